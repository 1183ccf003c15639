import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { createRouter } from '../documents/router.ts'
import { failsRun } from '../exchange/outcome.ts'
import { table } from '../report/table.ts'
import { verdictOf } from '../report/verdict.ts'
import { fieldDifference } from '../serverChecks/fieldDifference.ts'
import { withAllowedMissing } from '../suites/allowMissing.ts'
import { operationResult, type SuiteResult } from '../suites/result.ts'
import { finding } from '../validate/finding.ts'
import { findingsIn, json, type ReceivedRequest, rejected, startTestServer, type TestResponse, type TestServer } from './honestServer.ts'
import { inTurn } from './inTurn.ts'

// Servers that differ from the fake, correctly or not.

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
})
afterEach(() => server.close())

const run = (...only: string[]) => server.run({ only, allowWrites: true })

test('reports an accepted duplicate identifier only if the documents say that it is rejected', async () => {
  const key = { headers: { apikey: 'feedfacefeedfacefeedfacefeedfacefeedface' } }
  const names: Readonly<Record<string, string>> = { '/users': 'uid', '/roles': 'role', '/moderation/reasons': 'id' }
  // Responds with the existing record instead of a rejection.
  server.changeResponse = async ({ method, path, body }, response) => {
    const name = names[path]
    if (method !== 'POST' || name === undefined || response.status < 400 || !body.endsWith('}')) return response
    const found = await server.fake.fetch(`http://fake.example.com${path}/${JSON.parse(body)[name]}`, key)
    return found.status === 200 ? { ...response, status: 200, body: await found.text() } : response
  }
  // Of a reason they only say that its id is unique.
  for (const id of ['create-role', 'create-reason']) expect(findingsIn(await run(id))).toEqual([])
  expect(findingsIn(await run('create-user')).join()).toMatch(/expected ERR_UID_ALREADY_EXISTS, got 200 \(statement_holds\)/)
})

test('accepts that nothing is where the run put nothing, and that a token is registered once', async () => {
  const tokens = new Set<string>()
  const success = json({ data: { success: true } })
  let providers = 'ERR_PROVIDER_NOT_FOUND'
  server.respond = ({ method, path, body }) => {
    if (method === 'GET' && /\/providers\/(custom|twilio)$/.test(path)) return rejected(404, providers)
    if (!path.startsWith('/notifications/push/v1/tokens') || !body.endsWith('}')) return undefined
    if (method === 'DELETE') return rejected(404, 'ERR_TOKEN_NOT_FOUND')
    const { fcmToken, deviceToken, voipToken } = JSON.parse(body)
    const token = fcmToken ?? deviceToken ?? voipToken
    if (typeof token !== 'string' || token === '') return rejected(400, 'ERR_BAD_REQUEST')
    if (tokens.has(token)) return rejected(400, 'ERR_TOKEN_ALREADY_EXISTS')
    tokens.add(token)
    return success
  }
  const invalid = /negative_data_rejection|ignored_auth/
  const findings = (result: SuiteResult) => findingsIn(result).filter((line) => !invalid.test(line))
  const result = await run('get-custom-sms-provider', 'get-twilio-details', 'unregister-push-tokens', 'register-push-token')
  expect(findings(result)).toEqual([])
  expect(result.operations.flatMap(({ notRun }) => notRun.filter(failsRun))).toEqual([])
  providers = 'ERR_REASON_NOT_FOUND'
  expect(findings(await run('get-twilio-details'))).not.toEqual([])
})

test('accepts ids of messages that are longer than a number can be', async () => {
  const sent: string[] = []
  server.respond = ({ path }) => {
    if (!path.startsWith('/notifications/v1/logs')) return undefined
    sent.push(...(/messageId=73\d{17}/.exec(path) ?? []))
    return json({ data: [] })
  }
  server.changeResponse = ({ method, path }, response) =>
    method === 'POST' && path === '/messages'
      ? { ...response, body: response.body.replace(/"id":"(\d+)"/, (_, id: string) => `"id":"73${id.padStart(17, '0')}"`) }
      : response
  const invalid = /negative_data_rejection|ignored_auth/
  expect(findingsIn(await run('list-notification-logs')).filter((line) => !invalid.test(line))).toEqual([])
  expect(sent).not.toEqual([])
})

