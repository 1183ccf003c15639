import { expect, test } from 'vitest'
import { type TestReport, testTotal } from './total.ts'

const report: TestReport = { numPassedTests: 12, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
const [broken, failed, passed] = [
  { status: 'failed', assertionResults: [] },
  { status: 'failed', assertionResults: [{ status: 'failed' }] },
  { status: 'passed', assertionResults: [] },
]

test.each<[what: string, more: Partial<TestReport>, line: string]>([
  ['passed and failed tests', {}, '12 passed, 0 failed'],
  ['skipped tests if there are any', { numPendingTests: 2, numTodoTests: 1 }, '12 passed, 0 failed, 3 skipped'],
  ['a file that fails to load', { numFailedTests: 1, testResults: [broken, failed, passed] }, '12 passed, 2 failed'],
])('counts %s', (_, more, line) => expect(testTotal({ ...report, ...more })).toBe(line))
