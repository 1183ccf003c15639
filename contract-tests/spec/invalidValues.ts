import type { Document, Schema } from './document.ts'
import { step } from './pointer.ts'
import { isSchema, itemSchemas, layersOf, propertySchemas, typesOf } from './subschemas.ts'

/** A value of a place that breaks one keyword there; `undefined` takes the place away. */
export interface Break {
  pointer: string
  /** The schema that holds the keyword. */
  node: Schema
  keyword: string
  /** The property, for `required`. */
  property?: string
  value: unknown
}

/** A name that no document has. */
export const undeclaredName = 'undeclaredProperty'

/** For a valid value, every way to break a constraint of its schema, one at a time, at every depth. Check each value afterwards: constraints may overlap. */
export function breaksOf(
  document: Document,
  accepts: (schema: Schema, value: unknown) => boolean,
  schemas: readonly Schema[],
  value: unknown,
  pointer = '',
): Break[] {
  const layers = layersOf(document, accepts, schemas, value)
  const found = layers.flatMap((layer) => breaksHere(layer, value, pointer))
  const deeper = (child: unknown, key: string | number, described: Schema[]) =>
    described.length > 0 ? breaksOf(document, accepts, described, child, step(pointer, key)) : []
  if (Array.isArray(value)) return value.length > 0 ? [...found, ...deeper(value[0], 0, itemSchemas(layers, 0))] : found
  if (typeof value !== 'object' || value === null) return found
  return [...found, ...Object.entries(value).flatMap(([name, child]) => deeper(child, name, propertySchemas(layers, name)))]
}

function breaksHere(layer: Schema, value: unknown, pointer: string): Break[] {
  const found: Break[] = []
  const add = (keyword: string, broken: unknown, at = pointer, node = layer) => found.push({ pointer: at, node, keyword, value: broken })
  const types = typesOf(layer)
  if (types.length > 0) {
    const wrong = [12345, 'text', true, [], {}].find((one) => !types.some((type) => isOf(type, one)))
    if (wrong !== undefined) add('type', wrong)
    if (types.includes('integer') && !types.includes('number')) add('type', 1.5)
    if (!types.includes('null')) add('type', null)
  }
  if (layer.enum) add('enum', outside(layer.enum))
  if (layer.const !== undefined) add('const', outside([layer.const]))
  if (typeof value === 'string') for (const [keyword, broken] of brokenTexts(layer, value)) add(keyword, broken)
  if (typeof value === 'number') {
    if (typeof layer.minimum === 'number') add('minimum', layer.minimum - 1)
    if (typeof layer.maximum === 'number') add('maximum', layer.maximum + 1)
    if (typeof layer.exclusiveMinimum === 'number') add('exclusiveMinimum', layer.exclusiveMinimum)
    if (typeof layer.exclusiveMaximum === 'number') add('exclusiveMaximum', layer.exclusiveMaximum)
    if (typeof layer.multipleOf === 'number') add('multipleOf', value + layer.multipleOf / 2)
  }
  if (Array.isArray(value)) {
    if (typeof layer.minItems === 'number' && layer.minItems > 0) add('minItems', value.slice(0, layer.minItems - 1))
    if (typeof layer.maxItems === 'number' && value.length > 0)
      add(
        'maxItems',
        Array.from({ length: layer.maxItems + 1 }, (_, index) => distinct(value[index % value.length], index)),
      )
    if (layer.uniqueItems === true && value.length > 0) add('uniqueItems', [value[0], value[0]])
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const name of layer.required ?? [])
      found.push({ pointer: step(pointer, name), node: layer, keyword: 'required', property: name, value: undefined })
    if (layer.additionalProperties === false) add('additionalProperties', 'undeclared', step(pointer, undeclaredName))
    if (layer.unevaluatedProperties === false) add('unevaluatedProperties', 'undeclared', step(pointer, undeclaredName))
    const entries = Object.entries(value)
    if (typeof layer.minProperties === 'number' && layer.minProperties > 0)
      add('minProperties', Object.fromEntries(entries.slice(0, layer.minProperties - 1)))
    const [, first] = entries[0] ?? ['', 1]
    if (typeof layer.maxProperties === 'number')
      add('maxProperties', Object.fromEntries(Array.from({ length: layer.maxProperties + 1 }, (_, index) => [`key${index}`, first])))
    if (isSchema(layer.propertyNames)) {
      for (const [keyword, broken] of brokenTexts(layer.propertyNames, entries[0]?.[0] ?? 'name'))
        add(keyword, { ...value, [String(broken)]: first }, pointer, layer.propertyNames)
    }
  }
  return found
}

function brokenTexts(layer: Schema, value: string): [keyword: string, broken: unknown][] {
  const found: [string, unknown][] = []
  if (typeof layer.minLength === 'number' && layer.minLength > 0) found.push(['minLength', value.slice(0, layer.minLength - 1)])
  if (typeof layer.maxLength === 'number') found.push(['maxLength', stretched(value, layer.maxLength + 1)])
  if (typeof layer.pattern === 'string') {
    const pattern = new RegExp(layer.pattern, 'u')
    const broken = ['x y', `${value}!`, '!', `${value} `, '-', '0', 'UPPER', ''].filter((text) => !pattern.test(text))
    // Two, as a header or an address may not be able to carry the first.
    for (const text of broken.slice(0, 2)) found.push(['pattern', text])
  }
  const format = { uri: 'not a uri', 'date-time': 'yesterday', date: '2026-13-45', email: 'nobody', uuid: 'not-a-uuid' }[
    String(layer.format)
  ]
  if (format) found.push(['format', format])
  return found
}

/** A text extended to a length in its own style, so that it breaks only the length and no pattern. */
export const stretched = (text: string, length: number): string =>
  [...text].length >= length
    ? [...text].slice(0, length).join('')
    : text + (/[a-z0-9]$/i.exec(text)?.[0] ?? [...text].at(-1) ?? 'a').repeat(length - [...text].length)

const outside = (values: readonly unknown[]): unknown =>
  values.every((value) => typeof value === 'number')
    ? Math.max(...(values as number[])) + 1
    : values.every((value) => typeof value === 'boolean')
      ? !values[0]
      : 'not-in-the-list'

function distinct(value: unknown, index: number): unknown {
  if (typeof value === 'string') return `${value.slice(0, 40)}${index}`
  if (typeof value === 'number') return value + index
  return value
}

/** Whether a value is of a JSON Schema type. */
export function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
