// A call about a message that was just sent is repeated while the service rejects it as too early,
// and at no other time.

import { describe, expect, test, vi } from 'vitest'
import { chatDocument } from '../../generated/chat.operations.ts'
import { createChatClient, type FullChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import type { SendClientOptions } from '../client/options.ts'
import { rawClient } from '../raw.ts'
import type { Hooks } from '../transport/hooks.ts'
import { createNewRecords, type NewRecords, rememberRecords } from '../transport/newRecords.ts'
import { virtualTime } from './support/around.ts'
import { stubbed } from './support/calls.ts'
import { everyOperation } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { ending } from './support/simulatedService.ts'
import { stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://api.example/v3'
const body = { receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: 'Hello' } } as const

virtualTime()

const rejected = (status = 403, code = 'ERR_MESSAGE_NO_ACCESS') => Response.json({ error: { code, message: 'No access.' } }, { status })

/**
 * A service that gives messages ids from 4201 on, and rejects what changes one until it has
 * settled.
 *
 * @param settlesIn - the milliseconds until then
 * @param plan - responds to the requests about a message in place of it, if it returns a response;
 * `number` counts from 1
 */
function service(settlesIn: number, plan: (number: number) => Response | undefined = () => undefined) {
  const settledAt = new Map<string, number>()
  const about: string[] = []
  const { fetch } = stubFetch(({ url, method }) => {
    const [, id = '', part = ''] = /^\/v3\/messages\/([^/]+)\/?(\w*)/.exec(url.pathname) ?? []
    if (id) {
      about.push(`${method} ${part}`.trim())
      const planned = plan(about.length)
      if (planned) return planned
      if (method !== 'GET' && performance.now() < (settledAt.get(id) ?? 0)) return rejected()
    }
    if (id && part !== 'thread') return Response.json({ data: [] })
    const made = String(4201 + settledAt.size)
    settledAt.set(made, performance.now() + settlesIn)
    return Response.json({ data: { id: made } })
  })
  const client = (options: SendClientOptions & { hooks?: Hooks } = {}) => createChatClient({ baseUrl, apiKey, fetch, ...options })
  return { client, about }
}

const concerned = everyOperation.filter(({ route }) => route.settles).map(({ name, required }) => [name, required] as const)

test('the documents say which operations can be too early for a message', () => {
  const names = concerned.map(([name]) => name)
  const changes = 'updateMessage deleteMessage addMessageReaction sendThreadMessage pinMessage saveMessage flagAMessage'
  expect(names).toEqual(expect.arrayContaining(changes.split(' ')))
  expect(names).not.toContain('getMessageDetails')
})

test.each(concerned)('%s is repeated until the message has settled', async (name, { onBehalfOf: _, ...required }) => {
  const { client, about } = service(2850)
  const chat = client()
  const { data } = await chat.as('mira').sendMessage({ body })
  const method = (chat.as('jonas') as unknown as Record<string, (parameters: object) => Promise<unknown>>)[name]
  expect(await ending((method as NonNullable<typeof method>)({ ...required, id: data.id }))).toEqual({ ms: 3000, outcome: 'success' })
  expect(about).toHaveLength(7)
})

const senders: [who: string, send: (chat: FullChatClient) => Promise<unknown>][] = [
  ['the client itself', (chat) => chat.sendMessage({ body })],
  ['a client bound to a user', (chat) => chat.as('mira').sendMessage({ body })],
  ['a client that repeats nothing itself', (chat) => chat.withOptions({ retries: 0, settling: false }).sendMessage({ body })],
  ['`withResponse`', (chat) => chat.sendMessage.withResponse({ body })],
  ['`rawClient`', (chat) => rawClient(chat).POST('/messages', { body })],
  ['a bot', (chat) => chat.sendBotMessage({ uid: 'garden-helper', body })],
  ['a reply to an old message', (chat) => chat.sendThreadMessage({ id: '17', onBehalfOf: 'mira', body })],
]

test.each(senders)('a message sent by %s is known to every client made from the first', async (_, send) => {
  const { client, about } = service(1200)
  const chat = client()
  await send(chat)
  vi.advanceTimersByTime(500)
  const before = about.length
  const callers = [chat, chat.as('jonas'), chat.withOptions({ timeout: 1000 }).as('priya')]
  const outcomes = await Promise.all(callers.map((caller) => ending(caller.pinMessage({ id: '4201' }))))
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['success', 'success', 'success'])
  expect(about.length - before).toBe(9)
})

