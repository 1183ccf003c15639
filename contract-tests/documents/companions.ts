import { type OpenApiDocument, type Operation, type Parameter, resolve, type Schema } from './document.ts'
import type { Companions } from './rules.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Whether a parameter or property has no effect beside the other arguments of a call. */
export function isIgnored({ ignoredWithout = [], ignoredWith = [] }: Companions, args: Arguments): boolean {
  return ignoredWithout.some((name) => args[name] === undefined) || ignoredWith.some((name) => args[name] !== undefined)
}

/** The parameters that a parameter has no effect without. */
export const companionsOf = ({
  'x-companions': { requires = [], ignoredWithout = [] } = {},
}: Pick<Parameter, 'x-companions'>): string[] => [...requires, ...ignoredWithout]

/** The properties of an operation's body that have no effect beside the other arguments of a call. */
export function ignoredProperties(document: OpenApiDocument, { body }: Operation, args: Arguments): string[] {
  const schemas = Object.values(body?.content ?? {}).map(({ schema }) => resolve<Schema>(document, schema))
  return schemas.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const companions = property['x-companions'] as Companions | undefined
      return companions && isIgnored(companions, args) ? [name] : []
    }),
  )
}
