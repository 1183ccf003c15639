import type { Contract } from './contract.ts'
import { type OpenApiDocument, type Operation, type Parameter, resolve, type Schema } from './document.ts'
import { isObject } from './isObject.ts'
import { valueAt } from './pointer.ts'
import type { Companions } from './rules.ts'
import { subschemasOf } from './subschemas.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Whether a parameter or property has no effect beside the other arguments of a call. */
export function isIgnored({ ignoredWithout = [], ignoredWith = [] }: Companions, args: Arguments): boolean {
  return ignoredWithout.some((name) => args[name] === undefined) || ignoredWith.some((name) => args[name] !== undefined)
}

/** The parameters that a parameter has no effect without. */
export const companionsOf = ({
  'x-companions': { requires = [], ignoredWithout = [] } = {},
}: Pick<Parameter, 'x-companions'>): string[] => [...requires, ...ignoredWithout]

/**
 * The properties of an operation's body that have no effect beside the other arguments of a call.
 */
export function ignoredProperties(document: OpenApiDocument, { body }: Operation, args: Arguments): string[] {
  const schemas = Object.values(body?.content ?? {}).map(({ schema }) => resolve<Schema>(document, schema))
  return schemas.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const companions = property['x-companions'] as Companions | undefined
      return companions && isIgnored(companions, args) ? [name] : []
    }),
  )
}

/**
 * Whether a call lacks what its body, a property of it or that property's value requires: no source
 * says what it does then.
 */
export function lacksCompanions(
  { document, accepts }: Pick<Contract, 'document' | 'accepts'>,
  { body }: Operation,
  args: Arguments,
): boolean {
  const [media] = Object.values(body?.content ?? {})
  if (!media) return false
  const own = isObject(args.body) ? args.body : {}
  const needed = subschemasOf(document, accepts, [media.schema], args.body).flatMap(({ properties = {}, ...schema }) => [
    ...requiredBy(schema),
    ...Object.entries(own).flatMap(([name, value]) =>
      subschemasOf(document, accepts, properties[name] ? [properties[name]] : [], value).flatMap((part) => requiredBy(part, value)),
    ),
  ])
  return needed.some((name) => isNothing(args[name] ?? valueAt(own, `/${name.replaceAll('.', '/')}`)))
}

function requiredBy(schema: object, value?: unknown): string[] {
  const { requires = [], requiresFor = {} } = (schema as { 'x-companions'?: Companions })['x-companions'] ?? {}
  const key = String(value)
  return [...requires, ...(Object.hasOwn(requiresFor, key) ? (requiresFor[key] ?? []) : [])]
}

const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)
