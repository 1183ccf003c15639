import { brand, type CallFacts, ChatError, isBranded } from './ChatError.ts'

/** The state of a closed rate limit. */
export interface ClosedLimit {
  /** The limit, such as `standard`, or the method if only its operation is closed. */
  readonly limit: string
  /** When it opens again, by the clock of this machine. */
  readonly resumesAt: Date
}

/**
 * The call was not sent, because its rate limit stays closed for longer than `maxWait` or
 * `deadline` allows. `waited` is the time that it waited. If a request received a 429, the error is
 * a `ChatApiError`.
 */
export class ChatRateLimitError extends ChatError implements ClosedLimit {
  readonly limit: string
  readonly resumesAt: Date

  constructor(message: string, closed: ClosedLimit, call: CallFacts) {
    super(message, call)
    this.limit = closed.limit
    this.resumesAt = closed.resumesAt
  }
}

brand(ChatRateLimitError, 'ChatRateLimitError')

/** Whether a value is a {@link ChatRateLimitError}, of any copy of the package. */
export const isChatRateLimitError = (value: unknown): value is ChatRateLimitError => isBranded(value, 'ChatRateLimitError')
