/** The options that the client passes to its `fetch`, in addition to the address. */
export interface FetchInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly redirect: 'manual'
  readonly signal: AbortSignal
  /** A text or bytes. It is `any` because every library declares its own type of bodies. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body?: any
}

/**
 * What the client reads of a response. Without a `body` that is a stream of the platform's, it
 * reads the whole text.
 */
export interface FetchResponse {
  readonly ok: boolean
  readonly status: number
  readonly headers: {
    get(name: string): string | null
    forEach(callback: (value: string, name: string) => void): void
  }
  text(): Promise<string>
}

/**
 * The platform's `fetch`, undici's, node-fetch's, or a function around one of them, such as one
 * that adds a proxy's dispatcher.
 */
export type Fetch = (address: string, init: FetchInit) => Promise<FetchResponse>
