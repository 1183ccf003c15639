import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createChatClient, type FullChatClient } from '../../src/index.ts'
import { parseWebhook } from '../../src/webhooks.ts'
import { createFakeChat, type FakeChat } from '../fake.ts'
import { rejection } from './rejection.ts'

const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
let fake: FakeChat
let chat: FullChatClient

const clientOf = (own: FakeChat, key = apiKey) =>
  createChatClient({
    appId: 'app-linden-yard',
    region: 'eu',
    apiKey: key,
    fetch: own.fetch,
    retries: 0,
    waitForRateLimit: false,
    settling: false,
  })

beforeEach(async () => {
  fake = await createFakeChat({
    users: [
      { uid: 'mira', name: 'Mira Okafor', tags: ['keeper'] },
      { uid: 'jonas', name: 'Jonas Lind', status: 'available' },
      { uid: 'priya', name: 'Priya Nair' },
      { uid: 'dealbot', name: 'Best Deals' },
    ],
    groups: [
      { guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira', members: { moderators: ['jonas'], participants: ['dealbot'] } },
    ],
  })
  chat = clientOf(fake)
})

test('creates, reads, updates and deletes a record', async () => {
  await chat.createUser({ body: { uid: 'Zed', name: 'Zed Ångström 🍅', metadata: { bed: 'south-4' } } })
  expect((await chat.getUser({ uid: 'zed' })).data).toMatchObject({ uid: 'zed', name: 'Zed Ångström 🍅', metadata: { bed: 'south-4' } })
  await chat.updateUser({ uid: 'zed', body: { name: 'Zed', unset: ['metadata'] } })
  const { data } = await chat.getUser({ uid: 'zed' })
  expect(data.name).toBe('Zed')
  expect(data.metadata).toBeUndefined()
  await chat.deleteUser({ uid: 'zed', body: { permanent: true } })
  expect(await rejection(chat.getUser({ uid: 'zed' }))).toMatchObject({ status: 404, code: 'ERR_UID_NOT_FOUND' })
  expect((await chat.listUsers()).data.map(({ uid }) => uid)).toEqual(['mira', 'jonas', 'priya', 'dealbot'])
  expect(fake.violations).toEqual([])
})

test('lists a conversation once that ended for good and began again', async () => {
  const to = (receiver: string) => ({ receiver, receiverType: 'user' as const, type: 'text' as const, data: { text: 'Hello' } })
  const { data: message } = await chat.as('mira').sendMessage({ body: to('jonas') })
  // The action that records the edit is addressed to the sender alone.
  await chat.updateMessage({ id: message.id, body: { data: { text: 'By the app' } } })
  await chat.as('mira').resetUserConversation({ uid: 'jonas', body: { deleteMessagesPermanently: true } })
  await chat.as('mira').sendMessage({ body: to('jonas') })
  for (const uid of ['mira', 'jonas']) expect((await chat.listConversations({ onBehalfOf: uid })).data).toHaveLength(1)
})

test('lists a flagged message for review, and hides it once it is disapproved', async () => {
  const { data: message } = await chat
    .as('dealbot')
    .sendMessage({ body: { receiver: 'tomato-growers', receiverType: 'group', type: 'text', data: { text: 'Half price today only!' } } })
  await chat.flagAMessage({ id: message.id, onBehalfOf: 'jonas', body: { reasonId: 'spam', remark: 'An advert.' } })
  const waiting = await chat.listFlaggedMessages()
  expect(waiting.data).toMatchObject([
    { id: message.id, flaggedCount: 1, flaggedBy: [{ uid: 'jonas', reasonId: 'spam', remark: 'An advert.' }] },
  ])
  await chat.reviewFlaggedMessage({ id: message.id, body: { status: 'disapproved' } })
  expect((await chat.listFlaggedMessages()).data).toEqual([])
  expect((await chat.listReviewedMessages()).data).toHaveLength(1)
  expect((await chat.listGroupMessages({ guid: 'tomato-growers' })).data).toEqual([])
  expect(fake.violations).toEqual([])
})

test('accepts any key but the zeros until a key is created, and after that those in use', async () => {
  await chat.listUsers()
  const other = clientOf(fake, 'cafebabecafebabecafebabecafebabecafebabe')
  await other.listUsers()
  const unknown = { status: 401, code: 'AUTH_ERR_APIKEY_NOT_FOUND' }
  expect(await rejection(clientOf(fake, '0'.repeat(40)).listUsers())).toMatchObject(unknown)
  expect((await chat.listApikeys()).data.map(({ name }) => name)).toEqual(['App'])
  const { data: second } = await chat.createApikey({ body: { name: 'Second', scope: 'fullAccess' } })
  await chat.listUsers()
  await other.listUsers()
  const { message } = (await rejection(clientOf(fake, 'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef').listUsers())) as Error
  expect(message).toContain('The key dea…eef does not exist. The fake accepts any key only until keys are seeded or created.')
  await clientOf(fake, second.apiKey).deleteApikey({ apiKey })
  expect(await rejection(chat.listUsers())).toMatchObject(unknown)
  expect(await rejection(other.listUsers())).toMatchObject(unknown)
  fake.reset()
  await other.listUsers()
})

test('rejects keys with insufficient scope, and a key that deletes itself', async () => {
  const { data: demo } = await chat.createApikey({ body: { name: 'Demo', scope: 'authOnly' } })
  const low = clientOf(fake, demo.apiKey)
  expect(await rejection(low.listUsers())).toMatchObject({ code: 'AUTH_ERR_NO_ACCESS' })
  await low.createUser({ body: { uid: 'zed', name: 'Zed' } })
  await low.createAuthtoken({ uid: 'zed', body: {} })
  expect(await rejection(chat.deleteApikey({ apiKey }))).toMatchObject({ code: 'ERR_APIKEY_NO_SELF_ACTION' })
  await chat.deleteApikey({ apiKey: demo.apiKey })
  expect(await rejection(low.createUser({ body: { uid: 'zoe', name: 'Zoe' } }))).toMatchObject({ status: 401 })
  expect(fake.violations).toEqual([])
})

test('rejects unknown users, inaccessible messages and actions that a scope does not allow', async () => {
  const { data: message } = await chat
    .as('mira')
    .sendMessage({ body: { receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: 'The key is under the blue pot.' } } })
  expect(message).toMatchObject({ sender: 'mira', conversationId: 'mira_user_jonas' })
  expect(await rejection(chat.as('nobody').getMessageDetails({ id: message.id }))).toMatchObject({ status: 404, code: 'ERR_UID_NOT_FOUND' })
  expect(await rejection(chat.as('priya').getMessageDetails({ id: message.id }))).toMatchObject({ code: 'ERR_MESSAGE_NO_ACCESS' })
  expect(await rejection(chat.as('jonas').deleteMessage({ id: message.id, body: {} }))).toMatchObject({ code: 'ERR_MESSAGE_NOT_A_SENDER' })
  expect(await rejection(chat.as('dealbot').deleteGroup({ guid: 'tomato-growers' }))).toMatchObject({ code: 'ERR_GROUP_NO_ADMIN_SCOPE' })
  expect(await rejection(chat.as('priya').listGroupMessages({ guid: 'tomato-growers' }))).toMatchObject({ code: 'ERR_GROUP_NOT_JOINED' })
  expect(fake.violations).toEqual([])
})

