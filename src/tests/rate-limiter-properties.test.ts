// Whatever happens, every call settles, permits come back, nothing is sent after an abort, no more
// run at once than allowed, and the calls of a limit start in order: while the event loop stalls,
// hooks abort other calls, calls share signals, and limiters settle late or twice.
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { isChatError } from '../errors/ChatError.ts'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import type { NoPermit, Permit, RateLimiter } from '../transport/rateLimiter.ts'
import { virtualTime } from './support/around.ts'
import { apiKey } from './support/key.ts'
import { stall } from './support/stall.ts'
import { connectionError } from './support/stubFetch.ts'

/** How many cases are tried; more once in a while, such as with `PROPERTY_RUNS=1000`. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 100)

virtualTime()

/** How many signals the calls share. */
const shared = 4
/** Any number as often as another: without that most would be small. */
const between = (min: number, max: number) => fc.noBias(fc.integer({ min, max }))
const call = fc.record({
  user: fc.constantFrom('mira', 'mira', 'jonas', 'teo'),
  after: fc.constantFrom(0, 0, 10, 25, 60, 300),
  deadline: fc.option(between(1, 20_000), { nil: undefined, freq: 1 }),
  maxWait: fc.option(between(0, 20_000), { nil: undefined, freq: 1 }),
  signal: fc.oneof(fc.constantFrom('none' as const, 'none' as const, 'own' as const), fc.nat(shared - 1), fc.nat(shared - 1)),
  waitForRateLimit: fc.constantFrom(undefined, undefined, undefined, true, false),
})
const responses: Readonly<Record<string, () => Response | Promise<Response>>> = {
  ok: () => Response.json({ data: [] }, { headers: { 'x-ratelimit-remaining': '5' } }),
  '429': () => new Response('', { status: 429 }),
  '429 with time': () => new Response('', { status: 429, headers: { 'retry-after': '2' } }),
  '429 at once': () => new Response('', { status: 429, headers: { 'retry-after': '0' } }),
  '429 with a fraction': () => new Response('', { status: 429, headers: { 'retry-after-ms': String(1 + Math.random() * 10) } }),
  '429 that closes its operation': () => new Response('', { status: 429, headers: { 'retry-after': '61' } }),
  'nothing remains': () => Response.json({ data: [] }, { headers: { 'x-ratelimit-remaining': '0' } }),
  '503': () => new Response('', { status: 503 }),
  broken: () => Promise.reject(connectionError('ECONNRESET')),
  never: () => new Promise<Response>(() => {}),
}

const outcome = fc.record({ kind: fc.constantFrom('ok', 'ok', ...Object.keys(responses)), latency: fc.constantFrom(0, 20, 20, 20, 45) })
const abort = between(0, shared - 1)
const scenario = fc.record({
  calls: fc.array(call, { minLength: 1, maxLength: 30, size: 'max' }),
  outcomes: fc.array(outcome, { minLength: 30, maxLength: 30 }),
  maxConcurrent: fc.integer({ min: 1, max: 6 }),
  limiter: fc.constantFrom('prompt', 'prompt', 'prompt', 'soon', 'late', 'twice'),
  /** The event loop stalls at these moments; an abort may come first. */
  stalls: fc.array(fc.record({ at: between(0, 3000), ms: between(1, 4000), aborts: fc.option(abort, { freq: 5 }) }), {
    maxLength: 4,
    size: 'max',
  }),
  /** The hooks, and the limiter's functions, that abort calls, by how many were called before. */
  hooks: fc.array(fc.record({ number: between(0, 150), aborts: abort }), { maxLength: 10, size: 'max' }),
})

/** The limiter in memory, which answers promptly, soon, late or twice, and its permits. */
function watchedLimiter(kind: string, onRelease: () => void) {
  const inner = createMemoryRateLimiter()
  const seen = { held: 0, least: 0, mostOfLimit: 0, releasedTwice: 0 }
  const heldOf: Record<string, number> = {}
  const watched = (limit: string, result: Permit | NoPermit, waits: boolean): Permit | NoPermit => {
    if (!result.granted) return result
    let isHeld = true
    seen.held++
    if (waits) seen.mostOfLimit = Math.max(seen.mostOfLimit, (heldOf[limit] = (heldOf[limit] ?? 0) + 1))
    return {
      ...result,
      release(outcome) {
        if (!isHeld) seen.releasedTwice++
        isHeld = false
        seen.least = Math.min(seen.least, --seen.held)
        if (waits) heldOf[limit] = (heldOf[limit] as number) - 1
        const released = result.release(outcome)
        // Others may have been granted a permit by now, and know nothing of it yet.
        onRelease()
        return released
      },
    }
  }
  const limiter: RateLimiter = {
    acquire(limit, request) {
      const asked = inner.acquire(limit, request)
      if ('granted' in asked && kind === 'prompt') return watched(limit, asked, request.wait)
      const result = Promise.resolve(asked)
        .then((given) => (kind === 'late' ? new Promise<typeof given>((resolve) => setTimeout(() => resolve(given), 30)) : given))
        .then((given) => watched(limit, given, request.wait))
      if (kind !== 'twice') return result
      const then = (resolve: (given: Permit | NoPermit) => void, reject: (reason: unknown) => void) =>
        void result.then((given) => {
          resolve(given)
          resolve(given)
        }, reject)
      // A promise of another library's, which does not hold to the rules.
      return { then } as unknown as Promise<Permit | NoPermit>
    },
  }
  return { limiter, seen }
}

