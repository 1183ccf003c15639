import type { Node } from './redocly.ts'

/**
 * Moves the table of evidence from the schema of error codes to the root of a bundle. Tools that write references out, as Prism does, would otherwise
 * repeat it in every error response of every operation.
 */
export function errorEvidenceAtRoot() {
  return {
    Root: {
      leave(root: Node) {
        for (const schema of Object.values<Node>(root.components?.schemas ?? {})) {
          if (!schema?.['x-error-evidence']) continue
          root['x-error-evidence'] = schema['x-error-evidence']
          delete schema['x-error-evidence']
        }
      },
    },
  }
}
