import fc from 'fast-check'
import { type OpenApiDocument, resolve, type Schema } from './document.ts'
import { isSchema, listOf, typesOf } from './subschemas.ts'

/** How to generate values. */
export interface GenerationOptions {
  /** `full`: every property; `minimal`: only required properties; `any`: random properties. */
  readonly mode: 'full' | 'minimal' | 'any'
  /** Index of the alternative to take where a schema has several; random by default. */
  readonly choice?: number
  /** Restricts strings to characters that a header or a query can carry. */
  readonly plain?: boolean
}

const maximumDepth = 6

const matching = new Map<string, fc.Arbitrary<string>>()

/**
 * Short texts that match a pattern. Preparing them takes long, and schemas share their patterns.
 */
function textsLike(pattern: string): fc.Arbitrary<string> {
  let known = matching.get(pattern)
  if (!known) matching.set(pattern, (known = fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' })))
  return known
}

/** Names of additional properties. */
const otherNames = fc.stringMatching(/^[a-z]{3,8}$/)

/**
 * A fast-check arbitrary for a schema. Where parts of the schema conflict, a few values may be
 * invalid: validate them.
 */
export function arbitraryOf(
  document: OpenApiDocument,
  schemas: readonly Schema[],
  options: GenerationOptions,
  depth = 0,
): fc.Arbitrary<unknown> {
  const alternatives = expand(document, schemas)
  const arbitraries = (options.choice === undefined ? alternatives : [alternatives[options.choice % alternatives.length] as Schema[]]).map(
    (subschemas) => ofSubschemas(document, subschemas, options, depth),
  )
  return arbitraries.length === 1 ? (arbitraries[0] as fc.Arbitrary<unknown>) : fc.oneof(...arbitraries)
}

/** The number of alternatives a schema has at its top level. */
export const alternativesOf = (document: OpenApiDocument, schema: Schema): number => expand(document, [schema]).length

/**
 * All combinations of alternatives, each as plain subschemas without references and compositions.
 */
function expand(document: OpenApiDocument, schemas: readonly Schema[]): Schema[][] {
  let combinations: Schema[][] = [[]]
  for (const schema of schemas) {
    const node = resolve<Schema>(document, schema)
    const parts: Schema[][][] = [[[node]]]
    for (const part of listOf(node.allOf)) parts.push(expand(document, [part]))
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      if (node[keyword]) parts.push(listOf(node[keyword]).flatMap((branch) => expand(document, [branch])))
    }
    if (node.if) {
      const branch = (keyword: 'then' | 'else') => (isSchema(node[keyword]) ? expand(document, [node[keyword] as Schema]) : [[]])
      parts.push([
        ...expand(document, [node.if as Schema]).flatMap((condition) => branch('then').map((rest) => [...condition, ...rest])),
        ...branch('else'),
      ])
    }
    for (const part of parts) combinations = combinations.flatMap((before) => part.map((more) => [...before, ...more])).slice(0, 32)
  }
  return combinations
}

function ofSubschemas(document: OpenApiDocument, subschemas: Schema[], options: GenerationOptions, depth: number): fc.Arbitrary<unknown> {
  const fixed = subschemas.find((subschema) => subschema.const !== undefined)
  if (fixed) return fc.constant(fixed.const)
  const enums = subschemas.flatMap((subschema) => (subschema.enum ? [subschema.enum] : []))
  if (enums.length > 0)
    return fc.constantFrom(...(enums.reduce((common, next) => common.filter((value) => next.includes(value))) as unknown[]))
  const declared = subschemas.map(typesOf).filter((types) => types.length > 0)
  const types =
    declared.length > 0 ? declared.reduce((common, next) => common.filter((type) => next.includes(type))) : impliedTypes(subschemas)
  const nonNull = types.filter((type) => type !== 'null')
  const chosen = options.mode === 'any' ? types : nonNull.length > 0 ? [nonNull[(options.choice ?? 0) % nonNull.length] as string] : types
  const arbitraries = chosen.map((type) => ofType(document, subschemas, type, options, depth))
  return arbitraries.length === 1 ? (arbitraries[0] as fc.Arbitrary<unknown>) : fc.oneof(...arbitraries)
}

function impliedTypes(subschemas: Schema[]): string[] {
  if (subschemas.some(({ properties, required, additionalProperties }) => properties ?? required ?? additionalProperties)) return ['object']
  if (subschemas.some(({ items }) => items)) return ['array']
  return ['string']
}

const numbersOf = (subschemas: Schema[], keyword: string): number[] =>
  subschemas.map((subschema) => subschema[keyword]).filter((value) => typeof value === 'number')
const largest = (subschemas: Schema[], keyword: string): number | undefined =>
  numbersOf(subschemas, keyword).reduce<number | undefined>((most, value) => Math.max(most ?? value, value), undefined)
const smallest = (subschemas: Schema[], keyword: string): number | undefined =>
  numbersOf(subschemas, keyword).reduce<number | undefined>((least, value) => Math.min(least ?? value, value), undefined)

function ofType(
  document: OpenApiDocument,
  subschemas: Schema[],
  type: string,
  options: GenerationOptions,
  depth: number,
): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') {
    const min = largest(subschemas, 'minimum') ?? (largest(subschemas, 'exclusiveMinimum') ?? -1_000_001) + 1
    const max = smallest(subschemas, 'maximum') ?? (smallest(subschemas, 'exclusiveMaximum') ?? Math.max(2_000_000_001, min + 2)) - 1
    return fc.integer({ min, max: Math.max(min, max) })
  }
  if (type === 'array') return ofArray(document, subschemas, options, depth)
  if (type === 'object') return ofObject(document, subschemas, options, depth)
  return ofString(subschemas, options)
}

