import type { Node, Visit } from '../redocly.ts'

/** Where a node stands: Redocly's place of it, by file and pointer. */
interface Standing {
  readonly pointer: string
  readonly source: { readonly absoluteRef: string }
}

/**
 * A limit on a value (length, range, number, pattern) has evidence: `x-sources` on its schema or on what encloses it in the same file, such as the
 * operation that it is published with.
 */
export function limitsHaveEvidence() {
  // The way from the root to here, through references too.
  const path: { at: Standing; evidence: boolean }[] = []
  return {
    any: {
      enter(node: Node, { report, location, type }: Visit & { type: { name: string }; location: Standing }) {
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

const encloses = (outer: Standing, inner: Standing) =>
  outer.source.absoluteRef === inner.source.absoluteRef && `${inner.pointer}/`.startsWith(`${outer.pointer}/`.replace(/\/\/$/, '/'))

/** Whether a schema limits more than being present. */
function limits(schema: Node): boolean {
  const { maxLength, maxItems, maxProperties, maximum, pattern, minLength = 0, minimum = 0 } = schema ?? {}
  return (
    [maxLength, maxItems, maxProperties].some((most) => most > 0) ||
    maximum !== undefined ||
    pattern !== undefined ||
    minLength > 1 ||
    minimum > 1
  )
}
