import { afterEach, beforeEach, expect, test } from 'vitest'
import { failsRun } from '../exchange/outcome.ts'
import { table } from '../report/table.ts'
import { verdictOf } from '../report/verdict.ts'
import type { ServerSuiteOptions } from '../suites/serverSuiteOptions.ts'
import { findingsIn, json, rejected, startTestServer, type TestServer } from './honestServer.ts'

const users = [
  { uid: 'mira', name: 'Mira Okafor' },
  { uid: 'jonas', name: 'Jonas Lind' },
]
let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ users, groups: [{ guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira' }] })
})

afterEach(() => server.close())

/** A run that may write. */
const run = (only: string[], more: Partial<ServerSuiteOptions> = {}) => server.run({ only, allowWrites: true, ...more })

async function uids(): Promise<string[]> {
  const response = await server.fake.fetch('http://fake.example.com/users?withDeactivated=true&perPage=1000', {
    headers: { apikey: 'feedfacefeedfacefeedfacefeedfacefeedface' },
  })
  const { data } = (await response.json()) as { data: { uid: string }[] }
  return data.map(({ uid }) => uid).sort()
}

test('stops checking an operation that hangs, and continues with others', async () => {
  server.changeResponse = ({ path }, response) => (path.startsWith('/groups') ? 'hang' : response)
  const { operations } = await server.run({ only: ['list-groups', 'list-users'], timeout: 700 })
  const [listed, hung] = operations
  expect(listed?.cases).toBeGreaterThan(10)
  expect(listed?.failed).toEqual([])
  expect(hung?.cases).toBe(3)
  const got = expect.stringContaining('no response within 700 ms')
  expect(hung?.findings[0]).toMatchObject({ operation: 'list-groups', rule: 'response_received', got })
})

test('repeats a read to which a server is too slow now and then', async () => {
  const slow = new Set<string>()
  server.changeResponse = ({ method, path }, response) => {
    const isFirst = method === 'GET' && path.startsWith('/roles/') && !slow.has(path)
    if (isFirst) slow.add(path)
    return isFirst ? 'hang' : response
  }
  const { operations, repeated } = await server.run({ only: ['get-role'], timeout: 700 })
  expect(slow.size).toBeGreaterThan(0)
  expect(operations.flatMap(({ findings }) => findings)).toEqual([])
  expect(repeated).toEqual({ 'a time-out': slow.size })
})

test('ends the run after a few attempts if the server dies, and keeps the results so far', async () => {
  let responses = 0
  server.changeResponse = (_request, response) => (++responses > 40 ? 'cut' : response)
  const result = await server.runOverNetwork({ only: ['list-users', 'list-groups', 'list-roles'] })
  expect(result.ended).toMatch(/stopped responding .*; the run ends here\.$/)
  expect(result.operations.reduce((sum, { passed }) => sum + passed, 0)).toBeGreaterThan(20)
  expect(result.operations.flatMap(({ notRun }) => notRun).some(({ category }) => category === 'server gone')).toBe(true)
  expect(verdictOf(result).reasons[0]).toBe('the server stopped responding')
  // Those that were under way are repeated a few times.
  expect(server.requests.length).toBeLessThan(90)
})

test('waits for Retry-After after a 429, during checks and removal', async () => {
  const rejectedAt = new Map<string, number>()
  let longestWait = 0
  server.respond = ({ method, path }) => {
    const key = `${method} ${path}`
    const before = rejectedAt.get(key)
    rejectedAt.set(key, before ?? Date.now())
    if (before === undefined) return rejected(429, 'ERR_TOO_MANY_REQUESTS', { 'retry-after': '0.05' })
    longestWait = Math.max(longestWait, Date.now() - before)
    return undefined
  }
  const result = await run(['delete-role', 'get-group'], { sample: 0.1 })
  expect(findingsIn(result)).toEqual([])
  expect(longestWait).toBeGreaterThanOrEqual(45)
  expect(result.leftovers).toBeUndefined()
  expect(await uids()).toEqual(['jonas', 'mira'])
})

test('writes only to its own records, and removes them', async () => {
  const printed: string[] = []
  const only = ['update-user', 'deactivate-users', 'ban-group-user', 'review-flagged-message', 'create-role', 'import-users']
  const result = await run(only, { sample: 0.1, say: (text) => printed.push(text) })
  const prefix = /start with (\S+)/.exec(printed.join())?.[1] ?? 'no prefix'
  expect(printed.join()).toMatch(/records of flagged and blocked messages stay: .*Webhooks and push notifications go out/)
  expect(findingsIn(result)).toEqual([])
  expect(result.operations.flatMap(({ notRun }) => notRun.filter(failsRun))).toEqual([])
  expect(result.operations.flatMap(({ passed, operation }) => (passed > 0 ? [operation] : [])).sort()).toEqual(only.sort())
  const ids = new Set(server.requests.flatMap(({ path }) => /^\/messages\/(\d+)/.exec(path)?.[1] ?? []))
  expect(ids.size).toBeGreaterThan(3)
  const named = /^\/(messages|moderation\/((flagged|blocked)-)?messages|apikeys)\/\w+/
  const isForeign = ({ path, body }: { path: string; body: string }) => !`${path}${body}`.includes(prefix) && !named.test(path)
  // HEAD and OPTIONS only test the rejection of undocumented methods; like GET they change nothing.
  const writes = server.requests.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS', 'POST'].includes(method))
  expect(writes.filter(isForeign)).toEqual([])
  expect(await uids()).toEqual(['jonas', 'mira'])
  expect(result.leftovers).toBeUndefined()
})

