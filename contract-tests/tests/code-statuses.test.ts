import { afterEach, beforeEach, expect, test } from 'vitest'
import { table } from '../report/table.ts'
import { verdictOf } from '../report/verdict.ts'
import { startTestServer, type TestServer } from './honestServer.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer({})
})

afterEach(() => server.close())

const withStatus = (code: string, status: number) => {
  server.changeResponse = (_, response) => (response.body.includes(`"${code}"`) ? { ...response, status } : response)
}

test('a code with another status than a source gives it is a finding', async () => {
  withStatus('ERR_UID_NOT_FOUND', 400)
  const { operations, notes } = await server.run({ only: ['add-message-reaction'], allowWrites: true })
  expect(operations.flatMap(({ findings }) => findings.map(({ rule }) => rule))).toContain('code_status')
  expect(notes).toEqual([])
})

test('a code with another status than the documents infer is a note', async () => {
  withStatus('AUTH_ERR_EMPTY_APIKEY', 403)
  const run = await server.run({ only: ['list-users'], allowWrites: true })
  expect(run.operations.flatMap(({ findings }) => findings)).toEqual([])
  expect(run.notes).toEqual(['AUTH_ERR_EMPTY_APIKEY came with 403; the documents infer 401'])
  expect(table(run, verdictOf(run))).toContain('Note: AUTH_ERR_EMPTY_APIKEY came with 403')
})
