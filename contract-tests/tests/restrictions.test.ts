import { afterEach, expect, test } from 'vitest'
import { failsRun } from '../exchange/outcome.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { sentence } from '../validate/finding.ts'
import { startTestServer, type TestServer } from './honestServer.ts'

const originalFetch = globalThis.fetch
let server: TestServer | undefined

afterEach(async () => {
  globalThis.fetch = originalFetch
  await server?.close()
  server = undefined
})

/** Milliseconds that a target waits after each of several 429 responses with some headers. */
async function waitsAfter(headers: Record<string, string>, times: number): Promise<number[]> {
  globalThis.fetch = async () => new Response('{}', { status: 429, headers })
  const waits: number[] = []
  const stop = new AbortController()
  const target = serverTarget({
    bases: { chat: 'https://limited.invalid' },
    timeout: 1000,
    guard: () => {},
    signal: stop.signal,
    waiting: (milliseconds) => waits.push(milliseconds) >= times && stop.abort(),
  })
  await target.send({ method: 'GET', url: 'https://limited.invalid/users', headers: [], body: undefined }, 'chat').catch(() => {})
  return waits
}

test('waits after a 429 until Retry-After, in seconds or as a date', async () => {
  expect(await waitsAfter({ 'retry-after': '40' }, 1)).toEqual([40_000])
  const date = 'Sun, 01 Mar 2026 10:00:00 GMT'
  expect(await waitsAfter({ date, 'retry-after': 'Sun, 01 Mar 2026 10:00:30 GMT' }, 1)).toEqual([30_000])
})

test('waits after a 429 without Retry-After for the next window, measured by the server’s clock', async () => {
  const at = Date.parse('2026-03-01T10:00:00Z')
  for (const name of ['X-RateLimit-Reset', 'X-Rate-Limit-Reset'])
    expect(await waitsAfter({ date: new Date(at).toUTCString(), [name]: String(at / 1000 + 20) }, 1)).toEqual([20_000])
})

test('waits longer after each 429 that names no time', async () => {
  expect(await waitsAfter({}, 2)).toEqual([1000, 2000])
  expect(await waitsAfter({ 'retry-after': '0' }, 2)).toEqual([0, 500])
})

test('lets requests take turns where a server accepts one per second', async () => {
  const endVirtualTime = startVirtualTime()
  let last = 0
  globalThis.fetch = async () => {
    const second = Math.floor(Date.now() / 1000)
    const status = second === last ? 429 : 200
    last = second
    return new Response('{}', { status, headers: { 'retry-after': '1' } })
  }
  const target = serverTarget({ bases: { chat: 'https://limited.invalid' }, timeout: 1000, guard: () => {} })
  const request = { method: 'GET', url: 'https://limited.invalid/users', headers: [], body: undefined }
  const responses = await Promise.all(Array.from({ length: 20 }, () => target.send(request, 'chat'))).finally(endVirtualTime)
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
})

test('reports checks that the app’s plan does not allow as not run, and fails the run', async () => {
  server = await startTestServer({ users: [{ uid: 'mira', name: 'Mira' }] })
  server.respond = ({ method, path }) => {
    const code = method === 'POST' && path.endsWith('/flagged') ? 'ERR_FEATURE_NOT_ACCESSIBLE' : undefined
    const isBeyond = method === 'POST' && path === '/roles'
    if (!code && !isBeyond) return undefined
    const error = { code: code ?? 'ERR_PLAN_QUOTA_RESTRICTION', message: 'Not in the plan.' }
    return { status: isBeyond ? 402 : 403, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error }) }
  }
  const { operations } = await server.run({ only: ['flag-a-message', 'create-role'], allowWrites: true })
  expect(operations.flatMap(({ findings }) => findings.map(sentence))).toEqual([])
  for (const { notRun, passed } of operations) {
    expect(passed).toBeLessThan(notRun.length)
    expect(notRun.filter(failsRun).some(({ reason }) => reason.includes("the app's plan or settings do not allow it"))).toBe(true)
  }
})
