import type { Case, RequestPart } from '../cases/case.ts'
import type { Finding } from '../validate/finding.ts'

export interface CaseResult {
  readonly operation: string
  readonly name: string
  readonly kind: Case['kind']
  readonly findings: Finding[]
  /** The response's status; 0 without a response. */
  readonly status: number
  readonly milliseconds: number
  /** Constraints whose violation the target rejected. */
  readonly covers: string[]
  /** Names of the parameters that were sent. */
  readonly sent: string[]
  /** For a scenario: the parameters and properties whose effect its calls show. */
  readonly effects?: string[]
  /** The invalid part for which the request had to be rejected. */
  readonly canary?: RequestPart
  /** For a case with findings: its request for a shell, and the response, without credentials. */
  readonly exchange?: { curl: string; response: string }
}
