import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as buildPackages } from './build.ts'
import { folders, type PackageName } from './manifest.ts'
import { npm } from './npm.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

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

/** Only what is needed to build and pack, so that no stray file ends up in the package. */
const parts = [
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsconfig.command.json',
  'src',
  'generated',
  'contract-tests',
  'docs',
  'skills',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
]

/** What else affects the result: the programs that build and pack, and their dependencies. */
const builders = ['scripts/release/package', 'scripts/specification/generate', 'scripts/site', 'package-lock.json']

/** Tests and earlier builds are not part of the packages. */
const isPart = (path: string): boolean => !/[\\/](tests|dist|node_modules)$/.test(path)

/**
 * Builds and packs both packages in a separate folder, so that neither an old `dist` nor another
 * running build affects them, and calls `use` with the result. A result for the same files is
 * reused, so that the checks of the packages and their tests share a build.
 */
export async function packed<Result>(use: (packages: Record<PackageName, Packed>) => Promise<Result>): Promise<Result> {
  const cache = join(root, 'dist/packed')
  const home = join(cache, await fingerprint([...parts, ...builders]))
  if (!existsSync(home)) {
    await removeOld(cache)
    await build(home)
  }
  const reports = JSON.parse(await readFile(join(home, 'reports.json'), 'utf8')) as PackReport[]
  return use(
    Object.fromEntries(
      reports.map(({ name, filename, size, unpackedSize, files }): [PackageName, Packed] => [
        name,
        {
          tarball: join(home, filename),
          folder: join(home, 'package', folders[name]),
          files: files.map(({ path }) => path).sort(),
          bytes: { packed: size, unpacked: unpackedSize },
        },
      ]),
    ) as Record<PackageName, Packed>,
  )
}

/** A hash of Node's version and of all files of the paths, by name and content. */
async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const add = async (path: string): Promise<void> => {
    if (!isPart(path)) return
    if ((await stat(join(root, path))).isDirectory())
      for (const name of (await readdir(join(root, path))).sort()) await add(`${path}/${name}`)
    else hash.update(`\0${path}\0`).update(await readFile(join(root, path)))
  }
  for (const path of paths) await add(path)
  return hash.digest('hex').slice(0, 32)
}

/** Removes results that are older than a day. Newer ones may be in use. */
async function removeOld(cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, name))
    if (mtimeMs < Date.now() - 86_400_000) await rm(join(cache, name), { recursive: true, force: true })
  }
}

/** Builds and packs into a folder, which only appears once everything is done. */
async function build(home: string): Promise<void> {
  const unfinished = `${home}.${process.pid}`
  try {
    const folder = join(unfinished, 'package')
    await mkdir(folder, { recursive: true })
    await Promise.all(parts.map((part) => cp(join(root, part), join(folder, part), { recursive: true, force: true, filter: isPart })))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    buildPackages(folder)
    await writeFile(join(unfinished, 'reports.json'), await pack(folder, unfinished))
    await rename(unfinished, home).catch((error: unknown) => {
      // Another process was faster.
      if (!existsSync(home)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** The report of `npm pack --json` about a package. */
interface PackReport {
  readonly name: PackageName
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

/**
 * Packs both packages of a folder without running their scripts, which would build again, and
 * returns npm's reports.
 */
const pack = (folder: string, destination: string): Promise<string> =>
  npm(folder, 'pack', ...Object.values(folders).map((path) => `./${path}`), '--ignore-scripts', '--json', '--pack-destination', destination)
