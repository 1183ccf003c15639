import type { RawResponse } from '../validate/rawExchange.ts'

/** A limit of requests per minute of the fake's clock. */
export interface RequestLimit {
  /** Counts a request; returns the seconds to wait if it is over the limit. */
  count(now: number): number | undefined
  /** Adds the documented headers to a response. */
  describe(response: RawResponse, now: number): void
}

const startOfMinute = (now: number): number => now - (now % 60)

/** @throws RangeError if the limit is not a positive whole number */
export function createRequestLimit(perMinute: number): RequestLimit {
  if (!Number.isInteger(perMinute) || perMinute <= 0) throw new RangeError(`${perMinute} is not a valid number of requests per minute.`)
  let minute = -1
  let used = 0
  return {
    count(now) {
      if (minute !== startOfMinute(now)) {
        minute = startOfMinute(now)
        used = 0
      }
      used += 1
      return used > perMinute ? minute + 60 - now : undefined
    },
    describe({ headers }, now) {
      const figures = { Limit: perMinute, Remaining: Math.max(0, perMinute - used), Reset: startOfMinute(now) + 60 }
      for (const [name, value] of Object.entries(figures)) headers.push([`X-RateLimit-${name}`, String(value)])
      // Clients measure the window by the service's clock.
      headers.push(['Date', new Date(now * 1000).toUTCString()])
    },
  }
}
