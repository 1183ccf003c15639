import { isChatApiError } from '../errors/ChatApiError.ts'
import { type ChatConnectionError, isChatConnectionError, withCauses } from '../errors/ChatConnectionError.ts'

// The codes that only a connection which was never made has. EHOSTUNREACH and the like are not
// among them: Linux also gives them to one that was established.
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/

/** Deno gives no code. */
const denoConnect = /^error sending request .*client error \(Connect\)/

const beforeSending = /^(connect|getaddrinfo)$/

/** Whether an error shows that no connection was made. */
export function wasNeverSent(error: unknown): boolean {
  for (const { errors, syscall, code, message } of withCauses(error)) {
    // Several addresses were tried, perhaps at once.
    if (Array.isArray(errors) && errors.length > 0) return errors.every(wasNeverSent)
    if (typeof syscall === 'string') return beforeSending.test(syscall)
    if (typeof code === 'string') return neverSent.test(code)
    if (typeof message === 'string' && denoConnect.test(message)) return true
  }
  return false
}

/** The platform's error. One that a test made by hand has its code only. */
export const causeOf = (error: ChatConnectionError): unknown => error.cause ?? error

/** Whether CometChat failed, and may have carried the request out. Others reject it. */
export const isFailure = (status: number): boolean => status === 408 || status >= 500

/** Whether CometChat may have carried out a request that ended with this error. */
export const mayHaveArrived = (error: unknown): boolean =>
  isChatApiError(error) ? isFailure(error.status) : !isChatConnectionError(error) || !wasNeverSent(causeOf(error))
