// The rate limit of a response is on every result and every error, in either spelling of the
// headers.
import { expect, test } from 'vitest'
import { rateLimitOf } from '../response/rateLimit.ts'
import { responseOf } from '../response/responseOf.ts'
import { stubbed } from './support/calls.ts'

const spellings = [
  { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '99', 'x-ratelimit-reset': '1772355660' },
  { 'X-Rate-Limit': '100', 'X-Rate-Limit-Remaining': '99', 'X-Rate-Limit-Reset': '1772355660' },
]
const rateLimit = { limit: 100, remaining: 99, reset: new Date('2026-03-01T09:01:00Z') }

test.each(spellings)('responses and errors have the rate limit of %o', async (headers) => {
  const { chat } = stubbed((_, number) => Response.json({ data: [], error: {} }, { headers, status: number === 1 ? 200 : 404 }))
  const users = await chat.listUsers()
  expect(responseOf(users)).toMatchObject({ rateLimit, status: 200, attempts: 1 })
  await expect(chat.listUsers()).rejects.toMatchObject({ name: 'ChatApiError', rateLimit })
})

test('errors for redirects and unreadable responses have the rate limit', async () => {
  const { chat } = stubbed(
    (_, number) => new Response('<html>', { headers: spellings[0] as HeadersInit, status: number === 1 ? 200 : 302 }),
  )
  await expect(chat.listUsers()).rejects.toMatchObject({ status: 200, rateLimit })
  await expect(chat.listUsers()).rejects.toMatchObject({ status: 302, rateLimit })
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
