import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { environmentOf, serverContextOf } from '../server/connection.ts'
import type { Session } from '../server/scenario.ts'
import { runScenario } from '../server/session.ts'
import { sentence } from '../validate/finding.ts'
import { startTestServer, type TestServer } from './honestServer.ts'

const [contract] = (await readContracts()) as [Contract]
let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
})
afterEach(() => server.close())

/** Runs a scenario that needs more of a user than the documents require. */
async function readTheRole() {
  const settings = { timeout: 120_000, credentials: fakeCredentials, strict: false }
  const target = serverTarget({ bases: { chat: server.url }, timeout: settings.timeout, guard: () => {} })
  const environment = environmentOf(target, settings)
  const run = async (session: Session) => {
    const { role } = await session.data('get-user', { uid: 'mira' })
    ;(role as string).toUpperCase()
  }
  const outcomes = await runScenario(environment, serverContextOf(environment, contract, undefined), {
    operation: 'get-user',
    name: 'a user has a role',
    run,
  })
  return { findings: outcomes.results.flatMap(({ findings }) => findings.map(sentence)), notRun: outcomes.notRun }
}

const withoutProperty = (name: string) => {
  server.changeResponse = ({ path }, response) =>
    path.startsWith('/users/') ? { ...response, body: response.body.replace(new RegExp(`"${name}":"[^"]*",?`), '') } : response
}

test('does not report a missing optional property that a scenario needs, but that the scenario was not run', async () => {
  withoutProperty('role')
  expect(await readTheRole()).toEqual({
    findings: [],
    notRun: [
      {
        operation: 'get-user',
        name: 'a user has a role',
        kind: 'scenario',
        category: 'setup failed',
        reason: expect.stringContaining('the response of get-user lacks what the next step needs'),
      },
    ],
  })
})

test('reports a missing required property once', async () => {
  server.changeResponse = ({ path }, response) =>
    path.startsWith('/users/') ? { ...response, body: '{"data":{"name":"Mira"}}' } : response
  const { findings, notRun } = await readTheRole()
  expect(findings).toHaveLength(1)
  expect(findings[0]).toContain('uid')
  expect(notRun).toEqual([])
})
