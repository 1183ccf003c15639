import { Heap } from './heap.ts'
import { denialUntil, longestTimer, type Revealed } from './limitPolicy.ts'
import { namedStates } from './namedStates.ts'
import { type NoPermit, type Permit, type RateLimiter, unusedPermit } from './rateLimiter.ts'

/** A call where it queues. Moments are by the clock of `performance.now`. */
export interface QueuedCall {
  /** Rises with the order in which calls began. */
  readonly id: number
  readonly request: { readonly limit: string }
  /** The operation, which may be closed alone. */
  readonly operation: { readonly method: string; readonly path: string }
  readonly settings: { readonly waitForRateLimit: boolean; readonly maxWait: number }
  /** When it began, and when it must be over. */
  readonly began: number
  readonly end: number
  /** Receives what comes of its turn, or an error of the limiter. */
  turn?: { settle(turned: Turned): void; fail(error: unknown): void } | undefined
  /** Where it waits, or waited last. */
  lane?: Lane | undefined
  /** When it last got a permit. */
  permittedAt?: number | undefined
  /** Why it will not be sent. */
  refusal?: Refusal | undefined
}

/** Its limit stays closed for longer than a call may wait. */
export interface Refusal {
  readonly granted: false
  readonly resumesAt: number
  readonly option: 'maxWait' | 'deadline'
  /** Whether only its operation is closed, not a limit that others share. */
  readonly isOperation: boolean
}

/** The result of a turn: a permit, with a place among the requests in progress, or none. */
export type Turned = Permit | Refusal

export type CallQueue = ReturnType<typeof createCallQueue>

/** The calls that wait for the same limit, or for an operation that is closed alone. */
type Line = ReturnType<typeof newLine>

const newLine = () => ({
  /** Those that wait, by operation and patience, so that the first of each gives up first. */
  lanes: new Map<string, Lane>(),
  /** The lanes in the order of their first calls, and how many calls wait in all. */
  order: new Heap<Lane>(({ calls }) => calls.first?.id ?? 0),
  waiting: 0,
  /** How many permits are being asked for. */
  asking: 0,
  /** Wakes it when asking again makes sense; unset while it may ask. */
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  /** When it last began or ended to wait for its limit. */
  restedAt: Number.NEGATIVE_INFINITY,
  /** When it opens, and since when it is closed in a row; not in the future while it is open. */
  resumesAt: 0,
  closedSince: undefined as number | undefined,
  quota: undefined as Quota | undefined,
})

/** What closes a single operation. */
interface Quota {
  /** Since when it is closed in a row, and when a response last said so. */
  readonly since: number
  readonly closedAt: number
  readonly resumesAt: number
  /** When a call last found out whether it is still closed. */
  probedAt: number
}

/** The calls of a line that give up after the same time, and have the same operation. */
interface Lane {
  readonly key: string
  readonly operationKey: string
  readonly calls: Heap<QueuedCall>
  /** Those that have a deadline. */
  readonly ending: Heap<QueuedCall>
  line: Line
}

const operationKeyOf = ({ request, operation }: QueuedCall) => `${request.limit} ${operation.method} ${operation.path}`

const isClosed = ({ quota }: Line): boolean => (quota?.resumesAt ?? 0) > performance.now()

/** Why a line gets no permit, if its operation is closed and not to be probed now. */
const denialOf = ({ quota }: Line): NoPermit | undefined => quota && denialUntil(quota.resumesAt, quota.since, quota.probedAt)

/** The pause, in milliseconds, before a limit that is open is asked again at the latest. */
const longestPause = 150

/**
 * Makes the queue of a client, the only place where calls wait for others. A call is asked a permit
 * for when there is a place for its request, and only then: a permit is used at once, and calls
 * that wait for a closed limit take no place from the calls of others. Limits take turns; within a
 * limit, calls go in the order in which they began. No step takes longer for the calls that wait.
 *
 * @param maxConcurrent - how many requests may be in progress at once
 * @param scope - makes the names of limits unique to the app and the API
 */
