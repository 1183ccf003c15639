import { readBody } from './body.ts'
import { rememberSecrets } from './knownSecrets.ts'
import { decoded } from './query.ts'
import { headerOf, type RawRequest, type RawResponse } from './rawExchange.ts'
import { isSecretName, secretsInText } from './redact.ts'

/** Matches every text with a secret name; most bodies have none and need no parsing. */
const secretHint = /pass|pwd|secret|token|credential|cookie|auth|key|signature|jwt|pem/i

/**
 * Remembers the passwords, tokens and keys of a request: a server may repeat them under no telling
 * name, such as in an error message.
 */
export function rememberSecretsOf({ url, headers, body }: RawRequest): void {
  const query = pairsIn(url.split('?')[1] ?? '')
  rememberSecrets([...headers, ...query].flatMap(([name, value]) => (isSecretName(name) ? [value, ...partsOf(value)] : [])))
  rememberSecrets(/^[a-z]+:\/\/[^/?#@]*:([^/?#@]+)@/i.exec(url)?.slice(1).map(decoded) ?? [])
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
    return [decoded(name), decoded(value.join('='))]
  })

/**
 * The secrets within a header: what follows the scheme, the password in `Basic`, and the values of
 * cookies.
 */
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
  const read = readBody(isJson ? 'application/json' : contentType, text)
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
const errorIn = (read: ReturnType<typeof readBody>): unknown =>
  'value' in read ? (read.value as { error?: unknown } | null)?.error : undefined

/** What a value stands for that is written in quotes, encoded, or as a list. */
function readingsOf(written: string): string[] {
  const quoted = [...written.matchAll(/"((?:[^"\\]|\\.)*)"?(?!\s*:)|'([^']*)'?(?!\s*:)/g)].map(
    ([, double, single]) => double ?? single ?? '',
  )
  const texts = quoted.length > 0 ? quoted : [written.trim()]
  return texts.flatMap((text) => [text, unescaped(text), decoded(text.replaceAll('+', ' '))])
}

/** A text without JSON's escapes; as it is, if they are invalid. */
function unescaped(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string
  } catch {
    return text
  }
}