test('every call settles, permits come back, nothing is sent after an abort, and the calls of a limit start in order', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ calls, outcomes, maxConcurrent, limiter: kind, stalls, hooks }) => {
      let running = 0
      let most = 0
      let sentAfterAbort = 0
      let next = 0
      const begun: Record<string, { place: number; at: number }[]> = {}
      const controllers: AbortController[] = []
      const sharedControllers = Array.from({ length: shared }, () => new AbortController())
      const abortShared = (index: number) => sharedControllers[index]?.abort()
      const fetch = async (
        _: string,
        { headers, body, signal }: { headers: Record<string, string>; body?: string; signal: AbortSignal },
      ) => {
        const order = (begun[headers.onBehalfOf as string] ??= [])
        const place = JSON.parse(body as string).data.place as number
        if (signal.aborted || controllers[place]?.signal.aborted) sentAfterAbort++
        // A call that is sent again has begun already.
        if (!order.some((other) => other.place === place)) order.push({ place, at: Date.now() })
        most = Math.max(most, ++running)
        const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        ended.catch(() => {})
        const { kind: response, latency } = outcomes[next++] ?? { kind: 'ok', latency: 20 }
        try {
          if (latency > 0) await Promise.race([new Promise((resolve) => setTimeout(resolve, latency)), ended])
          return await Promise.race([responses[response]?.() as Response, ended])
        } finally {
          running--
        }
      }
      let hooked = 0
      const onEvent = () => {
        const number = hooked++
        for (const hook of hooks) if (hook.number === number) abortShared(hook.aborts)
      }
      const { limiter, seen } = watchedLimiter(kind, onEvent)
      const chat = createChatClient({
        baseUrl: 'https://api.example',
        apiKey,
        fetch: fetch as never,
        maxConcurrent,
        timeout: 1000,
        rateLimiter: limiter,
        hooks: { onRequest: onEvent, onWait: onEvent, onAttempt: onEvent, onEnd: onEvent },
      })
      const patient: Record<string, number[]> = {}
      const send = (user: string, place: number, options: object) =>
        chat.sendMessage(
          {
            onBehalfOf: user,
            body: { receiver: 'teo', receiverType: 'user', category: 'message', type: 'text', data: { text: 'Hi', place } as never },
          },
          options,
        )
      const started = calls
        .toSorted((a, b) => a.after - b.after)
        .map(async ({ user, after, signal, ...options }) => {
          await new Promise((resolve) => setTimeout(resolve, after))
          const controller = (typeof signal === 'number' && sharedControllers[signal]) || new AbortController()
          if (signal === 'own') setTimeout(() => controller.abort(), after)
          const place = controllers.push(controller) - 1
          // Calls that do not wait may overtake those that do.
          if (options.waitForRateLimit !== false) (patient[user] ??= []).push(place)
          return send(user, place, { ...options, signal: signal === 'none' ? undefined : controller.signal })
        })
      let isOver = false
      void Promise.allSettled(started).then(() => (isOver = true))
      const ahead = stalls.toSorted((a, b) => a.at - b.at)
      const began = Date.now()
      for (let idle = 0; !isOver && idle < 100 && Date.now() - began < 3_600_000; ) {
        const [first] = ahead
        if (first && Date.now() - began >= first.at) {
          ahead.shift()
          await stall(first.ms, () => first.aborts !== null && abortShared(first.aborts))
        }
        idle = vi.getTimerCount() > 0 ? 0 : idle + 1
        await vi.advanceTimersToNextTimerAsync()
      }
      expect(isOver).toBe(true)
      const failures = (await Promise.allSettled(started)).flatMap((call) => (call.status === 'rejected' ? [call.reason] : []))
      expect(failures.filter((error) => !isChatError(error))).toEqual([])
      // Permits of limiters that grant late come back late.
      await vi.advanceTimersByTimeAsync(700_000)
      expect({ ...seen, sentAfterAbort, running }).toEqual({ ...seen, held: 0, least: 0, releasedTwice: 0, sentAfterAbort: 0, running: 0 })
      expect(most).toBeLessThanOrEqual(maxConcurrent)
      expect(seen.mostOfLimit).toBeLessThanOrEqual(maxConcurrent)
      expect(vi.getTimerCount()).toBe(0)
      // A limiter that answers later lets calls overtake each other.
      if (kind === 'prompt')
        for (const [user, order] of Object.entries(begun)) {
          // At the same moment a call that need not wait may be sent while the permit of an earlier
          // one is on its way to it.
          const inOrder = order.filter(({ place }) => patient[user]?.includes(place))
          expect(inOrder.toSorted((a, b) => a.at - b.at || a.place - b.place)).toEqual(inOrder.toSorted((a, b) => a.place - b.place))
        }
    }),
    { numRuns },
  )
})
