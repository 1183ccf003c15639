// What results and errors say of the response: status, headers, rate limit, attempts, request id.
import { expect, test, vi } from 'vitest'
import { rateLimitOf } from '../response/rateLimit.ts'
import { responseOf } from '../response/responseOf.ts'
import { stubbed } from './support/calls.ts'

test('returns data, response, rate limit, attempts and request id', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { chat } = stubbed((_, number) =>
    number === 1
      ? new Response('{}', { status: 503 })
      : Response.json({ data: { id: '4201' } }, { headers: { 'x-ratelimit-remaining': '7', 'x-request-id': 'r-1', 'x-a': 'b' } }),
  )
  const { getUser } = chat
  const { data, response, rateLimit, attempts, requestId } = await getUser.withResponse({ uid: 'mira' })
  expect(data).toEqual({ data: { id: '4201' } })
  expect([response.status, response.headers.get('x-a')]).toEqual([200, 'b'])
  expect([rateLimit?.remaining, attempts, requestId]).toEqual([7, 2, 'r-1'])
  expect(responseOf(data)).toMatchObject({ status: 200, attempts: 2, requestId: 'r-1' })
  vi.restoreAllMocks()
})

test('takes the arguments and options of the method and throws the same errors', async () => {
  const { chat, sent } = stubbed(() => Response.json({ error: { code: 'ERR_UID_NOT_FOUND' } }, { status: 404 }))
  const call = chat.getUser.withResponse({ uid: 'nobody' }, { headers: { 'x-a': 'b' } })
  await expect(call).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' })
  await expect(chat.getUser.withResponse({} as never)).rejects.toThrow('getUser: `uid` is missing')
  expect(sent[0]?.headers.get('x-a')).toBe('b')
})

const spellings = [
  { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '99', 'x-ratelimit-reset': '1772355660', 'x-request-id': 'r-2' },
  { 'X-Rate-Limit': '100', 'X-Rate-Limit-Remaining': '99', 'X-Rate-Limit-Reset': '1772355660', 'request-id': 'r-2' },
]
const rateLimit = { limit: 100, remaining: 99, reset: new Date('2026-03-01T09:01:00Z') }

test.each(spellings)('responses and errors have the rate limit and the request id of %o', async (headers) => {
  const { chat } = stubbed((_, number) => Response.json({ data: [], error: {} }, { headers, status: number === 1 ? 200 : 404 }))
  const users = await chat.listUsers()
  expect(responseOf(users)).toMatchObject({ rateLimit, status: 200, attempts: 1, requestId: 'r-2' })
  await expect(chat.listUsers()).rejects.toMatchObject({ name: 'ChatApiError', rateLimit, requestId: 'r-2' })
})

test('the rate limit is undefined without headers and partial with some of them', () => {
  expect(rateLimitOf(new Headers())).toBeUndefined()
  expect(rateLimitOf(new Headers({ 'x-ratelimit-remaining': '0' }))).toEqual({ limit: undefined, remaining: 0, reset: undefined })
})

test.each(['', 'many', '-1', '1.5', '1e3', '9'.repeat(13)])('ignores the header value %j', (value) => {
  expect(rateLimitOf(new Headers({ 'x-ratelimit-limit': value, 'x-ratelimit-reset': value }))).toBeUndefined()
})

test('`responseOf` recognizes a returned body but not its copy', async () => {
  const { chat } = stubbed()
  const users = await chat.listUsers()
  expect(responseOf(users)?.headers.get('content-type')).toBe('application/json')
  expect(responseOf({ ...users })).toBeUndefined()
})

test('`responseOf` returns undefined for a value that no method returned', () => {
  for (const value of [null, undefined, 'text', 1, {}, []]) expect(responseOf(value as never)).toBeUndefined()
})
