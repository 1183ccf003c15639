import { brand, type CallFacts, ChatError, isBranded, nameOfCall } from './ChatError.ts'

/** The options that limit time: `timeout` for an attempt, `deadline` for the whole call. */
export type TimeOption = 'timeout' | 'deadline'

/** No complete response arrived in time. */
export class ChatTimeoutError extends ChatError {
  /** The time limit, in milliseconds. */
  readonly timeout: number
  /** The option that set it. */
  readonly option: TimeOption

  constructor(timeout: number, call: CallFacts, option: TimeOption = 'timeout') {
    super(messageOf(timeout, call), call)
    this.timeout = timeout
    this.option = option
  }
}

function messageOf(timeout: number, call: CallFacts): string {
  const { attempts } = call
  if (attempts === 0) return `${nameOfCall(call)} was not sent within ${timeout} ms.`
  const after = attempts > 1 ? ` (${attempts} attempts)` : ''
  return `${nameOfCall(call)} got no response within ${timeout} ms${after}.`
}

brand(ChatTimeoutError, 'ChatTimeoutError')

/** Whether a value is a {@link ChatTimeoutError}, of any copy of the package. */
export const isChatTimeoutError = (value: unknown): value is ChatTimeoutError => isBranded(value, 'ChatTimeoutError')
