import type { AnyNode } from '../anyNode.ts'
import { follow, type Visit } from '../redocly.ts'

/**
 * The rule in `x-settles` fits the document: the operation has the path parameter, states the code
 * for the status, and the operations that make the record exist.
 */
export function settlingIsPossible() {
  const known = new Set<string>()
  const settling: { after: readonly string[]; visit: Visit }[] = []
  return {
    Operation(operation: AnyNode, visit: Visit) {
      if (operation.operationId) known.add(operation.operationId)
      const rule = follow(operation['x-settles'], visit)
      if (!rule) return
      const { after = [], parameter, status, code } = rule
      settling.push({ after, visit })
      const inPath = (operation.parameters ?? [])
        .map((one: AnyNode) => follow(one, visit))
        .some((one: AnyNode) => one?.in === 'path' && one.name === parameter)
      if (!inPath) visit.report({ message: `\`x-settles\` names the path parameter \`${parameter}\`, which the operation does not have.` })
      const codes = [operation, follow(operation.responses?.[status], visit)].flatMap((node) => node?.['x-error-codes'] ?? [])
      if (!operation.responses?.[status] || !codes.includes(code))
        visit.report({ message: `\`x-settles\` rejects with ${status} \`${code}\`, which the operation does not list.` })
    },
    Root: {
      leave(_root: AnyNode, { report }: Visit) {
        for (const { after, visit } of settling) {
          for (const id of after) {
            if (!known.has(id))
              report({ message: `\`x-settles\` names the operation \`${id}\`, which does not exist.`, location: visit.location })
          }
        }
      },
    },
  }
}
