import { type OpenApiDocument, resolve, type Schema } from './document.ts'
import { oncePer } from './oncePer.ts'
import { listOf, typesOf } from './subschemas.ts'

/**
 * Names of the array properties of a schema or its alternatives: in a form, each value is a
 * separate part.
 */
export const listFieldsOf = (document: OpenApiDocument, schema: Schema): ReadonlySet<string> => fieldsIn(document)(schema)

const fieldsIn = oncePer((document: OpenApiDocument) =>
  oncePer((schema: Schema): ReadonlySet<string> => {
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
  }),
)
