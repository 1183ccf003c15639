import { clockOf, untilReset } from './rateLimit.ts'
import type { ReadHeaders } from './result.ts'

/**
 * The seconds that a response asks to wait: `Retry-After` as seconds or as a date,
 * `Retry-After-Ms`, or, on a 429, the moment the rate-limit window resets.
 *
 * @returns `undefined` if it does not ask for a wait
 */
export function retryAfterOf(status: number, headers: Pick<ReadHeaders, 'get'>): number | undefined {
  const milliseconds = headers.get('retry-after-ms')
  if (milliseconds && /^\d+(\.\d+)?$/.test(milliseconds)) return Number(milliseconds) / 1000
  const after = headers.get('retry-after')
  if (after && /^\d+(\.\d+)?$/.test(after)) return Number(after)
  // RFC 9110, 5.6.7: a date has one of three forms, all in GMT; one of them does not state it.
  const date = after && /^[A-Z][a-z]+,? .+:\d\d/.test(after) ? Date.parse(/GMT$/.test(after) ? after : `${after} GMT`) : Number.NaN
  if (date >= 0) return Math.max(0, (date - clockOf(headers)) / 1000)
  // A moment in the past only shows that the clocks differ.
  return (status === 429 && untilReset(headers) / 1000) || undefined
}
