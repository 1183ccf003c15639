import type { Draft } from '../request/request.ts'
import { onAbort } from './abort.ts'

/** The largest body that is read, in bytes; a page of a thousand messages of the largest size fits. */
export const largestBody = 100 * 2 ** 20

/** A response, its body read. */
export interface Received {
  readonly response: Response
  readonly text: string
}

/** Adds the credentials to a request. */
type Sign = () => void | Promise<void>

/** Marks the end of the time for one attempt. */
export const timedOut = Symbol('timed out')

/** Marks a body that is larger than anything the service sends. */
export const oversized = Symbol('oversized')

/** Marks a redirect. */
export class Redirected {
  readonly response: Response
  constructor(response: Response) {
    this.response = response
  }
}

/**
 * Sends a request once and reads the whole response, both within the time allowed.
 *
 * @param sign - adds the credentials to the request, which has to be done within the same time
 * @throws what `fetch` throws, one of the marks above, or the signal's reason
 */
export function attempt(
  fetch: typeof globalThis.fetch,
  request: Draft,
  sign: Sign,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const controller = new AbortController()
    // The promise is settled here and not by `fetch`, so that a `fetch` that ignores its signal cannot hang the call.
    const stop = (reason: unknown) => {
      settle()
      reject(reason)
      controller.abort(reason)
    }
    const timer = timeout === Number.POSITIVE_INFINITY ? undefined : setTimeout(stop, timeout, timedOut)
    const off = signal && onAbort(signal, () => stop(signal.reason))
    const settle = () => {
      clearTimeout(timer)
      off?.()
    }
    // Not `finally`, which would create two more promises for every call.
    send(fetch, request, sign, controller.signal).then(
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

async function send(
  fetch: typeof globalThis.fetch,
  { url, method, headers, body }: Draft,
  sign: Sign,
  signal: AbortSignal,
): Promise<Received> {
  const signing = sign()
  if (signing) {
    await signing
    // If the key arrives too late, nothing is sent.
    signal.throwIfAborted()
  }
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
  // Without a length, or compressed, a small response may decode to one that fills the memory.
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

/** Discards a body that will not be read, so that its connection is free again. A custom `fetch` may return a Node stream. */
function discard({ body }: { readonly body: (Partial<ReadableStream> & { destroy?(): void }) | null }): void {
  if (body?.cancel) body.cancel().catch(() => {})
  else body?.destroy?.()
}
