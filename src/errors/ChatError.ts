import { markOwn } from './callerStack.ts'

// The front door of this folder. In goes what is known of a call; out come errors that extend
// `ChatError`, without any credential in their texts, causes and properties (`redact.ts`).

/** The properties that every error of this package has. */
export interface CallFacts {
  /** The client's method, such as `flagAMessage`; `undefined` for a path without a method. */
  readonly name?: string | undefined
  /**
   * The operation's id in the specification, such as `flag-a-message`; `undefined` for an
   * undocumented path.
   */
  readonly operationId: string | undefined
  /** The HTTP method. */
  readonly method: string
  /**
   * The path template, such as `/messages/{id}/flagged`, or the path itself if it is undocumented.
   */
  readonly path: string
  /** How many times the request was sent, including the first. */
  readonly attempts: number
  /** How long the call waited for rate limits, in milliseconds. */
  readonly waited?: number | undefined
}

/**
 * The base class of this package's errors. {@link isChatError} also recognizes the errors of
 * another copy of the package. The stack begins at the line that made the call. No error contains a
 * key.
 */
export abstract class ChatError extends Error implements Omit<CallFacts, 'name'> {
  /** The client's method, such as `flagAMessage`. `name` is the kind of error. */
  readonly operationName!: string | undefined
  readonly operationId!: string | undefined
  readonly method!: string
  readonly path!: string
  readonly attempts!: number
  readonly waited!: number

  constructor(message: string, call: CallFacts, cause?: unknown) {
    super(inOneLine(message), cause === undefined ? undefined : { cause })
    const { name: operationName, operationId, method, path, attempts, waited = 0 } = call
    Object.assign(this, { operationName, operationId, method, path, attempts, waited })
    markOwn(this)
  }
}

/**
 * A message for logs, without what a server may send to forge lines: line breaks, control
 * characters, and signs that turn the direction of text.
 */
export const inOneLine = (message: string): string => message.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')

/** How messages name a call: by its method, then the HTTP method and the path. */
export const nameOfCall = ({ name, method, path }: Pick<CallFacts, 'name' | 'method' | 'path'>): string =>
  name === undefined ? `${method} ${path}` : `${name} (${method} ${path})`

/** The registry symbol that marks errors of one kind, the same in every copy of the package. */
export const brandOf = (kind: string): symbol => Symbol.for(`cometchat-rest.${kind}`)

/**
 * Marks a class's errors as of one kind, in a way that `inspect` and `JSON.stringify` do not show.
 */
export function brand(kindOfError: { prototype: object }, kind: string): void {
  Object.defineProperty(kindOfError.prototype, brandOf(kind), { value: true })
  Object.defineProperty(kindOfError.prototype, 'name', { value: kind, configurable: true, writable: true })
}

/** Whether a value carries the mark of a kind. */
export const isBranded = (value: unknown, kind: string): boolean => typeof value === 'object' && value !== null && brandOf(kind) in value

brand(ChatError, 'ChatError')

/** Whether a value is an error of this package, of any copy. */
export const isChatError = (value: unknown): value is ChatError => isBranded(value, 'ChatError')
