// A `fetch` of a library or a test double may return less than the platform's.

import { describe, expect, test } from 'vitest'
import { createChatClient } from '../index.ts'
import { rawClient } from '../raw.ts'
import { stubbed } from './support/calls.ts'
import { apiKey } from './support/key.ts'

const baseUrl = 'https://chat.example/v3'

/** A client whose `fetch` returns what a platform's Response need not have. */
const make = (response: object, calls: unknown[] = []) =>
  createChatClient({
    baseUrl,
    apiKey,
    fetch: async (...call) => {
      calls.push(call)
      return { ok: true, status: 200, headers: new Headers(), text: async () => '{"data":[]}', ...response } as never
    },
  })

const refusal = { ok: false, status: 404, text: async () => `{"error":{"message":"no ${apiKey}"}}` }

describe('a response without `statusText`', () => {
  test.each([undefined, null, 'Not\nFound', 'Nicht gefunden – 404', `no ${apiKey}`])(
    'is returned by `rawClient`: %j',
    async (statusText) => {
      const { response, error } = await rawClient(make({ ...refusal, statusText })).GET('/users')
      expect([response.status, error]).toEqual([404, { error: { message: 'no [redacted]' } }])
      expect(response.statusText).not.toContain(apiKey)
      expect((await rawClient(make({ statusText })).GET('/users')).data).toEqual({ data: [] })
    },
  )
})

test('a response whose status no Response can have is an error of `rawClient` that has it', async () => {
  await expect(rawClient(make({ ...refusal, status: 999 })).GET('/users')).rejects.toMatchObject({ name: 'ChatApiError', status: 999 })
})

describe('a `text()` that gives', () => {
  test.each([undefined, null, ''])('%j is an empty body', async (text) => {
    await expect(make({ text: async () => text }).listUsers()).rejects.toMatchObject({
      name: 'ChatApiError',
      status: 200,
      message: expect.stringContaining('without the documented body'),
    })
  })

  test.each([[{ data: [] }], [new Uint8Array(3)], [7]])('%j is reported as such, and not repeated', async (text) => {
    const calls: unknown[] = []
    await expect(make({ text: async () => text }, calls).listUsers()).rejects.toThrow(
      /^`fetch` must return a Response.* its `text\(\)` gave/,
    )
    expect(calls).toHaveLength(1)
  })
})

test('a stream of text is read like a stream of bytes', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue('{"data":')
      controller.enqueue(new TextEncoder().encode('[{"uid":"mïra"}]'))
      controller.enqueue('}')
      controller.close()
    },
  })
  expect(await make({ body }).listUsers()).toEqual({ data: [{ uid: 'mïra' }] })
})

test.each(['timeout', 'deadline'] as const)('a `%s` a fraction above what a timer takes does not end at once', async (option) => {
  const chat = make({ text: () => new Promise((resolve) => setTimeout(resolve, 50, '{"data":[]}')) })
  expect(await chat.listUsers({}, { [option]: 2 ** 31 - 0.5 })).toEqual({ data: [] })
  expect(await chat.withOptions({ [option]: 2 ** 31 - 0.5 }).listUsers()).toEqual({ data: [] })
})

test('a ContractViolationError is thrown as it is, and not repeated', async () => {
  const violation = Object.assign(new Error('The response breaks the specification.'), { name: 'ContractViolationError' })
  const { chat, sent } = stubbed(() => Promise.reject(violation))
  await expect(chat.listRoles()).rejects.toBe(violation)
  expect(sent).toHaveLength(1)
})
