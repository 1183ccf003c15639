// The queue of a client: no step sorts or searches what waits.
import { expect, test } from 'vitest'
import { createCallQueue, type QueuedCall } from '../transport/callQueue.ts'
import type { LimitOutcome, Permit } from '../transport/rateLimiter.ts'

const rejected: LimitOutcome = { result: 'rejected', remaining: undefined, resumesIn: 1000 }

test('a rejected call takes its place again in a few steps, however many wait', () => {
  let reads = 0
  let isOpen = true
  const queue = createCallQueue(
    { acquire: () => (isOpen ? { granted: true, release: () => {} } : { granted: false, resumesIn: 1000, askIn: 1000 }) },
    100,
  )
  const permits = new Map<QueuedCall, Permit>()
  const callOf = (id: number): QueuedCall => ({
    event: {
      get callId() {
        reads++
        return id
      },
    },
    limit: 'standard',
    operationKey: 'standard GET /users',
    settings: { waitForRateLimit: true, maxWait: 70_000 },
    began: performance.now(),
    end: Number.POSITIVE_INFINITY,
    settle(turned) {
      if (turned.granted) permits.set(this, turned)
    },
    fail: () => {},
  })
  const calls = Array.from({ length: 20_100 }, (_, id) => callOf(id))
  for (const call of calls) queue.join(call)
  expect(permits.size).toBe(100)
  isOpen = false
  const before = reads
  // In an order of their own, as responses arrive.
  for (const [call, permit] of [...permits].reverse()) {
    queue.done(call, permit, { limit: rejected })
    queue.join(call)
  }
  expect((reads - before) / 100).toBeLessThan(30)
  permits.clear()
  isOpen = true
  for (const call of calls.slice(100)) queue.leave(call)
  for (const call of calls.slice(0, 100)) queue.leave(call)
})
