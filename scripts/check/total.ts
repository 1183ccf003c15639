// `node scripts/run.cjs scripts/check/total.ts FILE`: prints the totals of Vitest's JSON report in
// a line.
import { readFileSync } from 'node:fs'
import { UsageError } from '../../contract-tests/cli/command.ts'

/** The part of Vitest's report that is read. */
export interface TestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

/** `N passed, N failed`, and skipped tests if any; a file that cannot be loaded is a failure. */
export function testTotal({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }: TestReport): string {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const skippedTests = numPendingTests + numTodoTests
  return `${numPassedTests} passed, ${numFailedTests + broken.length} failed${skippedTests > 0 ? `, ${skippedTests} skipped` : ''}`
}

function read(file = ''): TestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport
  } catch (error) {
    throw new UsageError(`Name a JSON report of Vitest; ${file || 'the empty name'} cannot be read: ${(error as Error).message}`)
  }
}

const [, program, file] = process.argv
if (program === import.meta.filename) console.log(testTotal(read(file)))
