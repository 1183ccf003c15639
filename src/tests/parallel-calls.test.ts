import { expect, test } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { restoreMocks } from './support/around.ts'
import { apiKey } from './support/key.ts'
import { json, serve } from './support/server.ts'
import { countTimers } from './support/timers.ts'

restoreMocks()

test('300 parallel calls each get their own response and cause no warning', async () => {
  await using server = await serve((response, request, number) =>
    json({ data: { uid: request.url.split('/').at(-1), name: request.headers.onbehalfof } })(response, request, number),
  )
  const warnings: unknown[] = []
  const onWarning = (warning: unknown) => warnings.push(warning)
  process.on('warning', onWarning)
  const timers = countTimers()
  const client = createChatClient({ baseUrl: server.url, apiKey: async () => apiKey, retries: 0 })
  const { signal } = new AbortController()

  const uids = Array.from({ length: 300 }, (_, index) => `user-${index}`)
  const responses = await Promise.all(uids.map((uid) => client.as(`as-${uid}`).getUser({ uid }, { signal })))

  expect(responses.map(({ data }) => data)).toEqual(uids.map((uid) => ({ uid, name: `as-${uid}` })))
  expect(server.requests).toHaveLength(300)
  expect(timers()).toBe(0)
  await new Promise(setImmediate)
  process.off('warning', onWarning)
  expect(warnings).toEqual([])
})
