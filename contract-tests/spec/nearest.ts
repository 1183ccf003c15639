import type { Schema } from './document.ts'
import { valueAt } from './pointer.ts'
import { listOf } from './subschemas.ts'
import type { Fault, Validators } from './validators.ts'

/**
 * The readable faults of a value: if it matches none of several alternatives, only the faults of the nearest alternative are listed, not those of
 * all.
 */
export function nearestFaults({ faults }: Pick<Validators, 'faults'>, schema: Schema, value: unknown): Fault[] {
  const found = faults(schema, value)
  // Alternatives without a match, the outermost first: the chosen branch then decides about those inside.
  const unions: Fault[] = []
  const failing = found
    .toReversed()
    .filter(
      ({ keyword, node, parameters }) => isUnion(keyword) && listOf(node[keyword]).length > 0 && !Array.isArray(parameters.passingSchemas),
    )
    .sort((one, other) => one.pointer.length - other.pointer.length)
  for (const one of failing) if (!unions.some(({ pointer }) => isWithin(one.pointer, pointer))) unions.push(one)
  return unions.reduce((faultsLeft, union) => withNearest(faults, faultsLeft, union, value), found)
}

/** Puts the faults of the nearest alternative in the place of those of all. */
function withNearest(faults: Validators['faults'], found: readonly Fault[], union: Fault, value: unknown): Fault[] {
  const { pointer, node, keyword } = union
  const part = valueAt(value, pointer)
  const alternatives = listOf(node[keyword])
  const branches = alternatives.map((branch) => nearestFaults({ faults }, branch, part))
  const all = alternatives.map((branch) => faults(branch, part))
  const [nearest = []] = branches.toSorted((one, other) => weight(one) - weight(other))
  const outside = found.filter((one) => !isWithin(one.pointer, pointer) || isBefore(one, found.indexOf(union), found, all, pointer))
  return [...outside, ...nearest.map((one) => ({ ...one, pointer: pointer + one.pointer }))]
}

const isUnion = (keyword: string): boolean => keyword === 'oneOf' || keyword === 'anyOf'

const isWithin = (pointer: string, outer: string): boolean => pointer === outer || pointer.startsWith(`${outer}/`)

/** Whether a fault was found beside the alternatives, and not in one of them. */
function isBefore(fault: Fault, union: number, found: readonly Fault[], branches: readonly Fault[][], pointer: string): boolean {
  if (fault === found[union]) return false
  const inside = branches.some((branch) =>
    branch.some((one) => one.node === fault.node && one.keyword === fault.keyword && pointer + one.pointer === fault.pointer),
  )
  const nested = (fault.keyword === 'oneOf' || fault.keyword === 'anyOf') && fault.pointer.startsWith(pointer)
  const deeper = found.indexOf(fault) < union && fault.pointer.startsWith(pointer) && fault.pointer !== pointer
  return !inside && !nested && !deeper
}

/**
 * How far a value is from an alternative. A different constant, or a value that the alternative leaves to others, means that another was meant, above all
 * in the value's own properties such as `type`; so does, less clearly, the lack of a property that distinguishes it.
 */
const weight = (faults: readonly Fault[]): number => faults.reduce((sum, fault) => sum + weightOf(fault), 0)

function weightOf({ keyword, pointer }: Fault): number {
  if (keyword === 'const' || keyword === 'enum' || keyword === 'not') return pointer.lastIndexOf('/') <= 0 ? 1000 : 10
  if (pointer !== '') return 1
  return keyword === 'type' ? 100 : keyword === 'required' ? 50 : 1
}
