import { readFile } from 'node:fs/promises'
import type { OpenApiDocument } from './document.ts'

/** The documents, by the name of their folder in openapi/. */
export const documents = ['chat', 'calls', 'management'] as const

export type DocumentName = (typeof documents)[number]

/** Reads one of the project's bundled documents. */
export async function readBundle(name: DocumentName): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(new URL(`../../generated/${name}.openapi.json`, import.meta.url), 'utf8'))
}
