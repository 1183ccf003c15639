/** Where the client says what it does: any subset of `console`. Silent where a function is missing. No line holds a key, an id or a body. */
export interface Logger {
  /** Each attempt, each pause before another. */
  debug?(message: string): void
  /** Deprecated operations and responses that announce an end, once each. */
  warn?(message: string): void
}
