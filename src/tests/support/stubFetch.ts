/** A request as the client handed it to `fetch`. */
export interface Sent {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly init: RequestInit
}

/** What becomes of a request; `number` counts from 1. */
export type Respond = (sent: Sent, number: number) => Response | Promise<Response>

/** Makes a `fetch` that responds with what `respond` returns or throws, and keeps the requests. */
export function stubFetch(respond: Respond = () => Response.json({ data: [] })) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const request = { url: new URL(String(input)), method: init.method ?? 'GET', headers: new Headers(init.headers), init }
    return respond(request, sent.push(request))
  }
  return { fetch, sent: sent as readonly Sent[] }
}

/** The error that the platform's `fetch` rejects with when a connection fails. */
export const connectionError = (code: string): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`connect ${code}`), { code }) })
