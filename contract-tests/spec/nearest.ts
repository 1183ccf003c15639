import type { Schema } from './document.ts'
import { valueAt } from './pointer.ts'
import { listOf } from './subschemas.ts'
import type { Fault, Validators } from './validators.ts'

/** The faults of a value. If it matches none of several alternatives, only the faults of the closest alternative are listed. */
export function nearestFaults({ faults }: Pick<Validators, 'faults'>, schema: Schema, value: unknown): Fault[] {
  const found = faults(schema, value)
  // Outermost unions first, because the chosen branch determines which inner unions matter.
  const unions: Fault[] = []
  const failing = found
    .toReversed()
    .filter(
      ({ keyword, node, parameters }) => isUnion(keyword) && listOf(node[keyword]).length > 0 && !Array.isArray(parameters.passingSchemas),
    )
    .sort((a, b) => a.pointer.length - b.pointer.length)
  for (const union of failing) if (!unions.some(({ pointer }) => isWithin(union.pointer, pointer))) unions.push(union)
  return unions.reduce((remaining, union) => withNearest(faults, remaining, union, value), found)
}

/** Replaces the faults of all alternatives with those of the closest alternative. */
function withNearest(faults: Validators['faults'], found: readonly Fault[], union: Fault, value: unknown): Fault[] {
  const { pointer, node, keyword } = union
  const part = valueAt(value, pointer)
  const alternatives = listOf(node[keyword])
  const branches = alternatives.map((branch) => nearestFaults({ faults }, branch, part))
  const all = alternatives.map((branch) => faults(branch, part))
  const [nearest = []] = branches.toSorted((a, b) => weight(a) - weight(b))
  const outside = found.filter((fault) => !isWithin(fault.pointer, pointer) || isBeside(fault, found.indexOf(union), found, all, pointer))
  return [...outside, ...nearest.map((fault) => ({ ...fault, pointer: pointer + fault.pointer }))]
}

const isUnion = (keyword: string): boolean => keyword === 'oneOf' || keyword === 'anyOf'

const isWithin = (pointer: string, outer: string): boolean => pointer === outer || pointer.startsWith(`${outer}/`)

/** Whether a fault comes from a sibling keyword of the union, not from one of its alternatives. */
function isBeside(fault: Fault, union: number, found: readonly Fault[], branches: readonly Fault[][], pointer: string): boolean {
  if (fault === found[union]) return false
  const inside = branches.some((branch) =>
    branch.some((inner) => inner.node === fault.node && inner.keyword === fault.keyword && pointer + inner.pointer === fault.pointer),
  )
  const nested = isUnion(fault.keyword) && fault.pointer.startsWith(pointer)
  const deeper = found.indexOf(fault) < union && fault.pointer.startsWith(pointer) && fault.pointer !== pointer
  return !inside && !nested && !deeper
}

/**
 * How far a value is from an alternative. A different constant or an excluded value, above all at the top level (such as `type`), suggests that another
 * alternative was intended; a missing required property suggests it less strongly.
 */
const weight = (faults: readonly Fault[]): number => faults.reduce((sum, fault) => sum + weightOf(fault), 0)

function weightOf({ keyword, pointer }: Fault): number {
  if (keyword === 'const' || keyword === 'enum' || keyword === 'not') return pointer.lastIndexOf('/') <= 0 ? 1000 : 10
  if (pointer !== '') return 1
  return keyword === 'type' ? 100 : keyword === 'required' ? 50 : 1
}
