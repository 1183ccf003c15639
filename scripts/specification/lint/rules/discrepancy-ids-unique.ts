import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/**
 * No two contradictions in a document have the same id, and no two readings of one the same name.
 */
export function discrepancyIdsUnique() {
  const places = new Map<string, string>()
  return {
    any: {
      enter(node: AnyNode, { report, location }: Visit) {
        const at = location as Visit['location'] & { readonly absolutePointer: string }
        for (const { id, readings } of [node?.['x-discrepancy'] ?? []].flat()) {
          if (id === undefined) continue
          const place = { location: location.child('x-discrepancy') }
          const first = places.get(id) ?? at.absolutePointer
          places.set(id, first)
          if (first !== at.absolutePointer) report({ message: `Another contradiction has the id \`${id}\`.`, ...place })
          const names = readings?.map(({ name }: AnyNode) => name) ?? []
          if (new Set(names).size < names.length) report({ message: `\`${id}\` has two readings of the same name.`, ...place })
        }
      },
    },
  }
}
