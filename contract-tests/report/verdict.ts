import { type Coverage, sumOf } from '../suites/coverage.ts'
import type { SuiteResult } from '../suites/mockSuite.ts'

/** The verdict on a run. */
export interface Verdict {
  coverage: Coverage
  failedCases: number
  /** What is wrong, a line each; empty if the run passed. */
  reasons: string[]
}

/** Judges a run: every case must pass and, on the mock, every operation and every documented status must be covered. */
export function verdictOf({ operations, unchecked, webhooks, mock }: SuiteResult): Verdict {
  const coverage = sumOf(operations.map((one) => one.coverage))
  const failedCases = operations.reduce((sum, { failed }) => sum + failed.length, 0)
  const events = webhooks.filter(({ findings }) => findings.length > 0).length
  const reasons: string[] = []
  if (failedCases > 0) reasons.push(`${failedCases} ${failedCases === 1 ? 'case' : 'cases'} failed`)
  if (events > 0) reasons.push(`${events} ${events === 1 ? 'event fails' : 'events fail'}`)
  if (mock) {
    for (const dimension of ['operations', 'statuses', 'canaries'] as const) {
      const { covered, total, missing } = coverage[dimension]
      if (covered < total) reasons.push(`${dimension}: ${covered} of ${total} covered; missing: ${missing.slice(0, 10).join(', ')}`)
    }
  }
  const failing = unchecked.filter(({ why }) => why === 'unchecked')
  if (failing.length > 0)
    reasons.push(
      `${failing.length} ${failing.length === 1 ? 'operation' : 'operations'} could not be checked: ${failing.map(({ operation }) => operation).join(', ')}`,
    )
  if (operations.length === 0) reasons.push('nothing was checked')
  return { coverage, failedCases, reasons }
}
