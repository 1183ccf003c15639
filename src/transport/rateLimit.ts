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
  const limit = count(headers.get('x-ratelimit-limit') ?? headers.get('x-rate-limit'))
  const remaining = count(headers.get('x-ratelimit-remaining') ?? headers.get('x-rate-limit-remaining'))
  const reset = count(headers.get('x-ratelimit-reset') ?? headers.get('x-rate-limit-reset'))
  if (limit === undefined && remaining === undefined && reset === undefined) return undefined
  return { limit, remaining, reset: reset === undefined ? undefined : new Date(reset * 1000) }
}

const count = (value: string | null): number | undefined => (value !== null && /^\d{1,12}$/.test(value) ? Number(value) : undefined)
