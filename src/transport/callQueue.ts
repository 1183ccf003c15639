import { type LimitOutcome, type NoPermit, type Permit, type RateLimiter, unused } from './rateLimiter.ts'
import { createWaitingCalls, type WaitingCall, type WaitingCalls } from './waitingCalls.ts'
import { isPromise } from './withPauses.ts'

/** What a call says about itself where it queues. Moments are by the clock of `performance.now`. */
export interface Turn {
  /** The place of the call among those of this process. */
  readonly sequence: number
  /** The name of its rate limit. */
  readonly limit: string
  /** The name of what it calls, which may be closed alone. */
  readonly operation: string
  /** Whether it waits for rate limits. */
  readonly wait: boolean
  /** How long its limit may stay closed in a row. */
  readonly maxWait: number
  /** When it began, and when it must be over. */
  readonly began: number
  readonly end: number
}

/** A call may send its request at once: it has a permit, and a place among those in progress. */
export interface Admission {
  readonly admitted: true
  readonly permit: Permit
  /** Gives both back. The queue knows its own permits only, so this is called once. */
  leave(outcome: LimitOutcome, operationClosedFor?: number | undefined): void
}

/** Its limit stays closed for longer than a call may wait. */
export interface Refusal {
  readonly admitted: false
  readonly resumesAt: number
  /** The option that does not allow it. */
  readonly option: 'maxWait' | 'deadline'
  /** Whether only its operation is closed, not a limit that others share. */
  readonly isOperation: boolean
}

export interface CallQueue {
  /** @returns `undefined` if the call has to wait */
  enter(turn: Turn): Admission | Refusal | undefined
  /** Waits. */
  join(turn: Turn, settle: Waiting['settle'], fail: Waiting['fail']): Waiting
  /** Takes a call out that waits. */
  leave(waiting: Waiting): void
}

/** A call that waits. */
export interface Waiting extends WaitingCall {
  readonly turn: Turn
  readonly settle: (result: Admission | Refusal) => void
  readonly fail: (error: unknown) => void
  /** When it joined. */
  readonly since: number
  line: Line
  /** Whether it had to wait for a place, rather than for its limit. */
  readonly isForPlace: boolean
}

/** Whether a call waited for no rate limit, only for the requests of others to end. */
export const waitedForPlace = ({ isForPlace, line, since }: Waiting): boolean => isForPlace && !line.isOperation && line.restedAt <= since

/** Until when something is closed, and since when in a row; not in the future while it is open. */
interface Closed {
  resumesAt: number
  closedSince: number | undefined
}

/** The calls that wait for the same limit, or for the same operation where it is closed alone. */
interface Line extends Closed {
  readonly key: string
  readonly limit: string
  readonly wait: boolean
  readonly isOperation: boolean
  readonly calls: WaitingCalls<Waiting>
  /** How many permits are being asked for. */
  asking: number
  /** Wakes it when asking again makes sense; unset while it may ask. */
  timer: ReturnType<typeof setTimeout> | undefined
  /** The last pause before it asked again although its limit was not closed. */
  pause: number
  /** When it last had to wait for its limit. */
  restedAt: number
}

const waits = { wait: true }
const doesNotWait = { wait: false }

/** Between these, in milliseconds, grows the pause before a limit that is open is asked again. */
const [shortestPause, longestPause] = [10, 500]

/**
 * Makes the queue of a client, the only place where calls wait for others. A call is asked a permit
 * for when there is a place for its request, and only then: a permit is used at once, and calls
 * that wait for a closed limit take no place from the calls of others. Limits take turns; within a
 * limit, calls go in the order in which they began.
 *
 * @param maxConcurrent - how many requests may be in progress at once
 * @param onFailure - receives what a limiter throws when a permit is given back
 */
