import type { untilReset } from './rateLimit.ts'

const firstPause = 500
const longestPause = 8000

// RFC 9110, 9.2.2: repeating these has the effect of sending them once.
const idempotent = /^(GET|HEAD|PUT|DELETE|OPTIONS)$/

// The connection was refused or never made, so nothing was sent.
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/

/** Whether a request may be repeated after this status. */
export const repeatsStatus = (method: string, status: number): boolean =>
  status === 429 || (idempotent.test(method) && (status === 408 || status >= 500))

/** Whether a request without a response may be sent again; `code` is the platform's, `undefined` for a time-out. */
export const repeatsFailure = (method: string, code: string | undefined): boolean =>
  idempotent.test(method) || (code !== undefined && neverSent.test(code))

/**
 * The seconds that a response asks to wait: `Retry-After` as seconds or as a date, `Retry-After-Ms`, or, on a 429, the moment the rate-limit window resets.
 */
export function retryAfterOf(
  shared: { readonly untilReset: typeof untilReset },
  status: number,
  headers: Headers,
  now: number = Date.now(),
): number | undefined {
  const milliseconds = headers.get('retry-after-ms')
  if (milliseconds && /^\d+(\.\d+)?$/.test(milliseconds)) return Number(milliseconds) / 1000
  const after = headers.get('retry-after')
  if (after && /^\d+(\.\d+)?$/.test(after)) return Number(after)
  // RFC 9110, 5.6.7: a date has one of three forms, all in GMT; one of them does not state it.
  const date = after && /^[A-Z][a-z]+,? .+:\d\d/.test(after) ? Date.parse(/GMT$/.test(after) ? after : `${after} GMT`) : Number.NaN
  if (!Number.isNaN(date)) return Math.max(0, (date - now) / 1000)
  // A moment in the past only shows that the clocks differ.
  return (status === 429 && shared.untilReset(headers) / 1000) || undefined
}

/** Full-jitter back-off before the next attempt, in milliseconds: anything between nothing and a doubling ceiling. */
export const pauseBefore = (attempt: number): number => Math.random() * Math.min(longestPause, firstPause * 2 ** (attempt - 1))
