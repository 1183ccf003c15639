import { brand, type CallFacts, ChatError, isBranded, nameOfCall } from './ChatError.ts'

/**
 * The call's `signal` was aborted without a reason of the program's own. `cause` is the platform's
 * error, and `name` its name: `AbortError` or, from `AbortSignal.timeout`, `TimeoutError`. If the
 * program gives a reason, the call throws that instead.
 */
export class ChatAbortError extends ChatError {
  constructor(reason: DOMException, call: CallFacts) {
    super(`${nameOfCall(call)} was aborted: ${reason.message}`, call, reason)
    this.name = reason.name
  }
}

brand(ChatAbortError, 'ChatAbortError')

/** Whether a value is a {@link ChatAbortError}, of any copy of the package. */
export const isChatAbortError = (value: unknown): value is ChatAbortError => isBranded(value, 'ChatAbortError')
