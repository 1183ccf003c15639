import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DocumentName, documents } from '../../contract-tests/spec/bundles.ts'

/** Whether a file is edited by hand, not generated or a temporary file of an editor. */
export const isEdited = (file: string): boolean =>
  /\/[^/.][^/]*\.(yaml|md|svg|ts)$/.test(file) && !/^docs\/(coverage|discrepancies|errors|events|operations)\.md$/.test(file)

/** The documents affected by changed files of openapi/; shared files affect all. */
export const documentsOf = (files: readonly string[]): DocumentName[] =>
  documents.filter((name) => files.some((file) => file.startsWith(`openapi/${name}/`) || file.startsWith('openapi/shared/')))

/** The folder of a file's resource family, such as `openapi/chat/users`. */
const familyOf = (file: string): string => file.split('/').slice(0, 3).join('/')

/**
 * The operations to check after a change: those in the changed files or, for a schema or parameter, all of its family.
 *
 * @param root - the project's folder
 * @param files - paths relative to the root, such as `openapi/chat/users/users-uid.yaml`
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
  // Shared files belong to no family.
  if (folder.startsWith('openapi/shared') || dirname(folder) === 'openapi') return []
  const files = (await readdir(join(root, folder)).catch(() => [])).filter((file) => file.endsWith('.yaml'))
  return (await Promise.all(files.map((file) => idsIn(join(root, folder, file))))).flat()
}
