import { Heap } from './heap.ts'
import { longestTimer, probing, type Revealed } from './limitPolicy.ts'
import { namedStates } from './namedStates.ts'
import { type NoPermit, type Permit, type RateLimiter, unused } from './rateLimiter.ts'

/** A call where it queues. Moments are by the clock of `performance.now`. */
export interface QueuedCall {
  /** Rises with the order in which calls began. */
  readonly id: number
  readonly request: { readonly limit: string }
  /** What it calls, which may be closed alone. */
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

/** What comes of a turn: a permit, with a place among the requests in progress, or none. */
export type Turned = Permit | Refusal

export type CallQueue = ReturnType<typeof createCallQueue>

/** The calls that wait for the same limit. */
type Line = ReturnType<typeof newLine>

const newLine = () => ({
  isOperation: false,
  /** Those that wait, by operation and patience, so that the first of each gives up first. */
  lanes: new Map<string, Lane>(),
  /** The lanes whose calls may be sent, and how many calls these are. */
  open: new Heap<Lane>(({ calls }) => calls.first?.id ?? 0),
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
})

/** An operation that is closed alone, whether or not calls wait for it. */
type Operation = ReturnType<typeof newOperation>

const newOperation = () => ({
  isOperation: true,
  /** Its calls that wait. */
  lanes: new Set<Lane>(),
  /** The lane whose first call may find out whether it is still closed. */
  prober: undefined as Lane | undefined,
  probedAt: 0,
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  closedAt: 0,
  resumesAt: 0,
  closedSince: undefined as number | undefined,
})

/** The calls of a line that give up after the same time, and have the same operation. */
interface Lane {
  readonly key: string
  readonly line: Line
  readonly operationKey: string | undefined
  readonly calls: Heap<QueuedCall>
  /** Those that have a deadline. */
  readonly ending: Heap<QueuedCall>
  /** Its operation, if that is closed alone. */
  operation: Operation | undefined
  /** When that was last closed or opened. */
  restedAt: number
  /** How many of its calls may be sent. */
  open: number
}

const operationKeyOf = ({ request, operation }: QueuedCall) => `${request.limit} ${operation.method} ${operation.path}`

/** When calls that wait for an operation look whether it has opened. */
const nextLookAt = ({ resumesAt, closedSince = 0, probedAt }: Operation) =>
  Math.min(resumesAt, Math.max(closedSince + probing.after, probedAt + probing.every) + 1)

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
  const lines = namedStates(newLine, ({ lanes, asking }) => lanes.size + asking > 0)
  const operations = namedStates(newOperation, ({ lanes, resumesAt }, now) => lanes.size > 0 || resumesAt > now)
  /** The lines that may ask, in turns. */
  const ready = new Set<Line>()

  /**
   * Waits for a permit and a place. Where both are there, or the call may not wait for them, it is
   * settled at once.
   *
   * @returns whether it waits
   */
  function join(call: QueuedCall): boolean {
    const { request, settings, end } = call
    // Calls that do not wait for limits only wait for places, beside those that do.
    const line = lines.of(settings.waitForRateLimit ? request.limit : `now ${request.limit}`)
    const operation = settings.waitForRateLimit ? closedOperation(call) : undefined
    const lane = laneOf(line, call, operation)
    call.lane = lane
    const mayProbe = operation === undefined || nextLookAt(operation) <= performance.now()
    if (!(mayProbe ? refuse(call, line) : refuse(call, operation))) {
      lane.calls.place(call)
      if (end < Number.POSITIVE_INFINITY) lane.ending.place(call)
    }
    update(lane)
    if (operation && operation.timer === undefined) look(operation)
    serve(line)
    return lane.calls.has(call)
  }

  function laneOf(line: Line, call: QueuedCall, operation: Operation | undefined): Lane {
    const { waitForRateLimit, maxWait } = call.settings
    const operationKey = waitForRateLimit ? operationKeyOf(call) : undefined
    const key = `${operationKey} ${maxWait}`
    let lane = line.lanes.get(key)
    if (!lane) {
      const calls = new Heap<QueuedCall>(({ id }) => id)
      const ending = new Heap<QueuedCall>(({ end }) => end)
      lane = { key, line, operationKey, calls, ending, operation, restedAt: Number.NEGATIVE_INFINITY, open: 0 }
      line.lanes.set(key, lane)
      operation?.lanes.add(lane)
    }
    return lane
  }

  // Hardly ever there is any, and a long key costs some time.
  const operationOf = (call: QueuedCall) => (operations.all.size > 0 ? operations.all.get(operationKeyOf(call)) : undefined)

  function closedOperation(call: QueuedCall): Operation | undefined {
    const operation = operationOf(call)
    return operation && operation.resumesAt > performance.now() ? operation : undefined
  }

  function leave(call: QueuedCall): void {
    const { lane } = call
    if (!lane?.calls.remove(call)) return
    lane.ending.remove(call)
    update(lane)
  }

  /** Counts the calls of a lane that may be sent, and forgets the lane if it has none. */
  function update(lane: Lane): void {
    const { key, line, calls, operation } = lane
    const open = operation === undefined ? calls.size : Math.min(calls.size, operation.prober === lane ? 1 : 0)
    line.waiting += open - lane.open
    lane.open = open
    if (open > 0) line.open.place(lane)
    else line.open.remove(lane)
    if (calls.size === 0) {
      line.lanes.delete(key)
      operation?.lanes.delete(lane)
      if (operation?.prober === lane) operation.prober = undefined
    }
    if (line.waiting === 0) endRest(line)
  }

  function endRest(line: Line): void {
    if (line.timer !== undefined) line.restedAt = performance.now()
    clearTimeout(line.timer)
    line.timer = undefined
    // What is known of a limit, the limiter keeps.
    line.resumesAt = 0
  }

