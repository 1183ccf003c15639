import { droppedValue } from '../request/checks.ts'

/** Whether JSON may contain a `__proto__`, any letter of which may be written as an escape. */
export const isSuspect = (text: string): boolean =>
  text.includes('__proto__') || (text.includes('\\u00') && /\\u00(5f|6f|7[024])/i.test(text))

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
