import type { OpenApiDocument, Schema } from './document.ts'
import { numberedValue, textOfLength } from './invalidValues.ts'
import { step } from './pointer.ts'
import { isOpen, itemSchemas, propertySchemas, subschemasOf, typesOf } from './subschemas.ts'

/** The property that cases add to an open object; no document has it. */
export const oneMore = 'oneMore'

/** A value that only just satisfies its schema; `undefined` removes the property. */
export interface Boundary {
  readonly pointer: string
  readonly what: string
  readonly value: unknown
  /** The schema that states the limit: alternatives can state different limits. */
  readonly schema: Schema | undefined
}

/**
 * Variants of a valid value, each with one value at a limit of its schema, at every depth. Validate
 * them: constraints may overlap.
 */
export function boundariesOf(
  document: OpenApiDocument,
  accepts: (schema: Schema, value: unknown) => boolean,
  schemas: readonly Schema[],
  value: unknown,
  pointer = '',
): Boundary[] {
  const subschemas = subschemasOf(document, accepts, schemas, value)
  const found: Boundary[] = []
  for (const subschema of subschemas) {
    const add = (what: string, edge: unknown) => found.push({ pointer, what, value: edge, schema: subschema })
    for (const option of subschema.enum ?? []) add(`enum ${JSON.stringify(option)}`, option)
    for (const option of Array.isArray(subschema['x-extensible-enum']) ? (subschema['x-extensible-enum'] as unknown[]) : [])
      add(`known value ${option}`, option)
    const types = typesOf(subschema)
    if (types.includes('null')) add('null', null)
    if (types.includes('boolean')) for (const option of [true, false]) add(`${option}`, option)
    if (typeof value === 'number') {
      if (typeof subschema.minimum === 'number') add('minimum', subschema.minimum)
      if (typeof subschema.maximum === 'number') add('maximum', subschema.maximum)
    }
    // A server may reject a value that is not among the known ones, whatever its length.
    if (typeof value === 'string' && subschema['x-extensible-enum'] === undefined) {
      if (typeof subschema.minLength === 'number') add('minLength', textOfLength(value, subschema.minLength))
      if (typeof subschema.maxLength === 'number') add('maxLength', textOfLength(countedAlike(value), subschema.maxLength))
    }
    if (Array.isArray(value)) {
      add(
        'minItems',
        value.length > 0 ? Array.from({ length: Number(subschema.minItems ?? 0) }, (_, index) => numberedValue(value[0], index)) : value,
      )
      if (typeof subschema.maxItems === 'number' && value.length > 0)
        add(
          'maxItems',
          Array.from({ length: subschema.maxItems }, (_, index) => numberedValue(value[0], index)),
        )
    }
  }
  const deeper = (child: unknown, key: string | number, described: Schema[]) =>
    described.length > 0 ? boundariesOf(document, accepts, described, child, step(pointer, key)) : []
  if (Array.isArray(value)) return value.length > 0 ? [...found, ...deeper(value[0], 0, itemSchemas(subschemas, 0))] : found
  if (typeof value !== 'object' || value === null) return found
  const [schema] = subschemas
  if (schema && isOpen(subschemas)) found.push({ pointer: step(pointer, oneMore), what: 'one more property', value: 'allowed', schema })
  for (const [name, child] of Object.entries(value)) {
    const stating = subschemas.find(({ properties }) => properties && Object.hasOwn(properties, name))
    found.push({ pointer: step(pointer, name), what: 'left out', value: undefined, schema: stating })
    found.push(...deeper(child, name, propertySchemas(subschemas, name)))
  }
  return found
}

/** A text with the same length however its characters are counted: an emoji may count as two. */
const countedAlike = (text: string): string => (text.length === [...text].length ? text : 'a')
