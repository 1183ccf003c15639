import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageName } from './manifest.ts'
import { npm } from './npm.ts'

/** The most that a user of the testing package installs along with it, and in all. */
const most = { packages: 20, bytes: 15_000_000 }

/** The folders of everything that a package of a workspace brings along, as npm lists them. */
export async function installedWith(name: PackageName): Promise<string[]> {
  const listed = await npm('.', 'ls', '--workspace', name, '--omit', 'dev', '--all', '--parseable')
  return listed.split(/\r?\n/).filter((folder) => /node_modules/.test(folder) && !folder.endsWith(name))
}

/**
 * Finds a package that brings too much along.
 *
 * @param own - its own size in bytes
 * @param sizeOf - the size of an installed folder in bytes
 */
export function installFindings(name: string, own: number, dependencies: readonly string[], sizeOf: (folder: string) => number): string[] {
  const bytes = own + dependencies.reduce((sum, folder) => sum + sizeOf(folder), 0)
  return [
    ...(dependencies.length >= most.packages
      ? [`${name} installs ${dependencies.length + 1} packages; the limit is ${most.packages}`]
      : []),
    ...(bytes > most.bytes ? [`${name} installs ${bytes} bytes; the limit is ${most.bytes}`] : []),
  ]
}

/** The size of all files in a folder in bytes. */
export const folderSize = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
