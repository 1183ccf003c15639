import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.ts'
import { npm } from './npm.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The packages by name, with their folders. */
const folders = { 'cometchat-rest': '.', 'cometchat-rest-testing': 'contract-tests' } as const

/** A package's name. */
export type PackageName = keyof typeof folders

/** What npm would publish. */
export interface Packed {
  /** The tarball's path. */
  readonly tarball: string
  /** The folder it was packed from: package.json, sources and `dist`. */
  readonly folder: string
  /** The paths inside the package, sorted. */
  readonly files: readonly string[]
  readonly bytes: { readonly packed: number; readonly unpacked: number }
}

/** The part of package.json that the package's checks read. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly type?: string
  readonly sideEffects?: boolean
  readonly repository?: { readonly url: string }
  readonly exports: Readonly<Record<string, unknown>>
  readonly typesVersions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
}

/** Reads a package's package.json. */
export async function readManifest(name: PackageName = 'cometchat-rest'): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, folders[name], 'package.json'), 'utf8'))
}

/** What is needed to build and to pack, and nothing else: a stray file beside them cannot end up in the package. */
const parts = [
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'src',
  'generated',
  'contract-tests',
  'docs',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
]

/**
 * Builds and packs both packages in a separate folder, so that neither an old `dist` nor another running build affects them, calls
 * `use` with what came out, and removes the folder.
 */
export async function packed<Result>(use: (packages: Record<PackageName, Packed>) => Promise<Result>): Promise<Result> {
  const home = await mkdtemp(join(tmpdir(), 'cometchat-rest-pack-'))
  try {
    const folder = join(home, 'package')
    await mkdir(folder)
    const wanted = (path: string) => !/contract-tests[\\/](dist|node_modules)$/.test(path)
    await Promise.all(parts.map((part) => cp(join(root, part), join(folder, part), { recursive: true, force: true, filter: wanted })))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    build(folder)
    return await use(await pack(folder, home))
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

/** What `npm pack --json` says of a package. */
interface PackReport {
  readonly name: PackageName
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

/** Packs both packages of a folder, without their scripts, which would build again. */
async function pack(folder: string, destination: string): Promise<Record<PackageName, Packed>> {
  const sources = Object.values(folders).map((path) => `./${path}`)
  const output = await npm(folder, 'pack', ...sources, '--ignore-scripts', '--json', '--pack-destination', destination)
  const reports = JSON.parse(output) as PackReport[]
  const packages = reports.map(({ name, filename, size, unpackedSize, files }): [PackageName, Packed] => [
    name,
    {
      tarball: resolve(destination, filename),
      folder: join(folder, folders[name]),
      files: files.map(({ path }) => path).sort(),
      bytes: { packed: size, unpacked: unpackedSize },
    },
  ])
  return Object.fromEntries(packages) as Record<PackageName, Packed>
}
