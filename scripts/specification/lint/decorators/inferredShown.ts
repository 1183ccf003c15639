import type { AnyNode } from '../anyNode.ts'

/**
 * Appends inferences in the evidence of an operation, a response, a schema or a parameter to its
 * description, so that every tool shows them.
 */
export function inferredShown() {
  const show = {
    leave(node: AnyNode) {
      const notes: string[] = (node['x-sources'] ?? []).filter(({ kind }: AnyNode) => kind === 'inferred').map(({ note }: AnyNode) => note)
      if (notes.length > 0 && !node.description?.includes('Inferred: '))
        node.description = [node.description, `Inferred: ${lowered(notes)}`].filter(Boolean).join(' ')
    },
  }
  return { Operation: show, Response: show, Schema: show, Parameter: show }
}

/** Each note as a sentence, the first beginning in lower case. */
const lowered = ([first = '', ...more]: string[]) => [first.charAt(0).toLowerCase() + first.slice(1), ...more].map(ended).join(' ')

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
