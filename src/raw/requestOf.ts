import { passedTo } from '../request/checks.ts'
import { checkSegments } from '../request/values.ts'

/** A request as `cometchat-rest/raw` reads it. */
export type RawRequest = Pick<Request, 'url' | 'method'> & {
  readonly headers: Iterable<[name: string, value: string]>
  readonly body?: string | ReadableStream<Uint8Array> | null
  readonly signal?: AbortSignal | null | undefined
}

/**
 * Makes a request of what `fetch` takes. Where the platform's Request would change nothing, it is
 * an object with the same values: that takes a tenth of the time, and the body stays a string.
 */
export function requestOf(url: string, init: RequestInit = {}): RawRequest {
  const read = <Name extends keyof RequestInit>(name: Name) => passedTo(init, name) as RequestInit[Name]
  const [method = 'GET', signal, body = null] = [read('method'), read('signal'), read('body')]
  const isText = typeof body === 'string' && method !== 'GET'
  const isLight = /^(GET|POST|PUT|PATCH|DELETE)$/.test(method) && (!signal || signal instanceof AbortSignal)
  const headers = new Headers(read('headers'))
  // The platform adds the content type that a string has by default.
  if (isLight && (isText ? headers.has('content-type') : body === null))
    return { url: new URL(url).href, method, headers, body: body as string | null, signal }
  return new Request(url, init)
}

/**
 * Checks the path of a URL as the platform reads it: it drops tabs and line breaks, and trims
 * spaces and control characters.
 *
 * @throws TypeError for a relative segment, which the platform would resolve silently
 */
export const checkWritten = (where: string, url: string): void =>
  checkSegments(`${where}: the URL`, url.replace(/^[\0- ]+|[\0- ]+$|[\t\n\r]/g, '').replace(/[?#].*/s, ''))
