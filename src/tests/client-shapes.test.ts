// A client may be frozen, wrapped, inherited from, copied from and destructured.
import { describe, expect, test } from 'vitest'
import { chatDocument } from '../../generated/chat.operations.ts'
import { createChatClient, type FullChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const shapes: [name: string, (client: FullChatClient) => FullChatClient][] = [
  ['a client bound to a user', (client) => client.as('mira') as never],
  ['a frozen client bound to a user', (client) => Object.freeze(client.as('mira')) as never],
  ['a frozen client', (client) => Object.freeze(client)],
  ['a sealed client', (client) => Object.seal(client)],
  ['a client behind a Proxy', (client) => new Proxy(client, {})],
  ['a client behind a frozen Proxy', (client) => Object.freeze(new Proxy(client, {}))],
  ['an object that inherits from a client', (client) => Object.create(client)],
  ['an object that inherits indirectly from a client', (client) => Object.create(Object.freeze(Object.create(client)))],
]

describe.each(shapes)('%s', (_, shape) => {
  const make = () => {
    const { fetch, sent } = stubFetch(() => Response.json({ data: [] }))
    return { sent, client: shape(createChatClient({ baseUrl: 'https://api.example', apiKey, fetch })) }
  }

  test('has working methods, `items` and `withResponse`', async () => {
    const { client, sent } = make()
    await client.getUser({ uid: 'mira' })
    await client.getUser({ uid: 'mira' })
    for await (const _ of client.listUsers.items()) break
    await client.listUsers.withResponse()
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/users/mira', '/users/mira', '/users', '/users'])
    expect(client.getUser).toBe(client.getUser)
  })

  test('has working `as` and `raw`', async () => {
    const { client, sent } = make()
    await client.as('jonas').listConversations()
    await client.raw.GET('/users')
    expect(sent.map(({ headers }) => headers.get('onbehalfof'))).toEqual(['jonas', null])
  })

  test('has its operations and no other properties', () => {
    const { client } = make()
    expect('flagAMessage' in client).toBe(true)
    for (const name of ['then', 'flagMessage', 'toJSON', 'constructor2', '']) {
      expect(name in client, name).toBe(false)
      expect((client as unknown as Record<string, unknown>)[name], name).toBeUndefined()
    }
    expect(String(client)).toBe('[object chatClient]')
    expect(JSON.stringify(client)).toBe(Object.keys(client).length > 0 ? '{"raw":{}}' : '{}')
  })

  test('lists its operations, `raw`, `as` and `withOptions` in `for in`', () => {
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
    ['a client bound to a user', chat.as('jonas')],
    ['a client with other options', chat.withOptions({ retries: 0 })],
  ])('`Object.keys` and a REPL list the methods of %s', (_, client) => {
    expect(Object.keys(client).toSorted()).toEqual(names)
    expect(Object.getPrototypeOf(client)).toBe(Object.prototype)
  })

  test('a client whose operations cannot act for a user has no `as`', () => {
    expect(Object.keys(createManagementClient({ key: 'k', secret: 's' }))).not.toContain('as')
  })
})
