import type { SendClientOptions } from './options.ts'
import type { RequestMethod, RequestOptions } from './request.ts'

/**
 * Makes the compiler distinguish clients that are bound to a user from those that are not, which it
 * would otherwise accept for each other, as their methods have the same names. No client has this
 * property at run time.
 */
export declare const actsFor: unique symbol

/** The methods of every client beside its operations. */
export interface ClientParts {
  /**
   * Calls what the documents lack, such as an operation that CometChat has added: with everything
   * that a method has, and a result of which nothing is known.
   *
   * @param method - the HTTP method
   * @param path - the path below the client's address, with each value in it encoded
   * @param options - `body` and `query`, and the options that every call takes
   * @returns the response's body
   * @throws what a method throws, and a TypeError for a path that leads elsewhere
   *
   * @example
   * ```ts
   * const path = `/beds/${encodeURIComponent(bed)}/plants` as const
   * const result = await chat.request('POST', path, { body: { kind: 'leek' } })
   * ```
   */
  request(method: RequestMethod, path: string, options?: RequestOptions): Promise<unknown>
  /**
   * A client with other options for sending, which shares everything else with this client, its
   * rate limits among them: such as a nightly job that waits, next to a web handler that does not.
   * @throws TypeError naming the option and the fix
   */
  withOptions(options: SendClientOptions): this
}
