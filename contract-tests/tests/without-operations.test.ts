import { expect, test } from 'vitest'
import { rejected, startTestServer } from './honestServer.ts'
import { inTurn } from './inTurn.ts'

/**
 * Checks a server that answers 501 to some requests. @returns what passed and failed of an
 * operation, and how many checks passed
 */
async function runWithout(isMissing: (method: string, path: string) => boolean, operation: string, sample = 1) {
  await using server = await startTestServer({})
  server.respond = ({ method, path }) => (isMissing(method, path) ? rejected(501, 'ERR_API_NOT_FOUND') : undefined)
  const { operations } = await server.run({ only: [operation], allowWrites: true, sample })
  return operations.find((result) => result.operation === operation)
}

type IsMissing = Parameters<typeof runWithout>[0]

// Some, in turn by day. Some calls only differ in what they show of the missing records.
test.each<[what: string, operation: string, isMissing: IsMissing]>(
  inTurn<[string, string, IsMissing]>(
    [
      ['threads', 'list-all-messages', (method, path) => method === 'POST' && /^\/messages\/\d+\/thread/.test(path)],
      ['reactions', 'list-all-messages', (_, path) => /^\/messages\/\d+\/reactions/.test(path)],
    ],
    2,
  ),
)('without %s, %s keeps its other checks', async (_, operation, isMissing) => {
  const [whole, rest] = [await runWithout(() => false, operation, 0.3), await runWithout(isMissing, operation, 0.3)]
  expect(rest?.failed).toEqual([])
  expect(rest?.passed).toBeGreaterThanOrEqual(Number(whole?.passed) * 0.9)
  expect(rest?.notRun.some(({ category }) => category === 'setup failed')).toBe(true)
})

test.each<[what: string, operation: string, isMissing: IsMissing]>([
  ['get-submitted-message', 'update-submitted-message', (method, path) => method === 'GET' && /^\/moderation\/messages\/\d+/.test(path)],
  ['add-group-members', 'deactivate-users', (method, path) => method === 'POST' && /^\/groups\/[^/]+\/members/.test(path)],
])('without %s, nothing of what it would do is expected of %s', async (_, operation, isMissing) => {
  expect((await runWithout(isMissing, operation))?.failed).toEqual([])
})

test('records that cannot be read alone are read in their list', async () => {
  const rest = await runWithout((method, path) => method === 'GET' && /^\/roles\/[^/?]+$/.test(path), 'delete-role')
  expect(rest?.failed).toEqual([])
  expect(rest?.notRun.map(({ name }) => name)).not.toContain('a removed record is gone, and cannot be removed again')
})

test.each(
  inTurn<[missing: string, operation: string, isMissing: IsMissing]>(
    [
      ['ban-group-user', 'update-group', (method, path) => method === 'POST' && path.includes('/bannedusers/')],
      ['get-group', 'kick-group-member', (method, path) => method === 'GET' && /^\/groups\/[^/?]+$/.test(path)],
      ['get-message-details', 'delete-message', (method, path) => method === 'GET' && /^\/messages\/\d+$/.test(path)],
    ],
    3,
  ),
)('without %s, %s is compared as far as it can be', async (missing, operation, isMissing) => {
  const { failed, passed, notRun } = (await runWithout(isMissing, operation)) ?? {}
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
