import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/**
 * A deprecated operation names its replacements, in `x-replaced-by` for programs and in its
 * description for readers.
 */
export function deprecationNamesReplacement() {
  const known = new Set<string>()
  const deprecated: { operation: AnyNode; visit: Visit }[] = []
  return {
    Operation(operation: AnyNode, visit: Visit) {
      if (operation.operationId) known.add(operation.operationId)
      if (operation.deprecated) deprecated.push({ operation, visit })
      else if (operation['x-replaced-by'])
        visit.report({ message: 'Only a deprecated operation has `x-replaced-by`; add `deprecated: true` or remove it.' })
    },
    Root: {
      leave(_root: AnyNode, { report }: Visit) {
        for (const { operation, visit } of deprecated) {
          const replacements = [operation['x-replaced-by'] ?? []].flat() as string[]
          if (replacements.length === 0 || !replacements.every((id) => known.has(id)))
            report({
              message: 'A deprecated operation needs `x-replaced-by`, each the id of an operation of this document.',
              location: visit.location,
            })
          for (const id of replacements)
            if (!String(operation.description).includes(id))
              report({ message: `The description must name the replacement, \`${id}\`.`, location: visit.location })
          for (const [, name = ''] of String(operation.description).matchAll(/`([^`]+)`/g))
            if (known.has(name) && !replacements.includes(name))
              report({ message: `\`x-replaced-by\` lacks \`${name}\`, which the description names.`, location: visit.location })
        }
      },
    },
  }
}