export function createCallQueue(limiter: RateLimiter, maxConcurrent: number, onFailure: (error: unknown) => void): CallQueue {
  /** Those in progress, and those for which a permit is being asked. */
  let places = 0
  /** Where calls wait, by limit. */
  const lines = new Map<string, Line>()
  /** Those of them that may ask, in turns. */
  const ready = new Set<Line>()
  /** The operations that are closed alone, each with the number of its closing. */
  const closedOperations = new Map<string, Closed & { readonly closing: number }>()
  let closings = 0

  function enter(turn: Turn): Admission | Refusal | undefined {
    const closed = closedOperation(turn)
    const line = lines.get(keyOf(turn, closed))
    if (closed || line) return refusal(turn, closed ?? (line as Line), closed !== undefined)
    if (places >= maxConcurrent) return undefined
    places++
    let answer: Permit | NoPermit | Promise<Permit | NoPermit>
    try {
      answer = limiter.acquire(turn.limit, turn.wait ? waits : doesNotWait)
    } catch (error) {
      places--
      throw error
    }
    if (isPromise(answer)) return void awaitAnswer(lineOf(turn, undefined), answer)
    if (answer.granted) return admission(turn, answer)
    places--
    const resting = lineOf(turn, undefined)
    rest(resting, answer)
    const refused = refusal(turn, resting, false)
    if (refused) forgetIfEmpty(resting)
    return refused
  }

  function join(turn: Turn, settle: Waiting['settle'], fail: Waiting['fail']): Waiting {
    const closed = closedOperation(turn)
    const line = lineOf(turn, closed)
    const isForPlace = places >= maxConcurrent && line.timer === undefined && line.asking === 0
    const since = performance.now()
    const waiting: Waiting = { sequence: turn.sequence, isWaiting: true, turn, settle, fail, since, line, isForPlace }
    line.calls.add(waiting)
    if (closed && line.timer === undefined) restUntil(line, closed.resumesAt)
    serve(line)
    return waiting
  }

  function leave(waiting: Waiting): void {
    waiting.line.calls.remove(waiting)
    forgetIfEmpty(waiting.line)
  }

  /** Lets calls begin while there are places, starting with those of this line. */
  function serve(line?: Line): void {
    if (line && line.timer === undefined) ready.add(line)
    while (places < maxConcurrent) {
      const [next] = ready
      if (!next) return
      ready.delete(next)
      if (next.calls.size() <= next.asking || next.timer !== undefined) continue
      places++
      // To the end, so that limits take turns.
      ready.add(next)
      ask(next)
    }
  }

  function ask(line: Line): void {
    try {
      const answer = limiter.acquire(line.limit, line.wait ? waits : doesNotWait)
      if (isPromise(answer)) awaitAnswer(line, answer)
      else take(line, answer)
    } catch (error) {
      fail(line, error)
    }
  }

  function awaitAnswer(line: Line, answer: Promise<Permit | NoPermit>): void {
    line.asking++
    const answered = (what: () => void) => {
      line.asking--
      what()
      serve(line)
      forgetIfEmpty(line)
    }
    answer.then(
      (result) => answered(() => take(line, result)),
      (error) => answered(() => fail(line, error)),
    )
  }

  /** Gives a permit to the first call that waits, or lets the line rest. */
  function take(line: Line, answer: Permit | NoPermit): void {
    if (!answer.granted) {
      places--
      rest(line, answer)
      return
    }
    line.pause = 0
    line.closedSince = undefined
    const first = line.calls.shift()
    if (first) first.settle(admission(first.turn, answer))
    else {
      places--
      giveBack(answer, unused)
    }
    forgetIfEmpty(line)
  }

  function fail(line: Line, error: unknown): void {
    places--
    line.calls.shift()?.fail(error)
    forgetIfEmpty(line)
  }

  /** Lets the calls of a line wait until asking again makes sense, apart from those that may not. */
  function rest(line: Line, { resumesIn, closedFor, askIn }: NoPermit): void {
    const now = performance.now()
    line.restedAt = now
    line.pause = Math.min(longestPause, Math.max(shortestPause, line.pause * 2))
    line.resumesAt = resumesIn === undefined ? 0 : now + resumesIn
    line.closedSince = resumesIn === undefined ? undefined : closedFor === undefined ? (line.closedSince ?? now) : now - closedFor
    // Only a limit that is closed ends a wait: all of its calls, so not each time that it is asked.
    for (const waiting of line.resumesAt > now ? line.calls.all() : []) {
      const refused = refusal(waiting.turn, line, line.isOperation)
      if (!refused) continue
      line.calls.remove(waiting)
      waiting.settle(refused)
    }
    restUntil(line, now + (askIn ?? resumesIn ?? line.pause))
  }

  function restUntil(line: Line, moment: number): void {
    ready.delete(line)
    clearTimeout(line.timer)
    line.timer = setTimeout(wake, Math.max(0, Math.ceil(moment - performance.now())), line)
  }

  function wake(line: Line): void {
    clearTimeout(line.timer)
    line.timer = undefined
    line.resumesAt = 0
    serve(line)
  }

  function admission(turn: Turn, permit: Permit): Admission {
    const closing = closings
    return {
      admitted: true,
      permit,
      leave(outcome, operationClosedFor) {
        places--
        giveBack(permit, outcome)
        if (operationClosedFor !== undefined) closeOperation(turn, operationClosedFor)
        else if (outcome.result === 'accepted' && closedOperations.size > 0) openOperation(turn, closing)
        const line = lines.get(turn.limit)
        // A limit that is closed stays so, unless its request was accepted all the same.
        if (line && (line.resumesAt <= performance.now() || outcome.result === 'accepted')) wake(line)
        else serve()
      },
    }
  }

  function giveBack(permit: Permit, outcome: LimitOutcome): void {
    try {
      const released = permit.release(outcome)
      if (isPromise(released)) released.then(undefined, onFailure)
    } catch (error) {
      onFailure(error)
    }
  }

  /** What the operation of a call is closed by, if it is closed alone. */
  function closedOperation({ wait, limit, operation }: Turn): Closed | undefined {
    if (!wait || closedOperations.size === 0) return undefined
    const name = `${limit} ${operation}`
    const closed = closedOperations.get(name)
    if (closed && closed.resumesAt > performance.now()) return closed
    closedOperations.delete(name)
    return undefined
  }

  /** Closes an operation, for those of its calls that wait too. */
  function closeOperation(turn: Turn, milliseconds: number): void {
    const now = performance.now()
    for (const [name, { resumesAt }] of closedOperations) if (resumesAt <= now) closedOperations.delete(name)
    const name = `${turn.limit} ${turn.operation}`
    const closed = { resumesAt: now + milliseconds, closedSince: closedOperations.get(name)?.closedSince ?? now, closing: ++closings }
    closedOperations.set(name, closed)
    const line = lines.get(turn.limit)
    for (const waiting of line?.calls.all() ?? []) {
      if (waiting.turn.operation !== turn.operation) continue
      line?.calls.remove(waiting)
      const refused = refusal(waiting.turn, closed, true)
      if (refused) waiting.settle(refused)
      else move(waiting, closed)
    }
    if (line) forgetIfEmpty(line)
  }

  function move(waiting: Waiting, closed: Closed): void {
    waiting.line = lineOf(waiting.turn, closed)
    waiting.line.calls.add(waiting)
    restUntil(waiting.line, closed.resumesAt)
  }

  /** Opens an operation, if the request that was accepted was sent after it was closed. */
  function openOperation(turn: Turn, sentAfter: number): void {
    const name = `${turn.limit} ${turn.operation}`
    if ((closedOperations.get(name)?.closing ?? Infinity) > sentAfter) return
    closedOperations.delete(name)
    const line = lines.get(operationKey(turn))
    if (line) wake(line)
  }

  function lineOf(turn: Turn, closed: Closed | undefined): Line {
    const key = keyOf(turn, closed)
    let line = lines.get(key)
    if (!line) {
      const { limit, wait } = turn
      const { resumesAt, closedSince } = closed ?? { resumesAt: 0, closedSince: undefined }
      line = {
        ...{ key, limit, wait, isOperation: closed !== undefined, resumesAt, closedSince },
        ...{ calls: createWaitingCalls<Waiting>(), asking: 0, timer: undefined, pause: 0, restedAt: 0 },
      }
      lines.set(key, line)
    }
    return line
  }

  function forgetIfEmpty(line: Line): void {
    if (line.calls.size() > 0 || line.asking > 0) return
    clearTimeout(line.timer)
    lines.delete(line.key)
    ready.delete(line)
  }

  return { enter, join, leave }
}

const operationKey = ({ limit, operation }: Turn) => `operation ${limit} ${operation}`

/** Calls that do not wait for limits only wait for places, beside those that do. */
const keyOf = (turn: Turn, closed: Closed | undefined) => (closed ? operationKey(turn) : turn.wait ? turn.limit : `now ${turn.limit}`)

/** The answer to a call that would have to wait longer than it may. */
function refusal({ wait, began, maxWait, end }: Turn, { resumesAt, closedSince = 0 }: Closed, isOperation: boolean): Refusal | undefined {
  if (!wait || resumesAt <= performance.now()) return undefined
  const patience = Math.max(closedSince, began) + maxWait
  if (resumesAt <= Math.min(patience, end)) return undefined
  return { admitted: false, resumesAt, option: end < patience ? 'deadline' : 'maxWait', isOperation }
}
