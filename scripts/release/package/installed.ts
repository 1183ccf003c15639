import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The part of package-lock.json that says what is installed. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>>
}

/** The most that a user of the testing package installs along with it, and in all. */
const most = { packages: 20, bytes: 15_000_000 }

/**
 * The folders of everything that a package of a workspace depends on, from the project's folder,
 * without the package itself.
 */
export function dependenciesOf({ packages }: Lockfile, workspace: string): string[] {
  const found = new Set<string>()
  const visit = (folder: string): void => {
    for (const name of Object.keys(packages[folder]?.dependencies ?? {})) {
      const place = [`${folder}/node_modules/${name}`, `node_modules/${name}`].find((path) => packages[path] !== undefined)
      if (place === undefined || found.has(place)) continue
      found.add(place)
      visit(place)
    }
  }
  visit(workspace)
  return [...found]
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
