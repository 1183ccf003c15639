import { afterEach, beforeEach, expect, test } from 'vitest'
import { failsRun } from '../exchange/outcome.ts'
import { families } from '../fake/families.ts'
import { notRunGroups } from '../report/notRun.ts'
import { table } from '../report/table.ts'
import { verdictOf } from '../report/verdict.ts'
import { sentence } from '../validate/finding.ts'
import { startTestServer, type TestServer } from './honestServer.ts'

const people = [
  { uid: 'mira', name: 'Mira Okafor' },
  { uid: 'jonas', name: 'Jonas Lind' },
]
const groups = [{ guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira' }]
let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ users: people, groups })
})

afterEach(() => server.close())

// HEAD and OPTIONS are asked once, to see that undocumented methods are rejected; like GET they change nothing.
const reads = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)
const writes = () => server.asked.filter(({ method }) => !reads(method))

test('a server that keeps the contract gives no finding, and nothing but reads is sent to it', async () => {
  const { operations } = await server.run({ only: ['list-users', 'get-user', 'list-groups', 'get-group', 'create-user'] })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  const created = operations.find(({ operation }) => operation === 'create-user')
  expect(created).toMatchObject({ cases: 0, passed: 0 })
  expect(created?.notRun.length).toBeGreaterThan(10)
  expect(new Set(operations.flatMap(({ notRun }) => notRun.map(({ category }) => category)))).toEqual(new Set(['writes not allowed']))
  expect(writes()).toEqual([])
})

test('a server that breaks the contract in five ways gets five findings that name operation, place, expected and got', async () => {
  server.meddle = ({ path, headers }, answer) => {
    const [address] = path.split('?')
    if (answer.status === 200 && address === '/users') return { ...answer, body: answer.body.replaceAll('"uid"', '"id"') }
    if (answer.status === 200 && address === '/groups') return { ...answer, status: 203 }
    if (answer.status === 200 && address === '/roles') return { ...answer, headers: { 'content-type': 'text/html' }, body: '<p>roles</p>' }
    if (answer.status === 401 && address?.startsWith('/apikeys') && !headers.apikey) return { ...answer, status: 200, body: '{"data":[]}' }
    if (answer.status === 401 && address?.startsWith('/groups/')) return { ...answer, body: '{"oops":true}' }
    return answer
  }
  const { operations } = await server.run({ only: ['list-users', 'list-groups', 'list-roles', 'list-apikeys', 'get-group'] })
  const told = (id: string) => operations.find(({ operation }) => operation === id)?.findings ?? []
  const holds = (place: string, expected: string, got: string) =>
    expect.objectContaining({ place, expected: expect.stringContaining(expected), got: expect.stringContaining(got) })
  expect(told('list-users')).toContainEqual(holds('response 200 body /data/0', 'uid', ''))
  expect(told('list-groups')).toContainEqual(holds('response status', '200', '203'))
  expect(told('list-roles')).toContainEqual(holds('response 200 header content-type', 'application/json', 'text/html'))
  expect(told('list-apikeys')).toContainEqual(holds('request header apikey', '401', '200'))
  expect(told('get-group')).toContainEqual(holds('response 401 body /', 'error', ''))
})

test('a server that hangs on one operation is not asked further there, and the run continues', async () => {
  server.meddle = ({ path }, answer) => (path.startsWith('/groups') ? 'hang' : answer)
  const { operations } = await server.run({ only: ['list-groups', 'list-users'], timeout: 700 })
  const [users, hung] = operations
  expect(users?.cases).toBeGreaterThan(10)
  expect(users?.failed).toEqual([])
  expect(hung?.cases).toBe(3)
  expect(hung?.findings[0]).toMatchObject({
    operation: 'list-groups',
    rule: 'response_received',
    got: expect.stringContaining('no response within 700 ms'),
  })
})

test('a server that dies in the middle ends the run after a few tries, and what was found until then is kept', async () => {
  let answers = 0
  server.meddle = (_asked, answer) => (++answers > 40 ? 'cut' : answer)
  const run = await server.run({ only: ['list-users', 'list-groups', 'list-roles'] })
  expect(run.ended).toMatch(/stopped responding .*; the run ends here\.$/)
  expect(run.operations.reduce((sum, { passed }) => sum + passed, 0)).toBeGreaterThan(20)
  expect(run.operations.flatMap(({ notRun }) => notRun).some(({ category }) => category === 'server gone')).toBe(true)
  expect(verdictOf(run).reasons[0]).toBe('the server stopped responding')
  expect(server.asked.length).toBeLessThan(60)
})