test('rejects actions that a role or scope denies, until they are allowed again', async () => {
  const text = { category: 'message', type: 'text', data: { text: 'Water the beds' } } as const
  const toGrowers = { ...text, receiver: 'tomato-growers', receiverType: 'group' } as const
  const toPriya = { ...text, receiver: 'priya', receiverType: 'user' } as const
  const sent = (await chat.sendMessage({ onBehalfOf: 'mira', body: toGrowers })).data
  const at = { guid: 'tomato-growers', scope: 'moderator' }
  await chat.setScopePermissions({
    ...at,
    body: { permissions: { sendMessage: 'deny', addReaction: 'deny', sendThreadedMessage: 'deny' } },
  })
  for (const call of [
    () => chat.sendMessage({ onBehalfOf: 'jonas', body: toGrowers }),
    () => chat.addMessageReaction({ onBehalfOf: 'jonas', id: String(sent.id), reaction: '🌱' }),
    () => chat.sendThreadMessage({ onBehalfOf: 'jonas', id: String(sent.id), body: toGrowers }),
  ])
    expect(await rejection(call())).toMatchObject({ status: 403, code: 'ERR_PERMISSION_DENIED' })
  await chat.sendMessage({ onBehalfOf: 'mira', body: toGrowers })
  await chat.sendMessage({ onBehalfOf: 'jonas', body: toPriya })
  await chat.unsetScopePermission({ ...at, permission: 'sendMessage' })
  await chat.sendMessage({ onBehalfOf: 'jonas', body: toGrowers })

  await chat.createRole({ body: { role: 'keeper', name: 'Keeper' } })
  await chat.updateUser({ uid: 'jonas', body: { role: 'keeper' } })
  await chat.setRolePermissions({ role: 'keeper', body: { permissions: { sendMessage: 'deny' } } })
  expect(await rejection(chat.sendMessage({ onBehalfOf: 'jonas', body: toPriya }))).toMatchObject({
    status: 403,
    code: 'ERR_PERMISSION_DENIED',
  })
  await chat.sendMessage({ onBehalfOf: 'mira', body: toPriya })
})

