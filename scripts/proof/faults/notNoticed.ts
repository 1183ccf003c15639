import type { FaultResult } from './fault.ts'

/**
 * Why the checks do not notice a fault: no request tells it from the documented service, the
 * documents allow it, or the checks miss it.
 */
export interface Reviewed {
  /** Ids of faults; `*` stands for any text. */
  readonly faults: string
  readonly because: 'equivalent' | 'allowed' | 'missed'
  readonly reason: string
}

/**
 * The faults that the checks do not notice, each with the reason. A row comes with a new operator
 * or a new operation only; a fault that is noticed at last takes its row with it.
 */
export const reviewed: readonly Reviewed[] = [
  {
    faults: 'another-method: *',
    because: 'allowed',
    reason: 'no document says what other methods get, and a run does not send them to a server',
  },
  { faults: 'accepted-content-type: *', because: 'allowed', reason: 'no document says that other content types are rejected' },
  { faults: 'undocumented-property: *', because: 'allowed', reason: 'only --strict fails on what no schema names' },
  { faults: 'lost-operation: *', because: 'allowed', reason: 'the run names the operation as missing, and its exit code is 3' },
]

/** The row that a fault fits. */
export const rowOf = (id: string, rows: readonly Reviewed[] = reviewed): Reviewed | undefined =>
  rows.find(({ faults }) => new RegExp(`^${faults.replace(/[.?+^$()|[\]\\{}]/g, '\\$&').replaceAll('*', '.*')}$`).test(id))

/** The faults that are not noticed and that no row explains. */
export const unexplained = (results: readonly FaultResult[], rows: readonly Reviewed[] = reviewed): FaultResult[] =>
  results.filter(({ id, outcome }) => outcome === 'not noticed' && rowOf(id, rows) === undefined)

/** The rows of which each tried fault is noticed: they are no longer true. */
export const outdated = (results: readonly FaultResult[], rows: readonly Reviewed[] = reviewed): Reviewed[] =>
  rows.filter((row) => {
    const own = results.filter(({ id }) => rowOf(id, rows) === row)
    return own.length > 0 && own.every(({ outcome }) => outcome !== 'not noticed')
  })
