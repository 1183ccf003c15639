import { readFile } from 'node:fs/promises'

/** The part of package-lock.json that is read. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>
}

/**
 * Finds optional packages that are missing from the lockfile. npm leaves out what the registry lacks on the day of the install, such as a tool's
 * binary for another system, and `npm ci` then installs the tool there without it.
 */
export function missingPlatforms({ packages }: Lockfile): string[] {
  const held = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !held.has(name))
      .map(
        (name) => `package-lock.json lacks ${name}, which ${path.replace(/^.*node_modules\//, '') || 'the project'} needs on some machines`,
      ),
  )
}

/** Checks the project's own lockfile. */
export const platforms = async (): Promise<string[]> => missingPlatforms(JSON.parse(await readFile('package-lock.json', 'utf8')))
