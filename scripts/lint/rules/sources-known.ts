import { editions } from '../extensions.ts'
import type { Node, Visit } from '../redocly.ts'

/** Evidence in `x-sources` names an edition that openapi/extensions/editions.yaml has, of the kind it says, and points into it. */
export function sourcesKnown() {
  return {
    any: {
      enter(node: Node, { report, location }: Visit) {
        const sources: Node[] = Array.isArray(node?.['x-sources']) ? node['x-sources'] : []
        for (const [index, { kind, edition, pointer }] of sources.entries()) {
          if (edition === undefined) continue
          const known = editions.get(edition)
          const at = { location: location.child(['x-sources', String(index)]) }
          if (!known) report({ message: `There is no edition \`${edition}\`; openapi/extensions/editions.yaml has them.`, ...at })
          else if (known.kind !== kind) report({ message: `The edition \`${edition}\` is ${known.kind}, not ${kind}.`, ...at })
          else if (known.file && !/^(\/([^~/]|~[01])*)+$/.test(String(pointer)))
            report({ message: `\`${pointer}\` is no JSON pointer into ${known.file}.`, ...at })
        }
      },
    },
  }
}
