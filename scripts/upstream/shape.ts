import type { Schema } from '../../contract-tests/spec/document.ts'

/** What a schema allows at one place, its alternatives taken together. */
export interface Shape {
  /** JSON types; empty if any will do. */
  types: Set<string>
  /** Permitted values, if they are listed in every alternative. */
  values: Set<unknown> | undefined
  /** Properties that every alternative requires. */
  required: Set<string>
  properties: Map<string, Schema[]>
  /** Whether any property may be sent. */
  open: boolean
  items: Schema[]
}

type Follow = <T>(node: T | { $ref: string }) => T

/** Takes together what several schemas allow, through references, `allOf` and alternatives. */
export function shapeOf(schemas: readonly Schema[], follow: Follow): Shape {
  return schemas.map((schema) => shape(schema, follow, 0)).reduce(either, undefined as unknown as Shape) ?? anything()
}

const anything = (): Shape => ({ types: new Set(), values: undefined, required: new Set(), properties: new Map(), open: true, items: [] })

function shape(given: Schema, follow: Follow, depth: number): Shape {
  const schema = follow<Schema>(given)
  if (depth > 12 || typeof schema !== 'object' || schema === null) return anything()
  const own = ownShape(schema)
  const part = (one: Schema) => shape(one, follow, depth + 1)
  const all = [...((schema.allOf as Schema[]) ?? [])].map(part).reduce(both, own)
  const alternatives = [...((schema.anyOf as Schema[]) ?? []), ...((schema.oneOf as Schema[]) ?? [])].map(part)
  return alternatives.length > 0 ? both(all, alternatives.reduce(either)) : all
}

function ownShape(schema: Schema): Shape {
  const types = [schema.type ?? []].flat()
  if (schema.nullable === true) types.push('null')
  const values = 'const' in schema ? [schema.const] : schema.enum
  const closed = schema.additionalProperties === false || schema.unevaluatedProperties === false
  return {
    types: new Set(types),
    // A list of numbers in quotation marks, as some editions write it, is still a list of numbers.
    values: values && new Set(values),
    required: new Set(Array.isArray(schema.required) ? schema.required : []),
    properties: new Map(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, [one]])),
    open: !closed,
    items: schema.items ? [schema.items] : [],
  }
}

function joined(one: Map<string, Schema[]>, other: Map<string, Schema[]>): Map<string, Schema[]> {
  const all = new Map(one)
  for (const [name, schemas] of other) all.set(name, [...(all.get(name) ?? []), ...schemas])
  return all
}

/** What satisfies both. */
const both = (one: Shape, other: Shape): Shape => ({
  types: one.types.size === 0 ? other.types : one.types,
  values: one.values ?? other.values,
  required: new Set([...one.required, ...other.required]),
  properties: joined(one.properties, other.properties),
  open: one.open && other.open,
  items: [...one.items, ...other.items],
})

/** What satisfies either. */
function either(one: Shape | undefined, other: Shape): Shape {
  if (!one) return other
  return {
    types: one.types.size === 0 || other.types.size === 0 ? new Set() : new Set([...one.types, ...other.types]),
    values: one.values && other.values && new Set([...one.values, ...other.values]),
    required: new Set([...one.required].filter((name) => other.required.has(name))),
    properties: joined(one.properties, other.properties),
    open: one.open || other.open,
    items: [...one.items, ...other.items],
  }
}
