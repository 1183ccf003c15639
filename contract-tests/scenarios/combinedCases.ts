import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Contract } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import { changedAt, valueAt } from '../spec/pointer.ts'
import { isWord } from './identifiers.ts'
import type { ServerCase } from './serverCases.ts'

/** Cases that go into one request. */
interface Group {
  args: Arguments
  parts: ServerCase[]
  /** The places that are changed already. */
  pointers: string[]
  /** Whether it holds the even or the odd ones of the properties that are left out; unset if none is. */
  parity?: number | undefined
}

/**
 * Puts valid values for different places of the same arguments into one request: the shortest name together with the longest list. If such a request
 * is not accepted, its parts are sent one by one, so that a finding names its place, and values that a server only rejects together are no finding.
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
  const groups = new Map<string, Group[]>()
  let removals = 0
  for (const testCase of cases) {
    const { change, args } = testCase
    if (!change || !isCombinable(operation, testCase)) {
      alone.push(testCase)
      continue
    }
    const key = JSON.stringify([change.base, testCase.tolerates])
    const known = groups.get(key) ?? []
    groups.set(key, known)
    // Not all optional properties at once: an update of nothing may be rejected.
    const parity = change.value === undefined ? removals++ % 2 : undefined
    const joined = known.some((group) => {
      const together = parity === undefined || group.parity === undefined || group.parity === parity
      const wider = together ? withChange(group, testCase) : undefined
      if (!wider || !isValid(contract, operation, wider.args, change.pointer) || !fits(wider.args)) return false
      Object.assign(group, wider, { parity: group.parity ?? parity })
      return true
    })
    if (!joined) known.push({ args, parts: [testCase], pointers: [placeOf(change.pointer)], parity })
  }
  return [...alone, ...[...groups.values()].flat().map(asCase)]
}

/** Whether a case changes one place to another valid value, which says nothing about the others. */
function isCombinable(operation: Operation, { kind, expect, alter, change }: ServerCase): boolean {
  if (kind !== 'boundary' || expect !== 'success' || alter || !change) return false
  const parameter = operation.parameters.find(({ name }) => name === change.pointer.split('/')[1])
  if (parameter?.in === 'path' && !isWord(parameter.name)) return false
  // Without an item the others of its list move up.
  return !(change.value === undefined && /\/\d+$/.test(change.pointer))
}

/** A parameter is changed as a whole, a body at the place itself. */
const placeOf = (pointer: string): string => (pointer.startsWith('/body/') ? pointer : `/${pointer.split('/')[1]}`)

const isApart = (a: string, b: string): boolean => a !== b && !a.startsWith(`${b}/`) && !b.startsWith(`${a}/`)

/** A group with one more change, unless the place is changed already; a list gets one more item then. */
function withChange(group: Group, testCase: ServerCase): Group | undefined {
  const inBody = testCase.change?.pointer.startsWith('/body/')
  const pointer = placeOf(testCase.change?.pointer ?? '')
  const value = inBody ? testCase.change?.value : valueAt(testCase.args, pointer)
  // Parameters that the case has beside, as it needs them.
  const companions = Object.fromEntries(Object.entries(testCase.args).filter(([name]) => name !== 'body' && !(name in group.args)))
  const changed = (place: string, now: unknown): Group => ({
    args: { ...companions, ...(changedAt(group.args, place, () => now) as Arguments) },
    parts: [...group.parts, testCase],
    pointers: [...group.pointers, pointer],
  })
  if (group.pointers.every((known) => isApart(known, pointer))) return changed(pointer, value)
  const list = inBody ? pointer.replace(/\/0$/, '') : pointer
  const items = valueAt(group.args, list)
  if (!Array.isArray(items) || (inBody && (list === pointer || group.pointers.includes(list)))) return undefined
  const more = [value].flat().filter((item) => !items.includes(item))
  return more.length > 0 ? changed(list, [...items, ...more]) : undefined
}

function isValid({ accepts }: Contract, operation: Operation, args: Arguments, pointer: string): boolean {
  const name = pointer.split('/')[1] as string
  const schema = name === 'body' ? bodyOf(operation)?.schema : operation.parameters.find((parameter) => parameter.name === name)?.schema
  return schema !== undefined && accepts(schema, args[name])
}

function asCase({ args, parts }: Group): ServerCase {
  const [first] = parts as [ServerCase, ...ServerCase[]]
  if (parts.length === 1) return first
  const { change: _, ...common } = first
  return { ...common, name: `${first.name}, with ${parts.length - 1} more at once`, args, parts }
}
