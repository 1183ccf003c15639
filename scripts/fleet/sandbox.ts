import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** An example's programs in a folder where they find their dependencies, and the processes that run them. */
export interface Sandbox extends AsyncDisposable {
  readonly folder: string
  /** Starts a program of the example. */
  start(program: string, ...args: string[]): RunningProgram
}

/** A program of an example. */
export interface RunningProgram {
  readonly child: ChildProcess
  /** What it has printed so far. */
  output(): string
  /** Resolves with its exit code; `null` if a signal ended it. */
  readonly exited: Promise<number | null>
}

/**
 * Copies an example beside the dependencies of this folder.
 *
 * @param example - a folder of `examples/`
 * @param environment - what its programs find in their environment
 */
export async function sandboxOf(example: string, environment: Record<string, string>): Promise<Sandbox> {
  const folder = await mkdtemp(join(import.meta.dirname, '.run-'))
  await cp(resolve('examples', example), folder, { recursive: true })
  const programs: ChildProcess[] = []
  return {
    folder,
    start(program, ...args) {
      const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), join(folder, program), ...args], {
        env: { ...process.env, TSX_TSCONFIG_PATH: join(import.meta.dirname, 'tsconfig.json'), ...environment },
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      programs.push(child)
      let text = ''
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (text += part))
      return { child, output: () => text, exited: new Promise((done) => child.once('exit', done)) }
    },
    async [Symbol.asyncDispose]() {
      for (const child of programs) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
