// A program's own tests can replace a client's methods with test doubles.
import { expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const make = () => {
  const { fetch, sent } = stubFetch()
  return { sent, client: createChatClient({ baseUrl: 'https://api.example', apiKey, fetch }) }
}

test.each(['unused', 'used'])('a spy replaces a method that was %s', async (kind) => {
  const { client, sent } = make()
  if (kind === 'used') await client.listRoles()
  const before = sent.length
  const spy = vi.spyOn(client, 'listRoles').mockResolvedValue({ data: [] } as never)
  expect(await client.listRoles()).toEqual({ data: [] })
  expect(spy).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(before)
  spy.mockRestore()
  await client.listRoles()
  expect(sent).toHaveLength(before + 1)
})

test('a spy without an implementation calls the method', async () => {
  const { client, sent } = make()
  const spy = vi.spyOn(client, 'getUser')
  await client.getUser({ uid: 'mira' })
  expect(spy).toHaveBeenCalledWith({ uid: 'mira' })
  expect(sent).toHaveLength(1)
})

test('an assigned method replaces that of a single client', async () => {
  const { client, sent } = make()
  const other = make().client
  client.getUser = Object.assign(async () => ({ data: { uid: 'double', name: 'Double' } }), { withResponse: client.getUser.withResponse })
  expect((await client.getUser({ uid: 'mira' })).data.uid).toBe('double')
  expect(sent).toHaveLength(0)
  expect((await other.getUser({ uid: 'mira' })).data).toEqual({})
})

test('a destructured method works', async () => {
  const { client, sent } = make()
  const { getUser } = client
  await getUser({ uid: 'mira' })
  expect(sent).toHaveLength(1)
})

test('`in` finds a client’s operations', () => {
  const { client } = make()
  expect('flagAMessage' in client).toBe(true)
  expect('then' in client).toBe(false)
  expect(String(client)).toBe('[object chatClient]')
})
