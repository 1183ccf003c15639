import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import type { Operation, Parameter } from '../documents/document.ts'
import { families } from '../fake/families.ts'
import { table } from '../report/table.ts'
import { verdictOf } from '../report/verdict.ts'
import { statedFilters, statedQuery } from '../scenarios/statedFilters.ts'
import { createEffectLog } from '../server/effects.ts'
import { checkedEffects } from '../suites/effects.ts'
import type { SuiteResult } from '../suites/result.ts'
import { startTestServer, type TestServer } from './honestServer.ts'

const [contract] = (await readContracts()) as [Contract]
const operation = (id: string) => contract.operations.find((candidate) => candidate.id === id) as Operation

let server: TestServer
let result: SuiteResult

beforeAll(async () => {
  server = await startTestServer()
  result = await server.run({ allowWrites: true, only: Object.keys(families) })
})
afterAll(() => server.close())

test('the fake obeys every parameter, or its guide says that it is ignored', async () => {
  const guide = await readFile(new URL('../../docs/fake.md', import.meta.url), 'utf8')
  const [, listed = ''] = /\*\*Without effect\*\*(.*?)\n- /s.exec(guide) ?? []
  const ignored = new Set([...listed.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect(ignored.size).toBeGreaterThan(3)
  // What has an effect that no check of a server can expect.
  const unseen = new Set([
    'list-threads updatedAt',
    'list-user-messages perPage',
    'list-user-conversations page',
    'list-group-messages hideQuotedMessages',
    'create-rule body filters',
    'update-rule body filters',
    'update-rule body conditions',
    'create-keyword-list body disallowedSentences',
    'update-keyword-list body disallowedSentences',
    // What no record shows: scenarios see it in what other calls may do, or in counts.
    'create-user body withAuthToken',
    'delete-user body permanent',
    'set-scope-permissions body permissions',
    'set-role-permissions body permissions',
    'restrict-features body featuresToRestrict',
    'allow-features body featuresToAllow',
    'allow-features body allowAll',
    'create-group body password',
    'update-group body password',
    'add-group-members body admins',
    'delete-message body permanent',
    'send-thread-message body multipleReceivers',
    'send-thread-message body muid',
    'send-thread-message body quotedMessageId',
    'mark-group-conversation-as-delivered body messageId',
    'mark-group-conversation-as-read body messageId',
    'mark-group-conversation-as-unread body messageId',
    'reset-user-conversation body conversationWith',
    'reset-user-conversation body deleteMessagesPermanently',
    'mark-user-conversation-as-delivered body messageId',
    'mark-user-conversation-as-read body messageId',
    'mark-user-conversation-as-unread body messageId',
    'create-keyword-list body file',
    'update-keyword-list body file',
    'submit-message-for-moderation body receiverUserDetails',
    'import-messages body guid',
    'import-messages body name',
    'import-messages body type',
  ])
  const left = (result.unchecked ?? []).filter((name) => !unseen.has(name) && !ignored.has(name.split(' ').at(-1) as string))
  expect(left).toEqual([])
})

test('a query parameter that a server ignores is named and does not count as covered', () => {
  const invented: Parameter = { name: 'namePrefix', in: 'query', schema: { type: 'string' } }
  const list = operation('list-users')
  const operations = [{ ...list, parameters: [...list.parameters, invented] }]
  const [sent] = result.operations
    .filter(({ operation: id }) => id === 'list-users')
    .map((one) => {
      const parameters = {
        ...one.coverage.parameters,
        total: one.coverage.parameters.total + 1,
        covered: one.coverage.parameters.covered + 1,
      }
      return { ...one, coverage: { ...one.coverage, parameters } }
    })
  const checked = checkedEffects([{ ...contract, operations }], sent ? [sent] : [])
  expect(checked.unchecked).toContain('list-users namePrefix')
  expect(checked.unchecked).not.toContain('list-users tags')
  expect(checked.operations[0]?.coverage.parameters.missing).toContain('list-users namePrefix')
  const run = { ...result, ...checked }
  expect(table(run, verdictOf(run))).toMatch(/Sent, effect not checked: .*\n {2}list-users \(.*namePrefix/)
})

test('an effect is seen in requests that differ in one parameter, without a write between them', () => {
  const log = createEffectLog(contract)
  const list = operation('list-users')
  const two = { data: [{ uid: 'mira' }, { uid: 'jonas' }] }
  const one = { data: [{ uid: 'mira' }] }
  log.note(list, {}, two)
  log.note(list, { tags: ['a'] }, two)
  log.note(list, { role: 'keeper', status: 'offline' }, one)
  expect(log.seen()).toEqual([])
  log.note(operation('update-user'), { uid: 'mira', body: { name: 'Mira' } }, { data: {} })
  log.note(list, { withTags: true }, one)
  expect(log.seen()).toEqual([])
  log.note(list, { withTags: true, perPage: 100 }, one)
  log.note(list, { withTags: true, perPage: 1 }, two)
  expect(log.seen()).toEqual(['list-users perPage'])
})

test('a property is read when another operation shows the sent value', () => {
  const log = createEffectLog(contract)
  log.note(operation('update-user'), { uid: 'mira', body: { name: 'Mira', tags: ['b', 'a'], statusMessage: 'Away' } }, { data: {} })
  log.note(operation('get-user'), { uid: 'mira' }, { data: { uid: 'mira', name: 'Mira', tags: ['a', 'b'] } })
  expect(log.seen().sort()).toEqual(['update-user body name', 'update-user body tags'])
})

test('a filter that `x-filter` states is tried with a value that tells records apart', () => {
  const list = operation('list-users')
  const namePrefix: Parameter = { name: 'namePrefix', in: 'query', schema: {}, 'x-filter': { properties: ['name'], operator: 'prefix' } }
  const known = [{ args: { searchKey: 'a' }, includes: [], excludes: [] }]
  expect(statedFilters({ ...list, parameters: [...list.parameters, namePrefix] }, known)).toEqual([namePrefix])
  const ids = { one: 'u1', two: 'u2', three: 'u3' }
  const records = [
    { uid: 'u1', name: 'Ada' },
    { uid: 'u2', name: 'Adam' },
    { uid: 'u3', name: 'Ben' },
  ]
  expect(statedQuery(namePrefix, records, ids, 'uid')).toEqual({
    args: { namePrefix: 'Ada' },
    includes: ['one', 'two'],
    excludes: ['three'],
  })
  expect(statedQuery(namePrefix, records.slice(0, 1), ids, 'uid')).toBeUndefined()
  const namePart: Parameter = { ...namePrefix, 'x-filter': { properties: ['name'], operator: 'contains' } }
  const longer = records.map((record) => ({ ...record, name: `${record.name} of Kew` }))
  expect(statedQuery(namePart, longer, ids, 'uid')).toEqual({
    args: { namePrefix: 'da of Ke' },
    includes: ['one'],
    excludes: ['two', 'three'],
  })
  expect(statedQuery(namePrefix, records, ids, 'uid', (value) => value.length > 3)?.args).toEqual({ namePrefix: 'Adam' })
})