  function serve(line?: Line): void {
    if (line) ready.add(line)
    while (places < maxConcurrent) {
      const [next] = ready
      if (!next) return
      ready.delete(next)
      const first = next.open.first?.calls.first
      if (!first || next.timer !== undefined || next.waiting <= next.asking) continue
      // To the end, so that limits take turns.
      ready.add(next)
      places++
      ask(next, first)
    }
  }

  function ask(line: Line, { request, settings }: QueuedCall): void {
    const answer = limiter.acquire(scope + request.limit, { wait: settings.waitForRateLimit })
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
      first.turn?.settle(answer)
    } else {
      places--
      answer.release(unused)
    }
  }

  function fail(line: Line, error: unknown): void {
    places--
    shift(line)?.turn?.fail(error)
  }

  function shift(line: Line): QueuedCall | undefined {
    const lane = line.open.first
    const first = lane?.calls.first
    if (!lane || !first) return undefined
    const { operation } = lane
    if (operation) {
      operation.prober = undefined
      operation.probedAt = performance.now()
    }
    leave(first)
    if (operation) look(operation)
    return first
  }

  /** Lets calls of a line wait until asking again makes sense, apart from those that may not. */
  function rest(line: Line, { resumesIn, closedFor, askIn }: NoPermit): void {
    const now = performance.now()
    line.restedAt = now
    line.resumesAt = resumesIn === undefined ? 0 : now + resumesIn
    line.closedSince = resumesIn === undefined ? undefined : closedFor === undefined ? (line.closedSince ?? now) : now - closedFor
    clearTimeout(line.timer)
    line.timer = timerUntil(now + (askIn ?? resumesIn ?? longestPause), () => wake(line))
    // Only a limit that is closed ends a wait.
    if (line.resumesAt > now) for (const lane of line.lanes.values()) if (!lane.operation) refuseIn(lane, line)
  }

  const timerUntil = (moment: number, then: () => void) => setTimeout(then, Math.min(longestTimer, Math.ceil(moment - performance.now())))

  function wake(line: Line): void {
    endRest(line)
    serve(line)
  }

  /** Opens an operation if it is time, or lets its first call find out whether it is open. */
  function look(operation: Operation): void {
    clearTimeout(operation.timer)
    operation.timer = undefined
    const [lane] = operation.lanes
    const now = performance.now()
    if (operation.resumesAt <= now) open(operation)
    else if (lane && nextLookAt(operation) > now) operation.timer = timerUntil(nextLookAt(operation), () => look(operation))
    else if (lane) {
      operation.prober ??= lane
      update(operation.prober)
      serve(lane.line)
    }
  }

  function open(operation: Operation): void {
    clearTimeout(operation.timer)
    operation.timer = undefined
    operation.prober = undefined
    operation.resumesAt = 0
    for (const lane of operation.lanes) {
      lane.operation = undefined
      lane.restedAt = performance.now()
      update(lane)
      ready.add(lane.line)
    }
    operation.lanes.clear()
    serve()
  }

  /** Gives back permit and place of a call, with what its request revealed. */
  function done(call: QueuedCall, permit: Permit, { limit, operationClosedFor }: Revealed): void {
    places--
    permit.release(limit)
    const isAccepted = limit.result === 'accepted'
    const operation = operationOf(call)
    if (operationClosedFor !== undefined) close(call, operationClosedFor)
    // Only if it began after that was closed.
    else if (isAccepted && operation && operation.closedAt < (call.permittedAt ?? 0)) open(operation)
    const line = lines.all.get(call.request.limit)
    // A limit that is closed stays so, unless its request was accepted all the same.
    if (line && (isAccepted || line.resumesAt <= performance.now())) wake(line)
    else serve()
  }

  /** Closes an operation, for those of its calls that wait too. */
  function close(call: QueuedCall, milliseconds: number): void {
    const now = performance.now()
    const operationKey = operationKeyOf(call)
    const operation = operations.of(operationKey)
    if (operation.resumesAt <= now) operation.closedSince = now
    operation.resumesAt = now + milliseconds
    operation.closedAt = now
    operation.prober = undefined
    for (const lane of lines.all.get(call.request.limit)?.lanes.values() ?? [])
      if (lane.operationKey === operationKey) operation.lanes.add(lane)
    for (const lane of operation.lanes) {
      lane.operation = operation
      lane.restedAt = now
      refuseIn(lane, operation)
      update(lane)
    }
    look(operation)
  }

  /** Ends the waits of a lane's calls that would have to wait longer than they may. */
  function refuseIn({ calls, ending }: Lane, closed: Line | Operation): void {
    while (ending.first && refuse(ending.first, closed));
    while (calls.first && refuse(calls.first, closed));
  }

  function refuse(call: QueuedCall, { resumesAt, closedSince = 0, isOperation }: Line | Operation): boolean {
    const { began, end, settings } = call
    const patience = Math.max(closedSince, began) + settings.maxWait
    if (!settings.waitForRateLimit || resumesAt <= Math.max(performance.now(), Math.min(patience, end))) return false
    leave(call)
    call.refusal = { granted: false, resumesAt, option: end < patience ? 'deadline' : 'maxWait', isOperation }
    call.turn?.settle(call.refusal)
    return true
  }

  return {
    join,
    leave,
    done,
    /** Whether a call has waited for a rate limit since a moment, and not only for a place. */
    isLimitedSince: ({ lane }: QueuedCall, moment: number): boolean =>
      lane !== undefined &&
      (lane.operation !== undefined || lane.line.timer !== undefined || Math.max(lane.restedAt, lane.line.restedAt) >= moment),
  }
}
