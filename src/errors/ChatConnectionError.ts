import { brand, type CallFacts, ChatError, isBranded } from './ChatError.ts'

/** The request could not be sent, or its response was cut off. `cause` is the platform's error. */
export class ChatConnectionError extends ChatError {
  /** The platform's code, such as `ECONNREFUSED`, if there is one. */
  readonly code: string | undefined

  constructor(message: string, code: string | undefined, call: CallFacts, cause?: unknown) {
    super(message, call, cause)
    this.code = code
  }
}

brand(ChatConnectionError, 'ChatConnectionError')

/** Whether a value is a {@link ChatConnectionError}, of any copy of the package. */
export const isChatConnectionError = (value: unknown): value is ChatConnectionError => isBranded(value, 'ChatConnectionError')

/** The properties of the platform's errors, of any realm. */
type PlatformError = { readonly [name in 'message' | 'code' | 'syscall' | 'errors' | 'cause']?: unknown }

/** An error with its causes, the outermost first. */
export function withCauses(error: unknown, depth = 0): PlatformError[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  return [error, ...withCauses((error as PlatformError).cause, depth + 1)]
}
