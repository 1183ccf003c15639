import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/**
 * A deprecated operation names its replacements, in `x-replaced-by` for programs and in its
 * description for readers.
 */
export function deprecationNamesReplacement() {
  const operationIds = new Set<string>()
  const deprecated: { operation: AnyNode; visit: Visit }[] = []
  return {
    Operation(operation: AnyNode, visit: Visit) {
      operationIds.add(operation.operationId)
      if (operation.deprecated) deprecated.push({ operation, visit })
    },
    Root: {
      leave(_root: AnyNode, { report }: Visit) {
        for (const { operation, visit } of deprecated) {
          const replacements = [operation['x-replaced-by'] ?? []].flat() as string[]
          const isNamed = (id: string) => operationIds.has(id) && String(operation.description).includes(id)
          if (replacements.length > 0 && replacements.every(isNamed)) continue
          const message = 'A deprecated operation needs `x-replaced-by`: ids of operations that its description names as well.'
          report({ message, location: visit.location })
        }
      },
    },
  }
}
