import { checkSendOptions, checkSignal, ownOptions, sendOptionNames, timerTime } from './checks.ts'
import { type HeadersLike, headerEntries, isSecretHeader } from './headers.ts'
import type { PreparedRequest } from './prepareRequest.ts'
import type { Route } from './route.ts'
import { callOptionNames } from './unknownArgument.ts'
import { checkObject, hasProperties, headerValue, queryPart } from './values.ts'

/** How requests are sent. A client, `withOptions` and a single call may each set it. */
export interface SendOptions {
  /**
   * The time limit for an attempt, including reading the body, in milliseconds. `Infinity` for no
   * limit. Default: 30,000.
   */
  readonly timeout?: number | undefined
  /**
   * The time limit for a whole call, including retries, pauses and waits, in milliseconds. Set it
   * wherever somebody waits for the result. Default: no limit.
   */
  readonly deadline?: number | undefined
  /**
   * How often to retry a request that is safe to repeat, while the client's retry budget lasts. A
   * 429 does not count. Default: 2.
   */
  readonly retries?: number | undefined
  /**
   * How long a rate limit may stay closed before a waiting call gives up, in milliseconds.
   * `Infinity` for no limit. Default: 70,000, a whole window and some more. The time starts when
   * the limit closes, and again with each accepted request of that limit, so a long queue does not
   * fail while it advances. A call fails as soon as it is known that it would have to wait longer.
   */
  readonly maxWait?: number | undefined
  /**
   * Whether calls wait while a rate limit is closed: after a 429, or when a response says that
   * nothing remains. They wait in order, and a 429 uses up no retry. With `false`, a 429 is thrown
   * at once, which suits calls that a user waits for. Default: `true`.
   */
  readonly waitForRateLimit?: boolean | undefined
  /**
   * Whether to repeat a call that comes too early for its message: for two to three seconds after a
   * message is sent, CometChat rejects it with 403 `ERR_MESSAGE_NO_ACCESS`. With `true`, the client
   * repeats a call about a message that it sent itself, or that a client derived from it sent,
   * every half second until the message is four seconds old or the `deadline` has passed. A list of
   * ids adds other messages, for example from a webhook's event, for four seconds from the first
   * rejection. Uses up no retry. Default: `true`.
   */
  readonly settling?: boolean | readonly string[] | undefined
}

export type SendSettings = { readonly [name in keyof SendOptions]-?: Exclude<SendOptions[name], undefined> }

/** The settings that options ask for, and the others where an option is `undefined`. */
export function settingsOf(options: SendOptions, others: SendSettings): SendSettings {
  const settings = Object.fromEntries(sendOptionNames.map((name) => [name, options[name] ?? others[name]])) as unknown as SendSettings
  return { ...settings, timeout: timerTime(settings.timeout), deadline: timerTime(settings.deadline) }
}

/** The options that apply unless the client or the call sets others. */
export const defaults: SendSettings = {
  timeout: 30_000,
  deadline: Number.POSITIVE_INFINITY,
  retries: 2,
  maxWait: 70_000,
  waitForRateLimit: true,
  settling: true,
}

/** Options of a single call, in addition to its arguments. */
export interface CallOptions extends SendOptions {
  /** Ends the call when it is aborted, even during a pause between attempts. */
  readonly signal?: AbortSignal | undefined
  /**
   * Headers to add, for example for tracing. They cannot replace headers that the client sets
   * itself, except `user-agent`.
   */
  readonly headers?: HeadersLike | undefined
  /** Query parameters that the specification does not know yet. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>> | undefined
}

/** A value in a query. A number must be a whole one; write others as strings. */
export type QueryValue = string | number | boolean

const ownHeaders = /^(accept|content-type|content-length|host|onbehalfof)$/

/**
 * Checks a call's options, and adds its headers and query parameters to the request.
 * @returns the options without a prototype, as a polluted one must not add any
 * @throws TypeError naming the option and the fix
 */
export function applyOptions(
  route: Pick<Route, 'name' | 'places'>,
  request: Pick<PreparedRequest, 'url' | 'headers'>,
  passed: CallOptions,
): CallOptions {
  const where = route.name
  const argument = Object.keys(Object(passed)).find((name) => route.places.has(name) && !callOptionNames.includes(name))
  if (argument !== undefined) throw new TypeError(`${where}: \`${argument}\` is an argument, not an option; pass it in the first object.`)
  const options = ownOptions(where, passed, callOptionNames)
  checkSendOptions(options)
  checkSignal(options.signal)
  if (options.headers) addHeaders(where, route.places.keys(), request.headers, options.headers)
  const { query: added = {} } = options
  checkObject(`${where}: \`query\``, added)
  let query = ''
  for (const [name, value] of Object.entries(added)) {
    if (route.places.has(name)) throw new TypeError(`${where}: \`${name}\` is an argument; pass it as such instead of in \`query\`.`)
    query += queryPart(where, name, value)
  }
  if (query) request.url += request.url.includes('?') ? query : `?${query.slice(1)}`
  return options
}

/**
 * Adds headers of the caller's own to those of a request, or of all requests of a client.
 *
 * @param where - what takes them, for the error
 * @param reserved - the names of arguments, which are passed as such
 * @throws TypeError naming the header, and for any that the client sets itself
 */
export function addHeaders(where: string, reserved: Iterable<string>, headers: Record<string, string>, added: HeadersLike): void {
  if (!hasProperties(added) && !(typeof added === 'object' && added && (Symbol.iterator in added || 'forEach' in added)))
    throw new TypeError(`${where}: pass \`headers\` as an object, as \`Headers\` or as a Map.`)
  const parameters = new Set([...reserved].map((name) => name.toLowerCase()))
  for (const [name, value] of headerEntries(added)) {
    if (typeof name !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(name))
      throw new TypeError(`${where}: \`headers\` contains a name that no header can have.`)
    // In lower case a name has a single value, however it is spelled.
    const lower = name.toLowerCase()
    if (ownHeaders.test(lower) || isSecretHeader(lower) || parameters.has(lower))
      throw new TypeError(`${where}: \`headers\` cannot contain \`${name}\`, which the client sets itself.`)
    headers[lower] = headerValue(`${where}: the header \`${name}\``, value)
  }
}
