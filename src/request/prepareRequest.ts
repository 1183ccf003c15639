import { form } from './form.ts'
import type { RequestBody } from './readBody.ts'
import type { Route } from './route.ts'
import { unknownArgument } from './unknownArgument.ts'
import { actorValue, checkObject, hasProperties, headerValue, messageOf, pathValue, queryPart } from './values.ts'

// The front door of this folder. In go the arguments of a call and the operation's entry in the
// generated table (`route.ts`); out comes a request without credentials, or an error that names the
// argument and the fix.

/** A request that is complete except for the credentials. */
export interface PreparedRequest {
  url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: RequestBody | undefined
  /** The name of the rate limit that it counts against. */
  readonly limit: string
}

export interface RequestDefaults {
  /** The API's address, without a trailing slash. */
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
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
  rejectInherited(route, args)
  if (!hasProperties(args)) throw new TypeError(`${where}: pass the arguments as one object, ${example(route)}.`)
  const parameters = args as Readonly<Record<string, unknown>>
  const path: Record<string, string> = {}
  // Node 20 takes ten times as long to add properties to the copy that a spread makes.
  const headers: Record<string, string> = Object.assign({}, common)
  let query = ''
  let body: RequestBody | undefined
  const given = new Set<string>()
  // Own properties only, and each is read once: a polluted prototype must not add arguments.
  for (const name of Object.keys(parameters)) {
    const value = parameters[name]
    const place = places.get(name)
    if (!place) throw unknownArgument(route, name, Object.keys(parameters))
    if (value === undefined) continue
    given.add(name)
    if (place === 'path') path[name] = pathValue(where, name, value)
    else if (place === 'header') headers[name] = (name === 'onBehalfOf' ? actorValue : headerValue)(`${where}: \`${name}\``, value)
    else if (place === 'form') body = form(where, value)
    else if (place === 'body') {
      body = jsonBody(where, value)
      headers['content-type'] = 'application/json'
    } else query += queryPart(where, name, value, place)
  }
  if (actor !== undefined && route.entry.actor !== undefined) {
    if (given.has('onBehalfOf') && headers.onBehalfOf !== actor) throw anotherUser(where)
    headers.onBehalfOf = actor
    given.add('onBehalfOf')
  }
  for (const name of route.required) if (!given.has(name)) throw missing(route, name)
  let url = base + pieces[0]
  for (let index = 1; index < pieces.length; index += 2) url += path[pieces[index] as string] + (pieces[index + 1] as string)
  if (query) url += `?${query.slice(1)}`
  return { url, method: route.method, headers, body, limit: limitOf(route, given.has('onBehalfOf') ? headers.onBehalfOf : undefined) }
}

/**
 * The name of the rate limit that a call of an operation counts against.
 *
 * @param actor - the uid of the user that the call acts for: some limits count each user apart
 */
export function limitOf({ name, entry: { limit = 'standard' } }: Route, actor: string | undefined): string {
  return limit === 'user' ? `${name} ${actor}` : limit === 'operation' ? name : limit
}

/** The error for a call that names another user than the one that its client is bound to. */
export const anotherUser = (where: string) =>
  new TypeError(`${where}: this client and the request act for different users; call \`as\` on a client that acts for none.`)

/** An argument that an object inherits would be left out without a word. */
function rejectInherited({ name: where, places }: Route, parameters: unknown): void {
  const prototype = typeof parameters === 'object' && parameters && Object.getPrototypeOf(parameters)
  if (!prototype || prototype === Object.prototype) return
  for (const name of places.keys())
    if (name in prototype && !(name in Object.prototype) && !Object.hasOwn(parameters as object, name))
      throw new TypeError(`${where}: \`${name}\` is inherited; pass it as a property of the object itself.`)
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
  const text = bodyText(where, () => (value as { readonly [writtenJson]?: string })[writtenJson] ?? JSON.stringify(value))
  // The types cannot say what `toJSON` returns.
  if (text?.startsWith('{')) return text
  throw new TypeError(`${where}: the \`toJSON\` of \`body\` must return an object; in JSON it gives ${text ?? 'nothing'}.`)
}

/**
 * Writes a body, whose getters and `toJSON` may throw anything.
 * @throws TypeError saying why it cannot be written
 */
export function bodyText<Text>(where: string, write: () => Text): Text {
  try {
    return write()
  } catch (cause) {
    throw new TypeError(`${where}: \`body\` cannot be written as JSON: ${messageOf(cause).split('\n')[0]}.`)
  }
}

const missing = (route: Route, name: string) =>
  new TypeError(
    `${route.name}: \`${name}\` is missing: ${
      name === 'onBehalfOf' ? 'pass the uid of the user to act as, or call it on `client.as(uid)`' : example(route)
    }.`,
  )

const example = ({ required }: Route) => `pass ${required.length > 0 ? `{ ${required.join(', ')} }` : 'an object'}`
