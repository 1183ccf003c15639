/** Adds a step to a JSON pointer. */
export const step = (pointer: string, key: string | number): string =>
  typeof key === 'string' && /[~/]/.test(key) ? `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` : `${pointer}/${key}`

/** Where a document describes an operation. */
export const operationPointer = ({ path, method }: { readonly path: string; readonly method: string }): string =>
  step(step('#/paths', path), method.toLowerCase())

/** The steps of a JSON pointer. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** A place in a body, for any item of a list and any record of a run. */
export const generalPlace = (place: string): string => place.replace(/\/(\d+|contract-[^/]*)(?=\/|$)/g, '/*')

/** The last property on the way to a place in a body, past the items of lists. */
export const propertyAt = (place: string): string => place.split('/').findLast((part) => !/^(\*|\d+)$/.test(part)) ?? ''

/** The value at a JSON pointer; `undefined` if there is none. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  stepsOf(pointer).reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, key)
        ? (current as Record<string, unknown>)[key]
        : undefined,
    value,
  )

/**
 * A copy of a value with the part at a pointer replaced by the result of `change`, or removed if
 * that is `undefined`.
 */
export function changedAt(value: unknown, pointer: string, change: (old: unknown) => unknown): unknown {
  const go = (current: unknown, keys: string[]): unknown => {
    const [key, ...rest] = keys
    if (key === undefined) return change(current)
    if (Array.isArray(current)) {
      const index = Number(key)
      const next = go(current[index], rest)
      return next === undefined ? current.toSpliced(index, 1) : current.with(index, next)
    }
    const source = (current ?? {}) as Record<string, unknown>
    const { [key]: _, ...others } = source
    const next = go(source[key], rest)
    if (next === undefined) return others
    return Object.hasOwn(source, key)
      ? Object.fromEntries(Object.entries(source).map(([name, old]) => [name, name === key ? next : old]))
      : { ...source, [key]: next }
  }
  return go(value, stepsOf(pointer))
}
