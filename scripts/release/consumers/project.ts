import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

/** Timeout of a program in milliseconds. */
const timeout = 180_000

function run(program: string, args: readonly string[], cwd: string, environment: Readonly<Record<string, string>> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, NO_COLOR: '1', ...environment }, timeout })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject)
    child.on('close', (code, signal) => (code === 0 ? resolve(output) : reject(new Error(output.trim() || `ended with ${code ?? signal}`))))
  })
}
