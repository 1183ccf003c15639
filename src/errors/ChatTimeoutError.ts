import { brand, type CallFacts, ChatError, isBranded } from './ChatError.ts'

/** No complete answer came within the time allowed for one attempt. */
export class ChatTimeoutError extends ChatError {
  /** The time allowed for one attempt, reading the body included, in milliseconds. */
  readonly timeout: number

  constructor(timeout: number, call: CallFacts) {
    super(
      `${call.method} ${call.path} was not answered within ${timeout} ms${call.attempts > 1 ? ` (${call.attempts} attempts)` : ''}.`,
      call,
    )
    this.timeout = timeout
  }
}

brand(ChatTimeoutError, 'ChatTimeoutError')

/** Whether a value is a {@link ChatTimeoutError}, of whichever copy of the package. */
export const isChatTimeoutError = (value: unknown): value is ChatTimeoutError => isBranded(value, 'ChatTimeoutError')
