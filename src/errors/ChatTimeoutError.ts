import { brand, type CallFacts, ChatError, isBranded } from './ChatError.ts'

/** The options that limit time: `timeout` for an attempt, `deadline` for the whole call, `maxWait` for waiting for rate limits. */
export type TimeOption = 'timeout' | 'deadline' | 'maxWait'

/** No complete response arrived within the time allowed. */
export class ChatTimeoutError extends ChatError {
  /** The time that was allowed, in milliseconds. */
  readonly timeout: number
  /** Which option allowed it. */
  readonly option: TimeOption

  constructor(timeout: number, call: CallFacts, option: TimeOption = 'timeout', message: string = messageOf(timeout, call)) {
    super(message, call)
    this.timeout = timeout
    this.option = option
  }
}

function messageOf(timeout: number, { method, path, attempts }: CallFacts): string {
  const after = attempts === 0 ? ' (never sent)' : attempts > 1 ? ` (${attempts} attempts)` : ''
  return `${method} ${path} got no response within ${timeout} ms${after}.`
}

brand(ChatTimeoutError, 'ChatTimeoutError')

/** Whether a value is a {@link ChatTimeoutError}, of any copy of the package. */
export const isChatTimeoutError = (value: unknown): value is ChatTimeoutError => isBranded(value, 'ChatTimeoutError')
