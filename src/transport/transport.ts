import { type Answered, bodyOf, errorOf, factsOf, refusal } from '../answer/answer.ts'
import type { CredentialHeaders } from '../client/credentials.ts'
import type { CallEvent, Hooks } from '../client/hooks.ts'
import type { Logger } from '../client/logger.ts'
import { ChatAbortError } from '../errors/ChatAbortError.ts'
import type { ChatApiError } from '../errors/ChatApiError.ts'
import { ChatConnectionError } from '../errors/ChatConnectionError.ts'
import type { CallFacts } from '../errors/ChatError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import type { Draft } from '../request/request.ts'
import { onAbort, sleep } from './abort.ts'
import { attempt, largestBody, oversized, type Received, Redirected, timedOut } from './attempt.ts'
import { rateLimitOf } from './rateLimit.ts'
import { redactCause, redactText } from './redact.ts'
import { longestWait, pauseBefore, repeatsFailure, repeatsStatus, retryAfterOf } from './retry.ts'
import type { Limit, Turns } from './turns.ts'

const tooLarge = 'TOO_LARGE'

/** How often a rate limit may refuse a call while it lets others through, before refusals count against the call's retries. */
const mostOvertaken = 20

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

/** What one call may change. */
export interface Sending {
  readonly signal?: AbortSignal | undefined
  readonly timeout?: number | undefined
  readonly deadline?: number | undefined
  readonly retries?: number | undefined
}

/** What is known of a call before it is sent. */
export interface CallName extends Omit<CallFacts, 'attempts'> {
  /** Whether a success may come without a body, whatever its status. */
  readonly bodiless: boolean
}

/** What a call was answered with in the end. */
export interface Answer extends Received {
  readonly attempts: number
  /** What the body holds; `undefined` where there is none. */
  readonly data: object | undefined
  /** What the answer means, if it is no success. */
  readonly error: ChatApiError | undefined
}

/** A call on its way. */
interface Call extends Answered {
  readonly connection: Connection
  readonly signal: AbortSignal | undefined
  readonly retries: number
  readonly timeout: number
  /** When the call must be over, by the clock of `performance.now`. */
  readonly end: number
  readonly limit: Limit | undefined
  /** What hooks are told of it, if there are any. */
  readonly event: CallEvent | undefined
  secrets: readonly string[]
  attempts: number
  /** The attempts that count against its retries. */
  counted: number
  /** When the current attempt began, where hooks are told. */
  began: number
}

let lastCallId = 0

/**
 * Makes one call: waits for its turn, sends the request until it is answered or repeating it is no longer safe or allowed, and reads the answer.
 *
 * @param request - the request, without credentials
 * @throws ChatApiError for a redirect and for a body that is no JSON, ChatConnectionError, ChatTimeoutError, ChatAbortError, a reason of the
 * signal's own, and what a function that fetches a key throws
 */
export async function exchange(connection: Connection, request: Draft, name: CallName, sending: Sending): Promise<Answer> {
  const { turns, hooks } = connection
  const deadline = sending.deadline ?? connection.deadline
  const cut = deadline === undefined ? undefined : withDeadline(sending.signal, deadline)
  const signal = cut ? cut.signal : sending.signal
  const { operationId, method, path } = name
  const call: Call = {
    connection,
    name,
    signal,
    retries: sending.retries ?? connection.retries,
    timeout: sending.timeout ?? connection.timeout,
    end: deadline === undefined ? Number.POSITIVE_INFINITY : performance.now() + deadline,
    limit: turns?.limit(request.limit),
    event: hooks.onRequest || hooks.onAttempt || hooks.onError ? { callId: ++lastCallId, operationId, method, path } : undefined,
    secrets: [],
    attempts: 0,
    counted: 0,
    began: 0,
  }
  const began = call.event ? performance.now() : 0
  const failed = (error: unknown) => {
    if (call.event) hooks.onError?.({ ...call.event, error, attempts: call.attempts, ms: performance.now() - began })
  }
  if (call.event) hooks.onRequest?.({ ...call.event })
  try {
    const received = await repeated(call, request)
    const { response, text } = received
    const data = bodyOf(received, call)
    const error = response.ok ? undefined : errorOf(response, data ?? {}, call)
    if (error) failed(error)
    return { response, text, attempts: call.attempts, data, error }
  } catch (cause) {
    const { signal: given } = sending
    let error = cause
    if (given?.aborted) error = isPlatforms(given.reason) ? new ChatAbortError(given.reason, factsOf(call)) : given.reason
    else if (deadline !== undefined && signal?.aborted) error = new ChatTimeoutError(deadline, factsOf(call), 'deadline')
    failed(error)
    throw error
  } finally {
    cut?.clear()
  }
}

// Those of a test runner's realm are no instances of this one's.
const isPlatforms = (reason: unknown): reason is DOMException => Object.prototype.toString.call(reason) === '[object DOMException]'

/** A signal that ends with another one, and when the time for the whole call is over. */
function withDeadline(signal: AbortSignal | undefined, deadline: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(timedOut), deadline)
  const abort = () => controller.abort(signal?.reason)
  const off = signal && onAbort(signal, abort)
  if (signal?.aborted) abort()
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer)
      off?.()
    },
  }
}

