import { didYouMean } from '../documents/closestName.ts'
import type { Operation } from '../documents/document.ts'
import { categories, type NotRun } from '../exchange/outcome.ts'
import { isNeverTried, type OperationResult } from './result.ts'
import { fitsPattern, isSameName, UnknownName } from './selection.ts'

type Named = Pick<Operation, 'id' | 'tag'>

/**
 * The documented spelling of the families and operations that may be missing; a pattern such as
 * `list-*` stays as it is.
 *
 * @throws UnknownName with the closest name, for an unknown family or operation
 */
export function allowedNames(operations: readonly Named[], names: readonly string[]): string[] {
  const known = [...new Set(operations.map(({ tag }) => tag)), ...operations.map(({ id }) => id)]
  return names.map((name) => {
    const found =
      known.find((candidate) => isSameName(candidate, name)) ?? (operations.some(({ id }) => fitsPattern(name, id)) ? name : undefined)
    if (found === undefined) throw new UnknownName(`Unknown family or operation: ${name}.${didYouMean(name, known)}`)
    return found
  })
}

/** Whether a name is that of an operation, a pattern that matches it, or its family. */
const names = (name: string, { id, tag }: Named): boolean => name === tag || fitsPattern(name, id)

/**
 * Marks checks that could not run for an accepted reason: an operation that may be missing is
 * missing or could not be tried at all, or the check concerns an operation that was not selected
 * and would only have run along with another.
 *
 * @param allowed - names from {@link allowedNames}
 */
export function withAllowedMissing(
  results: readonly OperationResult[],
  operations: readonly Named[],
  allowed: readonly string[],
): OperationResult[] {
  const ids = new Set(operations.filter((operation) => allowed.some((name) => names(name, operation))).map(({ id }) => id))
  const chosen = new Set(results.map(({ operation }) => operation))
  const marked = (check: NotRun, isUntried: boolean): NotRun => {
    if (isUntried) return { ...check, category: 'allowed to be missing' }
    if (check.missing === undefined || !categories[check.category].fails) return check
    if (ids.has(check.missing)) return { ...check, category: 'allowed to be missing' }
    return chosen.has(check.operation) ? check : { ...check, category: 'not selected' }
  }
  return results.map((tried) => {
    const result = ids.has(tried.operation) && isAbsent(tried) ? withoutAccusations(tried) : tried
    const isUntried = ids.has(result.operation) && isNeverTried(result)
    return { ...result, notRun: result.notRun.map((check) => marked(check, isUntried)) }
  })
}

/** The responses of a server without an operation to its requests. */
const statusesOfNone: ReadonlySet<number> = new Set([0, 404, 405, 501])

/** Whether an operation never succeeded, and each failed check may just have met no operation. */
const isAbsent = ({ coverage, failed }: OperationResult): boolean =>
  coverage.operations.covered === 0 && failed.every(({ status }) => statusesOfNone.has(status))

/** A result in which checks that failed did not run, as there was nothing to check. */
const withoutAccusations = (result: OperationResult): OperationResult => ({
  ...result,
  failed: [],
  findings: [],
  cases: result.cases - result.failed.length,
  notRun: [
    ...result.notRun,
    ...result.failed.map(({ name, kind }) => ({
      ...{ operation: result.operation, name, kind, missing: result.operation },
      ...{ category: 'operation missing' as const, reason: 'the server does not have it' },
    })),
  ],
})

/** The names of operations and families that may be missing, but are not. */
export function unusedAllowances(results: readonly OperationResult[], operations: readonly Named[], allowed: readonly string[]): string[] {
  const used = new Set(
    results.flatMap(({ operation, notRun }) =>
      notRun.flatMap(({ category, missing = operation }) => (category === 'allowed to be missing' ? missing : [])),
    ),
  )
  return allowed.filter((name) => !operations.some((operation) => names(name, operation) && used.has(operation.id)))
}
