import type { OpenApiDocument, Schema } from './document.ts'
import { step } from './pointer.ts'
import { isOpen, itemSchemas, propertySchemas, subschemasOf } from './subschemas.ts'

/** A property or value in a response that its schema neither documents nor forbids. */
export interface UndocumentedProperty {
  readonly pointer: string
  readonly expected: string
  readonly got: string
}

/** Finds undocumented properties of closed objects, and values outside a list of known values. */
export function undocumentedProperties(
  document: OpenApiDocument,
  accepts: (schema: Schema, value: unknown) => boolean,
  schemas: readonly Schema[],
  value: unknown,
  pointer = '',
): UndocumentedProperty[] {
  const subschemas = subschemasOf(document, accepts, schemas, value)
  if (subschemas.length === 0) return []
  const deeper = (child: unknown, key: string | number, described: Schema[]) =>
    undocumentedProperties(document, accepts, described, child, step(pointer, key))
  if (Array.isArray(value)) return value.flatMap((item, index) => deeper(item, index, itemSchemas(subschemas, index)))
  if (typeof value !== 'object' || value === null) {
    const known = subschemas.map((subschema) => subschema['x-extensible-enum']).find(Array.isArray)
    return typeof value === 'string' && known && !known.includes(value)
      ? [{ pointer, expected: `one of the known values ${known.join(', ')}`, got: JSON.stringify(value) }]
      : []
  }
  const open = isOpen(subschemas)
  return Object.entries(value).flatMap(([name, child]) => {
    const described = propertySchemas(subschemas, name)
    if (described.length > 0) return deeper(child, name, described)
    return open ? [] : [{ pointer: step(pointer, name), expected: 'no property with that name', got: JSON.stringify(child) }]
  })
}
