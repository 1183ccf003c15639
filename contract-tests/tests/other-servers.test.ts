import { afterEach, beforeEach, expect, test } from 'vitest'
import { failsRun } from '../exchange/outcome.ts'
import { verdictOf } from '../report/verdict.ts'
import { unlike } from '../scenarios/invariants.ts'
import { pagesAgreeInPeace } from '../scenarios/memberships.ts'
import type { Body, Session } from '../scenarios/session.ts'
import { readContracts } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import type { SuiteResult } from '../suites/result.ts'
import { sentence } from '../validate/finding.ts'
import { type Given, startTestServer, type TestServer } from './honestServer.ts'

// Servers that are not the fake: other ways of being right, and faults that only they have.

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
})
afterEach(() => server.close())

const findingsOf = async (...only: string[]) =>
  (await server.run({ only, allowWrites: true })).operations.flatMap(({ findings }) => findings.map(sentence))

const coded = (answer: Given, code: string): Given => ({ ...answer, body: JSON.stringify({ error: { code, message: 'Refused.' } }) })

test('a refusal may have any documented code that says who may not, or that what the path speaks of is not there', async () => {
  server.meddle = ({ method, path }, answer) => {
    if (method === 'POST' && path === '/messages' && answer.status === 403) return coded(answer, 'ERR_BANNED_GROUPMEMBER')
    if (/^\/users\/[^/]+\/conversation$/.test(path) && answer.status === 404 && answer.body.includes('CONVERSATION'))
      return coded(answer, 'ERR_CONVERSATION_NOT_FOUND')
    return answer
  }
  expect(await findingsOf('ban-group-user', 'get-user-conversation')).toEqual([])
  server.meddle = ({ path }, answer) => (path.startsWith('/users/') && answer.status === 404 ? coded(answer, 'ERR_ROLE_NOT_FOUND') : answer)
  expect((await findingsOf('get-user')).join()).toContain('ERR_ROLE_NOT_FOUND')
})

