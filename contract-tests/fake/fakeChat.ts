/// <reference lib="esnext.disposable" preserve="true" />
import type { Json } from '../documents/json.ts'
import type { ListenOptions } from '../mock/listen.ts'
import type { Listening } from '../mock/listening.ts'
import type { MswHandler } from './msw.ts'
import type { InitialPlan, PlanControls } from './plan.ts'
import type { Behaviour } from './records.ts'
import type { Seeds } from './seeds.ts'
import type { Snapshot } from './snapshot.ts'
import type { FakeState } from './state.ts'
import type { AnyEvent, DeepPartial, EventName, EventOf, FakeEvents, FakeWebhook } from './webhook.ts'
import type { Delivery } from './webhookQueue.ts'

/** Options of a fake. */
export interface FakeChatOptions extends Seeds, Partial<Behaviour>, InitialPlan {
  /** Default: `app-linden-yard`. */
  appId?: string
  /** Default: `eu`. */
  region?: 'us' | 'eu' | 'in'
  /** Freezes the clock at a time. Default: the system time. See {@link FakeChat.at}. */
  now?: Date | string | number
  /**
   * A file that keeps the records, such as `app.json`: loaded at the start, if it exists, instead
   * of the initial records, and saved by {@link FakeChat.save} and {@link FakeChat.close}. It
   * contains neither API keys nor auth tokens. Default: none.
   */
  state?: string
  /**
   * Whether `fetch` throws a {@link ContractViolationError} for a request that violates the
   * specification. Default: true. If false, and always over {@link FakeChat.listen}, the fake
   * rejects the request with an error response, as CometChat does.
   */
  strict?: boolean
  /**
   * Other interpretations of contradictory sources, by name, such as `banned-members-listed/gone`.
   * Default: none.
   */
  readings?: readonly string[]
  /**
   * Whether operations that the fake does not model are violations, instead of responding with
   * examples. Default: false.
   */
  onlyModelled?: boolean
  /** The webhook that receives events as they happen. */
  webhook?: FakeWebhook
  /** Events that CometChat sends in addition to the event of each call. */
  events?: FakeEvents
  /**
   * Called after each request, for example to log it.
   *
   * @param violations - how the request violates the specification; empty if it is valid
   */
  onRequest?: (request: FakeRequest, violations: readonly string[]) => void
}

/** A received request and its response; `…` stands for keys, tokens and passwords. */
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
  /** The message of an error response. */
  error?: string
}

/** Where a fake listens. */
export interface FakeListenOptions extends ListenOptions {
  /**
   * Whether `/__fake/…` controls it, for programs in other languages, and `/__fake/` shows its
   * records as a page. Default: false.
   */
  readonly admin?: boolean
}

/** A stateful Chat API in memory. `await using fake = await createFakeChat()` closes it. */
export interface FakeChat extends PlanControls, AsyncDisposable {
  /**
   * Responds to requests to any host, instead of the global `fetch`: `createChatClient({ …, fetch:
   * fake.fetch })`.
   *
   * @throws ContractViolationError if the request violates the specification and `strict` is on
   * @throws TypeError if a test planned a broken connection
   */
  readonly fetch: typeof globalThis.fetch
  /** Also serves it over HTTP. Default: a free port of 127.0.0.1. */
  listen(options?: FakeListenOptions): Promise<Listening>
  /**
   * Stops every server that `listen` started, and discards events that are not posted yet;
   * `delivered` waits for them. Saves the records if there is a file for them.
   */
  close(): Promise<void>
  /** Requests so far, in order; only the latest 10,000. */
  readonly requests: readonly FakeRequest[]
  /** Violations of the specification so far. Tests can assert that it is empty. */
  readonly violations: readonly string[]
  /** Events so far, as webhooks receive them; only the latest 10,000. */
  readonly events: readonly AnyEvent[]
  /** Webhook deliveries so far, with the returned status. */
  readonly deliveries: readonly Delivery[]
  /** Waits until all events so far are posted to the webhook. */
  delivered(): Promise<void>
  /**
   * Creates the request that posts an event, with the webhook's credentials. The event is the
   * documented example with your overrides.
   *
   * ```ts
   * const request = fake.deliver('message_sent', { data: { message: { sender: 'jonas' } } })
   * const event = await parseWebhook(request, fake.webhook)
   * ```
   *
   * @throws if the event would violate its schema
   */
  deliver<Trigger extends EventName>(trigger: Trigger, overrides?: DeepPartial<EventOf<Trigger>>): Request
  /**
   * Posts events to the webhook again, as retries, duplicates or in another order:
   * `fake.redeliver(fake.events.toReversed())`. Default: all so far, in order.
   *
   * @throws Error if the fake has no webhook
   */
  redeliver(events?: readonly AnyEvent[]): Promise<void>
  /** Credentials of the webhook, as `parseWebhook` takes them, with its secret if there is one. */
  readonly webhook: { readonly username: string; readonly password: string; readonly secret?: string }
  /**
   * Handlers for Mock Service Worker (`msw`), which the application must install.
   *
   * @param options - `baseUrl` of the API, if it is not CometChat's
   * @throws if `msw` is not installed
   */
  handlers(options?: { baseUrl?: string }): MswHandler[]
  /**
   * Ids of the operations that the fake implements; all others respond with examples from the
   * specification.
   */
  readonly operations: readonly string[]
  /** Freezes the clock at a time: a Date, an ISO string, or seconds since 1970-01-01T00:00:00Z. */
  at(time: Date | string | number): void
  /** Moves the clock forward, whether it is frozen or running. */
  advance(milliseconds: number): void
  /**
   * Adds records, without events, until the next `reset`.
   *
   * @throws Error that names every problem with its place; then none is added
   */
  seed(seeds: Seeds): void
  /** The records as JSON, without keys and tokens, and the time at which the clock is frozen. */
  exportState(): FakeState
  /**
   * Returns to exported records; the requests and events so far stay.
   *
   * @throws Error that says why the state cannot be read; then nothing changes
   */
  importState(state: unknown): void
  /**
   * Saves the records in the file of the option `state`. If that fails, the old file stays.
   *
   * @throws Error if there is no such option, or the file cannot be written
   */
  save(): Promise<void>
  /** Copies the records, and the time at which the clock is frozen. */
  snapshot(): Snapshot
  /**
   * Returns to the records of a snapshot, as often as needed; the requests and events so far stay.
   */
  restore(snapshot: Snapshot): void
  /** Restores the initial records and options, and discards everything else. */
  reset(): void
}