test('accepts a missing empty list of added users and a missing null, but no other missing list', () => {
  expect(fieldDifference({ admins: [], participants: ['mira'] }, { participants: { mira: { success: true } } })).toBeUndefined()
  expect(fieldDifference({ tags: ['red'] }, {})).toMatchObject({ got: 'nothing' })
  expect(fieldDifference({ allowed: null }, {})).toBeUndefined()
  expect(fieldDifference({ allowed: null }, { allowed: 'all' })).toMatchObject({ got: '"all"' })
})

const missing = rejected(404, 'ERR_API_NOT_FOUND')

test('a missing operation fails the run unless allowed, and a document that rejects the fake keys is skipped', async () => {
  server.respond = ({ path }) => {
    if (path.startsWith('/notifications')) return missing
    return path.startsWith('/apps') ? rejected(401, 'AUTH_ERR_EMPTY_APIKEY') : undefined
  }
  const only = ['list-push-tokens', 'delete-push-token', 'list-apps', 'list-webhooks', 'list-roles']
  const options = { only, allowWrites: true, bases: { chat: server.url, management: server.url } }
  const categoriesOf = ({ operations }: SuiteResult) =>
    new Set(operations.flatMap(({ operation, notRun }) => notRun.flatMap(({ category }) => (operation === only[0] ? [category] : []))))
  const result = await server.run(options)
  expect(findingsIn(result)).toEqual([])
  expect(categoriesOf(result)).toEqual(new Set(['operation missing']))
  expect(result.operations.map(({ operation }) => operation)).not.toContain('list-apps')
  expect(result.excluded.map(({ reason }) => reason)).toContain('in the management document, whose fake keys the server rejects')
  expect(verdictOf(result).reasons.join()).toContain('could not be tried')
  const allowed = await server.run({ ...options, allowMissing: ['notifications'] })
  expect(verdictOf(allowed).reasons).toEqual([])
  const single = await server.run({ ...options, allowMissing: ['list-push-tokens'] })
  expect(categoriesOf(single)).toEqual(new Set(['allowed to be missing']))
  expect(verdictOf(single).reasons.join()).toBe('')
  const others = await server.run({ ...options, allowMissing: ['list-roles'] })
  expect(verdictOf(others).reasons.join()).toContain('could not be tried')
  expect(others.unused).toEqual(['--allow-missing list-roles'])
  const mine = server.run({ only: ['list-apps'], bases: { management: server.url }, credentials: { key: 'own', secret: 'own' } })
  await expect(mine).rejects.toThrow('rejects the key in MANAGEMENT_KEY and MANAGEMENT_SECRET')
})

test.each([
  [404, []],
  [200, ['ignored_auth']],
])('a family that may be missing is not accused of what no server says without it: %d', (status, rules) => {
  const operation = chat.operations.find(({ id }) => id === 'get-rule') as Operation
  const accused = finding(operation.id, 'ignored_auth', 'request header apikey', '401', String(status))
  const failed = {
    operation: operation.id,
    name: 'credential',
    kind: 'credential' as const,
    findings: [accused],
    status,
    milliseconds: 1,
    covers: [],
    sent: [],
  }
  const result = operationResult(chat, operation, { results: [failed], notRun: [] }, 1)
  const [allowed] = withAllowedMissing([result], chat.operations, ['Moderation'])
  expect(allowed?.findings.map(({ rule }) => rule)).toEqual(rules)
  expect(allowed?.notRun.map(({ category }) => category)).toEqual(rules.length === 0 ? ['allowed to be missing'] : [])
})

