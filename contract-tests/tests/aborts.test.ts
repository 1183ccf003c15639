import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeChat, type FakeChat } from '../fake.ts'
import { listenOn } from '../mock/loopback.ts'
import { createValidatingFetch } from '../validate/createValidatingFetch.ts'

const url = 'https://x.api-eu.cometchat.io/v3/users'
const headers = { apikey: 'feedface' }
let fake: FakeChat

beforeEach(async () => {
  fake = await createFakeChat({ users: [{ uid: 'mira', name: 'Mira Okafor' }] })
})

afterEach(() => fake.close())

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Aborts a call after what only weak references keep has been collected. */
async function abortOf(call: (signal: AbortSignal) => Promise<Response>): Promise<unknown> {
  const controller = new AbortController()
  const ended = call(controller.signal).then(
    () => 'a response',
    (error: Error) => error.name,
  )
  for (let time = 0; time < 2; time++) {
    await sleep(10)
    collect()
  }
  controller.abort()
  return Promise.race([ended, sleep(5000, 'nothing', { ref: false })])
}

type Send = (fetch: typeof globalThis.fetch, address: string, signal: AbortSignal) => Promise<Response>

const body = '{"name":"Mira"}'
const json = { ...headers, 'content-type': 'application/json' }
const stream = (): RequestInit & { duplex: 'half' } => ({ method: 'PUT', headers: json, body: new Blob([body]).stream(), duplex: 'half' })

/**
 * Every place of the signal, for every kind of address and of body. A Request that was copied, of
 * which the caller lost the original, never hears of it.
 */
const calls: Readonly<Record<string, Send>> = {
  'a URL and a signal': (fetch, address, signal) => fetch(address, { headers, signal }),
  'a URL object and a signal': (fetch, address, signal) => fetch(new URL(address), { headers, signal }),
  'a Request with a signal': (fetch, address, signal) => fetch(new Request(address, { headers, signal })),
  'a Request and a signal': (fetch, address, signal) => fetch(new Request(address, { headers }), { signal }),
  'a text and a signal': (fetch, address, signal) => fetch(`${address}/mira`, { method: 'PUT', headers: json, body, signal }),
  'a stream and a signal': (fetch, address, signal) => fetch(`${address}/mira`, { ...stream(), signal }),
  'a Request with a stream and a signal': (fetch, address, signal) => fetch(new Request(`${address}/mira`, { ...stream(), signal })),
}

test.each(Object.entries(calls))('an abort ends a call with %s that is delayed, or to a server that does not respond', async (_, call) => {
  fake.delay(600_000)
  await using server = await listenOn(
    createServer(() => {}),
    0,
  )
  const baseUrl = server.url
  const names = await Promise.all([
    abortOf((signal) => call(fake.fetch, url, signal)),
    abortOf((signal) => call(createValidatingFetch({ fetch: fake.fetch }), url, signal)),
    abortOf((signal) => call(createValidatingFetch({ baseUrl }), `${baseUrl}/users`, signal)),
  ])
  expect(names).toEqual(['AbortError', 'AbortError', 'AbortError'])
})

test('a receiver of events that does not respond holds them up for 30 seconds', async () => {
  const groups = [{ guid: 'seeds', name: 'Seeds', owner: 'mira' }]
  const users = [{ uid: 'mira', name: 'Mira Okafor' }]
  const silent = await createFakeChat({ users, groups, webhook: { fetch: () => new Promise(() => {}) } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await silent.fetch('https://x.api-eu.cometchat.io/v3/groups/seeds', { method: 'DELETE', headers })
    const delivered = silent.delivered()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(silent.deliveries).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await delivered
    expect(silent.deliveries).toEqual([{ trigger: 'group_deleted', status: undefined }])
  } finally {
    vi.useRealTimers()
    await silent.close()
  }
})
