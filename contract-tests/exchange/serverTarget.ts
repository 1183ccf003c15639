import { performance } from 'node:perf_hooks'
import type { DocumentName } from '../documents/bundles.ts'
import { isTooDeep, maximumLevels } from '../validate/body.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import type { Target } from './environment.ts'
import { causesOfError, Interrupted } from './outcome.ts'

/** The server to test. */
export interface ServerSettings {
  readonly bases: Partial<Record<DocumentName, string>>
  /** Milliseconds until a response counts as missing. */
  readonly timeout: number
  /** Maximum requests per second. Default: unlimited. */
  readonly rate?: number | undefined
  /** Called before each request is sent; throws to block it. */
  readonly guard: (request: RawRequest, document: DocumentName) => void
  /**
   * Called for each request that passes the guard: before it is sent, and again with its response.
   */
  readonly note?: ((request: RawRequest, document: DocumentName, response?: RawResponse) => void) | undefined
  /** Called for each attempt to send a request, including retries. */
  readonly sent?: (() => void) | undefined
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds to wait before trying an unresponsive server again. */
  readonly pause?: number
  /** Called with the milliseconds and the status if the server asks to wait. */
  readonly waiting?: ((milliseconds: number, status: number) => void) | undefined
  /** Called when a request is repeated, except after a 429, with the reason. */
  readonly repeated?: ((reason: RepeatReason) => void) | undefined
  /**
   * Ends waits and rejects further requests. Pending requests finish, so that the records they
   * create can be removed.
   */
  readonly signal?: AbortSignal | undefined
}

/** Why a request was repeated. */
export type RepeatReason = '502' | '503' | '504' | 'a connection reset' | 'a refused connection' | 'a time-out'

/** No complete response to a request arrived; the run goes on. */
export class NoResponse extends Error {}

/** The server no longer responds; the run cannot continue. */
export class ServerGone extends Error {
  /** The exit code of a command that it ends. */
  readonly exitCode = 2
}

/** The body of a response is longer than {@link maximumBodySize}; it may have no end. */
class BodyTooLong extends Error {}

/** The message of `ServerGone` for a server whose responses are all too long. */
export const endlessBodies = (): string => `did not end its responses within the limit of ${maximumBodySize / 2 ** 20} MB`

/** Number of consecutive requests without a response before the run probes the server. */
const maximumWithoutResponse = 5
const probes = 3
/** Number of retries after a 429, and after any response with `Retry-After`. */
const maximumRetries = 6
/** Number of retries after a 502, 503 or 504. */
const maximumRetriesIfUnavailable = 5
const maximumRetriesAfterReset = 4
/**
 * Requests that may fail despite retries. After them, an unavailable server gets one retry per
 * request, and one that resets connections gets its retries without pauses.
 */
const maximumUnavailable = 3
/**
 * Milliseconds for which a request that the server asks to wait gives way to others that get
 * through; its retries count afterwards.
 */
const longestTurn = 120_000
/** Maximum delay that a server may ask for, in milliseconds. */
const maximumWait = 120_000

/**
 * A server as a target. Nothing is sent to another host, and redirects are not followed. After a
 * 429, 502, 503 or 504 it waits for `Retry-After` and repeats the request; once the server is gone,
 * every further request fails immediately with `ServerGone`.
 */
