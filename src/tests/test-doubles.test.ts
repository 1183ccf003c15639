// A program's own tests can replace a client's methods with test doubles of Vitest and node:test,
// as the guide says; Jest runs in `examples/testing`.
import { mock } from 'node:test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { FullChatClient } from '../client/createChatClient.ts'
import { stubbed } from './support/calls.ts'

type Kind = (client: FullChatClient) => FullChatClient

const make = (kind: Kind = (client) => client) => {
  const { chat, sent } = stubbed(({ url }) => Response.json({ data: /users\/./.test(url.pathname) ? {} : [] }))
  return { client: kind(chat), sent }
}

const kinds: [name: string, kind: Kind][] = [
  ['a client', (client) => client],
  ['a client bound to a user', (client) => client.as('mira') as never],
  ['a client with other options', (client) => client.withOptions({ retries: 0 })],
]

describe.each(kinds)('%s', (_, kind) => {
  test.each(['unused', 'used'])('`vi.spyOn` calls a method that was %s, or replaces it, and gives it back', async (state) => {
    const { client, sent } = make(kind)
    if (state === 'used') await client.getUser({ uid: 'mira' })
    const before = sent.length
    const spy = vi.spyOn(client, 'getUser')
    await client.getUser({ uid: 'mira' })
    expect(sent).toHaveLength(before + 1)
    spy.mockResolvedValue({ data: { uid: 'double' } } as never)
    expect(await client.getUser({ uid: 'jonas' })).toEqual({ data: { uid: 'double' } })
    expect(spy.mock.calls).toEqual([[{ uid: 'mira' }], [{ uid: 'jonas' }]])
    spy.mockRestore()
    await client.getUser({ uid: 'mira' })
    expect(sent).toHaveLength(before + 2)
  })

  test('`mock.method` of node:test replaces a method that was used', async () => {
    const { client, sent } = make(kind)
    await client.getUser({ uid: 'mira' })
    const double = mock.method(client, 'getUser', async () => ({ data: { uid: 'double' } }))
    expect((await client.getUser({ uid: 'mira' })).data.uid).toBe('double')
    double.mock.restore()
    await client.getUser({ uid: 'mira' })
    expect(sent).toHaveLength(2)
  })

  test('an assigned method replaces that of a single client', async () => {
    const { client, sent } = make(kind)
    const other = make(kind).client
    client.getUser = Object.assign(async () => ({ data: { uid: 'double', name: 'Double' } }), { withResponse: client.getUser.withResponse })
    expect((await client.getUser({ uid: 'mira' })).data.uid).toBe('double')
    // Assigned before it was ever read.
    client.listRoles = (async () => ({ data: ['double'] })) as never
    expect((await client.listRoles()).data).toEqual(['double'])
    expect(sent).toHaveLength(0)
    expect((await other.getUser({ uid: 'mira' })).data).toEqual({})
  })

  test('a destructured method works', async () => {
    const { client, sent } = make(kind)
    const { getUser, listUsers, request, withOptions } = client
    await getUser({ uid: 'mira' })
    for await (const _ of listUsers.items()) throw new Error('the list is empty')
    await request('GET', '/users')
    await withOptions({ retries: 0 }).listUsers()
    expect(sent).toHaveLength(4)
  })
})

test('`mock.method` of node:test replaces a method of a client that was not used', async () => {
  const { client, sent } = make()
  mock.method(client, 'getUser', async () => ({ data: { uid: 'double' } }))
  expect((await client.getUser({ uid: 'mira' })).data.uid).toBe('double')
  expect(sent).toHaveLength(0)
})

test('`mock.method` takes the method of a bound client once it was read', () => {
  expect(() => mock.method(make().client.as('mira'), 'listUsers')).toThrow('must be a method')
})

test.each([
  ['`vi.spyOn`', (client: FullChatClient) => vi.spyOn(client, 'listUsers')],
  ['`mock.method`', (client: FullChatClient) => mock.method(client, 'listUsers')],
])('%s keeps the parts of a method, and counts its own calls only', async (_, spyOn) => {
  const { client } = make()
  const spy = spyOn(client)
  const { items, pages, withResponse } = client.listUsers
  expect([items, pages, withResponse].map((part) => typeof part)).toEqual(['function', 'function', 'function'])
  await client.listUsers()
  await client.listUsers.items().toArray()
  expect(spy.mock.calls).toHaveLength(1)
})

test('a 429 waits for ever under the timers of `mock`, unless calls do not wait for limits', async () => {
  const { chat, sent } = stubbed(() => new Response('', { status: 429, headers: { 'retry-after': '30' } }))
  mock.timers.enable({ apis: ['setTimeout'] })
  onTestFinished(() => mock.timers.reset())
  const waiting = chat.listUsers({}, { signal: AbortSignal.timeout(100) })
  await expect(chat.listRoles({}, { waitForRateLimit: false })).rejects.toMatchObject({ status: 429 })
  for (let second = 0; second < 100; second++) mock.timers.tick(1000)
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(sent).toHaveLength(2)
})

test('a double of `as` stands in for the clients bound to users', async () => {
  const { client, sent } = make()
  vi.spyOn(client, 'as').mockReturnValue({ listConversations: async () => ({ data: [] }) } as never)
  expect(await client.as('mira').listConversations()).toEqual({ data: [] })
  expect(sent).toHaveLength(0)
})
