import { type Document, resolve, type Schema } from './document.ts'
import { listOf, typesOf } from './subschemas.ts'

/** Names of the array properties of a schema or its alternatives: in a form, each value is a separate part. */
export function listFieldsOf(document: Document, schema: Schema): Set<string> {
  const names = new Set<string>()
  const walk = (reference: Schema): void => {
    const node = resolve<Schema>(document, reference)
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      if (typesOf(resolve<Schema>(document, property)).includes('array')) names.add(name)
    }
    for (const keyword of ['allOf', 'oneOf', 'anyOf'] as const) for (const part of listOf(node[keyword])) walk(part)
  }
  walk(schema)
  return names
}
