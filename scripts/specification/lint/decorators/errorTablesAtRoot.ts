import type { AnyNode } from '../anyNode.ts'

const tables = ['x-error-evidence', 'x-error-remedies'] as const

/**
 * Moves the tables of evidence and remedies from the schema of error codes to the root of a bundle.
 * Tools that resolve references, such as Prism, would otherwise repeat them in every error response
 * of every operation.
 */
export function errorTablesAtRoot() {
  return {
    Root: {
      leave(root: AnyNode) {
        for (const schema of Object.values<AnyNode>(root.components?.schemas ?? {})) {
          for (const table of tables) {
            if (!schema?.[table]) continue
            root[table] = schema[table]
            delete schema[table]
          }
        }
      },
    },
  }
}
