import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The number of requests that a service accepts per window, and the window in milliseconds. */
export interface Limit {
  readonly most: number
  readonly window: number
}

/** A service that counts calls per app, as the real service does. */
export interface LimitedService extends AsyncDisposable {
  readonly url: string
  /** Accepted requests, and how many of them repeat one that was accepted before. */
  readonly accepted: number
  readonly repeated: number
  /** Requests rejected with 429. */
  readonly rejected: number
  /** Resolves at the beginning of the next window. */
  nextWindow(): Promise<void>
}

/**
 * Starts a service that accepts every call within its limit with an empty list, and states the
 * remaining calls and when the limit resets.
 */
export async function limitedService({ most, window }: Limit): Promise<LimitedService> {
  let [accepted, rejected, current, count] = [0, 0, 0, 0]
  const calls = new Set<unknown>()

  const headersAt = (now: number): Record<string, string> => ({
    'content-type': 'application/json',
    date: new Date(now).toUTCString(),
    'x-ratelimit-limit': String(most),
    'x-ratelimit-remaining': String(most - count),
    'x-ratelimit-reset': String(Math.ceil(((current + 1) * window) / 1000)),
  })
  const accepts = (now: number): boolean => {
    const number = Math.floor(now / window)
    if (number !== current) [current, count] = [number, 0]
    if (count >= most) return false
    count++
    return true
  }

  const server = createServer((request, response) => {
    const now = Date.now()
    if (!accepts(now)) {
      rejected++
      response.writeHead(429, { ...headersAt(now), 'retry-after': String(Math.ceil(((current + 1) * window - now) / 1000)) })
      response.end('{"error":{"code":"ERR_TOO_MANY_REQUESTS","message":"Slow down."}}')
      return
    }
    accepted++
    calls.add(request.headers['x-call'])
    response.writeHead(200, headersAt(now)).end('{"data":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`,
    get accepted() {
      return accepted
    },
    get repeated() {
      return accepted - calls.size
    },
    get rejected() {
      return rejected
    },
    nextWindow: () => new Promise((resolve) => setTimeout(resolve, window - (Date.now() % window))),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
