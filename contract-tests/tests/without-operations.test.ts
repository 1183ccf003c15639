import { expect, test } from 'vitest'
import { rejected, startTestServer } from './honestServer.ts'
import { inTurn } from './inTurn.ts'

/** What passed and failed of an operation on a server that responds to some requests with 501. */
async function runWithout(missing: RegExp, operation: string, sample = 1) {
  await using server = await startTestServer({})
  server.respond = ({ method, path }) => (missing.test(`${method} ${path}`) ? rejected(501, 'ERR_API_NOT_FOUND') : undefined)
  const { operations } = await server.run({ only: [operation], allowWrites: true, sample })
  return operations.find((result) => result.operation === operation)
}

// Some calls only differ in what they show of the missing records.
const shown: [what: string, missing: RegExp][] = [
  ['threads', /^POST \/messages\/\d+\/thread/],
  ['reactions', / \/messages\/\d+\/reactions/],
]

test.each(inTurn(shown, 2))('without %s, list-all-messages keeps its other checks', async (_, missing) => {
  const [whole, rest] = [await runWithout(/^$/, 'list-all-messages', 0.3), await runWithout(missing, 'list-all-messages', 0.3)]
  expect(rest?.failed).toEqual([])
  expect(rest?.passed).toBeGreaterThanOrEqual(Number(whole?.passed) * 0.9)
  expect(rest?.notRun.some(({ category }) => category === 'setup failed')).toBe(true)
})

test.each([
  ['get-submitted-message', 'update-submitted-message', /^GET \/moderation\/messages\/\d+/],
  ['add-group-members', 'deactivate-users', /^POST \/groups\/[^/]+\/members/],
])('without %s, nothing of what it would do is expected of %s', async (_, operation, missing) => {
  expect((await runWithout(missing, operation))?.failed).toEqual([])
})

test('records that cannot be read alone are read in their list', async () => {
  const rest = await runWithout(/^GET \/roles\/[^/?]+$/, 'delete-role')
  expect(rest?.failed).toEqual([])
  expect(rest?.notRun.map(({ name }) => name)).not.toContain('a removed record is gone, and cannot be removed again')
})

const compared: [missing: string, operation: string, requests: RegExp][] = [
  ['ban-group-user', 'update-group', /^POST .*\/bannedusers\//],
  ['get-group', 'kick-group-member', /^GET \/groups\/[^/?]+$/],
  ['get-message-details', 'delete-message', /^GET \/messages\/\d+$/],
]

test.each(inTurn(compared, 3))('without %s, %s is compared as far as it can be', async (missing, operation, requests) => {
  const { failed, passed, notRun } = (await runWithout(requests, operation)) ?? {}
  expect(failed).toEqual([])
  expect(passed).toBeGreaterThan(15)
  expect(notRun?.some((one) => one.missing === missing)).toBe(true)
})

test('what a server does not have is asked for once, and not again for each check that needs it', async () => {
  await using server = await startTestServer({})
  let asked = 0
  server.respond = ({ method, path }) => {
    if (!path.startsWith('/ai-agents')) return undefined
    if (method === 'POST' && path === '/ai-agents/agent-builder/agents') asked++
    return rejected(404, 'ERR_API_NOT_FOUND')
  }
  const { operations } = await server.run({
    only: ['get-agent-builder-agent', 'update-agent-builder-agent'],
    allowWrites: true,
    concurrency: 1,
  })
  expect(operations.flatMap(({ notRun }) => notRun).length).toBeGreaterThan(10)
  expect(asked).toBe(1)
})

test('an operation is missing although its server rejects a missing key first', async () => {
  await using server = await startTestServer({})
  const isMissing = (path: string, apikey: unknown) => path.includes('/friends') && apikey !== undefined
  server.respond = ({ path, headers }) => (isMissing(path, headers.apikey) ? rejected(404, 'ERR_API_NOT_FOUND') : undefined)
  const { operations } = await server.run({ only: ['remove-friends'], allowWrites: true })
  const [friends] = operations.filter(({ operation }) => operation === 'remove-friends')
  expect(friends?.failed).toEqual([])
  expect(friends?.notRun.some(({ category }) => category === 'operation missing')).toBe(true)
})

test('an operation is missing although an invalid request was the first that could be made', async () => {
  await using server = await startTestServer({})
  const isMissing = (path: string) => /\/conversation\/pin$|^\/moderation\/reasons$/.test(path)
  server.respond = ({ method, path, headers }) => {
    if (method === 'POST' && path === '/messages') return rejected(404, 'ERR_API_NOT_FOUND')
    const lacks = isMissing(path) && !(method === 'POST' && path.endsWith('/reasons'))
    return lacks && headers.apikey !== undefined ? { status: 404, headers: {}, body: '' } : undefined
  }
  const { operations } = await server.run({ only: ['pin-user-conversation', 'create-reason'], allowWrites: true })
  expect(operations.flatMap(({ failed }) => failed)).toEqual([])
})
