// Headers of every request, in the options of a client and of `withOptions`.
import { describe, expect, test } from 'vitest'
import { createManagementClient, type FullChatClient, type HeadersLike } from '../index.ts'
import { fetchFor } from '../raw.ts'
import { make, stubbedWith } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const ways: [way: string, call: (chat: FullChatClient) => Promise<unknown>][] = [
  ['a method', (chat) => chat.getUser({ uid: 'mira' })],
  ['a page of a list', (chat) => chat.listUsers.items().toArray()],
  ['`as`', (chat) => chat.as('mira').listConversations()],
  ['`request`', (chat) => chat.request('GET', '/beds')],
  ['`fetchFor`', (chat) => fetchFor(chat)('/users')],
]
test.each(ways)('are sent by %s, with those of `withOptions`', async (_, call) => {
  const headers = { 'X-Gateway': 'north', 'user-agent': 'garden/1' }
  const { chat, sent } = stubbedWith({ headers }, () => Response.json({ data: [] }))
  headers['X-Gateway'] = 'changed later'
  await call(chat)
  await call(chat.withOptions({ headers: new Map([['x-run', '7']]) }))
  await call(chat.withOptions({ headers: new Headers({ 'x-gateway': 'south' }) }))
  await call(chat)
  expect(
    sent.map(({ headers }) => [headers.get('x-gateway'), headers.get('x-run'), headers.get('user-agent'), headers.get('apikey')]),
  ).toEqual([
    ['north', null, 'garden/1', apiKey],
    ['north', '7', 'garden/1', apiKey],
    ['south', null, 'garden/1', apiKey],
    ['north', null, 'garden/1', apiKey],
  ])
})

test('are replaced by those of a call', async () => {
  const { chat, sent } = stubbedWith({ headers: { 'X-Trace': 'a' } })
  await chat.getUser({ uid: 'mira' }, { headers: { 'x-trace': 'b' } })
  expect(sent[0]?.headers.get('x-trace')).toBe('b')
})

describe('are rejected', () => {
  const credentials = ['apiKey', 'APIKEY', 'key', 'secret', 'authToken', 'authtoken', 'Authorization', 'proxy-authorization', 'Cookie']
  const cases: [what: string, headers: unknown, message: string][] = [
    ...[...credentials, 'onBehalfOf', 'onbehalfof', 'Accept', 'content-type', 'Host'].map((name): [string, unknown, string] => [
      `with ${name}`,
      { [name]: 'x' },
      `\`headers\` cannot contain \`${name}\`, which the client sets itself`,
    ]),
    ['with an argument of an operation', { ChatApiVersion: '3' }, '`headers` cannot contain `ChatApiVersion`'],
    ['with a line break', { 'x-a': 'b\r\napikey: c' }, 'contains a line break'],
    ['with a name that no header can have', { 'x a': 'b' }, 'a name that no header can have'],
    ['as a text', 'x-a: b', 'pass `headers` as an object'],
    ['as null', null, 'pass `headers` as an object'],
  ]
  test.each(cases)('%s', (_, headers, message) => {
    const options = { headers: headers as HeadersLike }
    expect(() => make(stubFetch().fetch, options)).toThrow(`createChatClient: `)
    expect(() => make(stubFetch().fetch, options)).toThrow(message)
    expect(() => make(stubFetch().fetch).withOptions(options)).toThrow(message)
  })

  test('with a credential of another API', () => {
    expect(() => createManagementClient({ key: 'k', secret: 's', headers: { apikey: 'x' } })).toThrow('cannot contain `apikey`')
  })
})
