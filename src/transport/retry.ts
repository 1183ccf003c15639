import { ChatApiError, isChatApiError } from '../errors/ChatApiError.ts'
import { ChatConnectionError, isChatConnectionError } from '../errors/ChatConnectionError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { tooLarge } from '../response/responseError.ts'

const firstPause = 500
const longestPause = 8000

// RFC 9110, 9.2.2: repeating these has the effect of sending them once.
const idempotent = /^(GET|HEAD|PUT|DELETE|OPTIONS)$/

// The codes that only a connection which was never made has. EHOSTUNREACH and the like are not
// among them: Linux also gives them to one that was established.
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/

/** Deno gives no code. */
const denoConnect = /^error sending request .*client error \(Connect\)/

const beforeSending = /^(connect|getaddrinfo)$/

/** What `fetch` rejects before it connects, and a certificate: the same would happen again. */
const neverSucceeds = /^bad port$|CERT|LEAF_SIGNATURE/

type PlatformError = { readonly [name in 'message' | 'code' | 'syscall' | 'errors' | 'cause']?: unknown }

function causesOf(error: unknown, depth = 0): PlatformError[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  return [error, ...causesOf((error as PlatformError).cause, depth + 1)]
}

function wasNeverSent(error: unknown): boolean {
  for (const { errors, syscall, code, message } of causesOf(error)) {
    // Several addresses were tried, perhaps at once.
    if (Array.isArray(errors) && errors.length > 0) return errors.every(wasNeverSent)
    if (typeof syscall === 'string') return beforeSending.test(syscall)
    if (typeof code === 'string') return neverSent.test(code)
    if (typeof message === 'string' && denoConnect.test(message)) return true
  }
  return false
}

/** The platform's error. One that a test made by hand has its code only. */
const causeOf = (error: ChatConnectionError): unknown => error.cause ?? error

const isHopeless = (error: ChatConnectionError): boolean =>
  error.code === tooLarge || causesOf(causeOf(error)).some(({ message, code }) => neverSucceeds.test(String(code ?? message)))

/** Whether the service failed, and may have carried the request out. Others reject it. */
export const isFailure = (status: number): boolean => status === 408 || status >= 500

/** Whether a request may be repeated after this status. */
export const repeatsStatus = (method: string, status: number): boolean => status === 429 || (idempotent.test(method) && isFailure(status))

/** Whether the service may have carried out a request that ended with this error. */
export const mayHaveArrived = (error: unknown): boolean =>
  isChatApiError(error) ? isFailure(error.status) : !isChatConnectionError(error) || !wasNeverSent(causeOf(error))

/** Whether a request may be sent again after it ended with this error. */
export function isRetryable(method: string, error: unknown): boolean {
  if (error instanceof ChatApiError) return repeatsStatus(method, error.status)
  if (error instanceof ChatTimeoutError) return idempotent.test(method)
  return error instanceof ChatConnectionError && !isHopeless(error) && (idempotent.test(method) || wasNeverSent(causeOf(error)))
}

/**
 * Backoff with full jitter before the next attempt, in milliseconds: random between 0 and a maximum
 * that doubles.
 */
export const pauseBefore = (attempt: number): number => Math.random() * Math.min(longestPause, firstPause * 2 ** (attempt - 1))

/** Why an attempt failed, in a few words for the log. */
export function reasonOf(error: unknown): string {
  if (error instanceof ChatApiError) return `status ${error.status}`
  if (error instanceof ChatTimeoutError) return 'timeout'
  return (error as ChatConnectionError).code ?? 'connection error'
}
