import type { AnyNode } from '../anyNode.ts'
import { editions } from '../extensions.ts'
import type { Visit } from '../redocly.ts'

/**
 * Evidence in `x-sources` names an edition in openapi/extensions/editions.yaml, with the right kind
 * and a valid pointer.
 */
export function sourcesKnown() {
  return {
    any: {
      enter(node: AnyNode, { report, location }: Visit) {
        const codes = Object.entries<AnyNode>(node?.['x-error-evidence'] ?? {})
        const all: [steps: string[], sources: AnyNode][] = [
          [['x-sources'], node?.['x-sources']],
          ...codes.map(([code, { sources }]): [string[], AnyNode] => [['x-error-evidence', code, 'sources'], sources]),
        ]
        const listed = all.flatMap(([steps, sources]) =>
          (Array.isArray(sources) ? sources : []).map((source, index) => ({ ...source, at: [...steps, String(index)] })),
        )
        for (const { kind, edition, pointer, at: steps } of listed) {
          if (edition === undefined) continue
          const known = editions.get(edition)
          const at = { location: location.child(steps) }
          if (!known) report({ message: `Unknown edition \`${edition}\`. openapi/extensions/editions.yaml lists all editions.`, ...at })
          else if (known.kind !== kind) report({ message: `The edition \`${edition}\` is ${known.kind}, not ${kind}.`, ...at })
          else if (known.file && !/^(\/([^~/]|~[01])*)+$/.test(String(pointer)))
            report({ message: `Invalid JSON pointer into ${known.file}: \`${pointer}\`.`, ...at })
        }
      },
    },
  }
}
