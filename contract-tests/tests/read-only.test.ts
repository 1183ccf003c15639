import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Json } from '../documents/json.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { failsRun } from '../exchange/outcome.ts'
import { table } from '../report/table.ts'
import { verdictOf } from '../report/verdict.ts'
import type { SuiteResult } from '../suites/result.ts'
import { findingsIn, rejected, startTestServer, type TestResponse, type TestServer } from './honestServer.ts'

let server: TestServer
let run: SuiteResult

beforeAll(async () => {
  server = await startTestServer({
    users: ['mira', 'jonas', 'dealbot', 'theo'].map((uid) => ({ uid, name: uid })),
    groups: [{ guid: 'tomato-growers', name: 'Tomato growers', type: 'private', owner: 'mira', members: { participants: ['dealbot'] } }],
    messages: [
      { sender: 'dealbot', receiver: 'tomato-growers', receiverType: 'group', type: 'text', data: { text: 'Half price today only!' } },
      { sender: 'theo', receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: 'Did you see the advert?' } },
    ] as never,
  })
  run = await server.run()
})

afterAll(() => server.close())

/** The response to a list without some of its records. */
function leavingOut(response: TestResponse, isLeftOut: (record: Json) => boolean): TestResponse {
  const body = JSON.parse(response.body)
  return { ...response, body: JSON.stringify({ ...body, data: body.data.filter((record: Json) => !isLeftOut(record)) }) }
}

const of = (id: string) => run.operations.find(({ operation }) => operation === id)

test('a read-only run reports no findings on a server with records', () => {
  expect(findingsIn(run)).toEqual([])
  expect(server.requests.filter(({ method }) => !/^(GET|OPTIONS|HEAD)$/.test(method))).toEqual([])
  expect(of('create-user')).toMatchObject({ cases: 0, passed: 0 })
  expect(new Set(of('create-user')?.notRun.map(({ category }) => category))).toEqual(new Set(['writes not allowed']))
})

test('reads conversations and messages on behalf of users with access', () => {
  for (const id of ['get-user-conversation', 'get-group-conversation', 'list-user-messages', 'list-group-messages', 'get-message-details'])
    expect([id, of(id)?.coverage.operations.covered]).toEqual([id, 1])
})

test('a read-only run does not fail because no record has a name under test', () => {
  const failed = run.operations.flatMap(({ notRun }) => notRun.filter(({ category }) => category === 'setup failed'))
  expect(failed.filter(({ kind }) => kind === 'boundary' || kind === 'encoding')).toEqual([])
})

test('reads a group without messages on behalf of a member', async () => {
  await using quiet = await startTestServer({
    users: ['mira', 'jonas'].map((uid) => ({ uid, name: uid })),
    groups: [{ guid: 'seed-swap', name: 'Seed swap', type: 'private', owner: 'jonas' }],
  })
  const { operations } = await quiet.run({ only: ['list-group-messages'] })
  expect(operations[0]?.notRun.filter(({ reason }) => reason.includes('may not read'))).toEqual([])
  expect(operations[0]?.passed).toBeGreaterThan(10)
})

test('reads a group whose messages are not on the first page', async () => {
  const message = (receiver: string, receiverType: 'user' | 'group') =>
    ({ sender: 'mira', receiver, receiverType, type: 'text', data: { text: 'Peas are up.' } }) as const
  await using busy = await startTestServer({
    users: ['mira', 'jonas'].map((uid) => ({ uid, name: uid })),
    groups: ['seed-swap', 'tomato-growers'].map((guid) => ({ guid, name: guid, type: 'private' as const, owner: 'mira' })),
    messages: [...Array.from({ length: 120 }, () => message('jonas', 'user')), message('tomato-growers', 'group')],
  })
  // A group without messages has no conversation.
  busy.respond = ({ path }) => (path === '/groups/seed-swap/conversation' ? rejected(403, 'ERR_CONVERSATION_NOT_ACCESSIBLE') : undefined)
  busy.changeResponse = ({ path }, response) =>
    path === '/conversations' ? leavingOut(response, ({ conversationId }) => conversationId === 'group_seed-swap') : response
  const { operations } = await busy.run({ only: ['get-group-conversation'] })
  expect(operations[0]?.notRun.filter(({ category }) => category === 'nothing to read')).toEqual([])
  expect(operations[0]?.coverage.operations.covered).toBe(1)
})

test('requests nonexistent records with identifiers in the documented format', () => {
  expect(server.requests.some(({ path }) => /^\/apikeys\/0{40}$/.test(path))).toBe(true)
  expect(server.requests.some(({ path }) => /^\/messages\/9{15}$/.test(path))).toBe(true)
})

