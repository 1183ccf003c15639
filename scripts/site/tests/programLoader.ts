import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll } from 'vitest'

/**
 * Returns a function that imports a program as a module of its own, from a folder that is removed
 * after the tests of the file.
 */
export function programLoader(): <Module>(code: string) => Promise<Module> {
  let folder: string
  let count = 0
  beforeAll(async () => {
    await mkdir('dist', { recursive: true })
    folder = await mkdtemp(join('dist', 'programs-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  return async (code) => {
    const file = resolve(folder, `${count++}.ts`)
    await writeFile(file, code)
    return await import(pathToFileURL(file).href)
  }
}
