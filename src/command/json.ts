// JSON whose numbers stay as they are written: JavaScript rounds whole numbers above 2^53.
import { randomUUID } from 'node:crypto'

/** Begins a string that stands for a number JavaScript would change. */
const mark = `number-${randomUUID()}:`

/**
 * Parses JSON. A number that JavaScript would change becomes a string, which {@link writeJson} and
 * {@link asWritten} turn back.
 *
 * @throws SyntaxError
 */
export function parseExactJson(text: string): unknown {
  JSON.parse(text)
  const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g
  const isExact = (token: string) => token.startsWith('"') || String(Number(token)) === token
  return JSON.parse(text.replace(tokens, (token) => (isExact(token) ? token : `"${mark}${token}"`)))
}

/** Writes JSON, with the numbers as they were written. */
export const writeJson = (value: unknown): string => JSON.stringify(value).replace(new RegExp(`"${mark}([^"]+)"`, 'g'), '$1')

/** A value outside of JSON, such as a query parameter, with numbers as they were written. */
export function asWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asWritten)
  return typeof value === 'string' && value.startsWith(mark) ? value.slice(mark.length) : value
}
