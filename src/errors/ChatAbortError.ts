import { brand, type CallFacts, ChatError, isBranded, nameOfCall } from './ChatError.ts'

/**
 * The call was ended by its `signal`, which was aborted without a reason of the program's own.
 * `cause` then holds the platform's error, and this one names the operation. Its `name` is that of
 * the platform's error, `AbortError` or, from `AbortSignal.timeout`, `TimeoutError`. A reason of
 * the program's own is thrown as it is.
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
