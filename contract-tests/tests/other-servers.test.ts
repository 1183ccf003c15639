import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { createRouter } from '../documents/router.ts'
import { failsRun } from '../exchange/outcome.ts'
import { families } from '../fake/families.ts'
import { verdictOf } from '../report/verdict.ts'
import { unlike } from '../server/compare.ts'
import type { SuiteResult } from '../suites/result.ts'
import { sentence } from '../validate/finding.ts'
import { type ReceivedRequest, startTestServer, type TestResponse, type TestServer } from './honestServer.ts'
import { inTurn } from './inTurn.ts'

// Servers that differ from the fake, correctly or not.

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
})
afterEach(() => server.close())

const findingsOf = async (...only: string[]) => Object.values(await findingsByOperation(...only)).flat()

/** The findings of each checked operation, in one run. */
const findingsByOperation = async (...only: string[]): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    (await server.run({ only, allowWrites: true })).operations.map(({ operation, findings }) => [operation, findings.map(sentence)]),
  )

const coded = (response: TestResponse, code: string): TestResponse => ({
  ...response,
  body: JSON.stringify({ error: { code, message: 'Rejected.' } }),
})

test('accepts any documented 403 or 404 code', async () => {
  server.changeResponse = ({ method, path }, response) => {
    if (method === 'POST' && path === '/messages' && response.status === 403) return coded(response, 'ERR_BANNED_GROUPMEMBER')
    if (/^\/users\/[^/]+\/conversation$/.test(path) && response.status === 404 && response.body.includes('CONVERSATION'))
      return coded(response, 'ERR_CONVERSATION_NOT_FOUND')
    return method === 'GET' && /^\/users\/[^/]+$/.test(path) && response.status === 404 ? coded(response, 'ERR_ROLE_NOT_FOUND') : response
  }
  const findings = await findingsByOperation('ban-group-user', 'get-user-conversation', 'get-user')
  expect(findings['ban-group-user']).toEqual([])
  expect(findings['get-user-conversation']).toEqual([])
  expect(findings['get-user']?.join()).toContain('ERR_ROLE_NOT_FOUND')
})

test('reports an accepted duplicate identifier only if the documents say that it is rejected', async () => {
  const key = { headers: { apikey: 'feedfacefeedfacefeedfacefeedfacefeedface' } }
  const names: Readonly<Record<string, string>> = { '/roles': 'role', '/groups': 'guid', '/moderation/reasons': 'id' }
  // Responds with the existing record instead of a rejection.
  server.changeResponse = async ({ method, path, body }, response) => {
    const name = names[path]
    if (method !== 'POST' || name === undefined || response.status < 400 || !body.endsWith('}')) return response
    const found = await server.fake.fetch(`http://fake.example.com${path}/${JSON.parse(body)[name]}`, key)
    return found.status === 200 ? { ...response, status: 200, body: await found.text() } : response
  }
  const findings = await findingsByOperation('create-role', 'create-group', 'create-reason')
  expect(findings['create-role']).toEqual([])
  expect(findings['create-group']?.join()).toContain('ERR_GUID_ALREADY_EXISTS, got 200')
  // The documents call a reason's id unique.
  expect(findings['create-reason']?.join()).toMatch(/expected 400 \w+, got 200 \(model_agrees\)/)
})

test('reports `data` that is not an array and continues', async () => {
  server.changeResponse = ({ method, path }, response) =>
    method === 'GET' && /^\/roles(\?|$)/.test(path) && response.status === 200 ? { ...response, body: '{"data":{},"meta":{}}' } : response
  const findings = await findingsOf('list-roles', 'get-role')
  expect(findings.join()).toContain('list-roles')
})

test('accepts a missing empty list of added users, but no other missing list', () => {
  expect(unlike({ admins: [], participants: ['mira'] }, { participants: { mira: { success: true } } })).toBeUndefined()
  expect(unlike({ tags: ['red'] }, {})).toMatchObject({ got: 'nothing' })
})

test('accepts an empty list of group messages for non-members, but reports a list with messages', async () => {
  const findingsWith = (data: unknown[]) => {
    server.changeResponse = ({ method, path }, response) =>
      method === 'GET' &&
      /^\/groups\/[^/]+\/messages/.test(path) &&
      [401, 403].includes(response.status) &&
      !response.body.includes('AUTH_ERR')
        ? { ...response, status: 200, body: JSON.stringify({ data, meta: { current: { limit: 10, count: data.length } } }) }
        : response
    return findingsOf('list-group-messages')
  }
  expect(await findingsWith([])).toEqual([])
  expect((await findingsWith([{ id: '1' }])).join()).toContain('ERR_GROUP_NOT_JOINED, got 200')
})

