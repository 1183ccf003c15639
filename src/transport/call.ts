import { ChatAbortError } from '../errors/ChatAbortError.ts'
import type { CallFacts } from '../errors/ChatError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import type { PreparedRequest } from '../request/prepareRequest.ts'
import { rateLimitOf } from '../response/rateLimit.ts'
import type { CallResult } from '../response/result.ts'
import { retryAfterOf } from '../response/retryAfter.ts'
import { onAbort, sleep } from './abort.ts'
import { type Attempt, attempt } from './attempt.ts'
import type { CredentialHeaders } from './credentials.ts'
import type { CallEvent, Hooks } from './hooks.ts'
import type { Logger } from './logger.ts'
import { isRetryable, longestWait, pauseBefore, reasonOf } from './retry.ts'
import type { Limit, Turns } from './turns.ts'

/** What a client sends with. */
export interface Connection {
  readonly fetch: typeof globalThis.fetch
  readonly credentials: () => CredentialHeaders | Promise<CredentialHeaders>
  readonly timeout: number
  readonly deadline: number | undefined
  readonly retries: number
  readonly logger: Logger
  readonly hooks: Hooks
  /** Absent where calls do not wait for rate limits. */
  readonly turns: Turns | undefined
}

/** The options of a call that concern its sending. */
export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly timeout?: number | undefined
  readonly deadline?: number | undefined
  readonly retries?: number | undefined
}

/** The operation that a call is for. */
export interface CalledOperation extends Omit<CallFacts, 'attempts'> {
  /** Whether a success may come without a body, whatever its status. */
  readonly bodiless: boolean
}

/** A call in progress. */
export interface Call {
  readonly connection: Connection
  readonly request: PreparedRequest
  readonly operation: CalledOperation
  /** What ends the call: the caller's signal, or its deadline. */
  readonly signal: AbortSignal | undefined
  /** When the call must be over, by the clock of `performance.now`. */
  readonly end: number
  readonly timeout: number
  readonly retries: number
  readonly limit: Limit | undefined
  readonly ticket: number
  /** What hooks receive about it, if there are any. */
  readonly event: CallEvent | undefined
  /** The headers with its credentials, once they have been fetched. */
  credentials: CredentialHeaders | undefined
  /** How many times the request was sent. */
  attempts: number
  /** The attempts that count against its retries. */
  counted: number
}

/** What an error says about a call. */
export const factsOf = ({ operation: { operationId, method, path }, attempts }: Call): CallFacts => ({
  operationId,
  method,
  path,
  attempts,
})

/** What an error says about a call, and the credentials that it must not show. */
export const errorContext = (call: Call): { facts: CallFacts; secrets: readonly string[] } => ({
  facts: factsOf(call),
  secrets: Object.values(call.credentials ?? {}),
})

let lastCallId = 0

/**
 * Makes a call: waits for its turn, sends the request until there is a response or a retry is no longer safe or allowed.
 *
 * @param request - the request, without credentials
 * @returns the response; one that failed as the specification describes it comes with its `error`
 * @throws ChatApiError for a redirect and for a body that is not JSON, ChatConnectionError, ChatTimeoutError, ChatAbortError, a reason of the
 * signal's own, and whatever a function that fetches a key throws
 */
export async function performCall(
  connection: Connection,
  request: PreparedRequest,
  operation: CalledOperation,
  options: SendOptions,
): Promise<CallResult> {
  const began = performance.now()
  const { hooks, turns } = connection
  const deadline = withDeadline(options.signal, options.deadline ?? connection.deadline, () => factsOf(call))
  const { operationId, method, path } = operation
  const event = hooks.onRequest || hooks.onAttempt || hooks.onError ? { callId: ++lastCallId, operationId, method, path } : undefined
  const call: Call = {
    connection,
    request,
    operation,
    signal: deadline.signal,
    end: began + deadline.milliseconds,
    timeout: options.timeout ?? connection.timeout,
    retries: options.retries ?? connection.retries,
    limit: turns?.limit(request.limit),
    ticket: turns ? turns.ticket() : 0,
    event,
    credentials: undefined,
    attempts: 0,
    counted: 0,
  }
  if (event) hooks.onRequest?.({ ...event })
  const reportError = (error: unknown) => {
    if (event) hooks.onError?.({ ...event, error, attempts: call.attempts, ms: performance.now() - began })
  }
  try {
    const { response, text, data, error, readable } = await sendUntilDone(call)
    if (!response || !readable) throw error
    if (error) reportError(error)
    const { facts, secrets } = errorContext(call)
    return { response, text, data, error: error as CallResult['error'], attempts: facts.attempts, secrets }
  } catch (cause) {
    const ended = call.signal?.aborted ? call.signal.reason : cause
    const error = options.signal?.aborted ? abortError(options.signal.reason, call) : ended
    reportError(error)
    throw error
  } finally {
    deadline.clear()
  }
}

