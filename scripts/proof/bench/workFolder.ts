import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../release/budget/root.ts'

/** A folder for what a run generates; it is removed at the end of an `await using` block. */
export interface WorkFolder extends AsyncDisposable {
  readonly path: string
}

/** Creates a folder for this run. It is in node_modules, so that generated code finds the packages that it imports. */
export async function workFolder(): Promise<WorkFolder> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const path = await mkdtemp(join(cache, 'budget-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}
