import type { DescribedPart } from './describedParts.ts'

/** A time in another unit than its schema names. */
export interface WrongTime {
  readonly pointer: string
  readonly unit: 'seconds' | 'milliseconds'
  readonly got: 'seconds' | 'milliseconds'
  readonly value: number
}

/** Finds the times in a value that are in seconds instead of milliseconds, or the reverse. */
export const wrongTimes = (parts: readonly DescribedPart[]): WrongTime[] =>
  parts.flatMap(({ pointer, value, schemas }) => {
    if (typeof value !== 'number' || value <= 0) return []
    const unit = schemas.map(({ $ref }) => /\/Unix(Seconds|Milliseconds)(?:OrNull)?$/.exec($ref ?? '')?.[1]?.toLowerCase()).find(Boolean)
    const got = value >= 1e11 ? 'milliseconds' : 'seconds'
    return unit === undefined || unit === got ? [] : [{ pointer, unit: unit as WrongTime['unit'], got, value }]
  })
