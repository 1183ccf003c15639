// `timeout` ends an attempt (`faults.test.ts` has what can stall), and `deadline` a whole call, at
// any stage: while it fetches its key, waits or retries.
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FullChatClient } from '../client/createChatClient.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { rawClient } from '../raw.ts'
import { virtualTime } from './support/around.ts'
import { make, outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { deferred } from './support/deferred.ts'
import { ending } from './support/simulatedService.ts'
import { connectionError, stubFetch } from './support/stubFetch.ts'

const never = () => new Promise<never>(() => {})
const silent = (options: object = {}) => stubbedWith(options, never)
const create = (chat: FullChatClient) => chat.createUser({ body: { uid: 'a', name: 'A' } })

virtualTime()
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))

test('a call without a response ends at its deadline or after its last timeout, whatever comes first, and names that', async () => {
  const between = (min: number, max: number) => fc.noBias(fc.integer({ min, max }))
  const limits = fc.record({ timeout: between(1, 40), retries: between(0, 4), deadline: between(1, 160) }, { requiredKeys: [] })
  const stage = fc.constantFrom('a response', 'its key')
  await fc.assert(
    fc.asyncProperty(limits, stage, fc.boolean(), async (limits, waitsFor, isOfCall) => {
      const { timeout = 30_000, retries = 2, deadline = Number.POSITIVE_INFINITY } = limits
      const isKeyMissing = waitsFor === 'its key'
      const { chat } = silent({ ...(isKeyMissing && { apiKey: never }), ...(!isOfCall && limits) })
      const { ms, outcome } = await ending(chat.listUsers({}, isOfCall ? limits : {}))
      // A key that does not come is not asked for again.
      const longest = isKeyMissing ? timeout : timeout * (retries + 1)
      const end = Math.min(deadline, longest)
      expect([ms, vi.getTimerCount()]).toEqual([end, 0])
      expect(outcome).toBeInstanceOf(ChatTimeoutError)
      const named = deadline <= longest ? { option: 'deadline', timeout: deadline } : { option: 'timeout', timeout }
      expect(outcome).toMatchObject({ ...named, attempts: isKeyMissing ? 0 : Math.ceil(end / timeout), operationId: 'list-users' })
      expect(String(outcome)).toMatch(/^ChatTimeoutError: listUsers \(GET \/users\) (got no response|was not sent) within \d+ ms/)
    }),
  )
})

describe('a timeout', () => {
  test.each(['timeout', 'signal'])(
    'and an abort end a call whose `fetch` ignores signals and discard its late response: %s',
    async (by) => {
      const cancelled = vi.fn()
      const response = deferred<Response>()
      const { chat } = stubbedWith({ timeout: by === 'timeout' ? 1000 : 2000, retries: 0 }, () => response.promise)
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 1000)
      const { ms, outcome } = await ending(chat.listUsers({}, { signal: by === 'signal' ? controller.signal : undefined }))
      expect([ms, outcome]).toMatchObject([1000, { name: by === 'timeout' ? 'ChatTimeoutError' : 'AbortError' }])
      response.resolve(new Response(new ReadableStream({ cancel: cancelled })))
      await vi.advanceTimersByTimeAsync(0)
      expect(cancelled).toHaveBeenCalledOnce()
    },
  )

  test('is that of a function which fetches a key and hangs, whatever limits the rest of the call', async () => {
    const key = deferred<string>()
    const asked = vi.fn(() => key.promise)
    const { chat, sent } = silent({ apiKey: asked, timeout: 50 })
    const { ms, outcome } = await ending(chat.listUsers())
    expect(ms).toBe(50)
    expect(outcome).toMatchObject({ option: 'timeout', timeout: 50, message: 'listUsers (GET /users) was not sent within 50 ms.' })
    expect(asked).toHaveBeenCalledOnce()
    // Nor is anything sent when it arrives too late.
    key.resolve('feedface')
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(0)
  })
})

describe('a deadline', () => {
  test('ends a call that waits for other calls, and says that it was not sent', async () => {
    const { chat, sent } = silent({ maxConcurrent: 1 })
    const controller = new AbortController()
    const first = outcomeOf(chat.listUsers({}, { signal: controller.signal }))
    const { outcome } = await ending(chat.listRoles({}, { deadline: 50 }))
    expect(outcome).toMatchObject({ option: 'deadline', attempts: 0, operationId: 'list-roles' })
    expect(String(outcome)).toContain('was not sent')
    expect(sent).toHaveLength(1)
    controller.abort()
    await first
  })

  test('is not named in the error of a POST that times out first', async () => {
    const { outcome } = await ending(create(silent({ timeout: 1000, deadline: 5000 }).chat))
    expect(outcome).toMatchObject({ option: 'timeout', timeout: 1000 })
  })

  test('lets the last error be thrown at once if the next pause would exceed it', async () => {
    const { chat, sent } = stubbed(() => new Response('{}', { status: 503, headers: { 'retry-after': '1' } }))
    const { ms, outcome } = await ending(chat.listUsers({}, { deadline: 500 }))
    expect(outcome).toMatchObject({ name: 'ChatApiError', status: 503, attempts: 1 })
    expect([ms, sent.length]).toEqual([0, 1])
  })

  test('of a client applies to all its calls including `rawClient`, and a call can override it', async () => {
    const { chat } = silent({ deadline: 40 })
    for (const call of [chat.listUsers(), rawClient(chat).GET('/users')])
      expect((await ending(call)).outcome).toMatchObject({ name: 'ChatTimeoutError', option: 'deadline', timeout: 40 })
    expect((await ending(chat.listUsers({}, { deadline: 80 }))).outcome).toMatchObject({ timeout: 80 })
  })

  test('leaves the signal’s reason to a call that is aborted before it', async () => {
    const reason = new Error('the user went away')
    const controller = new AbortController()
    const call = ending(silent().chat.listUsers({}, { deadline: 5000, signal: controller.signal }))
    controller.abort(reason)
    expect((await call).outcome).toBe(reason)
  })
})

test('a limit of Infinity sets no timer, and none is left behind after a response', async () => {
  const limits = { timeout: Number.POSITIVE_INFINITY, deadline: Number.POSITIVE_INFINITY }
  void silent(limits).chat.listUsers()
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
  const chat = make(stubFetch().fetch)
  for (const options of [{}, limits, { deadline: 60_000 }]) {
    expect(await chat.listUsers({}, options)).toEqual({ data: [] })
    expect(vi.getTimerCount()).toBe(0)
  }
})

const endings: [what: string, body: () => BodyInit][] = [
  ['is HTML', () => '<html>'],
  ['breaks off', () => new ReadableStream({ pull: (controller) => controller.error(connectionError('ECONNRESET')) })],
  ['stalls', () => new ReadableStream({})],
]
test.each(endings)('a 429 whose body %s is a 429: its call waits, a POST too, or throws it where it does not wait', async (_, body) => {
  const { chat, sent } = stubbedWith({ timeout: 1000 }, (_, number) =>
    number === 2 ? Response.json({ data: [] }) : new Response(body(), { status: 429, headers: { 'retry-after': '7' } }),
  )
  const { ms, outcome } = await ending(create(chat))
  expect(ms).toBeGreaterThanOrEqual(7000)
  expect([outcome, sent.length]).toEqual(['success', 2])
  const { outcome: error } = await ending(chat.listUsers({}, { waitForRateLimit: false }))
  expect(error).toMatchObject({ name: 'ChatApiError', status: 429, retryAfter: 7, attempts: 1 })
})
