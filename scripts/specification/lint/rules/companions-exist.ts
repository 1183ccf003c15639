import type { AnyNode } from '../anyNode.ts'
import { follow, type Visit } from '../redocly.ts'

/**
 * What `x-companions` of a parameter, a body or a property of it names exists: a parameter of the
 * operation, or a property of its body.
 */
export function companionsExist() {
  return {
    Operation(operation: AnyNode, visit: Visit) {
      const parameters: AnyNode[] = (operation.parameters ?? []).map((one: AnyNode) => follow(one, visit))
      const media: AnyNode[] = Object.values(follow(operation.requestBody, visit)?.content ?? {})
      const bodies = media.flatMap(({ schema }) => partsOf({ schema }, visit))
      const properties = propertiesOf(bodies).flatMap((one) => partsOf(one, visit))
      const names = new Set(parameters.map(({ name }) => name))
      const isKnown = (name: string) => names.has(name) || hasProperty(bodies, name.split('.'), visit)
      for (const node of [...parameters, ...[...bodies, ...properties].map(({ schema }) => schema)])
        for (const name of namedIn(node['x-companions'] ?? {}))
          if (!isKnown(name))
            visit.report({ message: `\`x-companions\` names \`${name}\`, which is no parameter and no property of the body.` })
    },
  }
}

const namedIn = ({ requiresFor = {}, ...others }: AnyNode): string[] =>
  [...Object.values(others), ...Object.values(requiresFor)].flat() as string[]

/** A schema, and the file that it is in: references in it are relative to that. */
interface Found {
  readonly schema: AnyNode
  readonly file?: string | undefined
}

/** A schema and those that it is composed of. */
function partsOf({ schema, file }: Found, visit: Visit): Found[] {
  if (schema?.$ref) {
    const { node, location } = visit.resolve<AnyNode>(schema, file)
    return node ? partsOf({ schema: node, file: location?.source.absoluteRef ?? file }, visit) : []
  }
  const parts: AnyNode[] = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => schema[keyword] ?? [])
  return [{ schema, file }, ...parts.flatMap((part) => partsOf({ schema: part, file }, visit))]
}

const propertiesOf = (found: readonly Found[], wanted?: string): Found[] =>
  found.flatMap(({ schema, file }) =>
    Object.entries<AnyNode>(schema.properties ?? {}).flatMap(([name, part]) =>
      wanted === undefined || name === wanted ? [{ schema: part, file }] : [],
    ),
  )

function hasProperty(found: readonly Found[], [name = '', ...rest]: readonly string[], visit: Visit): boolean {
  const inner = propertiesOf(found, name).flatMap((one) => partsOf(one, visit))
  return inner.length > 0 && (rest.length === 0 || hasProperty(inner, rest, visit))
}
