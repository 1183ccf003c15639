import type { AnyNode } from '../anyNode.ts'

const byMethod: Record<string, string> = { get: 'safe', head: 'safe', put: 'idempotent', delete: 'idempotent' }

/**
 * Adds to every operation of a bundle the effect of a repeated request: that of its method, unless
 * the source states otherwise.
 */
export function idempotency() {
  return {
    Paths: {
      Operation: {
        leave(operation: AnyNode, { key }: { key: string }) {
          operation['x-idempotency'] ??= byMethod[key] ?? 'not-idempotent'
        },
      },
    },
  }
}
