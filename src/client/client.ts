import { agent } from '../../generated/agent.ts'
import type { DocumentTable } from '../../generated/operationTable.ts'
import { explained, later, load, notLoaded } from '../later/load.ts'
import { lazyRaw } from '../raw/lazyRaw.ts'
import { addressOf } from '../request/address.ts'
import { type Draft, draft, headerValue } from '../request/request.ts'
import { type Route, routeOf } from '../request/route.ts'
import { dataOf, withResponse } from '../response/responseOf.ts'
import { type Answer, type Connection, exchange } from '../transport/transport.ts'
import { createTurns } from '../transport/turns.ts'
import { isBrowser } from './browser.ts'
import { credentialsFrom } from './credentials.ts'
import { type Hooks, safely } from './hooks.ts'
import type { Logger } from './logger.ts'
import { type CallOptions, type ClientOptions, checkedNumbers, refuseUnknown } from './options.ts'

/** The parts of a client. They live in closures, so that printing a client does not show them. */
export interface State {
  readonly document: DocumentTable
  readonly connection: Connection
  readonly base: string
  /** Headers that are sent with every request. */
  readonly headers: Readonly<Record<string, string>>
  readonly actor: string | undefined
  /** The operations that have been called, prepared; shared by the clients that `as` makes. */
  readonly routes: Map<string, Route>
  /** The warnings that have been printed. */
  readonly warned: Set<string>
}

const commonOptions = [
  'baseUrl',
  'timeout',
  'deadline',
  'retries',
  'maxConcurrent',
  'waitForRateLimit',
  'fetch',
  'logger',
  'hooks',
  'dangerouslyAllowBrowser',
]

/**
 * Makes a client for one document.
 *
 * @param document - the document's generated table
 * @param options - the caller's options
 * @param ownOptions - names of the options that only this kind of client has
 * @throws TypeError naming the option and the fix
 */
export function createClient(document: DocumentTable, options: ClientOptions, ownOptions: readonly string[] = []): object {
  const where = `create${document.name.replace(/^\w/, (letter) => letter.toUpperCase())}Client`
  if (typeof options !== 'object' || options === null) throw new TypeError(`${where}: pass the options as an object.`)
  refuseUnknown(where, options, [...Object.keys(document.variables), ...Object.keys(document.credentials), ...ownOptions, ...commonOptions])
  // Read without the prototype: a polluted one must not decide where the key is sent.
  const given: Readonly<Record<string, unknown>> = Object.assign(Object.create(null), options)
  options = given as ClientOptions
  checkedNumbers(given)
  const { fetch, timeout = 30_000, retries = 2, deadline, maxConcurrent = 100, waitForRateLimit } = options
  if (typeof (fetch ?? globalThis.fetch) !== 'function')
    throw new TypeError('`fetch` must be a function; this platform has none of its own.')
  const inBrowser = isBrowser()
  if (inBrowser && options.dangerouslyAllowBrowser !== true) {
    throw new TypeError(
      `${where}: this is a browser, where everybody who opens the page can read the key${
        given.scope === 'authOnly' ? '' : ', and a fullAccess key may read, change and delete all data of the app'
      }. Call the API from a server; to go on all the same, set \`dangerouslyAllowBrowser: true\`.`,
    )
  }
  if (given.onBehalfOf !== undefined) headerValue('`onBehalfOf`', given.onBehalfOf)
  return clientOf({
    document,
    base: addressOf(document, given),
    connection: {
      // The global one is looked up for each request, as test tools replace it, and called without a receiver, as some runtimes demand.
      fetch: (input, init) => ((fetch as typeof globalThis.fetch | undefined) ?? globalThis.fetch)(input, init),
      credentials: credentialsFrom(document.credentials, given),
      timeout,
      deadline,
      retries,
      logger: safely<Logger>('logger', options.logger, ['debug', 'warn']),
      hooks: safely<Hooks>('hooks', options.hooks, ['onRequest', 'onAttempt', 'onError']),
      turns: waitForRateLimit === false ? undefined : createTurns(maxConcurrent),
    },
    // A browser sends its own user agent, and any other header would cost a CORS preflight.
    headers: { accept: 'application/json', ...(!inBrowser && { 'user-agent': agent }) },
    actor: given.onBehalfOf as string | undefined,
    routes: new Map(),
    warned: new Set(),
  })
}

