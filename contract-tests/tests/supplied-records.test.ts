import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRecord, type SuppliedRecord } from '../server/suppliedRecords.ts'
import { rejected, startTestServer, type TestServer } from './honestServer.ts'

const records = ['message=42', 'user=jonas'].map((text) => readRecord(text) as SuppliedRecord)
let server: TestServer

beforeEach(async () => {
  server = await startTestServer({
    users: ['mira', 'jonas'].map((uid) => ({ uid, name: uid })),
    messages: [{ id: '42', sender: 'mira', receiver: 'jonas', type: 'text', data: { text: 'Half price today only!' } }] as never,
  })
  // A server that supports flagging and reading, but creates nothing.
  server.respond = ({ method, path }) =>
    (method === 'POST' && !path.includes('/flagged')) || path.startsWith('/moderation/reasons')
      ? rejected(404, 'ERR_API_NOT_FOUND')
      : undefined
})

afterEach(() => server.close())

test('reads supplied records if it cannot create any, and writes to none', async () => {
  const run = await server.run({ only: ['get-message-details', 'flag-a-message'], allowWrites: true, records })
  const [reading, flagging] = ['get-message-details', 'flag-a-message'].map((id) =>
    run.operations.find(({ operation }) => operation === id),
  )
  expect(reading?.coverage.operations.covered).toBe(1)
  const writes = server.requests.filter(({ method }) => !/^(GET|OPTIONS|HEAD)$/.test(method))
  expect(writes.filter(({ path, body }) => /42|jonas/.test(path) && !/contract-/.test(`${path}${body}`))).toEqual([])
  expect(flagging?.notRun.map(({ category, reason }) => `${category}: ${reason}`)).toContainEqual(
    'blocked by the safety guard: it names a record that the run did not create',
  )
  expect(run.rerun).toContain('--allow-writes --record message=42 --record user=jonas')
})

test('a read-only run uses the supplied record instead of the first of a list', async () => {
  await server.run({ only: ['get-user'], records: records.slice(1) })
  expect(server.requests.some(({ path }) => path === '/users/jonas')).toBe(true)
  expect(server.requests.some(({ path }) => path === '/users/mira' || path === '/users')).toBe(false)
})
