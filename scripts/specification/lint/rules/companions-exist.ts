import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/** What `x-companions` names is a parameter or a property of the document. */
export function companionsExist() {
  const known = new Set<string>()
  const named: { name: string; visit: Visit }[] = []
  const note = (node: AnyNode, visit: Visit) => {
    for (const name of Object.keys(node.properties ?? {})) known.add(name)
    if (node.name) known.add(node.name)
    const { requiresFor = {}, ...others } = node['x-companions'] ?? {}
    const names = [...Object.values(others), ...Object.values(requiresFor)].flat() as string[]
    named.push(...names.map((name) => ({ name, visit })))
  }
  return {
    Schema: note,
    Parameter: note,
    Root: {
      leave(_root: AnyNode, { report }: Visit) {
        for (const { name, visit } of named)
          for (const step of name.split('.'))
            if (!known.has(step))
              report({ message: `\`x-companions\` names \`${name}\`, and nothing is called so.`, location: visit.location })
      },
    },
  }
}
