import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import { buildDocs } from '../site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder shared by the tests of a run. */
    readonly sharedFolder: string
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * The folder of the built site. The first test file that needs the site builds it for all others.
 */
export async function builtSite(): Promise<string> {
  const folder = join(inject('sharedFolder'), 'site')
  const [done, failed] = [`${folder}.done`, `${folder}.failed`]
  const isFirst = await mkdir(`${folder}.lock`).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await buildDocs(folder).catch(async (error: Error) => {
      await writeFile(failed, error.message)
      throw error
    })
    await writeFile(done, '')
  }
  while (!(await exists(done))) {
    if (await exists(failed)) throw new Error('The documentation could not be built; the test file that built it says why.')
    await pause(200)
  }
  return folder
}
