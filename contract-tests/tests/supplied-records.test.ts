import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBundle } from '../documents/bundles.ts'
import { createContract } from '../documents/contract.ts'
import { failsRun } from '../exchange/outcome.ts'
import { verdictOf } from '../report/verdict.ts'
import { trackCreatedRecords } from '../server/createdRecords.ts'
import { readRecord, type SuppliedRecord } from '../server/suppliedRecords.ts'
import { sentence } from '../validate/finding.ts'
import type { RawRequest } from '../validate/rawExchange.ts'
import { json, rejected, startTestServer, type TestServer } from './honestServer.ts'

const records = (list: Record<string, string>, mayWrite: boolean) =>
  Object.entries(list).map(([word, id]) => readRecord(`${word}=${id}`, mayWrite) as SuppliedRecord)
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

const writes = () => server.requests.filter(({ method }) => !/^(GET|OPTIONS|HEAD)$/.test(method))

test('flags supplied records if it cannot create any, without updating or deleting them', async () => {
  const only = ['flag-a-message']
  const without = verdictOf(await server.run({ only, allowWrites: true }))
  expect(without.counts.passed).toBeLessThan(5)
  expect(without.reasons.join()).toContain('could not be tried')
  server.requests.length = 0
  const run = await server.run({ only, allowWrites: true, records: records({ message: '42', user: 'jonas' }, true) })
  const [flagging] = run.operations
  expect(flagging?.findings.map(sentence)).toEqual([])
  expect(flagging?.coverage.operations.covered).toBe(1)
  expect(flagging?.passed).toBeGreaterThan(without.counts.passed + 10)
  expect(new Set(writes().map(({ method, path }) => `${method} ${path}`))).toContain('POST /messages/42/flagged')
  expect(writes().filter(({ method, path }) => method !== 'POST' && !/contract-/.test(path))).toEqual([])
  expect(run.rerun).toContain('--allow-writes --writable-record message=42 --writable-record user=jonas')
})

test('only reads records that are supplied with --record', async () => {
  const only = ['get-message-details', 'flag-a-message']
  const run = await server.run({ only, allowWrites: true, records: records({ message: '42', user: 'jonas' }, false) })
  const [reading, flagging] = ['get-message-details', 'flag-a-message'].map((id) =>
    run.operations.find(({ operation }) => operation === id),
  )
  expect(reading?.coverage.operations.covered).toBe(1)
  expect(writes().filter(({ path }) => path.includes('42'))).toEqual([])
  expect(flagging?.notRun.filter((check) => !failsRun(check)).map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(/it would change \/\w+\/(42|jonas), a record that was supplied for reading only/),
  )
})

test('a read-only run uses the supplied record instead of the first of a list', async () => {
  await server.run({ only: ['get-user'], records: records({ user: 'jonas' }, false) })
  expect(server.requests.some(({ path }) => path === '/users/jonas')).toBe(true)
  expect(server.requests.some(({ path }) => path === '/users/mira' || path === '/users')).toBe(false)
})

test.each([
  ['allows', 'POST', '/messages/42/flagged', '{"remark":"Advert"}'],
  ['blocks', 'POST', '/messages/43/flagged', '{"remark":"Advert"}'],
  ['blocks', 'PUT', '/messages/42', '{"data":{"text":"Changed"}}'],
  ['blocks', 'DELETE', '/messages/42', '{"permanent":true}'],
  ['blocks', 'DELETE', '/messages/42/reactions/x', undefined],
  ['blocks', 'PUT', '/users/jonas', '{"name":"Changed"}'],
  ['blocks', 'DELETE', '/users/jonas', undefined],
])('%s %s %s if message 42 and user jonas are supplied as writable', async (effect, method, path, body) => {
  const chat = createContract('chat', await readBundle('chat'))
  const base = 'https://chat.example.com/v3'
  const { guard } = trackCreatedRecords(chat, base, 'contract-cndbdpdqhbbgr-', records({ message: '42', user: 'jonas' }, true))
  const headers = Object.entries({ onBehalfOf: 'jonas', 'content-type': 'application/json' })
  const request: RawRequest = { method, url: base + path, headers, body }
  if (effect === 'allows') expect(() => guard(request, 'chat')).not.toThrow()
  else expect(() => guard(request, 'chat')).toThrow(/is not sent/)
})

test('tries to delete the role `default` only if it is supplied as writable, and reports a server that deletes it', async () => {
  const deletions = () => server.requests.filter(({ method, path }) => method === 'DELETE' && path === '/roles/default')
  server.respond = () => undefined
  const without = await server.run({ only: ['delete-role'], allowWrites: true, records: records({ role: 'default' }, false) })
  expect(without.operations[0]?.notRun).toEqual([
    expect.objectContaining({
      category: 'blocked by the safety guard',
      name: '`default` cannot be deleted',
      reason: expect.stringContaining('--writable-record role=default allows the attempt'),
    }),
  ])
  expect(deletions()).toHaveLength(0)
  const allowed = { only: ['delete-role'], allowWrites: true, records: records({ role: 'default' }, true) }
  expect((await server.run(allowed)).operations.flatMap(({ findings, notRun }) => [...findings, ...notRun])).toEqual([])
  expect(deletions()).toHaveLength(1)
  server.respond = ({ method, path }) =>
    method === 'DELETE' && path === '/roles/default' ? json({ data: { success: true, message: 'Deleted.' } }) : undefined
  const findings = (await server.run(allowed)).operations.flatMap((operation) => operation.findings)
  expect(findings.map(({ rule }) => rule)).toEqual(['negative_data_rejection'])
})
