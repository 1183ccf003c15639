import { isObject } from '../../../../contract-tests/documents/isObject.ts'
import type { AnyNode } from '../anyNode.ts'
import { editions } from '../extensions.ts'
import type { Visit } from '../redocly.ts'

/**
 * Evidence in `x-sources` names an edition in openapi/extensions/editions.yaml, with the right kind
 * and a valid pointer. An `of`, there or in `x-discrepancy`, names what stands beside it.
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
        const { 'x-sources': sources, 'x-discrepancy': discrepancies, ...beside } = isObject(node) ? node : {}
        const text = JSON.stringify(beside)
        for (const [key, entries] of Object.entries<AnyNode>({ 'x-sources': sources, 'x-discrepancy': discrepancies })) {
          for (const name of [entries ?? []].flat().flatMap(({ of = [] }: AnyNode) => of)) {
            // A response stands under its status, and a body may require nothing.
            if (/^(status|required)$/.test(name) || text.includes(name.includes(' ') ? name : JSON.stringify(name.split('/').at(-1))))
              continue
            report({ message: `\`of\` names \`${name}\`, which does not stand here.`, location: location.child([key]) })
          }
        }
        const listed = all.flatMap(([steps, sources]) =>
          (Array.isArray(sources) ? sources : []).map((source, index) => ({ ...source, at: [...steps, String(index)] })),
        )
        for (const { kind, edition, pointer, at: steps } of listed) {
          if (edition === undefined) continue
          const knownEdition = editions.get(edition)
          const at = { location: location.child(steps) }
          if (!knownEdition)
            report({ message: `Unknown edition \`${edition}\`. openapi/extensions/editions.yaml lists all editions.`, ...at })
          else if (knownEdition.kind !== kind)
            report({ message: `The edition \`${edition}\` is ${knownEdition.kind}, not ${kind}.`, ...at })
          else if (knownEdition.file && !/^(\/([^~/]|~[01])*)+$/.test(String(pointer)))
            report({ message: `Invalid JSON pointer into ${knownEdition.file}: \`${pointer}\`.`, ...at })
        }
      },
    },
  }
}
