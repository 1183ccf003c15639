// A client may be frozen, wrapped, inherited from, copied from and destructured.

import type { AsyncCompleter } from 'node:readline'
import repl from 'node:repl'
import { PassThrough } from 'node:stream'
import { inspect, promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { chatDocument } from '../../generated/chat.operations.ts'
import type { FullChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { rawClient } from '../raw.ts'
import { stubbed } from './support/calls.ts'
import { apiKey } from './support/key.ts'

const names = [...Object.keys(chatDocument.operations), 'as', 'request', 'withOptions'].toSorted()

const shapes: [name: string, (client: FullChatClient) => FullChatClient][] = [
  ['a client bound to a user', (client) => client.as('mira') as never],
  ['a client with other options', (client) => client.withOptions({ retries: 0 })],
  ['a client made of one that was made of another', (client) => client.as('jonas').withOptions({ retries: 0 }).as('mira') as never],
  ['a frozen client bound to a user', (client) => Object.freeze(client.as('mira')) as never],
  ['a sealed client bound to a user', (client) => Object.seal(client.as('mira')) as never],
  ['a client bound to a user that is not extensible', (client) => Object.preventExtensions(client.as('mira')) as never],
  ['a frozen client', (client) => Object.freeze(client)],
  ['a sealed client', (client) => Object.seal(client)],
  ['a client behind a Proxy', (client) => new Proxy(client, {})],
  ['a client behind a frozen Proxy', (client) => Object.freeze(new Proxy(client, {}))],
  ['an object that inherits from a client', (client) => Object.create(client)],
  ['an object that inherits indirectly from a client', (client) => Object.create(Object.freeze(Object.create(client)))],
]

describe.each(shapes)('%s', (_, shape) => {
  const make = () => {
    const { chat, sent } = stubbed(() => Response.json({ data: [] }))
    return { sent, client: shape(chat) }
  }

  test('has working methods, `items` and `withResponse`', async () => {
    const { client, sent } = make()
    await client.getUser({ uid: 'mira' })
    await client.getUser({ uid: 'mira' })
    for await (const _ of client.listUsers.items()) break
    await client.listUsers.withResponse()
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/users/mira', '/users/mira', '/users', '/users'])
    expect(client.getUser).toBe(client.getUser)
    expect(client.listUsers.items).toBe(client.listUsers.items)
  })

  test('has working `as`, and works in `rawClient`', async () => {
    const { client, sent } = make()
    await client.as('jonas').listConversations()
    await rawClient(client).GET('/users')
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
    expect(JSON.stringify(client)).toBe('{}')
  })

  test('lists its operations, `request`, `as` and `withOptions` in `for in`, once each, also when some were used', async () => {
    const { client } = make()
    for (let uses = 0; uses < 2; uses++) {
      const listed: string[] = []
      for (const name in client) listed.push(name)
      expect(listed.toSorted()).toEqual(names)
      await client.getUser({ uid: 'mira' })
    }
  })
})

describe('listing', () => {
  const { chat } = stubbed(() => Response.json({ data: [] }))

  test('`Object.keys` lists the methods of a client', () => {
    expect(Object.keys(chat).toSorted()).toEqual(names)
    expect({ ...chat }).toEqual(Object.fromEntries(names.map((name) => [name, expect.any(Function)])))
  })

  test('`Object.keys` and `for in` list the parts of a method that were read, and `in` finds all', () => {
    const { listRoles } = stubbed().chat
    expect(Object.keys(listRoles).toSorted()).toEqual([])
    const parts: string[] = []
    for (const part in listRoles) parts.push(part)
    expect(parts.toSorted()).toEqual(['items', 'pages', 'withResponse'])
    expect(Object.keys({ read: listRoles.items, ...listRoles })).toEqual(['read', 'items'])
    const items = () => 'another'
    listRoles.items = items as never
    expect(listRoles.items).toBe(items)
  })

  const derived: [string, () => object][] = [
    ['a client bound to a user', () => chat.as('jonas')],
    ['a client with other options', () => chat.withOptions({ retries: 0 })],
    ['a client made of one that was made of another', () => chat.as('jonas').withOptions({ retries: 0 }).as('mira')],
  ]
  test.each(derived)('`Object.keys` and a copy of %s have only the methods that were used', async (_, make) => {
    const client = make() as FullChatClient
    expect(Object.keys(client)).toEqual([])
    expect({ ...client }).toEqual({})
    expect(structuredClone(client)).toEqual({})
    await client.listUsers()
    expect(Object.keys(client)).toEqual(['listUsers'])
  })

  test('a client whose operations cannot act for a user has no `as`', () => {
    const management = createManagementClient({ key: 'k', secret: 's' })
    expect(Object.keys(management)).not.toContain('as')
    expect('as' in management.withOptions({ retries: 0 })).toBe(false)
  })

  test.each([
    ['a client', chat],
    ['a client bound to a user', chat.as('jonas')],
  ])('a REPL completes the methods of %s', async (_, client) => {
    const input = new PassThrough()
    const server = repl.start({ input, output: new PassThrough(), terminal: false })
    server.context.client = client
    const result = await promisify(server.completer as AsyncCompleter)('client.listU')
    server.close()
    expect(result?.[0]).toEqual(expect.arrayContaining(['client.listUsers', 'client.listUserMessages']))
  })
})

describe('a client bound to a user', () => {
  const make = () => stubbed(() => Response.json({ data: [] }))

  test('shares a frozen prototype with all others of its API, and none of its methods', () => {
    const { chat } = make()
    const [mira, jonas] = [chat.as('mira'), make().chat.as('jonas').withOptions({ retries: 0 })]
    const prototype = Object.getPrototypeOf(mira)
    expect(Object.getPrototypeOf(jonas)).toBe(prototype)
    expect(Object.isFrozen(prototype)).toBe(true)
    expect(mira.listUsers).not.toBe(jonas.listUsers)
    expect(mira.listUsers).toBe(mira.listUsers)
  })

  test('makes a method for its user, whoever reads it first', async () => {
    const { chat, sent } = make()
    const mira = chat.as('mira')
    const heir = Object.create(mira)
    const behindProxy = new Proxy(chat.as('jonas'), {})
    await heir.listConversations()
    await mira.listConversations()
    await behindProxy.listConversations()
    expect(sent.map(({ headers }) => headers.get('onbehalfof'))).toEqual(['mira', 'mira', 'jonas'])
  })

  test('has no method outside of a client', () => {
    const { listUsers } = Object.getPrototypeOf(make().chat.as('mira'))
    expect(() => listUsers()).toThrow('listUsers: call it as a method of a client.')
  })
})

describe('printing a client', () => {
  test('shows one short line, and no key', () => {
    const { chat } = stubbed()
    const management = createManagementClient({ key: apiKey, secret: apiKey })
    const printed = [chat, chat.as('mira'), chat.withOptions({ retries: 1 }), management].map((client) => inspect({ client }, { depth: 9 }))
    const operations = Object.keys(chatDocument.operations).length
    expect(printed[0]).toBe(`{ client: chatClient { https://api.example, ${operations} operations } }`)
    expect(printed[1]).toContain(`chatClient { https://api.example, acting for mira, ${operations} operations }`)
    for (const text of printed) {
      expect(text.length).toBeLessThan(150)
      expect(text).not.toContain(apiKey)
    }
  })

  test('changes neither its keys nor what a spread copies', () => {
    const { chat } = stubbed()
    expect(Object.getOwnPropertySymbols({ ...chat })).toEqual([])
    expect(Object.keys(chat)).toContain('listUsers')
    expect(inspect(Object.getPrototypeOf(chat.as('mira')))).toBe('chatClient')
  })
})
