import { performance } from 'node:perf_hooks'
import type { DocumentName } from '../spec/bundles.ts'
import { isTooDeep, mostLevels } from '../validate/body.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import type { Target } from './environment.ts'
import { Interrupted } from './outcome.ts'

/** A server to test, by the addresses that the caller named. */
export interface ServerSettings {
  bases: Partial<Record<DocumentName, string>>
  /** Milliseconds until a response counts as missing. */
  timeout: number
  /** The most requests in a second; unlimited unless set. */
  rate?: number | undefined
  /** Looks at each request before it is sent, and throws to stop it. */
  guard: (request: RawRequest, document: DocumentName) => void
  /** Called for each request that passes the guard: before it is sent, and again with its response. */
  note?: ((request: RawRequest, document: DocumentName, answer?: RawResponse) => void) | undefined
  /** Called for each attempt to send a request, also one that is repeated. */
  sent?: (() => void) | undefined
  /** Milliseconds to wait before a server that does not respond is tried again. */
  pause?: number
  /** Called when the server asks to wait, with the milliseconds of the wait. */
  waiting?: ((milliseconds: number) => void) | undefined
  /** Ends waits and rejects further requests. Those under way are finished, as what they create could not be removed otherwise. */
  signal?: AbortSignal | undefined
}

/** The server no longer responds; the run cannot continue. */
export class ServerGone extends Error {}

/** How many requests in a row may fail without a response before the run checks whether the server still responds. */
const patience = 5
/** How often that is checked. */
const tries = 3
/** How often a request is repeated that was sent too early. */
const most429 = 6
/** The longest wait that a server may ask for, in milliseconds. */
const longestWait = 120_000

/**
 * A server as a target. Nothing is sent to any other host, and a redirect is a response like any other. After a 429 it waits as `Retry-After` says;
 * once the server is gone, every further request fails with `ServerGone` at once.
 */
export function serverTarget(settings: ServerSettings): Target {
  const { bases, timeout, rate, guard, note, sent, pause = 500, waiting, signal } = settings
  const base = (document: DocumentName) => bases[document] ?? ''
  const turn = createTurns(rate)
  let unanswered = 0
  let answered = false
  let lastGood: RawRequest | undefined
  let gone: Promise<ServerGone | undefined> | undefined

  /** Repeats an earlier request, or requests the base address, to check whether the server still responds. */
  async function probe(error: string): Promise<ServerGone | undefined> {
    const address = Object.values(bases)[0] ?? ''
    const request: RawRequest = lastGood ?? { method: 'GET', url: address, headers: [], body: undefined }
    for (let attempt = 1; attempt <= tries; attempt++) {
      try {
        await ask(request, timeout)
        unanswered = 0
        return undefined
      } catch {
        if (attempt < tries) await sleep(pause * attempt, signal)
      }
    }
    return new ServerGone(`${address} ${answered ? 'stopped responding' : 'does not respond'} (${error}); the run ends here.`)
  }

  /** Sends a request, waits out rate limits, and repeats it once after a reset connection. */
  async function respondedTo(request: RawRequest): Promise<RawResponse> {
    let reset = false
    for (let attempt = 0; ; attempt++) {
      await turn.wait(signal)
      let response: RawResponse
      sent?.()
      try {
        response = await ask(request, timeout)
      } catch (error) {
        if (reset || !isReset(error)) throw error
        reset = true
        continue
      }
      const wait = response.status === 429 ? waitOf(response) : undefined
      if (wait === undefined || attempt >= most429) return response
      turn.hold(wait)
      waiting?.(wait)
    }
  }

  return {
    name: [...new Set(Object.values(bases))].join(', '),
    mock: false,
    base,
    async send(request, document) {
      if (!request.url.startsWith(`${base(document)}/`)) throw new Error(`${request.url} is not under ${base(document)}; it is not sent`)
      guard(request, document)
      throwIfStopped(signal)
      const dead = await gone
      if (dead) throw dead
      note?.(request, document)
      try {
        const response = await respondedTo(request)
        unanswered = 0
        answered = true
        if (request.method === 'GET' && response.status < 500) lastGood = request
        note?.(request, document, response)
        return response
      } catch (error) {
        throwIfStopped(signal)
        const why = reasonOf(error as Error, timeout)
        // Nothing listens there: further attempts would only take time.
        if (!answered && isUnreachable(error))
          gone ??= Promise.resolve(new ServerGone(`${base(document)} does not respond (${why}); the run ends here.`))
        else if (++unanswered >= patience) gone ??= probe(why).finally(() => unanswered < patience && (gone = undefined))
        const now = await gone
        throw now ?? new Error(why)
      }
    },
  }
}

const interruption = 'the run was interrupted'

/** @throws Interrupted if the caller stopped the run */
function throwIfStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Interrupted(interruption)
}

/** Spreads requests over time. */
function createTurns(rate: number | undefined) {
  let next = 0
  return {
    async wait(signal: AbortSignal | undefined): Promise<void> {
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
    /** Delays every further request by this many milliseconds. */
    hold(milliseconds: number): void {
      next = Math.max(next, Date.now() + milliseconds)
    },
  }
}

/** How long a 429 response asks to wait, in milliseconds; a second where it does not say. */
function waitOf(answer: RawResponse): number {
  const text = headerOf(answer.headers, 'retry-after')
  if (text === undefined) return 1000
  const seconds = Number(text)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longestWait) : 1000
}

const codeOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : cause === undefined ? '' : codeOf(cause)
}

/** Whether the server closed the connection before it responded, as some do with connections that they think idle. */
const isReset = (error: unknown): boolean => /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(codeOf(error))

const isUnreachable = (error: unknown): boolean =>
  /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|CERT_.*|DEPTH_.*)$/.test(codeOf(error))

function reasonOf(error: Error, timeout: number): string {
  const { name, message, cause } = error
  if (name === 'TimeoutError') return `no response within ${timeout} ms`
  if (isReset(error)) return 'the server closed the connection before it responded, twice (connection reset)'
  return cause instanceof Error ? `${message}: ${cause.message || (cause as NodeJS.ErrnoException).code}` : message
}

const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      reject(new Interrupted(interruption))
    }
    signal?.addEventListener('abort', stop, { once: true })
  })

async function ask({ method, url, headers, body }: RawRequest, timeout: number): Promise<RawResponse> {
  const limit = fairTimeout(timeout)
  const init: RequestInit = { method, headers, redirect: 'manual', signal: limit.signal }
  if (body !== undefined) init.body = body
  try {
    const response = await fetch(url, init)
    return { status: response.status, headers: [...response.headers], body: await textOf(response) }
  } finally {
    limit.clear()
  }
}

/** The longest body of a response that is read, in bytes. */
const longestBody = 10 * 2 ** 20

/** @throws if the body is longer than {@link longestBody}, of which the rest is not read, or has too many levels to be compared */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > longestBody) throw new Error(`the body of the ${response.status} response is longer than ${longestBody / 2 ** 20} MB`)
    text += decoder.decode(chunk, { stream: true })
  }
  const whole = text + decoder.decode()
  if (isTooDeep(whole)) throw new Error(`the body of the ${response.status} response has more than ${mostLevels} levels`)
  return whole
}

/** A time limit that does not count the time in which this process was too busy to read a response, such as while it compiled a schema. */
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
