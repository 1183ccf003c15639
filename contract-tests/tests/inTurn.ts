import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The day, and how many days it takes until all operations were sent to Prism. */
    readonly turn: { readonly day: number; readonly of: number }
  }
}

/** Some of many rows that take long: one in `of`, others on another day. */
export function inTurn<Row>(rows: readonly Row[], of = inject('turn').of): Row[] {
  const { day } = inject('turn')
  return rows.filter((_, index) => index % of === day % of)
}
