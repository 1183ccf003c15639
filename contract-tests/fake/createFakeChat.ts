import { ReadableStream } from 'node:stream/web'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import type { Json } from '../documents/json.ts'
import { bodyInParts } from '../mock/bodyInParts.ts'
import { errorResponse } from '../mock/errorResponse.ts'
import { listen, tooLarge } from '../mock/listen.ts'
import type { Listening } from '../mock/listening.ts'
import { readRequest } from '../mock/rawRequest.ts'
import type { Exchanged } from '../mock/respond.ts'
import { ContractViolationError } from '../validate/contractViolation.ts'
import { type Finding, finding, findingLine } from '../validate/finding.ts'
import { keepingRequests } from '../validate/keptRequests.ts'
import { optionNamesOf, requireOptions } from '../validate/optionNames.ts'
import { headerOf, type RawRequest } from '../validate/rawExchange.ts'
import { responseErrors } from '../validate/response.ts'
import { eventProblems } from '../validate/validateEvent.ts'
import { administer } from './admin.ts'
import { createClock } from './clock.ts'
import { createDelayed } from './delayed.ts'
import { withoutUndefined } from './fakeCall.ts'
import type { FakeChat, FakeChatOptions, FakeListenOptions } from './fakeChat.ts'
import { families } from './families.ts'
import { addEntry, clearJournal, createJournal, requestEntry } from './journal.ts'
import { createHandlers } from './msw.ts'
import { overviewOf } from './overview.ts'
import { createPlan } from './plan.ts'
import { withReadings } from './readings/readings.ts'
import type { Behaviour } from './records.ts'
import { seed } from './seed.ts'
import { seedNames } from './seedFaults.ts'
import type { Seeds } from './seeds.ts'
import { respondAsFake } from './service.ts'
import { putRecords, type Snapshot, snapshotRecords } from './snapshot.ts'
import { type FakeState, snapshotOf, stateOf } from './state.ts'
import { createStateFile } from './stateFile.ts'
import { createStore, type Store } from './store.ts'
import { unlistedCode } from './unlistedCode.ts'
import { type AnyEvent, type FakeEvents, type FakeWebhook, makeEvent, signWebhook } from './webhook.ts'
import { createWebhookQueue } from './webhookQueue.ts'

// The front door of this folder. In go options and initial records; out comes a fake, which answers
// requests with the handlers in `families.ts`, and is controlled by tests.

/**
 * Creates a stateful Chat API in memory, for tests of applications: records can be created, read,
 * updated, listed and deleted.
 *
 * @throws Error that names the problems of every invalid initial record with their places, or a
 * reading that does not exist
 */
export async function createFakeChat(options: FakeChatOptions = {}): Promise<FakeChat> {
  requireOptionNames(options)
  const contracts = await readContracts()
  const [chat] = contracts as [Contract]
  const { webhook = {}, strict = true } = options
  const { username = 'linden-yard', password = 'open-the-gate', secret } = webhook
  const credentials = { username, password, ...(secret !== undefined && { secret }) }
  const signed = { ...webhook, ...credentials }
  const app = createApp(contracts, options, signed)
  const file = options.state === undefined ? undefined : createStateFile(options.state)
  const loaded = await file?.load()
  if (loaded) app.restore(loaded)
  const servers: Listening[] = []

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { response, findings } = await keepingRequests([input, request], async () =>
      app.exchange(await readRequest(request), request.signal),
    )
    if (strict && findings.length > 0)
      throw new ContractViolationError('request', findings, ' createFakeChat({ strict: false }) rejects it with a response instead.')
    const { status, body, slow } = response
    const content = slow === undefined ? body : (ReadableStream.from(bodyInParts(body, slow, request.signal)) as globalThis.ReadableStream)
    return new Response([101, 204, 205, 304].includes(status) ? null : content, response)
  }

  async function close(): Promise<void> {
    await Promise.all(servers.splice(0).map((server) => server.close()))
    app.delayed.cancel()
    await app.queue.cancel()
    await file?.save(app.state())
  }

  const fake: FakeChat = {
    ...app.plan.controls,
    ...app.journal,
    fetch,
    async delivered() {
      await app.delayed.done()
      await app.queue.drained()
    },
    async redeliver(events = app.journal.events) {
      if (!app.queue.isActive) throw new Error('redeliver() needs a webhook: pass `webhook: { url }` or `webhook: { fetch }`.')
      for (const event of events) app.queue.post(event)
      await app.queue.drained()
    },
    deliver: (trigger, overrides) => signWebhook(makeEvent(chat, app.envelope, trigger, overrides as Json | undefined), signed),
    webhook: credentials,
    handlers(options = {}) {
      requireOptions('handlers', options, ['baseUrl'])
      return createHandlers(fetch, options.baseUrl)
    },
    operations: Object.keys(families),
    at: app.clock.freeze,
    advance: app.clock.advance,
    seed: app.seedLater,
    exportState: app.state,
    importState: (state) => app.restore(snapshotOf(state)),
    async save() {
      if (!file) throw new Error('There is no file to save in: pass `state`, such as `state: "app.json"`, or `--state app.json`.')
      await file.save(app.state())
    },
    snapshot: app.snapshot,
    restore: app.restore,
    reset: app.reset,
    async listen(options = {}) {
      requireOptions('listen', options, listenNames)
      const { admin = false, ...where } = options
      const server = await listen(async (request, signal) => {
        const administered = admin ? await administer({ fake, overview: app.overview, cors: where.cors === true }, request) : undefined
        return administered ?? (await app.exchange(request, signal)).response
      }, where)
      servers.push(server)
      return server
    },
    close,
    [Symbol.asyncDispose]: close,
  }
  return fake
}

