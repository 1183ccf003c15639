import createOpenApiFetch, { defaultBodySerializer, type Client as OpenApiFetchClient } from 'openapi-fetch'
import type { paths as CallsPaths } from '../../generated/calls.paths.ts'
import type { paths as ChatPaths } from '../../generated/chat.paths.ts'
import type { paths as ManagementPaths } from '../../generated/management.paths.ts'
import type { AnyCallsClient } from '../client/createCallsClient.ts'
import type { AnyChatClient, AuthOnlyChatClient } from '../client/createChatClient.ts'
import type { ManagementClient } from '../client/createManagementClient.ts'
import { type Gateway, gateway } from '../client/gateway.ts'
import { redactText } from '../errors/redact.ts'
import { isSecretHeader } from '../request/headers.ts'
import { checkObject, checkSegments, hasProperties, nameOf, pathValue, queryPart } from '../request/values.ts'
import { isSuspect } from '../response/parseJson.ts'
import type { CallResult } from '../response/result.ts'

type AnyClient = AnyChatClient | AuthOnlyChatClient | AnyCallsClient | ManagementClient

/**
 * A `fetch` that sends through a client: with its key, rate limits, retries, time-outs, hooks and
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
    const isPath = typeof input === 'string' && /^\/(?!\/)/.test(input)
    // The platform resolves a relative segment without a word.
    checkSegments('fetchFor: the address', String((input as Partial<Request>).url ?? input).replace(/[?#].*/s, ''))
    return asResponse(await sendRequest(found, new Request(isPath ? found.base + input : input, init)))
  }
}

/**
 * openapi-fetch's client over this package's transport: `{ data, error, response }` for a path of
 * the documents, with the key, rate limits, retries, time-outs and checks of arguments that methods
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
  const inner = createOpenApiFetch<any>({ baseUrl: base, pathSerializer: writePath, bodySerializer: writeBody }) as unknown as Raw
  const request: Raw['request'] = async (method, path, init) => {
    const own = {
      querySerializer: (query: Record<string, unknown>) => writeQuery(query, joined(method.toUpperCase(), path)),
      fetch: async (sent: Request) => asResponse(await sendRequest(found, sent), init?.parseAs),
    }
    checkObject('raw: `query`', (init?.params as { query?: unknown } | undefined)?.query ?? {})
    try {
      // With `path` set, openapi-fetch writes the path also where the caller passes no parameters.
      return await inner.request(method, path, { ...own, ...init, params: { path: {}, query: undefined, ...init?.params } })
    } catch (error) {
      throw asArgumentError(error)
    }
  }
  return {
    ...Object.fromEntries(methods.map((method) => [method, (path: string, init?: object) => request(method, path, init)])),
    request,
    use(...middleware: never[]) {
      try {
        inner.use(...middleware)
      } catch (error) {
        throw asArgumentError(error)
      }
    },
    eject: (...middleware: never[]) => inner.eject(...middleware),
  }
}

/**
 * openapi-fetch's client as this file uses it: the caller sees openapi-fetch's own types, here
 * paths are plain strings.
 */
interface Raw {
  request(method: string, path: string, init?: { readonly params?: object; readonly parseAs?: string }): Promise<unknown>
  use(...middleware: never[]): void
  eject(...middleware: never[]): void
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const

function gatewayOf(where: string, client: object): Gateway {
  const found = (client as { readonly [gateway]?: Gateway } | null | undefined)?.[gateway]
  if (!found) throw new TypeError(`${where}: pass a client, such as that of \`createChatClient\`.`)
  return found
}

/** @throws TypeError for an address that is not the client's */
async function sendRequest({ base, send }: Gateway, request: Request): Promise<CallResult> {
  const { url, method, signal } = request
  if (url !== base && !url.startsWith(`${base}/`)) throw new TypeError(`The address is not under ${base}; the key is sent nowhere else.`)
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !isSecretHeader(name)))
  return send({ url, method, headers, body: request.body ?? undefined }, signal)
}

/**
 * A response as the platform makes it.
 * @param parseAs - what openapi-fetch's caller wants of the body, `json` unless set
 */
function asResponse({ response, text, data, error, secrets }: CallResult, parseAs = 'json'): Response {
  const { status, statusText, headers } = response
  // No Response can be made with such a status.
  if (status < 200 || status > 599) throw error
  // A response that failed may repeat the key.
  const clean = (value: string) => (error ? redactText(value, secrets) : value)
  const plain: [string, string][] = []
  // The body has been decoded, so some headers no longer describe it.
  headers.forEach((value, name) => {
    if (!/^(content-length|content-encoding|transfer-encoding)$/i.test(name)) plain.push([name, clean(value)])
  })
  // Without `__proto__`, which is safe until the caller copies what was parsed.
  const body = clean(parseAs === 'json' && isSuspect(text) ? JSON.stringify(data) : text)
  // A custom `fetch` may have a text that no Response takes.
  const reason = clean(String(statusText ?? '')).replace(/[^\t\x20-\x7e]/g, '')
  return new Response(withoutBody.test(String(status)) || !data ? null : body, { status, statusText: reason, headers: plain })
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
  const written: unknown = defaultBodySerializer(...body)
  if (written === undefined || (written === '{}' && !hasProperties(body[0])))
    throw new TypeError(`raw: \`body\` is ${nameOf(body[0])} that JSON cannot represent; it would not be sent.`)
  return written
}

const writeQuery = (query: Record<string, unknown>, joined: readonly string[]): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => queryPart('raw', name, value, joined.includes(name) ? 'joined' : 'query'))
    .join('')
    .slice(1)

/**
 * Turns errors of openapi-fetch, and of JSON nested deeper than the stack allows, into the
 * TypeError of an invalid argument.
 */
function asArgumentError(error: unknown): unknown {
  const { message } = error as Partial<Error>
  const isArgument = error instanceof RangeError || /^(on\w+:|Middleware) must /.test(message ?? '')
  return isArgument ? new TypeError(`raw: ${message}.`) : error
}
