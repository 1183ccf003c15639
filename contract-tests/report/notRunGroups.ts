import { groupBy } from '../documents/groupBy.ts'
import { type Category, categories, failsRun, type NotRun } from '../exchange/outcome.ts'
import type { OperationResult, SuiteResult } from '../suites/result.ts'
import { plural } from './numbers.ts'

/** Checks that did not run for the same reason. */
export interface NotRunGroup {
  readonly category: Category
  readonly fails: boolean
  /** Why they did not run; missing operations are grouped by family. */
  readonly reason: string
  readonly checks: number
  readonly operations: string[]
}

/** A check that did not run, and the operation whose result contains it. */
interface NotRunCheck {
  readonly check: NotRun
  readonly operation: OperationResult
}

/**
 * The checks that did not run: missing operations by family, those that need one of them together,
 * all others by reason. Categories that fail the run come first, then larger groups.
 */
export function notRunGroups({ operations }: SuiteResult): NotRunGroup[] {
  const all = operations.flatMap((operation) => operation.notRun.map((check) => ({ check, operation })))
  const tags = new Map(operations.map(({ operation, tag }) => [operation, tag]))
  const tagOf = ({ check, operation }: NotRunCheck) => tags.get(check.operation) ?? operation.tag
  const isMissing = ({ check }: NotRunCheck) => check.missing !== undefined && check.missing === check.operation
  const reasonOf = (entry: NotRunCheck) => (isMissing(entry) ? tagOf(entry) : entry.check.missing === undefined ? entry.check.reason : '')
  const keyOf = (entry: NotRunCheck) => `${entry.check.category} ${reasonOf(entry)}`
  const rank = Object.keys(categories)
  return [...groupBy(all, keyOf).values()]
    .map((group): NotRunGroup => {
      const [first] = group as [NotRunCheck]
      const { check } = first
      const ids = [...new Set(group.map((entry) => (isMissing(entry) ? entry.check.operation : entry.operation.operation)))]
      return {
        category: check.category,
        fails: failsRun(check),
        reason: isMissing(first) ? missingOf(operations, tagOf(first), ids) : check.missing === undefined ? check.reason : neededBy(group),
        checks: group.length,
        operations: ids,
      }
    })
    .sort((a, b) => rank.indexOf(a.category) - rank.indexOf(b.category) || b.checks - a.checks)
}

/** Which operations checks need that the server lacks. */
function neededBy(group: readonly NotRunCheck[]): string {
  const ids = [...new Set(group.flatMap(({ check }) => check.missing ?? []))]
  return `could not be prepared: the server does not have ${shortList(ids, 8)}`
}

/** Some names: all if they are at most so many, or else the first and how many more there are. */
const shortList = (names: readonly string[], most: number): string =>
  names.length > most ? `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more` : names.join(', ')

function missingOf(operations: readonly OperationResult[], tag: string, missing: readonly string[]): string {
  const family = operations.filter((operation) => operation.tag === tag)
  if (missing.length === family.length) return `${tag}: the server has no operation of this family`
  if (isLacking(family, missing)) return `${tag}: the server has none of the ${missing.length} operations that could be tried`
  return `${tag}: ${missing.length} of ${plural(family.length, 'operation')}`
}

/** Whether nothing of a family is there: what is not missing could not be tried. */
export const isLacking = (family: readonly OperationResult[], missing: readonly string[]): boolean =>
  missing.length > 0 && family.every(({ operation, cases }) => missing.includes(operation) || cases === 0)

/** A group as a line: `setup failed: 7 checks of flag-a-message: could not be prepared: …`. */
export function notRunLine({ category, reason, checks, operations }: NotRunGroup): string {
  // A rule leaves checks out in every run, so each operation is named.
  const named = shortList(operations, category === 'left out by rule' ? 40 : 4)
  return `${category}: ${plural(checks, 'check')} of ${named}: ${reason}`
}
