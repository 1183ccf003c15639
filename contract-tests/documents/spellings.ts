import { type OpenApiDocument, resolve, type Schema } from './document.ts'
import { isObject } from './isObject.ts'
import { listOf } from './subschemas.ts'

/** A copy of a value whose properties have the documented names in place of other spellings. */
export function withDocumentedNames(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  const node = resolve<Schema>(document, schema)
  if (Array.isArray(value)) return node.items ? value.map((item) => withDocumentedNames(document, node.items as Schema, item)) : value
  if (!isObject(value)) return value
  let renamed: Record<string, unknown> = value
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    const spelling = spellingsOf(resolve<Schema>(document, property)).find((other) => Object.hasOwn(renamed, other))
    if (spelling !== undefined && !Object.hasOwn(renamed, name)) {
      const { [spelling]: moved, ...others } = renamed
      renamed = { ...others, [name]: moved }
    }
    if (Object.hasOwn(renamed, name)) renamed = { ...renamed, [name]: withDocumentedNames(document, property, renamed[name]) }
  }
  for (const part of [node.allOf, node.oneOf, node.anyOf].flatMap(listOf))
    renamed = withDocumentedNames(document, part, renamed) as Record<string, unknown>
  return renamed
}

/** The other spellings of a property's name. */
export const spellingsOf = (schema: Schema): readonly string[] => (schema['x-spellings'] ?? []) as readonly string[]
