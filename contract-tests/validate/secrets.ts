import { decodedText } from '../documents/router.ts'
import { decodeBody } from './body.ts'
import { headerOf, type RawRequest, type RawResponse } from './rawExchange.ts'

// Keeps keys, tokens and passwords out of everything that is printed or stored. A secret is known
// by the name of its property, header, parameter or form field, by its format, or because a run has
// sent or received it: `rememberSecretsOf` takes a request, `redactText` and `redactValue` return
// what may be printed.

/** Replaces a hidden value. */
export const hiddenText = '…'

/**
 * The secrets in use, in all their forms and in lower case, by their first characters: a long run
 * has thousands, and each text is searched for all of them.
 */
const known = new Map<string, Set<string>>()
const indexed = 4

const knownAt = (text: string, index: number): ReadonlySet<string> | undefined => known.get(text.slice(index, index + indexed))

/** A text of the same length in lower case; a server may repeat a secret in another case. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * Remembers secrets in use, so that they are hidden wherever they occur, encoded or not. Values
 * under six characters are ignored, because they match too much.
 */
export function rememberSecrets(values: readonly (string | undefined)[]): void {
  for (const value of values)
    if (value !== undefined && value.length >= 6 && !isKnownSecret(value))
      for (const form of formsOf(value).map(lower)) {
        const start = form.slice(0, indexed)
        known.set(start, (known.get(start) ?? new Set()).add(form))
      }
}

/** Whether a text is a secret in use. */
function isKnownSecret(text: string): boolean {
  const plain = lower(text)
  return knownAt(plain, 0)?.has(plain) ?? false
}

/**
 * The encodings of a text: plain, JSON, HTML, hexadecimal, percent-encoded, and within base64,
 * which depends on the number of bytes before it.
 */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value)
  const percent = encodeURIComponent(bytes.toString())
  const base64 = [0, 1, 2].map((before) =>
    Buffer.from(`${'-'.repeat(before)}${value}`)
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1)
      .replace(/.?=+$/, ''),
  )
  const html = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return [
    value,
    value.toUpperCase(),
    value.toLowerCase(),
    JSON.stringify(value).slice(1, -1),
    html,
    html.replaceAll("'", '&#39;'),
    bytes.toString('hex'),
    percent,
    percent.replaceAll('%20', '+'),
    encodeURIComponent(percent),
    ...[bytes.toString('base64').replace(/=+$/, ''), ...base64].flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]),
  ]
}

/**
 * A text without the secrets in use. If several start at the same position, the longest is removed.
 */
function withoutKnownSecrets(text: string): string {
  if (known.size === 0) return text
  const searched = lower(text)
  let plain = ''
  let copied = 0
  for (let index = 0; index < text.length; index++) {
    let length = 0
    for (const form of knownAt(searched, index) ?? []) if (form.length > length && searched.startsWith(form, index)) length = form.length
    if (length === 0) continue
    plain += text.slice(copied, index) + hiddenText
    copied = index + length
    index = copied - 1
  }
  return plain + text.slice(copied)
}

const secretWord = /password|passwd|passphrase|secret|token|credential|cookie|authorization|apikey|privatekey|signature|jwt|pwd/
const secretEnd = /(^|[a-z0-9])keys?$|^auth$|^sessionid$|^pem$/

/**
 * Names that the documents declare, with values that are no secrets. Only this spelling is exempt:
 * any other name is what it looks like.
 */
export const harmlessNames: ReadonlySet<string> = new Set(['searchKey', 'withAuthToken', 'tokenType', 'pushTokenType', 'maxTokens'])

/** Whether a value with this name is secret, as with `password`, `x-api-key` and `fcmTokens`. */
export function isSecretName(name: string): boolean {
  if (harmlessNames.has(name)) return false
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return secretWord.test(plain) || secretEnd.test(plain)
}

