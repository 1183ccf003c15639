import type { Node, Visit } from '../redocly.ts'

/** Every operation says where its facts come from, describes itself, and has a kebab-case id and one tag. */
export function operationSource() {
  return {
    Operation(operation: Node, { report }: Visit) {
      if (!operation['x-sources']?.some(({ kind }: Node) => kind !== 'inferred'))
        report({ message: 'The operation needs `x-sources`, with evidence that it exists.' })
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(operation.operationId ?? ''))
        report({ message: 'The operationId must be verbs and nouns in kebab-case.' })
      if (operation.tags?.length !== 1) report({ message: 'The operation needs exactly one tag, its resource family.' })
      if (!operation.description || operation.description.length < 40)
        report({ message: 'The operation needs a description of at least a sentence.' })
    },
  }
}
