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
   * Headers for every request, for example for tracing or a gateway. They cannot replace headers
   * that the client sets itself, except `user-agent`, or contain credentials. `withOptions` and
   * calls add to them.
   */
  readonly headers?: HeadersLike | undefined
}

/** Options of every client. */
export interface ClientOptions extends SendClientOptions {
  /**
   * The base URL of a mock, a proxy or a test server: `https:`, or plain `http:` on a loopback
   * address or a host in `allowHttp`. It takes precedence over `appId` and `region`. `undefined`
   * counts as not set, as in `baseUrl: process.env.CHAT_BASE_URL`.
   */
  readonly baseUrl?: string | undefined
  /**
   * Hosts that `baseUrl` may reach by plain `http:`, such as `['fake']` for a container on the same
   * private network. Anybody on that network can read the key, so use it for test servers only.
   */
  readonly allowHttp?: readonly string[] | undefined
  /**
   * The maximum number of requests in progress at once; further calls wait, in order. `Infinity`
   * for no limit. Default: 100.
   */
  readonly maxConcurrent?: number | undefined
  /**
   * Keeps the rate limits, instead of `createMemoryRateLimiter()`: for example a limiter that
   * several processes share.
   */
  readonly rateLimiter?: RateLimiter | undefined
  /**
   * The function that sends requests, instead of the global `fetch`. It receives a URL and an init
   * object.
   */
  readonly fetch?: Fetch | undefined
  /** Receives the client's logs, such as `console`. Default: no logs. */
  readonly logger?: Logger | undefined
  /** Functions to call for each call and attempt, for traces, metrics and logs. */
  readonly hooks?: Hooks | undefined
  /** Lets the client run in a browser, where everybody who opens the page can read its key. */
  readonly dangerouslyAllowBrowser?: boolean | undefined
}

/** A region that CometChat is hosted in. */
export type Region = 'us' | 'eu' | 'in'

/**
 * A region. The compiler checks literals; other strings, such as `process.env.CHAT_REGION`, are
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
   * The app's region. Default: `us`, with a warning of the `logger`, because the key and data of an
   * app in another region would go to the wrong one.
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
