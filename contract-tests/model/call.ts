import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'

/** A call of an operation. */
export interface Call {
  readonly operation: Operation
  readonly args: Arguments
}

/** A path with the arguments in place of its parameters. */
export const filledPath = (path: string, args: Arguments): string => path.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]))

/** What a server or the model answers to a call. */
export interface Answer {
  readonly status: number
  readonly body: Json
}

/** A call with the server's answer. */
export interface Step extends Call {
  /** When the response arrived, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number
  readonly answer: Answer
}
