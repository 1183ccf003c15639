import type { Json } from './store.ts'

const operators: Record<string, (value: number, bound: number) => boolean> = {
  from: (value, bound) => value >= bound,
  to: (value, bound) => value <= bound,
  gte: (value, bound) => value >= bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
  lt: (value, bound) => value < bound,
  eq: (value, bound) => value === bound,
}

/** Whether figures lie within the bounds that a query names, such as `createdAt[from]`. A record without a figure that is asked about lies outside. */
export const isWithin = (query: Json, figures: Record<string, number | undefined>): boolean =>
  Object.entries(query).every(([parameter, bound]) => {
    const [, name = '', operator = ''] = /^(\w+)\[(\w+)\]$/.exec(parameter) ?? []
    const compare = operators[operator]
    if (!compare || !(name in figures)) return true
    const value = figures[name]
    return value !== undefined && compare(value, Number(bound))
  })

/** Whether a value equals the wanted one, or one of several; `true` if nothing is wanted. */
export const isAmong = (wanted: unknown, value: string): boolean => wanted === undefined || [wanted].flat().includes(value)

/** Whether a record has all of the wanted tags. */
export const hasTags = (owned: readonly string[] | undefined, wanted: unknown): boolean =>
  wanted === undefined || (wanted as string[]).every((tag) => owned?.includes(tag))
