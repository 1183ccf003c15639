import createOpenApiFetch, { defaultBodySerializer, type Client as OpenApiFetchClient } from 'openapi-fetch'
import type { paths as CallsPaths } from '../../generated/calls.paths.ts'
import type { paths as ChatPaths } from '../../generated/chat.paths.ts'
import type { paths as ManagementPaths } from '../../generated/management.paths.ts'
import { type Gateway, gateway } from '../client/client.ts'
import type { AnyCallsClient } from '../client/createCallsClient.ts'
import type { AnyChatClient, AuthOnlyChatClient } from '../client/createChatClient.ts'
import type { ManagementClient } from '../client/createManagementClient.ts'
import { redactText } from '../errors/redact.ts'
import { isSecretHeader } from '../request/headers.ts'
import { bodyText } from '../request/prepareRequest.ts'
import { checkObject, checkPath, hasProperties, nameOf, pathValue, queryPart } from '../request/values.ts'
import { isSuspect } from '../response/parseJson.ts'
import type { CallResult } from '../response/result.ts'
import { checkWritten, type RawRequest, requestOf } from './requestOf.ts'

type AnyClient = AnyChatClient | AuthOnlyChatClient | AnyCallsClient | ManagementClient

/**
 * A `fetch` that sends through a client: with its key, rate limits, retries, timeouts, hooks and
 * user, to paths below its address and nowhere else. Pass it to a client that another generator
 * made from the documents, such as hey-api, orval or Redocly.
 *
 * A response with an error status is returned as a response. A credential that the other client
 * adds is replaced with the client's own; the user of a client that `as` made is added.
 *
 * @param client - a client of any of the three APIs
 * @returns the function; it throws what a method would throw where there is no response, or one
 * whose body is not the documented JSON, and a TypeError for an address that is not the client's
 * @throws TypeError if it is not a client
 */
export function fetchFor(client: AnyClient): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  const found = gatewayOf('fetchFor', client)
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    checkWritten('fetchFor', url)
    const request = input instanceof Request ? new Request(input, init) : requestOf(/^\/(?!\/)/.test(url) ? found.base + url : url, init)
    return asResponse(await sendRequest('fetchFor', found, request))
  }
}

/**
 * openapi-fetch's client over this package's transport: `{ data, error, response }` for a path of
 * the documents, with the key, rate limits, retries, timeouts and checks of arguments that methods
 * have. The key is added after its middleware has run, which never sees it.
 *
 * @example
 * ```ts
 * const { data, error } = await rawClient(chat).GET('/users', {
 *   params: { query: { perPage: 10 } },
 * })
 * ```
 *
 * @throws TypeError if it is not a client
 */
export function rawClient(client: AnyChatClient): OpenApiFetchClient<ChatPaths>
export function rawClient(client: AnyCallsClient): OpenApiFetchClient<CallsPaths>
export function rawClient(client: ManagementClient): OpenApiFetchClient<ManagementPaths>
export function rawClient(client: AnyClient): object {
  const found = gatewayOf('rawClient', client)
  const { base, joined } = found
  // biome-ignore lint/suspicious/noExplicitAny: paths are plain strings in this file
  const inner = createOpenApiFetch<any>({ ...unset, baseUrl: base, bodySerializer: writeBody }) as unknown as Raw
  let hasMiddleware = false
  const request: Raw['request'] = async (method, path, passed) => {
    const init: RawInit = { ...unset, ...passed }
    const { middleware, fetch, Request, parseAs = 'json', querySerializer, pathSerializer = writePath, params } = init
    // Middleware gets the platform's Request and Response. Making them takes most of a call's time.
    const isLight = !hasMiddleware && (middleware ?? fetch ?? Request) === undefined && parseAs === 'json'
    let result: CallResult | undefined
    const send = async (sent: RawRequest) => {
      try {
        result = await sendRequest('raw', found, sent)
      } catch (error) {
        throw error || { [falsyReason]: error }
      }
      return isLight ? lightResponse(result) : asResponse(result, parseAs)
    }
    const options = {
      ...init,
      querySerializer: querySerializer ?? ((query: Record<string, unknown>) => writeQuery(query, joined(method.toUpperCase(), path))),
      fetch: fetch ?? send,
      ...(isLight && { Request: requestOf, parseAs: parsed }),
      pathSerializer(path: string, parameters: Record<string, unknown>) {
        const serialized = pathSerializer(path, parameters)
        checkWritten('raw', serialized)
        return serialized
      },
      // With `path` set, openapi-fetch writes the path also where the caller passes no parameters.
      params: { path: {}, query: undefined, header: undefined, ...params },
    }
    checkObject('raw: `query`', options.params.query ?? {})
    try {
      const answer = await inner.request(method, path, options)
      return isLight && result ? { ...answer, response: received(result) } : answer
    } catch (error) {
      throw asCallError(error)
    }
  }
  return {
    ...Object.fromEntries(methods.map((method) => [method, (path: string, init?: object) => request(method, path, init)])),
    request,
    use(...middleware: never[]) {
      try {
        inner.use(...middleware)
        hasMiddleware = true
      } catch (error) {
        throw asCallError(error)
      }
    },
    eject: (...middleware: never[]) => inner.eject(...middleware),
  }
}

