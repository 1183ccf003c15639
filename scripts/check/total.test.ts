import { expect, test } from 'vitest'
import { type TestReport, total } from './total.ts'

const report: TestReport = { numPassedTests: 12, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

test('counts passed and failed tests', () => {
  expect(total(report)).toBe('12 passed, 0 failed')
})

test('counts skipped tests if there are any', () => {
  expect(total({ ...report, numPendingTests: 2, numTodoTests: 1 })).toBe('12 passed, 0 failed, 3 skipped')
})

test('counts a file that fails to load as a failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [] },
  ]
  expect(total({ ...report, numFailedTests: 1, testResults })).toBe('12 passed, 2 failed')
})
