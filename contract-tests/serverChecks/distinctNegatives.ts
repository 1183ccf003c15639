import { bodyOf } from '../cases/arguments.ts'
import { requestConstraints } from '../cases/negatives.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { oncePer } from '../documents/oncePer.ts'
import { needsBot } from './identifiers.ts'
import type { ServerCase } from './serverCase.ts'

/**
 * The first operation of a run that has each constraint, in the order of the document. Shared
 * schemas constrain many operations. Those that need a bot come last: without one, a server rejects
 * any request.
 */
const firstUses = oncePer((contract: Contract) =>
  oncePer(
    (operations: readonly Operation[]) =>
      new Map(
        [...operations.filter((operation) => !needsBot(operation)), ...operations.filter(needsBot)]
          .reverse()
          .flatMap((operation) => requestConstraints(contract, operation).map((name) => [name, operation.id])),
      ),
  ),
)

/**
 * Leaves out invalid requests that another request already covers. Each parameter and property of a
 * request, and each property within one, is made invalid at each operation, but each constraint of
 * a shared schema is only violated at the first operation that uses it. Malformed JSON is only sent
 * once per family.
 *
 * @param operations - the operations of the run; a case left out at an operation is tried at
 * another
 */
export function distinctNegatives(
  contract: Contract,
  operations: readonly Operation[],
  operation: Operation,
  cases: readonly ServerCase[],
): ServerCase[] {
  const firstWithBody = operations.find((one) => one.tag === operation.tag && bodyOf(one)?.type === 'application/json')
  const known = new Set<string>()
  const shared = new Map<string, ServerCase>()
  const distinct = cases.filter((testCase) => {
    const { kind, change, covers = [] } = testCase
    if (kind === 'body-syntax') return firstWithBody?.id === operation.id
    if (kind !== 'negative' || !change) return true
    const [constraint = ''] = covers
    const location = locationOf(testCase)
    if (known.has(constraint) || known.has(`${location} ${change.what}`)) return false
    known.add(constraint).add(`${location} ${change.what}`)
    if (!isShared(testCase)) return true
    // A record with an invalid identifier does not exist in any case.
    const parameter = operation.parameters.find(({ name }) => name === change.pointer.split('/')[1])
    const part = location.split('/').slice(0, sharedDepth).join('/')
    const best = shared.get(part)
    const isSent = parameter?.in !== 'path' && parameter?.in !== 'header' && !needsBot(operation)
    if (isSent && (!best || rankOf(testCase) < rankOf(best))) shared.set(part, testCase)
    return true
  })
  const chosen = new Set(shared.values())
  return distinct.filter((testCase) => !isShared(testCase) || chosen.has(testCase))

  /** Whether a case violates a constraint that an earlier operation also has. */
  function isShared({ kind, change, covers: [constraint = ''] = [] }: ServerCase): boolean {
    return (
      kind === 'negative' &&
      change !== undefined &&
      change.what !== 'required' &&
      firstUses(contract)(operations).get(constraint) !== operation.id
    )
  }
}

/** The location that a case makes invalid; all items of a list count as the same location. */
const locationOf = ({ change }: ServerCase): string => change?.pointer.replace(/\/\d+(?=\/|$)/g, '/0') ?? ''

/** Parts of the pointer of a location that is made invalid at each operation: `/body/data/text`. */
const sharedDepth = 4

/** Constraints, most easily forgotten first. */
const ranks = ['enum', 'const', 'maxItems', 'maximum', 'minimum', 'maxLength', 'pattern', 'minLength', 'minItems', 'type']
const rankOf = ({ change }: ServerCase): number => ranks.findIndex((keyword) => keyword === change?.what || keyword === 'type')
