import { inject } from 'vitest'

/** Some of many rows that take long: one in `of`, others on another day. */
export function inTurn<Row>(rows: readonly Row[], of: number): Row[] {
  const { day } = inject('turn')
  return rows.filter((_, index) => index % of === day % of)
}
