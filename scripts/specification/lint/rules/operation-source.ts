import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/** Every operation has evidence that it exists, not only an inference. */
export function operationSource() {
  return {
    Operation(operation: AnyNode, { report }: Visit) {
      if (!operation['x-sources']?.some(({ kind }: AnyNode) => kind !== 'inferred'))
        report({ message: 'The operation needs `x-sources`, with evidence that it exists.' })
    },
  }
}
