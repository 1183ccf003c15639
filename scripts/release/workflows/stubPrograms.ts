import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The real programs that the tested scripts use. */
const realPrograms = ['bash', 'cat', 'chmod', 'dirname', 'env', 'head', 'mkdir', 'mktemp', 'openssl', 'rm', 'sed', 'touch', 'tr', 'wc'].map(
  (name) => ({
    name,
    path: (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path)),
  }),
)

/**
 * Whether this machine can run the scripts, which CI runs on Linux only. Without bash, for example,
 * their tests are skipped.
 */
export const canRunScripts = process.platform === 'linux' && realPrograms.every(({ path }) => path)

/**
 * Runs a bash script where only a few harmless programs are real, in an empty folder unless it
 * changes it, and returns what happened.
 *
 * @param script - the arguments for bash, such as a file or `-c` and a text
 * @param stubs - the other programs, by name: the body of each, as a bash script; `called` of the
 * result has the calls of all
 */
export async function runWithStubs(
  script: readonly string[],
  stubs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-stubs-'))
  try {
    const bin = join(folder, 'bin')
    const work = join(folder, 'work')
    const log = join(folder, 'calls.txt')
    await mkdir(bin)
    await mkdir(work)
    await writeFile(log, '')
    for (const { name, path } of realPrograms) await symlink(path as string, join(bin, name))
    for (const [name, body] of Object.entries(stubs)) {
      await writeFile(join(bin, name), `#!${join(bin, 'bash')}\necho "${name} $*" >> '${log}'\n${body}\n`)
      await chmod(join(bin, name), 0o755)
    }
    const { status, stdout, stderr } = spawnSync(join(bin, 'bash'), [...script], {
      cwd: work,
      env: { PATH: bin, BIN: bin, ...environment },
      encoding: 'utf8',
      timeout: 240_000,
    })
    return { status, stdout, stderr, called: (await readFile(log, 'utf8')).trim().split('\n') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
