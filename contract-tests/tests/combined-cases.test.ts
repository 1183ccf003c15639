import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SuiteResult } from '../suites/result.ts'
import { type ReceivedRequest, rejected, startTestServer, type TestServer } from './honestServer.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const rejection = rejected(400, 'ERR_BAD_REQUEST')

/** The body of a request that creates a role. */
const roleIn = ({ method, path, body }: ReceivedRequest): { name?: string; settings?: object } =>
  method === 'POST' && path === '/roles' && body.endsWith('}') ? JSON.parse(body) : {}

const failedIn = ({ operations }: SuiteResult): string[] => operations.flatMap(({ failed }) => failed.map(({ name }) => name))

const run = () => server.run({ allowWrites: true, only: ['create-role'] })

test('reports which of several combined values a server rejects', async () => {
  server.respond = (request) => (roleIn(request).name?.length === 100 ? rejection : undefined)
  expect(failedIn(await run())).toEqual(['boundary: body /name maxLength'])
})

test('does not report values that a server rejects only in combination', async () => {
  server.respond = (request) => {
    const { name, settings } = roleIn(request)
    return name?.length === 100 && settings === undefined ? rejection : undefined
  }
  const result = await run()
  expect(failedIn(result)).toEqual([])
  expect(result.operations[0]?.notRun.filter(({ category }) => category !== 'left out by rule')).toEqual([])
})