export function createCallQueue(limiter: RateLimiter, maxConcurrent: number, scope: string) {
  /** Those in progress, and those for which a permit is being asked. */
  let places = 0
  const isUsed = (line: Line) => line.lanes.size + line.asking > 0 || isClosed(line)
  const lines = namedStates(newLine, isUsed)
  /** The lines of operations that were closed alone. */
  const operations = namedStates(newLine, isUsed)
  /** The lines that may ask, in turns. */
  const ready = new Set<Line>()

  /**
   * Waits for a permit and a place. Where both are there, or the call may not wait for them, it is
   * settled at once.
   *
   * @returns whether it waits
   */
  function join(call: QueuedCall): boolean {
    const line = lineOf(call)
    const lane = laneOf(line, call)
    call.lane = lane
    lane.calls.place(call)
    if (call.end < Number.POSITIVE_INFINITY) lane.ending.place(call)
    line.waiting++
    line.order.place(lane)
    const denial = line.timer === undefined ? denialOf(line) : undefined
    if (denial) rest(line, denial)
    else refuse(call, line)
    serve(line)
    return lane.calls.has(call)
  }

  function lineOf(call: QueuedCall): Line {
    const { request, settings } = call
    // Calls that do not wait for limits only wait for places, beside those that do.
    if (!settings.waitForRateLimit) return lines.of(`now ${request.limit}`)
    const ofOperation = operationOf(call)
    const isApart = ofOperation && (ofOperation.waiting > 0 || isClosed(ofOperation))
    return isApart ? ofOperation : lines.of(request.limit)
  }

  function laneOf(line: Line, call: QueuedCall): Lane {
    const operationKey = operationKeyOf(call)
    const key = `${operationKey} ${call.settings.maxWait}`
    let lane = line.lanes.get(key)
    if (!lane) {
      const calls = new Heap<QueuedCall>(({ id }) => id)
      const ending = new Heap<QueuedCall>(({ end }) => end)
      line.lanes.set(key, (lane = { key, operationKey, calls, ending, line }))
    }
    return lane
  }

  // Hardly ever there is any, and a long key costs some time.
  const operationOf = (call: QueuedCall) => (operations.all.size > 0 ? operations.all.get(operationKeyOf(call)) : undefined)

  function leave(call: QueuedCall): void {
    const { lane } = call
    if (!lane?.calls.remove(call)) return
    lane.ending.remove(call)
    lane.line.waiting--
    if (lane.calls.size > 0) lane.line.order.place(lane)
    else drop(lane)
  }

  /** Takes a lane out of its line. */
  function drop(lane: Lane): void {
    const { key, line } = lane
    line.lanes.delete(key)
    line.order.remove(lane)
    if (line.waiting === 0) endRest(line)
  }

  function endRest(line: Line): void {
    if (line.timer !== undefined) line.restedAt = performance.now()
    clearTimeout(line.timer)
    line.timer = undefined
    // The limiter keeps the state of a limit.
    line.resumesAt = 0
  }

  function serve(line?: Line): void {
    if (line) ready.add(line)
    while (places < maxConcurrent) {
      const [next] = ready
      if (!next) return
      ready.delete(next)
      const first = next.order.first?.calls.first
      // A single call finds out whether an operation is still closed.
      if (!first || next.timer !== undefined || (isClosed(next) ? 1 : next.waiting) <= next.asking) continue
      // To the end, so that limits take turns.
      ready.add(next)
      places++
      ask(next, first)
    }
  }

  function ask(line: Line, { request, settings }: QueuedCall): void {
    const answer = denialOf(line) ?? limiter.acquire(scope + request.limit, { wait: settings.waitForRateLimit })
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
      if (line.waiting > 0) rest(line, answer)
      return
    }
    line.closedSince = undefined
    const first = shift(line)
    if (first) {
      first.permittedAt = performance.now()
      if (line.quota) line.quota.probedAt = first.permittedAt
      first.turn?.settle(answer)
    } else {
      places--
      answer.release(unusedPermit)
    }
  }

  function fail(line: Line, error: unknown): void {
    places--
    shift(line)?.turn?.fail(error)
  }

  function shift(line: Line): QueuedCall | undefined {
    const first = line.order.first?.calls.first
    if (first) leave(first)
    return first
  }

  /** Lets calls of a line wait until asking again makes sense, apart from those that may not. */
  function rest(line: Line, { resumesIn, closedFor, askIn }: NoPermit): void {
    const now = performance.now()
    line.restedAt = now
    line.resumesAt = resumesIn === undefined ? 0 : now + resumesIn
    line.closedSince = resumesIn === undefined ? undefined : closedFor === undefined ? (line.closedSince ?? now) : now - closedFor
    clearTimeout(line.timer)
    line.timer = setTimeout(wake, Math.min(longestTimer, Math.ceil(askIn ?? resumesIn ?? longestPause)), line)
    // Only a limit that is closed ends a wait.
    if (line.resumesAt <= now) return
    for (const { calls, ending } of line.lanes.values()) {
      while (ending.first && refuse(ending.first, line));
      while (calls.first && refuse(calls.first, line));
    }
  }

  function wake(line: Line): void {
    endRest(line)
    serve(line)
  }

  /** Gives back permit and place of a call, with what its request revealed. */
  function done(call: QueuedCall, permit: Permit, { limit, operationClosedFor }: Revealed): void {
    places--
    permit.release(limit)
    const isAccepted = limit.result === 'accepted'
    const operation = operationOf(call)
    if (operationClosedFor !== undefined) close(call, operationClosedFor)
    // Only if it began after that was closed.
    else if (isAccepted && operation?.quota && operation.quota.closedAt < (call.permittedAt ?? 0)) operation.quota = undefined
    // A limit that is closed stays so, unless its request was accepted all the same.
    for (const line of [lines.all.get(call.request.limit), operation])
      if (line && (isAccepted || line.resumesAt <= performance.now())) wake(line)
    serve()
  }

  /** Closes an operation, for those of its calls that wait too. */
  function close(call: QueuedCall, milliseconds: number): void {
    const now = performance.now()
    const operationKey = operationKeyOf(call)
    const line = operations.of(operationKey)
    const { since = now, probedAt = 0 } = isClosed(line) ? (line.quota as Quota) : {}
    line.quota = { since, closedAt: now, resumesAt: now + milliseconds, probedAt }
    for (const lane of lines.all.get(call.request.limit)?.lanes.values() ?? []) {
      if (lane.operationKey !== operationKey) continue
      lane.line.waiting -= lane.calls.size
      drop(lane)
      lane.line = line
      line.waiting += lane.calls.size
      line.lanes.set(lane.key, lane)
      line.order.place(lane)
    }
    const denial = denialOf(line)
    if (denial && line.waiting > 0) rest(line, denial)
  }

  /** Ends the wait of a call that would have to wait longer than it may. */
  function refuse(call: QueuedCall, line: Line): boolean {
    const { began, end, settings } = call
    const { resumesAt, closedSince = 0 } = line
    const patience = Math.max(closedSince, began) + settings.maxWait
    if (!settings.waitForRateLimit || resumesAt <= Math.max(performance.now(), Math.min(patience, end))) return false
    leave(call)
    const option = end < patience ? 'deadline' : 'maxWait'
    call.refusal = { granted: false, resumesAt, option, isOperation: isClosed(line) }
    call.turn?.settle(call.refusal)
    return true
  }

  return {
    join,
    leave,
    done,
    /** Whether a call has waited for a rate limit since a moment, and not only for a place. */
    isLimitedSince: ({ lane }: QueuedCall, moment: number): boolean =>
      lane !== undefined && (lane.line.timer !== undefined || lane.line.restedAt >= moment),
  }
}