/** Sends a request until there is an answer to give back. */
async function repeated(call: Call, request: Draft): Promise<Received> {
  const { connection, signal, limit } = call
  const { turns, hooks } = connection
  const { debug } = connection.logger
  const what = `${request.method} ${call.name.path}`
  const ticket = turns?.ticket() ?? 0
  const add = (credentials: CredentialHeaders) => {
    Object.assign(request.headers, credentials)
    call.secrets = Object.values(credentials)
  }
  // Once for all attempts.
  const sign = () => {
    if (call.secrets.length > 0) return undefined
    const credentials = connection.credentials()
    return credentials instanceof Promise ? credentials.then(add) : add(credentials)
  }
  for (;;) {
    if (signal?.aborted) throw signal.reason
    const turn = limit && turns?.take(limit, ticket, signal)
    if (turn) {
      debug?.(`${what} waits for its turn`)
      await turn
    }
    call.attempts++
    if (call.event) call.began = performance.now()
    let received: Received | undefined
    let failure: unknown
    try {
      received = await attempt(connection.fetch, request, sign, call.timeout, signal)
    } catch (cause) {
      failure = failureOf(call, cause)
    }
    const response = received?.response
    if (response) debug?.(`${what} answered ${response.status}${call.attempts > 1 ? ` at attempt ${call.attempts}` : ''}`)
    const { pause, again } = response?.ok ? noPause : nextAttempt(call, response, failure)
    const closedFor = response?.status !== 429 ? undefined : pause <= longestWait ? pause : 0
    if (limit) {
      turns?.giveBack(limit, response?.headers, closedFor)
      // It refused as often as it may, and let nothing else through: those who wait shall hear it rather than wait one after the other.
      if (closedFor !== undefined && !again && call.retries > 0 && limit.passed === 0) limit.dead = true
    }
    if (call.event) tellAttempt(call, call.event, hooks, response, again ? pause : undefined)
    if (!again) {
      if (received) return received
      throw failure
    }
    debug?.(`${what} will be sent again in ${Math.round(pause)} ms after ${reasonOf(response, failure)}`)
    // The limit is closed for as long.
    if (!limit || closedFor === undefined) await sleep(pause, signal)
  }
}

const noPause = { pause: 0, again: false }

/** Whether a request is sent again after an answer or a failure, and in how many milliseconds. */
function nextAttempt(call: Call, response: Response | undefined, failure: unknown): typeof noPause {
  const { limit, retries, name } = call
  const refused = response?.status === 429
  const after = response && retryAfterOf(response.status, response.headers)
  const pause = after === undefined ? pauseBefore(call.attempts) : after * 1000
  const safe = response
    ? repeatsStatus(name.method, response.status)
    : failure instanceof ChatTimeoutError
      ? repeatsFailure(name.method, undefined)
      : failure instanceof ChatConnectionError && failure.code !== tooLarge && repeatsFailure(name.method, failure.code)
  // Others got through in its place; in the end so will this one.
  const overtaken =
    refused && retries > 0 && limit && limit.passed > 0 && limit.running > 1 && call.attempts - call.counted <= mostOvertaken
  if (!overtaken) call.counted++
  const again = safe && pause <= longestWait && call.counted <= retries && !limit?.dead && performance.now() + pause < call.end
  return { pause, again }
}

const reasonOf = (response: Response | undefined, failure: unknown): string =>
  response
    ? `status ${response.status}`
    : failure instanceof ChatTimeoutError
      ? 'time-out'
      : ((failure as ChatConnectionError).code ?? 'connection error')

function tellAttempt(
  { attempts, began }: Call,
  event: CallEvent,
  { onAttempt }: Hooks,
  response: Response | undefined,
  willRetryIn: number | undefined,
) {
  onAttempt?.({
    ...event,
    attempt: attempts,
    status: response?.status,
    ms: performance.now() - began,
    rateLimit: response && rateLimitOf(response.headers),
    willRetryIn,
  })
}

/** Turns what `attempt` threw into an error of this package; a reason of the signal's, or what a function that fetches a key threw, stays. */
function failureOf(call: Call, cause: unknown): unknown {
  // Without credentials it was not sent, and it is for no attempt to mend that.
  const sent = call.secrets.length > 0
  if (!sent) {
    call.attempts--
    call.counted = Number.POSITIVE_INFINITY
  }
  if (call.signal?.aborted) return cause
  if (cause === timedOut) return new ChatTimeoutError(call.timeout, factsOf(call))
  return sent ? named(cause, call) : cause
}

function named(cause: unknown, call: Call): ChatApiError | ChatConnectionError {
  const { method, path } = call.name
  const what = `${method} ${path}`
  const { secrets } = call
  const facts = factsOf(call)
  if (cause instanceof Redirected) {
    return refusal(
      `${what} was answered with a redirect, which is not followed because the key would travel along. Check \`baseUrl\`.`,
      cause.response,
      call,
    )
  }
  if (cause === oversized)
    return new ChatConnectionError(`The answer to ${what} is larger than ${largestBody / 2 ** 20} MiB and was not read.`, tooLarge, facts)
  const code = codeOf(cause, secrets)
  const about = redactText(messageOf(cause), secrets)
  return new ChatConnectionError(
    `${what} got no complete answer: ${about}${code && !about.includes(code) ? ` (${code})` : ''}.`,
    code,
    facts,
    redactCause(cause, secrets),
  )
}

// Errors of another realm, such as a test runner's, are no instances of this one's `Error`.
function codeOf(error: unknown, secrets: readonly string[]): string | undefined {
  let current = error as Partial<{ code: unknown; cause: unknown }> | undefined | null
  for (let depth = 0; current && depth < 5; current = current.cause as typeof current, depth++) {
    if (typeof current.code === 'string') return redactText(current.code, secrets)
  }
  return undefined
}

function messageOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: { message?: unknown } | null }
  return String(cause?.message || message || error).replace(/\.$/, '')
}
