import type { Node } from '../redocly.ts'

/**
 * Lists in every operation of a bundle all error codes that it can fail with: its own, and those of its responses and parameters. The sources state
 * each code where it belongs, so that no operation repeats the codes of a shared response.
 */
export function errorCodes() {
  return {
    Root: {
      leave(root: Node) {
        const target = (node: Node): Node =>
          node?.$ref
            ? (node.$ref as string)
                .slice(2)
                .split('/')
                .reduce((at: Node, step) => at?.[step.replaceAll('~1', '/')], root)
            : node
        for (const item of Object.values<Node>(root.paths ?? {})) {
          for (const operation of Object.values<Node>(item)) {
            if (!operation?.responses) continue
            const parts = [...(item.parameters ?? []), ...(operation.parameters ?? []), ...Object.values(operation.responses)]
            const codes = [operation, ...parts.map(target)].flatMap((part) => part?.['x-error-codes'] ?? [])
            operation['x-error-codes'] = [...new Set(codes)].sort()
          }
        }
      },
    },
  }
}
