import { errorOf, jsonOf } from '../answer/answer.ts'
import { itemsOf, pages } from '../answer/paging.ts'
import { remember } from '../answer/responseOf.ts'
import { lateRaw } from '../raw/lateRaw.ts'
import { addressOf, type Server } from '../request/address.ts'
import { draft, headerValue, pathValue } from '../request/request.ts'
import { type Route, readRoute } from '../request/route.ts'
import { isSecretHeader } from '../transport/redact.ts'
import { type Connection, exchange, unlessAborted } from '../transport/transport.ts'
import { isBrowser } from './browser.ts'
import { type CredentialHeaders, credentialsFrom } from './credentials.ts'
import type { Logger } from './logger.ts'
import { type CallOptions, type ClientOptions, checkedRetries, checkedSignal, checkedTimeout, refuseUnknown } from './options.ts'

/** What the generated table of a document holds. */
export interface DocumentTable extends Server {
  readonly name: string
  /** The header of each credential, by the credential's option name. */
  readonly credentials: Readonly<Record<string, string>>
  /** A line per operation; see `readRoute`. */
  readonly operations: Readonly<Record<string, string>>
}

/** What a client is made of. It lives in a WeakMap, where nothing that prints a client can reach it. */
interface State {
  readonly document: DocumentTable
  readonly connection: Connection
  readonly base: string
  readonly credentials: () => CredentialHeaders | Promise<CredentialHeaders>
  readonly actor: string | undefined
  /** What has been warned about; shared by the clients that `as` makes. */
  readonly warned: Set<string>
}

const states = new WeakMap<object, State>()
const prototypes = new WeakMap<DocumentTable, object>()
const routes = new WeakMap<DocumentTable, Map<string, Route>>()

const commonOptions = ['baseUrl', 'timeout', 'retries', 'fetch', 'logger', 'dangerouslyAllowBrowser']
const callOptions = ['signal', 'timeout', 'retries', 'headers']
const ownHeaders = /^(accept|content-type|content-length|host|onbehalfof)$/i

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
  // Without a prototype: one that is polluted elsewhere must not say where the key goes.
  const given: Readonly<Record<string, unknown>> = Object.assign(Object.create(null), options)
  options = given as ClientOptions
  checkedTimeout(options.timeout)
  checkedRetries(options.retries)
  const fetch = options.fetch ?? globalThis.fetch
  if (typeof fetch !== 'function') throw new TypeError('`fetch` must be a function; this platform has none of its own.')
  if (isBrowser() && options.dangerouslyAllowBrowser !== true) {
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
    credentials: credentialsFrom(document.credentials, given),
    // Called without a receiver, as the global one demands in some runtimes.
    connection: {
      fetch: (input, init) => fetch(input, init),
      timeout: options.timeout ?? 30_000,
      retries: options.retries ?? 2,
      logger: loggerOf(options.logger),
    },
    actor: given.onBehalfOf as string | undefined,
    warned: new Set(),
  })
}

function loggerOf(logger: unknown): Logger {
  if (logger !== undefined && (typeof logger !== 'object' || logger === null))
    throw new TypeError('`logger` must be an object with `debug` or `warn`, such as console.')
  const { debug, warn } = (logger ?? {}) as Logger
  // A logger that fails must fail no call, least of all one that the service has answered.
  const safely = (log: Logger['warn']) =>
    log &&
    ((message: string) => {
      try {
        log.call(logger as Logger, message)
      } catch {}
    })
  return { debug: safely(debug), warn: safely(warn) } as Logger
}

function clientOf(state: State): object {
  const client: object = Object.create(prototypeOf(state.document))
  states.set(client, state)
  return client
}

