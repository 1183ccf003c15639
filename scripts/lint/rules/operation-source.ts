import type { Node, Visit } from '../redocly.ts'

/** Every operation has evidence that it exists, not only an inference. */
export function operationSource() {
  return {
    Operation(operation: Node, { report }: Visit) {
      if (!operation['x-sources']?.some(({ kind }: Node) => kind !== 'inferred'))
        report({ message: 'The operation needs `x-sources`, with evidence that it exists.' })
    },
  }
}
