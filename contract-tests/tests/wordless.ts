import { isObject } from '../documents/isObject.ts'

/** Keys whose values are prose, for readers only. */
const prose = new Set([
  'description',
  'summary',
  'note',
  'remedy',
  'sent',
  'notSent',
  'counts',
  'x-discrepancy',
  'x-published-example-disputed',
  'x-description',
])

/** Keys whose values are data of the service. */
const data = new Set(['example', 'value', 'default', 'const', 'enum'])

/** Keys whose values map names to nodes: there, `description` is a name. */
const maps = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'headers', 'links', 'examples', 'parameters'])

const word = 'Word'

/** A document in which one word stands for every description, summary and note. */
export const wordless = <Node>(document: Node): Node => replaced(document, false) as Node

function replaced(node: unknown, isMap: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => replaced(item, false))
  if (!isObject(node)) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, isMap ? replaced(value, false) : replacedAt(key, value)]))
}

function replacedAt(key: string, value: unknown): unknown {
  if (prose.has(key) && typeof value === 'string') return word
  if (key === 'x-enum-descriptions') return Object.fromEntries(Object.keys(value as object).map((name) => [name, word]))
  if (data.has(key) || (key === 'examples' && Array.isArray(value))) return value
  return replaced(value, maps.has(key))
}
