import { expect, test } from 'vitest'
import { startTestServer } from './honestServer.ts'
import { inTurn } from './inTurn.ts'

/**
 * Checks a server that answers 501 to some requests. @returns what passed and failed of an
 * operation, and how many checks passed
 */
async function runWithout(isMissing: (method: string, path: string) => boolean, operation: string) {
  const server = await startTestServer({})
  server.respond = ({ method, path }) =>
    isMissing(method, path)
      ? { status: 501, headers: { 'content-type': 'application/json' }, body: '{"error":{"code":"ERR_API_NOT_FOUND","message":"No."}}' }
      : undefined
  const { operations } = await server.run({ only: [operation], allowWrites: true })
  await server.close()
  return operations.find((result) => result.operation === operation)
}

/** Results of the server with all operations. */
const wholes = new Map<string, ReturnType<typeof runWithout>>()

// Some of each, in turn by day.
test.each(
  inTurn<[string, string, (method: string, path: string) => boolean]>(
    [
      ['threads', 'list-all-messages', (method: string, path: string) => method === 'POST' && /^\/messages\/\d+\/thread/.test(path)],
      ['reactions', 'list-all-messages', (_: string, path: string) => /^\/messages\/\d+\/reactions/.test(path)],
      ['conversations', 'delete-user', (_: string, path: string) => path.startsWith('/conversations')],
    ],
    2,
  ),
)('without %s, %s keeps its other checks', async (_, operation, isMissing) => {
  const running = wholes.get(operation) ?? runWithout(() => false, operation)
  wholes.set(operation, running)
  const [whole, rest] = [await running, await runWithout(isMissing, operation)]
  expect(rest?.failed).toEqual([])
  // Some calls only differ in what they show of the missing records.
  expect(rest?.passed).toBeGreaterThanOrEqual(Number(whole?.passed) * 0.9)
  expect(rest?.notRun.some(({ category }) => category === 'setup failed')).toBe(true)
})

test('without get-submitted-message, submitted messages are not looked for among those that were sent', async () => {
  const isMissing = (method: string, path: string) => method === 'GET' && /^\/moderation\/messages\/\d+/.test(path)
  expect((await runWithout(isMissing, 'update-submitted-message'))?.failed).toEqual([])
})

test('without add-group-members, nobody is expected to have been added', async () => {
  const isMissing = (method: string, path: string) => method === 'POST' && /^\/groups\/[^/]+\/members/.test(path)
  expect((await runWithout(isMissing, 'deactivate-users'))?.failed).toEqual([])
})

test('records that cannot be read alone are read in their list', async () => {
  const rest = await runWithout((method, path) => method === 'GET' && /^\/roles\/[^/?]+$/.test(path), 'delete-role')
  expect(rest?.failed).toEqual([])
  expect(rest?.notRun.map(({ name }) => name)).not.toContain('a removed record is gone, and cannot be removed again')
})

test.each(
  inTurn<[string, string, (method: string, path: string) => boolean]>(
    [
      ['ban-group-user', 'update-group', (method: string, path: string) => method === 'POST' && path.includes('/bannedusers/')],
      ['get-group', 'kick-group-member', (method: string, path: string) => method === 'GET' && /^\/groups\/[^/?]+$/.test(path)],
      ['get-message-details', 'delete-message', (method: string, path: string) => method === 'GET' && /^\/messages\/\d+$/.test(path)],
      ['list-group-members', 'delete-group', (method: string, path: string) => method === 'GET' && /^\/groups\/[^/]+\/members/.test(path)],
    ],
    2,
  ),
)('without %s, %s is compared as far as it can be', async (missing, operation, isMissing) => {
  const { failed, passed, notRun } = (await runWithout(isMissing, operation)) ?? {}
  expect(failed).toEqual([])
  expect(passed).toBeGreaterThan(15)
  expect(notRun?.some((one) => one.missing === missing)).toBe(true)
})
