import type { Case, RequestPart } from '../cases/case.ts'
import type { Finding } from '../validate/finding.ts'

/** The result of one case. */
export interface CaseResult {
  operation: string
  name: string
  kind: Case['kind']
  findings: Finding[]
  /** The response's status; 0 without a response. */
  status: number
  milliseconds: number
  /** Constraints whose violation the target rejected. */
  covers: string[]
  /** Names of the parameters that were sent. */
  sent: string[]
  /** For a scenario: the parameters and properties whose effect its calls show; see `server/effects.ts`. */
  effects?: string[]
  /** The invalid part for which the request had to be rejected. */
  canary?: RequestPart
  /** For a case with findings: the request as a shell command, and the response, without credentials. */
  exchange?: { curl: string; response: string }
  /** For a case with findings on a server: a program that repeats its calls, including the preparation. */
  script?: string
}