test('an interrupted run reports its results so far, and removes its records or names them', async () => {
  const controller = new AbortController()
  server.changeResponse = ({ method, path }, response) => {
    if (method === 'PUT' && path.startsWith('/users/')) controller.abort(new Error('Stopped.'))
    return method === 'DELETE' && path.endsWith('-jonas') ? rejected(403, 'ERR_PERMISSION_DENIED') : response
  }
  const result = await run(['update-user', 'get-group'], { signal: controller.signal })
  expect(findingsIn(result)).toEqual([])
  expect(new Set(result.operations.flatMap(({ notRun }) => notRun.map(({ category }) => category)))).toEqual(new Set(['interrupted']))
  expect(verdictOf(result).reasons[0]).toMatch(/^\d+ checks could not be tried \(\d+ interrupted\)$/)
  const [left] = result.leftovers ?? []
  expect(left?.failures.length).toBeGreaterThan(0)
  expect(left?.failures.every((text) => /-jonas: 403/.test(text))).toBe(true)
  expect(table(result, verdictOf(result))).toMatch(/^Not removed: \d+ records? .*-jonas: 403.*\n {2}To remove .* --clean contract-\w+-$/m)
  expect((await uids()).filter((uid) => !/jonas|^mira$/.test(uid))).toEqual([])
})

const oversized = `"${'x'.repeat(11 * 2 ** 20)}"`

