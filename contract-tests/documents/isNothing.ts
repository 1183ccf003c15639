/** Whether a value says no more than its absence: it is empty, zero or false. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  [null, false, 0, '0', ''].includes(value as null) ||
  (typeof value === 'object' && Object.keys(value as object).length === 0)
