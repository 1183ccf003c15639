import { failsRun } from '../exchange/outcome.ts'
import { endlessBodies } from '../exchange/serverTarget.ts'
import { type Coverage, sumOf } from '../suites/coverage.ts'
import { countsOf, isNeverTried, type OperationResult, type ResultCounts, type SuiteResult } from '../suites/result.ts'
import { againstExpected, type DifferenceGroup, groupsOf } from './differenceGroups.ts'
import { number, plural } from './numbers.ts'

/** The verdict of a run. */
export interface Verdict {
  readonly coverage: Coverage
  /** Every planned check by its outcome. */
  readonly counts: ResultCounts
  /** Why the run failed, a clause each; empty if it passed. */
  readonly reasons: string[]
  /**
   * 0 if everything that was asked for holds, 1 if something does not, 3 if nothing failed but an
   * operation that was asked for could not be tried.
   */
  readonly exitCode: 0 | 1 | 3
  /** The checks that the caller or a rule left out, a clause each. */
  readonly leftOut: string[]
  /** Operations of which the safety guard stopped every case; they fail the run. */
  readonly neverTried: OperationResult[]
  /**
   * The verdict in one line, with the counts: `Failed: 3 checks failed. passed 2,131 of 2,775; …`.
   */
  readonly headline: string
  /** The differences that no document decides, by the question they ask. */
  readonly differenceGroups: DifferenceGroup[]
}

/**
 * Decides whether a run passed: every requested check must have run and passed and, on the mock,
 * every operation and documented status must be covered. What the caller left out is reported but
 * does not fail the run.
 */
export function verdictOf(result: SuiteResult): Verdict {
  const { operations, excluded, webhooks, mock, ended } = result
  const coverage = sumOf(operations.map((operation) => operation.coverage))
  const counts = countsOf(operations)
  const events = webhooks.filter(({ findings }) => findings.length > 0).length
  const notRun = operations.flatMap((operation) => operation.notRun)
  const untried = countsOf([{ passed: 0, failed: [], notRun: notRun.filter(failsRun) }])
  const skipped = countsOf([{ passed: 0, failed: [], notRun: notRun.filter((check) => !failsRun(check)) }])
  const reasons: string[] = []
  if (ended !== undefined) reasons.push(`the server ${ended.includes(endlessBodies()) ? endlessBodies() : 'stopped responding'}`)
  if (counts.failed > 0) reasons.push(`${plural(counts.failed, 'check')} failed`)
  const differenceGroups = groupsOf(result.differences ?? [])
  const { unexpected, gone } = againstExpected(differenceGroups, result.expectedDifferences ?? [])
  if (result.expectedDifferences ? unexpected.length > 0 : result.strict && differenceGroups.length > 0)
    reasons.push(`${plural(unexpected.length, 'group')} of differences from the fake`)
  if (result.strict && gone.length > 0) reasons.push(`${plural(gone.length, 'expected group')} of differences is gone`)
  if (events > 0) reasons.push(`${plural(events, 'event')} failed`)
  const untriedReasons: string[] = []
  if (untried.notRun > 0) untriedReasons.push(`${plural(untried.notRun, 'check')} could not be tried (${listed(untried)})`)
  const neverTried = operations.filter(isKeptByGuard)
  if (neverTried.length > 0) untriedReasons.push(neverTriedOf(neverTried))
  if (mock && skipped.notRun === 0) {
    for (const dimension of ['operations', 'statuses', 'canaries'] as const) {
      const { covered, total, missing } = coverage[dimension]
      if (covered < total) reasons.push(`${dimension}: ${covered} of ${total} covered; missing: ${missing.slice(0, 10).join(', ')}`)
    }
  }
  if (counts.passed + counts.failed === 0) untriedReasons.push('nothing was checked')
  const exitCode = reasons.length > 0 ? 1 : untriedReasons.length > 0 ? 3 : 0
  reasons.push(...untriedReasons)
  const unplanned = excluded.map(({ operations: count, reason }) => `${plural(count, 'operation')} ${reason}`)
  const leftOut = [...(skipped.notRun > 0 ? [listed(skipped)] : []), ...unplanned]
  return {
    coverage,
    counts,
    reasons,
    exitCode,
    leftOut,
    neverTried,
    headline: headlineOf(counts, exitCode, reasons, unplanned),
    differenceGroups,
  }
}

/**
 * Whether the safety guard stopped every case of an operation, which was requested all the same.
 */
const isKeptByGuard = (operation: OperationResult): boolean =>
  isNeverTried(operation) && operation.notRun.some(({ category }) => category === 'blocked by the safety guard')

function neverTriedOf(operations: readonly OperationResult[]): string {
  const ids = operations.slice(0, 5).map(({ operation }) => operation)
  const rest = operations.length - ids.length
  return `the safety guard kept ${plural(operations.length, 'operation')} from being tried at all: ${ids.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

function headlineOf(counts: ResultCounts, exitCode: number, reasons: readonly string[], unplanned: readonly string[]): string {
  const { planned, passed, failed, notRun } = counts
  const total = [
    `passed ${number(passed)} of ${number(planned)}`,
    ...(failed > 0 ? [`failed ${number(failed)}`] : []),
    ...(notRun > 0 ? [`not run ${number(notRun)} (${Math.ceil((notRun / planned) * 100)} %): ${listed(counts)}`] : []),
  ].join('; ')
  if (reasons.length > 0) return `${exitCode === 3 ? 'Incomplete' : 'Failed'}: ${reasons.join('; ')}. Total: ${total}.`
  const more = unplanned.length > 0 ? ` Left out: ${unplanned.join('; ')}.` : ''
  return `${notRun > 0 || more ? 'All checks that ran passed' : 'All checks passed'}: ${total}.${more}`
}

/** The categories of checks that did not run, with counts. */
const listed = ({ categories }: ResultCounts): string => categories.map(([category, count]) => `${number(count)} ${category}`).join(', ')
