import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { type Mock, startMock } from '../mock/startMock.ts'
import { createValidatingFetch } from '../validate/createValidatingFetch.ts'
import { journeys } from './journeys.ts'

// Typical uses of the client. A validator between client and mock checks every exchange.
let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})

afterAll(() => mock?.close())

test.each(journeys)('$name', async ({ calls, run }) => {
  const sent = vi.fn(fetch)
  const validating = createValidatingFetch({ fetch: sent, baseUrl: mock.url, strict: true })
  await run(createChatClient({ baseUrl: mock.url, apiKey: 'any', fetch: validating, retries: 0 }))
  expect(sent).toHaveBeenCalledTimes(calls)
})
