import type { OpenApiDocument, Schema } from './document.ts'
import { step } from './pointer.ts'
import { isOpen, itemSchemas, propertySchemas, subschemasOf } from './subschemas.ts'

/** A part of a value, with what its schema says about it. */
export interface DescribedPart {
  readonly pointer: string
  readonly value: unknown
  /** The schemas that describe it, as they are referenced; none if it is undocumented. */
  readonly schemas: readonly Schema[]
  /** The same, resolved and with the alternatives that the value satisfies. */
  readonly subschemas: readonly Schema[]
}

/** The part of a contract in which the parts are found. */
interface Context {
  readonly document: OpenApiDocument
  readonly accepts: (schema: Schema, value: unknown) => boolean
}

/**
 * Lists the value and all its described parts, and the undocumented properties of closed objects.
 * Nothing inside an undocumented property is listed.
 */
export function describedParts({ document, accepts }: Context, schema: Schema, value: unknown): DescribedPart[] {
  const parts: DescribedPart[] = []
  const add = (part: unknown, schemas: readonly Schema[], pointer: string): void => {
    const subschemas = subschemasOf(document, accepts, schemas, part)
    parts.push({ pointer, value: part, schemas, subschemas })
    if (Array.isArray(part)) {
      for (const [index, item] of part.entries()) addDescribed(item, itemSchemas(subschemas, index), step(pointer, index))
    } else if (typeof part === 'object' && part !== null) {
      const open = isOpen(subschemas)
      for (const [name, child] of Object.entries(part)) {
        const schemas = propertySchemas(subschemas, name)
        if (!addDescribed(child, schemas, step(pointer, name)) && !open)
          parts.push({ pointer: step(pointer, name), value: child, schemas, subschemas: [] })
      }
    }
  }
  const addDescribed = (part: unknown, schemas: readonly Schema[], pointer: string): boolean => {
    if (schemas.length > 0) add(part, schemas, pointer)
    return schemas.length > 0
  }
  add(value, [schema], '')
  return parts
}

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

/** A time in another unit than its schema names. */
export interface WrongTime {
  readonly pointer: string
  readonly unit: 'seconds' | 'milliseconds'
  readonly value: number
}

/** Finds the times in a value that are in seconds instead of milliseconds, or the reverse. */
export const wrongTimes = (parts: readonly DescribedPart[]): WrongTime[] =>
  parts.flatMap(({ pointer, value, schemas }) => {
    if (typeof value !== 'number' || value <= 0) return []
    const unit = schemas.map(({ $ref }) => /\/Unix(Seconds|Milliseconds)(?:OrNull)?$/.exec($ref ?? '')?.[1]?.toLowerCase()).find(Boolean)
    const isInUnit = unit === (value >= 1e11 ? 'milliseconds' : 'seconds')
    return unit === undefined || isInUnit ? [] : [{ pointer, unit: unit as WrongTime['unit'], value }]
  })
