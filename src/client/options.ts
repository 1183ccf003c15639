import type { HeadersLike } from '../request/headers.ts'
import type { Secret } from '../transport/credentials.ts'
import type { Fetch } from '../transport/fetch.ts'
import type { Hooks } from '../transport/hooks.ts'
import type { Logger } from '../transport/logger.ts'
import type { RateLimiter } from '../transport/rateLimiter.ts'

export type { CallOptions } from '../request/callOptions.ts'

/** Options of how requests are sent. `withOptions` takes them too. */
export interface SendClientOptions {
  /**
   * Headers of every request, such as for tracing or a gateway. They cannot replace headers that
   * the client sets itself, except `user-agent`, and carry no credential. `withOptions` adds to
   * them, and so does a call.
   */
  readonly headers?: HeadersLike | undefined
  /**
   * Time allowed for an attempt, reading the body included, in milliseconds; `Infinity` for no
   * limit. Default: 30,000.
   */
  readonly timeout?: number | undefined
  /**
   * Time allowed for a whole call with its retries, pauses and waits, in milliseconds. Set it
   * wherever somebody waits for the result. Default: no limit.
   */
  readonly deadline?: number | undefined
  /**
   * How often a request that is safe to repeat is sent again after a failure. A 429 does not count.
   * Default: 2.
   */
  readonly retries?: number | undefined
  /**
   * How long a rate limit may stay closed in a row before a call that waits for it gives up, in
   * milliseconds; `Infinity` for no limit. Default: 70,000, one whole window and some more. The
   * time begins when the limit closes, and again when a request of that limit was accepted, so that
   * a long queue does not fail while it advances. A call that would have to wait longer fails as
   * soon as that is known.
   */
  readonly maxWait?: number | undefined
  /**
   * Whether calls wait while a rate limit is used up: after a 429, or when a response says that
   * nothing remains. They wait in order, and a 429 uses up no retry. With `false`, right for what a
   * user waits for, a 429 is thrown at once. Default: `true`.
   */
  readonly waitForRateLimit?: boolean | undefined
  /**
   * Whether a call is repeated while it is too early for its message: for two to three seconds
   * after a message was sent, the service rejects it with 403 `ERR_MESSAGE_NO_ACCESS`. With `true`
   * a call about a message that this client, or one made from it, sent in the last four seconds is
   * repeated every half second until these are over, at most until the call's `deadline`. A list of
   * ids adds these messages, such as that of a webhook's event, for four seconds from the first
   * rejection. It uses up no retry. Default: `true`.
   */
  readonly settling?: boolean | readonly string[] | undefined
}

/** Options of every client. */
export interface ClientOptions extends SendClientOptions {
  /**
   * The whole address of the API: a mock, a proxy, a test server. `https:`, or plain `http:` on a
   * loopback address or on a host that `allowHttp` names. It takes precedence over `appId` and
   * `region`; `undefined` counts as not set, so that `baseUrl: process.env.CHAT_BASE_URL` may stand
   * beside them.
   */
  readonly baseUrl?: string | undefined
  /**
   * Names of hosts that `baseUrl` may reach by plain `http:`, such as `['fake']` for a container on
   * the same private network. Anybody on that network can read the key, so use it for test servers
   * only.
   */
  readonly allowHttp?: readonly string[] | undefined
  /**
   * How many requests may be in progress at once; further calls wait, in order. `Infinity` for no
   * limit. Default: 100.
   */
  readonly maxConcurrent?: number | undefined
  /**
   * Makes calls respect the service's rate limits, in place of `createMemoryRateLimiter()`, such as
   * a limiter that several processes share.
   */
  readonly rateLimiter?: RateLimiter | undefined
  /**
   * What to send requests with, in place of the global `fetch`. It is called with an address and an
   * init object.
   */
  readonly fetch?: Fetch | undefined
  /** Receives the client's logs, such as `console`. Default: no logs. */
  readonly logger?: Logger | undefined
  /** Functions that are called for each call and attempt, for traces, metrics and logs. */
  readonly hooks?: Hooks | undefined
  /** Lets the client run in a browser, where everybody who opens the page can read its key. */
  readonly dangerouslyAllowBrowser?: boolean | undefined
}

/** A region that the service is hosted in. */
export type Region = 'us' | 'eu' | 'in'

/**
 * A region. The compiler checks a literal; any other text, such as `process.env.CHAT_REGION`, is
 * checked at run time.
 */
export type RegionOption<RegionName extends string> = RegionName extends Region
  ? RegionName
  : string extends RegionName
    ? RegionName
    : 'us' | 'eu' | 'in'

/** Where an app's data is. */
export interface AppOptions<RegionName extends string = Region> {
  /**
   * The app's identifier, from the dashboard. Required unless `baseUrl` is set, which takes
   * precedence.
   */
  readonly appId?: string | undefined
  /**
   * The region the app lives in. Default: `us`, with a warning of the `logger`: the key and data of
   * an app elsewhere would go to the wrong region.
   */
  readonly region?: RegionOption<RegionName> | undefined
}

/**
 * What an API key may do: everything (`fullAccess`), or only create users and auth tokens
 * (`authOnly`).
 */
export type KeyScope = 'fullAccess' | 'authOnly'

/** Options of a client for the Chat or Calls API. */
export interface KeyedClientOptions<RegionName extends string = Region> extends ClientOptions, AppOptions<RegionName> {
  /** The API key, or a function that fetches it once for each call. */
  readonly apiKey: Secret
}
