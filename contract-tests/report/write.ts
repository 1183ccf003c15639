import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SuiteResult } from '../suites/result.ts'
import { annotations } from './annotations.ts'
import { causesOf } from './causes.ts'
import { html } from './html.ts'
import { junit } from './junit.ts'
import { readSources } from './sources.ts'
import { table } from './table.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** Where reports go unless the caller says otherwise. */
export const reportFolder = 'dist/contract'

/**
 * Writes `report.json`, `junit.xml` and `index.html` to a folder and prints the table, with GitHub's annotations where GitHub runs it.
 *
 * @returns the verdict
 */
export async function writeReport(
  result: SuiteResult,
  folder = reportFolder,
  print: (text: string) => void = console.log,
): Promise<Verdict> {
  const verdict = verdictOf(result)
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeFile(join(folder, 'report.json'), `${JSON.stringify({ ...result, ...verdict, causes: causesOf(result) }, undefined, 1)}\n`),
    writeFile(join(folder, 'junit.xml'), junit(result)),
    writeFile(join(folder, 'index.html'), html(result, verdict)),
  ])
  if (process.env.GITHUB_ACTIONS && existsSync('openapi')) {
    const { locate } = await readSources('openapi')
    for (const line of annotations(result, locate)) print(line)
  }
  print(table(result, verdict))
  return verdict
}
