import { createService, type Service as Mock } from '../mock/createMock.ts'
import { ask, nowhere } from '../mock/inProcessTarget.ts'
import type { Listening } from '../mock/loopback.ts'
import { type Contract, readContracts } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import { camelCase } from '../spec/names.ts'
import { prunedFor } from '../spec/pruned.ts'
import { sentence } from '../validate/finding.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { validateResponse } from '../validate/response.ts'
import { families } from './families.ts'
import { listen } from './listen.ts'
import { createHandlers, type MswHandler } from './msw.ts'
import { createPlan, type Failure } from './plan.ts'
import { readRequest } from './rawRequest.ts'
import { type Seeds, seed } from './seed.ts'
import { type Answered, respond } from './service.ts'
import { createStore, type Json, type Store } from './store.ts'
import {
  type AnyEvent,
  createPostbox,
  type EventName,
  type EventOf,
  type FakeWebhook,
  faultsOf,
  makeEvent,
  type Part,
  type Postbox,
  signWebhook,
} from './webhook.ts'

/** Options of a fake. */
export interface FakeChatOptions extends Seeds {
  /** `app-linden-yard` unless set. */
  appId?: string
  /** `eu` unless set. */
  region?: 'us' | 'eu' | 'in'
  /** The current time; that of this machine unless set. See {@link FakeChat.at}. */
  now?: Date | string | number
  /** Whether `fetch` fails for a request that breaks the contract; it does unless this is `false`; then the request is refused as the service would. */
  strict?: boolean
  /** Where events are posted to as they happen. */
  webhook?: FakeWebhook
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
  /** Answers requests to any host in place of the global `fetch`: `createChatClient({ …, fetch: fake.fetch })`. */
  readonly fetch: typeof globalThis.fetch
  /** Serves it on a loopback address too; a free port unless one is named. */
  listen(options?: { port?: number }): Promise<Listening>
  /** Ends every server that `listen` started. */
  close(): Promise<void>
  /** Requests so far, in order. */
  readonly requests: readonly FakeRequest[]
  /** How requests so far broke the contract. A test that expects none asserts that it is empty. */
  readonly violations: readonly string[]
  /** The events so far, as webhooks receive them. */
  readonly events: readonly AnyEvent[]
  /** The events posted to the webhook so far, and the status returned; `undefined` without a response. */
  readonly deliveries: Postbox['deliveries']
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
  /** Ids of the operations that are answered from records; all others are answered as the mock does. */
  readonly operations: readonly string[]
  /**
   * Makes the next call of an operation fail; called twice, the next two.
   *
   * @param operation - the client's method, such as `importUsers`, or the operation's id; `*` for any
   * @throws if there is no such operation
   */
  failNext(operation: string, failure: Failure): void
  /** Allows this many requests a minute from now on, with the documented headers, and refuses more with 429; `undefined` removes the limit. */
  rateLimit(perMinute: number | undefined): void
  /** Waits this many milliseconds before each response from now on. */
  delay(milliseconds: number): void
  /** Sets the current time, which then stands still: a date, its ISO text, or seconds since 1970-01-01T00:00:00Z. */
  at(time: Date | string | number): void
  /** Restores the records that the fake was made with and forgets everything else. */
  reset(): void
}

/**
 * Makes a stateful Chat API in memory, for tests of applications: what is created can be read, changed, listed and deleted.
 *
 * @throws if an initial record is invalid
 */
