import { afterEach, beforeEach, expect, test } from 'vitest'
import { failsRun } from '../exchange/outcome.ts'
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

// HEAD and OPTIONS only test the rejection of undocumented methods; like GET they change nothing.
const reads = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)
const writes = () => server.requests.filter(({ method }) => !reads(method))

test('a read-only run of a correct server reports no findings and sends no writes', async () => {
  const { operations } = await server.run({ only: ['list-users', 'get-user', 'list-groups', 'get-group', 'create-user'] })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  const creation = operations.find(({ operation }) => operation === 'create-user')
  expect(creation).toMatchObject({ cases: 0, passed: 0 })
  expect(creation?.notRun.length).toBeGreaterThan(10)
  expect(new Set(operations.flatMap(({ notRun }) => notRun.map(({ category }) => category)))).toEqual(new Set(['writes not allowed']))
  expect(writes()).toEqual([])
})

test('reports the location, expected and actual value of each violation', async () => {
  server.changeResponse = ({ path, headers }, response) => {
    const [address] = path.split('?')
    if (response.status === 200 && address === '/users') return { ...response, body: response.body.replaceAll('"uid"', '"id"') }
    if (response.status === 200 && address === '/groups') return { ...response, status: 203 }
    if (response.status === 200 && address === '/roles')
      return { ...response, headers: { 'content-type': 'text/html' }, body: '<p>roles</p>' }
    if (response.status === 401 && address?.startsWith('/apikeys') && !headers.apikey)
      return { ...response, status: 200, body: '{"data":[]}' }
    if (response.status === 401 && address?.startsWith('/groups/')) return { ...response, body: '{"oops":true}' }
    return response
  }
  const { operations } = await server.run({ only: ['list-users', 'list-groups', 'list-roles', 'list-apikeys', 'get-group'] })
  const findingsOf = (id: string) => operations.find(({ operation }) => operation === id)?.findings ?? []
  const findingWith = (place: string, expected: string, got: string) =>
    expect.objectContaining({ place, expected: expect.stringContaining(expected), got: expect.stringContaining(got) })
  expect(findingsOf('list-users')).toContainEqual(findingWith('response 200 body /data/0', 'uid', ''))
  expect(findingsOf('list-groups')).toContainEqual(findingWith('response status', '200', '203'))
  expect(findingsOf('list-roles')).toContainEqual(findingWith('response 200 header content-type', 'application/json', 'text/html'))
  expect(findingsOf('list-apikeys')).toContainEqual(findingWith('request header apikey', '401', '200'))
  expect(findingsOf('get-group')).toContainEqual(findingWith('response 401 body /', 'error', ''))
})

