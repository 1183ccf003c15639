import { beforeEach, expect, test } from 'vitest'
import { createChatClient, type FullChatClient } from '../../src/index.ts'
import { parseWebhook } from '../../src/webhooks.ts'
import { createFakeChat, type FakeChat } from '../fake.ts'

const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
let fake: FakeChat
let chat: FullChatClient

const clientOf = ({ fetch }: FakeChat, key = apiKey) =>
  createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: key, fetch, retries: 0, waitForRateLimit: false })

beforeEach(async () => {
  fake = await createFakeChat()
  chat = clientOf(fake)
})

test('accepts any key but the zeros until a key is created, and after that those in use', async () => {
  await chat.listUsers()
  const other = clientOf(fake, 'cafebabecafebabecafebabecafebabecafebabe')
  await other.listUsers()
  const unknown = { status: 401, code: 'AUTH_ERR_APIKEY_NOT_FOUND' }
  await expect(clientOf(fake, '0'.repeat(40)).listUsers()).rejects.toMatchObject(unknown)
  expect((await chat.listApikeys()).data.map(({ name }) => name)).toEqual(['App'])
  const { data: second } = await chat.createApikey({ body: { name: 'Second', scope: 'fullAccess' } })
  await chat.listUsers()
  await other.listUsers()
  await expect(clientOf(fake, 'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef').listUsers()).rejects.toThrow(
    'The key dea…eef does not exist. The fake accepts any key only until keys are seeded or created.',
  )
  await clientOf(fake, second.apiKey).deleteApikey({ apiKey })
  await expect(chat.listUsers()).rejects.toMatchObject(unknown)
  await expect(other.listUsers()).rejects.toMatchObject(unknown)
  fake.reset()
  await other.listUsers()
})

test('throws for a request that violates the specification, or returns an error response if not strict', async () => {
  const wrong = (own: FakeChat) => own.fetch('https://x.api-eu.cometchat.io/v3/users?perpage=3', { headers: { apikey: apiKey } })
  await expect(wrong(fake)).rejects.toThrow(/perpage.*the spelling perPage/)
  expect(fake.violations).toHaveLength(1)
  const lenient = await createFakeChat({ strict: false })
  const response = await wrong(lenient)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { code: 'ERR_BAD_REQUEST', details: { 'query.perpage': ['expected the spelling perPage'] } },
  })
  await expect(fake.fetch('https://x.api-eu.cometchat.io/v3/user', { headers: { apikey: apiKey } })).rejects.toThrow(
    /expected a documented path, such as GET \/users, got GET \/user /,
  )
})

test('fails, delays and limits calls as planned', async () => {
  fake.failNext('importUsers', { status: 429, retryAfter: 2 })
  const call = () => chat.importUsers({ body: { users: {} } })
  await expect(call()).rejects.toMatchObject({ status: 429, code: 'ERR_TOO_MANY_REQUESTS', retryAfter: 2 })
  await call()
  fake.failNext('*', { connection: true })
  await expect(chat.listUsers()).rejects.toThrow(/broke the connection/)
  expect(() => fake.failNext('importUser', { status: 500 })).toThrow('Did you mean importUsers?')
  expect(() => fake.failNext('importUsers', { status: 200 })).toThrow(/between 400 and 599/)
  expect(() => fake.at('yesterday')).toThrow(/is not a valid time/)
  fake.at('2026-03-01T09:00:20Z')
  fake.rateLimit(2)
  const listUsers = async () => {
    const { status, headers } = await fake.fetch('https://x.api-eu.cometchat.io/v3/users', { headers: { apikey: apiKey } })
    return [status, headers.get('x-ratelimit-remaining'), headers.get('retry-after')]
  }
  expect([await listUsers(), await listUsers(), await listUsers()]).toEqual([
    [200, '1', null],
    [200, '0', null],
    [429, '0', '40'],
  ])
  fake.at('2026-03-01T09:01:00Z')
  expect(await listUsers()).toEqual([200, '1', null])
  fake.rateLimit(undefined)
  fake.delay(1000)
  await expect(chat.listUsers(undefined, { signal: AbortSignal.timeout(20) })).rejects.toThrow()
  expect(fake.requests.map(({ operation, status }) => `${operation} ${status}`).slice(0, 2)).toEqual(['importUsers 429', 'importUsers 200'])
  fake.reset()
  await chat.listUsers()
  expect(fake.requests).toHaveLength(1)
})

test('delivers an event with changes, which no other password or secret accepts', async () => {
  const own = await createFakeChat({ webhook: { username: 'garden', password: 'gate', secret: 'feedface' } })
  const event = await parseWebhook(own.deliver('message_sent', { data: { message: { sender: 'jonas' } } }), own.webhook)
  expect(event).toMatchObject({ trigger: 'message_sent', data: { message: { sender: 'jonas' } } })
  // @ts-expect-error: no such field
  expect(() => own.deliver('message_sent', { data: { message: 'no message' } })).toThrow(/would violate its schema/)
  for (const guess of [{ password: 'guessed' }, { secret: 'guessed' }])
    await expect(parseWebhook(own.deliver('group_created'), { ...own.webhook, ...guess })).rejects.toMatchObject({ status: 401 })
  expect((await createFakeChat()).deliver('group_created').headers.has('x-cometchat-signature')).toBe(false)
})
