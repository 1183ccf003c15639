import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './honestServer.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer({
    users: [{ uid: 'mira', name: 'Mira' }],
    apiKeys: [{ apiKey: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00' }],
  })
})
afterEach(() => server.close())

test('a wrong key ends the run after one request, with one sentence', async () => {
  const run = server.run({ credentials: { apiKey: 'other-key' } })
  await expect(run).rejects.toThrow(`${server.url} rejects the key in CHAT_API_KEY (401 AUTH_ERR_APIKEY_NOT_FOUND); nothing else was sent.`)
  expect(server.requests).toHaveLength(1)
})

test('a server with its operations under /v3 is named with /v3', async () => {
  server.respond = ({ path }) =>
    path.startsWith('/v3/') ? undefined : { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' }
  const run = server.run({ credentials: { apiKey: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00' } })
  await expect(run).rejects.toThrow(`${server.url} has its operations under /v3: name it as --target ${server.url}/v3.`)
  expect(server.requests).toHaveLength(2)
})

test('a server that accepts the key is checked', async () => {
  const { operations } = await server.run({
    credentials: { apiKey: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00' },
    only: ['list-users'],
    sample: 0.2,
  })
  expect(operations.flatMap(({ failed }) => failed)).toEqual([])
  expect(operations[0]?.passed).toBeGreaterThan(0)
})
