import { type HeadersLike, headerEntries, isSecretHeader } from '../request/headers.ts'

/** What replaces a credential. */
export const redacted = '[redacted]'

/** Copies headers with every credential replaced, for logs and reports. */
export const redactHeaders = (headers: HeadersLike): Record<string, string> =>
  Object.fromEntries(headerEntries(headers).map(([name, value]) => [name, isSecretHeader(name) ? redacted : value]))

/** What an error must not show. */
export interface Hidden {
  /** Credentials and tokens, of the client and in the request. */
  readonly secrets: readonly string[]
  /** The request's address, which holds ids, and the path's template that stands for it. */
  readonly url: string
  readonly path: string
}

/**
 * Below this length a credential may be part of an ordinary word, so only whole tokens are
 * replaced.
 */
const shortSecret = 12

/**
 * Replaces every occurrence of the given credentials in a text, however it spells their characters;
 * of two that overlap, the longer.
 */
export function redactText(text: string, secrets: readonly string[]): string {
  let clean = text
  for (const secret of secrets.toSorted((one, other) => other.length - one.length))
    for (const spelling of new Set([secret, base64(secret)])) clean = replaceSecret(clean, spelling)
  return clean
}

/** The Base64 of a text, as the platform's `btoa` takes bytes only. */
export const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

function replaceSecret(text: string, secret: string): string {
  if (secret === '' || text.length < secret.length) return text
  // A long secret may be broken into lines, also within JSON.
  const isLong = secret.length >= shortSecret
  const pattern = Array.from(secret, spellings).join(isLong ? '(?:\\s|\\\\[nrt])*' : '')
  return text.replace(new RegExp(isLong ? pattern : `(?<![A-Za-z0-9_])${pattern}(?![A-Za-z0-9_])`, 'gu'), redacted)
}

/** A pattern for a character as it is, in an address, and in JSON. */
function spellings(character: string): string {
  const bytes = Array.from(new TextEncoder().encode(character), (byte) => `%${hexadecimal(byte, 2)}`)
  const units = Array.from({ length: character.length }, (_, index) => `\\\\u${hexadecimal(character.charCodeAt(index), 4)}`)
  const literal = character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
  return `(?:${[literal, bytes.join(''), units.join(''), ...(/["\\/]/.test(character) ? [`\\\\${literal}`] : [])].join('|')})`
}

const hexadecimal = (value: number, digits: number) =>
  value
    .toString(16)
    .padStart(digits, '0')
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)

/** Replaces what an error must not show in a text that the platform or a custom `fetch` wrote. */
export function hide(text: string, { secrets, url, path }: Hidden): string {
  let clean = text
  const [address = '', query] = url.replace(/^\w+:\/\/[^/]*/, '').split('?')
  for (const part of query === undefined ? [address] : [`${address}?${query}`, address]) {
    if (part.length <= 1) continue
    const pattern = Array.from(decoded(part), spellings).join('')
    clean = clean.replace(new RegExp(`${pattern}(?![\\w%-])`, 'gu'), () => path)
  }
  return redactText(clean, secrets)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
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
 * @param hidden - what to replace in its texts
 */
export function safeCause(cause: unknown, hidden: Hidden, depth = 0): unknown {
  if (cause === undefined || depth > 5) return undefined
  if (typeof cause !== 'object' || cause === null) return hide(String(cause), hidden)
  const { name, message, stack, cause: inner, errors } = cause as Partial<AggregateError & { cause: unknown }>
  const copy = new Error(hide(typeof message === 'string' ? message : Object.prototype.toString.call(cause), hidden))
  if (typeof name === 'string') copy.name = hide(name, hidden)
  copy.stack = typeof stack === 'string' ? hide(stack, hidden) : `${copy.name}: ${copy.message}`
  for (const property of described) {
    const value = (cause as Record<string, unknown>)[property]
    if (typeof value === 'string') Object.assign(copy, { [property]: hide(value, hidden) })
    if (typeof value === 'number') Object.assign(copy, { [property]: value })
  }
  if (inner !== undefined) copy.cause = safeCause(inner, hidden, depth + 1)
  // A connection that failed to several addresses.
  if (Array.isArray(errors)) Object.assign(copy, { errors: errors.slice(0, 10).map((error) => safeCause(error, hidden, depth + 1)) })
  return copy
}
