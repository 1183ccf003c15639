import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/** The location of a node in Redocly: its file and pointer. */
interface FileLocation {
  readonly pointer: string
  readonly source: { readonly absoluteRef: string }
}

/**
 * A limit on a value (length, range, number, pattern) has evidence: `x-sources` on its schema or on a node around it in the same file, such as its
 * operation.
 */
export function limitsHaveEvidence() {
  // The nodes from the root to the current one, also through references.
  const path: { at: FileLocation; evidence: boolean }[] = []
  return {
    any: {
      enter(node: AnyNode, { report, location, type }: Visit & { type: { name: string }; location: FileLocation }) {
        path.push({ at: location, evidence: node?.['x-sources'] !== undefined })
        if (type.name === 'Schema' && limits(node) && !path.some(({ at, evidence }) => evidence && encloses(at, location)))
          report({ message: 'This limit needs evidence: add `x-sources` to the schema or a schema around it.' })
      },
      leave() {
        path.pop()
      },
    },
  }
}

const encloses = (outer: FileLocation, inner: FileLocation) =>
  outer.source.absoluteRef === inner.source.absoluteRef && `${inner.pointer}/`.startsWith(`${outer.pointer}/`.replace(/\/\/$/, '/'))

/** Whether a schema limits its value beyond not being empty. */
function limits(schema: AnyNode): boolean {
  const { maxLength, maxItems, maxProperties, maximum, pattern, minLength = 0, minimum = 0 } = schema ?? {}
  return (
    [maxLength, maxItems, maxProperties].some((most) => most > 0) ||
    maximum !== undefined ||
    pattern !== undefined ||
    minLength > 1 ||
    minimum > 1
  )
}
