import type { Node, Visit } from '../redocly.ts'

const sources = ['brief', 'published', 'observed']

/** Every operation says where its facts come from, describes itself, and has a kebab-case id and one tag. */
export function operationSource() {
  return {
    Operation(operation: Node, { report }: Visit) {
      if (!sources.includes(operation['x-source'])) report({ message: `\`x-source\` must be one of ${sources.join(', ')}.` })
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(operation.operationId ?? ''))
        report({ message: 'The operationId must be verbs and nouns in kebab-case.' })
      if (operation.tags?.length !== 1) report({ message: 'The operation needs exactly one tag, its resource family.' })
      if (!operation.description || operation.description.length < 40)
        report({ message: 'The operation needs a description of at least a sentence.' })
      for (const name of ['x-discrepancy', 'x-published-example-disputed']) {
        const text = operation[name]
        if (text !== undefined && (typeof text !== 'string' || text.length < 20 || text.includes('\n')))
          report({ message: `\`${name}\` must say in one line what was found and how it was read.` })
      }
    },
  }
}
