import type { Route } from './route.ts'

/** A request, ready to be sent but for the credentials. */
export interface Draft {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | FormData | ArrayBuffer | undefined
}

/**
 * Makes the request for one call.
 *
 * @param base - the API's address, without a trailing slash
 * @param given - path, query and header parameters by name, and the body as `body`
 * @param actor - uid of the user the client is bound to
 * @throws TypeError naming the argument and the fix, before anything is sent
 */
export function draft(base: string, route: Route, given: unknown, actor: string | undefined): Draft {
  const parameters = given === undefined ? {} : given
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw new TypeError(`${route.operation}: pass the arguments as one object, ${example(route)}.`)

  const path: Record<string, string> = {}
  const headers: Record<string, string> = { accept: 'application/json' }
  let query = ''
  let body: Draft['body']
  for (const name of Object.keys(parameters)) {
    const value = (parameters as Record<string, unknown>)[name]
    const place = route.places.get(name)
    if (!place)
      throw new TypeError(
        `${route.operation}: there is no argument \`${name}\`; it takes ${[...route.places.keys()].map((known) => `\`${known}\``).join(', ') || 'none'}.`,
      )
    if (value === undefined) continue
    if (place.in === 'path') path[name] = pathValue(route, name, value)
    else if (place.in === 'query') query += queryPart(route, name, value, place.joined)
    else if (place.in === 'header') headers[name] = headerValue(`${route.operation}: \`${name}\``, value)
    else if (place.in === 'form') body = form(route, value)
    else {
      body = json(route, value)
      headers['content-type'] = 'application/json'
    }
  }
  if (actor !== undefined && route.acting && !Object.hasOwn(headers, 'onBehalfOf')) headers.onBehalfOf = actor
  for (const name of route.required) {
    // Only what is the arguments' own has been read above.
    const given = name === 'onBehalfOf' ? headers : (parameters as Record<string, unknown>)
    if (Object.hasOwn(given, name) && given[name] !== undefined) continue
    throw new TypeError(
      `${route.operation}: \`${name}\` is missing${name === 'onBehalfOf' ? ': pass the uid of the user to act as, or call it on `client.as(uid)`' : `: ${example(route)}`}.`,
    )
  }

  let url = base + route.texts[0]
  for (let index = 0; index < route.names.length; index++) url += path[route.names[index] as string] + (route.texts[index + 1] as string)
  if (query) url += `?${query.slice(1)}`
  return { url, method: route.method, headers, body }
}

const example = (route: Route) => `pass ${route.required.length ? `{ ${route.required.join(', ')} }` : 'an object'}`

// Also between slashes: what lies between here and the service may decode a path before it resolves it.
const relativeSegment = /(^|[\\/]|%2f|%5c)(\.|%2e){1,2}($|[\\/]|%2f|%5c)/i

/** Checks a path value, which must not change which path is called, and encodes it. */
export function pathValue(where: Pick<Route, 'operation'>, name: string, value: unknown): string {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string') throw new TypeError(`${where.operation}: \`${name}\` must be a string; it is ${nameOf(value)}.`)
  if (text === '') throw new TypeError(`${where.operation}: \`${name}\` is empty; pass the identifier.`)
  if (relativeSegment.test(text))
    throw new TypeError(`${where.operation}: \`${name}\` must not hold a relative path segment; it would change which path is called.`)
  return encode(where, name, text)
}

/** Checks the value of a header that the caller names. */
export function headerValue(where: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`${where} must be a string; it is ${nameOf(value)}.`)
  const text = String(value)
  // The platform would cut the spaces off and send another value than was given.
  if (text === '' || text !== text.trim())
    throw new TypeError(`${where} is empty or has spaces around it; pass the bare value or leave it out.`)
  if (/[^\t\x20-\x7e\x80-\xff]/.test(text)) throw new TypeError(`${where} holds a line break or a character that a header cannot carry.`)
  return text
}

function queryPart(route: Route, name: string, value: unknown, joined: boolean): string {
  const key = `&${encodeURIComponent(name)}=`
  if (!Array.isArray(value)) return key + queryValue(route, name, value)
  if (value.length === 0) return ''
  const parts = value.map((one) => queryValue(route, name, one))
  return joined ? key + parts.join(',') : key + parts.join(key)
}

function queryValue(route: Route, name: string, value: unknown): string {
  if (typeof value === 'string') return encode(route, name, value)
  // A large number is written with a plus sign, which a query would read as a space.
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return encodeURIComponent(value)
  throw new TypeError(
    `${route.operation}: \`${name}\` must be a string, a finite number, a boolean or a list of these; it is ${nameOf(value)}. Leave it out for none.`,
  )
}

function encode(where: Pick<Route, 'operation'>, name: string, text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    throw new TypeError(`${where.operation}: \`${name}\` holds half of a surrogate pair, which no address can carry.`)
  }
}

function json(route: Route, value: unknown): string {
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`${route.operation}: \`body\` must be an object; it is ${nameOf(value)}.`)
  try {
    return JSON.stringify(value)
  } catch (cause) {
    throw new TypeError(`${route.operation}: \`body\` cannot be written as JSON: ${(cause as Error).message.split('\n')[0]}.`)
  }
}

/** A form of text fields and files; the platform adds its content type with the boundary. */
function form(route: Route, value: unknown): FormData {
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`${route.operation}: \`body\` must be an object; it is ${nameOf(value)}.`)
  const data = new FormData()
  for (const [name, field] of Object.entries(value)) {
    // A list is one part for each of its values.
    for (const one of Array.isArray(field) ? field : [field]) {
      if (one instanceof Blob) data.append(name, one)
      else if (one !== undefined) data.append(name, formText(route, name, one))
    }
  }
  return data
}

function formText(route: Route, name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new TypeError(`${route.operation}: \`body.${name}\` must be a string, a number, a boolean or a Blob; it is ${nameOf(value)}.`)
}

function nameOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return String(value)
  return `of type ${typeof value}`
}
