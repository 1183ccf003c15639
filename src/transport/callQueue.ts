import { longestTimer, probing, type Revealed } from './limitPolicy.ts'
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
  /** When it last got a permit. */
  permittedAt?: number
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
  /** Calls that wait again, in order: at most as many as requests were in progress. */
  again: [] as QueuedCall[],
  /** How many permits are being asked for. */
  asking: 0,
  /** Wakes it when asking again makes sense; unset while it may ask. */
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  /** When it last had to wait for its limit, or was closed. */
  restedAt: 0,
  /** When it opens, and since when it is closed in a row; not in the future while it is open. */
  resumesAt: 0,
  closedSince: undefined as number | undefined,
  /** When a call was last sent to an operation that is closed. */
  probedAt: 0,
})

const waiting = ({ calls, again }: Line) => calls.size + again.length

const isUsed = (line: Line, now: number) => waiting(line) + line.asking > 0 || (line.isOperation && line.resumesAt > now)

/** When calls that wait for an operation look whether it has opened. */
const nextLookAt = ({ resumesAt, closedSince = 0, probedAt }: Line) =>
  Math.min(resumesAt, Math.max(closedSince + probing.after, probedAt + probing.every) + 1)

/** Where a call belongs among others that are in order. */
function placeIn(calls: readonly QueuedCall[], callId: number): number {
  let [from, to] = [0, calls.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((calls[middle] as QueuedCall).event.callId < callId) from = middle + 1
    else to = middle
  }
  return from
}

const inOrder = ({ calls, again }: Line) => [...again, ...calls].sort((one, other) => one.event.callId - other.event.callId)

/** Removes a call from a list, and returns whether it was there. */
function withoutCall(calls: QueuedCall[], call: QueuedCall): boolean {
  const place = placeIn(calls, call.event.callId)
  return calls[place] === call && calls.splice(place, 1).length > 0
}

function firstOf({ calls, again: [returned] }: Line): QueuedCall | undefined {
  const [first] = calls
  return returned && first ? (returned.event.callId < first.event.callId ? returned : first) : (returned ?? first)
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
    if (refuse(call, line)) return
    // Most calls belong at the end; those that the service rejected, before them.
    if (callId < line.newest) line.again.splice(placeIn(line.again, callId), 0, call)
    else line.calls.add(call)
    line.newest = Math.max(line.newest, callId)
    if (line.isOperation && line.timer === undefined) restUntil(line, nextLookAt(line))
    serve(line)
  }

  function lineOf(call: QueuedCall): Line {
    const { limit, settings } = call
    // Calls that do not wait for limits only wait for places, beside those that do.
    if (!settings.waitForRateLimit) return lines.of(`now ${limit}`)
    const operation = closedAlone(call)
    const now = performance.now()
    return operation && operation.resumesAt > now && !isProbe(operation, now) ? operation : lines.of(limit)
  }

  /** Whether a call may find out if an operation that has been closed for long still is. */
  function isProbe(operation: Line, now: number): boolean {
    if (now - (operation.closedSince ?? now) <= probing.after || now - operation.probedAt < probing.every) return false
    operation.probedAt = now
    return true
  }

  // Hardly ever there is any, and a long key costs some time.
  const closedAlone = ({ operationKey }: QueuedCall) => (operations.all.size > 0 ? operations.all.get(operationKey) : undefined)

  function leave(call: QueuedCall): void {
    const { line } = call
    if (!line || !(line.calls.delete(call) || withoutCall(line.again, call)) || waiting(line) > 0) return
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
      const first = firstOf(next)
      if (!first || next.timer !== undefined || waiting(next) <= next.asking) continue
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
      if (waiting(line) > 0) rest(line, answer)
      return
    }
    line.closedSince = undefined
    const first = shift(line)
    if (first) {
      first.permittedAt = performance.now()
      first.settle(answer)
    } else {
      places--
      answer.release(unused)
    }
  }

  function fail(line: Line, error: unknown): void {
    places--
    shift(line)?.fail(error)
  }

  function shift(line: Line): QueuedCall | undefined {
    const first = firstOf(line)
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
    if (line.resumesAt > now) refuseAll(line)
  }

  function restUntil(line: Line, moment: number): void {
    clearTimeout(line.timer)
    line.timer = setTimeout(wake, Math.min(longestTimer, Math.ceil(moment - performance.now())), line)
  }

  function wake(line: Line): void {
    clearTimeout(line.timer)
    line.timer = undefined
    if (line.isOperation && line.resumesAt > performance.now()) {
      probe(line)
      return
    }
    line.resumesAt = 0
    if (line.isOperation) joinAgain(inOrder(line))
    else serve(line)
  }

  /** Lets the first call that waits for an operation find out whether it is still closed. */
  function probe(operation: Line): void {
    const first = shift(operation)
    if (waiting(operation) > 0) restUntil(operation, performance.now() + probing.every)
    if (first) join(first)
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
    else if (isAccepted && operation && operation.restedAt < (call.permittedAt ?? 0)) {
      operation.resumesAt = 0
      wake(operation)
    }
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
    if (waiting(operation) > 0) restUntil(operation, nextLookAt(operation))
    refuseAll(operation)
    const line = lines.all.get(limit)
    if (line) joinAgain(inOrder(line).filter((call) => call.operationKey === operationKey))
  }

  function refuseAll(line: Line): void {
    for (const call of [...line.calls, ...line.again]) refuse(call, line)
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
