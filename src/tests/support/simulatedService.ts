import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'
import { outcomeOf } from './calls.ts'

/**
 * What the responses of a simulated service state about its limit: everything, the remaining
 * requests, or nothing but the status 429.
 */
export type LimitHeaders = 'all headers' | 'only remaining' | 'only 429'

interface ServiceLimits {
  readonly limit: number
  readonly window: number
  readonly says: LimitHeaders
  readonly latency?: () => number
}

/**
 * Makes a service, in virtual time, that accepts `limit` requests in each window of `window`
 * milliseconds, and responds after a random latency.
 */
export function simulatedService({ limit, window, says, latency = () => 20 + Math.random() * 30 }: ServiceLimits) {
  const began = Date.now()
  const accepted: number[] = []
  let rejected = 0
  return {
    /** How many requests it accepted in each window, from the first request on. */
    accepted,
    /** How many requests it rejected with 429. */
    get rejected() {
      return rejected
    },
    async fetch() {
      const now = Date.now() - began
      const current = Math.floor(now / window)
      while (accepted.length <= current) accepted.push(0)
      const used = accepted[current] as number
      const isOver = used >= limit
      if (isOver) rejected++
      else accepted[current] = used + 1
      const headers: Record<string, string> = {}
      if (says !== 'only 429') headers['x-ratelimit-remaining'] = String(Math.max(0, limit - used - 1))
      if (says === 'all headers') {
        const ends = (current + 1) * window
        headers['x-ratelimit-limit'] = String(limit)
        headers['x-ratelimit-reset'] = String(Math.ceil((began + ends) / 1000))
        headers.date = new Date(Date.now()).toUTCString()
        if (isOver) headers['retry-after'] = String(Math.ceil((ends - now) / 1000))
      }
      await new Promise((resolve) => setTimeout(resolve, latency()))
      return Response.json(isOver ? { error: { code: 'ERR_TOO_MANY_REQUESTS', message: 'slow down' } } : { data: [] }, {
        status: isOver ? 429 : 200,
        headers,
      })
    },
  }
}

/** Advances virtual time until a promise is settled, and returns the milliseconds that took. */
export async function untilSettled(promise: Promise<unknown>, most = 3_600_000): Promise<number> {
  const began = Date.now()
  let settled = false
  const done = () => {
    settled = true
  }
  promise.then(done, done)
  // Virtual time only advances to a timer; without one for many turns, nothing will happen any
  // more.
  for (let idle = 0; !settled && idle < 100 && Date.now() - began < most; ) {
    idle = vi.getTimerCount() > 0 ? 0 : idle + 1
    // What needs no time, such as reading a body, comes before the next timer, also if it is slow.
    for (let turn = 0; turn < 3; turn++) await setImmediate()
    if (!settled) await vi.advanceTimersToNextTimerAsync()
  }
  if (!settled) throw new Error(`not settled after ${Date.now() - began} ms`)
  return Date.now() - began
}

/** How many virtual milliseconds a call takes, and what becomes of it. */
export async function ending(call: Promise<unknown>): Promise<{ ms: number; outcome: unknown }> {
  const outcome = outcomeOf(call)
  return { ms: await untilSettled(outcome), outcome: await outcome }
}
