import { type HeadersLike, headerEntries, isSecretHeader } from '../request/headers.ts'
import { inOneLine } from './ChatError.ts'
import {
  anyEscape,
  endOf,
  escapedTwice,
  escapesIn,
  inHtml,
  inJson,
  inSmallLetters,
  inUrl,
  type PlainText,
  plainTextOf,
  Search,
} from './occurrences.ts'

/** The text in place of a credential. */
export const redacted = '[redacted]'

/** Copies headers with every credential replaced, for logs and reports. */
export const redactHeaders = (headers: HeadersLike): Record<string, string> =>
  Object.fromEntries(headerEntries(headers).map(([name, value]) => [name, isSecretHeader(name) ? redacted : value]))

/** The parts of a request that an error must not show. */
export interface Hidden {
  /** Credentials and tokens, of the client and in the request. */
  readonly secrets: readonly string[]
  /** The request's address, which holds ids, and the path's template that stands for it. */
  readonly url: string
  readonly path: string
}

/** Below this length a credential may be an ordinary word. CometChat has none so short. */
const shortestSecret = 6

/** Below this length it may be part of an ordinary word, so only whole words are replaced. */
const shortSecret = 12

/**
 * Replaces every occurrence of the given credentials in a text: as they are, in Base64, and escaped
 * as in JSON, in HTML or in an address, be it twice. Long ones are also found in any case, broken
 * by white space, and within Base64, such as that of `user:password`. Of two that overlap, the
 * longer is replaced.
 */
export const redactText = (text: string, secrets: readonly string[]): string => redactorOf(secrets)(text)

/** Prepares the replacement of credentials in texts. */
function redactorOf(secrets: readonly string[]): (text: string) => string {
  const spellings = secrets
    .filter((secret) => withoutSpaces(secret).length >= shortestSecret)
    .toSorted((one, other) => other.length - one.length)
    .flatMap((secret) => [secret, ...inBase64(secret)])
  const soughtByEscapes = new Map<number, readonly Sought[]>()
  return (text) => {
    // No spelling is shorter.
    if (spellings.length === 0 || text.length < shortestSecret) return text
    const present = escapesIn(text, anyEscape)
    let clean = text
    const sought = soughtByEscapes.get(present) ?? soughtIn(present, spellings)
    soughtByEscapes.set(present, sought)
    const readings = new Map<number, PlainText>()
    for (const { isShort, escapes, search } of sought) {
      const key = 2 * escapes + Number(isShort)
      const reading = readings.get(key) ?? plainTextOf(clean, { escapes, keepsSpaces: isShort, ignoresCase: !isShort })
      readings.set(key, reading)
      const replaced = search.replaceIn(clean, reading, redacted, (from, to) => !isShort || isWord(reading.text, from, to))
      if (replaced !== clean) readings.clear()
      clean = replaced
    }
    return clean
  }
}

/** A secret to find in a text, and how the text is read. */
interface Sought {
  readonly isShort: boolean
  readonly escapes: number
  readonly search: Search
}

/** The escapes that are undone to find a secret: what looks like an escape may be none. */
const usualReadings: readonly number[] = [escapedTwice(anyEscape, anyEscape), inUrl | inJson, inUrl, inJson, inHtml, 0]

/** Those that are also undone for a secret that looks escaped: one kind after another. */
const exactReadings = [inUrl, inJson, inHtml].flatMap((first) => [inUrl, inJson, inHtml].map((second) => escapedTwice(first, second)))

/**
 * Lists the secrets to search a text for, in each reading of the text.
 *
 * @param present - the escapes that the text may have
 */
function soughtIn(present: number, spellings: readonly string[]): readonly Sought[] {
  const sought = new Map<string, Sought>()
  const looksEscaped = spellings.some((secret) => escapesIn(secret, anyEscape) > 0)
  // A secret may look like an escape. How it reads then may be shorter, so it is sought last.
  for (const isRead of [false, true])
    for (const kinds of looksEscaped ? [...exactReadings, ...usualReadings] : usualReadings) {
      if (kinds > 0 && (kinds & present) === 0) continue
      const escapes = kinds & (~anyEscape | present)
      for (const secret of spellings) {
        const spelling = (isRead ? plainTextOf(secret, { escapes: kinds, keepsSpaces: true }).text : secret).trim()
        const letters = withoutSpaces(spelling)
        const key = `${escapes} ${spelling}`
        if (letters.length < shortestSecret || sought.has(key) || (isRead && spelling === secret.trim())) continue
        const isShort = letters.length < shortSecret
        sought.set(key, { isShort, escapes, search: new Search(isShort ? spelling : inSmallLetters(letters)) })
      }
    }
  return [...sought.values()]
}