test('accepts an empty list for an invalid reaction in the path, but reports a list with reactions', async () => {
  const findingsWith = (data: unknown[]) => {
    server.changeResponse = ({ method, path }, response) =>
      method === 'GET' && /\/reactions\/.{100}/.test(path) && response.status === 400
        ? { ...response, status: 200, body: JSON.stringify({ data, meta: { current: { limit: 10, count: data.length } } }) }
        : response
    return findingsOf('list-reactions-of-one-kind')
  }
  expect(await findingsWith([])).toEqual([])
  const user = { uid: 'mira', name: 'Mira Okafor' }
  const reaction = { id: '1', messageId: '1', reaction: 'x', uid: 'mira', reactedAt: 1, reactedBy: user }
  expect((await findingsWith([reaction])).join()).toContain('negative_data_rejection')
})

test('ignores `total: 0` on cursor pages only', async () => {
  server.changeResponse = ({ path }, response) =>
    /^\/users(\/[^/]+\/messages|\?|$)/.test(path)
      ? { ...response, body: response.body.replace(/"total":\d+/, '"total":0').replace(/"total_pages":\d+/, '"total_pages":1') }
      : response
  const findings = await findingsByOperation('list-user-messages', 'list-users')
  expect(findings['list-user-messages']).toEqual([])
  expect(findings['list-users']?.join()).toContain('pagination')
})

