import { agent } from '../../generated/agent.ts'
import type { DocumentTable } from '../../generated/operationTable.ts'
import { addressOf, defaultsWarning } from '../request/address.ts'
import { addHeaders, applyOptions, type CallOptions, defaults, settingsOf } from '../request/callOptions.ts'
import { checkParts, checkSendOptions, ownOptions, sendOptionNames } from '../request/checks.ts'
import type { HeadersLike } from '../request/headers.ts'
import { type PreparedRequest, prepareRequest } from '../request/prepareRequest.ts'
import { actorValue } from '../request/values.ts'
import { withoutPrototype } from '../request/withoutPrototype.ts'
import { dataOf, withResponse } from '../response/responseOf.ts'
import type { CallResult } from '../response/result.ts'
import { performCall } from '../transport/call.ts'
import { createCallQueue } from '../transport/callQueue.ts'
import { credentialsFrom } from '../transport/credentials.ts'
import { type Hooks, wrapCallbacks } from '../transport/hooks.ts'
import type { Logger } from '../transport/logger.ts'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import { createNewRecords } from '../transport/newRecords.ts'
import { createRetryBudget } from '../transport/retryBudget.ts'
import { withPauses } from '../transport/withPauses.ts'
import { isBrowser } from './browser.ts'
import { inspectSymbol, lazyClient, lazyMethods, lazyPrototype } from './lazyClient.ts'
import { forAwaitExplained, withoutPages } from './misuse.ts'
import type { ClientOptions, KeyScope, SendClientOptions } from './options.ts'
import { pages, withToArray } from './paging.ts'
import { calledAt, checkScope, perform, rejectInsteadOfThrow, requestAt, routeFor, type State } from './perform.ts'
import { type RequestOptions, request } from './request.ts'

// The front door of this folder. In go the generated table of a document and the options of a
// caller; out comes a client. `lazyClient.ts` makes its methods on first use, and `perform.ts`
// makes the call of a method.

const commonOptions = [
  'baseUrl',
  'allowHttp',
  ...sendOptionNames,
  'headers',
  'maxConcurrent',
  'rateLimiter',
  'fetch',
  'logger',
  'hooks',
  'dangerouslyAllowBrowser',
]

/**
 * Makes a client for one document.
 *
 * @param where - the function that the caller called, for errors
 * @param document - the document's generated table
 * @param options - the caller's options
 * @param furtherOptions - names of the options that only this kind of client has
 * @throws TypeError naming the option and the fix
 */
export function createClient(
  where: string,
  document: DocumentTable,
  options: ClientOptions,
  furtherOptions: readonly string[] = [],
): object {
  const names = [...Object.keys(document.variables), ...Object.keys(document.credentials), ...furtherOptions, ...commonOptions]
  const checked = ownOptions(where, options, names) as Readonly<Record<string, unknown>>
  checkSendOptions(checked)
  if (![undefined, 'fullAccess', 'authOnly'].includes(checked.scope as KeyScope | undefined))
    throw new TypeError("`scope` must be 'fullAccess' or 'authOnly'.")
  const { fetch, rateLimiter, maxConcurrent = 100 } = checked as ClientOptions
  checkParts(maxConcurrent, rateLimiter, fetch ?? globalThis.fetch)
  const inBrowser = isBrowser()
  if (inBrowser && checked.dangerouslyAllowBrowser !== true)
    throw new TypeError(
      `${where}: in a browser everybody who opens the page can read and use the key. Call the API from a server, or set \`dangerouslyAllowBrowser: true\`.`,
    )
  if (checked.onBehalfOf !== undefined) actorValue('`onBehalfOf`', checked.onBehalfOf)
  const base = addressOf(document, checked)
  const logger = wrapCallbacks<Logger>('logger', checked.logger, ['debug', 'warn'])
  const warning = defaultsWarning(document, checked)
  if (warning) logger.warn?.(`${where}: ${warning}`)
  const client = clientOf({
    document,
    base,
    connection: {
      // The global `fetch` is looked up for each request, as test tools replace it, and called
      // without a receiver, as some runtimes demand.
      fetch: (input, init) => ((fetch as typeof globalThis.fetch | undefined) ?? globalThis.fetch)(input, init),
      credentials: credentialsFrom(document.credentials, checked),
      ...settingsOf(checked, defaults),
      logger,
      hooks: wrapCallbacks<Hooks>('hooks', checked.hooks, ['around', 'onRequest', 'onAttempt', 'onWait', 'onError', 'onEnd'], true),
      queue: createCallQueue(withPauses(rateLimiter ?? createMemoryRateLimiter(), logger), maxConcurrent, `${base} `),
      retryBudget: createRetryBudget(),
      newRecords: createNewRecords(document.settling),
    },
    // A browser sends its own user agent, and any other header would cost a CORS preflight.
    headers: headersOf(where, document, { accept: 'application/json', ...(!inBrowser && { 'user-agent': agent }) }, checked.headers),
    actor: checked.onBehalfOf as string | undefined,
    authOnly: checked.scope === 'authOnly',
    routes: new Map(),
    warned: new Set(),
  })
  // Made at once, so that `Object.keys` lists all methods, and every test double can replace them.
  for (const name in client) void client[name]
  return client
}

const prototypes = new WeakMap<DocumentTable, object>()

/**
 * Makes a client of its parts, perhaps for each request of a program: its methods are made when
 * they are first used.
 */
