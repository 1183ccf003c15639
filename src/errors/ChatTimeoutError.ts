import { brand, type CallFacts, ChatError, isBranded } from './ChatError.ts'

/** No complete response arrived within the time allowed. */
export class ChatTimeoutError extends ChatError {
  /** The time that was allowed, reading the body included, in milliseconds. */
  readonly timeout: number
  /** Which option allowed it: `timeout`, the time for one attempt, or `deadline`, that for the whole call. */
  readonly option: 'timeout' | 'deadline'

  constructor(timeout: number, call: CallFacts, option: 'timeout' | 'deadline' = 'timeout') {
    const { attempts } = call
    const after = attempts === 0 ? ' (never sent)' : attempts > 1 ? ` (${attempts} attempts)` : ''
    super(`${call.method} ${call.path} was not answered within ${timeout} ms${after}.`, call)
    this.timeout = timeout
    this.option = option
  }
}

brand(ChatTimeoutError, 'ChatTimeoutError')

/** Whether a value is a {@link ChatTimeoutError}, of whichever copy of the package. */
export const isChatTimeoutError = (value: unknown): value is ChatTimeoutError => isBranded(value, 'ChatTimeoutError')
