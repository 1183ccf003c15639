/**
 * Receives the client's logs: any subset of `console`. A missing function logs nothing. No line
 * contains a key, an id or a body.
 */
export interface Logger {
  /** Each attempt, and each pause before a retry. */
  debug?(message: string): void
  /**
   * Deprecated operations, responses that announce an end and a region that is not set, numbers
   * that were rounded, once each; and lists that lose records while they are read.
   */
  warn?(message: string): void
}
