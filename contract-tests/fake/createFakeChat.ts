import { documents, readBundle } from '../document/bundles.ts'
import { createContract, type readContracts } from '../document/contract.ts'
import { camelCase } from '../document/names.ts'
import { createService, type Service as Mock } from '../mock/createMock.ts'
import { judgeAnswer } from '../referee/answer.ts'
import { sentence } from '../referee/finding.ts'
import type { WireRequest, WireResponse } from '../referee/wire.ts'
import { ask, nowhere } from '../targets/inProcess.ts'
import { families } from './families/all.ts'
import { type Listening, listen } from './listen.ts'
import { createPlan, type Failure } from './plan.ts'
import { type Seeds, seed } from './seed.ts'
import { type Answered, respond } from './service.ts'
import { createStore, type Json, type Store } from './store.ts'
import { readRequest } from './wire.ts'

/** How a fake is made. */
export interface FakeChatOptions extends Seeds {
  /** `app-linden-yard` unless set. */
  appId?: string
  /** `eu` unless set. */
  region?: 'us' | 'eu' | 'in'
  /** The present moment; that of this machine unless set. See {@link FakeChat.at}. */
  now?: Date | string | number
  /** Whether `fetch` fails for a request that breaks the contract; it does unless set to `false`, which has it refused as the service would. */
  strict?: boolean
}

/** A request that the fake got, and what it answered. Keys are left out. */
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

/** Something that happened, as a webhook tells it. */
export interface FakeEvent {
  trigger: string
  data: Json
  appId: string
  region: string
  webhook: string
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
  /** What happened so far, as webhooks would hear of it. */
  readonly events: readonly FakeEvent[]
  /**
   * Lets the next call of an operation fail; said twice, the next two.
   *
   * @param operation - the client's method, such as `importUsers`, or the operation's id; `*` for any
   * @throws if there is no such operation
   */
  failNext(operation: string, failure: Failure): void
  /** From now on answers so many requests a minute, with the documented headers, and refuses more with 429; `undefined` lifts it. */
  rateLimit(perMinute: number | undefined): void
  /** From now on waits so many milliseconds before each answer. */
  delay(milliseconds: number): void
  /** Sets the present moment, at which time then stands still: a date, its ISO text, or seconds since 1970-01-01T00:00:00Z. */
  at(time: Date | string | number): void
  /** Forgets all that happened and goes back to the records it was made with. */
  reset(): void
}

/**
 * Makes a stateful Chat API in memory, for tests of applications: what is created can be read, changed, listed and deleted.
 *
 * @throws if a record to begin with is impossible
 */
export async function createFakeChat({
  appId = 'app-linden-yard',
  region = 'eu',
  now,
  strict = true,
  ...seeds
}: FakeChatOptions = {}): Promise<FakeChat> {
  const contracts = await loadContracts()
  const plan = createPlan(contracts)
  const [requests, violations, events]: [FakeRequest[], string[], FakeEvent[]] = [[], [], []]
  const servers: Listening[] = []
  let standing = now === undefined ? undefined : secondsOf(now)
  let store: Store
  const seconds = () => standing ?? Math.floor(Date.now() / 1000)
  const emit = (trigger: string, data: Json) => events.push({ trigger, data: structuredClone(data), appId, region, webhook: 'fake' })

  function reset(): void {
    standing = now === undefined ? undefined : secondsOf(now)
    store = createStore({ appId, region, now: seconds, emit })
    seed(store, seeds)
    plan.reset()
    for (const list of [requests, violations, events]) list.length = 0
  }
  reset()

  async function answer(request: WireRequest, signal?: AbortSignal): Promise<Answered> {
    await plan.wait(signal)
    const answered = plan.failure(request, seconds()) ?? (await respond({ contracts, store, families, elsewhere }, request))
    const { read, contract, response, faults } = answered
    plan.count(response, seconds())
    const { body, ...parameters } = read?.values ?? {}
    requests.push({
      operation: read && camelCase(read.operation.id),
      method: request.method,
      path: request.url,
      parameters,
      body,
      status: response.status,
    })
    if (contract && read && !answered.forced) {
      const broken = judgeAnswer(contract, read.operation, response).filter(({ level }) => level === 'error')
      faults.push(...broken.map((finding) => `the fake's own answer: ${sentence(finding)}`))
    }
    violations.push(...faults.map((fault) => `${read ? camelCase(read.operation.id) : request.method}: ${fault}`))
    return answered
  }

  const handle = async (request: WireRequest) => (await answer(request)).response
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { response, faults } = await answer(await readRequest(request), request.signal)
      if (strict && faults.length > 0)
        throw new TypeError(
          `The request breaks the contract: ${faults.join('; ')}. (createFakeChat({ strict: false }) refuses it instead.)`,
        )
      return new Response([101, 204, 205, 304].includes(response.status) ? null : response.body, response)
    },
    async listen(options) {
      const server = await listen(handle, options?.port)
      servers.push(server)
      return server
    },
    async close() {
      await Promise.all(servers.splice(0).map((server) => server.close()))
    },
    requests,
    violations,
    events,
    failNext: plan.failNext,
    rateLimit: plan.rateLimit,
    delay: plan.delay,
    at: (time) => void (standing = secondsOf(time)),
    reset,
  }
}

const secondsOf = (time: Date | string | number): number => {
  const seconds = typeof time === 'number' ? time : Math.floor(new Date(time).getTime() / 1000)
  if (!Number.isFinite(seconds) || seconds > 1e11)
    throw new RangeError(`${String(time)} is not a time: give a date, its ISO text, or seconds since 1970-01-01T00:00:00Z.`)
  return seconds
}

let loaded: ReturnType<typeof readContracts> | undefined
/** The documents are read and their schemas compiled once for all fakes of a process. */
const loadContracts = () => (loaded ??= Promise.all(documents.map(async (name) => createContract(name, await readBundle(name)))))

let mock: Promise<Mock> | undefined
/** What no family answers is answered as the mock does. */
async function elsewhere(request: WireRequest): Promise<WireResponse> {
  mock ??= Promise.all(documents.map(readBundle)).then((bundles) => createService(bundles))
  return ask(await mock, { ...request, url: nowhere + request.url })
}