test('reports an unreachable server in one line', async () => {
  const { url } = server
  await server.close()
  await expect(server.run({ bases: { chat: url } })).rejects.toThrow(/does not respond .*ECONNREFUSED.*; the run ends here\.$/)
  server = await startTestServer()
})

test('reports missing operations by family', async () => {
  const refusal = { error: { code: 'ERR_API_NOT_FOUND', message: 'There is no such path.' } }
  server.meddle = ({ path }, answer) =>
    path.startsWith('/roles')
      ? { ...answer, status: 404, body: JSON.stringify(refusal) }
      : path.startsWith('/groups')
        ? { ...answer, status: 501, body: '' }
        : answer
  const run = await server.run({ only: ['list-roles', 'list-groups', 'list-users'] })
  expect(run.operations.filter(({ cases }) => cases > 0).map(({ operation }) => operation)).toEqual(['list-users'])
  const missing = notRunGroups(run).filter(({ category }) => category === 'operation missing')
  expect(missing.map(({ reason }) => reason).sort()).toEqual([
    'Groups: the server has no operation of this family',
    'Roles: the server has no operation of this family',
  ])
})

test('429 is waited out as Retry-After says, while checking and while removing', async () => {
  const refused = new Map<string, number>()
  let held = 0
  server.refuse = ({ method, path }) => {
    const key = `${method} ${path}`
    const before = refused.get(key)
    if (before === undefined) {
      refused.set(key, Date.now())
      return {
        status: 429,
        headers: { 'content-type': 'application/json', 'retry-after': '0.05' },
        body: '{"error":{"code":"ERR_TOO_MANY_REQUESTS","message":"Wait."}}',
      }
    }
    held = Math.max(held, Date.now() - before)
    return undefined
  }
  const { operations, leftovers } = await server.run({ only: ['delete-role', 'get-group'], allowWrites: true })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(held).toBeGreaterThanOrEqual(45)
  expect(leftovers).toBeUndefined()
  expect(await uids()).toEqual(['jonas', 'mira'])
})

test('with writes allowed, whatever is written to is the run’s own, and nothing of it is left', async () => {
  const said: string[] = []
  const only = [
    'update-user',
    'deactivate-users',
    'ban-group-user',
    'flag-a-message',
    'review-flagged-message',
    'create-role',
    'import-users',
  ]
  const { operations, leftovers } = await server.run({ only, allowWrites: true, say: (text) => said.push(text) })
  const prefix = /start with (\S+)/.exec(said.join())?.[1] ?? 'no prefix'
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(operations.flatMap(({ notRun }) => notRun.filter(failsRun))).toEqual([])
  expect(
    operations
      .filter(({ passed }) => passed > 0)
      .map(({ operation }) => operation)
      .sort(),
  ).toEqual(only.sort())
  const ids = new Set(server.asked.flatMap(({ path }) => /^\/messages\/(\d+)/.exec(path)?.[1] ?? []))
  expect(ids.size).toBeGreaterThan(5)
  const named = (path: string) => /^\/(messages|moderation\/flagged-messages|apikeys)\/\w+/.test(path)
  const elsewhere = writes().filter(
    ({ method, path, body }) => method !== 'POST' && !path.includes(prefix) && !body.includes(prefix) && !named(path),
  )
  expect(elsewhere).toEqual([])
  expect(await uids()).toEqual(['jonas', 'mira'])
  expect(leftovers).toBeUndefined()
})

test('does not remove somebody else’s record that a server returned', async () => {
  server.meddle = ({ method, path }, answer) =>
    method === 'POST' && path === '/users' && answer.status === 200
      ? { ...answer, body: '{"data":{"uid":"mira","name":"Mira Okafor"}}' }
      : answer
  await server.run({ only: ['create-user', 'get-user', 'delete-user'], allowWrites: true })
  expect(writes().filter(({ path }) => /^\/users\/(mira|jonas)/.test(path))).toEqual([])
  expect(await uids()).toEqual(['jonas', 'mira'])
})

