import { type HeadersLike, headerEntries, isSecretHeader } from '../request/headers.ts'
import { inOneLine } from './ChatError.ts'
import { type Reading, type ReadingOptions, readingOf, readingOfTwice, replaceIn } from './occurrences.ts'

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
export function redactText(text: string, secrets: readonly string[]): string {
  let clean = text
  const spellings = secrets
    .filter((secret) => withoutSpaces(secret).length >= shortestSecret)
    .toSorted((one, other) => other.length - one.length)
    .flatMap((secret) => [secret, ...inBase64(secret)])
  for (const [options, mark, readWith] of readings) {
    if (text.search(mark) < 0) continue
    let reading: Reading | undefined
    for (const spelling of spellings) {
      const replaced = replaceSecret(
        clean,
        (reading ??= readWith(clean, { ...options, ignoresCase: true })),
        (written) => readWith(written, { ...options, keepsSpaces: true }).text.trim(),
        spelling,
      )
      if (replaced !== clean) reading = undefined
      clean = replaced
    }
  }
  return clean
}

/** The Base64 of a text, as the platform's `btoa` takes bytes only. */
export const base64 = (text: string) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

/** The ways to read a text with certain marks, as what looks like an escape may be none. */
const readings: readonly (readonly [options: ReadingOptions, mark: RegExp, readWith: typeof readingOf])[] = [
  [{ percent: true, json: true, html: true }, /[%\\&]/, readingOfTwice],
  [{ percent: true, json: true }, /[%\\]/, readingOf],
  [{ percent: true }, /%/, readingOf],
  [{ json: true }, /\\/, readingOf],
  [{ html: true }, /&/, readingOf],
  [{}, /^/, readingOf],
]

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

function replaceSecret(text: string, reading: Reading, read: (written: string) => string, secret: string): string {
  // A secret may look like an escape.
  for (const spelling of new Set([secret.trim(), read(secret)])) {
    const sought = withoutSpaces(spelling)
    const isFound = (from: number, to: number) => {
      if (sought.length >= shortSecret) return true
      const written = text.slice(reading.starts[from], reading.ends[to - 1])
      return isWord(reading, from, to) && (written === spelling || read(written) === spelling)
    }
    const clean = sought === '' ? text : replaceIn(text, reading, inSmallLetters(sought), redacted, isFound)
    if (clean !== text) return clean
  }
  return text
}

/** As a text is read without its case: other letters may become several. */
const inSmallLetters = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** Whether a place in a text is a word: nothing before or after belongs to it. */
function isWord({ text, starts, ends }: Reading, from: number, to: number): boolean {
  const isBefore = from > 0 && ends[from - 1] === starts[from] && isWordCharacter(text, from - 1)
  return !isBefore && !(to < text.length && starts[to] === ends[to - 1] && isWordCharacter(text, to))
}

const isWordCharacter = (text: string, index: number) => /\w/.test(text.charAt(index))

const inAddress = { percent: true, json: true, keepsSpaces: true }

/**
 * Replaces what an error must not show in a text that the platform or a custom `fetch` wrote. The
 * path's template stands for the address of the request.
 */
export function hide(text: string, { secrets, url, path }: Hidden): string {
  let clean = text
  const whole = url.replace(/^\w+:\/\/[^/]*/, '')
  for (const part of new Set([whole, whole.replace(/\?.*/s, '')])) {
    const sought = readingOf(part, inAddress).text
    if (sought.length <= 1) continue
    const reading = readingOf(clean, inAddress)
    clean = replaceIn(clean, reading, sought, path, (_, to) => !/[\w%-]/.test(clean.charAt(reading.ends[to - 1] as number)))
  }
  return redactText(clean, secrets)
}

/** Replaces the given credentials in every text of a JSON value, property names included. */
export function redactValue(value: unknown, secrets: readonly string[], depth = 0): unknown {
  // Nested deeper than the stack allows; CometChat never sends such a body.
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
  const copy = new Error(inOneLine(hide(typeof message === 'string' ? message : Object.prototype.toString.call(cause), hidden)))
  if (typeof name === 'string') copy.name = hide(name, hidden)
  // The parser's message quotes what it read.
  copy.stack =
    typeof stack === 'string'
      ? hide(
          stack.replace(`${message}`, () => inOneLine(`${message}`)),
          hidden,
        )
      : `${copy.name}: ${copy.message}`
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
