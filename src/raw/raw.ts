import createOpenApiFetch, { type Client as OpenApiFetchClient } from 'openapi-fetch'
import type { jsonOf } from '../answer/answer.ts'
import type { CredentialHeaders } from '../client/credentials.ts'
import type { Draft, pathValue } from '../request/request.ts'
import type { isSecretHeader } from '../transport/redact.ts'
import type { Connection, exchange, unlessAborted } from '../transport/transport.ts'

/**
 * What `raw` shares with the declared methods. It is handed in: what this file and the client's both imported, a bundler would put into a third
 * file, which every app had to load.
 */
export interface Shared {
  readonly exchange: typeof exchange
  readonly isSecretHeader: typeof isSecretHeader
  readonly jsonOf: typeof jsonOf
  readonly pathValue: typeof pathValue
  readonly unlessAborted: typeof unlessAborted
}

/**
 * openapi-fetch's own client over this package's transport: the same address, keys, time-outs, retries and refusals as the declared methods, and
 * openapi-fetch's way of answering, `{ data, error, response }`.
 *
 * The key joins a request only after openapi-fetch and its middleware are done with it, so neither sees it.
 */
export function rawClient<Paths extends object>(
  connection: Connection,
  base: string,
  credentials: () => CredentialHeaders | Promise<CredentialHeaders>,
  { exchange, isSecretHeader, jsonOf, pathValue, unlessAborted }: Shared,
): OpenApiFetchClient<Paths> {
  // Errors and logs name the template: a path itself may hold an auth token or a key.
  const templates = new WeakMap<Request, string>()
  const send = async (request: Request): Promise<Response> => {
    if (request.url !== base && !request.url.startsWith(`${base}/`))
      throw new TypeError(`raw: the address is not under ${base}; the key is sent nowhere else.`)
    const call = { operationId: undefined, method: request.method, path: templates.get(request) ?? '(raw)' }
    const secrets = await unlessAborted(Promise.resolve(credentials()), request.signal)
    const headers = Object.fromEntries([...request.headers].filter(([name]) => !isSecretHeader(name)))
    const draft: Draft = {
      url: request.url,
      method: request.method,
      headers: { accept: 'application/json', ...headers, ...secrets },
      body: request.body === null ? undefined : await request.arrayBuffer(),
    }
    const answer = await exchange(connection, draft, call, { signal: request.signal }, Object.values(secrets))
    const { response } = answer
    // openapi-fetch gives nothing for an empty error and a bare SyntaxError for HTML: both become errors of this package.
    // What it parses is written anew, without what `parseJson` drops.
    const body = JSON.stringify(jsonOf(answer, call, Object.values(secrets)))
    const plain = new Headers(response.headers)
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) plain.delete(name)
    return new Response(body, { status: response.status, statusText: response.statusText, headers: plain })
  }
  const pathSerializer = (path: string, parameters: Record<string, unknown> = {}): string =>
    path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const value = parameters[name]
      if (value === undefined) throw new TypeError(`raw: \`${name}\` is missing; pass it in \`params.path\`.`)
      return pathValue({ operation: 'raw' }, name, value)
    })
  const client = createOpenApiFetch<Paths>({ baseUrl: base, fetch: send, pathSerializer })
  client.use({
    onRequest({ request, schemaPath }) {
      templates.set(request, schemaPath)
    },
  })
  return client
}
