import { readdir, readFile } from 'node:fs/promises'

/**
 * Finds committed files that differ from what is derived, byte by byte.
 *
 * @param files - the derived files, by path
 * @param folder - a folder in which every file is derived
 */
export async function staleFindings(files: ReadonlyMap<string, string>, folder?: string): Promise<string[]> {
  const found = [...files].map(async ([path, text]) => {
    const committed = await readFile(path, 'utf8').catch(() => undefined)
    if (committed === text) return []
    return [committed === undefined ? `${path} is missing` : `${path} is stale`]
  })
  const existing = folder === undefined ? [] : (await readdir(folder)).map((name) => `${folder}/${name}`)
  const findings = [
    ...(await Promise.all(found)).flat(),
    ...existing.filter((path) => !files.has(path)).map((path) => `${path} is no longer generated`),
  ]
  return findings.length > 0 ? [...findings, 'Run npm run generate and commit the result.'] : []
}
