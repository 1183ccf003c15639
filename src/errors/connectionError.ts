import { ChatConnectionError } from './ChatConnectionError.ts'
import { type CallFacts, nameOfCall } from './ChatError.ts'
import { type Hidden, hide, safeCause } from './redact.ts'

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
  const code = codeOf(cause, call)
  const about = hide(messageOf(cause), call)
  return new ChatConnectionError(
    `${nameOfCall(call.facts)} got no complete response: ${about}${code && !about.includes(code) ? ` (${code})` : ''}.`,
    code,
    call.facts,
    safeCause(cause, call),
  )
}

// Errors of another realm, such as a test runner's, are not instances of this realm's `Error`.
function codeOf(error: unknown, hidden: Hidden): string | undefined {
  let current = error as Partial<{ code: unknown; cause: unknown }> | undefined | null
  for (let depth = 0; current && depth < 5; current = current.cause as typeof current, depth++) {
    if (typeof current.code === 'string') return hide(current.code, hidden)
  }
  return undefined
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
