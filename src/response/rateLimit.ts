import type { RateLimit } from '../errors/ChatApiError.ts'
import type { ReadHeaders } from './result.ts'

/**
 * Reads the rate-limit headers of a response.
 *
 * Source: the headers of the response `TooManyRequests` in the specification.
 */
export function rateLimitOf(headers: Pick<ReadHeaders, 'get'>): RateLimit | undefined {
  const limit = count(headers.get('x-ratelimit-limit') ?? headers.get('x-rate-limit'))
  const remaining = remainingOf(headers)
  const reset = resetOf(headers)
  if (limit === undefined && remaining === undefined && reset === undefined) return undefined
  return { limit, remaining, reset: reset === undefined ? undefined : new Date(reset * 1000) }
}

/** How many requests remain in the current window, if the response says so. */
export const remainingOf = (headers: Pick<ReadHeaders, 'get'>): number | undefined =>
  count(headers.get('x-ratelimit-remaining') ?? headers.get('x-rate-limit-remaining'))

/** The milliseconds until the next window begins; 0 if the response states no window. */
export function untilReset(headers: Pick<ReadHeaders, 'get'>): number {
  const reset = resetOf(headers)
  return reset === undefined ? 0 : Math.max(0, reset * 1000 - clockOf(headers))
}

/** The time of a response by CometChat's clock, if stated: this machine's may be wrong. */
export const clockOf = (headers: Pick<ReadHeaders, 'get'>): number => Date.parse(headers.get('date') ?? '') || Date.now()

const resetOf = (headers: Pick<ReadHeaders, 'get'>) => count(headers.get('x-ratelimit-reset') ?? headers.get('x-rate-limit-reset'))

const count = (value: string | null): number | undefined => (value !== null && /^\d{1,12}$/.test(value) ? Number(value) : undefined)