test('an interrupted run reports what it found until then, and removes what it made or names it', async () => {
  const controller = new AbortController()
  server.meddle = ({ method, path }, answer) => {
    if (method === 'PUT' && path.startsWith('/users/')) controller.abort(new Error('Stopped.'))
    return method === 'DELETE' && path.endsWith('-jonas')
      ? { ...answer, status: 403, body: '{"error":{"code":"ERR_PERMISSION_DENIED","message":"No."}}' }
      : answer
  }
  const run = await server.run({ only: ['update-user', 'get-group'], allowWrites: true, signal: controller.signal })
  expect(run.operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(new Set(run.operations.flatMap(({ notRun }) => notRun.map(({ category }) => category)))).toEqual(new Set(['interrupted']))
  expect(verdictOf(run).reasons[0]).toMatch(/^\d+ checks could not be tried \(\d+ interrupted\)$/)
  const [left] = run.leftovers ?? []
  expect(left?.failures.length).toBeGreaterThan(0)
  expect(left?.failures.every((text) => /-jonas: 403/.test(text))).toBe(true)
  expect(table(run, verdictOf(run))).toMatch(/^Not removed: 1 record .*-jonas: 403.*\n {2}To remove .* --clean contract-\w+-$/m)
  expect((await uids()).filter((uid) => !/jonas|^mira$/.test(uid))).toEqual([])
})

test('a record that the run made and that is not there is a failure', async () => {
  server.meddle = ({ method, path }, answer) =>
    method === 'GET' && path.startsWith('/users/contract-') && answer.status === 200
      ? { ...answer, status: 404, body: '{"error":{"code":"ERR_UID_NOT_FOUND","message":"There is no such user."}}' }
      : answer
  const { operations } = await server.run({ only: ['get-user'], allowWrites: true })
  expect(operations[0]?.findings[0]).toMatchObject({
    rule: 'positive_data_acceptance',
    expected: '2xx',
    got: expect.stringContaining('404'),
  })
})

test('the honest fake has no finding, and everything that it does by itself is checked', async () => {
  const said: string[] = []
  const { operations, cases, requests, requestsFor } = await server.run({
    only: Object.keys(families),
    allowWrites: true,
    concurrency: 8,
    sample: 0.05,
    say: (text) => said.push(text),
  })
  expect(requests).toBe(server.asked.length)
  expect(Object.keys(requestsFor ?? {})).toEqual(['cases', 'scenarios', 'preparation', 'removal'])
  expect(Object.values(requestsFor ?? {}).reduce((sum, one) => sum + one, 0)).toBe(requests)
  for (const count of Object.values(requestsFor ?? {})) expect(count).toBeGreaterThan(50)
  const [, announced = '0'] = /^About ([\d,]+) requests\.$/.exec(said[0] ?? '') ?? []
  expect(Number(announced.replace(',', '')) / server.asked.length).toBeGreaterThan(0.5)
  expect(Number(announced.replace(',', '')) / server.asked.length).toBeLessThan(2)
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  const failing = operations.filter(({ notRun }) => notRun.some(failsRun)).map(({ operation }) => operation)
  for (const id of ['get-user', 'create-group', 'send-message', 'flag-a-message', 'create-rule']) expect(failing).not.toContain(id)
  expect(cases).toBeGreaterThan(200)
  expect(await uids()).toEqual(['jonas', 'mira'])
})

/** Who is in the app now. */
async function uids(): Promise<string[]> {
  const answer = await server.fake.fetch('http://fake.example.com/users?withDeactivated=true&perPage=1000', {
    headers: { apikey: 'feedfacefeedfacefeedfacefeedfacefeedface' },
  })
  const { data } = (await answer.json()) as { data: { uid: string }[] }
  return data.map(({ uid }) => uid).sort()
}

test('a body that does not end is a finding, and is not read further', async () => {
  const body = `"${'x'.repeat(11 * 2 ** 20)}"`
  server.meddle = ({ path }, answer) => (path.startsWith('/roles') && answer.status === 200 ? { ...answer, body } : answer)
  const { operations } = await server.run({ only: ['list-roles'], timeout: 20_000 })
  expect(operations[0]?.findings[0]).toMatchObject({
    rule: 'response_received',
    got: 'the body of the 200 response is longer than 10 MB',
  })
})

test('a body of too many levels is a finding, and the run goes on', async () => {
  const body = `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  server.meddle = ({ path }, answer) => (path.startsWith('/roles') && answer.status === 200 ? { ...answer, body } : answer)
  const { operations } = await server.run({ only: ['list-roles', 'get-user'] })
  expect(operations.find(({ operation }) => operation === 'list-roles')?.findings[0]).toMatchObject({
    rule: 'response_received',
    got: 'the body of the 200 response has more than 500 levels',
  })
  expect(operations.find(({ operation }) => operation === 'get-user')?.findings).toEqual([])
})

test('a run begins with the number of its requests and how long they take at its rate', async () => {
  const said: string[] = []
  const { requests = 0 } = await server.run({ only: ['get-user'], rate: 500, say: (text) => said.push(text) })
  expect(said[0]).toMatch(/^About \d+ requests, 1 s at 500 per second\.$/)
  expect(Math.abs(Number(/\d+/.exec(said[0] ?? '')?.[0]) - requests)).toBeLessThan(15)
})

test('reports options that have no effect, also on operations of a document without keys', async () => {
  const except = ['list-groups', 'create-app']
  const result = await server.run({ only: ['list-users'], except, allowMissing: ['groups'] })
  expect(result.unused).toEqual(['--except list-groups', '--except create-app', '--allow-missing Groups'])
  expect(table(result, verdictOf(result))).toContain('Without effect: --except list-groups, --except create-app, --allow-missing Groups\n')
  await expect(server.run({ except: ['lits-users'] })).rejects.toThrow('Unknown operation: lits-users. Did you mean list-users?')
})

test('a run that writes announces the number of its requests to a fifth', async () => {
  const said: string[] = []
  const { requests = 0 } = await server.run({ only: ['flag-a-message'], allowWrites: true, concurrency: 8, say: (text) => said.push(text) })
  const announced = Number(/^About (\d+) requests/.exec(said[0] ?? '')?.[1])
  expect(Math.abs(announced - requests) / requests).toBeLessThan(0.2)
})

test('knows before a run that the fake only mocks a family', async () => {
  const said: string[] = []
  const { requests = 0 } = await server.run({ tags: ['Notifications'], allowWrites: true, say: (text) => said.push(text) })
  const announced = Number(/^About (\d+) requests/.exec(said[0] ?? '')?.[1])
  expect(announced).toBeLessThan(2 * requests)
})

test('a run that only reads looks once for the records that it reads, also if there are none', async () => {
  server.refuse = ({ path }) =>
    path === '/users' ? { status: 200, headers: { 'content-type': 'application/json' }, body: '{"data":[]}' } : undefined
  const { requestsFor } = await server.run({ only: ['get-user', 'list-friends', 'list-blocked-users'] })
  expect(requestsFor).toMatchObject({ preparation: 1, scenarios: 0, removal: 0 })
})

test('a run that only reads names an API key that can be none', async () => {
  const { operations } = await server.run({ only: ['get-apikey'] })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})

test('a connection that is reset once is tried again, and a second reset is named', async () => {
  let cuts = 0
  server.meddle = ({ path }, answer) => (path.startsWith('/roles') && cuts++ === 0 ? 'cut' : answer)
  expect((await server.run({ only: ['list-roles'] })).operations[0]?.findings).toEqual([])
  expect(cuts).toBeGreaterThan(1)
  server.meddle = ({ path }, answer) => (path.startsWith('/roles') ? 'cut' : answer)
  const { operations } = await server.run({ only: ['list-roles', 'list-users'] })
  expect(operations.find(({ operation }) => operation === 'list-roles')?.findings[0]?.got).toMatch(/connection reset/)
})

test('families that the fake only mocks are named as such and do not fail the run', async () => {
  const run = await server.run({ only: ['list-push-tokens', 'get-user'], allowWrites: true })
  const mocked = run.operations.find(({ operation }) => operation === 'list-push-tokens')
  expect(mocked?.cases).toBe(0)
  expect(new Set(mocked?.notRun.map(({ category }) => category))).toEqual(new Set(['mocked by the fake']))
  const { reasons, headline } = verdictOf(run)
  expect(reasons).toEqual([])
  expect(headline).toMatch(/^All checks that ran passed: .* mocked by the fake/)
})
