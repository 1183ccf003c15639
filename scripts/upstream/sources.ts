import type { Document } from '../../contract-tests/spec/document.ts'
import type { News } from './compare.ts'
import { type Edition, pointed } from './edition.ts'

/** An edition as openapi/extensions/editions.yaml describes it. */
export interface KnownEdition {
  id: string
  kind: string
  /** The published file, without its folder. */
  file?: string
}

interface Source {
  kind: string
  edition?: string
  pointer?: string
}

/**
 * Finds facts whose published source no longer stands where `x-sources` points. A fact with several sources in the same file holds as long as one of
 * them does.
 *
 * @param file - name of the file that the edition was read from: only sources in editions of that file are looked at
 */
export function goneSources(edition: Edition, file: string, editions: readonly KnownEdition[], documents: readonly Document[]): News[] {
  const ids = new Set(editions.filter((one) => one.file === file).map(({ id }) => id))
  const found: News[] = []
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return
    const sources = (node as { 'x-sources'?: Source[] })['x-sources'] ?? []
    const pointers = sources
      .filter((one) => ids.has(one.edition ?? '') && one.pointer?.startsWith('/'))
      .map(({ pointer }) => pointer as string)
    if (pointers.length > 0 && pointers.every((pointer) => pointed(edition.document, pointer) === undefined)) {
      const operation = (node as { operationId?: string }).operationId ?? place
      found.push({ operation, kind: 'source gone', place: pointers.join(', '), published: 'absent', ours: 'named as source' })
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${place}/${key}`)
  }
  for (const document of documents) visit(document, '#')
  return found
}
