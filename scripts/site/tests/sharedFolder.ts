import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Creates a folder for a run, the same for all its projects, and removes it afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(tmpdir(), `cometchat-rest-docs-${process.pid}`)
  const remove = () => rm(folder, { recursive: true, force: true })
  // An earlier process may have had the same id.
  await remove()
  await mkdir(folder)
  project.provide('sharedFolder', folder)
  return remove
}
