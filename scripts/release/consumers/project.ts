import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PackageName } from '../package/manifest.ts'
import { npm } from '../package/npm.ts'
import type { Packed } from '../package/pack.ts'

/** A user's project: both packages installed from their tarballs, and the fixtures. */
export interface Project {
  readonly folder: string
  /** The path of an installed file. */
  installed(path: string): string
  /**
   * Runs a program in the project, or in a folder of it, and returns what it prints.
   * @throws if it fails, with what it printed
   */
  run(program: string, args: readonly string[], environment?: Readonly<Record<string, string>>, folder?: string): Promise<string>
}

/**
 * Creates a project in a temporary folder, installs both tarballs and the given packages, and calls
 * `use` with it. Install scripts do not run, as for users who disable them.
 */
export async function project<Result>(
  tarballs: Readonly<Record<PackageName, Packed>>,
  packages: Readonly<Record<string, string>>,
  use: (project: Project) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-consumers-'))
  try {
    const own = Object.fromEntries(Object.entries(tarballs).map(([name, { tarball }]) => [name, `file:${tarball}`]))
    const manifest = { private: true, type: 'module', dependencies: { ...own, ...packages } }
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
    await cp(fileURLToPath(new URL('fixtures', import.meta.url)), folder, { recursive: true })
    await npm(folder, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline')
    return await use({
      folder,
      installed: (path) => join(folder, 'node_modules', path),
      run: (program, args, environment, inside = folder) => run(program, args, inside, environment),
    })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const execute = promisify(execFile)

/** Timeout of a program in milliseconds. */
const timeout = 180_000

async function run(program: string, args: readonly string[], cwd: string, environment = {}): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', ...environment }
  const ended = execute(program, args, { cwd, env, timeout, maxBuffer: 2 ** 26 })
  const { stdout, stderr } = await ended.catch(({ stdout = '', stderr = '', message }) => {
    throw new Error(`${stdout}${stderr}`.trim() || message)
  })
  return stdout + stderr
}
