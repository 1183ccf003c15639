import { type Document, resolve, type Schema } from '../../../contract-tests/spec/document.ts'

/** A schema with its references followed and the parts of an `allOf` put together. */
export interface Shape {
  /** The named schema that it is, if it is one. */
  readonly name: string | undefined
  readonly properties: ReadonlyMap<string, Schema>
  readonly required: ReadonlySet<string>
  /** The alternatives of a `oneOf` or `anyOf`. */
  readonly alternatives: readonly Schema[]
  /** All other keywords; of parts that say the same thing the outermost wins. */
  readonly keywords: Schema
}

/** The name that a reference to a schema leads to. */
export const nameOf = (schema: Schema | undefined): string | undefined =>
  schema?.$ref?.startsWith('#/components/schemas/') ? schema.$ref.slice('#/components/schemas/'.length) : undefined

/** Puts a schema's references and parts together. */
export function shapeOf(document: Document, schema: Schema): Shape {
  const properties = new Map<string, Schema>()
  const required = new Set<string>()
  const alternatives: Schema[] = []
  const keywords: Schema = {}
  const take = (part: Schema): void => {
    const { $ref, allOf, oneOf, anyOf, properties: own, required: needed, ...rest } = part
    for (const [keyword, value] of Object.entries(rest)) keywords[keyword] ??= value
    for (const name of needed ?? []) required.add(name)
    // Keywords beside a reference narrow the schema it refers to.
    for (const [name, property] of Object.entries(own ?? {})) {
      const before = properties.get(name)
      properties.set(name, before ? narrowed(before, property) : property)
    }
    for (const one of (oneOf ?? anyOf ?? []) as Schema[]) alternatives.push(one)
    if ($ref) take(resolve<Schema>(document, { $ref }))
    for (const one of (allOf ?? []) as Schema[]) take(one)
  }
  take(schema)
  return { name: displayName(schema), properties, required, alternatives, keywords }
}

/** Chooses between two descriptions of one property: first a constant, then the first that is longer than a sentence. */
const narrowed = (one: Schema, other: Schema): Schema => {
  const constant = [one, other].find((schema) => schema.const !== undefined)
  return constant ? { ...(constant === one ? other : one), ...constant } : { ...other, ...one }
}

/** A reference's name; an `allOf` that adds nothing but words to one reference is that reference too. */
function displayName(schema: Schema): string | undefined {
  const own = nameOf(schema)
  if (own) return own
  const parts = (schema.allOf ?? []) as Schema[]
  const references = parts.filter((part) => part.$ref)
  const adds = parts.some((part) => part.properties || part.oneOf || part.anyOf) || schema.properties !== undefined
  return references.length === 1 && !adds ? nameOf(references[0]) : undefined
}