test('stops checking an operation that hangs, and continues with others', async () => {
  server.changeResponse = ({ path }, response) => (path.startsWith('/groups') ? 'hang' : response)
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

test('ends the run after a few attempts if the server dies, and keeps the results so far', async () => {
  let responses = 0
  server.changeResponse = (_request, response) => (++responses > 40 ? 'cut' : response)
  const run = await server.runOverNetwork({ only: ['list-users', 'list-groups', 'list-roles'] })
  expect(run.ended).toMatch(/stopped responding .*; the run ends here\.$/)
  expect(run.operations.reduce((sum, { passed }) => sum + passed, 0)).toBeGreaterThan(20)
  expect(run.operations.flatMap(({ notRun }) => notRun).some(({ category }) => category === 'server gone')).toBe(true)
  expect(verdictOf(run).reasons[0]).toBe('the server stopped responding')
  // Those that were under way are repeated a few times.
  expect(server.requests.length).toBeLessThan(90)
})

test('reports an unreachable server in one line', async () => {
  const { url } = server
  await server.close()
  await expect(server.runOverNetwork({ bases: { chat: url } })).rejects.toThrow(/does not respond .*ECONNREFUSED.*; the run ends here\.$/)
  server = await startTestServer()
})

test('reports missing operations by family', async () => {
  const rejection = { error: { code: 'ERR_API_NOT_FOUND', message: 'There is no such path.' } }
  server.changeResponse = ({ path }, response) =>
    path.startsWith('/roles')
      ? { ...response, status: 404, body: JSON.stringify(rejection) }
      : path.startsWith('/groups')
        ? { ...response, status: 501, body: '' }
        : response
  const run = await server.run({ only: ['list-roles', 'list-groups', 'list-users'] })
  expect(run.operations.filter(({ cases }) => cases > 0).map(({ operation }) => operation)).toEqual(['list-users'])
  const missing = notRunGroups(run).filter(({ category }) => category === 'operation missing')
  expect(missing.map(({ reason }) => reason).sort()).toEqual([
    'Groups: the server has no operation of this family',
    'Roles: the server has no operation of this family',
  ])
})

test('waits for Retry-After after a 429, during checks and removal', async () => {
  const rejectedAt = new Map<string, number>()
  let longestWait = 0
  server.respond = ({ method, path }) => {
    const key = `${method} ${path}`
    const before = rejectedAt.get(key)
    if (before === undefined) {
      rejectedAt.set(key, Date.now())
      return {
        status: 429,
        headers: { 'content-type': 'application/json', 'retry-after': '0.05' },
        body: '{"error":{"code":"ERR_TOO_MANY_REQUESTS","message":"Wait."}}',
      }
    }
    longestWait = Math.max(longestWait, Date.now() - before)
    return undefined
  }
  const { operations, leftovers } = await server.run({ only: ['delete-role', 'get-group'], allowWrites: true })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(longestWait).toBeGreaterThanOrEqual(45)
  expect(leftovers).toBeUndefined()
  expect(await uids()).toEqual(['jonas', 'mira'])
})

test('writes only to its own records, and removes them', async () => {
  const printed: string[] = []
  const only = [
    'update-user',
    'deactivate-users',
    'ban-group-user',
    'flag-a-message',
    'review-flagged-message',
    'create-role',
    'import-users',
  ]
  const { operations, leftovers } = await server.run({ only, allowWrites: true, sample: 0.5, say: (text) => printed.push(text) })
  const prefix = /start with (\S+)/.exec(printed.join())?.[1] ?? 'no prefix'
  expect(printed.join()).toMatch(/records of flagged and blocked messages stay: .*Webhooks and push notifications go out/)
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(operations.flatMap(({ notRun }) => notRun.filter(failsRun))).toEqual([])
  expect(
    operations
      .filter(({ passed }) => passed > 0)
      .map(({ operation }) => operation)
      .sort(),
  ).toEqual(only.sort())
  const ids = new Set(server.requests.flatMap(({ path }) => /^\/messages\/(\d+)/.exec(path)?.[1] ?? []))
  expect(ids.size).toBeGreaterThan(5)
  const named = (path: string) => /^\/(messages|moderation\/((flagged|blocked)-)?messages|apikeys)\/\w+/.test(path)
  const foreign = writes().filter(
    ({ method, path, body }) => method !== 'POST' && !path.includes(prefix) && !body.includes(prefix) && !named(path),
  )
  expect(foreign).toEqual([])
  expect(await uids()).toEqual(['jonas', 'mira'])
  expect(leftovers).toBeUndefined()
})

test('does not remove a foreign record that the server returned', async () => {
  server.changeResponse = ({ method, path }, response) =>
    method === 'POST' && path === '/users' && response.status === 200
      ? { ...response, body: '{"data":{"uid":"mira","name":"Mira Okafor"}}' }
      : response
  await server.run({ only: ['create-user', 'get-user', 'delete-user'], allowWrites: true, sample: 0.3 })
  expect(writes().filter(({ path }) => /^\/users\/(mira|jonas)/.test(path))).toEqual([])
  expect(await uids()).toEqual(['jonas', 'mira'])
})

test('an interrupted run reports its results so far, and removes its records or names them', async () => {
  const controller = new AbortController()
  server.changeResponse = ({ method, path }, response) => {
    if (method === 'PUT' && path.startsWith('/users/')) controller.abort(new Error('Stopped.'))
    return method === 'DELETE' && path.endsWith('-jonas')
      ? { ...response, status: 403, body: '{"error":{"code":"ERR_PERMISSION_DENIED","message":"No."}}' }
      : response
  }
  const run = await server.run({ only: ['update-user', 'get-group'], allowWrites: true, signal: controller.signal })
  expect(run.operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(new Set(run.operations.flatMap(({ notRun }) => notRun.map(({ category }) => category)))).toEqual(new Set(['interrupted']))
  expect(verdictOf(run).reasons[0]).toMatch(/^\d+ checks could not be tried \(\d+ interrupted\)$/)
  const [left] = run.leftovers ?? []
  expect(left?.failures.length).toBeGreaterThan(0)
  expect(left?.failures.every((text) => /-jonas: 403/.test(text))).toBe(true)
  expect(table(run, verdictOf(run))).toMatch(/^Not removed: \d+ records? .*-jonas: 403.*\n {2}To remove .* --clean contract-\w+-$/m)
  expect((await uids()).filter((uid) => !/jonas|^mira$/.test(uid))).toEqual([])
})

test('reports a created record that cannot be read', async () => {
  server.changeResponse = ({ method, path }, response) =>
    method === 'GET' && path.startsWith('/users/contract-') && response.status === 200
      ? { ...response, status: 404, body: '{"error":{"code":"ERR_UID_NOT_FOUND","message":"There is no such user."}}' }
      : response
  const { operations } = await server.run({ only: ['get-user'], allowWrites: true })
  expect(operations[0]?.findings[0]).toMatchObject({
    rule: 'positive_data_acceptance',
    expected: '2xx',
    got: expect.stringContaining('404'),
  })
})

/** The uids of all users in the app. */
async function uids(): Promise<string[]> {
  const response = await server.fake.fetch('http://fake.example.com/users?withDeactivated=true&perPage=1000', {
    headers: { apikey: 'feedfacefeedfacefeedfacefeedfacefeedface' },
  })
  const { data } = (await response.json()) as { data: { uid: string }[] }
  return data.map(({ uid }) => uid).sort()
}

test('reports an oversized body without reading it to the end', async () => {
  const body = `"${'x'.repeat(11 * 2 ** 20)}"`
  server.changeResponse = ({ path }, response) => (path.startsWith('/roles') && response.status === 200 ? { ...response, body } : response)
  const { operations } = await server.runOverNetwork({ only: ['list-roles'], timeout: 20_000 })
  expect(operations[0]?.findings[0]).toMatchObject({
    rule: 'response_received',
    got: 'the body of the 200 response is longer than 10 MB',
  })
})

test('reports a server whose response bodies are all oversized', async () => {
  const body = `"${'x'.repeat(11 * 2 ** 20)}"`
  server.changeResponse = (_, response) => ({ ...response, body })
  const run = await server.runOverNetwork({ only: ['list-roles', 'list-users', 'list-groups'], timeout: 20_000, concurrency: 1 })
  expect(verdictOf(run).reasons[0]).toBe('the server did not end its responses within the limit of 10 MB')
})

test('reports a body that is too deeply nested, and continues', async () => {
  const body = `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  server.changeResponse = ({ path }, response) => (path.startsWith('/roles') && response.status === 200 ? { ...response, body } : response)
  const { operations } = await server.runOverNetwork({ only: ['list-roles', 'get-user'] })
  expect(operations.find(({ operation }) => operation === 'list-roles')?.findings[0]).toMatchObject({
    rule: 'response_received',
    got: 'the body of the 200 response has more than 500 levels',
  })
  expect(operations.find(({ operation }) => operation === 'get-user')?.findings).toEqual([])
})

test('announces the number of requests and the duration at the rate limit', async () => {
  const printed: string[] = []
  const { requests = 0 } = await server.run({ only: ['get-user'], rate: 500, say: (text) => printed.push(text) })
  expect(printed[0]).toMatch(/^About \d+ requests, 1 s at 500 per second\.$/)
  expect(Math.abs(Number(/\d+/.exec(printed[0] ?? '')?.[0]) - requests)).toBeLessThan(15)
})

test('reports options without effect, even for operations of unchecked documents', async () => {
  const except = ['list-groups', 'create-app']
  const result = await server.run({ only: ['list-users'], except, allowMissing: ['groups'] })
  expect(result.unused).toEqual(['--except list-groups', '--except create-app', '--allow-missing Groups'])
  expect(table(result, verdictOf(result))).toContain('Without effect: --except list-groups, --except create-app, --allow-missing Groups\n')
  await expect(server.run({ except: ['lits-users'] })).rejects.toThrow('Unknown operation: lits-users. Did you mean list-users?')
})

test('announces the number of requests of a run with writes to within 20 %', async () => {
  const printed: string[] = []
  const { requests = 0 } = await server.run({
    only: ['flag-a-message'],
    allowWrites: true,
    concurrency: 8,
    say: (text) => printed.push(text),
  })
  const announced = Number(/^About (\d+) requests/.exec(printed[0] ?? '')?.[1])
  expect(Math.abs(announced - requests) / requests).toBeLessThan(0.2)
})

test('announces few requests for a family that the fake only mocks', async () => {
  const printed: string[] = []
  const { requests = 0 } = await server.run({ tags: ['Notifications'], allowWrites: true, say: (text) => printed.push(text) })
  const announced = Number(/^About (\d+) requests/.exec(printed[0] ?? '')?.[1])
  expect(announced).toBeLessThan(2 * requests)
})

test('a read-only run looks for records once, even if there are none', async () => {
  server.respond = ({ path }) =>
    path === '/users' ? { status: 200, headers: { 'content-type': 'application/json' }, body: '{"data":[]}' } : undefined
  const { requestsFor } = await server.run({ only: ['get-user', 'list-friends', 'list-blocked-users'] })
  expect(requestsFor).toMatchObject({ preparation: 1, scenarios: 0, removal: 0 })
})

test('a read-only run requests a nonexistent API key', async () => {
  const { operations } = await server.run({ only: ['get-apikey'] })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})

test('retries after connection resets, and reports those that do not end', async () => {
  let cuts = 0
  server.changeResponse = ({ path }, response) => (path.startsWith('/roles') && cuts++ < 3 ? 'cut' : response)
  expect((await server.run({ only: ['list-roles'] })).operations[0]?.findings).toEqual([])
  expect(cuts).toBeGreaterThan(3)
  server.changeResponse = ({ path }, response) => (path.startsWith('/roles') ? 'cut' : response)
  const { operations } = await server.runOverNetwork({ only: ['list-roles', 'list-users'] })
  expect(operations.find(({ operation }) => operation === 'list-roles')?.findings[0]?.got).toMatch(/connection reset/)
})

test('gives a case records of its own if it is tried again because the response to its write was lost', async () => {
  let removals = 0
  server.changeResponse = ({ method, path }, response) =>
    method === 'DELETE' && path.includes('/members/') && response.status === 200 && removals++ % 2 === 0 ? 'cut' : response
  const { operations } = await server.run({ only: ['kick-group-member'], allowWrites: true, concurrency: 1 })
  expect(removals).toBeGreaterThan(5)
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})

test('accepts a server that takes seconds now and then, and has no bots', async () => {
  const noBot = {
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: '{"error":{"code":"ERR_BOT_NOT_FOUND","message":"This is no bot."}}',
  }
  server.respond = ({ path }) => (path.startsWith('/bots/') ? noBot : undefined)
  server.changeResponse = async (_, response) => {
    await new Promise((resolve) => setTimeout(resolve, server.requests.length % 3 === 0 ? 6000 : 0))
    return response
  }
  const { operations } = await server.run({
    only: ['update-user', 'list-all-reactions', 'send-bot-message'],
    allowWrites: true,
    sample: 0.3,
  })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  const bot = operations.find(({ operation }) => operation === 'send-bot-message')
  expect(bot?.passed).toBeGreaterThan(5)
  expect(bot?.notRun.filter(failsRun)).toEqual([])
})

test('families that the fake only mocks do not fail the run', async () => {
  const run = await server.run({ only: ['list-push-tokens', 'get-user'], allowWrites: true })
  const mocked = run.operations.find(({ operation }) => operation === 'list-push-tokens')
  expect(mocked?.cases).toBe(0)
  expect(new Set(mocked?.notRun.map(({ category }) => category))).toEqual(new Set(['mocked by the fake']))
  const { reasons, headline } = verdictOf(run)
  expect(reasons).toEqual([])
  expect(headline).toMatch(/^All checks that ran passed: .* mocked by the fake/)
})

test.each([
  ['of the operation itself', 'POST /groups', ['create-group']],
  ['of a preparation', 'POST /groups', ['list-group-members']],
  ['of an attempt that may be rejected', 'POST /groups after a deletion', ['delete-group']],
])('reports a response of 500, %s', async (_, failing, only) => {
  const gone = new Set<string>()
  server.changeResponse = ({ method, path, body }, response) => {
    if (method === 'DELETE' && path.startsWith('/groups/')) gone.add(path.slice('/groups/'.length))
    const isCreation = method === 'POST' && path === '/groups' && response.status === 200
    const fails = isCreation && (failing === 'POST /groups' || gone.has(JSON.parse(body).guid))
    return fails ? { ...response, status: 500, body: '{"error":{"code":"ERR_EXCEPTION","message":"It crashed."}}' } : response
  }
  const { operations } = await server.run({ only, allowWrites: true })
  const rules = new Set(operations.flatMap(({ findings }) => findings.map(({ operation, rule }) => `${operation} ${rule}`)))
  expect(rules).toContain('create-group not_a_server_error')
})

test.each([
  [502, {}, ['create-user', 'send-thread-message']],
  [503, {}, ['update-group']],
  [503, { 'retry-after': '20' }, ['update-group']],
  [504, {}, ['update-group']],
])('repeats a request after a %s with %j, and counts it', async (status, headers, only) => {
  const seen = new Set<string>()
  let reachable = 0
  server.respond = ({ method, path, body }) => {
    const key = `${method} ${path} ${body}`
    if (seen.has(key) || ++reachable % 3 > 0) return undefined
    seen.add(key)
    return { status, headers: { 'content-type': 'application/json', ...headers }, body: '{"error":{"code":"ERR_EXCEPTION"}}' }
  }
  const run = await server.run({ only, allowWrites: true })
  expect(run.operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(run.operations.flatMap(({ notRun }) => notRun.filter(failsRun))).toEqual([])
  expect(run.repeated).toEqual({ [status]: seen.size })
  expect(table(run, verdictOf(run))).toContain(`, repeated ${seen.size} after ${status} (`)
  expect((run.waited ?? 0) >= 20_000).toBe('retry-after' in headers)
})

test('checks again if a write may have been carried out twice', async () => {
  let isLost = false
  server.changeResponse = ({ method, path, body }, response) =>
    method === 'POST' && path === '/messages' && body.includes('"One"') && !isLost && (isLost = true)
      ? { status: 504, headers: {}, body: '' }
      : response
  const { operations } = await server.run({ only: ['mark-user-conversation-as-read', 'list-user-messages'], allowWrites: true })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
})

test('reports nothing that a repeated write explains, however often the response to a write is lost', async () => {
  const known = new Set<string>()
  server.changeResponse = ({ method, path, body }, response) => {
    const isLost = method === 'DELETE' || (method === 'POST' && path === '/roles' && body.includes('role'))
    return isLost && known.size < known.add(`${method} ${path} ${body}`).size ? { status: 504, headers: {}, body: '' } : response
  }
  const { operations } = await server.run({ only: ['get-role', 'delete-role'], allowWrites: true })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  expect(operations.flatMap(({ notRun }) => notRun.map(({ reason }) => reason)).join()).toContain('may have been carried out twice')
})

test('reports a server that stays unavailable, without waiting long for each request', async () => {
  server.changeResponse = ({ path }, response) => (path.startsWith('/roles') ? { ...response, status: 503, body: '{}' } : response)
  const run = await server.run({ only: ['list-roles', 'list-users'] })
  const roles = run.operations.find(({ operation }) => operation === 'list-roles')
  expect(roles?.failed.length).toBe(roles?.cases)
  expect(run.repeated?.['503']).toBeLessThan(60)
})

test('ends the run soon if a server is never available', async () => {
  server.respond = () => ({ status: 503, headers: { 'retry-after': '1' }, body: '' })
  const { ended, operations } = await server.run({ only: ['list-roles', 'list-users', 'get-role'], allowWrites: true })
  expect(ended).toMatch(/responds to everything with 503; the run ends here\.$/)
  expect(operations.flatMap(({ passed }) => passed).every((passed) => passed === 0)).toBe(true)
  expect(server.requests.length).toBeLessThan(200)
})

test('a run waits at most three minutes in vain for what a server never does', async () => {
  const only = ['create-rule', 'review-blocked-message', 'add-message-reaction', 'pin-message', 'update-message']
  const duration = async () => {
    const times: number[] = []
    server.respond = () => void times.push(Date.now())
    await server.run({ only, allowWrites: true })
    return Math.max(...times) - Math.min(...times)
  }
  const honest = await duration()
  const rejection = { error: { code: 'ERR_MESSAGE_NO_ACCESS', message: 'Not yet.' } }
  server.changeResponse = ({ method, path }, response) => {
    if (path.startsWith('/moderation/blocked-messages')) return { ...response, body: '{"data":[]}' }
    return method !== 'GET' && /^\/messages\/\d+\//.test(path) ? { ...response, status: 403, body: JSON.stringify(rejection) } : response
  }
  const faulty = await duration()
  expect(faulty - honest).toBeLessThan(180_000)
})

test('a body that is not in its content-encoding is named as such', async () => {
  server.changeResponse = (_, response) => ({ ...response, headers: { ...response.headers, 'content-encoding': 'gzip' } })
  const { operations } = await server.runOverNetwork({ only: ['list-roles'], sample: 0.01 })
  const found = operations.flatMap(({ findings, notRun }) => [...findings.map(({ got }) => got), ...notRun.map(({ reason }) => reason)])
  expect(found.join('\n')).toContain('the body of the 200 response is not in gzip, its content-encoding')
})
