import { redactText } from '../errors/redact.ts'
import { isSecretHeader } from '../request/headers.ts'
import { performCall } from '../transport/call.ts'
import type { SendOptions } from '../transport/callState.ts'
import { calledAt, headersFor, limitAt, type State } from './perform.ts'

/**
 * By this name `cometchat-rest/raw` finds in a client what it sends with. The symbol is registered,
 * as a program may load one entry as an ES module and another as CommonJS.
 */
export const gateway: unique symbol = Symbol.for('cometchat-rest.gateway')

/** A request that other code than this package's has composed. */
export interface ComposedRequest {
  readonly url: string
  readonly method: string
  /** Credentials in it are replaced with the client's own. */
  readonly headers: Iterable<readonly [name: string, value: string]>
  /** It is read when the request is sent. */
  readonly body: ReadableStream<Uint8Array> | undefined
  readonly signal: AbortSignal
}

/** The response to it, without the client's credentials. */
export interface ComposedResponse {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The body as it was sent. */
  readonly text: string
  /** What it contains, without `__proto__`; `undefined` if there is none. */
  readonly data: object | undefined
  /** The error that a method would throw. */
  readonly error: Error | undefined
}

/** What a client offers to code that composes requests. */
export interface Gateway {
  /** The address below which everything is that it can call. */
  readonly base: string
  /** The query parameters at a path whose lists are joined with commas. */
  joined(method: string, path: string): readonly string[]
  /** Sends a request as a method would: with its key, limits, retries, time-outs and hooks. */
  send(request: ComposedRequest): Promise<ComposedResponse>
}

/** The gateway of a client. */
export const gatewayOf = (state: State): Gateway => ({
  base: state.base,
  joined: (method, path) => calledAt(state, method, path).entry?.joined ?? [],
  send: (request) => send(state, request),
})

async function send(state: State, { url, method, headers: composed, body, signal }: ComposedRequest): Promise<ComposedResponse> {
  const { base, connection } = state
  if (url !== base && !url.startsWith(`${base}/`)) throw new TypeError(`The address is not under ${base}; the key is sent nowhere else.`)
  const called = calledAt(state, method, url.slice(base.length).replace(/[?#].*/s, ''))
  const own = [...composed].filter(([name]) => !isSecretHeader(name))
  const headers = headersFor(state, called, Object.fromEntries(own))
  const request = { url, method, headers, body, limit: limitAt(called, headers.onbehalfof) }
  const { response, text, data, error, secrets } = await performCall(connection, request, called, {
    __proto__: null,
    signal,
  } as SendOptions)
  // A response that failed may repeat the key.
  const clean = (value: string) => (error ? redactText(value, secrets) : value)
  const received: [string, string][] = []
  response.headers.forEach((value, name) => void received.push([name, clean(value)]))
  const { status, statusText } = response
  return { status, statusText: clean(String(statusText ?? '')), headers: received, text: clean(text), data, error }
}
