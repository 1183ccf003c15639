import { readFile } from 'node:fs/promises'
import { type DocumentName, documents } from '../../contract-tests/documents/bundles.ts'

/** Whether a file is edited by hand, not generated or a temporary file of an editor. */
export const isEdited = (file: string): boolean =>
  /\/[^/.][^/]*\.(yaml|md|svg)$/.test(file) && !/^docs\/(coverage|discrepancies|errors|events|operations)\.md$/.test(file)

/** The documents affected by changed files of openapi/; shared files affect all. */
export const documentsOf = (files: readonly string[]): DocumentName[] =>
  documents.filter((name) => files.some((file) => file.startsWith(`openapi/${name}/`) || file.startsWith('openapi/shared/')))

/** The ids of the operations in those of the files that are paths and still there. */
export async function operationsIn(files: readonly string[]): Promise<string[]> {
  const paths = files.filter((file) => /^openapi\/[^/]+\/(?!events\/)[^/]+\/[^/]+\.yaml$/.test(file))
  const texts = await Promise.all(paths.map((file) => readFile(file, 'utf8').catch(() => '')))
  return [...texts.join('\n').matchAll(/^ {2}operationId: (\S+)$/gm)].map(([, id]) => id as string)
}
