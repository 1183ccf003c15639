// What a response closes and for how long, and what is sent meanwhile.
import { describe, expect, test, vi } from 'vitest'
import type { RateLimiter } from '../transport/rateLimiter.ts'
import { virtualTime } from './support/around.ts'
import { outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { untilSettled } from './support/simulatedService.ts'
import type { Sent } from './support/stubFetch.ts'

virtualTime('2026-03-01T09:00:00Z')

const reject = (retryAfter?: number) =>
  new Response('{}', { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } })
const accept = () => Response.json({ data: [] })
const paths = (sent: readonly Sent[]) => sent.map(({ url }) => url.pathname)
const day = 86_400

describe('a stated time beyond the longest window', () => {
  test('closes the operation that got it, and no other of its limit', async () => {
    const { chat, sent } = stubbed(({ url }) => (url.pathname === '/users' ? reject(day) : accept()))
    expect(await outcomeOf(chat.listUsers())).toMatchObject({ name: 'ChatApiError', status: 429 })
    expect(await outcomeOf(chat.listUsers())).toMatchObject({ name: 'ChatRateLimitError', limit: 'GET /users', attempts: 0 })
    expect(await Promise.all([chat.listRoles(), chat.getUser({ uid: 'mira' })].map(outcomeOf))).toEqual(['success', 'success'])
    expect(paths(sent)).toEqual(['/users', '/roles', '/users/mira'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is never probed before it is over, and then its calls go on in order', async () => {
    const { chat, sent } = stubbedWith({ maxWait: Number.POSITIVE_INFINITY }, (_, number) => (number === 1 ? reject(day) : accept()))
    const calls = Promise.all(['a', 'b', 'c'].map((searchKey) => chat.listUsers({ searchKey })))
    await vi.advanceTimersByTimeAsync(day * 1000 - 1)
    const sentBefore = sent.length
    await untilSettled(calls)
    // Two more were on their way.
    expect(sentBefore).toBe(3)
    expect(sent).toHaveLength(4)
  })

  test('also holds for the calls of its operation that wait already', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, ({ url }) => (url.pathname === '/users' ? reject(day) : accept()))
    const calls = [chat.listUsers(), chat.listUsers(), chat.listRoles()].map(outcomeOf)
    expect(await Promise.all(calls)).toMatchObject([{ status: 429 }, { name: 'ChatRateLimitError' }, 'success'])
    expect(paths(sent)).toEqual(['/users', '/roles'])
  })

  test('does not close it for calls that do not wait, and ends when one of them succeeds', async () => {
    const { chat, sent } = stubbedWith({ maxWait: Number.POSITIVE_INFINITY }, (_, number) => (number === 1 ? reject(day) : accept()))
    const waiting = chat.listUsers()
    await vi.advanceTimersByTimeAsync(10)
    await chat.listUsers({}, { waitForRateLimit: false })
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(sent).toHaveLength(3)
  })
})

describe('a shared limit that stays closed', () => {
  test('for more than a minute lets one call that waits through every 30 s, and opens on success', async () => {
    let isOpen = false
    const waited: number[] = []
    const { chat } = stubbedWith({ maxWait: Number.POSITIVE_INFINITY }, ({ headers }) => {
      if (headers.get('x-waits')) waited.push(Date.now())
      return isOpen ? accept() : reject(60)
    })
    // A handler that does not wait, and is told each time to come back in a minute.
    const handler = setInterval(() => void outcomeOf(chat.listRoles({}, { waitForRateLimit: false })), 5000)
    const began = Date.now()
    const calls = Promise.all(Array.from({ length: 20 }, () => chat.listUsers({}, { headers: { 'x-waits': 'yes' } })))
    await vi.advanceTimersByTimeAsync(200_000)
    const probes = waited.map((time) => time - began).filter((time) => time > 1000)
    expect(probes.length).toBeGreaterThanOrEqual(4)
    expect(probes.length).toBeLessThanOrEqual(6)
    expect(probes[0]).toBeGreaterThan(60_000)
    for (const [index, time] of probes.slice(1).entries()) expect(time - (probes[index] as number)).toBeGreaterThanOrEqual(30_000)
    isOpen = true
    clearInterval(handler)
    expect(await untilSettled(calls)).toBeLessThan(31_000)
  })
})

describe('before anything is known of a limit', () => {
  test.each([10, 100])('%i calls at once are sent at once', async (count) => {
    const { chat, sent } = stubbed(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return accept()
    })
    const calls = Promise.all(Array.from({ length: count }, () => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(count)
    expect(await untilSettled(calls)).toBeLessThanOrEqual(100)
  })

  test('after a response that states the limit, calls begin few at once', async () => {
    const { chat, sent } = stubbed(async (_, number) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return Response.json({ data: [] }, { headers: number === 1 ? { 'x-ratelimit-remaining': '200' } : {} })
    })
    await untilSettled(chat.listUsers())
    const calls = Promise.all(Array.from({ length: 50 }, () => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(6)
    await untilSettled(calls)
  })
})

describe('permit and place', () => {
  test('calls that wait for a closed limit take no place from those of an open limit', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, ({ url }, number) =>
      url.pathname === '/users' && number === 1 ? reject(30) : accept(),
    )
    const waiting = Promise.all(Array.from({ length: 10 }, () => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(10)
    await chat.createUser({ body: { uid: 'a', name: 'A' } })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST'])
    await untilSettled(waiting)
  })

  test('a permit that is lost before its request is sent is asked for again', async () => {
    const outcomes: string[] = []
    let asked = 0
    const rateLimiter: RateLimiter = {
      acquire: () => {
        const isFirst = ++asked === 1
        return { granted: true, isLost: () => isFirst, release: ({ result }) => outcomes.push(result) }
      },
    }
    const { chat, sent } = stubbedWith({ rateLimiter })
    await chat.listUsers()
    expect([asked, sent.length, outcomes]).toEqual([2, 1, ['unused', 'accepted']])
  })
})

describe('thousands of calls that wait', () => {
  test.each(['first', 'last'])('are aborted at the same cost each, the %s of them first', async (order) => {
    const { chat } = stubbed(() => reject(30))
    const controllers = Array.from({ length: 10_000 }, () => new AbortController())
    const calls = controllers.map(({ signal }) => outcomeOf(chat.listUsers({}, { signal })))
    await vi.advanceTimersByTimeAsync(1)
    const { user: before } = process.cpuUsage()
    for (const controller of order === 'first' ? controllers : controllers.toReversed()) controller.abort()
    await Promise.all(calls)
    // Four seconds and more where each looks for itself among the others.
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000)
  })

  test('leave no timer behind', async () => {
    const controller = new AbortController()
    const { chat, sent } = stubbed(() => reject(30))
    const first = outcomeOf(chat.listUsers({}, { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(1)
    const calls = [first, ...Array.from({ length: 10_000 }, () => outcomeOf(chat.listUsers({}, { signal: controller.signal })))]
    const reason = new Error('enough')
    controller.abort(reason)
    expect(new Set(await Promise.all(calls))).toEqual(new Set([reason]))
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})
