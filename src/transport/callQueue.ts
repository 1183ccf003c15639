import { longestTimer, type Revealed } from './limitPolicy.ts'
import { type LimitOutcome, type NoPermit, type Permit, type RateLimiter, unused } from './rateLimiter.ts'

/** What a call says about itself where it queues. Moments are by the clock of `performance.now`. */
export interface Turn {
  readonly sequence: number
  readonly limit: string
  /** The name of what it calls, which may be closed alone. */
  readonly operation: string
  readonly wait: boolean
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
  leave(revealed: Revealed): void
}

/** Its limit stays closed for longer than a call may wait. */
export interface Refusal {
  readonly admitted: false
  readonly resumesAt: number
  readonly option: 'maxWait' | 'deadline'
  /** Whether only its operation is closed, not a limit that others share. */
  readonly isOperation: boolean
}

/** What comes of a turn; `undefined` if the call has to join again. */
export type Turned = Admission | Refusal | undefined

export interface Waiting {
  readonly turn: Turn
  readonly settle: (result: Turned | Promise<never>) => void
  /** Whether it waits for no rate limit, only for the requests of others to end. */
  isForPlace(): boolean
  leave(): void
}

export type CallQueue = ReturnType<typeof createCallQueue>

/** The calls that wait for the same limit, or for an operation that is closed alone. */
interface Line {
  readonly key: string
  readonly turn: Turn
  readonly isOperation: boolean
  calls: Set<Waiting>
  newest: number
  asking: number
  /** Wakes it when asking again makes sense; unset while it may ask. */
  timer: ReturnType<typeof setTimeout> | undefined
  /** When it last had to wait for its limit, or was closed. */
  restedAt: number
  /** When it opens, and since when it is closed in a row; not in the future while it is open. */
  resumesAt: number
  closedSince: number | undefined
}

/** The pause, in milliseconds, before a limit that is open is asked again at the latest. */
const longestPause = 150

/**
 * Makes the queue of a client, the only place where calls wait for others. A call is asked a permit
 * for when there is a place for its request, and only then: a permit is used at once, and calls
 * that wait for a closed limit take no place from the calls of others. Limits take turns; within a
 * limit, calls go in the order in which they began.
 *
 * @param maxConcurrent - how many requests may be in progress at once
 * @param onFailure - receives what a limiter throws when a permit is given back
 */
