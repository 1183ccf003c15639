import createOpenApiFetch from 'openapi-fetch'
import type { DocumentTable } from '../../generated/operationTable.ts'
import { redactText } from '../errors/redact.ts'
import { isSecretHeader } from '../request/headers.ts'
import { limitOf } from '../request/limit.ts'
import type { RequestDefaults } from '../request/prepareRequest.ts'
import { type Route, routeOf } from '../request/route.ts'
import { checkAuthOnly } from '../request/scope.ts'
import { pathValue, queryPart } from '../request/values.ts'
import { isSuspect } from '../response/parseJson.ts'
import { performCall } from '../transport/call.ts'
import type { Connection } from '../transport/callState.ts'

/** The parts of a client that `raw` uses. */
interface RawOptions extends RequestDefaults {
  readonly document: DocumentTable
  readonly connection: Connection
  readonly authOnly: boolean
}

/**
 * openapi-fetch's client as this file uses it: the caller sees openapi-fetch's own types, here
 * paths are plain strings.
 */
interface Raw {
  request(method: string, path: string, init?: { readonly params?: object }): Promise<unknown>
  use(...middleware: never[]): void
  eject(...middleware: never[]): void
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const

/**
 * openapi-fetch's own client over this package's transport: the same address, keys, limits,
 * time-outs, retries and checks of arguments as the declared methods, with openapi-fetch's result,
 * `{ data, error, response }`.
 *
 * The key is added after openapi-fetch and its middleware have run, so neither sees it.
 */
export function rawClient(options: RawOptions): object {
  // biome-ignore lint/suspicious/noExplicitAny: paths are plain strings in this file
  const client = createOpenApiFetch<any>({ baseUrl: options.base, pathSerializer: writePath }) as unknown as Raw
  const request: Raw['request'] = async (method, path, init) => {
    const route = routeAt(options.document, method.toUpperCase(), path)
    if (options.authOnly) checkAuthOnly(options.document, route)
    const own = {
      querySerializer: (query: Record<string, unknown>) => writeQuery(query, route),
      fetch: (request: Request) => sendThroughTransport(options, request, path, route),
    }
    try {
      // With `path` set, openapi-fetch writes the path also where the caller passes no parameters.
      return await client.request(method, path, { ...own, ...init, params: { path: {}, ...init?.params } })
    } catch (error) {
      throw asArgumentError(error)
    }
  }
  return {
    ...Object.fromEntries(methods.map((method) => [method, (path: string, init?: object) => request(method, path, init)])),
    request,
    use(...middleware: never[]) {
      try {
        client.use(...middleware)
      } catch (error) {
        throw asArgumentError(error)
      }
    },
    eject: (...middleware: never[]) => client.eject(...middleware),
  }
}

/** The operation that the documents have at a path. */
function routeAt({ operations }: DocumentTable, method: string, path: string): Route | undefined {
  const [name, entry] = Object.entries(operations).find(([, entry]) => entry.path === path && (entry.method ?? 'GET') === method) ?? []
  return name && entry ? routeOf(name, entry) : undefined
}

async function sendThroughTransport(options: RawOptions, request: Request, path: string, route: Route | undefined): Promise<Response> {
  const { base, actor, connection } = options
  const { url, method, signal } = request
  if (url !== base && !url.startsWith(`${base}/`))
    throw new TypeError(`raw: the address is not under ${base}; the key is sent nowhere else.`)
  const ownHeaders = [...request.headers].filter(([name]) => !isSecretHeader(name))
  const acting = actor !== undefined && (!route || route.entry.actor !== undefined)
  const headers = { ...options.headers, ...(acting && { onbehalfof: actor }), ...Object.fromEntries(ownHeaders) }
  const body = request.body === null || signal.aborted ? undefined : new Uint8Array(await request.arrayBuffer())
  const operation = {
    name: route?.name,
    operationId: route?.operationId,
    method,
    path,
    bodiless: route?.bodiless ?? true,
    settles: route?.settles ?? false,
  }
  const limit = route ? limitOf(route, headers.onbehalfof) : 'standard'
  const result = await performCall(connection, { url, method, headers, body, limit }, operation, { signal })
  const { response, data, error } = result
  // A response that failed may repeat the key.
  const clean = (text: string) => (error ? redactText(text, result.secrets) : text)
  const plain = new Headers()
  response.headers.forEach((value, name) => void plain.append(name, clean(value)))
  // The body has been decoded, so these headers no longer describe it.
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) plain.delete(name)
  const text = isSuspect(result.text) ? JSON.stringify(data) : result.text
  const { status, statusText } = response
  // No Response can be made with such a status.
  if (status < 200 || status > 599) throw error
  // A custom `fetch` may leave the text out, or have one that no Response takes.
  const reason = clean(String(statusText ?? '')).replace(/[^\t\x20-\x7e]/g, '')
  return new Response(withoutBody.test(String(status)) || !data ? null : clean(text), { status, statusText: reason, headers: plain })
}

/** The statuses of responses that cannot have a body. */
const withoutBody = /^(204|205|304)$/

const writePath = (path: string, parameters: Record<string, unknown> = {}): string =>
  path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new TypeError(`raw: \`${name}\` is missing; pass it in \`params.path\`.`)
    return pathValue('raw', name, value)
  })

const writeQuery = (query: Record<string, unknown>, route: Route | undefined): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => queryPart('raw', name, value, route?.places.get(name)))
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
