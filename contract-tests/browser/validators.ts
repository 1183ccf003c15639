// Takes the place of `documents/validators.ts` in the browser build: Ajv compiles with
// `new Function`, which a page's Content-Security-Policy forbids. The findings are Ajv's.
import { dereference, format, type Schema as LibrarySchema, type OutputUnit, validate } from '@cfworker/json-schema'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { type OpenApiDocument, resolve, type Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { valueAt } from '../documents/pointer.ts'
import type { Validators, Violation } from '../documents/validators.ts'

export type { Validators, Violation }

/** The check of each format of strings, or of numbers, as Ajv has them. */
const formatsOf = (type: string): [name: string, check: (value: never) => boolean][] =>
  Object.entries(fullFormats).flatMap(([name, definition]) => {
    const { validate: check, type: own = 'string' } =
      isObject(definition) && 'validate' in definition ? definition : { validate: definition }
    // Ajv has `true` for a format without rules.
    if (own !== type || check === true) return []
    return [[name, check instanceof RegExp ? (value: string) => check.test(value) : (check as (value: unknown) => boolean)]]
  })

// The library knows formats of strings only.
Object.assign(format, Object.fromEntries(formatsOf('string')))
const ofNumbers: Readonly<Record<string, (value: never) => boolean>> = Object.fromEntries(formatsOf('number'))

/** Keywords whose errors repeat those of the schemas in them. */
const wrappers = new Set(['properties', 'patternProperties', 'items', 'prefixItems', '$ref', 'allOf', 'propertyNames', 'dependentSchemas'])

/** Creates the validators of a bundled document, which interpret its schemas. */
export function createValidators(document: OpenApiDocument): Validators {
  const root = { components: { schemas: document.components.schemas }, inline: [] as Schema[] }
  const lookup = dereference(root as LibrarySchema)
  const added = new WeakMap<object, boolean>()
  const errorsOf = (schema: Schema, value: unknown, isQuick: boolean) => {
    if (!added.has(schema)) {
      added.set(schema, true)
      const { href } = new URL(Object.keys(lookup)[0] as string)
      const place = `/inline/${root.inline.push(schema) - 1}`
      if ((schema as { __absolute_uri__?: string }).__absolute_uri__ === undefined)
        dereference(schema as LibrarySchema, lookup, new URL(href), place)
    }
    return validate(value, schema as LibrarySchema, '2020-12', lookup, isQuick).errors
  }
  return {
    accepts: (schema, value) => errorsOf(schema, value, true).length === 0 && emojiFaults(document, schema, value).length === 0,
    faults(schema, value) {
      const units = inAjvsOrder(errorsOf(schema, value, false))
      const found = units.flatMap((unit, index) => {
        const violation = violationOf(document, schema, value, unit, units[index + 1])
        return violation ? [violation, ...formatFaults(violation, value)] : []
      })
      return [...found, ...emojiFaults(document, schema, value)]
    },
  }
}

/** The format of a number of another type, which Ajv reports as well. */
function formatFaults({ pointer, keyword, node }: Violation, value: unknown): Violation[] {
  const [part, name] = [valueAt(value, pointer), String(node.format)]
  if (keyword !== 'type' || typeof part !== 'number' || ofNumbers[name]?.(part as never) !== false) return []
  return [{ pointer, keyword: 'format', node, message: `must ${phrases.format?.(name)}`, parameters: { format: name } }]
}

/** An error about alternatives stands after those of the alternatives. */
function inAjvsOrder(units: readonly OutputUnit[]): OutputUnit[] {
  const ordered: OutputUnit[] = []
  const waiting: OutputUnit[] = []
  const isWithin = ({ keywordLocation }: OutputUnit, outer: OutputUnit) => keywordLocation.startsWith(`${outer.keywordLocation}/`)
  for (const unit of units) {
    for (let last = waiting.at(-1); last && !isWithin(unit, last) && unit.keyword !== 'false'; last = waiting.at(-1))
      ordered.push(waiting.pop() as OutputUnit)
    if (unit.keyword === 'anyOf' || unit.keyword === 'oneOf') waiting.push(unit)
    else ordered.push(unit)
  }
  return [...ordered, ...waiting.reverse()]
}

/** The violation that Ajv reports for an error; `undefined` if it reports only what is in it. */
function violationOf(
  document: OpenApiDocument,
  schema: Schema,
  value: unknown,
  unit: OutputUnit,
  next: OutputUnit | undefined,
): Violation | undefined {
  const { keyword, keywordLocation } = unit
  if (keyword === 'false' || wrappers.has(keyword)) return undefined
  const pointer = decodeURIComponent(unit.instanceLocation.slice(1))
  const place = keywordLocation.slice(1).replace(/\/[^/]*$/, '')
  const node = nodeAt(
    document,
    schema,
    keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'not' ? keywordLocation.slice(1, -keyword.length - 1) : place,
  )
  const at = { pointer, keyword, node }
  const limit = node[keyword]
  const part = valueAt(value, pointer)
  const say = (message: string, parameters: Record<string, unknown> = {}): Violation => ({ ...at, message, parameters })
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      // Anything else is an error of the schema of these properties.
      if (next?.keyword !== 'false') return undefined
      const name = decodeURIComponent(next.instanceLocation.slice(unit.instanceLocation.length + 1))
        .replaceAll('~1', '/')
        .replaceAll('~0', '~')
      const which = keyword === 'additionalProperties' ? 'additional' : 'unevaluated'
      return say(`must NOT have ${which} properties`, { [which === 'additional' ? 'additionalProperty' : 'unevaluatedProperty']: name })
    }
    case 'required': {
      const missingProperty = /"(.*)"\.$/.exec(unit.error)?.[1]
      return say(`must have required property '${missingProperty}'`, { missingProperty })
    }
    case 'enum':
      return say('must be equal to one of the allowed values', { allowedValues: limit })
    case 'const':
      return say('must be equal to constant', { allowedValue: limit })
    case 'type':
      return say(`must be ${[limit].flat().join()}`, { type: limit })
    case 'oneOf': {
      const passingSchemas = Number(/\((\d+) matches/.exec(unit.error)?.[1]) > 0 ? [] : null
      return say('must match exactly one schema in oneOf', { passingSchemas })
    }
    case 'anyOf':
      return say('must match a schema in anyOf')
    case 'not':
      return say('must NOT be valid')
    case 'uniqueItems': {
      const [i, j] = duplicates(part as unknown[])
      return say(`must NOT have duplicate items (items ## ${j} and ${i} are identical)`, { i, j })
    }
    default:
      return say(`must ${phrases[keyword]?.(limit) ?? `obey ${keyword}`}`, { limit })
  }
}

