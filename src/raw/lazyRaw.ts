import type { State } from '../client/client.ts'
import { explained, notLoaded } from '../later/load.ts'
import { limitOf, pathValue, queryPart } from '../request/request.ts'
import { routeOf } from '../request/route.ts'
import { isSuspect } from '../response/parseJson.ts'
import { isSecretHeader } from '../transport/redact.ts'
import { exchange } from '../transport/transport.ts'
import type { Raw } from './raw.ts'

/**
 * What `raw` shares with the declared methods. It is passed in: a bundler would put common imports into a third file, and the whole would
 * be 1 KB larger.
 */
const shared = { exchange, explained, isSecretHeader, isSuspect, limitOf, pathValue, queryPart, routeOf }
export type Shared = typeof shared

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'request']

/**
 * openapi-fetch's client, loaded when it is first called: an app that never uses `raw` does not load it. If
 * loading fails, the next call tries again. Middleware may be registered before that; if openapi-fetch refuses it, the next call throws.
 */
export function lazyRaw(state: State): object {
  let loading: Promise<Raw> | undefined
  const changes: [name: 'use' | 'eject', middleware: unknown[]][] = []
  const load = (method: string, path: string): Promise<Raw> => {
    loading ??= import('./raw.ts').then(
      ({ rawClient }) => rawClient(state, shared),
      (cause) => {
        loading = undefined
        return notLoaded({ operationId: undefined, method, path })(cause)
      },
    )
    return loading
  }
  const raw: Record<string, unknown> = {}
  for (const name of methods) {
    raw[name] = async (...given: string[]) => {
      const [method = '', path = '', init] = name === 'request' ? given : [name, ...given]
      const { request, use, eject } = await load(method, path)
      for (const [change, middleware] of changes.splice(0)) (change === 'use' ? use : eject)(...middleware)
      return request(method.toUpperCase(), path, init)
    }
  }
  for (const name of ['use', 'eject'] as const) raw[name] = (...middleware: unknown[]) => void changes.push([name, middleware])
  return raw
}
