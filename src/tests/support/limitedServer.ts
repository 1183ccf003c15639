import { type Arrived, serve, type TestServer } from './server.ts'

/** What a limited server's answers tell of its limit. */
export type Telling = 'everything' | 'remaining' | 'retry-after' | 'reset'

/** A server that counts: so many requests a window, and 429 for the rest. */
export interface LimitedServer extends TestServer {
  /** The requests that were let through, in order. */
  readonly passed: readonly Arrived[]
  /** How many were refused. */
  readonly refused: number
}

/** Starts a server that lets `limit` requests through in each window, which begins with the first request after the last. */
export async function limitedServer({
  limit,
  window,
  telling,
}: {
  limit: number
  window: number
  telling: Telling
}): Promise<LimitedServer> {
  const passed: Arrived[] = []
  let refused = 0
  let used = 0
  let ends = 0
  const server = await serve((response, request) => {
    const now = Date.now()
    if (now >= ends) {
      used = 0
      // In whole seconds, where headers tell it as a moment.
      ends = telling === 'everything' || telling === 'reset' ? Math.ceil((now + window) / 1000) * 1000 : now + window
    }
    const isOver = used >= limit
    if (!isOver) used++
    if (telling === 'everything') {
      response.setHeader('x-ratelimit-limit', limit)
      response.setHeader('x-ratelimit-reset', ends / 1000)
    }
    if (telling === 'reset' && isOver) response.setHeader('x-rate-limit-reset', ends / 1000)
    if (telling === 'everything' || telling === 'remaining') response.setHeader('x-ratelimit-remaining', limit - used)
    if (isOver) {
      refused++
      if (telling !== 'reset')
        response.setHeader('retry-after', telling === 'everything' ? Math.ceil((ends - now) / 1000) : (ends - now) / 1000)
    } else passed.push(request)
    // Answers do not come in the order of the requests.
    setTimeout(
      () => response.writeHead(isOver ? 429 : 200, { 'content-type': 'application/json' }).end(isOver ? '{"error":{}}' : '{"data":{}}'),
      Math.random() * 20,
    )
  })
  return {
    ...server,
    passed,
    get refused() {
      return refused
    },
  }
}
