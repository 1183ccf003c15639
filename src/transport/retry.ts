import { ChatApiError, isChatApiError } from '../errors/ChatApiError.ts'
import { ChatConnectionError, isChatConnectionError } from '../errors/ChatConnectionError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'

const firstPause = 500
const longestPause = 8000

/**
 * The longest time, in milliseconds, that the client waits by itself; for a longer `Retry-After` it
 * throws.
 */
export const longestWait = 60_000

/** The code of the error for a body that is larger than anything the service sends. */
export const tooLarge = 'TOO_LARGE'

// RFC 9110, 9.2.2: repeating these has the effect of sending them once.
const idempotent = /^(GET|HEAD|PUT|DELETE|OPTIONS)$/

// The connection was refused or never made, so nothing was sent.
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/

const wasNeverSent = (code: string | undefined): boolean => code !== undefined && neverSent.test(code)

/**
 * Whether a status says that the service failed, and may have carried the request out or not. Any
 * other error status rejects the request.
 */
export const isFailure = (status: number): boolean => status === 408 || status >= 500

/** Whether a request may be repeated after this status. */
export const repeatsStatus = (method: string, status: number): boolean => status === 429 || (idempotent.test(method) && isFailure(status))

/**
 * Whether a request without a response may be sent again; `code` is the platform's, `undefined` for
 * a time-out.
 */
export const repeatsFailure = (method: string, code: string | undefined): boolean => idempotent.test(method) || wasNeverSent(code)

/** Whether the service may have carried out a request that ended with this error. */
export const mayHaveArrived = (error: unknown): boolean =>
  isChatApiError(error) ? isFailure(error.status) : !isChatConnectionError(error) || !wasNeverSent(error.code)

/** Whether a request may be sent again after it ended with this error. */
export function isRetryable(method: string, error: unknown): boolean {
  if (error instanceof ChatApiError) return repeatsStatus(method, error.status)
  if (error instanceof ChatTimeoutError) return repeatsFailure(method, undefined)
  return error instanceof ChatConnectionError && error.code !== tooLarge && repeatsFailure(method, error.code)
}

/**
 * Backoff with full jitter before the next attempt, in milliseconds: random between 0 and a maximum
 * that doubles.
 */
export const pauseBefore = (attempt: number): number => Math.random() * Math.min(longestPause, firstPause * 2 ** (attempt - 1))

/** Why an attempt failed, in a few words for the log. */
export function reasonOf(error: unknown): string {
  if (error instanceof ChatApiError) return `status ${error.status}`
  if (error instanceof ChatTimeoutError) return 'time-out'
  return (error as ChatConnectionError).code ?? 'connection error'
}
