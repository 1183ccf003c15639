// JSON whose numbers stay as they are written: JavaScript rounds whole numbers above 2^53.
import { randomUUID } from 'node:crypto'

/** Begins a string that stands for a number JavaScript would change. */
const mark = `number-${randomUUID()}:`

/** How deep JSON may be nested, so that writing it does not exceed the stack. */
const deepest = 500

/**
 * Parses JSON. A number that JavaScript would change becomes a string, which {@link writeJson} and
 * {@link asWritten} turn back.
 *
 * @throws SyntaxError, or RangeError if it is nested too deeply
 */
export function parseExactJson(text: string): unknown {
  JSON.parse(text)
  let depth = 0
  const marked = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|[[\]{}]/g, (token) => {
    if (/[\]}]$/.test(token)) depth--
    else if (/^[[{]/.test(token) && ++depth > deepest) throw new RangeError('The JSON is nested too deeply.')
    return /^["[\]{}]/.test(token) || String(Number(token)) === token ? token : `"${mark}${token}"`
  })
  return JSON.parse(marked)
}

/** Writes JSON, with the numbers as they were written. */
export const writeJson = (value: unknown): string => JSON.stringify(value).replace(new RegExp(`"${mark}([^"]+)"`, 'g'), '$1')

/** A value outside of JSON, such as a query parameter, with numbers as they were written. */
export function asWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asWritten)
  return typeof value === 'string' && value.startsWith(mark) ? value.slice(mark.length) : value
}
