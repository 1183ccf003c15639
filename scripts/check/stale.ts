import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { checkWith } from '../command.ts'

/**
 * Generates into a temporary folder and compares the result with the committed files, byte by byte.
 */
export async function staleFindings(): Promise<string[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'cometchat-rest-'))
  const [code, docs] = [join(scratch, 'generated'), join(scratch, 'docs')]
  try {
    const findings = await checkWith('scripts/specification/generate/generate.ts', '--folder', code, '--docs', docs)()
    if (findings.length > 0) return findings
    // docs/ also contains pages that are written by hand or by other scripts; everything in
    // generated/ is generated.
    const names = new Set([...(await filesIn(code)), ...(await filesIn('generated'))])
    const found = [
      ...(await differingFiles(code, 'generated', [...names].sort())),
      ...(await differingFiles(docs, 'docs', await filesIn(docs))),
    ]
    return found.length > 0 ? [...found, 'Run npm run generate and commit the result.'] : []
  } finally {
    await rm(scratch, { recursive: true })
  }
}

/** The files of a folder and its subfolders, by relative path. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

/** Compares files of two folders by name, byte by byte. */
export async function differingFiles(fresh: string, committed: string, names: string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of names) {
    const [now, then] = await Promise.all([fresh, committed].map((place) => readFile(join(place, name), 'utf8').catch(() => undefined)))
    if (now === undefined) found.push(`${committed}/${name} is no longer generated`)
    else if (then === undefined) found.push(`${committed}/${name} is missing`)
    else if (now !== then) found.push(`${committed}/${name} does not match openapi/`)
  }
  return found
}