function clientOf(state: State): Readonly<Record<string, unknown>> {
  const { document } = state
  let prototype = prototypes.get(document)
  if (!prototype) prototypes.set(document, (prototype = lazyPrototype(memberNames(document), gateway, tagOf(document))))
  let makeMethod: ((name: string) => unknown) | undefined
  const make = (name: string | symbol) => memberOf(state, name) ?? (makeMethod ??= methodsOf(state))(name as string)
  return lazyClient(prototype, make) as Readonly<Record<string, unknown>>
}

/** The printed form of a client: its hundreds of methods would fill the screen. */
function printed({ document, base, actor }: State): string {
  const acting = actor === undefined ? '' : `, acting for ${actor}`
  return `${tagOf(document)} { ${base}${acting}, ${Object.keys(document.operations).length} operations }`
}

const tagOf = ({ name }: DocumentTable) => `${name}Client`

/** The names of a client's members. Only where operations act for a user it has `as`. */
const memberNames = ({ operations }: DocumentTable): string[] => [
  ...Object.keys(operations),
  'request',
  'withOptions',
  ...(Object.values(operations).some(({ actor }) => actor !== undefined) ? ['as'] : []),
]

/**
 * Makes a member of a client that is no operation's method. No operation has the name of one of
 * these: an id has two words.
 */
function memberOf(state: State, name: string | symbol): unknown {
  if (name === inspectSymbol) return printed(state)
  if (name === gateway) return gatewayOf(state)
  if (name === 'request')
    return (method: string, path: string, options?: RequestOptions) =>
      rejectInsteadOfThrow(() => request(state, method, path, options)).then(dataOf)
  if (name === 'withOptions') return (options: SendClientOptions) => withOptions(state, options)
  if (name === 'as') return (uid: string) => clientOf({ ...state, actor: actorValue('as: `uid`, for example from a session,', uid) })
  return undefined
}

/**
 * A client with other options for its sending, and otherwise the parts of this client, its rate
 * limits and `maxConcurrent` among them.
 */
function withOptions(state: State, passed: SendClientOptions): object {
  const options = ownOptions('withOptions', passed, [...sendOptionNames, 'headers'])
  checkSendOptions(options)
  return clientOf({
    ...state,
    connection: { ...state.connection, ...settingsOf(options, state.connection) },
    headers: headersOf('withOptions', state.document, state.headers, options.headers),
  })
}

/** The headers of every request, with those that the caller adds to them. */
function headersOf(where: string, { operations }: DocumentTable, headers: State['headers'], added: unknown): State['headers'] {
  const all = { ...headers }
  if (added === undefined) return all
  const parameters = Object.values(operations).flatMap((entry) => entry.headers ?? [])
  addHeaders(where, parameters, all, added as HeadersLike)
  return all
}

type Parameters = Record<string, unknown>

/**
 * The methods of operations: `method()`, `method.withResponse()`, and for a list `method.pages()`
 * and `method.items()`.
 */
function methodsOf(state: State): (name: string) => unknown {
  const isList = (name: string) => state.document.operations[name]?.items !== undefined
  // Not async functions, so that a stack has no line for them.
  const returning = (name: string, what: (result: CallResult) => unknown, parameters?: unknown, options?: CallOptions) => {
    const result = call(state, name, parameters, options).then(what)
    return isList(name) ? forAwaitExplained(name, result) : result
  }
  const read = (name: string, yields: 'page' | 'item', parameters?: Parameters, options?: CallOptions) => {
    const { warn } = state.connection.logger
    return pages({ route: routeFor(state, name), fetchPage: (next) => call(state, name, next, options), warn }, parameters, yields)
  }
  const send = (name: string, parameters?: unknown, options?: CallOptions) => returning(name, dataOf, parameters, options)
  return lazyMethods(send, (name, part) => {
    if (part === 'withResponse') return (parameters?: unknown, options?: CallOptions) => returning(name, withResponse, parameters, options)
    if (!isList(name)) return withoutPages(name)
    if (part === 'pages') return (parameters?: Parameters, options?: CallOptions) => read(name, 'page', parameters, options)
    return (parameters?: Parameters, options?: CallOptions) => withToArray(name, read(name, 'item', parameters, options))
  })
}

/** Makes one call: arguments → request → response. */
const call = (state: State, name: string, parameters: unknown, options?: CallOptions): Promise<CallResult> =>
  rejectInsteadOfThrow(() => {
    const route = routeFor(state, name)
    checkScope(state, route)
    const request = prepareRequest(state, route, parameters)
    return perform(state, route, request, options === undefined ? undefined : applyOptions(route, request, options))
  })

/**
 * By this name `cometchat-rest/raw` finds in a client what it sends with. The symbol is registered,
 * as a program may load one entry as an ES module and another as CommonJS.
 */
export const gateway: unique symbol = Symbol.for('cometchat-rest.gateway')

/** The interface of a client for code that composes its own requests. */
export interface Gateway {
  /** The address below which everything is that it can call. */
  readonly base: string
  /** The query parameters at a path whose lists are joined with commas. */
  joined(method: string, path: string): readonly string[]
  /**
   * Sends a request below the base as a method would: with its key, limits, retries, timeouts and
   * hooks. Its headers hold no credentials.
   */
  send(request: Omit<PreparedRequest, 'limit'>, signal: AbortSignal | undefined): Promise<CallResult>
}

/** The gateway of a client. */
const gatewayOf = (state: State): Gateway => ({
  base: state.base,
  joined: (method, path) => calledAt(state, method, path).entry?.joined ?? [],
  async send(request, signal) {
    const path = request.url.slice(state.base.length).replace(/[?#].*/s, '')
    const { called, ...parts } = requestAt(state, request.method, path, request.headers)
    return performCall(state.connection, { ...request, ...parts }, called, withoutPrototype({ signal }))
  },
})
