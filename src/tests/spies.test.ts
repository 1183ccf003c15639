// What the guide on spies says of Vitest and node:test; Jest runs in `examples/testing`.
import { mock } from 'node:test'
import { afterEach, expect, test, vi } from 'vitest'
import { createChatClient, type FullChatClient } from '../index.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const chat = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch: stubFetch(() => Response.json({ data: [] })).fetch })

afterEach(() => {
  vi.restoreAllMocks()
  mock.restoreAll()
})

/** The parts of a list's method that a client still has. */
const parts = ({ listUsers }: FullChatClient) => [listUsers.items, listUsers.pages, listUsers.withResponse].map((part) => typeof part)
const all = ['function', 'function', 'function']

test('`vi.spyOn` keeps the parts of a method, and counts its own calls only', async () => {
  const spy = vi.spyOn(chat, 'listUsers')
  expect(parts(chat)).toEqual(all)
  await chat.listUsers()
  await chat.listUsers.items().toArray()
  expect(spy).toHaveBeenCalledTimes(1)
  const mira = chat.as('mira')
  vi.spyOn(mira, 'listUsers').mockResolvedValue({ data: [], meta: {} } as never)
  expect(await mira.listUsers()).toEqual({ data: [], meta: {} })
})

test('`mock.method` keeps them too, and takes the method of a bound client once it was read', async () => {
  const spy = mock.method(chat, 'listUsers')
  expect(parts(chat)).toEqual(all)
  await chat.listUsers()
  expect(spy.mock.callCount()).toBe(1)
  const mira = chat.as('mira')
  expect(() => mock.method(mira, 'listUsers')).toThrow('must be a method')
  void mira.listUsers
  mock.method(mira, 'listUsers', async () => 'replaced')
  expect(await mira.listUsers()).toBe('replaced')
})
