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

/** Some of many rows that take long: one in `every`, others on another day. */
export function inTurn<Row>(rows: readonly Row[], every = inject('turn').of): Row[] {
  const { day, of } = inject('turn')
  return of === 1 ? [...rows] : rows.filter((_, index) => index % every === day % every)
}
