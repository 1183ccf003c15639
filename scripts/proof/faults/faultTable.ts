import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { type FaultResult, type Outcome, outcomes } from './fault.ts'
import { outdatedRows, type Reviewed, reviewedFaults, rowOf, unexplainedFaults } from './notNoticed.ts'

/** A line for each fault, a count for each operator, and what is wrong with the run. */
export function faultTable(results: readonly FaultResult[], rows: readonly Reviewed[] = reviewedFaults): string {
  const width = Math.max(0, ...results.map(({ id }) => id.length))
  const lines = results.map(({ id, outcome, statement, why }) => {
    const row = outcome === 'not noticed' ? rowOf(id, rows) : undefined
    const explained = row ? `${row.because}: ${row.reason}` : why
    return `${outcome.padEnd(11)}  ${id.padEnd(width)}  ${[...(statement ? [statement] : []), explained].join('  ').slice(0, 200)}`
  })
  const count = (own: readonly FaultResult[], outcome: Outcome) => String(own.filter((one) => one.outcome === outcome).length).padStart(12)
  const counted = (title: string, own: readonly FaultResult[]) =>
    `${title.padEnd(30)}${outcomes.map((outcome) => count(own, outcome)).join('')}`
  return [
    ...lines,
    '',
    `${''.padEnd(30)}${outcomes.map((outcome) => outcome.padStart(12)).join('')}`,
    ...[...groupBy(results, ({ kind }) => kind)].map(([kind, own]) => counted(kind, own)),
    counted('together', results),
    ...unexplainedFaults(results, rows).map(({ id, what }) => `Not noticed, and not in notNoticed.ts: ${id} (${what})`),
    ...outdatedRows(results, rows).map(({ faults }) => `Noticed, but still in notNoticed.ts: ${faults}`),
  ].join('\n')
}
