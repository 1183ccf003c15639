/** What an answer says about the rate limit, read from both published spellings of its headers. */
export interface RateLimit {
  /** Requests allowed in the current minute. */
  readonly limit: number | undefined
  /** Requests left in the current minute. */
  readonly remaining: number | undefined
  /** When the next window begins. */
  readonly reset: Date | undefined
}

/**
 * Reads the rate-limit headers of an answer.
 *
 * Source: the headers of the response `TooManyRequests` in the specification.
 */
export function rateLimitOf(headers: Headers): RateLimit | undefined {
  const limit = count(headers, 'x-ratelimit-limit', 'x-rate-limit')
  const remaining = remainingOf(headers)
  const reset = resetOf(headers)
  if (limit === undefined && remaining === undefined && reset === undefined) return undefined
  return { limit, remaining, reset: reset === undefined ? undefined : new Date(reset * 1000) }
}

/** How many calls an answer says to be left. */
export const remainingOf = (headers: Headers): number | undefined => count(headers, 'x-ratelimit-remaining', 'x-rate-limit-remaining')

/** The milliseconds until the next window begins, by the service's own clock where the answer tells it; 0 where it tells no window. */
export function untilReset(headers: Headers): number {
  const reset = resetOf(headers)
  return reset === undefined ? 0 : Math.max(0, reset * 1000 - (Date.parse(headers.get('date') ?? '') || Date.now()))
}

const resetOf = (headers: Headers) => count(headers, 'x-ratelimit-reset', 'x-rate-limit-reset')

function count(headers: Headers, name: string, otherName: string): number | undefined {
  const value = headers.get(name) ?? headers.get(otherName)
  return value !== null && /^\d{1,12}$/.test(value) ? Number(value) : undefined
}
