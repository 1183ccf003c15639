// Parallel calls do not affect each other and leak no memory.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { bundled } from './support/bundled.ts'
import { apiKey } from './support/key.ts'
import { json, serve } from './support/server.ts'
import { countTimers } from './support/timers.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

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

test('4,000 calls leak no memory', async () => {
  await using program = await bundled('heapGrowth')
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program.file])
  // Retained responses would take 8 MiB, a listener on the signal for each call more than 400 KiB.
  expect(stdout).toMatch(/^-?\d+\n$/)
  expect(Number(stdout)).toBeLessThan(300_000)
})
