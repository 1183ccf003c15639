import type { PreparedRequest } from '../request/prepareRequest.ts'
import type { CallResult } from '../response/result.ts'
import { performCall } from '../transport/call.ts'
import { calledAt, requestAt, type State } from './perform.ts'

/**
 * By this name `cometchat-rest/raw` finds in a client what it sends with. The symbol is registered,
 * as a program may load one entry as an ES module and another as CommonJS.
 */
export const gateway: unique symbol = Symbol.for('cometchat-rest.gateway')

/** What a client offers to code that composes requests. */
export interface Gateway {
  /** The address below which everything is that it can call. */
  readonly base: string
  /** The query parameters at a path whose lists are joined with commas. */
  joined(method: string, path: string): readonly string[]
  /**
   * Sends a request below the base as a method would: with its key, limits, retries, timeouts and
   * hooks. Its headers hold no credentials.
   */
  send(request: Omit<PreparedRequest, 'limit'>, signal: AbortSignal | undefined): Promise<CallResult>
}

/** The gateway of a client. */
export const gatewayOf = (state: State): Gateway => ({
  base: state.base,
  joined: (method, path) => calledAt(state, method, path).entry?.joined ?? [],
  async send(request, signal) {
    const path = request.url.slice(state.base.length).replace(/[?#].*/s, '')
    const { called, ...parts } = requestAt(state, request.method, path, request.headers)
    // Without a prototype, as a polluted one must not add options.
    const options = Object.assign(Object.create(null), { signal })
    return performCall(state.connection, { ...request, ...parts }, called, options)
  },
})
