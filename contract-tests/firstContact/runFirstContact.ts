import type { DocumentName } from '../documents/bundles.ts'
import { type Contract, readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { valueAt } from '../documents/pointer.ts'
import { collectEvidence } from '../evidence/collect.ts'
import type { Evidence, SeenLag, SeenRefusal } from '../evidence/evidence.ts'
import type { Environment } from '../exchange/environment.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { environmentOf, serverContextOf } from '../server/connection.ts'
import { type CreatedRecords, isSafe, trackCreatedRecords } from '../server/createdRecords.ts'
import { existingRecords } from '../server/existingRecords.ts'
import { newPrefix } from '../server/prefix.ts'
import { resourcesOf } from '../server/resources.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { sleep } from '../server/times.ts'
import type { SuiteResult } from '../suites/result.ts'
import { removeEverything } from '../suites/serverSuite.ts'
import { rememberSecrets } from '../validate/knownSecrets.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { budgetOf, limitedGuard, limits } from './budget.ts'
import { listenForEvents, longestEventDelay } from './events.ts'
import { firstLook } from './firstLook.ts'
import { measureLag, readToEnd, type Walk } from './measures.ts'
import { type OwnRecords, ownRecords } from './ownRecords.ts'
import { ownKinds, type Step, stepsOf } from './steps.ts'
import { type StepResult, takeStep } from './takeStep.ts'

export interface FirstContactOptions {
  /** The base URL of each document to try; the Chat API is required. */
  readonly bases: Partial<Record<DocumentName, string>> & { readonly chat: string }
  readonly credentials: Record<string, string>
  readonly timeout: number
  /** Maximum requests per second. */
  readonly rate?: number | undefined
  /** The port at which events arrive, through the user's tunnel. */
  readonly webhookPort?: number | undefined
  /** Milliseconds to wait for the events of a change, with `webhookPort`; 5000 by default. */
  readonly eventWait?: number | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly say?: ((text: string) => void) | undefined
  readonly progress?: ((done: number, total: number, failed: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** What a first contact found out. */
export interface FirstContact {
  readonly prefix: string
  readonly requests: number
  /** The number of records that were created, as far as they count. */
  readonly records: number
  readonly steps: readonly StepResult[]
  readonly walks: readonly Walk[]
  /** Measurements that failed, with the reason. */
  readonly unmeasured: readonly string[]
  readonly leftovers: SuiteResult['leftovers']
  /** Whether every step was taken. */
  readonly complete: boolean
  readonly evidence: Evidence
}

/** What the parts of a run share. */
interface Run {
  readonly options: FirstContactOptions
  readonly environment: Environment
  readonly createdRecords: CreatedRecords
  readonly chat: ServerContext
  readonly own: OwnRecords
  readonly lists: SeenLag[]
  readonly walks: Walk[]
  readonly unmeasured: string[]
}

/**
 * Tries every operation that a cautious run can try, once, with few requests and records, measures
 * what the documents only cite, and removes its records however it ends.
 *
 * @throws WrongSettings or ServerGone, before anything is written, if a first contact makes no
 * sense
 */
export async function runFirstContact(options: FirstContactOptions): Promise<FirstContact> {
  const { bases, credentials, timeout, rate, signal, fetch } = options
  const contracts = (await readContracts()).filter(({ name }) => bases[name] !== undefined)
  const chat = contracts.find(({ name }) => name === 'chat') as Contract
  const createdRecords = trackCreatedRecords(chat, resourcesOf(chat), bases.chat, newPrefix())
  rememberSecrets(Object.values(credentials))
  const collector = collectEvidence(contracts, bases)
  const [budget, reserve] = [budgetOf(limits.requests - limits.forRemoval), budgetOf(limits.forRemoval)]
  const note = (request: RawRequest, document: DocumentName, response?: RawResponse) => {
    createdRecords.note(request, document, response)
    collector.note(request, document, response)
  }
  const guard = limitedGuard(createdRecords)
  const common = { bases, timeout, rate, fetch, note }
  const stop = AbortSignal.any([budget.signal, ...(signal ? [signal] : [])])
  const target = serverTarget({ ...common, guard: guard.check, sent: budget.spend, signal: stop })
  const environment = environmentOf(target, { timeout, credentials, strict: false })
  const servers = contracts.map((contract) => serverContextOf(environment, contract, contract === chat ? createdRecords : undefined))
  const server = servers.find(({ contract }) => contract === chat) as ServerContext
  await firstLook(environment, server)
  const run: Run = {
    options,
    environment,
    createdRecords,
    chat: server,
    own: ownRecords(server),
    lists: [],
    walks: [],
    unmeasured: [],
  }
  const { webhookPort } = options
  const listener = webhookPort === undefined ? undefined : await listenForEvents(webhookPort, createdRecords.prefix, collector.event)
  const planned = stepsOf(servers)
  const steps: StepResult[] = []
  let leftovers: SuiteResult['leftovers']
  try {
    options.say?.(`Records of this run start with ${createdRecords.prefix}`)
    await takeAll(run, planned, steps, stop)
  } finally {
    const removal = serverTarget({ ...common, guard: createdRecords.guard, sent: reserve.spend })
    leftovers = await sendingFor('removal', () => removeEverything(createdRecords, chat, removal, credentials))
    await listener?.close()
  }
  return {
    prefix: createdRecords.prefix,
    requests: budget.spent() + reserve.spent(),
    records: guard.records(),
    steps,
    walks: run.walks,
    unmeasured: run.unmeasured,
    leftovers,
    complete: steps.length === planned.length,
    evidence: collector.evidence({ run: 'first contact', lists: run.lists, refused: refusedIn(steps) }),
  }
}

const refusedIn = (steps: readonly StepResult[]): SeenRefusal[] =>
  steps.flatMap(({ step, outcome, status, code }) =>
    (outcome === 'not available' || outcome === 'rejected') && status !== undefined
      ? [{ operation: step.operation.id, outcome, status, ...(code !== undefined && { code }) }]
      : [],
  )

async function takeAll(run: Run, steps: readonly Step[], results: StepResult[], stop: AbortSignal): Promise<void> {
  for (const step of steps) {
    if (stop.aborted) break
    const result = await takeStep(run.environment, step.records === 'own' ? run.own : existingRecords(step.server), step)
    results.push(result)
    if (result.outcome === 'accepted' && step.records === 'own') run.own.accepted(step.operation, result.args ?? {}, result.body)
    await measure(run, `what follows ${step.operation.id}`, () => measureAfter(run, result))
    run.options.progress?.(results.length, steps.length, results.filter(({ outcome }) => outcome === 'rejected').length)
  }
  if (!stop.aborted) await measure(run, 'lists to their ends', () => readLists(run))
}

/** Measures something. What cannot be measured is no reason to stop, but is told. */
async function measure({ unmeasured }: Run, what: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    unmeasured.push(`${what}: ${(error as Error).message}`)
  }
}

/** Measures what a step that made a record shows in lists, and waits for the events of a change. */
async function measureAfter(run: Run, { outcome, body, step }: StepResult): Promise<void> {
  const { chat, options, lists } = run
  if (outcome !== 'accepted' || step.records !== 'own') return
  const resource = chat.resources.get(step.operation.path.replace(/\/\{[^}]+\}$/, ''))
  if (resource?.collection === '/messages' && !isSafe(step.operation) && options.webhookPort !== undefined)
    await sleep(options.eventWait ?? longestEventDelay)
  if (resource?.create !== step.operation || !resource.list || !ownKinds.has(resource.collection)) return
  const made = String(valueAt(body, resource.idPointer ?? ''))
  const list = resource.collection === '/messages' ? chat.operation('list-group-messages') : resource.list
  const args = await run.own.translate(list, chat.exampleOf(list))
  lists.push(
    await measureLag(chat, list, { ...args, ...searchFor(list, made) }, (resource.idPointer ?? '').split('/').at(-1) ?? 'id', made),
  )
}

const searchFor = (list: Operation, text: string) =>
  list.parameters.some(({ name }) => name === 'searchKey') && list.path !== '/groups/{guid}/messages' ? { searchKey: text } : {}

/**
 * Reads a list by page and one by cursor to their ends: those of the run's own records, which are
 * short.
 */
async function readLists({ chat, own, walks, createdRecords }: Run): Promise<void> {
  const users = chat.operation('list-users')
  walks.push(await readToEnd(chat, users, { searchKey: createdRecords.prefix, perPage: 2 }))
  const messages = chat.operation('list-group-messages')
  walks.push(await readToEnd(chat, messages, { ...(await own.translate(messages, chat.exampleOf(messages))), limit: 1 }))
}
