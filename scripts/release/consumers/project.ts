import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { snippetsOf } from '../../site/snippets.ts'
import type { PackageName } from '../package/manifest.ts'
import { npm } from '../package/npm.ts'
import type { Packed } from '../package/package.ts'
import type { CommandLine } from './consumers.ts'

/** A user's project: both packages installed from their tarballs, and the fixtures. */
export interface Project {
  /**
   * Runs a command and returns what it prints.
   *
   * @param url - the mock's, which programs read from the environment
   * @throws if it fails, with what it printed
   */
  run(command: CommandLine, url: string): Promise<string>
}

/**
 * Creates a project in a temporary folder, installs both tarballs and the given packages, and calls
 * `use` with it. Install scripts do not run, as for users who disable them.
 */
export async function withProject<Result>(
  tarballs: Readonly<Record<PackageName, Packed>>,
  packages: Readonly<Record<string, string>>,
  use: (project: Project) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-consumers-'))
  try {
    const packed = Object.fromEntries(Object.entries(tarballs).map(([name, { tarball }]) => [name, `file:${tarball}`]))
    const manifest = { private: true, type: 'module', dependencies: { ...packed, ...packages } }
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
    await cp(fileURLToPath(new URL('fixtures', import.meta.url)), folder, { recursive: true })
    await cp(fileURLToPath(new URL('../../../examples/testing', import.meta.url)), join(folder, 'examples/testing'), { recursive: true })
    await writeFile(join(folder, 'tracingHooks.ts'), await hooksOfGuide())
    await npm(folder, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline')
    return await use({ run: (command, url) => run(command, url, folder) })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The hooks that the guide on traces shows. */
async function hooksOfGuide(): Promise<string> {
  const guide = 'docs/observing-calls.md'
  const programs = snippetsOf(guide, await readFile(guide, 'utf8')).filter(({ language }) => language === 'ts')
  const recipe = programs.find(({ code }) => code.includes('@opentelemetry/api'))?.code ?? ''
  const [hooks, call] = recipe.split('\nconst chat = ')
  if (call === undefined) throw new Error(`${guide} has no program that creates a client with hooks for OpenTelemetry`)
  return `${hooks}\nexport { hooks }\n`
}

const execute = promisify(execFile)

/** Timeout of a program in milliseconds. */
const timeout = 180_000

async function run({ line, folder = '.' }: CommandLine, url: string, project: string): Promise<string> {
  const values: Readonly<Record<string, string>> = { node: execPath, modules: join(project, 'node_modules'), url, host: new URL(url).host }
  const [program = '', ...args] = line.map((word) => word.replace(/\{(\w+)\}/, (_, name: string) => values[name] ?? ''))
  const env = { ...process.env, NO_COLOR: '1', MOCK_URL: url, CHAT_API_KEY: 'any', CHAT_BASE_URL: `${url}/v3` }
  const ended = execute(program, args, { cwd: join(project, folder), env, timeout, maxBuffer: 2 ** 26 })
  const { stdout, stderr } = await ended.catch(({ stdout = '', stderr = '', message }) => {
    throw new Error(`${stdout}${stderr}`.trim() || message)
  })
  return stdout + stderr
}
