// An import request that the service accepted, or that never reached it.
import { expect, test } from 'vitest'
import { importAll, importBatch } from '../import.ts'
import { createChatClient } from '../index.ts'
import { stubbed, stubbedWith } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { connectionError } from './support/stubFetch.ts'

const baseUrl = 'https://chat.example/v3'
const users = Array.from({ length: 120 }, (_, index) => ({ uid: `user-${index}`, name: 'User' }))

test.each([200, 202, 204])('a request that is accepted with %i and no body is not sent again', async (status) => {
  const { chat, sent } = stubbed(() => new Response(null, { status }))
  const results = await importBatch(chat, 'users', users)
  expect(sent).toHaveLength(3)
  expect(results).toHaveLength(120)
  for (const result of results) expect(result).toMatchObject({ status: 'unknown', reason: expect.stringContaining('accepted') })
  const { counts } = await importAll(chat, { users: users.slice(0, 70) })
  expect(counts.users).toEqual({ created: 0, existed: 0, refused: 0, unknown: 70 })
  expect(sent).toHaveLength(5)
})

test('a record that exists is not said to come from a request whose connection was refused', async () => {
  const { chat } = stubbedWith({ retries: 0 }, (_, number) => {
    if (number === 1) throw connectionError('ECONNREFUSED')
    return Response.json({ data: { 'user-0': { success: false, error: { code: 'ERR_UID_ALREADY_EXISTS', message: 'Exists.' } } } })
  })
  const [result] = await importBatch(chat, 'users', users.slice(0, 1))
  expect(result).toMatchObject({ status: 'existed' })
  expect(result).not.toHaveProperty('sentBefore')
})

test.each([1, 3])('a request that fails is sent `attempts` times by the import, and not again by the client: %i', async (attempts) => {
  let calls = 0
  const fetch = () => {
    calls++
    return Promise.reject(connectionError('ECONNREFUSED'))
  }
  const [result] = await importBatch(createChatClient({ baseUrl, apiKey, fetch }), 'users', users.slice(0, 1), { attempts })
  expect(result).toMatchObject({ status: 'unknown', reason: expect.stringContaining('ECONNREFUSED') })
  expect(calls).toBe(attempts)
})
