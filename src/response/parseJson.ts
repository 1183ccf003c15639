/** Whether JSON may contain a `__proto__`, any letter of which may be written as an escape. */
export const isSuspect = (text: string): boolean =>
  text.includes('__proto__') || (text.includes('\\u00') && /\\u00(5f|6f|7[024])/i.test(text))

/**
 * Where an object keeps the value of a `__proto__` that was dropped from it. A registered symbol,
 * as the package may be loaded twice.
 */
const droppedValue = Symbol.for('cometchat-rest.dropped')

/**
 * Parses JSON. A `__proto__` in it is dropped, so that it cannot become a prototype where the
 * caller copies the response.
 * @throws SyntaxError
 */
export const parseJson = (text: string): unknown => (isSuspect(text) ? JSON.parse(text, dropProto) : JSON.parse(text))

function dropProto(this: object, key: string, value: unknown): unknown {
  if (key !== '__proto__') return value
  Object.defineProperty(this, droppedValue, { value })
  return undefined
}

/**
 * A property of a parsed object itself: a name such as `toString` is also that of an inherited
 * property. Finds a `__proto__` that was dropped, where a response has a property for each id.
 */
export function ownProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const key = name === '__proto__' ? droppedValue : name
  return Object.hasOwn(value, key) ? (value as Record<PropertyKey, unknown>)[key] : undefined
}
