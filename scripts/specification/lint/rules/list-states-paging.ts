import type { AnyNode } from '../anyNode.ts'
import { followReference, type Visit } from '../redocly.ts'

/**
 * Every list operation states its paging in `x-paging` and declares the query parameters that fetch
 * the next page. The client's `.items()` and `.pages()` are generated from it.
 */
export function listStatesPaging() {
  return {
    Operation(operation: AnyNode, visit: Visit) {
      const paging = operation['x-paging']
      if (!paging) {
        if (visit.key === 'get' && String(operation.operationId).startsWith('list-'))
          visit.report({ message: 'A list operation needs `x-paging`.' })
        return
      }
      const query = (operation.parameters ?? [])
        .map((parameter: AnyNode) => followReference(parameter, visit))
        .filter((parameter: AnyNode) => parameter?.in === 'query')
      const sent: string[] = paging.style === 'page' ? ['page'] : paging.style === 'cursor' ? (paging.parameters ?? []) : []
      for (const name of sent) {
        if (!query.some((parameter: AnyNode) => parameter.name === name))
          visit.report({ message: `\`x-paging\` sends the query parameter \`${name}\`, which the operation does not declare.` })
      }
    },
  }
}
