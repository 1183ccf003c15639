import { type OpenApiDocument, resolve, type Schema } from '../documents/document.ts'
import { oncePer } from '../documents/oncePer.ts'
import { branchesOf, typesOf } from '../documents/subschemas.ts'
import { formParts } from './formParts.ts'

/**
 * What the documents say about a body of a media type: a type may be called like a property that
 * every object has.
 */
export const mediaIn = <Media>(content: Readonly<Record<string, Media>> = {}, type = ''): Media | undefined =>
  Object.hasOwn(content, type) ? content[type] : undefined

/**
 * Reads a body by its content type: JSON, or the fields of a form.
 *
 * @param lists - the form's fields that are lists
 */
export function decodeBody(
  contentType: string,
  text: string,
  lists: ReadonlySet<string> = new Set(),
): { value: unknown } | { fault: string } {
  if (/^multipart\/form-data/i.test(contentType)) return readForm(contentType, text, lists)
  if (!/json/i.test(contentType)) return { value: text }
  if (isTooDeep(text)) return { fault: `JSON of at most ${maximumLevels} levels` }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { fault: `JSON (${(error as Error).message})` }
  }
}

function readForm(contentType: string, text: string, lists: ReadonlySet<string>): { value: unknown } | { fault: string } {
  const parts = formParts(contentType, text)
  if (!parts) return { fault: 'a boundary in the content type' }
  const form: Record<string, unknown> = {}
  for (const { name, value: sent } of parts) {
    if (name === undefined) return { fault: 'a name for each part' }
    // Forms encode every line break as CR LF.
    const value = sent.replaceAll('\r\n', '\n')
    const old = form[name]
    form[name] = lists.has(name) ? [...((old as string[] | undefined) ?? []), value] : old === undefined ? value : [old, value].flat()
  }
  return { value: form }
}

/** The array properties of a schema or its alternatives: in a form, each value is a part. */
export const listFieldsOf = (document: OpenApiDocument, schema: Schema): ReadonlySet<string> => fieldsIn(document)(schema)

const fieldsIn = oncePer((document: OpenApiDocument) =>
  oncePer((schema: Schema): ReadonlySet<string> => {
    const properties = branchesOf(document, schema).flatMap((branch) => Object.entries(branch.properties ?? {}))
    const lists = properties.filter(([, property]) => typesOf(resolve<Schema>(document, property)).includes('array'))
    return new Set(lists.map(([name]) => name))
  }),
)

/** Maximum depth of JSON that is validated: validation is recursive. */
export const maximumLevels = 500

/** How often a character occurs in a text. */
function countOf(text: string, character: string): number {
  let count = 0
  for (let index = text.indexOf(character); index >= 0; index = text.indexOf(character, index + 1)) count++
  return count
}

/** Whether a JSON text has more levels than can be validated. */
export function isTooDeep(text: string): boolean {
  if (countOf(text, '{') + countOf(text, '[') <= maximumLevels) return false
  let level = 0
  let isString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isString && character === '\\') index++
    else if (character === '"') isString = !isString
    else if (!isString && (character === '[' || character === '{') && ++level > maximumLevels) return true
    else if (!isString && (character === ']' || character === '}')) level--
  }
  return false
}
