import createOpenApiFetch, { type Middleware } from 'openapi-fetch'
import type { State } from '../client/client.ts'
import type { Route } from '../request/route.ts'
import type { Shared } from './lazyRaw.ts'

/** The method of openapi-fetch's client that all its other methods call. */
export interface Raw {
  readonly request: (method: string, path: string, init: unknown) => Promise<unknown>
  readonly use: (...middleware: unknown[]) => void
  readonly eject: (...middleware: unknown[]) => void
}

/**
 * openapi-fetch's own client over this package's transport: the same address, keys, limits, time-outs, retries and refusals as the declared
 * methods, with openapi-fetch's result, `{ data, error, response }`.
 *
 * The key is added after openapi-fetch and its middleware have run, so neither sees it.
 */
export function rawClient(state: State, shared: Shared): Raw {
  // The caller sees openapi-fetch's own types; in this file paths are plain texts.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const client = createOpenApiFetch<any>({ baseUrl: state.base, pathSerializer: pathOf(shared) })
  return {
    async request(method, path, init) {
      const route = routeAt(state, shared, method, path)
      const own = {
        querySerializer: (query: Record<string, unknown>) => queryOf(shared, query, route),
        fetch: (request: Request) => send(state, shared, request, path, route),
      }
      try {
        return await client.request(method as 'get', path, { ...own, ...(init as object) })
      } catch (error) {
        throw understood(await shared.explained(error))
      }
    },
    use: (...middleware) => checked(() => client.use(...(middleware as Middleware[]))),
    eject: (...middleware) => client.eject(...(middleware as Middleware[])),
  }
}

/** The operation that the documents have at a path. */
function routeAt({ document, routes }: State, { routeOf }: Shared, method: string, path: string): Route | undefined {
  const [name, entry] =
    Object.entries(document.operations).find(([, entry]) => entry.path === path && (entry.method ?? 'GET') === method) ?? []
  return name && entry ? (routes.get(name) ?? routeOf(name, entry)) : undefined
}

async function send(state: State, shared: Shared, request: Request, path: string, route: Route | undefined): Promise<Response> {
  const { exchange, isSecretHeader, isSuspect, limitOf } = shared
  const { base, actor, connection } = state
  const { url, method, signal } = request
  if (url !== base && !url.startsWith(`${base}/`))
    throw new TypeError(`raw: the address is not under ${base}; the key is sent nowhere else.`)
  const given = [...request.headers].filter(([name]) => !isSecretHeader(name))
  const acting = actor !== undefined && (!route || route.entry.actor !== undefined)
  const headers = { ...state.headers, ...(acting && { onbehalfof: actor }), ...Object.fromEntries(given) }
  const body = request.body === null || signal.aborted ? undefined : await request.arrayBuffer()
  const name = { operationId: route?.operationId, method, path, bodiless: route?.bodiless ?? true }
  const limit = route ? limitOf(route, headers.onbehalfof) : 'standard'
  const { response, text, data } = await exchange(connection, { url, method, headers, body, limit }, name, { signal })
  const plain = new Headers()
  response.headers.forEach((value, name) => void plain.append(name, value))
  // The body has been decoded, so these headers no longer describe it.
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) plain.delete(name)
  const { status, statusText } = response
  return new Response(data && (isSuspect(text) ? JSON.stringify(data) : text), { status, statusText, headers: plain })
}

const pathOf =
  ({ pathValue }: Shared) =>
  (path: string, parameters: Record<string, unknown> = {}): string =>
    path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const value = parameters[name]
      if (value === undefined) throw new TypeError(`raw: \`${name}\` is missing; pass it in \`params.path\`.`)
      return pathValue('raw', name, value)
    })

function queryOf({ queryPart }: Shared, query: Record<string, unknown>, route: Route | undefined): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => queryPart('raw', name, value, route?.places.get(name)))
    .join('')
    .slice(1)
}

/** Turns errors of openapi-fetch, and of JSON nested deeper than the stack allows, into the TypeError of a wrong argument. */
function understood(error: unknown): unknown {
  const { message } = error as Partial<Error>
  const known = error instanceof RangeError || /^(on\w+:|Middleware) must /.test(message ?? '')
  return known ? new TypeError(`raw: ${message}.`) : error
}

function checked(run: () => void): void {
  try {
    run()
  } catch (error) {
    throw understood(error)
  }
}
