import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** The files below a folder of the repository that are written by hand, with `/` in their paths. */
export function sourceFiles(folder: string, ending: RegExp): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(\.git|node_modules|dist|generated|released)$/.test(entry.name) ? [] : sourceFiles(path, ending)
    return ending.test(entry.name) ? [path] : []
  })
}
