import { form } from './form.ts'
import { limitOf } from './limit.ts'
import type { Route } from './route.ts'
import { unknownArgument } from './unknownArgument.ts'
import { checkObject, headerValue, pathValue, queryPart } from './values.ts'

/** A request that is complete except for the credentials. */
export interface PreparedRequest {
  url: string
  readonly method: string
  readonly headers: Record<string, string>
  /** A form is encoded before it is sent. */
  readonly body: string | Uint8Array | FormData | undefined
  /** The name of the rate limit that it counts against. */
  readonly limit: string
}

/** What all requests of a client have in common. */
export interface RequestDefaults {
  /** The API's address, without a trailing slash. */
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
  /** Uid of the user the client is bound to. */
  readonly actor: string | undefined
}

/**
 * Makes the request for one call.
 *
 * @param args - path, query and header parameters by name, and the body as `body`
 * @throws TypeError naming the argument and the fix
 */
export function prepareRequest({ base, headers: common, actor }: RequestDefaults, route: Route, args: unknown = {}): PreparedRequest {
  const { name: where, places, pieces } = route
  if (typeof args !== 'object' || args === null || Array.isArray(args))
    throw new TypeError(`${where}: pass the arguments as one object, ${example(route)}.`)
  const parameters = args as Readonly<Record<string, unknown>>
  const path: Record<string, string> = {}
  // Node 20 takes ten times as long to add properties to the copy that a spread makes.
  const headers: Record<string, string> = Object.assign({}, common)
  let query = ''
  let body: PreparedRequest['body']
  // Own properties only: a polluted prototype must not add arguments.
  for (const name of Object.keys(parameters)) {
    const value = parameters[name]
    const place = places.get(name)
    if (!place) throw unknownArgument(route, name, Object.keys(parameters))
    if (value === undefined) continue
    if (place === 'path') path[name] = pathValue(where, name, value)
    else if (place === 'header') headers[name] = headerValue(`${where}: \`${name}\``, value)
    else if (place === 'form') body = form(where, value)
    else if (place === 'body') {
      body = jsonBody(where, value)
      headers['content-type'] = 'application/json'
    } else query += queryPart(where, name, value, place)
  }
  if (actor !== undefined && route.entry.actor !== undefined && !Object.hasOwn(headers, 'onBehalfOf')) headers.onBehalfOf = actor
  for (const name of route.required) {
    const values = name === 'onBehalfOf' ? headers : parameters
    if (!Object.hasOwn(values, name) || values[name] === undefined) throw missing(route, name)
  }
  let url = base + pieces[0]
  for (let index = 1; index < pieces.length; index += 2) url += path[pieces[index] as string] + (pieces[index + 1] as string)
  if (query) url += `?${query.slice(1)}`
  return { url, method: route.method, headers, body, limit: limitOf(route, headers.onBehalfOf) }
}

/**
 * A property by which a body brings its own JSON, for properties in an order that no object can
 * have. The symbol is registered, as a program may load one entry as an ES module and another as
 * CommonJS.
 */
export const writtenJson: unique symbol = Symbol.for('cometchat-rest.json')

/**
 * Writes a body as JSON.
 * @throws TypeError saying why it cannot be written
 */
export function jsonBody(where: string, value: unknown): string {
  checkObject(`${where}: \`body\``, value)
  try {
    return (value as { readonly [writtenJson]?: string })[writtenJson] ?? JSON.stringify(value)
  } catch (cause) {
    throw new TypeError(`${where}: \`body\` cannot be written as JSON: ${String((cause as Error).message).split('\n')[0]}.`)
  }
}

const missing = (route: Route, name: string) =>
  new TypeError(
    `${route.name}: \`${name}\` is missing: ${
      name === 'onBehalfOf' ? 'pass the uid of the user to act as, or call it on `client.as(uid)`' : example(route)
    }.`,
  )

const example = ({ required }: Route) => `pass ${required.length > 0 ? `{ ${required.join(', ')} }` : 'an object'}`
