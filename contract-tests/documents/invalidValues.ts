import type { OpenApiDocument, Schema } from './document.ts'
import { isObject } from './isObject.ts'
import { step } from './pointer.ts'
import { isSchema, itemSchemas, propertySchemas, subschemasOf, typesOf } from './subschemas.ts'

/** A value that violates one keyword; `undefined` removes the property. */
export interface InvalidValue {
  readonly pointer: string
  /** The schema that has the keyword. */
  readonly node: Schema
  readonly keyword: string
  /** The property, for `required`. */
  readonly property?: string
  readonly value: unknown
}

/** A property name that no document declares. */
const undeclaredName = 'undeclaredProperty'

/**
 * Every way to violate a single constraint of a valid value's schema, at every depth. Validate the
 * results: constraints may overlap.
 */
export function invalidValues(
  document: OpenApiDocument,
  accepts: (schema: Schema, value: unknown) => boolean,
  schemas: readonly Schema[],
  value: unknown,
  pointer = '',
): InvalidValue[] {
  const subschemas = subschemasOf(document, accepts, schemas, value)
  const found = subschemas.flatMap((subschema) => invalidValuesHere(subschema, value, pointer))
  const deeper = (child: unknown, key: string | number, described: Schema[]) =>
    described.length > 0 ? invalidValues(document, accepts, described, child, step(pointer, key)) : []
  if (Array.isArray(value)) return value.length > 0 ? [...found, ...deeper(value[0], 0, itemSchemas(subschemas, 0))] : found
  if (typeof value !== 'object' || value === null) return found
  return [...found, ...Object.entries(value).flatMap(([name, child]) => deeper(child, name, propertySchemas(subschemas, name)))]
}

/**
 * Values of every type, first those that hardly any program converts. A number may become a text,
 * one item a list, and an empty object an empty list.
 */
const ofOtherTypes: readonly unknown[] = [{ unexpected: true }, 'text', 12345, true, []]

function invalidValuesHere(subschema: Schema, value: unknown, pointer: string): InvalidValue[] {
  const found: InvalidValue[] = []
  const add = (keyword: string, broken: unknown, at = pointer, node = subschema) =>
    found.push({ pointer: at, node, keyword, value: broken })
  const types = typesOf(subschema)
  if (types.length > 0) {
    const wrong = ofOtherTypes.find((candidate) => !types.some((type) => isOf(type, candidate)))
    if (wrong !== undefined) add('type', wrong)
    if (types.includes('integer') && !types.includes('number')) add('type', 1.5)
    if (!types.includes('null')) add('type', null)
  }
  if (subschema.enum) add('enum', outside(subschema.enum))
  if (subschema.const !== undefined) add('const', outside([subschema.const]))
  if (typeof value === 'string') for (const [keyword, broken] of brokenTexts(subschema, value)) add(keyword, broken)
  if (typeof value === 'number') {
    if (typeof subschema.minimum === 'number') add('minimum', subschema.minimum - 1)
    if (typeof subschema.maximum === 'number') add('maximum', subschema.maximum + 1)
    if (typeof subschema.exclusiveMinimum === 'number') add('exclusiveMinimum', subschema.exclusiveMinimum)
    if (typeof subschema.exclusiveMaximum === 'number') add('exclusiveMaximum', subschema.exclusiveMaximum)
    if (typeof subschema.multipleOf === 'number') add('multipleOf', value + subschema.multipleOf / 2)
  }
  if (Array.isArray(value)) {
    if (typeof subschema.minItems === 'number' && subschema.minItems > 0) add('minItems', value.slice(0, subschema.minItems - 1))
    if (typeof subschema.maxItems === 'number' && value.length > 0)
      add(
        'maxItems',
        Array.from({ length: subschema.maxItems + 1 }, (_, index) => numberedValue(value[index % value.length], index)),
      )
    if (subschema.uniqueItems === true && value.length > 0) add('uniqueItems', [value[0], value[0]])
  }
  if (isObject(value)) {
    for (const name of subschema.required ?? [])
      found.push({ pointer: step(pointer, name), node: subschema, keyword: 'required', property: name, value: undefined })
    if (subschema.additionalProperties === false) add('additionalProperties', 'undeclared', step(pointer, undeclaredName))
    if (subschema.unevaluatedProperties === false) add('unevaluatedProperties', 'undeclared', step(pointer, undeclaredName))
    const entries = Object.entries(value)
    if (typeof subschema.minProperties === 'number' && subschema.minProperties > 0)
      add('minProperties', Object.fromEntries(entries.slice(0, subschema.minProperties - 1)))
    const [, first] = entries[0] ?? ['', 1]
    if (typeof subschema.maxProperties === 'number')
      add('maxProperties', Object.fromEntries(Array.from({ length: subschema.maxProperties + 1 }, (_, index) => [`key${index}`, first])))
    if (isSchema(subschema.propertyNames)) {
      for (const [keyword, broken] of brokenTexts(subschema.propertyNames, entries[0]?.[0] ?? 'name'))
        add(keyword, { ...value, [String(broken)]: first }, pointer, subschema.propertyNames)
    }
  }
  return found
}

function brokenTexts(subschema: Schema, value: string): [keyword: string, broken: unknown][] {
  const found: [string, unknown][] = []
  if (typeof subschema.minLength === 'number' && subschema.minLength > 0) found.push(['minLength', value.slice(0, subschema.minLength - 1)])
  if (typeof subschema.maxLength === 'number') found.push(['maxLength', textOfLength(value, subschema.maxLength + 1)])
  if (typeof subschema.pattern === 'string') {
    const pattern = new RegExp(subschema.pattern, 'u')
    const broken = ['x y', `${value}!`, '!', `${value} `, '-', '0', 'UPPER', ''].filter((text) => !pattern.test(text))
    // Two, because a header or a URL may not be able to carry the first.
    for (const text of broken.slice(0, 2)) found.push(['pattern', text])
  }
  const format = { uri: 'not a uri', 'date-time': 'yesterday', date: '2026-13-45', email: 'nobody', uuid: 'not-a-uuid' }[
    String(subschema.format)
  ]
  if (format) found.push(['format', format])
  return found
}

/** A text cut, or padded with its last character, so that it still matches its pattern. */
export const textOfLength = (text: string, length: number): string =>
  [...text].length >= length
    ? [...text].slice(0, length).join('')
    : text + (/[a-z0-9]$/i.exec(text)?.[0] ?? [...text].at(-1) ?? 'a').repeat(length - [...text].length)

const outside = (values: readonly unknown[]): unknown =>
  values.every((value) => typeof value === 'number')
    ? Math.max(...(values as number[])) + 1
    : values.every((value) => typeof value === 'boolean')
      ? !values[0]
      : 'not-in-the-list'

/** A value that differs for each index, if it is a string or a number. */
export function numberedValue(value: unknown, index: number): unknown {
  if (typeof value === 'string') return `${value.slice(0, 40)}${index || ''}`
  if (typeof value === 'number') return value + index
  return value
}

/** Whether a value is of a JSON Schema type. */
export function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
