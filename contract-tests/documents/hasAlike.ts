import { isDeepStrictEqual } from 'node:util'

/** Whether a list has a value, or a text that people read as the same. */
export const hasAlike = (list: readonly unknown[], value: unknown): boolean => list.some((entry) => isAlike(entry, value))

const isAlike = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || (typeof one !== 'object' && typeof other !== 'object' && normalized(one) === normalized(other))

/** A text without what nobody sees: the spaces around it, and how its letters are composed. */
const normalized = (value: unknown): string => String(value).normalize().trim()
