import { groupName, groupsOf } from '../../../contract-tests/report/differenceGroups.ts'
import type { SuiteResult } from '../../../contract-tests/suites/result.ts'
import type { ServerSuiteOptions } from '../../../contract-tests/suites/serverSuiteOptions.ts'
import { findingLine } from '../../../contract-tests/validate/finding.ts'

/** How a run notices a fault: it fails, lists a difference, or neither. */
export interface Noticed {
  readonly outcome: 'finding' | 'difference' | 'not noticed'
  /** The statement of the documents that the finding names, or the rule of a single exchange. */
  readonly statement: string
  /** The check with the first finding, or the first group of differences. */
  readonly why: string
}

export const notNoticed: Noticed = { outcome: 'not noticed', statement: '', why: '' }

/**
 * How a run notices a fault: by its first finding or else by a group of differences.
 *
 * @param usual - the names of the groups that the server without the fault shows
 */
export function noticedBy(result: SuiteResult, usual: ReadonlySet<string> = new Set()): Noticed {
  const [failed] = result.operations.flatMap((operation) => operation.failed)
  const [finding] = failed?.findings ?? []
  if (failed && finding)
    return { outcome: 'finding', statement: finding.statement?.id ?? finding.rule, why: `${failed.name}: ${findingLine(finding)}` }
  const name = groupsIn(result).find((group) => !usual.has(group))
  return name === undefined ? notNoticed : { outcome: 'difference', statement: '', why: name }
}

/** The names of the groups of differences of a run. */
export const groupsIn = ({ differences = [] }: SuiteResult): string[] => groupsOf(differences).map(groupName)

/** Ends a run as soon as an operation has a finding. */
export function untilFinding(): { signal: AbortSignal; progress: NonNullable<ServerSuiteOptions['progress']> } {
  const found = new AbortController()
  return { signal: found.signal, progress: (_done, _total, failed) => void (failed > 0 && found.abort()) }
}
