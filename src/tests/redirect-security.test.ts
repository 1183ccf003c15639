// A redirect is never followed with a key, and no option can change that.

import { expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { ChatApiError } from '../errors/ChatApiError.ts'
import { isChatError } from '../errors/ChatError.ts'
import { fetchFor, rawClient } from '../raw.ts'
import { restoreMocks } from './support/around.ts'
import { make, outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { json, serve, text } from './support/server.ts'

const statuses = [301, 302, 303, 307, 308]

restoreMocks()

test.each(statuses)('does not follow a %i to another host, whoever sends it, and whatever its options', async (status) => {
  await using elsewhere = await serve(json({ data: [] }))
  await using here = await serve(text('', status, { location: `${elsewhere.url}/users` }))
  const baseUrl = here.url
  const client = createChatClient({ baseUrl, apiKey })
  const raw = rawClient(client)
  raw.use({ onRequest: ({ request }) => new Request(request, { redirect: 'follow' }) })
  const calls: Promise<unknown>[] = [
    client.listUsers(),
    client.createUser({ body: { uid: 'mira', name: 'Mira' } }),
    createManagementClient({ baseUrl, key: 'key', secret: 'secret' }).listApps(),
    raw.GET('/users', { redirect: 'follow' }),
  ]
  for (const failure of await Promise.all(calls.map(outcomeOf))) {
    expect(failure).toBeInstanceOf(ChatApiError)
    expect(failure).toMatchObject({ status, attempts: 1, message: expect.stringContaining('redirect') })
    expect(String(failure)).not.toContain(elsewhere.url)
  }
  expect(here.requests).toHaveLength(4)
  expect(elsewhere.requests).toHaveLength(0)
})

test.each<[what: string, status: number, properties: object, isRedirect: boolean]>([
  ['for which `fetch` followed a redirect', 200, { redirected: true }, true],
  ['that is an opaque redirect of a browser', 200, { type: 'opaqueredirect' }, true],
  ['to a condition, 304, without calling it a redirect', 304, {}, false],
])('rejects a response %s', async (_, status, properties, isRedirect) => {
  const response = new Response(null, { status })
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(response, name, { value })
  const failure = await outcomeOf(make(async () => response).listUsers({}, { headers: { 'if-none-match': '"a"' } }))
  expect(isChatError(failure)).toBe(true)
  expect(failure).toMatchObject({ name: 'ChatApiError', status, attempts: 1 })
  expect(String(failure).includes('redirect')).toBe(isRedirect)
})

test.each([
  'https://evil.example/v3',
  'https://api.example.evil.example/v3',
  'https://api.example',
  'https://api.example/v33',
  'https://api.example/v3/../v2',
  '//evil.example/v3',
])('nothing is sent to %s by `fetchFor` or `rawClient`, be it from `baseUrl` or from middleware', async (address) => {
  const { chat, sent } = stubbedWith({ baseUrl: 'https://api.example/v3' })
  await expect(fetchFor(chat)(`${address}/users`)).rejects.toThrow(TypeError)
  const raw = rawClient(chat)
  await expect(raw.GET('/users', { baseUrl: address })).rejects.toThrow(TypeError)
  raw.use({ onRequest: ({ request }) => new Request(request.url.replace('https://api.example/v3', address), request) })
  await expect(raw.GET('/users')).rejects.toThrow(TypeError)
  expect(sent).toHaveLength(0)
})

test('a `fetch` that `rawClient` receives for a call gets no key', async () => {
  const fetch = vi.fn(async (_: Request) => Response.json({ data: [] }))
  await rawClient(stubbed().chat).GET('/users', { fetch })
  expect(fetch.mock.calls[0]?.[0].headers.has('apikey')).toBe(false)
})
