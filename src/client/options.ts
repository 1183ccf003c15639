import type { SendOptions } from '../request/callOptions.ts'
import type { HeadersLike } from '../request/headers.ts'
import type { Secret } from '../transport/credentials.ts'
import type { Fetch } from '../transport/fetch.ts'
import type { Hooks } from '../transport/hooks.ts'
import type { Logger } from '../transport/logger.ts'
import type { RateLimiter } from '../transport/rateLimiter.ts'

export type { CallOptions } from '../request/callOptions.ts'

/** Options of how requests are sent. `withOptions` takes them too. */
export interface SendClientOptions extends SendOptions {
  /**
   * Headers of every request, such as for tracing or a gateway. They cannot replace headers that
   * the client sets itself, except `user-agent`, and carry no credential. `withOptions` adds to
   * them, and so does a call.
   */
  readonly headers?: HeadersLike | undefined
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
