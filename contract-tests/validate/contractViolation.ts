import { type Finding, findingLine } from './finding.ts'

/**
 * Thrown for a request or response that breaks the specification. The client throws it as it is and
 * does not send the request again.
 *
 * ```ts
 * catch (error) {
 *   if (!isContractViolationError(error)) throw error
 *   for (const { operation, place, expected, got } of error.findings) …
 * }
 * ```
 */
export class ContractViolationError extends Error {
  /**
   * `request` if an invalid request was not sent, `response` if the server's response is invalid.
   */
  readonly side: 'request' | 'response'
  /**
   * The violations: operation, location with a JSON pointer, expected and actual value. Credentials
   * are left out.
   */
  readonly findings: readonly Finding[]

  constructor(side: 'request' | 'response', findings: readonly Finding[], note = '') {
    super(
      `The ${side} breaks the specification${side === 'request' ? ' and was not sent' : ''}: ${findings.map(findingLine).join('; ')}.${note}`,
    )
    this.name = 'ContractViolationError'
    this.side = side
    this.findings = findings
  }
}

/** Whether an error is a {@link ContractViolationError}, even from another copy of this package. */
export const isContractViolationError = (error: unknown): error is ContractViolationError =>
  error instanceof Error && error.name === 'ContractViolationError' && 'findings' in error