test('a missing operation fails the run unless allowed, and a document that rejects the fake keys is skipped', async () => {
  const missing = {
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: '{"error":{"code":"ERR_API_NOT_FOUND","message":"No."}}',
  }
  const closed = coded({ ...missing, status: 401 }, 'AUTH_ERR_EMPTY_APIKEY')
  server.respond = ({ path }) => (path.startsWith('/notifications') ? missing : path.startsWith('/apps') ? closed : undefined)
  const only = ['list-push-tokens', 'delete-push-token', 'list-apps', 'list-webhooks', 'list-roles']
  const options = { only, allowWrites: true, bases: { chat: server.url, management: server.url } }
  const categoriesOf = ({ operations }: SuiteResult, id: string) =>
    new Set(operations.filter(({ operation }) => operation === id).flatMap(({ notRun }) => notRun.map(({ category }) => category)))
  const run = await server.run(options)
  expect(run.operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(categoriesOf(run, 'list-push-tokens')).toEqual(new Set(['operation missing']))
  expect(categoriesOf(run, 'list-apps')).toEqual(new Set(['no keys']))
  expect(verdictOf(run).reasons.join()).toContain('could not be tried')
  const allowed = await server.run({ ...options, allowMissing: ['notifications'] })
  expect(verdictOf(allowed).reasons).toEqual([])
  const single = await server.run({ ...options, allowMissing: ['list-push-tokens'] })
  expect(categoriesOf(single, 'list-push-tokens')).toEqual(new Set(['allowed to be missing']))
  expect(verdictOf(single).reasons.join()).toBe('')
  const others = await server.run({ ...options, allowMissing: ['list-roles'] })
  expect(verdictOf(others).reasons.join()).toContain('could not be tried')
  expect(others.unused).toEqual(['--allow-missing list-roles'])
  const mine = server.run({ only: ['list-apps'], bases: { management: server.url }, credentials: { key: 'own', secret: 'own' } })
  await expect(mine).rejects.toThrow('rejects the key in MANAGEMENT_KEY and MANAGEMENT_SECRET')
})

test('a missing operation that only unselected checks need does not fail the run', async () => {
  const missing = { status: 404, headers: {}, body: '{"error":{"code":"ERR_API_NOT_FOUND","message":"No."}}' }
  server.respond = ({ method, path }) => (method === 'DELETE' && /^\/groups\/[^/]+\/bannedusers\//.test(path) ? missing : undefined)
  const run = await server.run({ only: ['kick-group-member'], allowWrites: true })
  expect(run.operations.flatMap(({ notRun }) => notRun.map(({ category }) => category))).toContain('not selected')
  expect(verdictOf(run).reasons).toEqual([])
  const wanted = await server.run({ only: ['unban-group-user'], allowWrites: true })
  expect(verdictOf(wanted).reasons.join()).toContain('could not be tried')
})

test('reports an error message that repeats the API key', async () => {
  server.changeResponse = ({ headers, path }, response) =>
    response.status === 404
      ? { ...response, body: response.body.replace('"message":"', `"message":"${headers.apikey} asked for ${path}. `) }
      : response
  expect((await findingsOf('get-role')).join()).toContain('the key that was sent')
})

const chat = (await readContracts())[0] as Contract
const router = createRouter(chat.operations)

/** Responds like a server that lacks operations. */
const without =
  (isMissing: (operation: Operation) => boolean, missing: TestResponse) =>
  ({ method, path }: ReceivedRequest): TestResponse | undefined => {
    const match = router.find(method, path.split('?')[0] as string)
    return match && isMissing(match.operation) ? missing : undefined
  }

const bare404 = { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>Cannot GET</p>' }

test.each(inTurn([...new Set(chat.operations.map(({ tag }) => tag))], 4))(
  'reports a family as missing if all of its paths respond with a bare 404: %s',
  async (tag) => {
    server.respond = without((operation) => operation.tag === tag, bare404)
    const run = await server.run({ tags: [tag], allowWrites: true, sample: 0.1 })
    expect(run.operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
    expect(run.operations.map(({ cases }) => cases)).toEqual(run.operations.map(() => 0))
    expect(verdictOf(run).headline).toMatch(/^Failed: \d+ checks could not be tried.*nothing was checked/)
  },
)

test.each([
  ['501', { status: 501, headers: {}, body: '' }],
  ['405', { status: 405, headers: {}, body: '' }],
  ['a 404 of a gateway', { status: 404, headers: { 'content-type': 'application/json' }, body: '{"message":"no Route matched"}' }],
])('reports a family as missing if all of its paths respond with %s', async (_what, missing) => {
  server.respond = without(({ tag }) => tag === 'Roles', missing)
  const run = await server.run({ tags: ['Roles'], allowWrites: true })
  expect(run.operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(run.operations.map(({ cases }) => cases)).toEqual(run.operations.map(() => 0))
  expect(verdictOf(await server.run({ tags: ['Roles'], allowWrites: true, allowMissing: ['Roles'] })).reasons).toEqual([
    'nothing was checked',
  ])
})

test('reports missing reasons for flags as failed setup, not as a missing operation', async () => {
  const missing = { status: 404, headers: {}, body: '' }
  server.respond = ({ path }) => (path.startsWith('/moderation/reasons') ? missing : undefined)
  const run = await server.run({ only: ['flag-a-message'], allowWrites: true })
  const { headline } = verdictOf(run)
  expect(headline).not.toContain('All checks')
  const untried = run.operations.flatMap(({ notRun }) => notRun).filter(failsRun)
  expect(untried.map(({ category }) => category)).not.toContain('operation missing')
})

test('reports added users that the response marks as failed', async () => {
  server.changeResponse = ({ method, path }, response) =>
    method === 'POST' && path.endsWith('/friends')
      ? { ...response, body: response.body.replaceAll('"success":true', '"success":false') }
      : response
  expect((await findingsOf('add-friends')).join()).toContain('/success: expected true, got false')
})

test('reports a read receipt that also changes the read state of the other user', async () => {
  server.changeResponse = async ({ method, path, headers }, response) => {
    const [, other] = (method === 'POST' && /^\/users\/([^/]+)\/conversation\/read$/.exec(path)) || []
    if (other && response.status === 200)
      await server.fake.fetch(`http://fake.example.com/users/${headers.onbehalfof}/conversation/read`, {
        method,
        headers: { apikey: String(headers.apikey), onbehalfof: other, 'content-type': 'application/json' },
        body: '{}',
      })
    return response
  }
  expect((await findingsOf('mark-user-conversation-as-read')).join()).toMatch(/unreadMessageCount: expected [12], got 0/)
})

test('reports a reaction that does not name the acting user', async () => {
  server.changeResponse = (_request, response) => ({
    ...response,
    body: response.body.replaceAll('"reactedByMe":true', '"reactedByMe":false'),
  })
  expect((await findingsOf('add-message-reaction')).join()).toContain('reactedByMe: expected true')
})

test('a case does not remove the API keys of a comparison beside it', async () => {
  // It happened with these operations, of which a case makes a key while their world has others.
  const only = Object.keys(families).filter((_, index) => index % 6 === 4)
  expect(only).toContain('delete-apikey')
  const records = [{ kind: '/roles', id: 'default', mayWrite: true }]
  const { operations } = await server.run({ only, allowWrites: true, strict: true, sample: 0.05, records })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})
