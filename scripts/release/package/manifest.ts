import { readFile } from 'node:fs/promises'

/** The part of package.json that the package's checks read. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly homepage?: string
  readonly repository?: { readonly url: string }
  readonly exports: Readonly<Record<string, unknown>>
  readonly typesVersions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** The packages by name, with their folders. */
export const packageFolders = { 'cometchat-rest': '.', 'cometchat-rest-testing': 'contract-tests' } as const

/** A package's name. */
export type PackageName = keyof typeof packageFolders

/** Reads a package's package.json. */
export const readManifest = async (name: PackageName = 'cometchat-rest'): Promise<Manifest> =>
  JSON.parse(await readFile(new URL(`../../../${packageFolders[name]}/package.json`, import.meta.url), 'utf8'))
