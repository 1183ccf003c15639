import { type OpenApiDocument, resolve, type Schema } from './document.ts'
import { oncePer } from './oncePer.ts'
import { valueAt } from './pointer.ts'
import { branchesOf, isSchema, listOf } from './subschemas.ts'
import type { Validators, Violation } from './validators.ts'

/** The part of a contract in which an alternative is chosen. */
interface Context {
  readonly document: OpenApiDocument
  readonly faults: Validators['faults']
}

/**
 * The faults of a value. If it matches none of several alternatives, only the faults of the closest
 * alternative are listed.
 */
export const nearestFaults = (context: Context, schema: Schema, value: unknown): Violation[] =>
  nearestAmong(context, context.faults(schema, value), value)

/** The closest of all faults of a value. */
function nearestAmong(context: Context, faults: readonly Violation[], value: unknown): Violation[] {
  // An `if` fails together with the keywords of its `then` or `else`, which say more.
  const found = faults.filter(({ keyword }) => keyword !== 'if')
  // Outermost unions first, because the chosen branch determines which inner unions matter.
  const unions: Violation[] = []
  const failing = found
    .toReversed()
    .filter(
      ({ keyword, node, parameters }) => isUnion(keyword) && listOf(node[keyword]).length > 0 && !Array.isArray(parameters.passingSchemas),
    )
    .sort((a, b) => a.pointer.length - b.pointer.length)
  for (const union of failing) if (!unions.some(({ pointer }) => isWithin(union.pointer, pointer))) unions.push(union)
  return unions.reduce((remaining, union) => withNearest(context, remaining, union, value), found)
}

/** Replaces the faults of all alternatives with those of the closest alternative. */
function withNearest(context: Context, found: readonly Violation[], union: Violation, value: unknown): Violation[] {
  const { pointer, node, keyword } = union
  const part = valueAt(value, pointer)
  const alternatives = listOf(node[keyword])
  const all = alternatives.map((branch) => context.faults(branch, part))
  const branches = all.map((faults) => nearestAmong(context, faults, part))
  const nearest = branches[closest(context.document, alternatives, branches, part)] ?? []
  const outside = found.filter((fault) => !isWithin(fault.pointer, pointer) || isBeside(fault, found.indexOf(union), found, all, pointer))
  return [...outside, ...nearest.map((fault) => ({ ...fault, pointer: pointer + fault.pointer }))]
}

const isUnion = (keyword: string): boolean => keyword === 'oneOf' || keyword === 'anyOf'

const isWithin = (pointer: string, outer: string): boolean => pointer === outer || pointer.startsWith(`${outer}/`)

/** Whether a fault comes from a sibling keyword of the union, not from one of its alternatives. */
function isBeside(
  fault: Violation,
  union: number,
  found: readonly Violation[],
  branches: readonly Violation[][],
  pointer: string,
): boolean {
  if (fault === found[union]) return false
  const inside = branches.some((branch) =>
    branch.some((inner) => inner.node === fault.node && inner.keyword === fault.keyword && pointer + inner.pointer === fault.pointer),
  )
  const nested = isUnion(fault.keyword) && fault.pointer.startsWith(pointer)
  const deeper = found.indexOf(fault) < union && fault.pointer.startsWith(pointer) && fault.pointer !== pointer
  return !inside && !nested && !deeper
}

/**
 * The index of the alternative that was meant: the first difference between the distances decides.
 */
function closest(document: OpenApiDocument, alternatives: readonly Schema[], branches: readonly Violation[][], value: unknown): number {
  const properties = alternatives.map((branch) => propertiesOf(document, branch))
  const distances = branches.map((faults, index) => distanceOf(faults, value, properties, index))
  const [nearest = 0] = [...branches.keys()].sort((a, b) => compare(distances[a] ?? [], distances[b] ?? []))
  return nearest
}

const compare = (a: readonly number[], b: readonly number[]): number => a.map((part, index) => part - (b[index] ?? 0)).find(Boolean) ?? 0

/**
 * How far a value is from an alternative, the strongest evidence first: another type; values such
 * as `category` and `type` that contradict the alternative, or that name it; missing properties
 * that not every alternative knows; the number of faults; the required properties that are there. A
 * missing property that all alternatives know says nothing about which of them was meant, and where
 * no required property is there either, the document's first is the usual one.
 */
function distanceOf(faults: readonly Violation[], value: unknown, properties: readonly Properties[], index: number): number[] {
  const own: Properties = properties[index] ?? new Map()
  const given = Object.entries(isSchema(value) ? value : {})
  const saysNothing = (fault: Violation) => properties.every((known) => known.has(missingOf(fault) ?? ''))
  const isNamed = given.some(([name]) => properties.some((known) => known.get(name)?.required))
  const count = (counts: (fault: Violation) => boolean) => faults.filter(counts).length
  const named = given.filter(([name, child]) => own.get(name)?.constants.includes(child)).length
  const isNameFaulty = faults.some((fault) => (own.get(missingOf(fault) ?? fault.pointer.slice(1))?.constants.length ?? 0) > 0)
  return [
    count(({ pointer, keyword }) => pointer === '' && keyword === 'type'),
    count((fault) => contradicts(fault, valueAt(value, fault.pointer))),
    isNameFaulty ? 0 : -named,
    count((fault) => missingOf(fault) !== undefined && !saysNothing(fault)),
    isNamed ? faults.length : count((fault) => !saysNothing(fault)),
    -given.filter(([name]) => own.get(name)?.required).length,
  ]
}

/** The required property that is missing at the top level. */
const missingOf = ({ pointer, keyword, parameters }: Violation): string | undefined =>
  pointer === '' && keyword === 'required' ? String(parameters.missingProperty) : undefined

/**
 * Whether a value at the top level names another alternative. A value of another type names none.
 */
function contradicts({ keyword, pointer, node }: Violation, value: unknown): boolean {
  if (pointer.lastIndexOf('/') > 0) return false
  if (keyword === 'not') return true
  return (keyword === 'const' || keyword === 'enum') && constantsOf(node).some((constant) => typeof constant === typeof value)
}

const constantsOf = (node: Schema): unknown[] => (node.const === undefined ? (node.enum ?? []) : [node.const])

/** Properties by name, each with the constants that it allows. */
type Properties = Map<string, { constants: unknown[]; required: boolean }>

/** The properties that a schema declares or requires, in any of its alternatives. */
export const propertiesOf = (document: OpenApiDocument, schema: Schema): Properties => propertiesIn(document)(schema)

const propertiesIn = oncePer((document: OpenApiDocument) =>
  oncePer((schema: Schema): Properties => {
    const known: Properties = new Map()
    const add = (name: string, constants: unknown[], required: boolean) => {
      const old = known.get(name)
      known.set(name, { constants: [...(old?.constants ?? []), ...constants], required: required || (old?.required ?? false) })
    }
    for (const { required = [], properties = {} } of branchesOf(document, schema)) {
      for (const name of required) add(name, [], true)
      for (const [name, property] of Object.entries(properties)) add(name, constantsOf(resolve<Schema>(document, property)), false)
    }
    return known
  }),
)
