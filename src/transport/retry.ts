import { ChatApiError } from '../errors/ChatApiError.ts'
import { ChatConnectionError, withCauses } from '../errors/ChatConnectionError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { tooLargeCode } from '../response/responseError.ts'
import { causeOf, isFailure, wasNeverSent } from './mayHaveArrived.ts'

// RFC 9110, 9.2.2: repeating these has the effect of sending them once.
const idempotent = /^(GET|HEAD|PUT|DELETE|OPTIONS)$/

/** What `fetch` rejects before it connects, and a certificate: the same would happen again. */
const neverSucceeds = /^bad port$|CERT|LEAF_SIGNATURE/

const isHopeless = (error: ChatConnectionError): boolean =>
  error.code === tooLargeCode || withCauses(causeOf(error)).some(({ message, code }) => neverSucceeds.test(String(code ?? message)))

/** Whether a request may be repeated after this status. */
export const repeatsStatus = (method: string, status: number): boolean => status === 429 || (idempotent.test(method) && isFailure(status))

/** Whether a request may be sent again after it ended with this error. */
export function isRetryable(method: string, error: unknown): boolean {
  if (error instanceof ChatApiError) return repeatsStatus(method, error.status)
  if (error instanceof ChatTimeoutError) return idempotent.test(method)
  return error instanceof ChatConnectionError && !isHopeless(error) && (idempotent.test(method) || wasNeverSent(causeOf(error)))
}

/** Why an attempt failed, in a few words for the log. */
export function failureInWords(error: unknown): string {
  if (error instanceof ChatApiError) return `status ${error.status}`
  if (error instanceof ChatTimeoutError) return 'timeout'
  return (error as ChatConnectionError).code ?? 'connection error'
}
