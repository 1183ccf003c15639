// A wait ends once: by what it waits for, or by an abort, also when both come at the same moment.
import { describe, expect, test, vi } from 'vitest'
import type { LimitOutcome, Permit, RateLimiter } from '../transport/rateLimiter.ts'
import { virtualTime } from './support/around.ts'
import { make, outcomeOf, stubbedWith } from './support/calls.ts'
import { deferred } from './support/deferred.ts'
import { untilSettled } from './support/simulatedService.ts'
import { stall } from './support/stall.ts'
import { stubFetch } from './support/stubFetch.ts'

const reason = new Error('the user went away')

virtualTime('2026-03-01T09:00:00Z')

/** Rejects the first request with 429, and responds to others after 20 ms. */
const rejectingFirst = (retryAfter: string) =>
  stubFetch(async (_, number) => {
    if (number === 1) return new Response('', { status: 429, headers: { 'retry-after': retryAfter } })
    await new Promise((resolve) => setTimeout(resolve, 20))
    return Response.json({ data: [] })
  })

/**
 * A limiter that keeps its permits until the test grants them, and counts those that are not
 * released.
 */
function manualLimiter() {
  const waiting: ((permit: Permit) => void)[] = []
  const outcomes: LimitOutcome['result'][] = []
  let held = 0
  const limiter: RateLimiter = {
    acquire: () => new Promise((resolve) => waiting.push(resolve)),
  }
  return {
    limiter,
    outcomes,
    held: () => held,
    grantAll() {
      for (const grant of waiting.splice(0)) {
        held++
        grant({
          granted: true,
          release({ result }) {
            held--
            outcomes.push(result)
          },
        })
      }
    },
  }
}

describe('calls that share a signal', () => {
  test.each([1, 2, 3, 5])('leave another call its place if %i of them are aborted just as their limit opens', async (count) => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { fetch, sent } = rejectingFirst('1')
    const chat = make(fetch, { maxConcurrent: 1 })
    const controller = new AbortController()
    const calls = Array.from({ length: count }, () => outcomeOf(chat.listUsers({}, { signal: controller.signal })))
    const other = outcomeOf(chat.listUsers())
    await vi.advanceTimersByTimeAsync(10)
    await stall(2000, () => controller.abort(reason))
    await untilSettled(Promise.all([...calls, other]))
    expect(await Promise.all(calls)).toEqual(calls.map(() => reason))
    expect(await other).toBe('success')
    expect(sent).toHaveLength(2)
  })

  test('leave other calls their places in the queue for `maxConcurrent`', async () => {
    const respond = deferred<Response>()
    const open: RateLimiter = { acquire: () => ({ granted: true, release() {} }) }
    const { chat, sent } = stubbedWith({ maxConcurrent: 1, rateLimiter: open }, (_, number) =>
      number === 1 ? respond.promise : Response.json({ data: [] }),
    )
    const controller = new AbortController()
    const signals = [undefined, controller.signal, controller.signal, undefined, controller.signal, undefined]
    const calls = signals.map((signal) => outcomeOf(chat.listUsers({}, { signal })))
    await vi.advanceTimersByTimeAsync(10)
    respond.resolve(Response.json({ data: [] }))
    controller.abort(reason)
    await untilSettled(Promise.all(calls))
    expect(await Promise.all(calls)).toEqual(signals.map((signal) => (signal ? reason : 'success')))
    expect(sent).toHaveLength(3)
  })
})

describe('a permit is released exactly once', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('if the call is aborted %i microtasks after it was granted', async (microtasks) => {
    const { limiter, outcomes, held, grantAll } = manualLimiter()
    const { fetch, sent } = stubFetch()
    const controller = new AbortController()
    const call = outcomeOf(make(fetch, { rateLimiter: limiter }).listUsers({}, { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(1)
    grantAll()
    for (let count = 0; count < microtasks; count++) await undefined
    const sentBefore = sent.length
    controller.abort(reason)
    await vi.advanceTimersByTimeAsync(1)
    expect(held()).toBe(0)
    expect(outcomes).toHaveLength(1)
    expect(sent).toHaveLength(sentBefore)
    if (sentBefore === 0) expect(await call).toBe(reason)
  })

  test('if a hook of another call aborts the calls that were granted one at the same moment', async () => {
    const { limiter, outcomes, held, grantAll } = manualLimiter()
    const controller = new AbortController()
    const { chat } = stubbedWith({ rateLimiter: limiter, hooks: { onWait: () => controller.abort(reason) } })
    const calls = [outcomeOf(chat.listUsers()), ...[1, 2, 3].map(() => outcomeOf(chat.listUsers({}, { signal: controller.signal })))]
    await vi.advanceTimersByTimeAsync(1)
    grantAll()
    await vi.advanceTimersByTimeAsync(1)
    expect(await Promise.all(calls)).toEqual(['success', reason, reason, reason])
    expect(held()).toBe(0)
    expect(outcomes).toHaveLength(4)
  })
})

test('nothing is sent after an abort by the call’s own hook', async () => {
  const { fetch, sent } = rejectingFirst('1')
  const controller = new AbortController()
  const chat = make(fetch, { hooks: { onWait: () => controller.abort(reason) } })
  const call = outcomeOf(chat.listUsers({}, { signal: controller.signal }))
  await untilSettled(call)
  expect(await call).toBe(reason)
  expect(sent).toHaveLength(1)
})

test('a thenable that settles twice is granted once', async () => {
  const release = vi.fn()
  const acquire = () => ({
    // biome-ignore lint/suspicious/noThenProperty: the subject of the test
    then(resolve: (permit: Permit) => void) {
      resolve({ granted: true, release })
      resolve({ granted: true, release })
    },
  })
  const { chat, sent } = stubbedWith({ rateLimiter: { acquire } as never })
  await chat.listUsers()
  expect(sent).toHaveLength(1)
  expect(release).toHaveBeenCalledOnce()
})
