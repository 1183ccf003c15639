import { type OpenApiDocument, resolve, type Schema } from '../../../contract-tests/documents/document.ts'
import { componentName } from '../../specification/generate/nameSchemas.ts'

/** A schema with references resolved and `allOf` merged. */
export interface Shape {
  /** Its name, if it is a named schema. */
  readonly name: string | undefined
  readonly properties: ReadonlyMap<string, Schema>
  readonly required: ReadonlySet<string>
  /**
   * The alternatives of each `oneOf` and `anyOf`: a value must match an alternative of every list.
   */
  readonly unions: readonly (readonly Schema[])[]
  /** All other keywords; the outermost value wins. */
  readonly keywords: Schema
}

const shapes = new WeakMap<OpenApiDocument, WeakMap<Schema, Shape>>()

/** Resolves and merges a schema; cached. */
export function shapeOf(document: OpenApiDocument, schema: Schema): Shape {
  let ofDocument = shapes.get(document)
  if (!ofDocument) shapes.set(document, (ofDocument = new WeakMap()))
  let shape = ofDocument.get(schema)
  if (!shape) ofDocument.set(schema, (shape = newShape(document, schema)))
  return shape
}

function newShape(document: OpenApiDocument, schema: Schema): Shape {
  const properties = new Map<string, Schema>()
  const required = new Set<string>()
  const unions: Schema[][] = []
  const keywords: Schema = {}
  const take = (part: Schema): void => {
    const { $ref, allOf, oneOf, anyOf, properties: partProperties, required: names, ...rest } = part
    for (const [keyword, value] of Object.entries(rest)) keywords[keyword] ??= value
    for (const name of names ?? []) required.add(name)
    // Keywords next to a reference narrow the schema it refers to.
    for (const [name, property] of Object.entries(partProperties ?? {})) {
      const earlier = properties.get(name)
      properties.set(name, earlier ? narrowProperty(earlier, property) : property)
    }
    for (const alternatives of [oneOf, anyOf]) if (alternatives) unions.push(alternatives as Schema[])
    if ($ref) take(resolve<Schema>(document, { $ref }))
    for (const inner of (allOf ?? []) as Schema[]) take(inner)
  }
  take(schema)
  return { name: displayName(schema), properties, required, unions, keywords }
}

/** Merges two schemas of a property; the first wins, except that a constant always wins. */
export function narrowProperty(first: Schema, second: Schema): Schema {
  if (JSON.stringify(first) === JSON.stringify(second)) return first
  return { allOf: second.const === undefined ? [first, second] : [second, first] }
}

/** The name of a reference, or of the only one in an `allOf` with nothing else. */
function displayName(schema: Schema): string | undefined {
  const ownName = componentName(schema)
  if (ownName) return ownName
  const parts = (schema.allOf ?? []) as Schema[]
  const references = parts.filter((part) => part.$ref)
  const adds = [schema, ...parts].some((part) => part.properties || part.oneOf || part.anyOf)
  return references.length === 1 && !adds ? componentName(references[0]) : undefined
}

/** The schemas of a list's items or a map's values. */
export const contentsOf = ({ keywords: { items, additionalProperties, patternProperties } }: Shape): Schema[] => [
  ...(items ? [items] : []),
  ...Object.values((patternProperties ?? {}) as Record<string, Schema>),
  ...(typeof additionalProperties === 'object' && additionalProperties !== null ? [additionalProperties as Schema] : []),
]