test('a call through `rawClient` is repeated too', async () => {
  const { client, about } = service(900)
  const chat = client()
  await chat.sendMessage({ body })
  const pinned = rawClient(chat).POST('/messages/{id}/pin', { params: { path: { id: '4201' } } })
  await ending(pinned)
  expect((await pinned).error).toBeUndefined()
  expect(about).toHaveLength(3)
})

test('every message of a list in the response is known', async () => {
  const { chat } = stubbed(({ url }, number) =>
    url.pathname === '/messages'
      ? Response.json({ data: [{ id: '1' }, { id: 2 }, { id: null }, {}, null, 'text', { id: '3' }] })
      : number < 5
        ? rejected()
        : Response.json({ data: [] }),
  )
  await chat.sendMessage({ body: { ...body, multipleReceivers: { uids: ['jonas', 'priya'] } } as never })
  expect(await ending(Promise.all(['1', '2', '3'].map((id) => chat.pinMessage({ id }))))).toMatchObject({ outcome: 'success' })
})

test('the error of a message that does not settle is thrown four seconds after it was sent', async () => {
  const { client, about } = service(Number.POSITIVE_INFINITY)
  const chat = client()
  await chat.sendMessage({ body })
  vi.advanceTimersByTime(300)
  const { ms, outcome } = await ending(chat.deleteMessage({ id: '4201' }))
  expect(outcome).toMatchObject({ name: 'ChatApiError', status: 403, code: 'ERR_MESSAGE_NO_ACCESS', attempts: 9 })
  expect(ms).toBe(3700)
  expect(about).toHaveLength(9)
  expect(vi.getTimerCount()).toBe(0)
})

type Call = (chat: FullChatClient, client: () => FullChatClient) => Promise<unknown>
const lateCall: Call = (chat) => {
  vi.advanceTimersByTime(4000)
  return chat.pinMessage({ id: '4201' })
}
const once: [why: string, options: SendClientOptions, call: Call, plan?: () => Response][] = [
  ['about a message that was sent four seconds ago', {}, lateCall, () => rejected()],
  ['by a client that was made on its own', {}, (_, client) => client().pinMessage({ id: '4201' })],
  ['about a message that the client did not send', {}, (chat) => chat.pinMessage({ id: '99' }), () => rejected()],
  ['where the client has settling off', { settling: false }, (chat) => chat.pinMessage({ id: '4201' })],
  ['where the call has settling off', {}, (chat) => chat.pinMessage({ id: '4201' }, { settling: false })],
  ['by a client with settling off', {}, (chat) => chat.withOptions({ settling: false }).as('mira').pinMessage({ id: '4201' })],
  ['to read a message', {}, (chat) => chat.getMessageDetails({ id: '4201' }), () => rejected()],
  ['where the code is another', {}, (chat) => chat.pinMessage({ id: '4201' }), () => rejected(403, 'ERR_PERMISSION_DENIED')],
  ['where the status is another', {}, (chat) => chat.pinMessage({ id: '4201' }), () => rejected(404)],
  ['where the deadline is too near', { deadline: 400 }, (chat) => chat.pinMessage({ id: '4201' })],
  ['to send a message that is rejected', {}, (chat) => chat.sendThreadMessage({ id: '99', onBehalfOf: 'mira', body }), () => rejected()],
  ['by a path that the documents do not have', {}, (chat) => chat.request('POST', '/messages/4201/hail'), () => rejected()],
]
test.each(once)('a single request is sent %s', async (_, options, call, plan) => {
  const { client, about } = service(3000, plan)
  const chat = client(options)
  await chat.sendMessage({ body })
  expect((await ending(call(chat, client))).ms).toBe(0)
  expect(about).toHaveLength(1)
})

