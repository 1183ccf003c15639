import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DocumentName, documents } from '../../contract-tests/documents/bundles.ts'

/** Whether a file is edited by hand, not generated or a temporary file of an editor. */
export const isEdited = (file: string): boolean =>
  /\/[^/.][^/]*\.(yaml|md|svg|ts)$/.test(file) && !/^docs\/(coverage|discrepancies|errors|events|operations)\.md$/.test(file)

/** The documents affected by changed files of openapi/; shared files affect all. */
export const documentsOf = (files: readonly string[]): DocumentName[] =>
  documents.filter((name) => files.some((file) => file.startsWith(`openapi/${name}/`) || file.startsWith('openapi/shared/')))

/** The folder of a file's resource family, such as `openapi/chat/users`. */
const familyOf = (file: string): string => file.split('/').slice(0, 3).join('/')

/**
 * The checks against the mock after a change, each as the arguments of `check`: the operations in
 * the changed files or, for a schema or parameter of a family, all of its family; for a file that
 * belongs to no family, such as a shared schema or the document itself, a sample of everything.
 *
 * @param root - the project's folder
 * @param files - paths relative to the root, such as `openapi/chat/users/users-uid.yaml`
 */
export async function checksAfter(root: string, files: readonly string[]): Promise<string[][]> {
  const found = new Set<string>()
  let isCommon = false
  for (const file of files.filter((name) => documentsOf([name]).length > 0)) {
    const own = await idsIn(join(root, file))
    const ids = own.length > 0 ? own : await idsOfFamily(join(root, familyOf(file)))
    for (const id of ids) found.add(id)
    isCommon ||= ids.length === 0
  }
  return [...(found.size > 0 ? [['--only', [...found].join(',')]] : []), ...(isCommon ? [['--sample', '10%']] : [])]
}

const idsIn = async (file: string): Promise<string[]> =>
  [...(await readFile(file, 'utf8').catch(() => '')).matchAll(/^ +operationId: (\S+)$/gm)].map(([, id]) => id as string)

async function idsOfFamily(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.yaml'))
  return (await Promise.all(files.map((file) => idsIn(join(folder, file))))).flat()
}
