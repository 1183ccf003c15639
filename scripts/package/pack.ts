import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { npm } from './npm.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

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
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
}

/** Reads the project's package.json. */
export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
}

/** What is needed to build and to pack, and nothing else: a stray file beside them cannot end up in the package. */
const parts = ['package.json', 'tsconfig.json', 'tsconfig.build.json', 'src', 'generated', 'README.md', 'LICENSE', 'CHANGELOG.md']

/**
 * Builds and packs in a folder of its own, so that neither an old `dist` nor a build that runs elsewhere can show in the package, calls
 * `use` with what came out, and removes the folder.
 */
export async function packed<Result>(use: (packed: Packed) => Promise<Result>): Promise<Result> {
  const home = await mkdtemp(join(tmpdir(), 'cometchat-rest-pack-'))
  try {
    const folder = join(home, 'package')
    await mkdir(folder)
    await Promise.all(parts.map((part) => cp(join(root, part), join(folder, part), { recursive: true, force: true })))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'], { cwd: folder }).catch(
      (error: { stdout?: string }) => {
        throw new Error(`the build fails:\n${error.stdout}`)
      },
    )
    // Its scripts would build once more.
    const [report] = JSON.parse(await npm(folder, 'pack', '--ignore-scripts', '--json', '--pack-destination', home)) as [
      { filename: string; size: number; unpackedSize: number; files: { path: string }[] },
    ]
    return await use({
      tarball: resolve(home, report.filename),
      folder,
      files: report.files.map(({ path }) => path).sort(),
      bytes: { packed: report.size, unpacked: report.unpackedSize },
    })
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