function ofArray(document: OpenApiDocument, subschemas: Schema[], options: GenerationOptions, depth: number): fc.Arbitrary<unknown> {
  const items = subschemas.flatMap((subschema) => (isSchema(subschema.items) ? [subschema.items] : []))
  const min = largest(subschemas, 'minItems') ?? 0
  const max = Math.min(smallest(subschemas, 'maxItems') ?? 3, Math.max(min, 3))
  if (depth > maximumDepth) return fc.constant([])
  const item = items.length > 0 ? arbitraryOf(document, items, options, depth + 1) : fc.constant('item')
  const bounds = {
    minLength: options.mode === 'full' ? Math.max(min, 1) : min,
    maxLength: options.mode === 'minimal' ? min : Math.max(max, 1),
  }
  if (subschemas.some(({ uniqueItems }) => uniqueItems))
    return fc.uniqueArray(item, { ...bounds, selector: (value) => JSON.stringify(value) })
  return fc.array(item, bounds)
}

function ofObject(document: OpenApiDocument, subschemas: Schema[], options: GenerationOptions, depth: number): fc.Arbitrary<unknown> {
  const names = [...new Set(subschemas.flatMap(({ properties }) => Object.keys(properties ?? {})))]
  const required = new Set(subschemas.flatMap((subschema) => (Array.isArray(subschema.required) ? subschema.required : [])))
  const minimal = options.mode === 'minimal' || depth > maximumDepth
  const minProperties = largest(subschemas, 'minProperties') ?? 0
  const needed = new Set([...required, ...names.slice(0, required.size < minProperties ? minProperties : 0)])
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const name of names) {
    if (minimal && !needed.has(name)) continue
    const described = subschemas.flatMap(({ properties }) => (isSchema(properties?.[name]) ? [properties[name]] : []))
    fields[name] = arbitraryOf(document, described, options, depth + 1)
  }
  for (const name of required) fields[name] ??= fc.constant('given')
  const requiredKeys = options.mode === 'any' ? [...needed].filter((name) => name in fields) : Object.keys(fields)
  const record = fc.record(fields, { requiredKeys, noNullPrototype: true })
  const openSchemas = subschemas.flatMap(({ additionalProperties, patternProperties }) =>
    [additionalProperties, ...Object.values((patternProperties as object | undefined) ?? {})].filter(isSchema),
  )
  if (depth <= maximumDepth && openSchemas.length > 0 && (!minimal || minProperties > 0)) {
    const extra = fc.dictionary(otherNames, arbitraryOf(document, openSchemas, options, depth + 1), {
      minKeys: options.mode === 'any' ? minProperties : Math.max(minProperties, 1),
      maxKeys: Math.max(minProperties, 2),
      noNullPrototype: true,
    })
    return fc.tuple(extra, record).map(([added, declared]) => ({ ...added, ...declared }))
  }
  if (!minimal && names.length === 0 && subschemas.every(({ additionalProperties }) => additionalProperties !== false)) {
    return fc.constantFrom({ note: 'free' }, { nested: { list: [1, 'two', null] } })
  }
  return record
}

const plainCharacters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789')

const plainByLength = new Map<string, fc.Arbitrary<string>>()

/** Texts of plain characters. Preparing them takes long, and schemas share their lengths. */
function plainTexts(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const key = `${minLength} ${maxLength}`
  const known = plainByLength.get(key) ?? fc.string({ unit: plainCharacters, minLength, maxLength })
  plainByLength.set(key, known)
  return known
}

function ofString(subschemas: Schema[], { mode, plain }: GenerationOptions): fc.Arbitrary<unknown> {
  const minLength = largest(subschemas, 'minLength') ?? (plain ? 1 : 0)
  const limit = smallest(subschemas, 'maxLength')
  const maxLength = Math.min(limit ?? minLength + 12, minLength + 40)
  const patterns = subschemas.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))
  const format = subschemas.map((subschema) => subschema.format).find((value) => typeof value === 'string')
  if (patterns.length > 0) {
    const fits = (text: string) =>
      text.length >= minLength && text.length <= (limit ?? 200) && patterns.every((pattern) => new RegExp(pattern, 'u').test(text))
    return textsLike(patterns[0] as string).filter(fits)
  }
  if (format === 'uri') return fc.constantFrom('https://example.com/hook', 'https://example.com/a?b=c')
  if (format === 'date-time') return fc.constantFrom('2026-03-01T09:00:00Z', '2026-03-01T09:00:00.5+01:00')
  if (format === 'date') return fc.constantFrom('2026-03-01', '2026-12-31')
  if (format === 'email') return fc.constant('mira@example.com')
  if (format === 'uuid') return fc.uuid()
  const exact = plainTexts(minLength, maxLength)
  if (mode !== 'any') return exact
  if (plain && minLength > 20) return exact
  if (plain)
    return fc.oneof(
      textsLike('^[a-zA-Z0-9_-]+$').filter((text) => text.length >= minLength && text.length <= maxLength),
      exact,
    )
  return fc.oneof(exact, fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.floor(maxLength / 3)) }))
}
