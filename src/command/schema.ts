import type { Operation, Schema } from './document.ts'

/** A schema with its parts and alternatives, each resolved. */
export function partsOf({ resolve }: Pick<Operation, 'resolve'>, schema: Schema): Schema[] {
  const own = resolve(schema)
  return [own, ...[own.allOf, own.anyOf, own.oneOf].flatMap((parts = []) => parts.flatMap((part) => partsOf({ resolve }, part)))]
}

/** The types that a schema allows; none if it says nothing of them. */
export const typesOf = (parts: readonly Schema[]): Set<string> => new Set(parts.flatMap(({ type = [] }) => type))

export const propertiesOf = (parts: readonly Schema[]): string[] => [
  ...new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties))),
]

/** What the parts say of a property: declared by its name, or by that of none in a map. */
export const propertyOf = (parts: readonly Schema[], name: string): Schema[] =>
  parts.flatMap(({ properties = {}, additionalProperties }) => {
    if (Object.hasOwn(properties, name)) return properties[name] ?? []
    return typeof additionalProperties === 'object' ? additionalProperties : []
  })

/** The required properties, for each of the forms that a value can have. */
function formsOf({ resolve }: Pick<Operation, 'resolve'>, schema: Schema): string[][] {
  const { required = [], allOf = [], anyOf = [], oneOf = [] } = resolve(schema)
  const several = [anyOf, oneOf].filter((alternatives) => alternatives.length > 0)
  const choices = [...allOf.map((part) => [part]), ...several].map((parts) => parts.flatMap((part) => formsOf({ resolve }, part)))
  return choices.reduce((forms, choice) => forms.flatMap((form) => choice.map((other) => [...form, ...other])), [[...required]])
}

/** Whether a property must be given; `undefined` if it may be left out. */
export function requirementOf(operation: Pick<Operation, 'resolve'>, schemas: readonly Schema[], name: string): string | undefined {
  const forms = schemas.flatMap((schema) => formsOf(operation, schema))
  const [some, all] = [forms.some((form) => form.includes(name)), forms.every((form) => form.includes(name))]
  return all ? 'required' : some ? 'required in some forms' : undefined
}

export const itemsOf = (parts: readonly Schema[]): Schema => parts.find(({ items }) => items)?.items ?? {}

export const isFile = (parts: readonly Schema[]): boolean => parts.some(({ format }) => format === 'binary')

const kinds: Readonly<Record<string, string>> = { string: 'text', integer: 'number', object: 'JSON object' }

/** What a value is, as help and messages say it. */
export function kindOf(operation: Pick<Operation, 'resolve'>, parts: readonly Schema[]): string {
  if (isFile(parts)) return '@FILE'
  const types = typesOf(parts)
  if (types.has('array') && types.has('object')) return 'JSON'
  if (types.has('array')) return `list of ${kindOf(operation, partsOf(operation, itemsOf(parts)))}`
  const values = new Set(parts.flatMap(({ enum: known, const: only }) => known ?? only ?? []))
  if (values.size > 0) return [...values].join(' | ')
  return [...new Set([...types].filter((type) => type !== 'null').map((type) => kinds[type] ?? type))].join(' or ') || 'any value'
}
