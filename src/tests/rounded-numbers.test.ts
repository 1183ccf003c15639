// JavaScript's numbers cannot tell whole numbers above 2^53 apart. Where a response has such a
// number, it is not rounded silently.

import { expect, test, vi } from 'vitest'
import { createChatClient } from '../index.ts'
import { rawClient } from '../raw.ts'
import { apiKey } from './support/key.ts'

const respondWith = (body: string) => {
  const warn = vi.fn()
  const chat = createChatClient({ baseUrl: 'https://chat.example/v3', apiKey, fetch: async () => new Response(body), logger: { warn } })
  return { chat, warn }
}

test.each([
  '{"data":{"metadata":{"orderId":9007199254740993}}}',
  '{"data":{"metadata":{"orders":[1,[{"id":-12345678901234567890}]]}}}',
  `{"data":${'['.repeat(5000)}9007199254740993${']'.repeat(5000)}}`,
])('warns once, without the number: %#', async (body) => {
  const { chat, warn } = respondWith(body)
  await chat.getUser({ uid: 'mira' })
  await chat.as('jonas').getUser({ uid: 'mira' })
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toMatch(/^getUser: a whole number above 2\^53 was rounded/)
  expect(warn.mock.calls[0]?.[0]).not.toMatch(/\d{9}|orderId/)
})

test.each(['9007199254740991', '1772355600000', '"9007199254740993"', '0.12345678901234567', '1.5'])(
  'does not warn of %s',
  async (value) => {
    const { chat, warn } = respondWith(`{"data":{"metadata":{"value":${value}}}}`)
    await chat.getUser({ uid: 'mira' })
    expect(warn).not.toHaveBeenCalled()
  },
)

test.each(['{"data":{"metadata":{"orderId":9007199254740993}}}', '{"data":{"metadata":{"__proto__":1,"orderId":9007199254740993}}}'])(
  '`rawClient` returns the number as it was sent: %s',
  async (body) => {
    const { data } = await rawClient(respondWith(body).chat).GET('/users/{uid}', { params: { path: { uid: 'mira' } }, parseAs: 'text' })
    expect(data).toBe(body)
  },
)
