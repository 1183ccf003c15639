import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

/** The maps of paths and webhooks of a document. */
interface Maps {
  readonly paths?: Record<string, { $ref: string }>
  readonly webhooks?: Record<string, { $ref: string }>
}

/**
 * Checks the files of paths and webhooks against their documents' maps. A file is named after its
 * path, with `-` for `/` and without braces, and its first line states the path, so that it can be
 * found by either; a webhook's file is named after its trigger.
 *
 * @returns a sentence for each file or path that does not match
 */
export async function pathFiles(folder = 'openapi'): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const documents = files.filter((file) => basename(file) === 'openapi.yaml')
  return (await Promise.all(documents.map((file) => findingsOf(folder, file, files)))).flat()
}

async function findingsOf(folder: string, document: string, files: readonly string[]): Promise<string[]> {
  const home = document.slice(0, -'openapi.yaml'.length)
  const { paths = {}, webhooks = {} }: Maps = parse(await readFile(join(folder, document), 'utf8'))
  const mapped = [
    ...Object.entries(paths).map(([path, { $ref }]) => ({ file: home + $ref, line: `# ${path}`, name: fileName(path) })),
    ...Object.entries(webhooks).map(([trigger, { $ref }]) => ({
      file: home + $ref,
      line: `# webhook ${trigger}`,
      name: `${trigger}.yaml`,
    })),
  ]
  const findings: string[] = []
  for (const { file, line, name } of mapped) {
    if (basename(file) !== name) findings.push(`${file} describes ${line.slice(2)} and should be named ${name}`)
    const first = await firstLine(join(folder, file))
    if (first !== line) findings.push(`${file} should begin with "${line}", not with "${first}"`)
  }
  const known = new Set(mapped.map(({ file }) => file))
  for (const file of files.filter((name) => name.startsWith(home) && name.endsWith('.yaml') && !known.has(name))) {
    const first = await firstLine(join(folder, file))
    if (/^# (\/|webhook )/.test(first)) findings.push(`${file} describes ${first.slice(2)}, which is missing from the map in ${document}`)
  }
  return findings
}

/** `/users/{uid}/auth_tokens` → `users-uid-auth_tokens.yaml` */
const fileName = (path: string) => `${path.slice(1).replaceAll('/', '-').replace(/[{}]/g, '')}.yaml`

const firstLine = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => text.split('\n', 1)[0] ?? '',
    () => 'no such file',
  )
