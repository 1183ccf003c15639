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
 * @throws TypeError naming the argument and the fix, before anything is sent
 */
export function draft({ base, headers: common, actor }: Sender, route: Route, given: unknown): Draft {
  const parameters = given === undefined ? {} : given
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw new TypeError(`${route.operation}: pass the arguments as one object, ${example(route)}.`)

  const path: Record<string, string> = {}
  const headers: Record<string, string> = { ...common }
  let query = ''
  let body: Draft['body']
  for (const name of Object.keys(parameters)) {
    const value = (parameters as Record<string, unknown>)[name]
    const place = route.places.get(name)
    if (!place) throw new TypeError(`${route.operation}: there is no argument \`${name}\`; it takes ${list([...route.places.keys()])}.`)
    if (value === undefined) continue
    if (place === 'path') path[name] = pathValue(route.operation, name, value)
    else if (place === 'header') headers[name] = headerValue(`${route.operation}: \`${name}\``, value)
    else if (place === 'form') body = form(route.operation, value)
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
    throw new TypeError(
      `${route.operation}: \`${name}\` is missing: ${
        name === 'onBehalfOf' ? 'pass the uid of the user to act as, or call it on `client.as(uid)`' : example(route)
      }.`,
    )
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

/** Names as an error lists them. */
export const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || 'none'

const example = (route: Route) => `pass ${route.required.length ? `{ ${route.required.join(', ')} }` : 'an object'}`

// Also between slashes: a proxy may decode a path before it resolves it.
const relativeSegment = /(^|[\\/]|%2f|%5c)(\.|%2e){1,2}($|[\\/]|%2f|%5c)/i

/**
 * Checks that a path value cannot change which path is called, and encodes it.
 * @throws TypeError
 */
export function pathValue(where: string, name: string, value: unknown): string {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string') throw new TypeError(`${where}: \`${name}\` must be a string; it is ${nameOf(value)}.`)
  if (text === '') throw new TypeError(`${where}: \`${name}\` is empty; pass the identifier.`)
  if (relativeSegment.test(text))
    throw new TypeError(`${where}: \`${name}\` must not hold a relative path segment; it would change which path is called.`)
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
 * @throws TypeError
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
  throw new TypeError(
    `${where}: \`${name}\` must be a string, a finite number, a boolean or a list of these; it is ${nameOf(value)}. Leave it out for none.`,
  )
}

function encode(where: string, name: string, text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    throw new TypeError(`${where}: \`${name}\` holds half of a surrogate pair, which no address can carry.`)
  }
}

function json(where: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${where}: \`body\` must be an object; it is ${nameOf(value)}.`)
  try {
    return JSON.stringify(value)
  } catch (cause) {
    throw new TypeError(`${where}: \`body\` cannot be written as JSON: ${(cause as Error).message.split('\n')[0]}.`)
  }
}

/** A form of text fields and files; the platform adds its content type with the boundary. */
function form(where: string, value: unknown): FormData {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${where}: \`body\` must be an object; it is ${nameOf(value)}.`)
  const data = new FormData()
  for (const [name, field] of Object.entries(value)) {
    // A list is one part for each of its values.
    for (const one of Array.isArray(field) ? field : [field]) {
      if (one instanceof Blob) data.append(name, one)
      else if (one !== undefined) data.append(name, formText(where, name, one))
    }
  }
  return data
}

function formText(where: string, name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new TypeError(`${where}: \`body.${name}\` must be a string, a number, a boolean or a Blob; it is ${nameOf(value)}.`)
}

/** What a value is, as an error says it. */
export function nameOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return String(value)
  return `of type ${typeof value}`
}
