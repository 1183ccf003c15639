import { longestTimer, type Revealed } from './limitPolicy.ts'
import { namedStates } from './namedStates.ts'
import { type NoPermit, type Permit, type RateLimiter, unused } from './rateLimiter.ts'

/** A call where it queues. Moments are by the clock of `performance.now`. */
export interface QueuedCall {
  /** Its id rises with the order in which calls began. */
  readonly event: { readonly callId: number }
  readonly limit: string
  /** The name of what it calls, which may be closed alone; unique to the limit. */
  readonly operationKey: string
  readonly settings: { readonly waitForRateLimit: boolean; readonly maxWait: number }
  /** When it began, and when it must be over. */
  readonly began: number
  readonly end: number
  /** Receives what comes of its turn. */
  settle: (turned: Turned) => void
  /** Receives an error of the limiter. */
  fail: (error: unknown) => void
  /** Where it waits, or waited last. */
  line?: Line
  /** Since when it waits for the requests of others to end; unset where a limit came first. */
  wantsPlaceSince?: number | undefined
}

/** Its limit stays closed for longer than a call may wait. */
export interface Refusal {
  readonly granted: false
  readonly resumesAt: number
  readonly option: 'maxWait' | 'deadline'
  /** Whether only its operation is closed, not a limit that others share. */
  readonly isOperation: boolean
}

/** What comes of a turn: a permit, with a place among the requests in progress, or none. */
export type Turned = Permit | Refusal

export type CallQueue = ReturnType<typeof createCallQueue>

/** The calls that wait for the same limit, or for an operation that is closed alone. */
type Line = ReturnType<typeof newLine>

const newLine = (isOperation: boolean) => ({
  isOperation,
  calls: new Set<QueuedCall>(),
  newest: 0,
  /** How many permits are being asked for. */
  asking: 0,
  /** Wakes it when asking again makes sense; unset while it may ask. */
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  /** When it last had to wait for its limit, or was closed. */
  restedAt: 0,
  /** When it opens, and since when it is closed in a row; not in the future while it is open. */
  resumesAt: 0,
  closedSince: undefined as number | undefined,
})

const isUsed = ({ calls, asking, isOperation, resumesAt }: Line, now: number) => calls.size + asking > 0 || (isOperation && resumesAt > now)

/** The pause, in milliseconds, before a limit that is open is asked again at the latest. */
const longestPause = 150

/**
 * Makes the queue of a client, the only place where calls wait for others. A call is asked a permit
 * for when there is a place for its request, and only then: a permit is used at once, and calls
 * that wait for a closed limit take no place from the calls of others. Limits take turns; within a
 * limit, calls go in the order in which they began.
 *
 * @param maxConcurrent - how many requests may be in progress at once
 */