const phrases: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => `NOT have fewer than ${limit} characters`,
  maxLength: (limit) => `NOT have more than ${limit} characters`,
  minItems: (limit) => `NOT have fewer than ${limit} items`,
  maxItems: (limit) => `NOT have more than ${limit} items`,
  minProperties: (limit) => `NOT have fewer than ${limit} properties`,
  maxProperties: (limit) => `NOT have more than ${limit} properties`,
  minimum: (limit) => `be >= ${limit}`,
  maximum: (limit) => `be <= ${limit}`,
  exclusiveMinimum: (limit) => `be > ${limit}`,
  exclusiveMaximum: (limit) => `be < ${limit}`,
  multipleOf: (limit) => `be multiple of ${limit}`,
  pattern: (limit) => `match pattern "${limit}"`,
  format: (limit) => `match format "${limit}"`,
}

/** The schema at the end of the library's path of keywords, which follows references. */
function nodeAt(document: OpenApiDocument, schema: Schema, path: string): Schema {
  let node: unknown = schema
  for (const step of path.split('/').slice(1))
    node = step === '$ref' ? resolve(document, { $ref: (node as Schema).$ref }) : valueAt(node, `/${decodeURIComponent(step)}`)
  return node as Schema
}

/** The places of two equal items, the ones that Ajv finds first in a list of strings. */
function duplicates(items: readonly unknown[]): [earlier: number, later: number] {
  const texts = items.map((item) => JSON.stringify(item))
  const earlier = texts.findLastIndex((text, index) => texts.indexOf(text, index + 1) > 0)
  return [earlier, texts.indexOf(texts[earlier] ?? '', earlier + 1)]
}

/** `x-emoji-length`, which the library does not know: an emoji counts as two characters. */
function emojiFaults(document: OpenApiDocument, schema: Schema, value: unknown, pointer = ''): Violation[] {
  const node = resolve<Schema>(document, schema)
  const { maxLength } = node as { maxLength?: number }
  if (node['x-emoji-length'] !== undefined && maxLength !== undefined && typeof value === 'string' && value.length > maxLength)
    return [{ pointer, keyword: 'x-emoji-length', node, message: emojiMessage, parameters: {} }]
  if (!isObject(value)) return []
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
    value[name] === undefined ? [] : emojiFaults(document, property, value[name], `${pointer}/${name}`),
  )
}

const emojiMessage = 'must NOT have more characters than maxLength, where an emoji counts as two'
