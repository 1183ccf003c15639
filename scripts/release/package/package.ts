// Both packages as npm would publish them: from the sources, a tarball of each and its contents.
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../root.ts'
import { build } from './build.ts'
import { type PackageName, packageFolders } from './manifest.ts'
import { npm } from './npm.ts'

/** A package as npm would publish it. */
export interface Packed {
  /** The tarball's path. */
  readonly tarball: string
  /** The paths inside the package, sorted. */
  readonly files: readonly string[]
  readonly bytes: { readonly packed: number; readonly unpacked: number }
}

/** Only what is needed to build and pack, so that no stray file ends up in the package. */
const parts = [
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'src',
  'generated',
  'contract-tests',
  'docs',
  'skills',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
]

/** Tests and earlier builds are not part of the packages. */
const isPart = (path: string): boolean => !/[\\/](tests|dist|node_modules)$/.test(path)

/**
 * Builds and packs both packages in a temporary folder, so that neither an old `dist` nor another
 * running build affects them, and calls `use` with the result. Their scripts, which would build
 * again, do not run. The folder that `PACKED` names is kept, for the next program in the same run.
 */
export async function withPackages<Result>(use: (packages: Record<PackageName, Packed>) => Promise<Result>): Promise<Result> {
  const keptFolder = process.env.PACKED || undefined
  const list = join(keptFolder ?? '', 'packed.json')
  if (keptFolder && existsSync(list)) return use(JSON.parse(await readFile(list, 'utf8')))
  const destination = keptFolder ?? (await mkdtemp(join(tmpdir(), 'cometchat-rest-packed-')))
  try {
    const folder = join(destination, 'package')
    await mkdir(folder)
    await Promise.all(parts.map((part) => cp(join(root, part), join(folder, part), { recursive: true, filter: isPart })))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    await build(folder)
    const paths = Object.values(packageFolders).map((path) => `./${path}`)
    const reports: PackReport[] = JSON.parse(
      await npm(folder, 'pack', ...paths, '--ignore-scripts', '--json', '--pack-destination', destination),
    )
    const results = reports.map(({ name, filename, size, unpackedSize, files }): [PackageName, Packed] => [
      name,
      {
        tarball: join(destination, filename),
        files: files.map((file) => file.path).sort(),
        bytes: { packed: size, unpacked: unpackedSize },
      },
    ])
    if (keptFolder) await writeFile(list, JSON.stringify(Object.fromEntries(results)))
    return await use(Object.fromEntries(results) as Record<PackageName, Packed>)
  } finally {
    if (!keptFolder) await rm(destination, { recursive: true, force: true })
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
