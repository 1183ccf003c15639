import type { Place } from './route.ts'

// Also between slashes: a proxy may decode a path before it resolves it.
const relativeSegment = /(^|[\\/]|%2f|%5c)(\.|%2e){1,2}($|[\\/]|%2f|%5c)/i

/**
 * @param what - how the error names the text
 * @throws TypeError for a text that would change which path is called
 */
export function checkSegments(what: string, text: string): void {
  if (relativeSegment.test(text))
    throw new TypeError(`${what} must not contain a relative path segment; it would change which path is called.`)
}

/**
 * Checks the path of a request, below the client's base URL.
 *
 * @param what - how the error names the path
 * @throws TypeError for a relative or empty segment
 */
export function checkPath(what: string, path: string): void {
  checkSegments(what, path)
  if (/^$|\/(\/|$)/.test(path)) throw new TypeError(`${what} must not contain an empty segment; pass the identifier that is missing.`)
}

/**
 * Checks that a path value cannot change which path is called, and encodes it.
 *
 * @param where - the operation, for the error
 * @throws TypeError naming the argument and the fix
 */
export function pathValue(where: string, name: string, value: unknown): string {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string') throw new TypeError(`${where}: \`${name}\` must be a string; it is ${nameOf(value)}.`)
  if (text === '') throw new TypeError(`${where}: \`${name}\` is empty; pass the identifier.`)
  checkSegments(`${where}: \`${name}\``, text)
  return encode(where, name, text)
}

/**
 * Checks the value of a header.
 *
 * @param what - how the error names the value, such as "`uid`"
 * @throws TypeError naming the value and the fix
 */
export function headerValue(what: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'boolean' && !Number.isSafeInteger(value))
    throw new TypeError(`${what} must be a string; it is ${nameOf(value)}.`)
  const text = String(value)
  // The platform would remove the spaces and send a different value.
  if (text === '' || text !== text.trim())
    throw new TypeError(`${what} is empty or has spaces around it; pass the bare value or leave it out.`)
  if (/[^\t\x20-\x7e\x80-\xff]/.test(text)) throw new TypeError(`${what} contains a line break or a character that a header cannot carry.`)
  return text
}

/**
 * Checks the uid of the user that a call acts for.
 * @throws TypeError naming the value and the fix
 */
export function actorValue(what: string, uid: unknown): string {
  if (typeof uid !== 'string' && !Number.isSafeInteger(uid)) throw new TypeError(`${what} must be a string; it is ${nameOf(uid)}.`)
  return headerValue(what, uid)
}

/**
 * One query parameter, with the `&` before it; a list is repeated, or joined with commas. An empty
 * list is an error, since leaving the parameter out would ask for everything.
 * @throws TypeError naming the argument and the fix
 */
export function queryPart(where: string, name: string, value: unknown, place: Place = 'query'): string {
  const key = `&${encode(where, name, name)}=`
  // A copy, as `map` passes over what a list lacks.
  const values: readonly unknown[] = Array.isArray(value) ? [...value] : [value]
  // Without the parameter, the response would have everybody.
  if (values.length === 0)
    throw new TypeError(`${where}: \`${name}\` is an empty list, which cannot be sent. Skip the call, or leave \`${name}\` out.`)
  return key + values.map((item) => queryValue(where, name, item)).join(place === 'joined' ? ',' : key)
}

function queryValue(where: string, name: string, value: unknown): string {
  if (value === '')
    throw new TypeError(`${where}: \`${name}\` is or has an empty string, which may select everything; leave it out to send none.`)
  if (typeof value === 'string') return encode(where, name, value)
  // No documented parameter takes a fraction, and a number above 2^53 has been rounded.
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value)
  throw new TypeError(
    `${where}: \`${name}\` must be a string, a whole number, a boolean or a list of these; it is ${nameOf(value)}. Leave it out to send none.`,
  )
}

function encode(where: string, name: string, text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    throw new TypeError(`${where}: \`${name}\` contains half of a surrogate pair, which no URL can carry.`)
  }
}

/**
 * Checks that a value has its content in properties.
 *
 * @param what - how the error names the value, such as "`body`"
 * @throws TypeError naming the value
 */
export function checkObject(what: string, value: unknown): asserts value is object {
  if (!hasProperties(value)) throw new TypeError(`${what} must be an object; it is ${nameOf(value)}.`)
}

/**
 * Whether a value has its content in properties of its own. A Map, a Promise, a Blob or the like
 * has none, and would be sent empty.
 */
export function hasProperties(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  // Collections of libraries such as Immutable.js serialize their content.
  if ('toJSON' in value) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  return !(Symbol.iterator in value) && (isPlain || Object.keys(value).length > 0)
}

/** A value's kind, as an error names it. */
export function nameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return String(value)
  return typeof value === 'object' && !hasProperties(value) ? `a ${(value as object).constructor?.name}` : `of type ${typeof value}`
}

/** The message of a thrown value, which can be anything; reading it can throw, too. */
export function messageOf(thrown: unknown): string {
  try {
    return String((thrown as Partial<Error> | null | undefined)?.message ?? thrown)
  } catch {
    return 'an error that cannot be read'
  }
}
