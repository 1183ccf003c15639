import { readFile } from 'node:fs/promises'

/** The part of package-lock.json that is read. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>
}

/**
 * Finds optional packages that are missing from the lockfile. npm omits packages that the registry
 * lacks at the time of the install, such as a tool's binary for another system; `npm ci` on that
 * system then installs the tool without it.
 */
export function missingPlatforms({ packages }: Lockfile): string[] {
  const lockedNames = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lockedNames.has(name))
      .map(
        (name) => `package-lock.json lacks ${name}, which ${path.replace(/^.*node_modules\//, '') || 'the project'} needs on some machines`,
      ),
  )
}

/** Checks the project's own lockfile. */
export const platformFindings = async (): Promise<string[]> => missingPlatforms(JSON.parse(await readFile('package-lock.json', 'utf8')))
