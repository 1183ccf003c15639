import type { Node } from '../redocly.ts'

/**
 * Lists in every operation of a bundle all codes it is known to fail with: its own, those of its responses and those of its parameters. The
 * sources state each where it belongs, so that no operation repeats what a shared response says.
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
