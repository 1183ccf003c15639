import type { AnyNode } from '../anyNode.ts'
import { referencedNode } from '../redocly.ts'

/**
 * Lists in every operation of a bundle all error codes that it can fail with: its own, and those of
 * its responses and parameters. The sources state each code where it belongs, so that no operation
 * repeats the codes of a shared response.
 */
export function errorCodes() {
  return {
    Root: {
      leave(root: AnyNode) {
        for (const item of Object.values<AnyNode>(root.paths ?? {})) {
          for (const operation of Object.values<AnyNode>(item)) {
            if (!operation?.responses) continue
            const parts = [...(item.parameters ?? []), ...(operation.parameters ?? []), ...Object.values(operation.responses)]
            const codes = [operation, ...parts.map((part) => referencedNode(root, part))].flatMap((part) => part?.['x-error-codes'] ?? [])
            operation['x-error-codes'] = [...new Set(codes)].sort()
          }
        }
      },
    },
  }
}