const listenNames = optionNamesOf<FakeListenOptions>({ port: true, host: true, cors: true, admin: true })

const optionNames = optionNamesOf<FakeChatOptions>({
  ...{ users: true, groups: true, messages: true, roles: true, apiKeys: true, reasons: true, friends: true, blocks: true },
  ...{ appId: true, region: true, now: true, state: true, strict: true, readings: true, onlyModelled: true, onRequest: true },
  ...{ webhook: true, events: true, failRate: true, rateLimit: true, delay: true },
  ...{ settling: true, importExceptions: true, defaultFilter: true, planQuota: true },
})

/** The names of the options in an option. */
const innerNames = {
  webhook: optionNamesOf<FakeWebhook>({ url: true, username: true, password: true, secret: true, id: true, triggers: true, fetch: true }),
  events: optionNamesOf<FakeEvents>({ actions: true, delays: true }),
  planQuota: optionNamesOf<Behaviour['planQuota']>({ users: true, groups: true, groupMembers: true }),
} satisfies { [Name in keyof FakeChatOptions]: readonly string[] }

/** @throws TypeError that names an unknown option */
function requireOptionNames(options: FakeChatOptions): void {
  requireOptions('createFakeChat', options, optionNames)
  for (const [name, names] of Object.entries(innerNames))
    requireOptions(`createFakeChat ${name}`, options[name as keyof typeof innerNames] ?? {}, names)
}

