import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SuiteResult } from '../suites/result.ts'
import { printable } from '../validate/printable.ts'
import { causesOfFindings } from './causes.ts'
import { reportFolder, writePrivately } from './files.ts'
import { annotations, stepSummary } from './github.ts'
import { junit } from './junit.ts'
import { table } from './table.ts'
import { type Verdict, verdictOf } from './verdict.ts'

// The front door of this folder. In goes the result of a run; out come a verdict and reports: a
// table to read, and files for programs.

/**
 * Writes `report.json` and `junit.xml` to a folder and prints the table, and in GitHub Actions also
 * annotations.
 *
 * @returns the verdict
 */
export async function writeReport(
  result: SuiteResult,
  folder: string | false = reportFolder,
  print: (text: string) => void = console.log,
): Promise<Verdict> {
  const verdict = verdictOf(result)
  const causes = causesOfFindings(result)
  if (folder) {
    await Promise.all([
      writePrivately(join(folder, 'report.json'), `${JSON.stringify({ ...result, ...verdict, causes }, undefined, 1)}\n`),
      writePrivately(join(folder, 'junit.xml'), junit(result)),
    ])
  }
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env
  if (GITHUB_ACTIONS) for (const line of annotations(result)) print(line)
  if (GITHUB_STEP_SUMMARY) await appendFile(GITHUB_STEP_SUMMARY, stepSummary(result, verdict))
  print(printable(table(result, verdict)))
  return verdict
}