test.each([
  ['oversized, without reading it to the end', 'is longer than 10 MB', oversized],
  ['too deeply nested', 'has more than 500 levels', `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
])('reports a body that is %s, and continues', async (_, problem, body) => {
  server.changeResponse = ({ path }, response) => (path.startsWith('/roles') && response.status === 200 ? { ...response, body } : response)
  const { operations } = await server.runOverNetwork({ only: ['list-roles', 'get-user'], timeout: 20_000, sample: 0.1 })
  const [other, roles] = ['get-user', 'list-roles'].map((id) => operations.find(({ operation }) => operation === id))
  expect(roles?.findings[0]).toMatchObject({ rule: 'response_received', got: `the body of the 200 response ${problem}` })
  expect(other?.findings).toEqual([])
})

test('reports a server whose response bodies are all oversized', async () => {
  server.changeResponse = (_, response) => ({ ...response, body: oversized })
  const result = await server.runOverNetwork({ only: ['list-roles', 'list-users'], timeout: 20_000, concurrency: 1 })
  expect(verdictOf(result).reasons[0]).toBe('the server did not end its responses within the limit of 10 MB')
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

test('a read-only run looks for records once, even if there are none', async () => {
  server.respond = ({ path }) => (path === '/users' ? json({ data: [] }) : undefined)
  const { requestsFor } = await server.run({ only: ['get-user', 'list-friends', 'list-blocked-users'] })
  expect(requestsFor).toMatchObject({ preparation: 1, scenarios: 0, removal: 0 })
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
  const result = await run(['kick-group-member'], { concurrency: 1 })
  expect(removals).toBeGreaterThan(5)
  expect(findingsIn(result)).toEqual([])
})

test('accepts a server that takes seconds now and then, and has no bots', async () => {
  server.respond = ({ path }) => (path.startsWith('/bots/') ? rejected(404, 'ERR_BOT_NOT_FOUND') : undefined)
  server.changeResponse = async (_, response) => {
    await new Promise((resolve) => setTimeout(resolve, server.requests.length % 3 === 0 ? 6000 : 0))
    return response
  }
  const result = await run(['update-user', 'list-all-reactions', 'send-bot-message'], { sample: 0.2 })
  expect(findingsIn(result)).toEqual([])
  const bot = result.operations.find(({ operation }) => operation === 'send-bot-message')
  expect(bot?.passed).toBeGreaterThan(3)
  expect(bot?.notRun.filter(failsRun)).toEqual([])
})

test('reports a response of 500 of a preparation', async () => {
  server.changeResponse = ({ method, path }, response) =>
    method === 'POST' && path === '/groups' && response.status === 200 ? rejected(500, 'ERR_EXCEPTION') : response
  const { operations } = await run(['list-group-members'], { sample: 0.1 })
  const rules = new Set(operations.flatMap(({ findings }) => findings.map(({ operation, rule }) => `${operation} ${rule}`)))
  expect(rules).toContain('create-group not_a_server_error')
})

test.each([
  [502, {}, 'create-user'],
  [503, { 'retry-after': '20' }, 'update-group'],
])('repeats a request after a %s with %j, and counts it', async (status, headers, operation) => {
  const seen = new Set<string>()
  let reachable = 0
  server.respond = ({ method, path, body }) => {
    const key = `${method} ${path} ${body}`
    if (seen.has(key) || ++reachable % 3 > 0) return undefined
    seen.add(key)
    return rejected(status, 'ERR_EXCEPTION', headers)
  }
  const result = await run([operation])
  expect(findingsIn(result)).toEqual([])
  expect(result.operations.flatMap(({ notRun }) => notRun.filter(failsRun))).toEqual([])
  expect(result.repeated).toEqual({ [status]: seen.size })
  expect(table(result, verdictOf(result))).toContain(`, repeated ${seen.size} after ${status} (`)
  expect((result.waited ?? 0) >= 20_000).toBe('retry-after' in headers)
})

test('checks again if a write may have been carried out twice', async () => {
  let isLost = false
  server.changeResponse = ({ method, path, body }, response) =>
    method === 'POST' && path === '/messages' && body.includes('"One"') && !isLost && (isLost = true)
      ? { status: 504, headers: {}, body: '' }
      : response
  expect(findingsIn(await run(['mark-user-conversation-as-read']))).toEqual([])
})

test('reports nothing that a repeated write explains, however often the response to a write is lost', async () => {
  const known = new Set<string>()
  server.changeResponse = ({ method, path, body }, response) => {
    const isLost = method === 'DELETE' || (method === 'POST' && path === '/roles' && body.includes('role'))
    return isLost && known.size < known.add(`${method} ${path} ${body}`).size ? { status: 504, headers: {}, body: '' } : response
  }
  const result = await run(['get-role', 'delete-role'])
  expect(findingsIn(result)).toEqual([])
  expect(result.operations.flatMap(({ notRun }) => notRun.map(({ reason }) => reason)).join()).toContain('may have been carried out twice')
})

test('reports a server that stays unavailable, without waiting long for each request', async () => {
  server.changeResponse = ({ path }, response) => (path.startsWith('/roles') ? { ...response, status: 503, body: '{}' } : response)
  const { operations, repeated } = await server.run({ only: ['list-roles', 'list-users'] })
  const roles = operations.find(({ operation }) => operation === 'list-roles')
  expect(roles?.failed.length).toBe(roles?.cases)
  expect(repeated?.['503']).toBeLessThan(60)
})

test('ends the run soon if a server is never available', async () => {
  server.respond = () => ({ status: 503, headers: { 'retry-after': '1' }, body: '' })
  const { ended, operations } = await run(['list-roles', 'list-users', 'get-role'])
  expect(ended).toMatch(/responds to everything with 503; the run ends here\.$/)
  expect(operations.flatMap(({ passed }) => passed).every((passed) => passed === 0)).toBe(true)
  expect(server.requests.length).toBeLessThan(200)
})

test('a body that is not in its content-encoding is named as such', async () => {
  server.changeResponse = (_, response) => ({ ...response, headers: { ...response.headers, 'content-encoding': 'gzip' } })
  const { operations } = await server.runOverNetwork({ only: ['list-roles'], sample: 0.01 })
  const found = operations.flatMap(({ findings, notRun }) => [...findings.map(({ got }) => got), ...notRun.map(({ reason }) => reason)])
  expect(found.join('\n')).toContain('the body of the 200 response is not in gzip, its content-encoding')
})

test.each([
  ['create-byo-agent', 'ERR_TOOL_NOT_FOUND'],
  ['list-knowledge-base-source-pages', 'ERR_KB_NOT_FOUND'],
  ['list-discovered-urls', 'ERR_KB_NOT_FOUND'],
])('expects no success of %s for what no run makes', async (only, code) => {
  server.respond = ({ path }) => (path.startsWith('/ai-agents/') ? rejected(404, code) : undefined)
  const result = await run([only])
  expect(findingsIn(result).filter((line) => line.includes('positive_data_acceptance'))).toEqual([])
  expect(result.operations.flatMap(({ notRun }) => notRun.filter(failsRun))).toEqual([])
})

test('expects success for a record that the run made, with the code of such records', async () => {
  const isUpdate = ({ method, path }: { method: string; path: string }) => method === 'PUT' && path.startsWith('/users/')
  server.changeResponse = (request, response) => (isUpdate(request) ? rejected(404, 'ERR_UID_NOT_FOUND') : response)
  expect(findingsIn(await run(['update-user']))).toContainEqual(expect.stringMatching(/update-user.*ERR_UID_NOT_FOUND/))
})
