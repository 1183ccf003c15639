import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { valueAt } from '../../../contract-tests/documents/pointer.ts'
import type { Finding } from '../diff/differences.ts'
import type { AnyNode } from '../lint/anyNode.ts'

/** An edition as openapi/extensions/editions.yaml describes it. */
export interface KnownEdition {
  readonly id: string
  readonly kind: string
  /** The published file, without its folder. */
  readonly file?: string
}

/**
 * Finds facts whose published source is no longer where `x-sources` points. A fact with several
 * sources in the same file is only reported if all of them are gone.
 *
 * @param file - name of the file that the edition was read from: only sources in editions of that
 * file are checked
 */
export function goneSources(
  edition: AnyNode,
  file: string,
  editions: readonly KnownEdition[],
  documents: readonly OpenApiDocument[],
): Finding[] {
  const ids = new Set(editions.filter((edition) => edition.file === file).map(({ id }) => id))
  const found: Finding[] = []
  const visit = (node: AnyNode, place: string): void => {
    if (typeof node !== 'object' || node === null) return
    const sources: AnyNode[] = node['x-sources'] ?? []
    const pointers: string[] = sources
      .filter((source) => ids.has(source.edition) && source.pointer?.startsWith('/'))
      .map(({ pointer }) => pointer)
    if (pointers.length > 0 && pointers.every((pointer) => valueAt(edition, pointer) === undefined)) {
      found.push({
        group: node.operationId ?? place,
        kind: 'source gone',
        pointer: pointers.join(', '),
        published: 'absent',
        ours: 'names it as its source',
        effect: 'a fact of our document has lost its evidence',
      })
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${place}/${key}`)
  }
  for (const document of documents) visit(document, '#')
  return found
}
