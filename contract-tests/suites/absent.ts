import type { DocumentName } from '../spec/bundles.ts'
import type { Operation } from '../spec/document.ts'
import type { OperationResult, Unchecked } from './mockSuite.ts'

/** What was asked of a server, and what came of it. */
interface Run {
  results: OperationResult[]
  unchecked: Unchecked[]
  tasks: readonly { contract: { name: DocumentName }; operation: Operation }[]
}

/** The family of an operation: the first two fixed segments of its path. */
const familyOf = ({ path }: Operation): string =>
  path
    .split('/')
    .filter((segment) => segment && !segment.startsWith('{'))
    .slice(0, 2)
    .join('/')

/**
 * What a server plainly lacks is told as not implemented: what no record could be made for, where it has nothing else of the family; and, if the keys
 * are made up, a whole document of which it refuses them everywhere, as that document is another service's.
 */
export function withoutAbsent({ results, unchecked, tasks }: Run, madeUpKeys: boolean): Pick<Run, 'results' | 'unchecked'> {
  const aside = new Map(unchecked.map((one) => [one.operation, one]))
  const told = new Map(results.map((one) => [one.operation, one]))
  const present = new Set(
    tasks.filter(({ operation: { id } }) => (told.get(id)?.cases ?? 0) > 0).map(({ operation }) => familyOf(operation)),
  )
  const lacking = new Set(
    tasks.filter(({ operation: { id } }) => aside.get(id)?.why === 'not implemented').map(({ operation }) => familyOf(operation)),
  )
  const refused = new Set(
    tasks
      .map(({ contract }) => contract.name)
      .filter((name) => {
        const own = results.filter(({ document }) => document === name)
        const failed = own.flatMap((one) => one.failed)
        return (
          madeUpKeys &&
          failed.length > 0 &&
          own.every(({ operation }) => aside.get(operation)?.why === 'unchecked') &&
          failed.every(({ status }) => status === 401)
        )
      }),
  )
  const reasons = new Map<string, string>()
  for (const { contract, operation } of tasks) {
    if (aside.get(operation.id)?.why !== 'unchecked') continue
    const family = familyOf(operation)
    if (refused.has(contract.name)) reasons.set(operation.id, `the server knows no keys of the ${contract.name} document`)
    else if (lacking.has(family) && !present.has(family)) reasons.set(operation.id, `the server has nothing of /${family}`)
  }
  return {
    results: results.filter(({ operation }) => !reasons.has(operation)),
    unchecked: unchecked.map((one) => {
      const reason = reasons.get(one.operation)
      return reason === undefined ? one : { ...one, why: 'not implemented', reason }
    }),
  }
}
