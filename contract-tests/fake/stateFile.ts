import { access, constants, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { decodeBody } from '../validate/body.ts'
import type { Snapshot } from './snapshot.ts'
import { type FakeState, snapshotOf } from './state.ts'

/** Keeps the states of a fake in a file. */
export function createStateFile(path: string) {
  if (path === '') throw new TypeError('state must be the path of a file, such as app.json.')
  let last: Promise<void> = Promise.resolve()
  /** The text that this process loaded or saved last. */
  let known: string | undefined
  async function replaceKnown(text: string): Promise<void> {
    const found = await textOf(path).catch(() => undefined)
    if (found !== undefined && found !== known)
      throw new Error(`The state cannot be saved in ${path}: another process has changed the file. Give each fake a file of its own.`)
    await replace(path, text)
    known = text
  }
  return {
    /**
     * Reads the file.
     *
     * @returns `undefined` if it does not exist yet
     * @throws Error that names the file and the reason, if it cannot be read or written later
     */
    async load(): Promise<Snapshot | undefined> {
      try {
        await access(dirname(path), constants.W_OK)
        const text = await textOf(path)
        const read = decodeBody('json', text)
        if ('fault' in read) throw new Error(`It must be ${read.fault}.`)
        known = text
        return snapshotOf(read.value)
      } catch (error) {
        const { code, path: missing } = error as NodeJS.ErrnoException
        if (code === 'ENOENT' && missing === path) return undefined
        throw new Error(`The state in ${path} cannot be loaded. ${(error as Error).message}`)
      }
    },
    /**
     * Replaces the file as a whole: until the new one is complete, the old one stays.
     *
     * @throws Error if the file is no longer the one that was loaded or saved last
     */
    save(state: FakeState): Promise<void> {
      // One after the other, also if an earlier one failed.
      last = last.catch(() => {}).then(() => replaceKnown(`${JSON.stringify(state)}\n`))
      return last
    },
  }
}

const textOf = async (path: string): Promise<string> => new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))

/** Writes a file beside the old one, and renames it. Only the owner can read it. */
async function replace(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path)
  const complete = join(dirname(target), `.${basename(target)}.${process.pid}.saving`)
  try {
    // Left behind by a process that was killed.
    await rm(complete, { force: true })
    await writeFile(complete, text, { mode: 0o600, flag: 'wx' })
    await rename(complete, target)
  } catch (error) {
    await rm(complete, { force: true }).catch(() => {})
    const { code } = error as NodeJS.ErrnoException
    const hint = code === 'EBUSY' ? ' In a container, mount the folder of the file, and not the file.' : ''
    throw new Error(`The state cannot be saved in ${path}: ${(error as Error).message}.${hint}`)
  }
}
