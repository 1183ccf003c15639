// A client may be frozen, wrapped, inherited from, copied from and destructured.
import { describe, expect, test } from 'vitest'
import { chatDocument } from '../../generated/chat.operations.ts'
import { createChatClient, type FullChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const shapes: [name: string, (client: FullChatClient) => FullChatClient][] = [
  ['bound to a user', (client) => client.as('mira') as never],
  ['bound to a user and frozen', (client) => Object.freeze(client.as('mira')) as never],
  ['frozen', (client) => Object.freeze(client)],
  ['sealed', (client) => Object.seal(client)],
  ['behind a Proxy', (client) => new Proxy(client, {})],
  ['behind a Proxy that is frozen', (client) => Object.freeze(new Proxy(client, {}))],
  ['inherited from', (client) => Object.create(client)],
  ['a field of a class', (client) => new (class extends (function Base() {} as unknown as new () => object) {})() && client],
  ['the prototype of a prototype', (client) => Object.create(Object.freeze(Object.create(client)))],
]

describe.each(shapes)('%s', (_, shape) => {
  const make = () => {
    const { fetch, sent } = stubFetch(() => Response.json({ data: [] }))
    return { sent, client: shape(createChatClient({ baseUrl: 'https://api.example', apiKey, fetch })) }
  }

  test('its methods work, paged ones and `withResponse` too', async () => {
    const { client, sent } = make()
    await client.getUser({ uid: 'mira' })
    await client.getUser({ uid: 'mira' })
    for await (const _ of client.listUsers.items()) break
    await client.listUsers.withResponse()
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/users/mira', '/users/mira', '/users', '/users'])
    expect(client.getUser).toBe(client.getUser)
  })

  test('so do `as` and `raw`', async () => {
    const { client, sent } = make()
    await client.as('jonas').listConversations()
    await client.raw.GET('/users')
    expect(sent.map(({ headers }) => headers.get('onbehalfof'))).toEqual(['jonas', null])
  })

  test('it has its operations and nothing else', () => {
    const { client } = make()
    expect('flagAMessage' in client).toBe(true)
    for (const name of ['then', 'flagMessage', 'toJSON', 'constructor2', '']) {
      expect(name in client, name).toBe(false)
      expect((client as unknown as Record<string, unknown>)[name], name).toBeUndefined()
    }
    expect(String(client)).toBe('[object chatClient]')
    expect(JSON.stringify(client)).toBe(Object.keys(client).length > 0 ? '{"raw":{}}' : '{}')
  })

  test('`for in` lists its operations, `raw`, `as` and `withOptions`', () => {
    const listed: string[] = []
    for (const name in make().client) listed.push(name)
    expect(listed.toSorted()).toEqual([...Object.keys(chatDocument.operations), 'as', 'raw', 'withOptions'].toSorted())
  })
})

describe('listing', () => {
  const { fetch } = stubFetch(() => Response.json({ data: [] }))
  const chat = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch })
  const names = [...Object.keys(chatDocument.operations), 'as', 'raw', 'withOptions'].toSorted()

  test.each([
    ['a client', chat],
    ['a client that is bound to a user', chat.as('jonas')],
    ['a client with other options', chat.withOptions({ retries: 0 })],
  ])('`Object.keys` and a REPL list the methods of %s', (_, client) => {
    expect(Object.keys(client).toSorted()).toEqual(names)
    expect(Object.getPrototypeOf(client)).toBe(Object.prototype)
  })

  test('a client whose operations act for nobody has no `as`', () => {
    expect(Object.keys(createManagementClient({ key: 'k', secret: 's' }))).not.toContain('as')
  })
})
