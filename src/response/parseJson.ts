// Any letter of `__proto__` may be written as an escape.
const suspect = /__proto__|\\u00(5f|6f|7[024])/i

/** Whether JSON may hold a `__proto__`. */
export const isSuspect = (text: string): boolean => suspect.test(text)

/**
 * Parses JSON. A `__proto__` in it is dropped, so that it cannot become a prototype where the caller copies the response.
 * @throws SyntaxError
 */
export const parseJson = (text: string): unknown =>
  isSuspect(text) ? JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value)) : JSON.parse(text)
