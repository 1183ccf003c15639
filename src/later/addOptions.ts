import type { CallOptions } from '../client/options.ts'
import type { Draft } from '../request/request.ts'
import type { Route } from '../request/route.ts'
import type { Shared } from './load.ts'

const names = ['signal', 'timeout', 'deadline', 'retries', 'headers', 'query']
const ownHeaders = /^(accept|content-type|content-length|host|onbehalfof)$/

/**
 * Adds a call's options to its request.
 * @throws TypeError naming the option and the fix
 */
export function addOptions(shared: Shared, route: Route, request: Draft, options: CallOptions): void {
  const where = route.operation
  if (typeof options !== 'object' || options === null) throw new TypeError(`${where}: pass the options as an object.`)
  shared.refuseUnknown(where, options, names)
  shared.checkedNumbers(options)
  checkedSignal(options.signal)
  if (options.headers) addHeaders(shared, route, request.headers, options.headers)
  let query = ''
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (route.places.has(name)) throw new TypeError(`${where}: \`${name}\` is an argument; pass it as one instead of in \`query\`.`)
    query += shared.queryPart(where, name, value)
  }
  if (query) request.url += (request.url.includes('?') ? '' : '?') + query.slice(request.url.includes('?') ? 0 : 1)
}

function addHeaders(
  { headerEntries, headerValue, isSecretHeader }: Shared,
  { operation, places }: Route,
  headers: Draft['headers'],
  given: NonNullable<CallOptions['headers']>,
): void {
  if (typeof given !== 'object') throw new TypeError(`${operation}: pass \`headers\` as an object, as \`Headers\` or as a Map.`)
  const arguments_ = new Set([...places.keys()].map((name) => name.toLowerCase()))
  for (const [name, value] of headerEntries(given)) {
    if (typeof name !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(name))
      throw new TypeError(`${operation}: \`headers\` holds a name that no header can have.`)
    // In lower case one name has one value, however it is spelled.
    const lower = name.toLowerCase()
    if (ownHeaders.test(lower) || isSecretHeader(lower) || arguments_.has(lower))
      throw new TypeError(`${operation}: \`headers\` cannot hold \`${name}\`, which the client sets itself.`)
    headers[lower] = headerValue(`${operation}: the header \`${name}\``, value)
  }
}

/** Checks a signal. An `AbortController` passed in its place would never abort the call. */
function checkedSignal(signal: unknown): void {
  if (signal !== undefined && typeof (signal as AbortSignal | null)?.addEventListener !== 'function')
    throw new TypeError('`signal` must be an AbortSignal, such as `new AbortController().signal`.')
}