/** Sends a call's request until it succeeds, or a retry is no longer safe or allowed. */
async function sendUntilDone(call: Call): Promise<Attempt> {
  const { signal, limit } = call
  for (;;) {
    signal?.throwIfAborted()
    if (limit) await call.connection.turns?.take(limit, call.ticket, signal)
    const began = performance.now()
    const outcome = await attempt(call)
    const pause = retryPause(call, outcome)
    report(call, outcome, performance.now() - began, pause)
    if (pause === undefined) return outcome
    // At a rate limit the call waits for its turn instead.
    if (!(limit && outcome.response?.status === 429)) await sleep(pause, signal)
  }
}

/** How often a rate limit may reject a call while it lets others through, before 429s count against the call's retries. */
const mostOvertaken = 20

/**
 * Returns an attempt's turn, and decides whether there is another attempt.
 * @returns the milliseconds until the next attempt; `undefined` if this was the last
 */
function retryPause(call: Call, { response, error }: Attempt): number | undefined {
  const { connection, operation, limit, retries, attempts, end } = call
  const after = response && retryAfterOf(response.status, response.headers)
  const pause = after === undefined ? pauseBefore(attempts) : after * 1000
  const closedFor = response?.status !== 429 ? undefined : pause <= longestWait ? pause : 0
  // Other calls got through in its place; this one will in the end.
  const overtaken = closedFor !== undefined && limit && retries > 0 && limit.passed > 0 && limit.running > 1
  if (!overtaken || attempts - call.counted > mostOvertaken) call.counted++
  // Without credentials nothing was sent, and a retry would not help.
  const repeated =
    call.credentials && isRetryable(operation.method, error) && pause <= longestWait && call.counted <= retries && !limit?.dead
  if (limit) {
    connection.turns?.giveBack(limit, response?.headers, closedFor)
    // The service refused as often as allowed and let nothing else through: waiting calls fail now instead of one after the other.
    if (closedFor !== undefined && retries > 0 && call.counted > retries && limit.passed === 0) limit.dead = true
  }
  return repeated && performance.now() + pause < end ? pause : undefined
}

/** Reports an attempt to hooks and logger. */
function report(
  { connection, operation, attempts, event }: Call,
  { response, error }: Attempt,
  ms: number,
  pause: number | undefined,
): void {
  const { debug } = connection.logger
  const what = `${operation.method} ${operation.path}`
  if (response) debug?.(`${what} responded ${response.status}${attempts > 1 ? ` at attempt ${attempts}` : ''}`)
  if (pause !== undefined) debug?.(`${what} will be sent again in ${Math.round(pause)} ms after ${reasonOf(error)}`)
  if (!event) return
  const rateLimit = response && rateLimitOf(response.headers)
  connection.hooks.onAttempt?.({ ...event, attempt: attempts, status: response?.status, ms, rateLimit, willRetryIn: pause })
}

/** What a call that its signal ended is rejected with: the signal's reason, or an error that names the operation if it has no reason of its own. */
function abortError(reason: unknown, call: Call): unknown {
  // Signals from another realm, such as a test runner's, are not instances of this realm's class.
  const isPlatforms = Object.prototype.toString.call(reason) === '[object DOMException]'
  return isPlatforms ? new ChatAbortError(reason as DOMException, factsOf(call)) : reason
}

/** A signal that ends with another signal, or when the time for the whole call is over. */
function withDeadline(
  signal: AbortSignal | undefined,
  milliseconds: number = Number.POSITIVE_INFINITY,
  facts: () => CallFacts,
): { signal: AbortSignal | undefined; milliseconds: number; clear: () => void } {
  if (milliseconds === Number.POSITIVE_INFINITY) return { signal, milliseconds, clear() {} }
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new ChatTimeoutError(milliseconds, facts(), 'deadline')), milliseconds)
  const off = signal && onAbort(signal, () => controller.abort(signal.reason))
  if (signal?.aborted) controller.abort(signal.reason)
  return {
    signal: controller.signal,
    milliseconds,
    clear() {
      clearTimeout(timer)
      off?.()
    },
  }
}
