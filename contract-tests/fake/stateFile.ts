import { access, constants, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readBody } from '../validate/body.ts'
import type { Snapshot } from './snapshot.ts'
import { type FakeState, snapshotOf } from './state.ts'

/** A file that keeps the state of a fake. */
export interface StateFile {
  /**
   * Reads the file.
   *
   * @returns `undefined` if it does not exist yet
   * @throws Error that names the file and the reason, if it cannot be read or written later
   */
  load(): Promise<Snapshot | undefined>
  /** Replaces the file as a whole: until the new one is complete, the old one stays. */
  save(state: FakeState): Promise<void>
}

/** Keeps states in a file. */
export function createStateFile(path: string): StateFile {
  if (path === '') throw new TypeError('state must be the path of a file, such as app.json.')
  let last: Promise<void> = Promise.resolve()
  return {
    async load() {
      try {
        await access(dirname(path), constants.W_OK)
        const read = readBody('json', new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)))
        if ('fault' in read) throw new Error(`It must be ${read.fault}.`)
        return snapshotOf(read.value)
      } catch (error) {
        const { code, path: missing } = error as NodeJS.ErrnoException
        if (code === 'ENOENT' && missing === path) return undefined
        throw new Error(`The state in ${path} cannot be loaded. ${(error as Error).message}`)
      }
    },
    save(state) {
      // One after the other, also if an earlier one failed.
      last = last.catch(() => {}).then(() => replace(path, `${JSON.stringify(state)}\n`))
      return last
    },
  }
}

/** Writes a file beside the old one, and renames it. Only the owner can read it. */
async function replace(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path)
  const complete = join(dirname(target), `.${basename(target)}.${process.pid}.saving`)
  try {
    await writeFile(complete, text, { mode: 0o600 })
    await rename(complete, target)
  } catch (error) {
    await rm(complete, { force: true }).catch(() => {})
    const { code } = error as NodeJS.ErrnoException
    const hint = code === 'EBUSY' ? ' In a container, mount the folder of the file, and not the file.' : ''
    throw new Error(`The state cannot be saved in ${path}: ${(error as Error).message}.${hint}`)
  }
}
