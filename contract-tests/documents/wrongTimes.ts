import type { Contract } from './contract.ts'
import type { Schema } from './document.ts'
import { step } from './pointer.ts'
import { itemSchemas, propertySchemas, subschemasOf } from './subschemas.ts'

/** A time in another unit than its schema names. */
export interface WrongTime {
  readonly pointer: string
  readonly unit: 'seconds' | 'milliseconds'
  readonly got: 'seconds' | 'milliseconds'
  readonly value: number
}

/** Finds the times in a value that are in seconds instead of milliseconds, or the reverse. */
export function wrongTimes(contract: Contract, schemas: readonly Schema[], value: unknown, pointer = ''): WrongTime[] {
  if (typeof value === 'number') {
    const unit = schemas.map(({ $ref }) => /\/Unix(Seconds|Milliseconds)(?:OrNull)?$/.exec($ref ?? '')?.[1]?.toLowerCase()).find(Boolean)
    const got = value >= 1e11 ? 'milliseconds' : 'seconds'
    return unit === undefined || unit === got || value <= 0 ? [] : [{ pointer, unit: unit as WrongTime['unit'], got, value }]
  }
  if (typeof value !== 'object' || value === null) return []
  const subschemas = subschemasOf(contract.document, contract.accepts, schemas, value)
  const inside = (child: unknown, key: string | number, described: Schema[]) => wrongTimes(contract, described, child, step(pointer, key))
  return Array.isArray(value)
    ? value.flatMap((item, index) => inside(item, index, itemSchemas(subschemas, index)))
    : Object.entries(value).flatMap(([name, child]) => inside(child, name, propertySchemas(subschemas, name)))
}
