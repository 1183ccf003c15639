// Takes the place of the modules of Node, and of what needs them, in the browser build of the fake.
import { errorResponse } from '../mock/errorResponse.ts'

const needsNode = (what: string, instead: string) => (): never => {
  throw new Error(`${what} needs Node. ${instead}`)
}

/** `mock/listen.ts`: a page cannot listen. */
export const listen = needsNode('fake.listen()', 'In a browser, call fake.fetch.')
export const tooLarge = errorResponse(413, 'ERR_BAD_REQUEST', 'The body is too large.')

/** `fake/msw.ts`: it loads the application's own copy of msw. */
export const createHandlers = needsNode('fake.handlers()', 'In a browser, pass http.all(URL, ({ request }) => fake.fetch(request)) to msw.')

/** `node:crypto` */
export const createHmac = needsNode('webhook.secret', 'In a browser, leave it out: events are not signed.')

/** `node:crypto` */
export const createHash = needsNode('A state with API keys', 'In a browser, use fake.snapshot() and fake.restore().')

/** `fake/admin.ts`: nobody can listen. */
export const administer = needsNode('fake.listen()', 'In a browser, call fake.fetch.')

/** `fake/stateFile.ts`: a page has no files. */
export const createStateFile = needsNode('The option state', 'In a browser, use fake.snapshot() and fake.restore().')

/** `node:timers/promises` */
export function setTimeout(milliseconds: number, value?: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) return reject(signal.reason)
    const timer = globalThis.setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve(value)
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** `node:util`, for values that are JSON */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const names = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isDeepStrictEqual(one[name as never], other[name as never]))
  )
}

/** `node:stream/web`: not every browser has `ReadableStream.from`. */
export const ReadableStream = {
  from: (parts: AsyncIterable<Uint8Array>): globalThis.ReadableStream => {
    const iterator = parts[Symbol.asyncIterator]()
    return new globalThis.ReadableStream({
      async pull(controller) {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await iterator.return?.()),
    })
  },
}
