import type { Logger } from '../client/logger.ts'
import { ChatApiError } from '../errors/ChatApiError.ts'
import { ChatConnectionError } from '../errors/ChatConnectionError.ts'
import type { CallFacts } from '../errors/ChatError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import type { Draft } from '../request/request.ts'
import { rateLimitOf } from './rateLimit.ts'
import { redactCause, redactText } from './redact.ts'
import { longestWait, pauseBefore, repeatsFailure, repeatsStatus, retryAfterOf } from './retry.ts'

/** The largest body that is read, in bytes; a page of a thousand messages of the largest size fits. */
const largestBody = 100 * 2 ** 20
const tooLarge = 'TOO_LARGE'

/** What a client sends with. */
export interface Connection {
  readonly fetch: typeof globalThis.fetch
  readonly timeout: number
  readonly retries: number
  readonly logger: Logger
}

/** What one call may change. */
export interface Sending {
  readonly signal?: AbortSignal | undefined
  readonly timeout?: number | undefined
  readonly retries?: number | undefined
}

/** What is known of a call before it is sent. */
export type CallName = Omit<CallFacts, 'attempts'>

/** A response, its body read. */
interface Received {
  readonly response: Response
  readonly text: string
}

/** What a call was answered with in the end. */
export interface Answer extends Received {
  readonly attempts: number
}

/**
 * Sends a request until it is answered or repeating it is no longer safe or allowed.
 *
 * @param request - the request, credentials included
 * @param secrets - the credentials, kept out of everything that is thrown
 * @throws ChatApiError for a redirect, ChatConnectionError, ChatTimeoutError, and the signal's reason
 */
export async function exchange(
  connection: Connection,
  request: Draft,
  call: CallName,
  sending: Sending,
  secrets: readonly string[],
): Promise<Answer> {
  const { logger } = connection
  const retries = sending.retries ?? connection.retries
  const timeout = sending.timeout ?? connection.timeout
  const { signal } = sending
  for (let attempts = 1; ; attempts++) {
    let pause: number
    let why: string
    try {
      const answer = await attempt(connection.fetch, request, timeout, signal)
      const { response } = answer
      if (logger.debug)
        logger.debug(`${call.method} ${call.path} answered ${response.status}${attempts > 1 ? ` at attempt ${attempts}` : ''}`)
      if (response.ok || !repeatsStatus(call.method, response.status) || attempts > retries) return { ...answer, attempts }
      const wait = retryAfterOf(response.status, response.headers)
      if (wait !== undefined && wait > longestWait) return { ...answer, attempts }
      pause = wait === undefined ? pauseBefore(attempts) : wait * 1000
      why = `status ${response.status}`
    } catch (cause) {
      const failure = named(cause, timeout, { ...call, attempts }, secrets)
      if (signal?.aborted || !failure) throw signal?.aborted ? signal.reason : cause
      const code = failure instanceof ChatConnectionError ? failure.code : undefined
      const final = failure instanceof ChatApiError || code === tooLarge
      if (final || !repeatsFailure(call.method, code) || attempts > retries) throw failure
      pause = pauseBefore(attempts)
      why = failure instanceof ChatTimeoutError ? 'time-out' : (code ?? 'connection error')
    }
    if (logger.debug) logger.debug(`${call.method} ${call.path} will be sent again in ${Math.round(pause)} ms after ${why}`)
    await sleep(pause, signal)
  }
}

/** Marks the end of the time for one attempt. */
const timedOut = Symbol('timed out')

/** Marks a body that is larger than anything the service sends. */
const oversized = Symbol('oversized')

/** Marks an answer that would lead elsewhere. */
class Redirected {
  readonly response: Response
  constructor(response: Response) {
    this.response = response
  }
}

/** Sends the request once and reads the whole answer, both within the time allowed. */
function attempt(fetch: typeof globalThis.fetch, request: Draft, timeout: number, signal: AbortSignal | undefined): Promise<Received> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const controller = new AbortController()
    // The promise is settled here and not by `fetch`, so that a `fetch` that ignores its signal cannot hang the call.
    const stop = (reason: unknown) => {
      settle()
      reject(reason)
      controller.abort(reason)
    }
    const onAbort = () => stop(signal?.reason)
    const timer = timeout === Number.POSITIVE_INFINITY ? undefined : setTimeout(stop, timeout, timedOut)
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    // Not `finally`, whose two further promises every call would pay for.
    send(fetch, request, controller.signal).then(
      (received) => {
        settle()
        resolve(received)
      },
      (error) => {
        settle()
        reject(error)
      },
    )
  })
}

async function send(fetch: typeof globalThis.fetch, { url, method, headers, body }: Draft, signal: AbortSignal): Promise<Received> {
  // A followed redirect would carry the key to another host.
  const init: RequestInit = { method, headers, redirect: 'manual', signal }
  if (body !== undefined) init.body = body
  const response = await fetch(url, init)
  if (signal.aborted) discard(response)
  const { status } = response
  if ((status >= 300 && status < 400) || response.redirected || response.type === 'opaqueredirect') {
    discard(response)
    throw new Redirected(response)
  }
  return { response, text: await read(response) }
}

function read(response: Response): Promise<string> {
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  if (length > largestBody) {
    discard(response)
    throw oversized
  }
  // Without a length, or compressed, a small answer may unfold into one that fills the memory.
  if (length >= 0 && !response.headers.has('content-encoding')) return response.text()
  return response.body?.getReader ? readCounting(response.body.getReader()) : response.text()
}

async function readCounting(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > largestBody) {
      reader.cancel().catch(() => {})
      throw oversized
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Lets go of a body that nobody will read, so that its connection is free again. */
function discard(response: Response): void {
  response.body?.cancel().catch(() => {})
}

/** Turns what `attempt` threw into an error of this package. */
function named(
  cause: unknown,
  timeout: number,
  call: CallFacts,
  secrets: readonly string[],
): ChatApiError | ChatConnectionError | ChatTimeoutError | undefined {
  if (cause === timedOut) return new ChatTimeoutError(timeout, call)
  if (cause instanceof Redirected) {
    const { status, headers } = cause.response
    return new ChatApiError(
      `${call.method} ${call.path} was answered with a redirect, which is not followed because the key would travel along. Check \`baseUrl\`.`,
      { status, rateLimit: rateLimitOf(headers) },
      call,
    )
  }
  if (cause === oversized)
    return new ChatConnectionError(
      `The answer to ${call.method} ${call.path} is larger than ${largestBody / 2 ** 20} MiB and was not read.`,
      tooLarge,
      call,
    )
  const code = codeOf(cause, secrets)
  const about = redactText(messageOf(cause), secrets)
  return new ChatConnectionError(
    `${call.method} ${call.path} got no complete answer: ${about}${code && !about.includes(code) ? ` (${code})` : ''}.`,
    code,
    call,
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

/** Waits for a promise, but no longer than until the signal is aborted. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
    if (signal.aborted) onAbort()
  })
}

async function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await unlessAborted(
      new Promise((resolve) => {
        timer = setTimeout(resolve, milliseconds)
      }),
      signal,
    )
  } finally {
    clearTimeout(timer)
  }
}
