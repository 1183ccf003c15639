import type { Operation, Schema } from './document.ts'

type Resolver = Pick<Operation, 'resolve'>

/** A schema with its parts and alternatives, each resolved. */
export function partsOf({ resolve }: Resolver, schema: Schema): Schema[] {
  const resolved = resolve(schema)
  return [
    resolved,
    ...[resolved.allOf, resolved.anyOf, resolved.oneOf].flatMap((parts = []) => parts.flatMap((part) => partsOf({ resolve }, part))),
  ]
}

/** The types that a schema allows; none if it does not restrict them. */
export const typesOf = (parts: readonly Schema[]): Set<string> => new Set(parts.flatMap(({ type = [] }) => type))

export const propertiesOf = (parts: readonly Schema[]): string[] => [
  ...new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties))),
]

/** The schemas of a property: declared by its name, or as any property of a map. */
export const propertyOf = (parts: readonly Schema[], name: string): Schema[] =>
  parts.flatMap(({ properties = {}, additionalProperties }) => {
    if (Object.hasOwn(properties, name)) return properties[name] ?? []
    return typeof additionalProperties === 'object' ? additionalProperties : []
  })

/** The properties that are required whichever alternative applies. */
export function requiredOf({ resolve }: Resolver, schema: Schema): string[] {
  const { required = [], allOf = [], anyOf = [], oneOf = [] } = resolve(schema)
  const inAll = [anyOf, oneOf].map((alternatives) => {
    const [first = [], ...others] = alternatives.map((alternative) => requiredOf({ resolve }, alternative))
    return first.filter((name) => others.every((names) => names.includes(name)))
  })
  return [...required, ...allOf.flatMap((part) => requiredOf({ resolve }, part)), ...inAll.flat()]
}

export const itemsOf = (parts: readonly Schema[]): Schema => parts.find(({ items }) => items)?.items ?? {}

export const isFile = (parts: readonly Schema[]): boolean => parts.some(({ format }) => format === 'binary')

export const isSecret = (parts: readonly Schema[]): boolean => parts.some((part) => part['x-secret'])

const kinds: Readonly<Record<string, string>> = { integer: 'number', object: 'JSON object' }

/** The kind of a value, for help and messages. */
export function kindOf(operation: Resolver, parts: readonly Schema[]): string {
  if (isFile(parts)) return '@FILE'
  const types = typesOf(parts)
  if (types.has('array') && types.has('object')) return 'JSON'
  if (types.has('array')) return `list of ${kindOf(operation, partsOf(operation, itemsOf(parts)))}`
  const values = new Set(parts.flatMap(({ enum: known, const: only }) => known ?? only ?? []))
  if (values.size > 0) return [...values].join(' | ')
  return [...new Set([...types].filter((type) => type !== 'null').map((type) => kinds[type] ?? type))].join(' or ') || 'any value'
}