/**
 * Makes a client of its parts. Its methods are made when they are first asked for, by a prototype of its own that needs not know which object asks:
 * a client that is frozen, wrapped in a Proxy or inherited from works as well.
 */
function clientOf(state: State): object {
  const { document } = state
  const made: Record<string, unknown> = Object.defineProperty({}, Symbol.toStringTag, { value: `${document.name}Client` })
  const prototype = new Proxy(made, {
    has: (_, name) => name in made || isMember(document, name),
    get(_, name, receiver) {
      if (isMember(document, name) && !Object.hasOwn(made, name)) {
        const value = (made[name] = memberOf(state, name))
        // Found without this detour from now on, unless the client is frozen.
        Reflect.defineProperty(client, name, { value, configurable: true, writable: true })
      }
      return Reflect.get(made, name, receiver)
    },
  })
  const client: object = Object.create(prototype)
  return client
}

const isMember = ({ operations }: DocumentTable, name: PropertyKey): name is string =>
  Object.hasOwn(operations, name) || name === 'raw' || (name === 'as' && Object.values(operations).some(({ actor }) => actor !== undefined))

function memberOf(state: State, name: string): unknown {
  if (name === 'raw') return lazyRaw(state)
  if (name === 'as') return (uid: string) => clientOf({ ...state, actor: headerValue('`uid`', uid) })
  return methodOf(state, name)
}

type Parameters = Record<string, unknown>

function methodOf(state: State, name: string): unknown {
  const { routes, document } = state
  const route = routes.get(name) ?? routeOf(name, document.operations[name] as Route['entry'])
  routes.set(name, route)
  const giving = (give: (answer: Answer) => unknown) => (parameters?: unknown, options?: CallOptions) =>
    call(state, route, parameters, options, give)
  const method = Object.assign(giving(dataOf), { withResponse: giving(withResponse) })
  Object.defineProperty(method, 'name', { value: name })
  if (!route.entry.items) return method
  const walk = (one: 'page' | 'item') =>
    async function* (parameters?: Parameters, options?: CallOptions) {
      const { pages } = await load().catch(notLoaded(route))
      yield* pages(route, (next) => call(state, route, next, options, (answer) => answer) as Promise<Answer>, parameters, one)
    }
  return Object.assign(method, { pages: walk('page'), items: walk('item') })
}

async function call(
  state: State,
  route: Route,
  parameters: unknown,
  options: CallOptions | undefined,
  give: (answer: Answer) => unknown,
): Promise<unknown> {
  // Most calls need none of it, and wait for nothing.
  const help = options !== undefined || route.entry.form ? (later ?? (await load().catch(notLoaded(route)))) : undefined
  let request: Draft
  try {
    request = draft(state, route, parameters, help?.form)
    if (options !== undefined) help?.addOptions(route, request, options)
  } catch (error) {
    throw await explained(error)
  }
  const { warn } = state.connection.logger
  const { replacedBy } = route.entry
  if (warn && replacedBy) warnOnce(state, route, 'deprecated', `${route.operation} is deprecated; use ${replacedBy}.`)
  const answer = await exchange(state.connection, request, route, options ?? {})
  if (warn) warnOfEnd(state, route, answer.response.headers)
  if (answer.error) throw answer.error
  return give(answer)
}

function warnOfEnd(state: State, route: Route, headers: Headers): void {
  const sunset = headers.get('sunset')
  if (sunset || headers.has('deprecation'))
    warnOnce(state, route, 'ends', `The service announces the end of ${route.operation}${sunset ? `: sunset ${sunset}` : ''}.`)
}

/** Warns once for each operation and subject, as the wording may differ between responses. */
function warnOnce({ warned, connection }: State, route: Route, what: string, message: string): void {
  const mark = `${route.operation} ${what}`
  if (warned.has(mark)) return
  warned.add(mark)
  connection.logger.warn?.(message)
}
