import type { ErrorCode } from '../../generated/chat.ts'
import type { CredentialHeaders } from '../client/credentials.ts'
import type { CallEvent, Hooks } from '../client/hooks.ts'
import type { Logger } from '../client/logger.ts'
import { ChatAbortError } from '../errors/ChatAbortError.ts'
import { ChatApiError } from '../errors/ChatApiError.ts'
import { ChatConnectionError } from '../errors/ChatConnectionError.ts'
import type { CallFacts } from '../errors/ChatError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import type { Later } from '../later/later.ts'
import { later, load } from '../later/load.ts'
import type { Draft } from '../request/request.ts'
import { type Answered, type Body, bodyOf, factsOf } from '../response/answer.ts'
import { onAbort, sleep } from './abort.ts'
import { oversized, type Received, Redirected, send, timedOut, tooLarge, within } from './attempt.ts'
import { rateLimitOf } from './rateLimit.ts'
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

/** What one call may change. */
export interface Sending {
  readonly signal?: AbortSignal | undefined
  readonly timeout?: number | undefined
  readonly deadline?: number | undefined
  readonly retries?: number | undefined
}

/** What is known about a call before it is sent. */
export interface CallName extends Omit<CallFacts, 'attempts'> {
  /** Whether a success may come without a body, whatever its status. */
  readonly bodiless: boolean
}

/** The final response to a call. */
export interface Answer extends Received {
  readonly attempts: number
  /** What the body holds; `undefined` where there is none. */
  readonly data: object | undefined
  /** The error, if the response is not a success. */
  readonly error: ChatApiError | undefined
}

/** A call in progress. */
export interface Call extends Answered {
  readonly connection: Connection
  readonly request: Draft
  /** The caller's own signal. */
  readonly given: AbortSignal | undefined
  /** What ends the call: the caller's signal, or its deadline. */
  readonly signal: AbortSignal | undefined
  readonly deadline: number | undefined
  /** When the call must be over, by the clock of `performance.now`. */
  readonly end: number
  readonly timeout: number
  readonly retries: number
  readonly limit: Limit | undefined
  readonly ticket: number
  /** What hooks receive about it, if there are any, and when it began. */
  readonly event: CallEvent | undefined
  readonly began: number
  signed: CredentialHeaders | undefined
  attempts: number
  /** The attempts that count against its retries. */
  counted: number
  /** When the current attempt began, if there are hooks. */
  attemptBegan: number
}

let lastCallId = 0

/**
 * Makes one call: waits for its turn, sends the request until there is a response or a retry is no longer safe or allowed, and reads the response.
 *
 * @param request - the request, without credentials
 * @throws ChatApiError for a redirect and for a body that is not JSON, ChatConnectionError, ChatTimeoutError, ChatAbortError, a reason of the
 * signal's own, and whatever a function that fetches a key throws
 */
export async function exchange(connection: Connection, request: Draft, name: CallName, sending: Sending): Promise<Answer> {
  const { turns } = connection
  const deadline = sending.deadline ?? connection.deadline
  const cut = deadline === undefined ? undefined : withDeadline(sending.signal, deadline)
  const call = begin(connection, request, name, sending, deadline, cut?.signal)
  const { signal, limit } = call
  const sign = () => signed(call)
  try {
    for (;;) {
      if (signal?.aborted) throw signal.reason
      const turn = limit && turns?.take(limit, call.ticket, signal)
      if (turn) await turn
      call.attempts++
      if (call.event) call.attemptBegan = performance.now()
      let received: Received | undefined
      let failure: unknown
      try {
        received = await within((ended) => send(connection.fetch, request, sign, ended), call.timeout, signal)
      } catch (cause) {
        failure = cause
      }
      const body = received && bodyOf(received, name)
      // Nothing more starts at this limit while the part that reads the refusal is loaded.
      if (!later && limit && !limit.dead && received?.response.status === 429) limit.left = 0
      const help = isPlain(call, received, body) ? undefined : (later ?? (await helped(call)))
      if (!received) failure = failureOf(call, help, failure)
      const pause = concluded(call, help, received?.response, failure)
      // At a rate limit the call waits for its turn instead.
      if (pause !== undefined) await (pause > 0 && sleep(pause, signal))
      else if (received && body) return answered(call, help, received, body)
      else throw failure
    }
  } catch (cause) {
    throw failed(call, cause)
  } finally {
    cut?.clear()
  }
}

function begin(
  connection: Connection,
  request: Draft,
  name: CallName,
  { signal: given, retries, timeout }: Sending,
  deadline: number | undefined,
  cut: AbortSignal | undefined,
): Call {
  const { turns, hooks } = connection
  const { operationId, method, path } = name
  const event = hooks.onRequest || hooks.onAttempt || hooks.onError ? { callId: ++lastCallId, operationId, method, path } : undefined
  if (event) hooks.onRequest?.({ ...event })
  return {
    connection,
    request,
    name,
    given,
    signal: cut ?? given,
    deadline,
    end: deadline === undefined ? Number.POSITIVE_INFINITY : performance.now() + deadline,
    timeout: timeout ?? connection.timeout,
    retries: retries ?? connection.retries,
    limit: turns?.limit(request.limit),
    ticket: turns ? turns.ticket() : 0,
    event,
    began: event ? performance.now() : 0,
    signed: undefined,
    attempts: 0,
    counted: 0,
    attemptBegan: 0,
  }
}