const secretValues: readonly [pattern: RegExp, replacement: string][] = [
  [/-----BEGIN [^-]*-----[\s\S]*?(?:-----END [^-]*-----|$)/g, hiddenText],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){1,4}/g, hiddenText],
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${hiddenText}`],
  [/(?<=:\/\/)[^\s/?#@"']+@/g, `${hiddenText}@`],
  [/\b(?:sk|pk|rk)_(?:live|test)_\w{8,}|\b(?:gh[opsu]_|github_pat_|xox[abp]-|AKIA)[\w-]{8,}/g, hiddenText],
  [/\b[\w-]+_\d{8,}[0-9a-f]{16,}\b/gi, hiddenText],
  [/\b[0-9a-f]{32,}\b/gi, hiddenText],
]

/** A text without known credentials and anything that looks like a credential. */
function withoutSecretValues(text: string): string {
  let plain = withoutKnownSecrets(text)
  for (const [pattern, replacement] of secretValues) plain = plain.replace(pattern, replacement)
  return plain
}

/**
 * Removes secrets from any text: JSON (even invalid or truncated), forms, headers, URLs and XML.
 */
export function redactText(text: string): string {
  if (/^\s*[[{"]/.test(text)) {
    try {
      return JSON.stringify(redactValue(JSON.parse(text)))
    } catch {
      // Invalid, truncated or too deeply nested: treated as text below.
    }
  }
  try {
    return text.length > maximumTextLength ? `${redactUnparsed(text.slice(0, maximumTextLength))}…` : redactUnparsed(text)
  } catch (error) {
    if (error instanceof RangeError) return hiddenText
    throw error
  }
}

/** Text beyond this length is cut: a hostile server could make the patterns slow. */
const maximumTextLength = 5000

/** Removes secrets from text that is not valid JSON. */
const redactUnparsed = (text: string): string => withoutSecretValues(withoutNamed(withoutSecretSegments(text), () => {}))

/** Hides what follows the name of a secret in a path, such as `/apikeys/…`, documented or not. */
export const withoutSecretSegments = (text: string): string =>
  text.replace(/(?<=\/([\w.-]{1,60})\/)[^\s/?#{}"'<>,;]+/g, (segment, name: string) => (isSecretName(name) ? hiddenText : segment))

/** The values with secret names in text that is not valid JSON, as they are written there. */
function secretsInText(text: string): string[] {
  const found: string[] = []
  for (let start = 0; start < Math.min(text.length, mostSearched); start += maximumTextLength - overlap)
    withoutNamed(text.slice(start, start + maximumTextLength), (value) => found.push(value))
  return found
}

/** Text beyond this length is not searched: a hostile server could make the patterns slow. */
const mostSearched = 60_000
/** The characters that two searched parts share, so that a secret at their border is found. */
const overlap = 500

/** Hides the values with secret names in text that is not valid JSON. */
function withoutNamed(text: string, found: (value: string) => void): string {
  const hide = (whole: string, head: string, mask = hiddenText): string => {
    const value = whole.slice(head.length)
    if (value !== hiddenText && value !== `"${hiddenText}"`) found(value)
    return head + mask
  }
  const named = (whole: string, head: string, name: string): string => (isSecretName(decodedText(name)) ? hide(whole, head) : whole)
  // A value that is already hidden keeps its quotes.
  const namedLiteral = (whole: string, head: string, name: string): string =>
    whole.slice(head.length) === `"${hiddenText}"` ? whole : named(whole, head, name)
  const namedOrEncoded = (whole: string, head: string, name: string): string => {
    const value = decodedText(whole.slice(head.length))
    return whole.includes('%') && redactText(value) !== value ? hide(whole, head) : named(whole, head, name)
  }
  return text
    .replace(/("((?:[^"\\]|\\.)*)"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|\[[^\]]*\]?|\{[^}]*\}?|[^\s,}\]]+)/g, (whole, head, name) =>
      isSecretName(name) ? hide(whole, head, `"${hiddenText}"`) : nestedWithout(whole, head, found),
    )
    .replace(/(name="([^"]*)"[^\r\n]*(?:\r?\n[^\r\n]+)*\r?\n\r?\n)(?:(?!\r?\n--)[\s\S])*/gi, named)
    .replace(/((?:^|[&?;\s"'])([\w.%[\]-]+)=)[^&;\s"']+/g, namedOrEncoded)
    .replace(/(\b([\w.-]{1,100})["']?\s*[=:]\s*)(?:"[^"\r\n]*"?|'[^'\r\n]*'?|\[[^\]\r\n]*\]?)/g, namedLiteral)
    .replace(/(\b([\w.-]{1,100})\s+=\s+)[^\s,;"'[{]+/g, named)
    .replace(/(\bname\s*=\s*["']?([\w.-]{1,100})["']?[^<>]{0,200}?\bvalue\s*=\s*)(?:"[^"]*"?|'[^']*'?|[^\s<>"']+)/gi, named)
    .replace(/((?:^|\s)--?([\w-]+)\s+)[^\s-]\S*/g, named)
    .replace(/(<([\w:-]+)[^>]*>)[^<]+/g, named)
    .replace(/^(\s*([\w-]+):[ \t]*)[^\r\n]+/gm, named)
}

/** In invalid JSON, an object or array may contain nested secrets. */
function nestedWithout(whole: string, head: string, found: (value: string) => void): string {
  const value = whole.slice(head.length)
  return value.startsWith('{') || value.startsWith('[') ? head + value.slice(0, 1) + withoutNamed(value.slice(1), found) : whole
}

/**
 * Removes secrets from a JSON value: everything below a secret name, and the `value` beside a
 * secret `name` or `key`.
 */
export function redactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactValue)
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? redactText(value) : redactWords(value)
  if (typeof value !== 'object' || value === null) return isKnownSecret(String(value)) ? hiddenText : value
  const entries = Object.entries(value)
  const label = entries.some(([name, child]) => /^(name|key|header)$/i.test(name) && typeof child === 'string' && isSecretName(child))
  return Object.fromEntries(
    entries.map(([name, child]) => [
      name,
      (isSecretName(name) && !(name === 'key' && label)) || (label && name === 'value') ? hiddenLeaves(child) : redactValue(child),
    ]),
  )
}

/** Removes secrets from a string property, which may contain a URL or a form. */
function redactWords(text: string): string {
  if (text.length > maximumTextLength) return `${redactWords(text.slice(0, maximumTextLength))}…`
  return /[=:<]/.test(text) ? redactText(text) : withoutSecretValues(text)
}

const hiddenLeaves = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hiddenLeaves)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, hiddenLeaves(child)]))
  return value === null || typeof value === 'boolean' ? value : hiddenText
}

/** Matches every text with a secret name; most bodies have none and need no parsing. */
const secretHint = /pass|pwd|secret|token|credential|cookie|auth|key|signature|jwt|pem/i

/**
 * Remembers the passwords, tokens and keys of a request: a server may repeat them under no telling
 * name, such as in an error message.
 */
export function rememberSecretsOf({ url, headers, body }: RawRequest): void {
  const query = pairsIn(url.split('?')[1] ?? '')
  rememberSecrets([...headers, ...query].flatMap(([name, value]) => (isSecretName(name) ? [value, ...partsOf(value)] : [])))
  rememberSecrets(/^[a-z]+:\/\/[^/?#@]*:([^/?#@]+)@/i.exec(url)?.slice(1).map(decodedText) ?? [])
  rememberSecretsIn({ headers, body })
}

/** Remembers the passwords, tokens and keys in the body of a request or a response. */
export function rememberSecretsIn({ headers, body }: Pick<RawRequest | RawResponse, 'headers' | 'body'>): void {
  if (body !== undefined && secretHint.test(body)) rememberSecrets(secretsIn(body, headerOf(headers, 'content-type') ?? ''))
}

/** The names and values of a query or form. */
const pairsIn = (text: string): [name: string, value: string][] =>
  text.split('&').map((pair) => {
    const [name = '', ...value] = pair.replaceAll('+', ' ').split('=')
    return [decodedText(name), decodedText(value.join('='))]
  })

/** The secrets within a header: after the scheme, the password of `Basic`, and cookies. */
function partsOf(value: string): string[] {
  const [, scheme = '', credential] = /^(\w+) (\S+)$/.exec(value) ?? []
  const cookies = value.includes(';') || /^\w+=/.test(value) ? value.split(/;\s*/).map((part) => part.slice(part.indexOf('=') + 1)) : []
  const password = /^basic$/i.test(scheme) && credential ? Buffer.from(credential, 'base64').toString().split(':').slice(1).join(':') : ''
  return [...(credential ? [credential] : []), password, ...cookies]
}

/** All texts with secret names in a body: JSON, a form, or any other text, such as broken JSON. */
function secretsIn(text: string, contentType: string): string[] {
  if (/x-www-form-urlencoded/i.test(contentType)) return pairsIn(text).flatMap(([name, value]) => (isSecretName(name) ? [value] : []))
  const isJson = /^\s*[[{]/.test(text)
  const read = decodeBody(isJson ? 'application/json' : contentType, text)
  const found: string[] = []
  const walk = (value: unknown, isSecret: boolean): void => {
    if (typeof value === 'string' && isSecret) found.push(value)
    if (typeof value !== 'object' || value === null) return
    for (const [name, child] of Object.entries(value)) {
      // An error's details have a reason under the name of each field, which is no secret.
      if (name === 'details' && value === errorIn(read)) continue
      walk(child, isSecret || (!Array.isArray(value) && isSecretName(name)))
    }
  }
  if ('value' in read && typeof read.value === 'object') walk(read.value, false)
  // A form may be cut off.
  if (!isJson || 'fault' in read) for (const written of secretsInText(text)) found.push(...readingsOf(written))
  return found
}

/** The error of a response. */
const errorIn = (read: ReturnType<typeof decodeBody>): unknown =>
  'value' in read ? (read.value as { error?: unknown } | null)?.error : undefined

/** The values that a text stands for which is in quotes, encoded, or a list. */
function readingsOf(written: string): string[] {
  const quoted = [...written.matchAll(/"((?:[^"\\]|\\.)*)"?(?!\s*:)|'([^']*)'?(?!\s*:)/g)].map(
    ([, double, single]) => double ?? single ?? '',
  )
  const texts = quoted.length > 0 ? quoted : [written.trim()]
  return texts.flatMap((text) => [text, unescaped(text), decodedText(text.replaceAll('+', ' '))])
}

/** A text without JSON's escapes; as it is, if they are invalid. */
function unescaped(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string
  } catch {
    return text
  }
}