/** The app behind a fake: its records, clock, plan and journal. */
function createApp(contracts: readonly Contract[], options: FakeChatOptions, webhook: NonNullable<FakeChatOptions['webhook']>) {
  const { appId = 'app-linden-yard', region = 'eu', now, onRequest, readings = [], onlyModelled = false } = options
  const { events: { actions = true, delays = false } = {} } = options
  const { settling, importExceptions, defaultFilter, planQuota } = options
  const seeds: Seeds = Object.fromEntries(seedNames.map((name) => [name, options[name]]))
  const handlers = withReadings(families, readings)
  const clock = createClock()
  const plan = createPlan(contracts, options)
  const journal = createJournal()
  const statuses = new WeakMap<AnyEvent, (number | undefined)[]>()
  const queue = createWebhookQueue(webhook, (delivery, event) => {
    addEntry(journal.deliveries, delivery)
    statuses.set(event, [...(statuses.get(event) ?? []), delivery.status])
  })
  const delayed = createDelayed()
  const envelope = { appId, region, webhook: webhook.id ?? 'garden-log' }
  let store: Store

  function emit(trigger: string, data: Json, after = 0): void {
    const event = { trigger, data: structuredClone(data), ...envelope }
    for (const fault of eventProblems(contracts[0] as Contract, event))
      addEntry(journal.violations, `the fake's own event ${trigger}: ${fault}`)
    const send = () => {
      addEntry(journal.events, event)
      queue.post(event)
    }
    if (delays && after > 0) delayed.run(send, after * 1000)
    else send()
  }

  let seeding = true
  /** Set for the first reset: afterwards the initial records are valid. */
  let chat = contracts[0]
  function reset(): void {
    delayed.cancel()
    clock.freeze(now)
    seeding = true
    store = createStore({
      appId,
      region,
      milliseconds: clock.milliseconds,
      behaviour: withoutUndefined({ settling, importExceptions, defaultFilter, planQuota }),
      emit: (trigger, data, after) => {
        // Initial records cause no events.
        if (!seeding) emit(trigger, data, after)
      },
      ...(actions && { following: (trigger) => contracts[0]?.webhooks.find(({ path }) => path === trigger)?.event?.followedBy ?? [] }),
    })
    seed(store, seeds, chat)
    chat = undefined
    seeding = false
    plan.reset()
    clearJournal(journal)
  }
  reset()

  const state = (): FakeState => stateOf(store, clock)
  const overview = (): Json => overviewOf(store, journal, clock, (event) => statuses.get(event) ?? [])
  const snapshot = (): Snapshot => ({ records: snapshotRecords(store), frozenAt: clock.frozenAt })
  function restore({ records, frozenAt }: Snapshot): void {
    putRecords(store, records)
    if (frozenAt !== clock.frozenAt) clock.freeze(frozenAt === undefined ? undefined : new Date(frozenAt))
  }

  /** Adds records to those that are there, or none of them. */
  function seedLater(more: Seeds): void {
    const former = snapshotRecords(store)
    seeding = true
    try {
      seed(store, more, contracts[0])
    } catch (error) {
      putRecords(store, former)
      throw error
    } finally {
      seeding = false
    }
  }

  /** Responds to a request and records it in the journal. */
  async function exchange(request: RawRequest | undefined, signal?: AbortSignal): Promise<Exchanged> {
    if (!request) return { response: tooLarge, findings: [] }
    await plan.wait(signal)
    const uid = headerOf(request.headers, 'onBehalfOf')
    const planned = (read: Parameters<typeof plan.failure>[0]) => plan.failure(read, uid, clock.seconds())
    const responded = respondAsFake({ contracts, store, families: handlers, plannedAnswer: plan.answer, plannedResponse: planned }, request)
    const isRequested = headerOf(request.headers, 'prefer') !== undefined
    const exchanged = onlyModelled && responded.origin === 'example' && !isRequested ? unmodelled(responded) : responded
    plan.describeLimit(exchanged.response, clock.seconds())
    const entry = requestEntry({ contracts, store }, request, exchanged)
    const violations = exchanged.findings.map(findingLine)
    addEntry(journal.requests, entry)
    for (const violation of violations) addEntry(journal.violations, violation)
    for (const finding of ownFindings(exchanged)) addEntry(journal.violations, `the fake's own response: ${findingLine(finding)}`)
    onRequest?.(entry, violations)
    const response = plan.failureAfter(exchanged.response)
    return response ? { ...exchanged, response, planned: true } : exchanged
  }

  return { clock, plan, journal, queue, delayed, envelope, reset, exchange, overview, state, snapshot, restore, seedLater }
}

/** An error in the place of an example, for tests that must not rely on one. */
function unmodelled(exchanged: Exchanged): Exchanged {
  const id = exchanged.read?.operation.id ?? ''
  const fault = finding(id, 'unmodelled_operation', 'operation', 'an operation that the fake models, as onlyModelled is set', id)
  const response = errorResponse(501, 'ERR_API_NOT_FOUND', `The fake does not model ${id}; without onlyModelled it returns an example.`)
  return { ...exchanged, response, planned: true, findings: [...exchanged.findings, fault] }
}

/** Violations in the fake's own response, which would be a bug in the fake. */
function ownFindings({ contract, read, response, planned, origin }: Exchanged): Finding[] {
  if (!contract || !read || planned) return []
  return [...responseErrors(contract, read.operation, response), ...(origin ? [] : unlistedCode(read.operation, response))]
}
