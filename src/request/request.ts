import type { Place, Route } from './route.ts'

/** A request that is complete except for the credentials. */
export interface Draft {
  url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | FormData | ArrayBuffer | undefined
  /** The name of the rate limit that it counts against. */
  readonly limit: string
}

/** What all requests of a client have in common. */
export interface Sender {
  /** The API's address, without a trailing slash. */
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
  /** Uid of the user the client is bound to. */
  readonly actor: string | undefined
}

/**
 * Makes the request for one call.
 *
 * @param given - path, query and header parameters by name, and the body as `body`
 * @param form - writes a body that is a form
 * @throws Refusal of an argument, or TypeError for a value that no header can carry, before anything is sent
 */
export function draft(
  { base, headers: common, actor }: Sender,
  route: Route,
  given: unknown,
  form?: (where: string, value: unknown) => FormData,
): Draft {
  const parameters = given === undefined ? {} : given
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw new Refusal('arguments', route.operation, '', route)

  const path: Record<string, string> = {}
  const headers: Record<string, string> = { ...common }
  let query = ''
  let body: Draft['body']
  for (const name of Object.keys(parameters)) {
    const value = (parameters as Record<string, unknown>)[name]
    const place = route.places.get(name)
    if (!place) throw new Refusal('unknown', route.operation, name, route)
    if (value === undefined) continue
    if (place === 'path') path[name] = pathValue(route.operation, name, value)
    else if (place === 'header') headers[name] = headerValue(`${route.operation}: \`${name}\``, value)
    else if (place === 'form') body = form?.(route.operation, value)
    else if (place === 'body') {
      body = json(route.operation, value)
      headers['content-type'] = 'application/json'
    } else query += queryPart(route.operation, name, value, place)
  }
  if (actor !== undefined && route.entry.actor !== undefined && !Object.hasOwn(headers, 'onBehalfOf')) headers.onBehalfOf = actor
  for (const name of route.required) {
    // Only the arguments' own properties have been read above.
    const given = name === 'onBehalfOf' ? headers : (parameters as Record<string, unknown>)
    if (Object.hasOwn(given, name) && given[name] !== undefined) continue
    throw new Refusal('missing', route.operation, name, route)
  }

  const { pieces } = route
  let url = base + pieces[0]
  for (let index = 1; index < pieces.length; index += 2) url += path[pieces[index] as string] + (pieces[index + 1] as string)
  if (query) url += `?${query.slice(1)}`
  return { url, method: route.method, headers, body, limit: limitOf(route, headers.onBehalfOf) }
}

/** The name of the rate limit that a call of an operation counts against. */
export function limitOf({ operation, entry: { limit = 'standard' } }: Route, actor: string | undefined): string {
  return limit === 'user' ? `${operation} ${actor}` : limit === 'operation' ? operation : limit
}

/** Why an argument cannot be sent. The message is made of it later, see `explain`. */
export class Refusal {
  readonly reason: 'arguments' | 'unknown' | 'missing' | 'path' | 'query' | 'text' | 'body'
  /** The operation. */
  readonly where: string
  readonly name: string
  /** What was given, or the route of an argument that is missing or unknown. */
  readonly value: unknown

  constructor(reason: Refusal['reason'], where: string, name: string, value?: unknown) {
    this.reason = reason
    this.where = where
    this.name = name
    this.value = value
  }
}

// Also between slashes: a proxy may decode a path before it resolves it.
const relativeSegment = /(^|[\\/]|%2f|%5c)(\.|%2e){1,2}($|[\\/]|%2f|%5c)/i

/**
 * Checks that a path value cannot change which path is called, and encodes it.
 * @throws Refusal
 */
export function pathValue(where: string, name: string, value: unknown): string {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string' || text === '' || relativeSegment.test(text)) throw new Refusal('path', where, name, value)
  return encode(where, name, text)
}

/** Checks the value of a header that the caller names. */
export function headerValue(where: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`${where} must be a string; it is ${nameOf(value)}.`)
  const text = String(value)
  // The platform would remove the spaces and send a different value.
  if (text === '' || text !== text.trim())
    throw new TypeError(`${where} is empty or has spaces around it; pass the bare value or leave it out.`)
  if (/[^\t\x20-\x7e\x80-\xff]/.test(text)) throw new TypeError(`${where} holds a line break or a character that a header cannot carry.`)
  return text
}

/**
 * One query parameter, `&` included; a list is repeated, or joined with commas.
 * @throws Refusal
 */
export function queryPart(where: string, name: string, value: unknown, place: Place = 'query'): string {
  const key = `&${encode(where, name, name)}=`
  const values = Array.isArray(value) ? value : [value]
  return values.length === 0 ? '' : key + values.map((one) => queryValue(where, name, one)).join(place === 'joined' ? ',' : key)
}

function queryValue(where: string, name: string, value: unknown): string {
  if (typeof value === 'string') return encode(where, name, value)
  // A large number is written with a plus sign, which a query would read as a space.
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return encodeURIComponent(value)
  throw new Refusal('query', where, name, value)
}

function encode(where: string, name: string, text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    throw new Refusal('text', where, name)
  }
}

function json(where: string, value: unknown): string {
  let problem = value
  try {
    if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  } catch (cause) {
    problem = cause
  }
  throw new Refusal('body', where, 'body', problem)
}

/** What a value is, as an error says it. */
export function nameOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return String(value)
  return `of type ${typeof value}`
}
