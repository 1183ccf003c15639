import { bodyOf } from '../cases/arguments.ts'
import { requestConstraints } from '../cases/negatives.ts'
import type { Contract } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import type { ServerCase } from './serverCases.ts'

const firstUses = new WeakMap<readonly Operation[], Map<string, string>>()

/** The first operation of a run that has a constraint, in the order of the document: shared schemas constrain many. */
function firstUse(contract: Contract, operations: readonly Operation[], constraint: string): string | undefined {
  let known = firstUses.get(operations)
  if (!known) {
    known = new Map()
    for (const operation of operations)
      for (const name of requestConstraints(contract, operation)) if (!known.has(name)) known.set(name, operation.id)
    firstUses.set(operations, known)
  }
  return known.get(constraint)
}

/** The first operation of a family for which something holds. */
const firstOfFamily = (
  operations: readonly Operation[],
  { tag }: Operation,
  holds: (operation: Operation) => boolean,
): string | undefined => operations.find((operation) => operation.tag === tag && holds(operation))?.id

/**
 * Leaves out invalid requests that show no more of a server than others do. Each place of a request is broken at each operation; every constraint of a
 * shared schema is broken at the first operation that uses it. What reads requests before any operation is tried once in each family: syntax and
 * content type.
 *
 * @param operations - those that the run checks; what is left out at one is tried at another of them
 */
export function distinctNegatives(
  contract: Contract,
  operations: readonly Operation[],
  operation: Operation,
  cases: readonly ServerCase[],
): ServerCase[] {
  const isFirstWithBody =
    operation.id === firstOfFamily(operations, operation, (candidate) => bodyOf(candidate)?.type === 'application/json')
  const known = new Set<string>()
  const shared = new Map<string, ServerCase>()
  const distinct = cases.filter((testCase) => {
    const { kind, change, covers = [] } = testCase
    if (kind === 'body-syntax') return isFirstWithBody
    if (kind !== 'negative' || !change) return true
    const [constraint = ''] = covers
    const place = placeOf(testCase)
    if (known.has(constraint) || known.has(`${place} ${change.what}`)) return false
    known.add(constraint).add(`${place} ${change.what}`)
    if (!isShared(testCase)) return true
    // A record with an invalid identifier is not there in any case.
    const parameter = operation.parameters.find(({ name }) => name === change.pointer.split('/')[1])
    const best = shared.get(place)
    if (parameter?.in !== 'path' && parameter?.in !== 'header' && (!best || rankOf(testCase) < rankOf(best))) shared.set(place, testCase)
    return true
  })
  const chosen = new Set(shared.values())
  return distinct.filter((testCase) => !isShared(testCase) || chosen.has(testCase))

  /** Whether a case breaks a constraint that an earlier operation has, too. */
  function isShared({ kind, change, covers: [constraint = ''] = [] }: ServerCase): boolean {
    return (
      kind === 'negative' &&
      change !== undefined &&
      change.what !== 'required' &&
      firstUse(contract, operations, constraint) !== operation.id
    )
  }
}

/** The place that a case breaks; all items of a list are one. */
const placeOf = ({ change }: ServerCase): string => change?.pointer.replace(/\/\d+(?=\/|$)/g, '/0') ?? ''

/** What a server forgets most easily comes first. */
const ranks = ['enum', 'const', 'maxItems', 'maximum', 'minimum', 'maxLength', 'pattern', 'minLength', 'minItems', 'type']
const rankOf = ({ change }: ServerCase): number => ranks.findIndex((keyword) => keyword === change?.what || keyword === 'type')
