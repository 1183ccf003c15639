import { ChatConnectionError, withCauses } from './ChatConnectionError.ts'
import { type CallFacts, nameOfCall } from './ChatError.ts'
import { type Hidden, hideSecrets, safeCause } from './redact.ts'

/** The call that an error is about, and what the error must not show. */
export interface ErrorContext extends Hidden {
  readonly facts: CallFacts
}

/**
 * The error for a request that `fetch` could not send, or whose response was cut off.
 *
 * @param cause - what `fetch` threw
 */
export function connectionError(cause: unknown, call: ErrorContext): ChatConnectionError {
  const stated = withCauses(cause).find(({ code }) => typeof code === 'string')?.code as string | undefined
  const code = stated && hideSecrets(stated, call)
  const about = hideSecrets(messageOf(cause), call)
  return new ChatConnectionError(
    `${nameOfCall(call.facts)} got no complete response: ${about}${code && !about.includes(code) ? ` (${code})` : ''}.`,
    code,
    call.facts,
    safeCause(cause, call),
  )
}

/**
 * The reason, from the innermost message. An object without a message is not printed, as a URL or a
 * Response may contain a key.
 */
function messageOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: { message?: unknown } | null }
  const text = cause?.message || message || (error && typeof error === 'object' ? Object.prototype.toString.call(error) : error)
  return String(text).replace(/\.$/, '')
}
