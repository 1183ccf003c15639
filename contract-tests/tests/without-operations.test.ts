import { expect, test } from 'vitest'
import { startTestServer } from './honestServer.ts'

/** Checks a server that answers 501 to some requests. @returns what passed and failed of an operation, and how many checks passed */
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

test.each([
  ['threads', 'list-all-messages', (method: string, path: string) => method === 'POST' && /^\/messages\/\d+\/thread/.test(path)],
  ['threads', 'list-group-messages', (method: string, path: string) => method === 'POST' && /^\/messages\/\d+\/thread/.test(path)],
  ['reactions', 'list-all-messages', (_: string, path: string) => /^\/messages\/\d+\/reactions/.test(path)],
  ['conversations', 'delete-user', (_: string, path: string) => path.startsWith('/conversations')],
])('without %s, %s keeps its other checks', async (_, operation, isMissing) => {
  const [whole, rest] = [await runWithout(() => false, operation), await runWithout(isMissing, operation)]
  expect(rest?.failed).toEqual([])
  // A scenario about threads themselves needs them.
  expect(rest?.passed).toBeGreaterThanOrEqual(Number(whole?.passed) - 1)
  expect(rest?.notRun.some(({ category }) => category === 'setup failed')).toBe(true)
})

test('records that cannot be read alone are read in their list', async () => {
  const rest = await runWithout((method, path) => method === 'GET' && /^\/roles\/[^/?]+$/.test(path), 'delete-role')
  expect(rest?.failed).toEqual([])
  expect(rest?.notRun.map(({ name }) => name)).not.toContain('a removed record is gone, and cannot be removed again')
})
