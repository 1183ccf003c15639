import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** Programs in a folder where they find their dependencies, and the processes that run them. */
export interface Sandbox extends AsyncDisposable {
  readonly folder: string
  /** Starts a program by its file name, with its arguments. */
  start(program: string, ...args: string[]): RunningProgram
  /** Starts a program with additional environment variables. */
  run(program: string, args: readonly string[], environment: Readonly<Record<string, string>>): RunningProgram
}

/** A program that was started. */
export interface RunningProgram {
  readonly child: ChildProcess
  /** Its output so far. */
  output(): string
  /** Resolves with its exit code; `null` if a signal ended it. */
  readonly exited: Promise<number | null>
}

/**
 * Bundles programs with the client's sources into a folder next to this folder's dependencies, so
 * that they start as fast and use as much memory as with the published package.
 *
 * @param programs - the programs' files
 * @param environment - environment variables of all programs
 */
export async function sandboxOf(programs: readonly string[], environment: Readonly<Record<string, string>>): Promise<Sandbox> {
  const folder = await mkdtemp(join(import.meta.dirname, '.run-'))
  await build({
    entryPoints: [...programs],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    tsconfig: join(import.meta.dirname, 'tsconfig.json'),
    logLevel: 'silent',
  })
  const children: ChildProcess[] = []
  const run: Sandbox['run'] = (program, args, more) => {
    const child = spawn(process.execPath, [join(folder, program), ...args], {
      env: { ...process.env, ...environment, ...more },
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    children.push(child)
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part: string) => (text += part))
    return { child, output: () => text, exited: new Promise((done) => child.once('exit', done)) }
  }
  return {
    folder,
    run,
    start: (program, ...args) => run(program, args, {}),
    async [Symbol.asyncDispose]() {
      for (const child of children) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The programs of an example; see {@link sandboxOf}. */
export async function exampleSandbox(example: string, environment: Readonly<Record<string, string>>): Promise<Sandbox> {
  const folder = resolve('examples', example)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  return sandboxOf(
    files.map((name) => join(folder, name)),
    environment,
  )
}
