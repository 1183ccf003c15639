/** A request as the client handed it to `fetch`. */
export interface Sent {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly init: RequestInit
}

/** A `fetch` that responds from memory and keeps the requests. */
export interface StubFetch {
  readonly fetch: typeof globalThis.fetch
  readonly sent: readonly Sent[]
}

/** Makes a `fetch` that responds with what `respond` returns or throws; `number` counts from 1. */
export function stubFetch(
  respond: (sent: Sent, number: number) => Response | Promise<Response> = () => Response.json({ data: [] }),
): StubFetch {
  const sent: Sent[] = []
  return {
    sent,
    async fetch(input, init = {}) {
      const request = { url: new URL(String(input)), method: init.method ?? 'GET', headers: new Headers(init.headers), init }
      return respond(request, sent.push(request))
    },
  }
}

/** The error that the platform's `fetch` rejects with when a connection fails. */
export const connectionError = (code: string): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`connect ${code}`), { code }) })
