// A client bound to a user acts for that user in every operation that can, and in no other.
// `call-properties.test.ts` tries all ways to name another one.
import { describe, expect, test } from 'vitest'
import { type AnyChatClient, createChatClient } from '../client/createChatClient.ts'
import { fetchFor, rawClient } from '../raw.ts'
import { stubbed } from './support/calls.ts'
import { type AnyClient, clientOf, everyOperation, type Method, successOf } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const ofUsers = everyOperation.filter(({ document }) => document !== 'management')

test('every operation sends `onBehalfOf` from `as(uid)` if it can act for a user, and no other does', async () => {
  for (const { document, name, route, required } of ofUsers) {
    const { onBehalfOf: _user, ...others } = required
    const { fetch, sent } = stubFetch(() => successOf(route))
    const bound = (clientOf(document, { fetch }).as as (uid: string) => AnyClient)('jonas')
    await (bound[name] as Method)(others)
    expect(sent[0]?.headers.get('onbehalfof'), name).toBe(route.entry.actor !== undefined ? 'jonas' : null)
  }
})

test('the documents have operations with a required, an optional and no `onBehalfOf`', () => {
  const kinds = ofUsers.map(({ route }) => (route.entry.actor !== undefined ? route.required.includes('onBehalfOf') : undefined))
  expect(new Set(kinds)).toEqual(new Set([true, false, undefined]))
})

describe('a chat client', () => {
  const make = () => {
    const { chat, sent } = stubbed()
    return { chat, actors: () => sent.map(({ headers }) => headers.get('onbehalfof')) }
  }

  test('acts for the user of its `onBehalfOf` option', async () => {
    const { fetch, sent } = stubFetch()
    const client = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, onBehalfOf: 'mira' })
    await client.getUser({ uid: 'x' })
    await client.listUsers()
    expect(sent.map(({ headers }) => headers.get('onbehalfof'))).toEqual(['mira', null])
  })

  test('rejects a uid that is a condition, or no whole number', async () => {
    const { chat, actors } = make()
    for (const uid of [true, false, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 0.5] as never[]) {
      expect(() => chat.as(uid)).toThrow(TypeError)
      await expect(chat.flagAMessage({ id: '42', onBehalfOf: uid, body: {} })).rejects.toThrow('`onBehalfOf` must be a string')
    }
    expect(actors()).toEqual([])
  })

  test('returns a new client from `as` and stays unchanged', async () => {
    const { chat, actors } = make()
    const mira = chat.as('mira')
    for (const client of [mira, mira.as('jonas'), chat]) await client.getUser({ uid: 'x' })
    for await (const _ of mira.listConversations.items()) throw new Error('the list is empty')
    expect(actors()).toEqual(['mira', 'jonas', null, 'mira'])
  })

  const ways: [way: string, call: (chat: AnyChatClient, path: string, headers?: object) => Promise<unknown>][] = [
    ['`rawClient`', (chat, path, header) => rawClient(chat).GET(path as never, { params: { header } } as never)],
    ['`fetchFor`', (chat, path, headers = {}) => fetchFor(chat)(path, { headers: headers as HeadersInit })],
    ['`request`', (chat, path) => chat.request('GET', path)],
  ]
  test.each(ways)('acts for its user in %s where a user may be named, and on paths that the documents lack', async (_, call) => {
    const { chat, actors } = make()
    for (const path of ['/conversations', '/users', '/users/mira', '/beds']) await call(chat.as('jonas'), path)
    expect(actors()).toEqual(['jonas', null, 'jonas', 'jonas'])
  })

  test.each(ways.slice(0, 2))('rejects another user in the headers of %s', async (_, call) => {
    const { chat, actors } = make()
    for (const path of ['/conversations', '/users/x', '/beds'])
      await expect(call(chat.as('jonas'), path, { onBehalfOf: 'mira' })).rejects.toThrow('act for different users')
    await call(chat.as('jonas'), '/conversations', { onBehalfOf: 'jonas' })
    expect(actors()).toEqual(['jonas'])
  })

  test('rejects a call without a required user and explains how to pass it', async () => {
    const { chat, actors } = make()
    await expect(chat.flagAMessage({ id: '42', body: {} } as never)).rejects.toThrow(
      'flagAMessage: `onBehalfOf` is missing: pass the uid of the user to act as, or call it on `client.as(uid)`.',
    )
    expect(actors()).toEqual([])
  })

  const empty = 'is empty or has spaces around it'
  const invalid = 'contains a line break or a character that a header cannot carry'
  test.each<[uid: unknown, problem: string]>([
    ...['', ' ', ' mira', 'mira '].map((uid) => [uid, empty] as [string, string]),
    ...['a\r\nb', '\u{1f345}'].map((uid) => [uid, invalid] as [string, string]),
    [undefined, 'must be a string; it is undefined'],
    [null, 'must be a string; it is null'],
    [{}, 'must be a string; it is of type object'],
    [['mira'], 'must be a string; it is a list'],
  ])('rejects the uid %j in `as` with a hint at the session', (uid, problem) => {
    expect(() => make().chat.as(uid as string)).toThrow(new RegExp(`^as: \`uid\`, for example from a session, ${problem}`))
  })
})
