import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Creates a folder for a run of the documentation's tests, and removes it afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-docs-'))
  project.provide('sharedFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