/** Everything that openapi-fetch reads: a polluted prototype must not add to it. */
const unset = Object.fromEntries(
  'baseUrl body bodySerializer fetch headers middleware params parseAs pathSerializer querySerializer Request requestInitExt signal'
    .split(' ')
    .map((name) => [name, undefined]),
)

/** Carries a reason such as `undefined` through openapi-fetch, which takes it for no error. */
const falsyReason = Symbol('falsyReason')

/**
 * openapi-fetch's client as this file uses it: the caller sees openapi-fetch's own types, here
 * paths are plain strings.
 */
interface Raw {
  request(method: string, path: string, init?: RawInit): Promise<object>
  use(...middleware: never[]): void
  eject(...middleware: never[]): void
}

interface RawInit {
  readonly params?: { readonly query?: unknown }
  readonly parseAs?: string | symbol
  readonly pathSerializer?: ((path: string, parameters: Record<string, unknown>) => string) | undefined
  readonly querySerializer?: unknown
  readonly middleware?: unknown
  readonly fetch?: unknown
  readonly Request?: unknown
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const

function gatewayOf(where: string, client: object): Gateway {
  const found = (client as { readonly [gateway]?: Gateway } | null | undefined)?.[gateway]
  if (!found) throw new TypeError(`${where}: pass a client, such as one from \`createChatClient\`.`)
  return found
}

/** @throws TypeError for a URL that is not below the base, and for a relative or empty segment */
async function sendRequest(where: string, { base, send }: Gateway, request: RawRequest): Promise<CallResult> {
  const { url, method, signal } = request
  if (url !== base && !url.startsWith(`${base}/`)) throw new TypeError(`The URL is not under ${base}; the key is sent nowhere else.`)
  checkPath(`${where}: the URL`, url.slice(base.length).replace(/[?#].*/s, ''))
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !isSecretHeader(name)))
  return send({ url, method, headers, body: request.body ?? undefined }, signal ?? undefined)
}

/**
 * A response as the platform makes it.
 * @param parseAs - what openapi-fetch's caller wants of the body, `json` unless set
 */
function asResponse({ head, text, data, error, secrets }: CallResult, parseAs: unknown = 'json'): Response {
  const { status, statusText, headers } = head
  // No Response can be made with such a status.
  if (!(status >= 200 && status <= 599))
    throw error ?? new TypeError(`\`fetch\` must return a Response with a status from 200 to 599; it is ${status}.`)
  // A response that failed may repeat the key.
  const clean = (value: string) => (error ? redactText(value, secrets) : value)
  const plain = new Headers()
  headers.forEach((value, name) => {
    // The body has been decoded, so some headers no longer describe it.
    if (/^(content-length|content-encoding|transfer-encoding)$/i.test(name)) return
    // A custom `fetch` may return headers that no Response can have; these are left out.
    try {
      plain.append(name, clean(value))
    } catch {}
  })
  // Without `__proto__`, which is safe until the caller copies what was parsed.
  const body = clean(parseAs === 'json' && isSuspect(text) ? JSON.stringify(data) : text)
  // A custom `fetch` may have a text that no Response takes.
  const reason = clean(String(statusText ?? '')).replace(/[^\t\x20-\x7e]/g, '')
  return new Response(withoutBody.test(String(status)) || !data ? null : body, { status, statusText: reason, headers: plain })
}

/** The method of a light response that returns its body as this package has parsed it. */
const parsed = Symbol('parsed')

/** As much of a response as openapi-fetch reads. */
const lightResponse = (result: CallResult) => ({
  ok: !result.error,
  status: result.head.status,
  headers: { get: () => null },
  [parsed]: () => result.data,
  text: () => redactText(result.text, result.secrets),
})

/**
 * The response that the caller gets: the platform's own, unless it may repeat the key or has
 * headers that no longer describe its body.
 */
const received = (result: CallResult): Response => {
  const { error, response } = result
  const isPlain = !error && response instanceof Response && !response.headers.has('content-encoding')
  return isPlain ? response : asResponse(result)
}

/** The statuses of responses that cannot have a body. */
const withoutBody = /^(204|205|304)$/

const writePath = (path: string, parameters: Record<string, unknown> = {}): string =>
  path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (value === undefined) throw new TypeError(`raw: \`${name}\` is missing; pass it in \`params.path\`.`)
    return pathValue('raw', name, value)
  })

function writeBody(...body: Parameters<typeof defaultBodySerializer>): unknown {
  const text: unknown = bodyText('raw', () => defaultBodySerializer(...body))
  if (text === undefined || (text === '{}' && !hasProperties(body[0])))
    throw new TypeError(`raw: \`body\` is ${nameOf(body[0])} that JSON cannot represent; it would not be sent.`)
  return text
}

const writeQuery = (query: Record<string, unknown>, joined: readonly string[]): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => queryPart('raw', name, value, joined.includes(name) ? 'joined' : 'query'))
    .join('')
    .slice(1)

/** Turns an error of openapi-fetch about an argument into a TypeError, and keeps any other. */
function asCallError(error: unknown): unknown {
  const thrown = Object(error) as Partial<Error> & { readonly [falsyReason]?: unknown }
  if (Object.hasOwn(thrown, falsyReason)) return thrown[falsyReason]
  return /^(on\w+:|Middleware) must /.test(String(thrown.message)) ? new TypeError(`raw: ${thrown.message}.`) : error
}
