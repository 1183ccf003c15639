import { rateLimitOf, remainingOf, untilReset } from '../response/rateLimit.ts'
import { onAbort } from './abort.ts'
import { longestWait } from './retry.ts'

/** How many calls of a limit may start before the first response: the smallest limit that is published for an app. */
const firstCalls = 60

/** How many limits are kept before those that nothing uses are forgotten; each user who sends messages has one. */
const keptLimits = 1000

/** A call that waits for its turn. */
interface Waiting {
  readonly ticket: number
  readonly go: () => void
}

/** One rate limit of the service: what responses have said about it, and the calls that wait for it, in order. */
export interface Limit {
  readonly queue: Waiting[]
  /** How many calls are in progress. */
  running: number
  /** How many more may start before the next response. */
  left: number
  /** When it opens again, by the clock of `performance.now`; 0 while it is open. */
  opens: number
  /** How many calls the service has let through since it opened. */
  passed: number
  /** How many it lets through from one opening to the next, as stated or as counted; 0 while that is unknown. */
  size: number
  /** The smallest number of remaining calls in any response since it opened. */
  low: number
  /** Whether the service keeps refusing, so that waiting calls should fail rather than wait. */
  dead: boolean
}

/** Gives turns to the calls of one client, so that together they keep to the service's rate limits. */
export interface Turns {
  /** The limit of a name. */
  readonly limit: (name: string) => Limit
  /** A number for a call, by which its place among those that wait is kept. */
  readonly ticket: () => number
  /**
   * Takes a turn.
   * @returns undefined if the call may be sent at once, else a promise that resolves when it may, or rejects with the signal's reason
   */
  readonly take: (limit: Limit, ticket: number, signal: AbortSignal | undefined) => Promise<void> | undefined
  /**
   * Returns a turn.
   * @param headers - of the response, if there was one
   * @param closedFor - milliseconds for which the service takes no more calls, after a 429
   */
  readonly giveBack: (limit: Limit, headers?: Headers, closedFor?: number) => void
}

/**
 * Makes turns for one client. After a 429, or when a response says that no calls are left, the calls of that limit wait until it opens again; then
 * as many start as the service is known to let through, or, while that is unknown, one, and two more for each that passes.
 *
 * @param most - how many calls may be in progress at a time
 */
export function createTurns(most: number): Turns {
  const limits = new Map<string, Limit>()
  let running = 0
  let waiting = 0
  let tickets = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  // Only one spelling is looked for in each response: looking for both would cost every call more time than the rest of this file.
  let spelling = 0

  const begin = (limit: Limit) => {
    limit.passed = 0
    limit.low = Number.POSITIVE_INFINITY
  }

  const mayStart = (limit: Limit): boolean => {
    if (limit.opens && performance.now() >= limit.opens) {
      limit.size ||= limit.passed
      limit.left = limit.dead ? Number.POSITIVE_INFINITY : limit.size || 1
      limit.opens = 0
      begin(limit)
    }
    return !limit.opens && limit.left > 0 && running < most
  }

  const start = (limit: Limit) => {
    if (limit.running++ === 0 && limit.queue.length === 0) {
      begin(limit)
      limit.dead = false
    }
    limit.left--
    running++
  }

  const close = (limit: Limit, milliseconds: number, headers: Headers) => {
    limit.size = rateLimitOf(headers)?.limit ?? 0
    limit.opens = Math.max(limit.opens, performance.now() + milliseconds)
  }

  const startWaiting = () => {
    if (timer !== undefined) timer = clearTimeout(timer) as undefined
    if (waiting === 0) return
    let opens = Number.POSITIVE_INFINITY
    for (const [name, limit] of limits) {
      const { queue } = limit
      if (queue.length === 0) continue
      // Every call has its response and none says whether more may be sent: one call is sent to find out.
      if (limit.running === 0 && limit.left < 1) limit.left = 1
      while (queue.length > 0 && mayStart(limit)) {
        start(limit)
        queue.shift()?.go()
        // Moved to the end of the line, so that no limit keeps the others from their turns.
        limits.delete(name)
        limits.set(name, limit)
      }
      if (queue.length > 0 && limit.opens) opens = Math.min(opens, limit.opens)
    }
    if (opens < Number.POSITIVE_INFINITY) timer = setTimeout(startWaiting, Math.max(1, Math.ceil(opens - performance.now())))
  }

  const pass = (limit: Limit, headers: Headers) => {
    limit.passed++
    limit.dead = false
    const remaining = remainingOf(headers, spelling)
    if (remaining === undefined) spelling = 1 - spelling
    if (remaining === undefined) limit.left += limit.passed > limit.size ? 2 : 0
    else if (remaining < limit.low) limit.left = (limit.low = remaining) - limit.running
    // Responses may overtake each other: this one's number already includes the call.
    else limit.left++
    const wait = remaining === 0 && limit.running === 0 && untilReset(headers)
    if (wait && wait <= longestWait) close(limit, wait, headers)
  }

  return {
    ticket: () => ++tickets,
    limit(name) {
      let limit = limits.get(name)
      if (!limit) {
        if (limits.size > keptLimits)
          for (const [old, { running, queue, opens }] of limits) if (running + queue.length + opens === 0) limits.delete(old)
        limits.set(
          name,
          (limit = { queue: [], running: 0, left: firstCalls, opens: 0, passed: 0, size: 0, low: Number.POSITIVE_INFINITY, dead: false }),
        )
      }
      return limit
    },
    take(limit, ticket, signal) {
      const { queue } = limit
      if (queue.length === 0 && mayStart(limit)) return void start(limit)
      return new Promise((resolve, reject) => {
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
            startWaiting()
            reject(signal.reason)
          })
        // A refused call gets its old place back.
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
}
