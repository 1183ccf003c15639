import type { Client } from 'openapi-fetch'

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'request'] as const

/**
 * openapi-fetch's client, loaded when it is first called: who never uses `raw` neither loads nor, where the bundler splits code, ships it early.
 * Middleware may be registered before; what it refuses is thrown by the next call.
 */
export function lateRaw<Paths extends object>(load: () => Promise<Client<Paths>>): Client<Paths> {
  // Called by name only, with whatever arguments the caller's types allowed.
  type Late = Record<string, (...args: unknown[]) => unknown>
  let client: Promise<Late> | undefined
  const loaded = () => (client ??= load() as Promise<unknown> as Promise<Late>)
  const late: Late = Object.fromEntries(methods.map((name) => [name, async (...args) => (await loaded())[name]?.(...args)]))
  for (const name of ['use', 'eject']) {
    late[name] = (...args) => {
      client = loaded().then((ready) => {
        ready[name]?.(...args)
        return ready
      })
      client.catch(() => {})
    }
  }
  return late as unknown as Client<Paths>
}
