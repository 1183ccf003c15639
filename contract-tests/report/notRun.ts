import { type Category, categories, failsRun, type NotRun } from '../exchange/outcome.ts'
import { groupBy } from '../spec/groupBy.ts'
import type { OperationResult, SuiteResult } from '../suites/result.ts'
import { plural } from './verdict.ts'

/** Checks that were not run for one reason. */
export interface NotRunGroup {
  category: Category
  /** Whether it fails the run. */
  fails: boolean
  /** What is missing, or why; of missing operations, by family. */
  reason: string
  checks: number
  operations: string[]
}

/** A check that was not run, and the operation whose result it is in. */
interface Entry {
  one: NotRun
  operation: OperationResult
}

/** The checks that were not run: missing operations by family, all others by reason; those that fail the run first, the largest group first. */
export function notRunGroups({ operations }: SuiteResult): NotRunGroup[] {
  const all = operations.flatMap((operation) => operation.notRun.map((one) => ({ one, operation })))
  const tags = new Map(operations.map(({ operation, tag }) => [operation, tag]))
  const tagOf = ({ one, operation }: Entry) => tags.get(one.operation) ?? operation.tag
  const isMissing = ({ one }: Entry) => one.missing !== undefined && one.missing === one.operation
  const keyOf = (entry: Entry) => `${entry.one.category} ${isMissing(entry) ? tagOf(entry) : entry.one.reason}`
  const rank = Object.keys(categories)
  return [...groupBy(all, keyOf).values()]
    .map((group): NotRunGroup => {
      const [first] = group as [Entry]
      const { one } = first
      const ids = [...new Set(group.map((each) => (isMissing(each) ? each.one.operation : each.operation.operation)))]
      return {
        category: one.category,
        fails: failsRun(one),
        reason: isMissing(first) ? missingOf(operations, tagOf(first), ids.length) : one.reason,
        checks: group.length,
        operations: ids,
      }
    })
    .sort((one, other) => rank.indexOf(one.category) - rank.indexOf(other.category) || other.checks - one.checks)
}

function missingOf(operations: readonly OperationResult[], tag: string, missing: number): string {
  const family = operations.filter((one) => one.tag === tag).length
  return family === missing ? `${tag}: the server has no operation of this family` : `${tag}: ${missing} of ${plural(family, 'operation')}`
}

/** One group as a line: `setup failed: 7 checks of flag-a-message: could not be prepared: …`. */
export function notRunLine({ category, reason, checks, operations }: NotRunGroup): string {
  const named = operations.length > 4 ? `${operations.slice(0, 3).join(', ')} and ${operations.length - 3} more` : operations.join(', ')
  return `${category}: ${plural(checks, 'check')} of ${named}: ${reason}`
}