export function createCallQueue(limiter: RateLimiter, maxConcurrent: number) {
  /** Those in progress, and those for which a permit is being asked. */
  let places = 0
  const lines = namedStates(() => newLine(false), isUsed)
  /** The operations that are closed alone, whether or not calls wait for them. */
  const operations = namedStates(() => newLine(true), isUsed)
  /** The lines that may ask, in turns. */
  const ready = new Set<Line>()

  /** Waits for a permit and a place. Where both are there, the call is settled at once. */
  function join(call: QueuedCall): void {
    const { callId } = call.event
    const line = lineOf(call)
    call.line = line
    call.wantsPlaceSince = places >= maxConcurrent && line.timer === undefined && !line.isOperation ? performance.now() : undefined
    line.calls.add(call)
    if (refuse(call, line)) return
    // Most calls belong at the end; those that the service rejected, near the beginning.
    if (callId < line.newest) line.calls = new Set([...line.calls].sort((one, other) => one.event.callId - other.event.callId))
    line.newest = Math.max(line.newest, callId)
    if (line.isOperation && line.timer === undefined) restUntil(line, line.resumesAt)
    serve(line)
  }

  function lineOf(call: QueuedCall): Line {
    const { limit, settings } = call
    // Calls that do not wait for limits only wait for places, beside those that do.
    if (!settings.waitForRateLimit) return lines.of(`now ${limit}`)
    const operation = closedAlone(call)
    return operation && operation.resumesAt > performance.now() ? operation : lines.of(limit)
  }

  // Hardly ever there is any, and a long key costs some time.
  const closedAlone = ({ operationKey }: QueuedCall) => (operations.all.size > 0 ? operations.all.get(operationKey) : undefined)

  function leave(call: QueuedCall): void {
    const { line } = call
    if (!line?.calls.delete(call) || line.calls.size > 0) return
    clearTimeout(line.timer)
    line.timer = undefined
    line.newest = 0
    // What is known of a limit, the limiter keeps.
    if (!line.isOperation) line.resumesAt = 0
  }

  function serve(line?: Line): void {
    if (line) ready.add(line)
    while (places < maxConcurrent) {
      const [next] = ready
      if (!next) return
      ready.delete(next)
      const [first] = next.calls
      if (!first || next.timer !== undefined || next.calls.size <= next.asking) continue
      // To the end, so that limits take turns.
      ready.add(next)
      places++
      ask(next, first)
    }
  }

  function ask(line: Line, { limit, settings }: QueuedCall): void {
    const answer = limiter.acquire(limit, { wait: settings.waitForRateLimit })
    if ('granted' in answer) {
      take(line, answer)
      return
    }
    line.asking++
    const answered = (use: () => void) => {
      line.asking--
      use()
      serve(line)
    }
    answer.then(
      (given) => answered(() => take(line, given)),
      (error) => answered(() => fail(line, error)),
    )
  }

  /** Gives a permit to the first call that waits, or lets the line rest. */
  function take(line: Line, answer: Permit | NoPermit): void {
    if (!answer.granted) {
      places--
      if (line.calls.size > 0) rest(line, answer)
      return
    }
    line.closedSince = undefined
    const first = shift(line)
    if (first) first.settle(answer)
    else {
      places--
      answer.release(unused)
    }
  }

  function fail(line: Line, error: unknown): void {
    places--
    shift(line)?.fail(error)
  }

  function shift(line: Line): QueuedCall | undefined {
    const [first] = line.calls
    if (first) leave(first)
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
    for (const call of line.resumesAt > now ? line.calls : []) refuse(call, line)
  }

  function restUntil(line: Line, moment: number): void {
    clearTimeout(line.timer)
    line.timer = setTimeout(wake, Math.min(longestTimer, Math.ceil(moment - performance.now())), line)
  }

  function wake(line: Line): void {
    clearTimeout(line.timer)
    line.timer = undefined
    line.resumesAt = 0
    if (line.isOperation) joinAgain([...line.calls])
    else serve(line)
  }

  function joinAgain(calls: readonly QueuedCall[]): void {
    for (const call of calls) leave(call)
    for (const call of calls) join(call)
  }

  /** Gives back permit and place of a call, with what its request revealed. */
  function done(call: QueuedCall, permit: Permit, { limit, operationClosedFor }: Revealed): void {
    places--
    permit.release(limit)
    const isAccepted = limit.result === 'accepted'
    const operation = closedAlone(call)
    if (operationClosedFor !== undefined) closeOperation(call, operationClosedFor)
    // Only if it began after that was closed.
    else if (isAccepted && operation && operation.restedAt < call.began) wake(operation)
    const line = lines.all.get(call.limit)
    // A limit that is closed stays so, unless its request was accepted all the same.
    if (line && (isAccepted || line.resumesAt <= performance.now())) wake(line)
    else serve()
  }

  /** Closes an operation, for those of its calls that wait too. */
  function closeOperation({ limit, operationKey }: QueuedCall, milliseconds: number): void {
    const now = performance.now()
    const operation = operations.of(operationKey)
    if (operation.resumesAt <= now) operation.closedSince = now
    operation.resumesAt = now + milliseconds
    operation.restedAt = now
    joinAgain(
      [operation, lines.all.get(limit)].flatMap((line) => [...(line?.calls ?? [])].filter((call) => call.operationKey === operationKey)),
    )
  }

  /** Ends the wait of a call that would have to wait longer than it may. */
  function refuse(call: QueuedCall, { resumesAt, closedSince = 0, isOperation }: Line): boolean {
    const { began, end, settings } = call
    const patience = Math.max(closedSince, began) + settings.maxWait
    if (!settings.waitForRateLimit || resumesAt <= Math.max(performance.now(), Math.min(patience, end))) return false
    leave(call)
    call.settle({ granted: false, resumesAt, option: end < patience ? 'deadline' : 'maxWait', isOperation })
    return true
  }

  return {
    join,
    leave,
    done,
    /** Whether a call waits for no rate limit, or waited for none. */
    waitsForPlace: ({ line, wantsPlaceSince }: QueuedCall) =>
      wantsPlaceSince !== undefined && line !== undefined && line.restedAt <= wantsPlaceSince,
  }
}
