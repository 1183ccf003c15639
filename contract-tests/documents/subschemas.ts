import { type OpenApiDocument, resolve, type Schema } from './document.ts'
import { isObject } from './isObject.ts'
import { oncePer } from './oncePer.ts'

type Accepts = (schema: Schema, value: unknown) => boolean

/**
 * The subschemas that together describe a value: references resolved, `allOf` flattened, and only
 * the alternatives that the value satisfies (all of them if it satisfies none).
 */
export function subschemasOf(document: OpenApiDocument, accepts: Accepts, schemas: readonly Schema[], value: unknown): Schema[] {
  const subschemas: Schema[] = []
  const [first] = schemas
  // Most schemas are a single one without alternatives.
  if (first && schemas.length === 1) {
    const node = resolve<Schema>(document, first)
    const { allOf, oneOf, anyOf, if: condition } = node
    if (!allOf && !oneOf && !anyOf && !condition) return [node]
  }
  const add = (schema: Schema): void => {
    const node = resolve<Schema>(document, schema)
    if (subschemas.includes(node)) return
    subschemas.push(node)
    for (const part of listOf(node.allOf)) add(part)
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const branches = listOf(node[keyword])
      const fitting = branches.filter((branch) => accepts(branch, value))
      for (const branch of fitting.length > 0 ? fitting : branches) add(branch)
    }
    for (const keyword of ['then', 'else'] as const) {
      const part = node[keyword] as Schema | undefined
      if (part && node.if && accepts(node.if as Schema, value) === (keyword === 'then')) add(part)
    }
  }
  for (const schema of schemas) add(schema)
  return subschemas
}

/** A schema and all its parts and alternatives, references followed. */
export const branchesOf = (document: OpenApiDocument, schema: Schema): readonly Schema[] => branchesIn(document)(schema)

const branchesIn = oncePer((document: OpenApiDocument) =>
  oncePer((schema: Schema): readonly Schema[] => {
    const found = new Set<Schema>()
    const add = (part: Schema): void => {
      const node = resolve<Schema>(document, part)
      if (found.has(node)) return
      found.add(node)
      for (const keyword of ['allOf', 'oneOf', 'anyOf'] as const) for (const inner of listOf(node[keyword])) add(inner)
    }
    add(schema)
    return [...found]
  }),
)

/** The schemas that describe a property of an object; empty if it is undocumented. */
export function propertySchemas(subschemas: readonly Schema[], name: string): Schema[] {
  const named = subschemas.flatMap(({ properties }) => (properties && Object.hasOwn(properties, name) ? [properties[name] as Schema] : []))
  if (named.length > 0) return named
  const matching = subschemas.flatMap((subschema) =>
    subschema.patternProperties ? patternsOf(subschema).flatMap(([pattern, schema]) => (pattern.test(name) ? [schema] : [])) : [],
  )
  if (matching.length > 0) return matching
  return subschemas.flatMap(({ additionalProperties }) => (isSchema(additionalProperties) ? [additionalProperties] : []))
}

const patternsOf = oncePer(({ patternProperties }: Schema) =>
  Object.entries(patternProperties as Record<string, Schema>).map(([pattern, schema]) => [new RegExp(pattern, 'u'), schema] as const),
)

/** The schemas that describe the item at an index of a list. */
export const itemSchemas = (subschemas: readonly Schema[], index: number): Schema[] =>
  subschemas.flatMap(({ prefixItems, items }) => {
    const item = listOf(prefixItems)[index] ?? items
    return isSchema(item) ? [item] : []
  })

/**
 * Whether an object may have additional properties: its schema says so, or documents no properties
 * at all.
 */
export function isOpen(subschemas: readonly Schema[]): boolean {
  const says = (subschema: Schema) =>
    (subschema.additionalProperties !== undefined && subschema.additionalProperties !== false) || subschema.patternProperties !== undefined
  return subschemas.some(says) || subschemas.every(({ properties }) => properties === undefined)
}

/**
 * Whether the service may extend the list of known values: other values match the schema, but not
 * every server accepts them.
 */
export function isOpenList(document: OpenApiDocument, schema: Schema): boolean {
  const node = resolve<Schema>(document, schema)
  if (Array.isArray(node['x-extensible-enum'])) return true
  return isSchema(node.items) && isOpenList(document, node.items)
}

/** A keyword's list of schemas; empty if it has none. */
export const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : [])

export const isSchema = (value: unknown): value is Schema => isObject(value)

/** The types a schema allows; empty if it has no `type`. */
export const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : Array.isArray(type) ? type : [type])
