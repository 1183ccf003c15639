import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { limitsOf, type PublishedLimit } from '../documents/rateLimits.ts'
import type { RawResponse } from '../validate/rawExchange.ts'

/**
 * How many requests a fake allows: a number a minute; `documented` as the documents say of each
 * operation, or `free` with the limit of the free plan in the place of the app's.
 */
export type RateLimit = number | 'documented' | 'free'

type Limit = Pick<PublishedLimit, 'name' | 'requests' | 'seconds' | 'per'>

/**
 * Creates a limit of requests, by the fake's clock.
 *
 * @throws RangeError if the limit is neither a positive whole number nor the name of limits
 */
export function createRequestLimit(contracts: readonly Contract[], limit: RateLimit) {
  const own = ownLimit(
    limit,
    contracts.flatMap(({ document }) => limitsOf(document)),
  )
  const windows = new Map<string, { start: number; used: number }>()
  let last: { limit: Limit; start: number; used: number } | undefined
  return {
    /**
     * Counts a request; returns the seconds to wait if it is over the limit.
     *
     * @param uid - the acting user
     */
    count(operation: Operation | undefined, uid: string | undefined, now: number): number | undefined {
      const published = operation?.rateLimit
      const counted = own && (limit !== 'free' || published?.per === 'app') ? own : published
      last = undefined
      if (!counted) return undefined
      const subject = { app: '', user: uid ?? '', operation: operation?.id }[counted.per]
      const key = `${counted.name} ${subject}`
      const start = now - (now % counted.seconds)
      const former = windows.get(key)
      const window = former?.start === start ? former : { start, used: 0 }
      window.used += 1
      windows.set(key, window)
      last = { limit: counted, ...window }
      return window.used > counted.requests ? start + counted.seconds - now : undefined
    },
    /** Adds the documented headers for the request that was counted last. */
    describe({ headers }: RawResponse, now: number): void {
      if (!last) return
      const { limit, start, used } = last
      const figures = { Limit: limit.requests, Remaining: Math.max(0, limit.requests - used), Reset: start + limit.seconds }
      for (const [name, value] of Object.entries(figures)) headers.push([`X-RateLimit-${name}`, String(value)])
      // Clients measure the window by the service's clock.
      headers.push(['Date', new Date(now * 1000).toUTCString()])
    },
  }
}

/** The limit that takes the place of those that the documents name for the operations. */
function ownLimit(limit: RateLimit, published: readonly PublishedLimit[]): Limit | undefined {
  if (limit === 'documented') return undefined
  if (limit === 'free') return published.find(({ plan }) => plan === 'free')
  if (!Number.isInteger(limit) || limit <= 0)
    throw new RangeError(`${limit} is not a valid number of requests per minute, and neither documented nor free.`)
  return { name: 'own', requests: limit, seconds: 60, per: 'app' }
}
