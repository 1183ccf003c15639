// A client bound to a user acts for that user in every operation that can, and in no other.
import { describe, expect, test } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { rawClient } from '../raw.ts'
import { type AnyClient, clientOf, everyOperation, type Method } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://api.example'
const ofUsers = everyOperation.filter(({ document }) => document !== 'management')

test('every operation sends `onBehalfOf` from `as(uid)` if it can act for a user, and no other does', async () => {
  for (const { document, name, route, required } of ofUsers) {
    const { onBehalfOf: _user, ...others } = required
    const { fetch, sent } = stubFetch()
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
  const make = (options: object = {}) => {
    const { fetch, sent } = stubFetch()
    return {
      client: createChatClient({ baseUrl, apiKey, fetch, ...options }),
      actors: () => sent.map(({ headers }) => headers.get('onbehalfof')),
    }
  }

  test('acts for the user of its `onBehalfOf` option', async () => {
    const { client, actors } = make({ onBehalfOf: 'mira' })
    await client.getUser({ uid: 'x' })
    await client.listUsers()
    expect(actors()).toEqual(['mira', null])
  })

  test('returns a new client from `as` and stays unchanged', async () => {
    const { client, actors } = make()
    const mira = client.as('mira')
    const jonas = mira.as('jonas')
    for (const chat of [mira, jonas, client]) await chat.getUser({ uid: 'x' })
    expect(actors()).toEqual(['mira', 'jonas', null])
  })

  test('that is bound to a user acts for nobody else', async () => {
    const { client, actors } = make({ onBehalfOf: 'mira' })
    for (const bound of [client, client.as('mira')]) {
      const named = { uid: 'x', onBehalfOf: 'priya' }
      await expect(bound.getUser(named)).rejects.toThrow('getUser: this client acts for one user')
      const params = { path: { uid: 'x' }, header: { onBehalfOf: 'priya' } }
      await expect(rawClient(bound).GET('/users/{uid}', { params } as never)).rejects.toThrow('this client acts for one user')
      await bound.getUser({ uid: 'x', onBehalfOf: undefined } as never)
      await bound.getUser({ uid: 'x', onBehalfOf: 'mira' } as never)
    }
    expect(actors()).toEqual(['mira', 'mira', 'mira', 'mira'])
  })

  test('rejects a call without a required user and explains how to pass it', async () => {
    const { client, actors } = make()
    await expect(client.flagAMessage({ id: '42', body: {} } as never)).rejects.toThrow(
      'flagAMessage: `onBehalfOf` is missing: pass the uid of the user to act as, or call it on `client.as(uid)`.',
    )
    expect(actors()).toEqual([])
  })

  test('rejects `onBehalfOf` for an operation that cannot act for a user', async () => {
    const { client } = make()
    await expect(client.listUsers({ onBehalfOf: 'mira' } as never)).rejects.toThrow(/listUsers: there is no argument `onBehalfOf`/)
  })

  test.each(['', ' ', ' mira', 'mira ', 'a\r\nb', '\u{1f345}', undefined, null, {}, ['mira']])('rejects the uid %j in `as`', (uid) => {
    const { client } = make()
    expect(() => client.as(uid as string)).toThrow(TypeError)
    expect(() => client.as(uid as string)).toThrow(/`uid`/)
  })

  test('reads lists on behalf of its user', async () => {
    const { client, actors } = make()
    for await (const _ of client.as('mira').listConversations.items()) throw new Error('the list is empty')
    expect(actors()).toEqual(['mira'])
  })
})
