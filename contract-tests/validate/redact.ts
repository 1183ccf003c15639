import type { Contract } from '../documents/contract.ts'
import { hidden, isKnownSecret, withoutKnownSecrets } from './knownSecrets.ts'
import { decoded } from './query.ts'
import { pathOf, type RawRequest, type RawResponse } from './rawExchange.ts'

// Removes keys, tokens and passwords from everything that is printed or stored: by the names of
// properties, headers, parameters and form fields, and by the format of values without such a name.

const secretWord = /password|passwd|passphrase|secret|token|credential|cookie|authorization|apikey|privatekey|signature|jwt|pwd/
const secretEnd = /(^|[a-z0-9])keys?$|^auth$|^sessionid$|^pem$/

/**
 * Names that the documents declare, with values that are no secrets. Only this spelling is exempt:
 * any other name is what it looks like.
 */
export const harmlessNames: ReadonlySet<string> = new Set(['searchKey', 'withAuthToken', 'tokenType', 'pushTokenType', 'maxTokens'])

/**
 * Whether a name says that its value is secret: `password`, `x-api-key`, `fcmTokens`,
 * `webhook_secret`.
 */
export function isSecretName(name: string): boolean {
  if (harmlessNames.has(name)) return false
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return secretWord.test(plain) || secretEnd.test(plain)
}

const secretValues: readonly [pattern: RegExp, replacement: string][] = [
  [/-----BEGIN [^-]*-----[\s\S]*?(?:-----END [^-]*-----|$)/g, hidden],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){1,4}/g, hidden],
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${hidden}`],
  [/([a-z][a-z0-9+.-]*:\/\/)[^\s/?#@"']+@/gi, `$1${hidden}@`],
  [/\b(?:sk|pk|rk)_(?:live|test)_\w{8,}|\b(?:gh[opsu]_|github_pat_|xox[abp]-|AKIA)[\w-]{8,}/g, hidden],
  [/\b[\w-]+_\d{8,}[0-9a-f]{16,}\b/gi, hidden],
  [/\b[0-9a-f]{32,}\b/gi, hidden],
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
    if (error instanceof RangeError) return hidden
    throw error
  }
}

/**
 * Text beyond this length is cut: reports show less, and a hostile server could make the patterns
 * slow.
 */
const maximumTextLength = 5000

/** Removes secrets from text that is not valid JSON. */
const redactUnparsed = (text: string): string => withoutSecretValues(withoutNamed(text, () => {}))

/** The values with secret names in text that is not valid JSON, as they are written there. */
export function secretsInText(text: string): string[] {
  const found: string[] = []
  for (let start = 0; start < Math.min(text.length, mostSearched); start += maximumTextLength - overlap)
    withoutNamed(text.slice(start, start + maximumTextLength), (value) => found.push(value))
  return found
}

/**
 * Text beyond this length is not searched for secrets: a hostile server could make the patterns
 * slow.
 */
const mostSearched = 60_000
/** What two searched parts share, so that a secret at their border is found. */
const overlap = 500

/** Hides the values with secret names in text that is not valid JSON. */
function withoutNamed(text: string, found: (value: string) => void): string {
  const hide = (whole: string, head: string, mask = hidden): string => {
    const value = whole.slice(head.length)
    if (value !== hidden && value !== `"${hidden}"`) found(value)
    return head + mask
  }
  const named = (whole: string, head: string, name: string): string => (isSecretName(decoded(name)) ? hide(whole, head) : whole)
  // A value that is already hidden keeps its quotes.
  const namedLiteral = (whole: string, head: string, name: string): string =>
    whole.slice(head.length) === `"${hidden}"` ? whole : named(whole, head, name)
  const namedOrEncoded = (whole: string, head: string, name: string): string => {
    const value = decoded(whole.slice(head.length))
    return whole.includes('%') && redactText(value) !== value ? hide(whole, head) : named(whole, head, name)
  }
  return text
    .replace(/("((?:[^"\\]|\\.)*)"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|\[[^\]]*\]?|\{[^}]*\}?|[^\s,}\]]+)/g, (whole, head, name) =>
      isSecretName(name) ? hide(whole, head, `"${hidden}"`) : nestedWithout(whole, head, found),
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
  if (typeof value !== 'object' || value === null) return isKnownSecret(String(value)) ? hidden : value
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
  return value === null || typeof value === 'boolean' ? value : hidden
}

/** Removes secrets from the user info, path and query of a URL. */
export function redactUrl(contracts: readonly Contract[], method: string, url: string): string {
  const [whole = ''] = url.split('#')
  const [address = '', ...queries] = whole.split('?')
  const query = queries.length > 0 ? queries.join('?') : undefined
  const path = pathOf(address)
  const head = address.slice(0, address.length - path.length).replace(/\/\/[^/@]*@/, `//${hidden}@`)
  const templates = contracts.flatMap(({ operations }) =>
    operations.filter((operation) => operation.method === method).map((operation) => operation.path.split('/')),
  )
  const segments = path.split('/')
  const fits = templates.filter((template) => {
    const own = segments.slice(-template.length + 1)
    return template.slice(1).every((part, index) => part.startsWith('{') || part === own[index])
  })
  const masked = segments.map((segment, index) => {
    const named = fits.some((template) => {
      const part = template[template.length - (segments.length - index)]
      return part?.startsWith('{') && isSecretName(part.slice(1, -1))
    })
    return named ? hidden : unlessSecret(segment)
  })
  const pairs = query?.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return isSecretName(decoded(name)) ? `${name}=${hidden}` : [name, ...value.map(unlessSecret)].join('=')
  })
  return head + masked.join('/') + (pairs ? `?${pairs.join('&')}` : '')
}

/** A part of a URL, or {@link hidden} if it is secret when decoded. */
const unlessSecret = (part: string): string => (redactText(decoded(part)) === decoded(part) ? part : hidden)

const variables: Readonly<Record<string, string>> = { apikey: 'CHAT_API_KEY', key: 'MANAGEMENT_KEY', secret: 'MANAGEMENT_SECRET' }

/** Protocol headers that the curl command leaves out. */
const omitted = /^(user-agent|accept|accept-.*|connection|host|content-length)$/i

/**
 * A request as a curl command that takes keys from the environment. The values of undeclared
 * headers are hidden.
 */
export function curlOf(contracts: readonly Contract[], { method, url, headers, body }: RawRequest): string {
  const declared = new Set(
    contracts.flatMap(({ operations }) =>
      operations.flatMap(({ parameters }) =>
        parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name.toLowerCase()),
      ),
    ),
  )
  const lines = headers
    .filter(([name]) => !omitted.test(name))
    .map(([name, value]) => {
      const variable = variables[name.toLowerCase()]
      if (variable) return ` -H "${name}: $${variable}"`
      const plain = (declared.has(name.toLowerCase()) || name.toLowerCase() === 'content-type') && !isSecretName(name)
      return ` -H ${quoted(`${name}: ${plain ? redactText(value) : hidden}`)}`
    })
  const data = body === undefined ? '' : ` --data-raw ${quoted(redactText(body))}`
  return `curl -X ${method} ${quoted(redactUrl(contracts, method, url))}${lines.join('')}${data}`
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const maximumResponseLength = 600

/** A response without secrets, shortened: status, content type and body. */
export function redactedResponse({ status, headers, body }: RawResponse): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const text = redactText(body)
  return `${status}${type ? ` ${redactText(type)}` : ''}${text && `\n${text.length > maximumResponseLength ? `${text.slice(0, maximumResponseLength)}…` : text}`}`
}
