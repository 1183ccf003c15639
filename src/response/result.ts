import type { ChatApiError } from '../errors/ChatApiError.ts'

/** Headers, as far as they are read. */
export type ReadHeaders = Pick<Headers, 'get' | 'forEach'>

/** Status and headers of a response, whatever kind of object the response is. */
export interface ResponseHead {
  readonly status: number
  readonly ok: boolean
  /** Of a custom `fetch` it may be anything. */
  readonly statusText: unknown
  /** As the response has them. */
  readonly givenHeaders: Headers
  /** The same, but reading them never throws. */
  readonly headers: ReadHeaders
}

/** Reads status and headers once. Returns `undefined` for a value that is no response. */
export function headOf(value: Partial<Response> | undefined): ResponseHead | undefined {
  const { status, ok = false, statusText, headers, text } = Object(value) as Partial<Response>
  if (typeof headers?.get !== 'function' || typeof text !== 'function' || typeof status !== 'number') return undefined
  return { status, ok, statusText, givenHeaders: headers, headers: headers instanceof Headers ? headers : neverThrowing(headers) }
}

/** The headers of a custom `fetch`, which may be any object. */
const neverThrowing = (headers: ReadHeaders): ReadHeaders => ({
  get(name) {
    try {
      const value: unknown = headers.get(name)
      return typeof value === 'string' ? value : null
    } catch {
      return null
    }
  },
  forEach(callback) {
    try {
      headers.forEach((value, name, parent) => {
        callback(String(value), String(name), parent)
      })
    } catch {}
  },
})

/** A response, and what was read of it. */
export interface Received {
  readonly response: Response
  readonly head: ResponseHead
  readonly text: string
  readonly data: object | undefined
}

/** The final response to a call. */
export interface CallResult extends Received {
  readonly error: ChatApiError | undefined
  readonly attempts: number
  /** The credentials that the request was sent with, which must not be shown. */
  readonly secrets: readonly string[]
}

/** The id by which CometChat knows a request, in either of its spellings. */
export const requestIdOf = (headers: ReadHeaders): string | undefined =>
  headers.get('x-request-id') ?? headers.get('request-id') ?? undefined