/** The prototype of a document's clients: a getter per operation, which makes the method when it is first asked for. */
function prototypeOf(document: DocumentTable): object {
  const known = prototypes.get(document)
  if (known) return known
  const prototype = {}
  const lazily = (name: string, make: (state: State) => unknown) => {
    const keep = (client: object, value: unknown) => Object.defineProperty(client, name, { value, configurable: true, writable: true })
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: object) {
        const state = states.get(this)
        // A test's spy takes the getter off the prototype and calls it without a client; what it gets finds the client when it is called.
        if (!state) return forwarder(make)
        const value = make(state)
        keep(this, value)
        return value
      },
      set(this: object, value: unknown) {
        keep(this, value)
      },
    })
  }
  for (const name of Object.keys(document.operations)) lazily(name, (state) => methodOf(state, name))
  lazily('raw', ({ connection, base, credentials }) =>
    lateRaw(async () => {
      const { rawClient } = await import('../raw/raw.ts')
      return rawClient(connection, base, credentials, { exchange, isSecretHeader, jsonOf, pathValue, unlessAborted })
    }),
  )
  if (Object.values(document.operations).some((line) => / [!~]/.test(line)))
    lazily('as', (state) => (uid: string) => clientOf({ ...state, actor: headerValue('`uid`', uid) }))
  Object.defineProperty(prototype, Symbol.toStringTag, { value: `${document.name}Client` })
  prototypes.set(document, prototype)
  return prototype
}

function forwarder(make: (state: State) => unknown) {
  return function (this: object, ...given: unknown[]): unknown {
    const state = states.get(this)
    if (!state) throw new TypeError('This is no client: call the method on the client that it belongs to.')
    return (make(state) as (...given: unknown[]) => unknown)(...given)
  }
}

function routeOf(document: DocumentTable, name: string): Route {
  let known = routes.get(document)
  if (!known) routes.set(document, (known = new Map()))
  let route = known.get(name)
  if (!route) known.set(name, (route = readRoute(name, document.operations[name] as string)))
  return route
}

function methodOf(state: State, name: string): unknown {
  const route = routeOf(state.document, name)
  const method = (parameters?: unknown, options?: CallOptions) => call(state, route, parameters, options)
  Object.defineProperty(method, 'name', { value: name })
  const { paging } = route
  if (!paging) return method
  const allPages = (parameters?: Record<string, unknown>, options?: CallOptions) =>
    pages(route, paging, (next) => call(state, route, next, options), parameters)
  async function* allItems(parameters?: Record<string, unknown>, options?: CallOptions) {
    for await (const page of allPages(parameters, options)) yield* itemsOf(page, paging as NonNullable<typeof paging>)
  }
  return Object.assign(method, { pages: allPages, items: allItems })
}

async function call(state: State, route: Route, parameters: unknown, options: CallOptions | undefined): Promise<unknown> {
  const request = draft(state.base, route, parameters, state.actor)
  if (options !== undefined) addOptions(route, request.headers, options)
  const added = state.credentials()
  const secrets = added instanceof Promise ? await unlessAborted(added, options?.signal) : added
  Object.assign(request.headers, secrets)
  const warn = state.connection.logger.warn
  if (warn && route.replacedBy) warnOnce(state, route, `${route.operation} is deprecated; use ${route.replacedBy}.`)
  const values = Object.values(secrets)
  const answer = await exchange(state.connection, request, route, options ?? {}, values)
  const { response, attempts } = answer
  if (warn) warnOfEnd(state, route, response.headers)
  if (!response.ok) throw errorOf(answer, route, values)
  const body = jsonOf(answer, route, values)
  remember(body, response, attempts)
  return body
}

function addOptions(route: Route, headers: Record<string, string>, options: CallOptions): void {
  if (typeof options !== 'object' || options === null) throw new TypeError(`${route.operation}: pass the options as an object.`)
  refuseUnknown(route.operation, options, callOptions)
  checkedTimeout(options.timeout)
  checkedRetries(options.retries)
  checkedSignal(options.signal)
  if (options.headers instanceof Headers) throw new TypeError(`${route.operation}: pass \`headers\` as a plain object.`)
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    if (ownHeaders.test(name) || isSecretHeader(name))
      throw new TypeError(`${route.operation}: \`headers\` cannot hold \`${name}\`, which the client sets itself.`)
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw new TypeError(`${route.operation}: \`headers\` holds a name that no header can have.`)
    headers[name] = headerValue(`${route.operation}: the header \`${name}\``, value)
  }
}

function warnOfEnd(state: State, route: Route, headers: Headers): void {
  const deprecation = headers.get('deprecation')
  const sunset = headers.get('sunset')
  if (deprecation || sunset)
    warnOnce(state, route, `The service announces the end of ${route.operation}${sunset ? `: sunset ${sunset}` : ''}.`)
}

function warnOnce(state: State, route: Route, message: string): void {
  const mark = `${route.operation} ${message.length}`
  if (state.warned.has(mark)) return
  state.warned.add(mark)
  state.connection.logger.warn?.(message)
}
