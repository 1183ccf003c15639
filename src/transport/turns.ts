import { onAbort } from './abort.ts'
import { rateLimitOf, remainingOf, untilReset } from './rateLimit.ts'
import { longestWait } from './retry.ts'

/** How many calls of a limit may start before any of them is answered: the smallest limit that is published for an app. */
const firstCalls = 60

/** How many limits are kept before those that nothing uses are forgotten; each user who sends messages has one. */
const keptLimits = 1000

/** A call that waits for its turn. */
interface Waiting {
  readonly ticket: number
  readonly go: () => void
}

/** One rate limit of the service: what answers have told of it, and the calls that wait for it, in order. */
export interface Limit {
  readonly waiting: Waiting[]
  /** How many calls are on their way. */
  running: number
  /** How many more may start before an answer tells more. */
  left: number
  /** When it opens again, by the clock of `performance.now`; 0 while it is open. */
  opens: number
  /** How many calls the service has let through since it opened. */
  passed: number
  /** How many it lets through from one opening to the next, as it says or as was counted; 0 while that is unknown. */
  size: number
  /** Whether the service refuses on and on, so that those who wait are better told than held back. */
  dead: boolean
  /** The fewest calls that an answer has said to be left. */
  low: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Hands out turns to the calls of one client, so that all of them keep to the service's rate limits together. */
export interface Turns {
  /** The limit of a name. */
  readonly limit: (name: string) => Limit
  /** A number for a call, by which its place among those that wait is kept. */
  readonly ticket: () => number
  /**
   * Takes a turn.
   * @returns undefined if the call may be sent at once, else what resolves when it may, or rejects with the signal's reason
   */
  readonly take: (limit: Limit, ticket: number, signal: AbortSignal | undefined) => Promise<void> | undefined
  /**
   * Gives a turn back.
   * @param headers - of the answer, if there was one
   * @param closedFor - milliseconds for which the service takes no more calls, after a 429
   */
  readonly giveBack: (limit: Limit, headers?: Headers, closedFor?: number) => void
}

/**
 * Makes turns for one client. After a 429, or when an answer says that no calls are left, the calls of that limit wait until it opens again; then
 * as many start as the service is known to let through, or, while that is unknown, one, and two more for each that passes.
 *
 * @param most - how many calls may be on their way at a time
 */
export function createTurns(most: number): Turns {
  const limits = new Map<string, Limit>()
  let running = 0
  let waiting = 0
  let tickets = 0

  const idle = ({ running, waiting, opens }: Limit) => running + waiting.length + opens === 0

  const isOpen = (limit: Limit): boolean => {
    if (limit.opens !== 0 && performance.now() >= limit.opens) {
      limit.size ||= limit.passed
      limit.left = limit.dead ? Number.POSITIVE_INFINITY : limit.size || 1
      limit.opens = 0
      begin(limit)
    }
    return limit.opens === 0
  }

  const begin = (limit: Limit) => {
    limit.passed = 0
    limit.low = Number.POSITIVE_INFINITY
  }

  const close = (limit: Limit, milliseconds: number, headers: Headers) => {
    limit.size = rateLimitOf(headers)?.limit ?? 0
    limit.opens = Math.max(limit.opens, performance.now() + milliseconds)
  }

  const start = (limit: Limit) => {
    if (limit.running++ === 0 && limit.waiting.length === 0) {
      begin(limit)
      limit.dead = false
    }
    limit.left--
    running++
  }

  const startWaiting = () => {
    if (waiting === 0) return
    for (const [name, limit] of limits) {
      const queue = limit.waiting
      if (queue.length === 0) continue
      // All that were sent are answered and nothing tells whether more would pass: one call finds out.
      if (isOpen(limit) && limit.running === 0 && limit.left < 1) limit.left = 1
      while (queue.length > 0 && limit.opens === 0 && limit.left > 0 && running < most) {
        start(limit)
        queue.shift()?.go()
        // Last in line from now on, so that no limit keeps the turns from the others.
        limits.delete(name)
        limits.set(name, limit)
      }
      awaitOpening(limit)
    }
  }

  const awaitOpening = (limit: Limit) => {
    clearTimeout(limit.timer)
    if (limit.waiting.length > 0 && limit.opens !== 0)
      limit.timer = setTimeout(startWaiting, Math.max(1, Math.ceil(limit.opens - performance.now())))
  }

  return {
    ticket: () => ++tickets,
    limit(name) {
      let limit = limits.get(name)
      if (!limit) {
        if (limits.size > keptLimits) for (const [old, unused] of limits) if (idle(unused)) limits.delete(old)
        limit = {
          waiting: [],
          running: 0,
          left: firstCalls,
          opens: 0,
          passed: 0,
          size: 0,
          dead: false,
          low: Number.POSITIVE_INFINITY,
          timer: undefined,
        }
        limits.set(name, limit)
      }
      return limit
    },
    take(limit, ticket, signal) {
      const queue = limit.waiting
      if (queue.length === 0 && isOpen(limit) && limit.left > 0 && running < most) {
        start(limit)
        return undefined
      }
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const leave = () => {
          waiting--
          off?.()
        }
        const turn: Waiting = {
          ticket,
          go() {
            leave()
            resolve()
          },
        }
        const off =
          signal &&
          onAbort(signal, () => {
            leave()
            queue.splice(queue.indexOf(turn), 1)
            awaitOpening(limit)
            reject(signal.reason)
          })
        // One that was refused has its old place again.
        const place = queue.findIndex((other) => other.ticket > ticket)
        queue.splice(place < 0 ? queue.length : place, 0, turn)
        waiting++
        startWaiting()
      })
    },
    giveBack(limit, headers, closedFor) {
      limit.running--
      running--
      if (!headers) limit.left++
      else if (closedFor === undefined) pass(limit, headers)
      else if (!limit.dead) close(limit, closedFor, headers)
      startWaiting()
    },
  }

  function pass(limit: Limit, headers: Headers) {
    limit.passed++
    limit.dead = false
    const remaining = remainingOf(headers)
    if (remaining === undefined) {
      if (limit.passed > limit.size) limit.left += 2
      return
    }
    if (remaining < limit.low || remaining > limit.low + most) {
      limit.low = remaining
      limit.left = remaining - limit.running
    } else limit.left++
    if (limit.left > 0 || limit.running > 0) return
    const wait = untilReset(headers)
    if (wait > 0 && wait <= longestWait) close(limit, wait, headers)
  }
}
