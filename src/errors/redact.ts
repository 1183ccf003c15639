import { type HeadersLike, headerEntries, isSecretHeader } from '../request/headers.ts'

/** What replaces a credential. */
export const redacted = '[redacted]'

/** Copies headers with every credential replaced, for logs and reports. */
export const redactHeaders = (headers: HeadersLike): Record<string, string> =>
  Object.fromEntries(headerEntries(headers).map(([name, value]) => [name, isSecretHeader(name) ? redacted : value]))

/**
 * Below this length a credential may be part of an ordinary word, so only whole tokens are
 * replaced.
 */
const shortSecret = 12

/**
 * Replaces every occurrence of the given credentials in a text; of two that overlap, the longer.
 */
export function redactText(text: string, secrets: readonly string[]): string {
  let clean = text
  for (const secret of secrets.toSorted((one, other) => other.length - one.length))
    for (const spelling of new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), btoa(secret)]))
      clean = replaceSecret(clean, spelling)
  return clean
}

function replaceSecret(text: string, secret: string): string {
  if (text.length < secret.length) return text
  const characters = Array.from(secret, (character) => character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&'))
  // A long secret may be broken into lines.
  const pattern = secret.length >= shortSecret ? characters.join('\\s*') : `(?<![A-Za-z0-9_])${characters.join('')}(?![A-Za-z0-9_])`
  return text.replace(new RegExp(pattern, 'g'), redacted)
}

/** Replaces the given credentials in every text of a JSON value, property names included. */
export function redactValue(value: unknown, secrets: readonly string[], depth = 0): unknown {
  // Nested deeper than the stack allows; the service never sends such a body.
  if (depth > 100) return redacted
  if (typeof value === 'string') return redactText(value, secrets)
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secrets, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [redactText(key, secrets), redactValue(item, secrets, depth + 1)]))
}

/** The properties by which the platform describes a failed connection. */
const described = ['code', 'errno', 'syscall', 'hostname', 'address', 'port'] as const

/**
 * Copies an error's cause as a plain error: name, message, stack, the platform's codes, and its own
 * cause. Anything else that a custom `fetch` may attach, such as the request with its headers, is
 * left behind.
 *
 * @param secrets - the credentials to replace in its texts
 */
export function safeCause(cause: unknown, secrets: readonly string[], depth = 0): unknown {
  if (cause === undefined || depth > 5) return undefined
  if (typeof cause !== 'object' || cause === null) return redactText(String(cause), secrets)
  const { name, message, stack, cause: inner, errors } = cause as Partial<AggregateError & { cause: unknown }>
  const copy = new Error(redactText(typeof message === 'string' ? message : Object.prototype.toString.call(cause), secrets))
  if (typeof name === 'string') copy.name = redactText(name, secrets)
  copy.stack = typeof stack === 'string' ? redactText(stack, secrets) : `${copy.name}: ${copy.message}`
  for (const property of described) {
    const value = (cause as Record<string, unknown>)[property]
    if (typeof value === 'string') Object.assign(copy, { [property]: redactText(value, secrets) })
    if (typeof value === 'number') Object.assign(copy, { [property]: value })
  }
  if (inner !== undefined) copy.cause = safeCause(inner, secrets, depth + 1)
  // A connection that failed to several addresses.
  if (Array.isArray(errors)) Object.assign(copy, { errors: errors.slice(0, 10).map((error) => safeCause(error, secrets, depth + 1)) })
  return copy
}
