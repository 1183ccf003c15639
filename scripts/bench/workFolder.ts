import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../budget/root.ts'

/** A folder for what a run generates; it is removed at the end of an `await using` block. */
export interface WorkFolder extends AsyncDisposable {
  readonly path: string
}

/** Makes a folder of this run's own. It lies in node_modules, so that what is generated there finds the packages it imports. */
export async function workFolder(): Promise<WorkFolder> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const path = await mkdtemp(join(cache, 'budget-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}