test('a repeated identifier is only reported where the documents say that it is rejected', async () => {
  const key = { headers: { apikey: 'feedfacefeedfacefeedfacefeedfacefeedface' } }
  /** Answers with the record that is there in place of a rejection. */
  const existing = (collection: string, name: string): TestServer['meddle'] => {
    return async ({ method, path, body }, answer) => {
      if (method !== 'POST' || path !== collection || answer.status < 400 || !body.endsWith('}')) return answer
      const found = await server.fake.fetch(`http://fake.example.com${collection}/${JSON.parse(body)[name]}`, key)
      return found.status === 200 ? { ...answer, status: 200, body: await found.text() } : answer
    }
  }
  server.meddle = existing('/roles', 'role')
  const roles = await server.run({ only: ['create-role'], allowWrites: true })
  expect(roles.operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  server.meddle = existing('/groups', 'guid')
  expect((await findingsOf('create-group')).join()).toContain('is there already')
  // The documents call a reason's id unique.
  server.meddle = existing('/moderation/reasons', 'id')
  expect((await findingsOf('create-reason')).join()).toContain('is there already')
})

test('reports `data` that is not an array and continues', async () => {
  server.meddle = ({ method, path }, answer) =>
    method === 'GET' && /^\/roles(\?|$)/.test(path) && answer.status === 200 ? { ...answer, body: '{"data":{},"meta":{}}' } : answer
  const findings = await findingsOf('list-roles', 'get-role')
  expect(findings.join()).toContain('list-roles')
})

test('an empty list of those who were added need not come back, another list must', () => {
  expect(unlike({ admins: [], participants: ['mira'] }, { participants: { mira: { success: true } } })).toBeUndefined()
  expect(unlike({ tags: ['red'] }, {})).toMatchObject({ got: 'nothing' })
})

test('does not report a list that others change, and reports a list that always loses a record', async () => {
  const [contract] = await readContracts()
  const list = contract?.operations.find(({ id }) => id === 'list-roles') as Operation
  const told = async (lost: (page: number, walk: number) => boolean) => {
    const findings: string[] = []
    const roles = ['keeper', 'visitor', 'default'].map((role) => ({ role }))
    let walks = 0
    const session = {
      list: async () => roles,
      call: async (_id: string, { page, perPage }: Body) => {
        if (perPage === 100) {
          walks++
          return { data: roles, meta: {} }
        }
        return { data: lost(Number(page), walks) ? [] : roles.slice(Number(page) - 1, Number(page)) }
      },
      found: (rule: string) => void findings.push(rule),
    }
    await pagesAgreeInPeace(session as unknown as Session, list, {}, 'role')
    return findings
  }
  expect(await told((page, walk) => page === 2 && walk === 1)).toEqual([])
  expect(await told((page) => page === 2)).toContain('list_pages_agree')
})

test('a list of messages may be empty for users outside the group, and must not show messages', async () => {
  const shown = (data: unknown[]) => {
    server.meddle = ({ method, path }, answer) =>
      method === 'GET' && /^\/groups\/[^/]+\/messages/.test(path) && [401, 403].includes(answer.status) && !answer.body.includes('AUTH_ERR')
        ? { ...answer, status: 200, body: JSON.stringify({ data, meta: { current: { limit: 10, count: data.length } } }) }
        : answer
    return findingsOf('list-group-messages')
  }
  expect(await shown([])).toEqual([])
  expect((await shown([{ id: '1' }])).join()).toContain('not a member')
})

test('ignores `total: 0` on cursor pages only', async () => {
  const totals = (pattern: RegExp) => {
    server.meddle = ({ path }, answer) =>
      pattern.test(path)
        ? { ...answer, body: answer.body.replace(/"total":\d+/, '"total":0').replace(/"total_pages":\d+/, '"total_pages":1') }
        : answer
  }
  totals(/^\/users\/[^/]+\/messages/)
  expect(await findingsOf('list-user-messages')).toEqual([])
  totals(/^\/users(\?|$)/)
  expect((await findingsOf('list-users')).join()).toContain('pagination')
})

test('a missing operation fails the run unless its family may be missing, and made-up keys that are rejected leave a document out', async () => {
  const missing = {
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: '{"error":{"code":"ERR_API_NOT_FOUND","message":"No."}}',
  }
  const closed = coded({ ...missing, status: 401 }, 'AUTH_ERR_EMPTY_APIKEY')
  server.refuse = ({ path }) => (path.startsWith('/notifications') ? missing : path.startsWith('/apps') ? closed : undefined)
  const only = ['list-push-tokens', 'delete-push-token', 'list-apps', 'list-webhooks', 'get-user']
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
  const mine = await server.run({ only: ['list-apps'], bases: { management: server.url }, credentials: { key: 'own', secret: 'own' } })
  expect(verdictOf(mine).reasons.join()).toContain('failed')
})

test('what only checks of operations that were not selected need does not fail a run', async () => {
  const missing = { status: 404, headers: {}, body: '{"error":{"code":"ERR_API_NOT_FOUND","message":"No."}}' }
  server.refuse = ({ path }) => (/^\/roles\/[^/]+\/permissions/.test(path) ? missing : undefined)
  const run = await server.run({ only: ['create-user', 'get-user'], allowWrites: true })
  expect(run.operations.flatMap(({ notRun }) => notRun.map(({ category }) => category))).toContain('not selected')
  expect(verdictOf(run).reasons).toEqual([])
  const wanted = await server.run({ only: ['create-user', 'set-role-permissions'], allowWrites: true })
  expect(verdictOf(wanted).reasons.join()).toContain('could not be tried')
})

test('an error must not repeat the key that was sent', async () => {
  server.meddle = ({ headers, path }, answer) =>
    answer.status === 404
      ? { ...answer, body: answer.body.replace('"message":"', `"message":"${headers.apikey} asked for ${path}. `) }
      : answer
  expect((await findingsOf('get-role')).join()).toContain('the key that was sent')
})

test.each([
  ['a bare 404', { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>Cannot GET</p>' }],
  ['501', { status: 501, headers: {}, body: '' }],
])('reports a family whose paths all answer %s as missing', async (_what, answer) => {
  server.refuse = ({ path }) => (path.startsWith('/roles') ? answer : undefined)
  const run = await server.run({ tags: ['Roles'], allowWrites: true })
  expect(run.operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(run.operations.map(({ cases }) => cases)).toEqual(run.operations.map(() => 0))
  expect(verdictOf(run).headline).toMatch(/^Failed: \d+ checks could not be tried.*nothing was checked/)
  expect(verdictOf(await server.run({ tags: ['Roles'], allowWrites: true, allowMissing: ['Roles'] })).reasons).toEqual([
    'nothing was checked',
  ])
})

test('a missing reason for flags is named as what could not be prepared, not as a missing operation', async () => {
  const missing = { status: 404, headers: {}, body: '' }
  server.refuse = ({ path }) => (path.startsWith('/moderation/reasons') ? missing : undefined)
  const run = await server.run({ only: ['flag-a-message'], allowWrites: true })
  const { headline } = verdictOf(run)
  expect(headline).not.toContain('All checks')
  const untried = run.operations.flatMap(({ notRun }) => notRun).filter(failsRun)
  expect(untried.map(({ category }) => category)).not.toContain('operation missing')
})

test('does not report added users as failures', async () => {
  server.meddle = ({ method, path }, answer) =>
    method === 'POST' && path.endsWith('/friends')
      ? { ...answer, body: answer.body.replaceAll('"success":true', '"success":false') }
      : answer
  expect((await findingsOf('add-friends')).join()).toContain('with success')
})

test('what one user has read the other has not', async () => {
  server.meddle = async ({ method, path, headers }, answer) => {
    const [, other] = (method === 'POST' && /^\/users\/([^/]+)\/conversation\/read$/.exec(path)) || []
    if (other && answer.status === 200)
      await server.fake.fetch(`http://fake.example.com/users/${headers.onbehalfof}/conversation/read`, {
        method,
        headers: { apikey: String(headers.apikey), onbehalfof: other, 'content-type': 'application/json' },
        body: '{}',
      })
    return answer
  }
  expect((await findingsOf('mark-user-conversation-as-read')).join()).toContain('unreadMessageCount: expected 1')
})

test('the reaction names the right user', async () => {
  server.meddle = (_asked, answer) => ({ ...answer, body: answer.body.replaceAll('"reactedByMe":true', '"reactedByMe":false') })
  expect((await findingsOf('add-message-reaction')).join()).toContain('reactedByMe true')
})
