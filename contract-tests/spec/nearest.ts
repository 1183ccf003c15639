import type { Schema } from './document.ts'
import { valueAt } from './pointer.ts'
import { listOf } from './subschemas.ts'
import type { Fault, Validators } from './validators.ts'

/**
 * The readable faults of a value: if it matches none of several alternatives, only the faults of the nearest one are listed, not those of
 * all.
 */
export function nearestFaults({ faults }: Pick<Validators, 'faults'>, schema: Schema, value: unknown): Fault[] {
  const found = faults(schema, value)
  // The outermost alternatives first, which Ajv reports last: the chosen branch then decides about those inside.
  const union = found
    .toReversed()
    .filter(({ keyword, node }) => (keyword === 'oneOf' || keyword === 'anyOf') && listOf(node[keyword]).length > 0)
    .sort((one, other) => one.pointer.length - other.pointer.length)
    .find(({ parameters }) => !Array.isArray(parameters.passingSchemas))
  if (!union) return found
  const { pointer, node, keyword } = union
  const part = valueAt(value, pointer)
  const branches = listOf(node[keyword]).map((branch) => nearestFaults({ faults }, branch, part))
  const [nearest = []] = branches.toSorted((one, other) => weight(one) - weight(other))
  const outside = found.filter((one) => !one.pointer.startsWith(pointer) || isBefore(one, found.indexOf(union), found, branches, pointer))
  return [...outside, ...nearest.map((one) => ({ ...one, pointer: pointer + one.pointer }))]
}

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

/** How far a value is from an alternative: a different constant means that another alternative was meant. */
const weight = (faults: readonly Fault[]): number =>
  faults.reduce(
    (sum, { keyword, pointer }) => sum + (keyword === 'const' || keyword === 'enum' ? 10 : pointer === '' && keyword === 'type' ? 100 : 1),
    0,
  )