export function serverTarget(settings: ServerSettings): Target {
  const { bases, timeout, rate, guard, note, sent, pause = 500, waiting, repeated, signal } = settings
  const sendOnce = (request: RawRequest) => sendWith(settings.fetch ?? globalThis.fetch, request, timeout, sent)
  const base = (document: DocumentName) => bases[document] ?? ''
  const limiter = createRateLimiter(rate)
  let withoutResponse = 0
  let unavailable = 0
  let cutForGood = 0
  let passed = 0
  let responded = false
  let available = false
  let lastGood: RawRequest | undefined
  let gone: Promise<ServerGone | undefined> | undefined

  /** Repeats a successful request, or requests the base URL, to see whether the server responds. */
  async function probe(error: string): Promise<ServerGone | undefined> {
    const url = Object.values(bases)[0] ?? ''
    const request: RawRequest = lastGood ?? { method: 'GET', url, headers: [], body: undefined }
    for (let attempt = 1; attempt <= probes; attempt++) {
      try {
        await sendOnce(request)
        withoutResponse = 0
        return undefined
      } catch (probed) {
        if (probed instanceof BodyTooLong) return new ServerGone(`${url} ${endlessBodies()}; the run ends here.`)
        if (attempt < probes) await sleep(pause * attempt, signal)
      }
    }
    return new ServerGone(`${url} ${responded ? 'stopped responding' : 'does not respond'} (${error}); the run ends here.`)
  }

  /** Sends a request within rate limits; retries if the server was not available. */
  async function sendWithRetries(request: RawRequest): Promise<RawResponse> {
    let resets = 0
    let isRepeated = false
    const start = Date.now()
    let passedBefore = passed
    for (let attempt = 0; ; attempt++) {
      await limiter.acquire(signal)
      let response: RawResponse
      try {
        response = await sendOnce(request)
      } catch (error) {
        // A server may be slow for a moment; one that hangs would make each check wait twice.
        const isSlow = isTimeout(error) && request.method === 'GET' && attempt === 0 && responded && withoutResponse === 0
        const isCut = isReset(error) || (responded && isRefused(error))
        if (!isSlow && (!isCut || resets++ >= maximumRetriesAfterReset)) {
          if (isCut) cutForGood++
          throw error
        }
        isRepeated ||= !isRefused(error)
        repeated?.(isSlow ? 'a time-out' : isRefused(error) ? 'a refused connection' : 'a connection reset')
        // After an idle connection, a new one works at once; a server that restarts needs time.
        if (resets > 1 && cutForGood < maximumUnavailable) await sleep(waitOf(undefined, resets - 2, pause), signal)
        continue
      }
      if (resets > 1) cutForGood = 0
      const { status } = response
      const asked = askedWaitOf(response)
      if (status !== 429) passed++
      // With a low limit, several requests take turns.
      else if (passed > passedBefore && asked !== undefined && Date.now() - start < longestTurn) attempt = 0
      passedBefore = passed
      if ((status !== 429 && !isUnavailable(response)) || attempt >= retriesAfter(response)) {
        if (isUnavailable(response)) unavailable++
        else if (attempt > 0) unavailable = 0
        return isRepeated ? { ...response, isRepeated } : response
      }
      if (isUnavailable(response)) repeated?.(`${status}` as RepeatReason)
      if (status === 502 || status === 504) isRepeated = true
      const wait = waitOf(asked, attempt, status === 429 ? 1000 : pause)
      if (status !== 429 && asked === undefined) {
        await sleep(wait, signal)
        continue
      }
      limiter.pause(wait)
      waiting?.(wait, status)
    }
  }

  function retriesAfter(response: RawResponse): number {
    if (response.status === 429) return maximumRetries
    if (unavailable >= maximumUnavailable) return 1
    return askedWaitOf(response) === undefined ? maximumRetriesIfUnavailable : maximumRetries
  }

  return {
    name: [...new Set(Object.values(bases))].join(', '),
    mock: false,
    base,
    async send(request, document) {
      if (!request.url.startsWith(`${base(document)}/`)) throw new Error(`${request.url} is not under ${base(document)}; it is not sent`)
      guard(request, document)
      throwIfStopped(signal)
      const serverGone = await gone
      if (serverGone) throw serverGone
      note?.(request, document)
      try {
        const response = await sendWithRetries(request)
        withoutResponse = 0
        responded = true
        if (!isUnavailable(response)) available = true
        else if (!available && unavailable >= maximumUnavailable)
          gone ??= Promise.resolve(new ServerGone(`${base(document)} responds to everything with ${response.status}; the run ends here.`))
        if (request.method === 'GET' && response.status < 500) lastGood = request
        note?.(request, document, response)
        return response
      } catch (error) {
        throwIfStopped(signal)
        const reason = reasonOf(error as Error, timeout)
        // Nothing listens there, so probing is pointless.
        if (!responded && isUnreachable(error))
          gone ??= Promise.resolve(new ServerGone(`${base(document)} does not respond (${reason}); the run ends here.`))
        else if (++withoutResponse >= maximumWithoutResponse)
          gone ??= probe(reason).finally(() => withoutResponse < maximumWithoutResponse && (gone = undefined))
        throw (await gone) ?? new NoResponse(reason)
      }
    },
  }
}

const isUnavailable = ({ status }: RawResponse): boolean => status === 502 || status === 503 || status === 504

/** @throws Interrupted if the caller stopped the run */
function throwIfStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Interrupted(signal)
}

/** Spreads requests over time. */
function createRateLimiter(rate: number | undefined) {
  let next = 0
  return {
    async acquire(signal: AbortSignal | undefined): Promise<void> {
      for (;;) {
        const wait = next - Date.now()
        if (wait <= 0) break
        if (rate) {
          next += 1000 / rate
          return sleep(wait, signal)
        }
        await sleep(wait, signal)
      }
      if (rate) next = Math.max(next, Date.now()) + 1000 / rate
    },
    /** Delays all further requests. */
    pause(milliseconds: number): void {
      next = Math.max(next, Date.now() + milliseconds)
    },
  }
}

/**
 * Milliseconds to wait, as `Retry-After` says or, after a 429, until the next window begins;
 * `undefined` if the response does not say.
 */
