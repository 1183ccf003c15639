import type { Listening } from '../mock/loopback.ts'
import type { ListenOptions } from './listen.ts'
import type { MswHandler } from './msw.ts'
import type { Failure, InitialPlan } from './plan.ts'
import type { Seeds } from './seed.ts'
import type { Behaviour, Json } from './store.ts'
import type { AnyEvent, EventName, EventOf, FakeWebhook, Part } from './webhook.ts'
import type { Delivery } from './webhookQueue.ts'

/** Options of a fake. */
export interface FakeChatOptions extends Seeds, Partial<Behaviour>, InitialPlan {
  /** `app-linden-yard` unless set. */
  appId?: string
  /** `eu` unless set. */
  region?: 'us' | 'eu' | 'in'
  /** The current time, which is then frozen; that of this machine unless set. See {@link FakeChat.at}. */
  now?: Date | string | number
  /**
   * Whether `fetch` throws a {@link ContractViolationError} for a request that breaks the specification; it does unless this is `false`. Then, and always over
   * {@link FakeChat.listen}, the fake rejects the request with an error response, as the service does.
   */
  strict?: boolean
  /** Where events are posted to as they happen. */
  webhook?: FakeWebhook
  /**
   * Called after each request, such as to log it.
   *
   * @param violations - how the request broke the specification; empty if it did not
   */
  onRequest?: (request: FakeRequest, violations: readonly string[]) => void
}

/** A request that the fake received, and its response. Keys are left out. */
export interface FakeRequest {
  /** The client's method, such as `importUsers`; `undefined` for an unknown path. */
  operation: string | undefined
  method: string
  /** Path and query. */
  path: string
  /** Path, query and header parameters by name. */
  parameters: Json
  body: unknown
  status: number
}

/** A stateful Chat API in memory. */
export interface FakeChat {
  /**
   * Responds to requests to any host in place of the global `fetch`: `createChatClient({ …, fetch: fake.fetch })`.
   *
   * @throws ContractViolationError if the request breaks the specification, unless the fake is not strict
   * @throws TypeError if a test planned a broken connection
   */
  readonly fetch: typeof globalThis.fetch
  /** Serves it over HTTP too: on a free port of 127.0.0.1 unless others are named. */
  listen(options?: ListenOptions): Promise<Listening>
  /** Ends every server that `listen` started. */
  close(): Promise<void>
  /** Requests so far, in order; of more than 10,000 the newest. */
  readonly requests: readonly FakeRequest[]
  /** How requests so far broke the specification. A test that expects no violations asserts that it is empty. */
  readonly violations: readonly string[]
  /** The events so far, as webhooks receive them; of more than 10,000 the newest. */
  readonly events: readonly AnyEvent[]
  /** The events posted to the webhook so far, and the status returned; `undefined` without a response. */
  readonly deliveries: readonly Delivery[]
  /** Waits until everything that happened so far is posted to the webhook. */
  delivered(): Promise<void>
  /**
   * The request that posts an event, with the webhook's credentials: the documents' example of it, with the test's changes.
   *
   * ```ts
   * const event = await parseWebhook(fake.deliver('message_sent', { data: { message: { sender: 'jonas' } } }), fake.webhook)
   * ```
   *
   * @throws if the event would break its schema
   */
  deliver<Trigger extends EventName>(trigger: Trigger, overrides?: Part<EventOf<Trigger>>): Request
  /** Credentials of the webhook. */
  readonly webhook: { readonly username: string; readonly password: string }
  /**
   * Handlers for Mock Service Worker, which the application installs.
   *
   * @param options - `baseUrl` where it is not the service's own
   * @throws if `msw` is not installed
   */
  handlers(options?: { baseUrl?: string }): MswHandler[]
  /** Ids of the operations that the fake keeps records for; all others respond with examples of the specification. */
  readonly operations: readonly string[]
  /**
   * Makes the next call of an operation fail; called twice, the next two.
   *
   * @param operation - the client's method, such as `importUsers`, or the operation's id; `*` for any
   * @throws if there is no such operation
   */
  failNext(operation: string, failure: Failure): void
  /**
   * Makes a share of all calls fail from now on. Which calls fail is the same in every run.
   *
   * @param share - 0.1 for about every tenth call; 0 for none
   * @param failure - how they fail, with status 500 unless set
   */
  failRate(share: number, failure?: Failure): void
  /** Allows this many requests a minute from now on, with the documented headers, and rejects more with 429; `undefined` removes the limit. */
  rateLimit(perMinute: number | undefined): void
  /** Waits this many milliseconds before each response from now on. */
  delay(milliseconds: number): void
  /** Sets the current time and freezes it: a date, its ISO text, or seconds since 1970-01-01T00:00:00Z. */
  at(time: Date | string | number): void
  /** Restores the records and options that the fake was made with and forgets everything else. */
  reset(): void
}
