import type { Node } from './redocly.ts'

const byMethod: Record<string, string> = { get: 'safe', head: 'safe', put: 'idempotent', delete: 'idempotent' }

/** Says of every operation of a bundle what becomes of a repeated request: what its method means, unless the source states otherwise. */
export function idempotency() {
  return {
    Paths: {
      Operation: {
        leave(operation: Node, { key }: { key: string }) {
          operation['x-idempotency'] ??= byMethod[key] ?? 'not-idempotent'
        },
      },
    },
  }
}