test('reports a user without access to an existing record as nothing to read, not as a finding', async () => {
  server.respond = ({ path, headers }) =>
    path === '/groups/tomato-growers/conversation' && headers.onbehalfof === 'dealbot' && headers.apikey === fakeCredentials.apiKey
      ? rejected(403, 'ERR_CONVERSATION_NOT_ACCESSIBLE')
      : undefined
  const result = await server.run({ only: ['get-group-conversation'] })
  expect(findingsIn(result)).toEqual([])
  expect(result.operations[0]?.notRun.map(({ category, reason }) => `${category}: ${reason}`)).toContainEqual(
    expect.stringMatching(/^nothing to read: .*may not read the existing record \(ERR_CONVERSATION_NOT_ACCESSIBLE\)$/),
  )
})

test('fails no run for a user who has not joined an existing group', async () => {
  server.respond = ({ path, headers }) =>
    path.startsWith('/groups/tomato-growers/messages') && headers.onbehalfof === 'dealbot' && headers.apikey === fakeCredentials.apiKey
      ? rejected(401, 'ERR_GROUP_NOT_JOINED')
      : undefined
  const result = await server.run({ only: ['list-group-messages'] })
  expect(findingsIn(result)).toEqual([])
  const notRun = result.operations[0]?.notRun ?? []
  expect(notRun.map(({ reason }) => reason).join()).toContain('may not read the existing record (ERR_GROUP_NOT_JOINED)')
  expect(notRun.filter(failsRun)).toEqual([])
})

test('reads the lists again if others have removed a record, and reports one that stays listed', async () => {
  const gone = new Set<string | undefined>()
  let isListed = false
  server.respond = ({ path, headers }) => {
    const [, uid] = /^\/users\/(\w+)\/friends/.exec(path) ?? []
    if (uid === undefined || headers.apikey !== fakeCredentials.apiKey) return undefined
    if (gone.size === 0) gone.add(uid)
    return gone.has(uid) ? rejected(404, 'ERR_UID_NOT_FOUND') : undefined
  }
  server.changeResponse = ({ path }, response) =>
    isListed || !/^\/users(\?|$)/.test(path) || response.status !== 200
      ? response
      : leavingOut(response, ({ uid }) => gone.has(uid as string))
  const only = ['list-friends']
  expect(findingsIn(await server.run({ only }))).toEqual([])
  expect(gone.size).toBe(1)
  isListed = true
  const found = await server.run({ only })
  expect(findingsIn(found)).not.toEqual([])
  // A run that makes no records says nothing about their removal.
  expect(table(found, verdictOf(found))).not.toMatch(/records of this run/i)
  server.changeResponse = (_, response) => response
})

test('reads the lists again if others have removed the user whose records it was about to list', async () => {
  await using live = await startTestServer({ users: ['mira', 'jonas'].map((uid) => ({ uid, name: uid })) })
  const headers = { apikey: fakeCredentials.apiKey, 'content-type': 'application/json' }
  for (const uid of ['mira', 'jonas']) await fetch(`${live.url}/users/${uid}/auth_tokens`, { method: 'POST', headers, body: '{}' })
  let gone: string | undefined
  live.respond = ({ path }) => {
    const [, uid] = /^\/users\/(\w+)\/auth_tokens(?:\?|$)/.exec(path) ?? []
    gone ??= uid
    return uid !== undefined && uid === gone ? rejected(404, 'ERR_USER_LEFT') : undefined
  }
  live.changeResponse = ({ path }, response) =>
    /^\/users(\?|$)/.test(path) && response.status === 200 ? leavingOut(response, ({ uid }) => uid === gone) : response
  const { operations } = await live.run({ only: ['get-authtoken'] })
  expect(gone).toBeDefined()
  expect(operations[0]?.notRun.filter(({ category }) => category === 'setup failed')).toEqual([])
  expect(operations[0]?.passed).toBeGreaterThan(2)
})

test('every operation has a planned check, or a reason for its absence', async () => {
  const { operations } = await server.run({ bases: { chat: server.url, management: server.url, calls: server.url } })
  expect(operations.length).toBeGreaterThan(260)
  expect(operations.filter(({ cases, notRun }) => cases + notRun.length === 0).map(({ operation }) => operation)).toEqual([])
})

test('reports checks that need a run with writes', () => {
  const reasons = run.operations.flatMap(({ notRun }) => notRun.map(({ category, reason }) => `${category}: ${reason}`))
  expect(reasons).toContain('left out by rule: only a run that may write can create a record named m')
})

test('on an empty server, a read-only run first says which option would help, and does not fail', async () => {
  await using empty = await startTestServer({})
  const result = await empty.run({ only: ['list-users', 'get-user', 'get-group'] })
  const verdict = verdictOf(result)
  expect(verdict.reasons).toEqual([])
  expect(verdict.exitCode).toBe(0)
  expect(table(result, verdict)).toMatch(
    /^The server lists no records that \d+ operations could read: add --allow-writes, and the run creates its own\.\n/,
  )
})