test('a missing operation that only unselected checks need does not fail the run', async () => {
  server.respond = ({ method, path }) => (method === 'DELETE' && /^\/groups\/[^/]+\/bannedusers\//.test(path) ? missing : undefined)
  expect(verdictOf(await run('kick-group-member')).reasons).toEqual([])
  expect(verdictOf(await run('unban-group-user')).reasons.join()).toContain('could not be tried')
})

test('reports an error message that repeats the API key', async () => {
  server.changeResponse = ({ headers, path }, response) =>
    response.status === 404
      ? { ...response, body: response.body.replace('"message":"', `"message":"${headers.apikey} asked for ${path}. `) }
      : response
  expect(findingsIn(await server.run({ only: ['get-role'], allowWrites: true, sample: 0.2 })).join()).toContain('the key that was sent')
})

const chat = (await readContracts())[0] as Contract
const router = createRouter(chat.operations)

/** Responds like a server that lacks the operations of a family. */
const without =
  (tag: string, response: TestResponse) =>
  ({ method, path }: ReceivedRequest): TestResponse | undefined =>
    router.find(method, (path.split('?')[0] as string).replace(/^\/v3(?=\/)/, ''))?.operation.tag === tag ? response : undefined

test.each([
  ...inTurn([...new Set(chat.operations.map(({ tag }) => tag))], 6).map((tag) => [tag, 404, '<p>Cannot GET</p>'] as const),
  ['Roles', 501, ''] as const,
  ['Roles', 405, ''] as const,
  ['Roles', 404, '{"message":"no Route matched"}'] as const,
])('reports a family as missing if all of its paths respond in the same way: %s, %d %s', async (tag, status, body) => {
  server.respond = without(tag, { status, headers: { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json' }, body })
  const result = await server.run({ tags: [tag], allowWrites: true, sample: 0.1 })
  expect(findingsIn(result)).toEqual([])
  expect(result.operations.map(({ cases }) => cases)).toEqual(result.operations.map(() => 0))
  expect(verdictOf(result).headline).toMatch(/^Incomplete: \d+ checks could not be tried.*nothing was checked/)
  const allowed = await server.run({ tags: [tag], allowWrites: true, sample: 0.01, allowMissing: [tag] })
  expect(verdictOf(allowed).reasons).toEqual(['nothing was checked'])
})

test('goes on without an operation that never responds', async () => {
  server.respond = ({ method, path }) => (method === 'GET' && path.includes('/members') ? 'cut' : undefined)
  const { operations } = await server.run({ tags: ['Group Members'], allowWrites: true, sample: 0.3 })
  const { failed = [], notRun = [] } = operations.find(({ operation }) => operation === 'list-group-members') ?? {}
  expect(failed).not.toEqual([])
  expect(notRun.map(({ reason }) => reason).join()).toMatch(/list-group-members got no response: .*connection reset/)
  expect(operations.find(({ operation }) => operation === 'add-group-members')?.passed).toBeGreaterThan(10)
})

test('reports missing reasons for flags as failed setup, not as a missing operation', async () => {
  server.respond = ({ path }) => (path.startsWith('/moderation/reasons') ? missing : undefined)
  const result = await server.run({ only: ['flag-a-message'], allowWrites: true, sample: 0.3 })
  expect(verdictOf(result).headline).not.toContain('All checks')
  const untried = result.operations.flatMap(({ notRun }) => notRun).filter(failsRun)
  expect(untried.map(({ category }) => category)).not.toContain('operation missing')
})

const roleIn = ({ method, path, body }: ReceivedRequest): { name?: string; settings?: object } =>
  method === 'POST' && path === '/roles' && body.endsWith('}') ? JSON.parse(body) : {}

test.each([
  ['reports which of several combined values a server rejects', false, ['boundary: body /name maxLength']],
  ['does not report values that a server rejects only in combination', true, []],
])('%s', async (_, isCombined, expected) => {
  server.respond = (request) => {
    const { name, settings } = roleIn(request)
    return name?.length === 100 && (isCombined ? settings === undefined : true) ? rejected(400, 'ERR_BAD_REQUEST') : undefined
  }
  const { operations } = await run('create-role')
  expect(operations.flatMap(({ failed }) => failed.map(({ name }) => name))).toEqual(expected)
  expect(operations[0]?.notRun.filter(({ category }) => category !== 'left out by rule')).toEqual([])
})

test('a code with another status than the inferred one is a note', async () => {
  server.changeResponse = (_, response) => (response.body.includes('"AUTH_ERR_EMPTY_APIKEY"') ? { ...response, status: 403 } : response)
  const inferred = await server.run({ only: ['list-users'] })
  expect(findingsIn(inferred)).toEqual([])
  expect(inferred.notes).toEqual(['AUTH_ERR_EMPTY_APIKEY came with 403, and not with 401, as the specification has it'])
  expect(table(inferred, verdictOf(inferred))).toContain('Note: AUTH_ERR_EMPTY_APIKEY came with 403')
})
