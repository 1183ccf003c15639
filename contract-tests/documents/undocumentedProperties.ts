import type { DescribedPart } from './describedParts.ts'

/** A property or value in a response that its schema neither documents nor forbids. */
export interface UndocumentedProperty {
  readonly pointer: string
  readonly expected: string
  readonly got: string
}

/** Finds undocumented properties of closed objects, and values outside a list of known values. */
export const undocumentedProperties = (parts: readonly DescribedPart[]): UndocumentedProperty[] =>
  parts.flatMap(({ pointer, value, schemas, subschemas }) => {
    if (schemas.length === 0) return [{ pointer, expected: 'no property with that name', got: JSON.stringify(value) }]
    if (typeof value !== 'string') return []
    const known = subschemas.map((subschema) => subschema['x-extensible-enum']).find(Array.isArray)
    return known && !known.includes(value)
      ? [{ pointer, expected: `one of the known values ${known.join(', ')}`, got: JSON.stringify(value) }]
      : []
  })
