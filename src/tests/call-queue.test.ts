// The queue of a client: no step of it takes longer for the calls that wait.
import { expect, test, vi } from 'vitest'
import { createCallQueue, type QueuedCall } from '../transport/callQueue.ts'
import { namedStates } from '../transport/namedStates.ts'
import type { LimitOutcome, Permit, RateLimiter } from '../transport/rateLimiter.ts'
import { virtualTime } from './support/around.ts'

virtualTime()

const outcomes = {
  accepted: { result: 'accepted', remaining: undefined, resumesIn: undefined },
  rejected: { result: 'rejected', remaining: undefined, resumesIn: 60_000 },
  unknown: { result: 'unknown', remaining: undefined, resumesIn: undefined },
} satisfies Record<string, LimitOutcome>

/** A queue in which calls wait behind a hundred in progress; each reading of a call is counted. */
function crowded(waiting: number) {
  let reads = 0
  let closedFor: number | undefined
  const acquire: RateLimiter['acquire'] = () =>
    closedFor === undefined ? { granted: true, release: () => {} } : { granted: false, resumesIn: closedFor }
  const queue = createCallQueue({ acquire }, 100, '')
  const permits = new Map<QueuedCall, Permit>()
  const refused: QueuedCall[] = []
  const callOf = (id: number): QueuedCall => {
    const counted = <Value>(value: Value): Value => {
      reads++
      return value
    }
    const deadline = id % 2 ? 1_000_000 + id : Number.POSITIVE_INFINITY
    const settings = { waitForRateLimit: true, maxWait: 70_000 }
    const call: QueuedCall = {
      get id() {
        return counted(id)
      },
      request: { limit: 'standard' },
      operation: { method: 'GET', path: `/${id % 4}` },
      get settings() {
        return counted(settings)
      },
      began: 0,
      end: deadline,
    }
    call.turn = { settle: (turned) => void (turned.granted ? permits.set(call, turned) : refused.push(call)), fail: () => {} }
    return call
  }
  const calls = Array.from({ length: waiting + 100 }, (_, id) => callOf(id))
  for (const call of calls) queue.join(call)
  const readsOf = (step: () => void) => {
    const before = reads
    step()
    return reads - before
  }
  return {
    permits,
    refused,
    calls,
    close: (milliseconds: number | undefined) => void (closedFor = milliseconds),
    // Steps, which return how often they read a call.
    end(call: QueuedCall, outcome: keyof typeof outcomes, operationClosedFor?: number): number {
      const permit = permits.get(call) as Permit
      permits.delete(call)
      return readsOf(() => queue.done(call, permit, { limit: outcomes[outcome], operationClosedFor }))
    },
    leave: (call: QueuedCall) => readsOf(() => queue.leave(call)),
    join: (call: QueuedCall) => readsOf(() => queue.join(call)),
    pass: (milliseconds: number) => readsOf(() => vi.advanceTimersByTime(milliseconds)),
  }
}

/** How often a call is read at most in one step. */
const few = 400

test.each([2000, 20_000])('each step takes a few readings of calls while %i of them wait', (waiting) => {
  const { permits, refused, calls, close, end, join, leave, pass } = crowded(waiting)
  expect(permits.size).toBe(100)
  for (const call of [...calls.slice(200, 250), ...calls.slice(-50).reverse()]) expect(leave(call)).toBeLessThan(few)
  // Its limit closes, and the rejected calls take their places again, in an order of their own.
  close(60_000)
  const running = [...permits.keys()]
  for (const call of running.slice(50).reverse()) {
    expect(end(call, 'rejected')).toBeLessThan(few)
    expect(join(call)).toBeLessThan(few)
  }
  // It is still closed when it is asked again, and then opens.
  close(5000)
  expect(pass(60_000)).toBeLessThan(few)
  close(undefined)
  expect(pass(5000) / 50).toBeLessThan(few)
  expect(permits.size).toBe(100)
  // Operations close, one after the other, and open again.
  for (const call of running.slice(0, 8)) expect(end(call, 'unknown', 50_000)).toBeLessThan(2 * few)
  expect(pass(50_000) / 100).toBeLessThan(few)
  expect(end(running[9] as QueuedCall, 'accepted')).toBeLessThan(2 * few)
  // Calls that may not wait for so long are refused, and each that leaves costs little.
  expect(refused).toEqual([])
  close(100_000)
  end(running[10] as QueuedCall, 'accepted')
  expect(permits.size + refused.length).toBeGreaterThan(waiting - 200)
})

test('a further name costs a look at two others, however many names there are', () => {
  let looks = 0
  const states = namedStates(
    (name) => name,
    () => ++looks > 0,
  )
  let most = 0
  for (let name = 0; name < 20_000; name++) {
    const before = looks
    states.of(`user ${name}`)
    states.of('user 0')
    most = Math.max(most, looks - before)
  }
  expect(most).toBe(2)
})

test('calls go in the order in which they began, also after they were rejected and when their operation was closed', () => {
  const { permits, calls, end } = crowded(300)
  const order: number[] = []
  for (const call of [...permits.keys()].reverse()) if (calls.indexOf(call) % 4 === 0) end(call, 'unknown', 1000)
  vi.advanceTimersByTime(1001)
  while (permits.size > 0) {
    const [first] = permits.keys()
    order.push(calls.indexOf(first as QueuedCall))
    end(first as QueuedCall, 'accepted')
  }
  const others = order.filter((id) => id % 4 !== 0)
  expect(others).toEqual(others.toSorted((one, other) => one - other))
  const closed = order.filter((id) => id % 4 === 0)
  expect(closed).toEqual(closed.toSorted((one, other) => one - other))
  expect(order).toHaveLength(400 - 25)
})
