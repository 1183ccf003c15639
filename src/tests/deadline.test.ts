// `deadline` ends a whole call at any stage: while it fetches its key, waits or retries.

import { expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { rawClient } from '../raw.ts'
import { virtualTime } from './support/around.ts'
import { apiKey } from './support/key.ts'
import { untilSettled } from './support/simulatedService.ts'
import { stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://api.example'
const never = () => new Promise<never>(() => {})
const unavailable = () => new Response('{}', { status: 503, headers: { 'retry-after': '1' } })

virtualTime()

/** The virtual milliseconds until a call fails, and with what. */
async function failing(call: Promise<unknown>): Promise<{ ms: number; error: unknown }> {
  const outcome = call.then(
    () => 'a response',
    (reason: unknown) => reason,
  )
  return { ms: await untilSettled(outcome), error: await outcome }
}

test.each<[where: string, options: object, respond: () => Response | Promise<Response>]>([
  ['while it waits for a response', {}, never],
  ['while it retries timeouts', { timeout: 20, retries: 50 }, never],
  ['while it fetches its key', { apiKey: never }, () => Response.json({})],
])('ends a call %s', async (_, options, respond) => {
  const chat = createChatClient({ baseUrl, apiKey, fetch: stubFetch(respond).fetch, ...options })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { ms, error } = await failing(chat.listUsers({}, { deadline: 100 }))
  expect(error).toBeInstanceOf(ChatTimeoutError)
  expect(error).toMatchObject({ timeout: 100, option: 'deadline', operationId: 'list-users', method: 'GET', path: '/users' })
  expect(ms).toBe(100)
  expect(vi.getTimerCount()).toBe(0)
})

test('ends a call that waits for other calls, and says that it was not sent', async () => {
  const { fetch, sent } = stubFetch(never)
  const chat = createChatClient({ baseUrl, apiKey, fetch, maxConcurrent: 1 })
  const controller = new AbortController()
  const first = chat.listUsers({}, { signal: controller.signal }).catch(() => {})
  const { error } = await failing(chat.listRoles({}, { deadline: 50 }))
  expect(error).toMatchObject({ option: 'deadline', attempts: 0, operationId: 'list-roles' })
  expect(String(error)).toMatch(/was not sent|never sent/)
  expect(sent).toHaveLength(1)
  controller.abort()
  await first
})

test('throws the last error at once if the next pause would exceed the deadline', async () => {
  const { fetch, sent } = stubFetch(unavailable)
  const { ms, error } = await failing(createChatClient({ baseUrl, apiKey, fetch }).listUsers({}, { deadline: 500 }))
  expect(error).toMatchObject({ name: 'ChatApiError', status: 503, attempts: 1 })
  expect(ms).toBe(0)
  expect(sent).toHaveLength(1)
})

test('a client’s deadline applies to all its calls including `rawClient`, and a call can override it', async () => {
  const chat = createChatClient({ baseUrl, apiKey, fetch: stubFetch(never).fetch, deadline: 40 })
  for (const call of [chat.listUsers(), rawClient(chat).GET('/users')])
    expect((await failing(call)).error).toMatchObject({ name: 'ChatTimeoutError', option: 'deadline', timeout: 40 })
  expect((await failing(chat.listUsers({}, { deadline: 80 }))).error).toMatchObject({ timeout: 80 })
})

test('throws the signal’s reason if aborted before the deadline', async () => {
  const reason = new Error('the user went away')
  const controller = new AbortController()
  const call = failing(
    createChatClient({ baseUrl, apiKey, fetch: stubFetch(never).fetch }).listUsers({}, { deadline: 5000, signal: controller.signal }),
  )
  controller.abort(reason)
  expect((await call).error).toBe(reason)
})

test('leaves no timer behind after a response', async () => {
  await createChatClient({ baseUrl, apiKey, fetch: stubFetch().fetch }).listUsers({}, { deadline: 60_000 })
  expect(vi.getTimerCount()).toBe(0)
})

test.each([0, -1, Number.NaN, '100', null, 2 ** 31])('rejects the deadline %s', async (deadline) => {
  const chat = createChatClient({ baseUrl, apiKey, fetch: stubFetch().fetch })
  await expect(chat.listUsers({}, { deadline: deadline as number })).rejects.toThrow('`deadline` must be a number of milliseconds')
  expect(() => createChatClient({ baseUrl, apiKey, deadline: deadline as number })).toThrow('`deadline` must be')
})
