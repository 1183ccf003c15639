import { type CallOptions, type SendSettings, settingsOf } from '../request/callOptions.ts'
import type { PreparedRequest } from '../request/prepareRequest.ts'
import type { Route } from '../request/route.ts'
import type { CallQueue, QueuedCall } from './callQueue.ts'
import type { CredentialHeaders } from './credentials.ts'
import type { CallEvent, Hooks } from './hooks.ts'
import type { Logger } from './logger.ts'
import type { NewRecords } from './newRecords.ts'
import type { RetryBudget } from './retryBudget.ts'
import type { Endable } from './waitFor.ts'

export interface Connection extends SendSettings {
  readonly fetch: typeof globalThis.fetch
  readonly credentials: () => Promise<CredentialHeaders>
  readonly logger: Logger
  readonly hooks: Hooks
  readonly queue: CallQueue
  readonly retryBudget: RetryBudget
  /** `undefined` for an API of which nothing is known to settle. */
  readonly newRecords: NewRecords | undefined
}

/** An operation, or a path that the documents lack. */
export interface CalledOperation
  extends Pick<Route, 'method' | 'path' | 'bodiless' | 'response' | 'settles'>,
    Partial<Pick<Route, 'secrets'>> {
  readonly name: string | undefined
  readonly operationId: string | undefined
  /** The path as hooks and logs show it, without ids. */
  readonly shownPath?: string
}

export interface CallState extends Endable, QueuedCall {
  readonly connection: Connection
  readonly request: PreparedRequest
  readonly operation: CalledOperation
  readonly settings: SendSettings
  credentials: CredentialHeaders | undefined
  body: string | Uint8Array | undefined
  attempts: number
  /** How many of these count against its retries: all but those that a rate limit rejected. */
  failures: number
  /** Since when it waits for permit and place. */
  waitsSince: number | undefined
  /** How long it has waited for rate limits, in milliseconds. */
  waited: number
  /** The part of the client's retry budget that the last retry took. */
  retryCost: number | undefined
  /** Whether an attempt may have been carried out although no response said so. */
  mayBeDone: boolean
  /** When it was first too early for a record that its options name. */
  tooEarlySince: number | undefined
}

/** Counts calls, also those of another copy of the package in the same process. */
const calls: { count: number } = ((globalThis as Record<symbol, unknown>)[Symbol.for('cometchat-rest.calls')] ??= { count: 0 }) as never

export function newCall(connection: Connection, request: PreparedRequest, operation: CalledOperation, options: CallOptions): CallState {
  // Most calls have none, and thousands may wait.
  const settings = Object.keys(options).length > 0 ? settingsOf(options, connection) : connection
  const began = performance.now()
  return {
    id: ++calls.count,
    connection,
    request,
    operation,
    settings,
    began,
    end: began + settings.deadline,
    attempts: 0,
    failures: 0,
    waited: 0,
    mayBeDone: false,
    // All are set, as what a polluted prototype has would count otherwise.
    body: undefined,
    credentials: undefined,
    ended: undefined,
    lane: undefined,
    permittedAt: undefined,
    refusal: undefined,
    retryCost: undefined,
    tooEarlySince: undefined,
    turn: undefined,
    wait: undefined,
    waitsSince: undefined,
  }
}

/** The properties of all events of a call. */
export function eventOf({ id, operation }: CallState): CallEvent {
  const { name, operationId, method, path, shownPath = path } = operation
  return { callId: id, name, operationId, method, path: shownPath }
}

/** How the logger names a call. */
export function nameForLogger(call: CallState): string {
  const { method, path } = eventOf(call)
  return `${method} ${path}`
}
