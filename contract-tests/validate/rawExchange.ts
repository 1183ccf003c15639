import type { OtherAddress } from './otherAddress.ts'

/** A request as it goes over the wire. */
export interface RawRequest {
  readonly method: string
  /** The complete URL, not normalized. */
  readonly url: string
  /** Names keep their case. */
  readonly headers: [name: string, value: string][]
  body: string | undefined
  /** The address that was called, if the documents have another one for it. */
  readonly otherAddress?: OtherAddress | undefined
}

/** A response as it was received. */
export interface RawResponse {
  readonly status: number
  readonly headers: [name: string, value: string][]
  readonly body: string
  /**
   * Whether the request may have been carried out before: it was repeated after a 502, a 504 or a
   * reset connection.
   */
  readonly isRepeated?: boolean
  /** Milliseconds from the request to the end of the body; of a repeated request, the last time. */
  readonly took?: number
  /** Milliseconds over which the body arrives, where a test planned it. */
  readonly slow?: number
}

/** One request and its response. */
export interface Exchange {
  readonly request: RawRequest
  readonly response: RawResponse
}

/** The value of a header, whatever the case of its name. */
export const headerOf = (headers: readonly [string, string][], name: string): string | undefined =>
  headers.find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1]

/** The media type of a message, without its parameters. */
export const mediaTypeOf = (headers: readonly [string, string][]): string | undefined =>
  headerOf(headers, 'content-type')?.split(';')[0]?.trim().toLowerCase()

/** The path of a URL, not normalized; empty if it has none. */
export function pathOf(url: string): string {
  const [address = ''] = url.split(/[?#]/)
  return address.replace(/^[a-z]+:\/\/[^/]*/i, '')
}