describe('a message that the call names', () => {
  test.each([
    ['4201', '4201'],
    ['4201', 4201],
    ['a b/ü', 'a b/ü'],
  ])('is waited for: %j, named as %j', async (id, named) => {
    const { client } = service(0, (number) => (number < 4 ? rejected() : undefined))
    const call = client().addMessageReaction({ id, reaction: '🍅', onBehalfOf: 'mira' }, { settling: ['1', named as string] })
    expect(await ending(call)).toEqual({ ms: 1500, outcome: 'success' })
  })

  test('is not waited for if the call names others', async () => {
    const { client } = service(0, () => rejected())
    const call = client().addMessageReaction({ id: '4201', reaction: '🍅', onBehalfOf: 'mira' }, { settling: ['1', '42'] })
    expect(await ending(call)).toMatchObject({ ms: 0, outcome: { status: 403, attempts: 1 } })
  })

  test('is waited for during four seconds from the first rejection', async () => {
    const { client, about } = service(0, (number) => (number === 1 ? new Response(null, { status: 503 }) : rejected()))
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const chat = client({ settling: ['4201'] })
    expect(await ending(chat.deleteMessage({ id: '4201' }))).toMatchObject({ ms: 4500, outcome: { status: 403, attempts: 10 } })
    expect(about).toHaveLength(10)
  })

  test('is added to those that the client sent', async () => {
    const { client } = service(900)
    const chat = client({ settling: ['77'] })
    await chat.sendMessage({ body })
    expect(await ending(chat.pinMessage({ id: '4201' }))).toEqual({ ms: 1000, outcome: 'success' })
  })
})

test('the last rejection is thrown as soon as the deadline leaves no time', async () => {
  const { client } = service(3000)
  const chat = client({ deadline: 1200 })
  await chat.sendMessage({ body })
  expect(await ending(chat.pinMessage({ id: '4201' }))).toMatchObject({ ms: 1000, outcome: { status: 403, attempts: 3 } })
})

test('it uses up no retry, and other failures in between are repeated as usual', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const busy = [2, 3].map((number) => [number, new Response('{}', { status: 503, headers: { 'retry-after': '0' } })] as const)
  const responses = new Map<number, Response>([...busy, [5, Response.json({}, { status: 429, headers: { 'retry-after': '0' } })]])
  const { client, about } = service(2000, (number) => responses.get(number))
  const chat = client({ retries: 2 })
  await chat.sendMessage({ body })
  expect((await ending(chat.deleteMessage({ id: '4201' }))).outcome).toBe('success')
  expect(about.length).toBeGreaterThan(7)
})

test('works without retries, and is never said to have been carried out before', async () => {
  const { client } = service(900, (number) => (number === 3 ? rejected(404, 'ERR_MESSAGE_ID_NOT_FOUND') : undefined))
  const chat = client({ retries: 0 })
  await chat.sendMessage({ body })
  const { outcome } = await ending(chat.deleteMessage({ id: '4201' }))
  expect(outcome).toMatchObject({ status: 404, attempts: 3 })
  expect(String(outcome)).not.toMatch(/may have been carried out/)
})

describe('the ids that are remembered', () => {
  const make = () => createNewRecords(chatDocument.settling) as NewRecords

  test('are at most a thousand, the latest', () => {
    const records = make()
    for (let id = 1; id <= 5000; id++) rememberRecords(records, 'send-message', { data: { id: String(id) } })
    expect([...records.made.keys()]).toEqual(Array.from({ length: 1000 }, (_, index) => String(4001 + index)))
    rememberRecords(records, 'send-message', { data: Array.from({ length: 3000 }, (_, id) => ({ id })) })
    expect(records.made.size).toBe(1000)
  })

  test('are forgotten when they have settled', () => {
    const records = make()
    for (const id of ['1', '2']) rememberRecords(records, 'send-message', { data: { id } })
    vi.advanceTimersByTime(3000)
    rememberRecords(records, 'send-thread-message', { data: { id: '1' } })
    vi.advanceTimersByTime(1000)
    rememberRecords(records, 'send-bot-message', { data: { id: '3' } })
    expect([...records.made.keys()]).toEqual(['1', '3'])
  })

  test('are those of operations that send a message', () => {
    const records = make()
    for (const id of ['update-message', 'list-all-messages', undefined]) rememberRecords(records, id, { data: { id: '1' } })
    for (const data of [undefined, {}, { data: null }, { data: { id: {} } }]) rememberRecords(records, 'send-message', data)
    expect(records.made.size).toBe(0)
  })
})

test('the other clients accept the option, as nothing is known there to settle', async () => {
  const { fetch, sent } = stubFetch()
  await createManagementClient({ key: 'k', secret: 's', fetch, settling: ['1'] }).listApps()
  expect(sent).toHaveLength(1)
})
