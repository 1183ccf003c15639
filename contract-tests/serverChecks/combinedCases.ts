import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { isWord } from './identifiers.ts'
import type { ServerCase } from './serverCase.ts'

/** Cases that go into one request. */
interface Combination {
  readonly args: Arguments
  readonly parts: ServerCase[]
  /** The locations that are already changed. */
  readonly pointers: string[]
  /** Whether it omits the properties with even or odd numbers; undefined if it omits none. */
  readonly parity?: number | undefined
}

/**
 * Combines valid values for different locations into one request: the shortest name with the
 * longest list. If a server rejects such a request, its parts are sent separately, so that a
 * finding names its location, and values that are rejected only in combination are not reported.
 *
 * @param fits - whether arguments make sense to a server
 */
export function combinedCases(
  contract: Contract,
  operation: Operation,
  cases: readonly ServerCase[],
  fits: (args: Arguments) => boolean,
): ServerCase[] {
  const alone: ServerCase[] = []
  const combinations = new Map<string, Combination[]>()
  let removals = 0
  for (const testCase of cases) {
    const { change, args } = testCase
    if (!change || !isCombinable(operation, testCase)) {
      alone.push(testCase)
      continue
    }
    const key = JSON.stringify([change.base, testCase.tolerates])
    const known = combinations.get(key) ?? []
    combinations.set(key, known)
    // Not all optional properties at once: an update of nothing may be rejected.
    const parity = change.value === undefined ? removals++ % 2 : undefined
    const joined = known.some((combination) => {
      const together = parity === undefined || combination.parity === undefined || combination.parity === parity
      const wider = together ? withChange(combination, testCase) : undefined
      if (!wider || !isValid(contract, operation, wider.args, change.pointer) || !fits(wider.args)) return false
      Object.assign(combination, wider, { parity: combination.parity ?? parity })
      return true
    })
    if (!joined) known.push({ args, parts: [testCase], pointers: [locationOf(change.pointer)], parity })
  }
  return [...alone, ...[...combinations.values()].flat().map(asCase)]
}

/** Whether a case changes one location to another valid value, independently of the others. */
function isCombinable(operation: Operation, { kind, expect, alter, change }: ServerCase): boolean {
  if (kind !== 'boundary' || expect !== 'success' || alter || !change) return false
  const parameter = operation.parameters.find(({ name }) => name === change.pointer.split('/')[1])
  if (parameter?.in === 'path' && !isWord(parameter.name)) return false
  // Removing an item of a list moves the items after it.
  return !(change.value === undefined && /\/\d+$/.test(change.pointer))
}

/** The location that a change replaces: a whole parameter, or a single value of the body. */
const locationOf = (pointer: string): string => (pointer.startsWith('/body/') ? pointer : `/${pointer.split('/')[1]}`)

const isApart = (a: string, b: string): boolean => a !== b && !a.startsWith(`${b}/`) && !b.startsWith(`${a}/`)

/**
 * Adds a change to a combination. If its location is already changed, a list gets another item, and
 * anything else returns `undefined`.
 */
function withChange(combination: Combination, testCase: ServerCase): Combination | undefined {
  const inBody = testCase.change?.pointer.startsWith('/body/')
  const pointer = locationOf(testCase.change?.pointer ?? '')
  const value = inBody ? testCase.change?.value : valueAt(testCase.args, pointer)
  // Further parameters that the case needs.
  const companions = Object.fromEntries(Object.entries(testCase.args).filter(([name]) => name !== 'body' && !(name in combination.args)))
  const changed = (location: string, now: unknown): Combination => ({
    args: { ...companions, ...(changedAt(combination.args, location, () => now) as Arguments) },
    parts: [...combination.parts, testCase],
    pointers: [...combination.pointers, pointer],
  })
  if (combination.pointers.every((known) => isApart(known, pointer))) return changed(pointer, value)
  const list = inBody ? pointer.replace(/\/0$/, '') : pointer
  const items = valueAt(combination.args, list)
  if (!Array.isArray(items) || (inBody && (list === pointer || combination.pointers.includes(list)))) return undefined
  const more = [value].flat().filter((item) => !items.includes(item))
  return more.length > 0 ? changed(list, [...items, ...more]) : undefined
}

function isValid({ accepts }: Contract, operation: Operation, args: Arguments, pointer: string): boolean {
  const name = pointer.split('/')[1] as string
  const schema = name === 'body' ? bodyOf(operation)?.schema : operation.parameters.find((parameter) => parameter.name === name)?.schema
  return schema !== undefined && accepts(schema, args[name])
}

function asCase({ args, parts }: Combination): ServerCase {
  const [first] = parts as [ServerCase, ...ServerCase[]]
  if (parts.length === 1) return first
  const { change: _, ...common } = first
  return { ...common, name: `${first.name}, combined with ${parts.length - 1} more`, args, parts }
}