function askedWaitOf({ status, headers }: RawResponse): number | undefined {
  const after = secondsUntil(headers, headerOf(headers, 'retry-after'))
  const reset = status === 429 ? (headerOf(headers, 'x-ratelimit-reset') ?? headerOf(headers, 'x-rate-limit-reset')) : undefined
  const seconds = after ?? (reset === undefined ? undefined : secondsUntil(headers, new Date(Number(reset) * 1000).toString()))
  return seconds === undefined ? undefined : seconds * 1000
}

/**
 * Milliseconds to wait before a request is repeated: as the server asks, or else longer each time.
 *
 * @param attempt - how often the request was rejected before
 * @param first - the first wait if the server does not ask for one
 */
function waitOf(asked: number | undefined, attempt: number, first: number): number {
  const wait = asked === undefined ? first * 2 ** attempt : Math.max(asked, attempt === 0 ? 0 : 250 * 2 ** attempt)
  return Math.min(wait, maximumWait)
}

/** Seconds until a time, by the server's clock, or as a number; `undefined` for other texts. */
function secondsUntil(headers: RawResponse['headers'], time: string | undefined): number | undefined {
  if (time === undefined) return undefined
  const now = Date.parse(headerOf(headers, 'date') ?? '') || Date.now()
  const seconds = Number.isFinite(Number(time)) ? Number(time) : (Date.parse(time) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : undefined
}

const codeOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : cause === undefined ? '' : codeOf(cause)
}

/**
 * Whether the server closed the connection before responding, as some servers do with connections
 * they consider idle.
 */
const isReset = (error: unknown): boolean => /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(codeOf(error))

/** Whether nothing listens there, so that the request was not carried out. */
const isRefused = (error: unknown): boolean => codeOf(error) === 'ECONNREFUSED'

const isTimeout = (error: unknown): boolean => (error as Error).name === 'TimeoutError'

const isUnreachable = (error: unknown): boolean =>
  /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|CERT_.*|DEPTH_.*)$/.test(codeOf(error))

function reasonOf(error: Error, timeout: number): string {
  const { message, cause } = error
  if (isTimeout(error)) return `no response within ${timeout} ms`
  if (isReset(error)) return 'the server closed the connection before it responded, each time (connection reset)'
  return cause instanceof Error ? `${message}: ${cause.message || (cause as NodeJS.ErrnoException).code}` : message
}

const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new Interrupted(signal))
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      reject(new Interrupted(signal as AbortSignal))
    }
    signal?.addEventListener('abort', stop, { once: true })
  })

async function sendWith(
  fetch: typeof globalThis.fetch,
  { method, url, headers, body }: RawRequest,
  timeout: number,
  sent: (() => void) | undefined,
): Promise<RawResponse> {
  sent?.()
  const began = Date.now()
  const limit = fairTimeout(timeout)
  const init: RequestInit = { method, headers, redirect: 'manual', signal: limit.signal }
  if (body !== undefined) init.body = body
  try {
    const response = await fetch(url, init)
    const text = await textOf(response).catch((error: unknown) => {
      throw isWrongEncoding(error) ? wrongEncoding(response) : error
    })
    return { status: response.status, headers: [...response.headers], body: text, took: Date.now() - began }
  } finally {
    limit.clear()
  }
}

/** Whether a body could not be decompressed. */
const isWrongEncoding = (error: unknown): boolean =>
  causesOfError(error).some((cause) => /^(Z_|ERR__ERROR_FORMAT|ERR_BROTLI)/.test(String((cause as { code?: unknown }).code)))

const wrongEncoding = ({ status, headers }: Response): Error =>
  new Error(`the body of the ${status} response is not in ${headers.get('content-encoding')}, its content-encoding`)

/** Maximum size of a response body in bytes. */
const maximumBodySize = 10 * 2 ** 20

/**
 * @throws if the body exceeds {@link maximumBodySize} (the rest is not read), or is too deeply
 * nested
 */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maximumBodySize)
      throw new BodyTooLong(`the body of the ${response.status} response is longer than ${maximumBodySize / 2 ** 20} MB`)
    text += decoder.decode(chunk, { stream: true })
  }
  const whole = text + decoder.decode()
  if (isTooDeep(whole)) throw new Error(`the body of the ${response.status} response has more than ${maximumLevels} levels`)
  return whole
}

/**
 * A timeout that ignores time in which this process was too busy to read a response, such as while
 * compiling a schema.
 */
function fairTimeout(timeout: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController()
  const arm = (wait: number): NodeJS.Timeout => {
    const due = performance.now() + wait
    return setTimeout(() => {
      const late = performance.now() - due
      if (late > 100) timer = arm(late)
      else controller.abort(new DOMException(`no response within ${timeout} ms`, 'TimeoutError'))
    }, wait)
  }
  let timer = arm(timeout)
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}
