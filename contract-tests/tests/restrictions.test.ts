import { expect, test } from 'vitest'
import { fakeCredentials } from '../exchange/credentials.ts'
import { failsRun } from '../exchange/outcome.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { eventually } from '../serverChecks/waiting.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { findingsIn, rejected, startTestServer } from './honestServer.ts'

const chat = 'https://limited.invalid'

/** Sends a request to a server that a `fetch` reaches, as often as it is called. */
function sendingTo(fetch: typeof globalThis.fetch, method: string, more: object = {}) {
  const target = serverTarget({ bases: { chat }, timeout: 1000, guard: () => {}, fetch, ...more })
  return () => target.send({ method, url: `${chat}/users`, headers: [], body: method === 'POST' ? '{}' : undefined }, 'chat')
}

/** Milliseconds that a target waits after each of several 429 responses with some headers. */
async function waitsAfter(headers: Record<string, string>, times: number): Promise<number[]> {
  const waits: number[] = []
  const stop = new AbortController()
  const waiting = (milliseconds: number) => waits.push(milliseconds) >= times && stop.abort()
  const limited = async () => new Response('{}', { status: 429, headers })
  await sendingTo(limited, 'GET', { signal: stop.signal, waiting })().catch(() => {})
  return waits
}

const at = '2026-03-01T10:00:00Z'
const date = new Date(at).toUTCString()
const reset = String(Date.parse(at) / 1000 + 20)

test.each<[what: string, headers: Record<string, string>, waits: number[]]>([
  ['Retry-After in seconds', { 'retry-after': '40' }, [40_000]],
  ['Retry-After as a date', { date, 'retry-after': 'Sun, 01 Mar 2026 10:00:30 GMT' }, [30_000]],
  ['the next window, by the clock of the server', { date, 'X-RateLimit-Reset': reset }, [20_000]],
  ['the next window, by another name', { date, 'X-Rate-Limit-Reset': reset }, [20_000]],
  ['nothing, longer each time', {}, [1000, 2000]],
  ['a Retry-After of 0, longer each time', { 'retry-after': '0' }, [0, 500]],
])('waits after a 429 as it says: %s', async (_, headers, waits) => {
  expect(await waitsAfter(headers, waits.length)).toEqual(waits)
})

test('lets requests take turns where a server accepts one per second', async () => {
  const endVirtualTime = startVirtualTime()
  let last = 0
  const onePerSecond = async () => {
    const second = Math.floor(Date.now() / 1000)
    const status = second === last ? 429 : 200
    last = second
    return new Response('{}', { status, headers: { 'retry-after': '1' } })
  }
  const responses = await Promise.all(Array.from({ length: 20 }, sendingTo(onePerSecond, 'GET'))).finally(endVirtualTime)
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
})

test.each([
  ['ECONNRESET', 'a connection reset'],
  ['ECONNREFUSED', 'a refused connection'],
])('waits for a server that restarts: %s', async (code, reason) => {
  const reasons = new Set<string>()
  const endVirtualTime = startVirtualTime()
  const start = Date.now()
  const isDown = () => Date.now() > start + 1000 && Date.now() < start + 2500
  const restarting = async () => {
    if (isDown()) throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
    return new Response('{}')
  }
  const sending = sendingTo(restarting, 'POST', { repeated: (why: string) => reasons.add(why) })
  const send = async () => (await sending()).isRepeated ?? false
  const first = await send()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const others = await Promise.all(Array.from({ length: 8 }, send)).finally(endVirtualTime)
  // A refused request never reached the server, so sending it again repeats nothing.
  expect([first, ...others]).toEqual([false, ...others.map(() => code === 'ECONNRESET')])
  expect([...reasons]).toEqual([reason])
})

test('reports checks that the app’s plan does not allow as not run, and fails the run', async () => {
  await using server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira' }] })
  server.respond = ({ method, path }) => {
    if (method === 'POST' && path === '/roles') return rejected(402, 'ERR_PLAN_QUOTA_RESTRICTION')
    return method === 'POST' && path.endsWith('/flagged') ? rejected(403, 'ERR_FEATURE_NOT_ACCESSIBLE') : undefined
  }
  const result = await server.run({ only: ['flag-a-message', 'create-role'], allowWrites: true })
  expect(findingsIn(result)).toEqual([])
  for (const { notRun, passed } of result.operations) {
    expect(passed).toBeLessThan(notRun.length)
    expect(notRun.filter(failsRun).some(({ reason }) => reason.includes("the app's plan or settings do not allow it"))).toBe(true)
  }
})

test('waits as long as an effect may take, also once a run has waited in vain for long', async () => {
  const endVirtualTime = startVirtualTime()
  const run = {}
  try {
    for (let wait = 0; wait < 4; wait++) await eventually(run, async () => false, 20_000)
    const start = Date.now()
    expect(await eventually(run, async () => Date.now() - start >= 4900, 5000)).toBe(true)
    const later = Date.now()
    await eventually(run, async () => false, 20_000)
    expect(Date.now() - later).toBeLessThan(7000)
  } finally {
    endVirtualTime()
  }
})

const apiKey = 'c0ffee00'.repeat(5)
const startWithKey = () => startTestServer({ users: [{ uid: 'mira', name: 'Mira' }], apiKeys: [{ apiKey }] })

test('a wrong key ends the run after one request, with one sentence', async () => {
  await using server = await startWithKey()
  const run = server.run({ credentials: { apiKey: 'other-key' } })
  await expect(run).rejects.toThrow(`${server.url} rejects the key in CHAT_API_KEY (401 AUTH_ERR_APIKEY_NOT_FOUND); nothing was changed.`)
  expect(server.requests).toHaveLength(1)
})

test.each([
  ['a key', { apiKey }],
  ['the fake keys of a server on this machine', fakeCredentials],
])('a server with its operations under /v3 is named with /v3: with %s', async (_, credentials) => {
  await using server = await (credentials === fakeCredentials ? startTestServer({}) : startWithKey())
  server.respond = ({ path }) => (path.startsWith('/v3/') ? undefined : { status: 404, headers: {}, body: 'Not found' })
  const run = server.run({ credentials })
  await expect(run).rejects.toThrow(`${server.url} has its operations under /v3: add /v3 to the address; nothing was changed.`)
  expect(server.requests).toHaveLength(2)
})

test('a server that accepts the key is checked', async () => {
  await using server = await startWithKey()
  const { operations } = await server.run({ credentials: { apiKey }, only: ['list-users'], sample: 0.2 })
  expect(operations.flatMap(({ failed }) => failed)).toEqual([])
  expect(operations[0]?.passed).toBeGreaterThan(0)
})
