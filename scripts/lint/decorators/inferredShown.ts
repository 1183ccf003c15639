import type { Node } from '../redocly.ts'

/**
 * Writes what is inferred into the description, for readers of every tool: where the evidence of an operation, a response, a schema or a parameter
 * contains inferences, a last paragraph says which.
 */
export function inferredShown() {
  const show = {
    leave(node: Node) {
      const notes: string[] = (node['x-sources'] ?? []).filter(({ kind }: Node) => kind === 'inferred').map(({ note }: Node) => note)
      if (notes.length > 0 && !node.description?.includes('Inferred: '))
        node.description = [node.description, `Inferred: ${lowered(notes)}`].filter(Boolean).join(' ')
    },
  }
  return { Operation: show, Response: show, Schema: show, Parameter: show }
}

/** The notes as one sentence each, the first of them after a colon. */
const lowered = ([first = '', ...more]: string[]) => [first.charAt(0).toLowerCase() + first.slice(1), ...more].map(ended).join(' ')

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