/** Adds the credentials to a call's request, once for all its attempts. */
function signed(call: Call): void | Promise<void> {
  if (call.signed) return
  const add = (credentials: CredentialHeaders) => {
    Object.assign(call.request.headers, credentials)
    call.signed = credentials
  }
  const credentials = call.connection.credentials()
  return credentials instanceof Promise ? credentials.then(add) : add(credentials)
}

/** Whether all that is needed to conclude an attempt is at hand: it succeeded, or nothing can be said of it, as the call was ended or never sent. */
const isPlain = ({ signal, signed }: Call, received: Received | undefined, body: Body | undefined): boolean =>
  received ? received.response.ok && !body?.unread : signal?.aborted || !signed

/** The later part of the client; `undefined` if it cannot be loaded, which must not stand in the way of telling the failure. */
const helped = ({ timeout, signal }: Call): Promise<Later | undefined> => within(load, timeout, signal).catch(() => undefined)

function answered(call: Call, help: Later | undefined, received: Received, body: Body): Answer {
  const { response, text } = received
  let error: ChatApiError | undefined
  if (body.unread || !response.ok) {
    error = help ? help.errorOf(received, body, call) : plainError(call, response, body.data)
    if (body.unread) throw error
    tellError(call, error)
  }
  return { response, text, attempts: call.attempts, data: body.data, error }
}

/** An answer's error without what only the later part can tell. */
function plainError(call: Call, { status }: Response, body?: object): ChatApiError {
  const { error } = (body ?? {}) as { error?: { code?: unknown; message?: unknown } | null }
  const about = told(call, error?.message)
  const code = told(call, error?.code) as ErrorCode | undefined
  return new ChatApiError(
    `${call.name.method} ${call.name.path} answered ${status}${about ? `: ${about}` : ''}`,
    { status, code },
    factsOf(call),
  )
}

/** A text that came from outside, unless it holds a secret, which only the later part knows to cut out. */
const told = ({ signed }: Call, text: unknown): string | undefined =>
  typeof text === 'string' && !Object.values(signed ?? {}).some((secret) => text.includes(secret)) ? text : undefined

/** The error that a call is rejected with. */
function failed(call: Call, cause: unknown): unknown {
  const { given, signal, deadline } = call
  let error = cause
  if (given?.aborted) error = isPlatforms(given.reason) ? new ChatAbortError(given.reason, factsOf(call)) : given.reason
  else if (deadline !== undefined && signal?.aborted) error = new ChatTimeoutError(deadline, factsOf(call), 'deadline')
  tellError(call, error)
  return error
}

function tellError({ connection, event, attempts, began }: Call, error: unknown): void {
  if (event) connection.hooks.onError?.({ ...event, error, attempts, ms: performance.now() - began })
}

// Signals from another realm, such as a test runner's, are not instances of this realm's class.
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

/**
 * Returns an attempt's turn, reports the attempt to the hooks, and decides whether there is another.
 * @returns in how many milliseconds: 0 where the rate limit holds the call back for long enough, `undefined` where there is none
 */
function concluded(call: Call, help: Later | undefined, response: Response | undefined, failure: unknown): number | undefined {
  const { connection, name, limit, retries, attempts, event } = call
  const { debug } = connection.logger
  if (response) debug?.(`${name.method} ${name.path} answered ${response.status}${attempts > 1 ? ` at attempt ${attempts}` : ''}`)
  let pause = 0
  let again = false
  let closedFor: number | undefined
  if (help && !response?.ok) ({ pause, again, closedFor } = help.repeated(call, response, failure))
  else if (response?.status === 429) closedFor = 0
  if (limit) {
    connection.turns?.giveBack(limit, response?.headers, closedFor)
    // The service refused as often as allowed and let nothing else through: waiting calls fail now instead of one after the other.
    if (closedFor !== undefined && retries > 0 && call.counted > retries && limit.passed === 0) limit.dead = true
  }
  if (event) {
    connection.hooks.onAttempt?.({
      ...event,
      attempt: attempts,
      status: response?.status,
      ms: performance.now() - call.attemptBegan,
      rateLimit: response && rateLimitOf(response.headers),
      willRetryIn: again ? pause : undefined,
    })
  }
  if (!again) return undefined
  debug?.(`${name.method} ${name.path} will be sent again in ${Math.round(pause)} ms after ${help?.reasonOf(response, failure)}`)
  return limit && closedFor !== undefined ? 0 : pause
}

/** Turns what `attempt` threw into an error of this package; the signal's own reason, and what a function that fetches a key threw, are thrown as they are. */
function failureOf(call: Call, help: Later | undefined, cause: unknown): unknown {
  // Without credentials nothing was sent, and a retry would not help.
  const sent = call.signed !== undefined
  if (!sent) {
    call.attempts--
    call.counted = Number.POSITIVE_INFINITY
  }
  if (call.signal?.aborted) return cause
  if (cause === timedOut) return new ChatTimeoutError(call.timeout, factsOf(call))
  if (!sent) return cause
  if (help) return help.named(cause, call)
  if (cause instanceof Redirected) return plainError(call, cause.response)
  const { method, path } = call.name
  const { message, cause: reason } = (cause ?? {}) as { message?: unknown; cause?: { code?: unknown } | null }
  const about = told(call, message)
  const code = cause === oversized ? tooLarge : told(call, reason?.code)
  return new ChatConnectionError(`${method} ${path} got no complete answer${about ? `: ${about}` : ''}.`, code, factsOf(call))
}
