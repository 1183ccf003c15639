import type { Parameter, Schema } from '../documents/document.ts'
import { decodedText } from '../documents/router.ts'

/** The pairs of a URL's query in order, with undecoded values. */
export const pairsOf = (url: string): { name: string; raw: string }[] => {
  const query = url.split('#')[0]?.split('?').slice(1).join('?') ?? ''
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...rest] = part.split('=')
      return { name: decodedText(name), raw: rest.join('=') }
    })
}

/** Spellings of booleans besides `true` and `false`, with their values; see x-query-booleans. */
export type BooleanSpellings = Readonly<Record<string, boolean>>

/** The parameter in a name that programs write for a list: `tags[]`, `tags[0]`, `tags.0`. */
export const listNameOf = (name: string): string | undefined => /^([^[.{]+)(?:\[[^\]]*\]|\.\d+|\{\d*\})+$/.exec(name)?.[1]

/** Parses values by `style` and `explode`, or describes the expected serialization. */
export function readQuery(
  parameter: Parameter,
  schema: Schema,
  raws: string[],
  booleans: BooleanSpellings = {},
): { value: unknown } | { fault: string } {
  const { style = 'form', explode = style === 'form' } = parameter
  if (schema.type !== 'array') {
    return raws.length > 1 ? { fault: 'one value' } : { value: typedValue(schema, decodedText(raws[0] ?? ''), booleans) }
  }
  if (style === 'form' && !explode && raws.length > 1) return { fault: 'one value with its parts joined by commas (explode: false)' }
  if (style === 'form' && explode && raws.some((raw) => raw.includes(',')))
    return { fault: 'a repeated name for each value, and no bare comma (explode: true)' }
  // `URLSearchParams`, and most languages, encode the comma between two values too.
  const separator = { form: /,|%2C/i, pipeDelimited: /\||%7C/i, spaceDelimited: /%20|\+/ }[style] ?? /,|%2C/i
  const parts = explode ? raws : (raws[0] ?? '').split(separator)
  return { value: parts.map((part) => typedValue(schema.items ?? {}, decodedText(part), booleans)) }
}

/** A text as the type of its schema if possible, or else as it is, for the schema to reject. */
export function typedValue(schema: Schema, text: string, booleans: BooleanSpellings = {}): unknown {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  if ((types.includes('integer') || types.includes('number')) && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return Number(text)
  if (types.includes('boolean')) {
    if (text === 'true' || text === 'false') return text === 'true'
    if (!types.includes('string') && Object.hasOwn(booleans, text)) return booleans[text]
  }
  return text
}
