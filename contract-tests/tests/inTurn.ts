import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The day, and how many days it takes until all operations were sent to Prism: one where every
     * row has its turn, each day.
     */
    readonly turn: { readonly day: number; readonly of: number }
  }
}

/** Some of many rows that take long: one in `every`, others on another day, but at least one. */
export function inTurn<Row>(rows: readonly Row[], every = inject('turn').of): Row[] {
  const { day, of } = inject('turn')
  return of === 1 ? [...rows] : rowsOfDay(rows, every, day)
}

/** The rows of a day. Fewer rows than days take turns more often, so that no day is without any. */
export function rowsOfDay<Row>(rows: readonly Row[], every: number, day: number): Row[] {
  const days = Math.min(every, rows.length)
  return rows.filter((_, index) => index % days === day % days)
}
