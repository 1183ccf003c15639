import type { CallFacts } from '../errors/ChatError.ts'
import { timerTime } from '../request/checks.ts'
import type { PreparedRequest } from '../request/prepareRequest.ts'
import type { Concurrency } from './concurrency.ts'
import type { CredentialHeaders } from './credentials.ts'
import type { CallEvent, Hooks } from './hooks.ts'
import type { Logger } from './logger.ts'
import type { NewRecords } from './newRecords.ts'
import type { RateLimiter } from './rateLimiter.ts'

/**
 * The options of sending that a client, a client made by `withOptions` and a single call may each
 * set.
 */
export interface SendSettings {
  readonly timeout: number
  readonly deadline: number
  readonly retries: number
  readonly maxWait: number
  readonly waitForRateLimit: boolean
  readonly settling: boolean | readonly string[]
}

/** The settings that options ask for, and the others where an option is `undefined`. */
export const settingsOf = (options: SendOptions, others: SendSettings): SendSettings => ({
  timeout: timerTime(options.timeout ?? others.timeout),
  deadline: timerTime(options.deadline ?? others.deadline),
  retries: options.retries ?? others.retries,
  maxWait: options.maxWait ?? others.maxWait,
  waitForRateLimit: options.waitForRateLimit ?? others.waitForRateLimit,
  settling: options.settling ?? others.settling,
})

/** What a client sends with. */
export interface Connection extends SendSettings {
  readonly fetch: typeof globalThis.fetch
  readonly credentials: () => CredentialHeaders | Promise<CredentialHeaders>
  readonly logger: Logger
  readonly hooks: Hooks
  readonly rateLimiter: RateLimiter
  /** What makes the names of limits unique to the app and the API. */
  readonly limitScope: string
  readonly concurrency: Concurrency
  /** `undefined` for an API of which nothing is known to settle. */
  readonly newRecords: NewRecords | undefined
}

/**
 * The options of a single call that concern its sending; what is `undefined` is as the client has
 * it.
 */
export type SendOptions = { readonly [name in keyof SendSettings]?: SendSettings[name] | undefined } & {
  readonly signal?: AbortSignal | undefined
}

/** The operation that a call is for. */
export interface CalledOperation extends Omit<CallFacts, 'attempts' | 'waited'> {
  /** Whether a success may come without a body, whatever its status. */
  readonly bodiless: boolean
  /** Whether it can be too early for a record that was just made. */
  readonly settles: boolean
}

/** A call in progress. */
export interface CallState {
  readonly connection: Connection
  readonly request: PreparedRequest
  readonly operation: CalledOperation
  readonly settings: SendSettings
  /** What ends the call: the caller's signal, or its deadline; `undefined` if it has neither. */
  readonly signal: AbortSignal | undefined
  /** When the call began, by the clock of `performance.now`. */
  readonly began: number
  /** When it must be over, by the same clock. */
  readonly end: number
  /** The place of the call among those of this process. */
  readonly sequence: number
  /** What every hook receives about it. */
  readonly event: CallEvent
  /** The headers with its credentials, once they have been fetched. */
  credentials: CredentialHeaders | undefined
  /** How many times the request was sent. */
  attempts: number
  /** How many of these count against its retries: all but those that a rate limit rejected. */
  failures: number
  /** How long it has waited for rate limits, in milliseconds. */
  waited: number
  /**
   * With a limiter that does not observe pauses: how many of its attempts in a row were rejected
   * with 429, since when, and until when it pauses.
   */
  rejections: number
  rejectedSince: number | undefined
  resumesAt: number
  /** Whether an attempt may have been carried out although no response said so. */
  mayBeDone: boolean
  /** When it was first too early for a record that its options name. */
  tooEarlySince: number | undefined
}

/** What an error says about a call. */
export const factsOf = ({ operation: { name, operationId, method, path }, attempts, waited }: CallState): CallFacts => ({
  name,
  operationId,
  method,
  path,
  attempts,
  waited,
})

/** What an error says about a call, and the credentials that it must not show. */
export const errorContext = (call: CallState): { facts: CallFacts; secrets: readonly string[] } => ({
  facts: factsOf(call),
  secrets: secretsOf(call),
})

/** The credentials of a call, which nothing may show. */
export const secretsOf = ({ credentials }: CallState): readonly string[] => Object.values(credentials ?? {})
