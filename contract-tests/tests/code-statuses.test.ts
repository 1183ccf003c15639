import { expect, test } from 'vitest'
import { table } from '../report/table.ts'
import { verdictOf } from '../report/verdict.ts'
import type { SuiteResult } from '../suites/result.ts'
import { findingsIn, startTestServer } from './honestServer.ts'

/** Runs operations of a server that has another status with a code. */
async function runWith(code: string, status: number, operation: string): Promise<SuiteResult> {
  await using server = await startTestServer({})
  server.changeResponse = (_, response) => (response.body.includes(`"${code}"`) ? { ...response, status } : response)
  return await server.run({ only: [operation], allowWrites: true })
}

test('a code with another status than a source gives it is a finding', async () => {
  const { operations, notes } = await runWith('ERR_UID_NOT_FOUND', 400, 'add-message-reaction')
  expect(operations.flatMap(({ findings }) => findings.map(({ rule }) => rule))).toContain('code_status')
  expect(notes).toEqual([])
})

test('a code with another status than the documents infer is a note', async () => {
  const run = await runWith('AUTH_ERR_EMPTY_APIKEY', 403, 'list-users')
  expect(findingsIn(run)).toEqual([])
  expect(run.notes).toEqual(['AUTH_ERR_EMPTY_APIKEY came with 403; the documents infer 401'])
  expect(table(run, verdictOf(run))).toContain('Note: AUTH_ERR_EMPTY_APIKEY came with 403')
})