export async function createFakeChat(options: FakeChatOptions = {}): Promise<FakeChat> {
  const { appId = 'app-linden-yard', region = 'eu', now, strict = true, webhook = {}, ...seeds } = options
  const contracts = await readContracts()
  const [chat] = contracts as [Contract]
  const plan = createPlan(contracts)
  const credentials = { username: webhook.username ?? 'linden-yard', password: webhook.password ?? 'open-the-gate' }
  const signed = { ...webhook, ...credentials }
  const envelope = { appId, region, webhook: webhook.id ?? 'garden-log' }
  const postbox = createPostbox(signed)
  const [requests, violations, events]: [FakeRequest[], string[], AnyEvent[]] = [[], [], []]
  const servers: Listening[] = []
  let standing: number | undefined
  let silent = true
  let store: Store
  const seconds = () => standing ?? Math.floor(Date.now() / 1000)

  function emit(trigger: string, data: Json): void {
    if (silent) return
    const event = { trigger, data: structuredClone(data), ...envelope }
    violations.push(...faultsOf(chat, event).map((fault) => `the fake's own event ${trigger}: ${fault}`))
    events.push(event)
    postbox.post(event)
  }

  function reset(): void {
    standing = now === undefined ? undefined : secondsOf(now)
    store = createStore({ appId, region, now: seconds, emit })
    silent = true
    seed(store, seeds)
    silent = false
    plan.reset()
    for (const list of [requests, violations, events, postbox.deliveries]) list.length = 0
  }
  reset()

  /** Answers a request and notes what came of it. */
  async function answer(request: RawRequest, signal?: AbortSignal): Promise<Answered> {
    await plan.wait(signal)
    const interrupt = (operation: Operation | undefined) => plan.failure(operation, seconds())
    const answered = await respond({ contracts, store, families, elsewhere, interrupt }, request)
    plan.count(answered.response, seconds())
    answered.faults.push(...ownFaults(answered))
    requests.push(noted(request, answered))
    violations.push(...answered.faults.map((fault) => `${requests.at(-1)?.operation ?? request.method}: ${fault}`))
    return answered
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { response, faults } = await answer(await readRequest(request), request.signal)
    if (strict && faults.length > 0)
      throw new TypeError(`The request breaks the contract: ${faults.join('; ')}. (createFakeChat({ strict: false }) refuses it instead.)`)
    return new Response([101, 204, 205, 304].includes(response.status) ? null : response.body, response)
  }

  return {
    ...plan.asked,
    fetch,
    requests,
    violations,
    events,
    deliveries: postbox.deliveries,
    delivered: postbox.empty,
    deliver: (trigger, overrides) => signWebhook(makeEvent(chat, envelope, trigger, overrides as Json | undefined), signed),
    webhook: credentials,
    handlers: ({ baseUrl } = {}) => createHandlers(fetch, baseUrl),
    operations: Object.keys(families),
    at: (time) => void (standing = secondsOf(time)),
    reset,
    async listen(where) {
      const server = await listen(async (request) => (await answer(request)).response, where?.port)
      servers.push(server)
      return server
    },
    async close() {
      await Promise.all(servers.splice(0).map((server) => server.close()))
      await postbox.empty()
    },
  }
}

/** What a test may look at afterwards. */
function noted(request: RawRequest, { read, response }: Answered): FakeRequest {
  const { body, ...parameters } = read?.values ?? {}
  return {
    operation: read && camelCase(read.operation.id),
    method: request.method,
    path: request.url,
    parameters,
    body,
    status: response.status,
  }
}

/** How a response of the fake breaks the documents, which would be a fault of the fake. */
function ownFaults({ contract, read, response, forced }: Answered): string[] {
  if (!contract || !read || forced) return []
  const broken = validateResponse(contract, read.operation, response).filter(({ level }) => level === 'error')
  return broken.map((finding) => `the fake's own answer: ${sentence(finding)}`)
}

const secondsOf = (time: Date | string | number): number => {
  const seconds = typeof time === 'number' ? time : Math.floor(new Date(time).getTime() / 1000)
  if (!Number.isFinite(seconds) || seconds > 1e11)
    throw new RangeError(`${String(time)} is not a time: give a date, its ISO text, or seconds since 1970-01-01T00:00:00Z.`)
  return seconds
}

const mocks = new Map<Operation, Promise<Mock>>()
/** Operations that no family handles are answered as the mock does. */
async function elsewhere({ document }: Contract, operation: Operation, request: RawRequest): Promise<RawResponse> {
  let mock = mocks.get(operation)
  if (!mock) mocks.set(operation, (mock = createService([prunedFor(document, operation)])))
  return ask(await mock, { ...request, url: nowhere + request.url })
}
