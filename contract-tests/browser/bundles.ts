// Takes the place of `documents/bundles.ts` in the browser build: a page reads no files.
import type { DocumentName } from '../documents/bundles.ts'
import type { OpenApiDocument } from '../documents/document.ts'

export type { DocumentName }

export const documents = ['chat', 'calls', 'management'] as const

/** The bundled documents as JSON, which modules of the package have, or scripts of a page. */
export interface BundleSources {
  cometchatDocuments?: Partial<Record<DocumentName, string>>
}

/**
 * Reads one of the bundled documents.
 *
 * @throws if nothing provides it
 */
export async function readBundle(name: DocumentName): Promise<OpenApiDocument> {
  const text = (globalThis as BundleSources).cometchatDocuments?.[name]
  if (text === undefined) throw new Error(`Load ${name}.js before the fake: it has the document that the fake reads.`)
  return JSON.parse(text) as OpenApiDocument
}
