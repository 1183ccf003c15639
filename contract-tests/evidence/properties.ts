import type { OpenApiDocument, Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { step } from '../documents/pointer.ts'
import { isOpen, itemSchemas, propertySchemas, subschemasOf } from '../documents/subschemas.ts'
import { other, type SeenBody, type SeenValue } from './evidence.ts'
import type { IsKnown } from './knownWords.ts'

/** What the walk through a body needs of its document, and where it puts what it sees. */
export interface Walk {
  readonly document: OpenApiDocument
  accepts(schema: Schema, value: unknown): boolean
  readonly isKnown: IsKnown
  /**
   * Whether the run itself sent a name or a text that the documents do not know: that a server
   * returns it says nothing.
   */
  wasSent(text: string): boolean
  readonly operation: string
  /** What was seen of objects whose schema has a name, by that name. */
  readonly shapes: Record<string, SeenBody>
}

/**
 * Adds what a body shows about the places in it. Names of properties come from the documents;
 * inside an object whose properties the documents leave open there is nothing to see, and the keys
 * of a map are `*`.
 */
export const addBody = (walk: Walk, properties: SeenBody['properties'], schema: Schema, body: unknown): void =>
  add(walk, properties, [schema], body, '')

function add(walk: Walk, properties: SeenBody['properties'], schemas: readonly Schema[], value: unknown, pointer: string): void {
  const subschemas = subschemasOf(walk.document, walk.accepts, schemas, value)
  const seen = (properties[pointer || '/'] ??= { types: {} })
  note(seen, value)
  if (typeof value === 'string') noteListed(walk, seen, subschemas, value)
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) add(walk, properties, itemSchemas(subschemas, index), item, `${pointer}/*`)
  if (!isObject(value)) return
  const name = schemas.map(({ $ref }) => $ref?.split('/').at(-1)).find(Boolean)
  if (name === undefined) addProperties(walk, properties, subschemas, value, pointer)
  else {
    seen.shape = name
    const shape = (walk.shapes[name] ??= { seen: 0, properties: {} })
    shape.seen++
    addProperties(walk, shape.properties, subschemas, value, '')
  }
}

function addProperties(walk: Walk, properties: SeenBody['properties'], subschemas: readonly Schema[], value: Json, pointer: string): void {
  for (const [name, child] of Object.entries(value)) {
    const described = propertySchemas(subschemas, name)
    const isNamed = subschemas.some(({ properties: named }) => named && Object.hasOwn(named, name))
    if (described.length > 0) add(walk, properties, described, child, isNamed ? step(pointer, name) : `${pointer}/*`)
    else if (subschemas.length > 0 && !isOpen(subschemas) && !walk.wasSent(name))
      addUndocumented(walk, properties, step(pointer, walk.isKnown(name) ? name : other), child)
  }
}

/**
 * A property that the documents do not have: what is inside may have names of people, and is not
 * looked at.
 */
function addUndocumented({ operation }: Walk, properties: SeenBody['properties'], pointer: string, value: unknown): void {
  const seen = (properties[pointer] ??= { types: {}, undocumentedIn: [] })
  note(seen, value)
  const operations = (seen.undocumentedIn ??= [])
  if (!operations.includes(operation)) operations.push(operation)
}

function note(seen: SeenValue, value: unknown): void {
  count(seen.types, typeOf(value))
  const format = formatOf(value)
  if (format !== undefined) count((seen.formats ??= {}), format)
  if (typeof value === 'string') seen.length = widened(seen.length, [...value].length)
  if (Array.isArray(value)) seen.items = widened(seen.items, value.length)
}

/** Notes a value of a string for which the documents list values. */
function noteListed({ isKnown, wasSent }: Walk, seen: SeenValue, subschemas: readonly Schema[], value: string): void {
  const lists = subschemas.map(
    (subschema) => subschema['x-extensible-enum'] ?? subschema.enum ?? (subschema.const !== undefined && [subschema.const]),
  )
  const listed = lists.filter(Array.isArray).flat()
  if (listed.length > 0 && (listed.includes(value) || !wasSent(value)))
    count((seen.values ??= {}), listed.includes(value) || isKnown(value) ? value : other)
}

/** Counts one more. */
export const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (Object.hasOwn(counts, name) ? (counts[name] as number) : 0) + 1
}

const widened = (range: [number, number] | undefined, size: number): [number, number] =>
  range ? [Math.min(range[0], size), Math.max(range[1], size)] : [size, size]

export const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value

const formats: readonly [name: string, pattern: RegExp][] = [
  ['empty', /^$/],
  ['digits', /^\d+$/],
  ['uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['hexadecimal', /^[\da-f]{16,}$/i],
  ['date-time', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/],
  ['url', /^https?:\/\/\S+$/i],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
]

/** What a text or a time looks like; `undefined` for everything else. */
function formatOf(value: unknown): string | undefined {
  if (typeof value === 'string') return formats.find(([, pattern]) => pattern.test(value))?.[0]
  if (typeof value !== 'number' || value < 1e9) return undefined
  return value < 1e11 ? 'seconds' : value < 1e14 ? 'milliseconds' : undefined
}
