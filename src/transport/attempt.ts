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

/** The code of the error that stands for such a body. */
export const tooLarge = 'TOO_LARGE'

/** Marks a redirect. */
export class Redirected {
  readonly response: Response
  constructor(response: Response) {
    this.response = response
  }
}

/**
 * Does something within the time allowed.
 *
 * @param run - what is to be done; it is handed a signal that ends with the time
 * @throws what it throws, `timedOut`, or the signal's reason
 */
export function within<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const controller = new AbortController()
    // The promise is settled here and not by what is run, so that a `fetch` that ignores its signal cannot hang the call.
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
    run(controller.signal).then(
      (result) => {
        settle()
        resolve(result)
      },
      (error) => {
        settle()
        reject(error)
      },
    )
  })
}

/**
 * Sends a request once and reads the whole response.
 *
 * @param sign - adds the credentials to the request
 * @throws what `fetch` throws, one of the marks above, or the signal's reason
 */
export async function send(
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