test('imports records independently of each other', async () => {
  const { data } = await chat.importUsers({
    body: { users: { teo: { uid: 'teo', name: 'Teo Marsh', createdAt: 1_769_936_400 }, mira: { uid: 'mira', name: 'Mira' } } },
  })
  expect(data.teo).toMatchObject({ success: true, data: { uid: 'teo', createdAt: 1_769_936_400 } })
  expect(data.mira).toMatchObject({ success: false, error: { code: 'ERR_UID_ALREADY_EXISTS' } })
  expect((await chat.getUser({ uid: 'mira' })).data.name).toBe('Mira Okafor')
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
    /expected a documented path, got GET \/user/,
  )
})

test('fails, delays and limits calls as planned', async () => {
  fake.failNext('importUsers', { status: 429, retryAfter: 2 })
  const call = () => chat.importUsers({ body: { users: {} } })
  expect(await rejection(call())).toMatchObject({ status: 429, code: 'ERR_TOO_MANY_REQUESTS', retryAfter: 2 })
  await call()
  fake.failNext('*', { connection: true })
  await expect(chat.listUsers()).rejects.toThrow(/broke the connection/)
  expect(() => fake.failNext('importUser', { status: 500 })).toThrow('Did you mean importUsers?')
  expect(() => fake.failNext('importUsers', { status: 200 })).toThrow(/between 400 and 599/)
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

test('a frozen clock stays frozen', async () => {
  fake.at('2026-03-01T09:00:00Z')
  const { data } = await chat.createUser({ body: { uid: 'zed', name: 'Zed' } })
  expect(data.createdAt).toBe(1_772_355_600)
  expect(() => fake.at('yesterday')).toThrow(/is not a valid time/)
})

test('serves over HTTP, with examples for operations that it does not implement', async () => {
  const { url, close } = await fake.listen()
  const remote = createChatClient({ baseUrl: url, apiKey, retries: 0 })
  await remote.createRole({ body: { role: 'keeper', name: 'Keeper' } })
  expect((await chat.getRole({ role: 'keeper' })).data.name).toBe('Keeper')
  expect((await remote.getUsageMetrics({ fromDate: 1, toDate: 2 })).data.metrics).toBeTypeOf('object')
  await close()
  await expect(remote.listUsers()).rejects.toThrow()
})

test('signs its events with the secret of the webhook, and not without one', async () => {
  const events: string[] = []
  const own = await createFakeChat({
    users: [{ uid: 'mira', name: 'Mira Okafor' }],
    webhook: {
      secret: 'feedface',
      async fetch(request) {
        const body = await request.clone().text()
        expect(request.headers.get('x-cometchat-signature')).toBe(createHmac('sha256', 'feedface').update(body).digest('hex'))
        events.push((await parseWebhook(request, own.webhook)).trigger)
        return new Response()
      },
    },
  })
  await clientOf(own)
    .as('mira')
    .createGroup({ body: { guid: 'compost', name: 'Grüße 🌱', type: 'public' } })
  await own.delivered()
  expect(events).toEqual(['group_created'])
  expect(own.webhook.secret).toBe('feedface')
  const forged = own.deliver('group_created')
  await expect(parseWebhook(forged, { ...own.webhook, secret: 'guessed' })).rejects.toMatchObject({ status: 401 })
  const unsigned = (await createFakeChat()).deliver('group_created')
  expect(unsigned.headers.has('x-cometchat-signature')).toBe(false)
})

test('emits and posts webhook events', async () => {
  const received: string[] = []
  const own = await createFakeChat({
    users: [
      { uid: 'mira', name: 'Mira Okafor' },
      { uid: 'jonas', name: 'Jonas Lind' },
    ],
    webhook: {
      username: 'garden',
      password: 'gate',
      fetch: async (request) => {
        const event = await parseWebhook(request, { username: 'garden', password: 'gate' })
        received.push(event.trigger)
        return new Response(null, { status: 200 })
      },
    },
  })
  const client = clientOf(own)
  await client
    .as('mira')
    .sendMessage({ body: { receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: 'Hello <@uid:jonas>' } } })
  await client.as('mira').createGroup({ body: { guid: 'compost', name: 'Compost', type: 'public', members: { participants: ['jonas'] } } })
  await own.delivered()
  expect(received).toEqual(['message_sent', 'user_mentioned', 'group_member_added', 'group_created'])
  expect(own.events.map(({ trigger }) => trigger)).toEqual(received)
  expect(own.deliveries.every(({ status }) => status === 200)).toBe(true)
  expect(own.violations).toEqual([])

  const event = await parseWebhook(own.deliver('message_sent', { data: { message: { sender: 'jonas' } } }), own.webhook)
  expect(event).toMatchObject({ trigger: 'message_sent', data: { message: { sender: 'jonas' } } })
  // @ts-expect-error: no such field
  expect(() => own.deliver('message_sent', { data: { message: 'no message' } })).toThrow(/would violate its schema/)
  await expect(parseWebhook(own.deliver('group_created'), { username: 'garden', password: 'guessed' })).rejects.toThrow()
})
