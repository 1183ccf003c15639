import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/**
 * What `x-companions`, `x-filter` and `x-adds` name is a parameter or a property of the document.
 */
export function companionsExist() {
  const declaredNames = new Set<string>()
  const named: { key: string; name: string; visit: Visit }[] = []
  const note = (node: AnyNode, visit: Visit) => {
    for (const name of Object.keys(node.properties ?? {})) declaredNames.add(name)
    if (node.name) declaredNames.add(node.name)
    const { requiresFor = {}, ...others } = node['x-companions'] ?? {}
    const names = [...Object.values(others), ...Object.values(requiresFor)].flat() as string[]
    const properties: [key: string, names: readonly string[]][] = [
      ['x-companions', names],
      ['x-filter', node['x-filter']?.properties ?? []],
      ['x-adds', node['x-adds'] ?? []],
    ]
    for (const [key, names] of properties) named.push(...names.map((name) => ({ key, name, visit })))
  }
  return {
    Schema: note,
    Parameter: note,
    Root: {
      leave(_root: AnyNode, { report }: Visit) {
        for (const { key, name, visit } of named)
          for (const step of name.split('.'))
            if (step !== '*' && !declaredNames.has(step))
              report({ message: `\`${key}\` names \`${name}\`, and nothing is called so.`, location: visit.location })
      },
    },
  }
}