/** Whether a place in a text is part of no longer word. */
const isWord = (text: string, from: number, to: number) =>
  ![from, to].some((edge) => /^\w\w$/.test(text.slice(Math.max(0, edge - 1), edge + 1)))

/** The Base64 of a text, as the platform's `btoa` takes bytes only. */
export const base64 = (text: string) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

/**
 * What a text looks like in Base64. Of a long one it is what does not depend on the bytes before
 * and after it, in both alphabets.
 */
function inBase64(text: string): string[] {
  if (withoutSpaces(text).length < shortSecret) return [base64(text)]
  const { length } = new TextEncoder().encode(text)
  const shifted = [0, 1, 2].map((shift) =>
    base64('_'.repeat(shift) + text).slice(Math.ceil((shift * 4) / 3), Math.floor(((shift + length) * 4) / 3)),
  )
  return [...new Set(shifted.flatMap((spelling) => [spelling, spelling.replaceAll('+', '-').replaceAll('/', '_')]))]
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

/**
 * Replaces what an error must not show in a text that the platform or a custom `fetch` wrote. The
 * path's template stands for the address of the request.
 */
export function hideSecrets(text: string, { secrets, url, path }: Hidden): string {
  const inAddress = { escapes: inUrl | inJson, keepsSpaces: true }
  let clean = text
  const whole = url.replace(/^\w+:\/\/[^/]*/, '')
  for (const part of new Set([whole, whole.replace(/\?.*/s, '')])) {
    const sought = plainTextOf(part, inAddress).text
    if (sought.length <= 1) continue
    const before = clean
    const reading = plainTextOf(before, inAddress)
    const isWhole = (_: number, to: number) => !/[\w%-]/.test(before.charAt(endOf(reading, to)))
    clean = new Search(sought).replaceIn(before, reading, path, isWhole)
  }
  return redactText(clean, secrets)
}

/** Replaces the given credentials in every text of a JSON value, property names included. */
export function redactValue(value: unknown, secrets: readonly string[]): unknown {
  const redact = redactorOf(secrets)
  const redactIn = (value: unknown, depth: number): unknown => {
    // Nested deeper than the stack allows; CometChat never sends such a body.
    if (depth > 100) return redacted
    if (typeof value === 'string') return redact(value)
    if (Array.isArray(value)) return value.map((item) => redactIn(item, depth + 1))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), redactIn(item, depth + 1)]))
  }
  return redactIn(value, 0)
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
  if (typeof cause !== 'object' || cause === null) return hideSecrets(String(cause), hidden)
  const { name, message, stack, cause: inner, errors } = cause as Partial<AggregateError & { cause: unknown }>
  const copy = new Error(inOneLine(hideSecrets(typeof message === 'string' ? message : Object.prototype.toString.call(cause), hidden)))
  if (typeof name === 'string') copy.name = hideSecrets(name, hidden)
  // The parser's message quotes what it read.
  copy.stack =
    typeof stack === 'string'
      ? hideSecrets(
          stack.replace(`${message}`, () => inOneLine(`${message}`)),
          hidden,
        )
      : `${copy.name}: ${copy.message}`
  for (const property of described) {
    const value = (cause as Record<string, unknown>)[property]
    if (typeof value === 'string') Object.assign(copy, { [property]: hideSecrets(value, hidden) })
    if (typeof value === 'number') Object.assign(copy, { [property]: value })
  }
  if (inner !== undefined) copy.cause = safeCause(inner, hidden, depth + 1)
  // A connection that failed to several addresses.
  if (Array.isArray(errors)) Object.assign(copy, { errors: errors.slice(0, 10).map((error) => safeCause(error, hidden, depth + 1)) })
  return copy
}