export function createCallQueue(limiter: RateLimiter, maxConcurrent: number, onFailure: (error: unknown) => void) {
  /** Those in progress, and those for which a permit is being asked. */
  let places = 0
  const lines = new Map<string, Line>()
  /** The operations that are closed alone, whether or not calls wait for them. */
  const operations = new Map<string, Line>()
  /** Those of them that may ask, in turns. */
  const ready = new Set<Line>()

  /** Waits for a permit and a place. Where both are there, `settle` is called at once. */
  function join(turn: Turn, settle: Waiting['settle']): Waiting {
    const line = lineOf(turn)
    const joined = performance.now()
    const isPlaceFirst = places >= maxConcurrent && line.timer === undefined && !line.isOperation
    const waiting: Waiting = {
      turn,
      settle,
      isForPlace: () => isPlaceFirst && line.restedAt <= joined,
      leave() {
        line.calls.delete(waiting)
        forgetIfEmpty(line)
      },
    }
    line.calls.add(waiting)
    if (refuse(waiting, line)) return waiting
    // Most calls belong at the end; those that the service rejected, near the beginning.
    if (turn.sequence < line.newest) line.calls = new Set([...line.calls].sort((one, other) => one.turn.sequence - other.turn.sequence))
    line.newest = Math.max(line.newest, turn.sequence)
    if (line.isOperation && line.timer === undefined) restUntil(line, line.resumesAt)
    serve(line)
    return waiting
  }

  function serve(line?: Line): void {
    if (line && line.timer === undefined) ready.add(line)
    while (places < maxConcurrent) {
      const [next] = ready
      if (!next) return
      ready.delete(next)
      if (next.calls.size <= next.asking) continue
      // To the end, so that limits take turns.
      ready.add(next)
      places++
      ask(next)
    }
  }

  function ask(line: Line): void {
    const { limit, wait } = line.turn
    try {
      const answer = limiter.acquire(limit, { wait })
      if ('then' in answer) awaitAnswer(line, answer)
      else take(line, answer)
    } catch (error) {
      fail(line, error)
    }
  }

  function awaitAnswer(line: Line, answer: Promise<Permit | NoPermit>): void {
    line.asking++
    const answered = (use: () => void) => {
      line.asking--
      use()
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
    line.closedSince = undefined
    const first = shift(line)
    if (first) first.settle(admission(first.turn, answer))
    else admission(line.turn, answer).leave({ limit: unused })
  }

  function fail(line: Line, error: unknown): void {
    places--
    shift(line)?.settle(Promise.reject(error))
  }

  function shift(line: Line): Waiting | undefined {
    const [first] = line.calls
    first?.leave()
    return first
  }

  /** Lets calls of a line wait until asking again makes sense, apart from those that may not. */
  function rest(line: Line, { resumesIn, closedFor, askIn }: NoPermit): void {
    const now = performance.now()
    line.restedAt = now
    line.resumesAt = resumesIn === undefined ? 0 : now + resumesIn
    line.closedSince = resumesIn === undefined ? undefined : closedFor === undefined ? (line.closedSince ?? now) : now - closedFor
    restUntil(line, now + (askIn ?? resumesIn ?? longestPause))
    // Only a limit that is closed ends a wait: all of its calls, so not each time that it is asked.
    for (const waiting of line.resumesAt > now ? line.calls : []) refuse(waiting, line)
  }

  function restUntil(line: Line, moment: number): void {
    ready.delete(line)
    clearTimeout(line.timer)
    line.timer = setTimeout(wake, Math.min(longestTimer, Math.ceil(moment - performance.now())), line)
  }

  function wake(line: Line): void {
    clearTimeout(line.timer)
    line.timer = undefined
    line.resumesAt = 0
    if (line.isOperation) letJoinAgain(line, line.turn)
    else serve(line)
  }

  function letJoinAgain(line: Line | undefined, { operation }: Turn): void {
    for (const waiting of line?.calls ?? []) {
      if (waiting.turn.operation !== operation) continue
      waiting.leave()
      waiting.settle(undefined)
    }
    if (line) forgetIfEmpty(line)
  }

  function admission(turn: Turn, permit: Permit): Admission {
    const began = performance.now()
    return {
      admitted: true,
      permit,
      leave({ limit, operationClosedFor }) {
        places--
        giveBack(permit, limit)
        const isAccepted = limit.result === 'accepted'
        const operation = operations.get(operationKey(turn))
        if (operationClosedFor !== undefined) closeOperation(turn, operationClosedFor)
        // Only if it was sent after that was closed.
        else if (isAccepted && operation && operation.restedAt < began) wake(operation)
        const line = lines.get(turn.limit)
        // A limit that is closed stays so, unless its request was accepted all the same.
        if (line && (line.resumesAt <= performance.now() || isAccepted)) wake(line)
        else serve()
      },
    }
  }

  const giveBack = (permit: Permit, outcome: LimitOutcome) => void (async () => permit.release(outcome))().catch(onFailure)

  /** Closes an operation, for those of its calls that wait too. */
  function closeOperation(turn: Turn, milliseconds: number): void {
    for (const line of operations.values()) forgetIfEmpty(line)
    const now = performance.now()
    const line = lineIn(operations, operationKey(turn), turn)
    line.resumesAt = now + milliseconds
    line.closedSince ??= now
    line.restedAt = now
    letJoinAgain(line, turn)
    letJoinAgain(lines.get(turn.limit), turn)
  }

  function lineOf(turn: Turn): Line {
    const { limit, wait } = turn
    const operation = wait ? operations.get(operationKey(turn)) : undefined
    if (operation && operation.resumesAt > performance.now()) return operation
    // Calls that do not wait for limits only wait for places, beside those that do.
    return lineIn(lines, wait ? limit : `now ${limit}`, turn)
  }

  function lineIn(all: Map<string, Line>, key: string, turn: Turn): Line {
    let line = all.get(key)
    if (!line) {
      const idle = { newest: 0, asking: 0, timer: undefined, restedAt: 0, resumesAt: 0, closedSince: undefined }
      all.set(key, (line = { key, turn, isOperation: all === operations, calls: new Set(), ...idle }))
    }
    return line
  }

  function forgetIfEmpty(line: Line): void {
    if (line.calls.size > 0 || line.asking > 0) return
    clearTimeout(line.timer)
    line.timer = undefined
    ready.delete(line)
    if (!line.isOperation) lines.delete(line.key)
    else if (line.resumesAt <= performance.now()) operations.delete(line.key)
  }

  return { join }
}

const operationKey = ({ limit, operation }: Turn) => `${limit} ${operation}`

/** Ends the wait of a call that would have to wait longer than it may. */
function refuse({ turn, settle, leave }: Waiting, { resumesAt, closedSince = 0, isOperation }: Line): boolean {
  const { wait, began, maxWait, end } = turn
  const patience = Math.max(closedSince, began) + maxWait
  if (!wait || resumesAt <= Math.max(performance.now(), Math.min(patience, end))) return false
  leave()
  settle({ admitted: false, resumesAt, option: end < patience ? 'deadline' : 'maxWait', isOperation })
  return true
}
