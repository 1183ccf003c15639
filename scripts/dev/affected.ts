import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DocumentName, documents } from '../../contract-tests/spec/bundles.ts'

/** Whether people edit a file. Editors write temporary files beside it, and generating writes pages of docs/. */
export const isEdited = (file: string): boolean =>
  /\/[^/.][^/]*\.(yaml|md|svg|ts)$/.test(file) && !/^docs\/(coverage|discrepancies|errors|events|operations)\.md$/.test(file)

/** The documents that a changed file of openapi/ is part of: its own, or all for what they share. */
export const documentsOf = (files: readonly string[]): DocumentName[] =>
  documents.filter((name) => files.some((file) => file.startsWith(`openapi/${name}/`) || file.startsWith('openapi/shared/')))

/** The folder of the resource family that a file belongs to: `openapi/chat/users` for all that is inside. */
const familyOf = (file: string): string => file.split('/').slice(0, 3).join('/')

/**
 * The operations to check after a change: those in the changed files or, where a schema or parameter changed, all of its family.
 *
 * @param root - the project's folder
 * @param files - paths from it, such as `openapi/chat/users/users-uid.yaml`
 */
export async function operationsIn(root: string, files: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const file of files) {
    const own = await idsIn(join(root, file))
    const ids = own.length > 0 ? own : await idsOfFamily(root, familyOf(file))
    for (const id of ids) found.add(id)
  }
  return [...found]
}

const idsIn = async (file: string): Promise<string[]> =>
  [...(await readFile(file, 'utf8').catch(() => '')).matchAll(/^ +operationId: (\S+)$/gm)].map(([, id]) => id as string)

async function idsOfFamily(root: string, folder: string): Promise<string[]> {
  // Files that all families share belong to no family.
  if (folder.startsWith('openapi/shared') || dirname(folder) === 'openapi') return []
  const files = (await readdir(join(root, folder)).catch(() => [])).filter((file) => file.endsWith('.yaml'))
  return (await Promise.all(files.map((file) => idsIn(join(root, folder, file))))).flat()
}
