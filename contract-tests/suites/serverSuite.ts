import { performance } from 'node:perf_hooks'
import { type Environment, fakeCredentials, type Target } from '../exchange/environment.ts'
import { exchange } from '../exchange/exchange.ts'
import { categories, type NotRun, type Outcomes } from '../exchange/outcome.ts'
import { purposeNow, sendingFor, sumOfRequests } from '../exchange/purpose.ts'
import { ServerGone, serverTarget } from '../exchange/serverTarget.ts'
import { families } from '../fake/families.ts'
import { checkOnServer } from '../scenarios/checkOnServer.ts'
import { environmentOf, removeOne } from '../scenarios/connection.ts'
import { type CreatedRecords, isSafe, type Made, readOnly, trackCreatedRecords } from '../scenarios/createdRecords.ts'
import { type GivenRecord, optionOf } from '../scenarios/givenRecords.ts'
import { isMocked } from '../scenarios/notRun.ts'
import { removeAll, removeRecords } from '../scenarios/removal.ts'
import { resourcesOf } from '../scenarios/resources.ts'
import { runScenario } from '../scenarios/session.ts'
import type { DocumentName } from '../spec/bundles.ts'
import { type Contract, readContracts } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import { rememberSecrets } from '../validate/redact.ts'
import { messagesOf, reader } from './clean.ts'
import { withoutRejectedKeys } from './rejectedKeys.ts'
import { type Exclusion, type NamedOperation, type OperationResult, operationResult, type SuiteResult } from './result.ts'
import { settingsOf } from './runSettings.ts'
import { excludedBy, familiesNamed, notRunAll, type Selection, selected, selectionAmong, unusedExceptions } from './selection.ts'
import { notChecked, type Plan, planOf, requestsOf, type Task } from './serverPlan.ts'
import type { Shard } from './shards.ts'

/** What is tested, and how far the checks may go. */
export interface ServerSuiteOptions extends Selection {
  bases: Partial<Record<DocumentName, string>>
  credentials: Record<string, string>
  /** Milliseconds until a response counts as missing. */
  timeout: number
  /** The most requests in a second; unlimited unless set. */
  rate?: number | undefined
  /** Whether records are made, changed and removed, all of them the run's own. */
  allowWrites: boolean
  /** Whether properties and values of a response that its document does not name fail. */
  strict: boolean
  /** Records that exist, for what the run cannot make; none of them is changed or deleted itself. */
  records?: readonly GivenRecord[] | undefined
  /** Families, such as `AI Agents`, that the server may lack: their missing operations do not fail the run. */
  allowMissing?: readonly string[] | undefined
  /** Documents that the caller has no keys for; they are only named in the report. */
  withoutKeys?: readonly DocumentName[] | undefined
  /** How many operations are checked at a time; 4 unless set. */
  concurrency?: number | undefined
  /** The share of the cases that are sent, up to 1; the first case of each operation always is. */
  sample?: number | undefined
  /** Which cases are in the sample; 1 unless set. */
  seed?: number | undefined
  /** Checks only this part of the operations; the others count as not run. Every operation is in exactly one shard. */
  shard?: Shard | undefined
  /** A name that the shards of one run have in common. */
  run?: string | undefined
  /** Milliseconds after which no further operation is begun. */
  budget?: number | undefined
  progress?: ((done: number, total: number, failed: number) => void) | undefined
  say?: ((text: string) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Runs the checks against a server. Without `allowWrites` it only reads, of records that are there; with it, it makes records of its own on the Chat API,
 * checks every operation on those and removes them, whatever happens.
 *
 * @returns every planned check with its outcome; if the server stops responding, what was found until then, with the reason in `ended`; after an abort
 * of `signal`, what was found until then, with the other checks as `interrupted`
 * @throws ServerGone if the server does not respond to anything; UnknownName for a family in `allowMissing` that there is not
 */
export async function runServerSuite(options: ServerSuiteOptions): Promise<SuiteResult> {
  const { bases, credentials, timeout, rate, allowWrites, seed = 1, shard, say, signal } = options
  const start = performance.now()
  const all = await readContracts()
  const contracts = all.filter(({ name }) => bases[name] !== undefined)
  const allowMissing = familiesNamed(operationsOf(all), options.allowMissing ?? [])
  const chat = contracts.find(({ name }) => name === 'chat')
  const createdRecords =
    allowWrites && chat ? trackCreatedRecords(chat, resourcesOf(chat), bases.chat ?? '', newPrefix(), options.records) : undefined
  rememberSecrets(Object.values(credentials))
  const waits = createWaits(say)
  const requestsFor = sumOfRequests([])
  const sending = {
    bases,
    timeout,
    rate,
    guard: createdRecords?.guard ?? readOnly,
    waiting: waits.add,
    sent: () => void requestsFor[purposeNow()]++,
  }
  const note = createdRecords?.note.bind(createdRecords)
  const target = serverTarget({ ...sending, note, signal })
  const environment = environmentOf(target, options)
  selected(operationsOf(all), options)
  const selection = selectionAmong(operationsOf(contracts), options)
  const plan = planOf(environment, contracts, createdRecords, { ...options, ...selection })
  if (say) say(announcementOf(requestsOf(plan, await mockedBy(environment, plan)), rate))
  let results: OperationResult[] = []
  let leftovers: SuiteResult['leftovers']
  try {
    if (createdRecords) say?.(`Everything that this run makes begins with ${createdRecords.prefix}`)
    results = await checkAll(environment, plan, options, start)
  } finally {
    if (createdRecords)
      leftovers = await sendingFor('removal', () => removeEverything(createdRecords, chat as Contract, serverTarget(sending), credentials))
  }
  const ended = results.flatMap(({ notRun }) => notRun).find(({ category }) => category === 'server gone')?.reason
  if (ended !== undefined && results.every(({ cases }) => cases === 0)) throw new ServerGone(ended)
  const operations = finished([...results, ...plan.elsewhere], all, allowMissing, credentials)
  return {
    target: target.name,
    mock: false,
    operations,
    excluded: excludedFrom(all, contracts, { ...options, ...selection }),
    unused: [
      ...unusedExceptions(operationsOf(contracts), { ...selection, except: options.except }).map((one) => `--except ${one}`),
      ...(shard ? [] : unusedFamilies(operations, all, allowMissing).map((one) => `--allow-missing ${one}`)),
    ],
    otherOperations: otherOperations(operations, contracts),
    webhooks: [],
    cases: operations.reduce((sum, { cases }) => sum + cases, 0),
    requests: Object.values(requestsFor).reduce((sum, one) => sum + one, 0),
    requestsFor,
    milliseconds: performance.now() - start,
    waited: waits.total(),
    workers: 1,
    seed,
    ...(shard && { shard, settings: settingsOf(plan, options) }),
    ...(ended !== undefined && { ended }),
    ...(leftovers && { leftovers }),
    rerun: rerunOf(options),
  }
}

/** Checks what was planned, several operations at a time. */
async function checkAll(environment: Environment, { tasks }: Plan, options: ServerSuiteOptions, start: number): Promise<OperationResult[]> {
  const { concurrency = 4, budget, signal, progress } = options
  const results: OperationResult[] = []
  const check = async (task: Task) => {
    const late = budget !== undefined && performance.now() - start > budget
    const result = signal?.aborted
      ? notChecked(task, 'interrupted', interruption)
      : late
        ? notChecked(task, 'budget', `the budget of ${budget / 1000} s was used up`)
        : await checkTask(environment, task, signal)
    results.push(result)
    progress?.(results.length, tasks.length, results.filter(({ failed }) => failed.length > 0).length)
  }
  const queue = tasks.values()
  const work = async () => {
    for (const task of queue) await check(task)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}

const interruption = 'the run was interrupted'

/** How many requests a run takes about, and how long at its rate. */
function announcementOf(requests: number, rate: number | undefined): string {
  const about = Math.ceil(requests / 10) * 10
  const minutes = rate === undefined ? '' : `, ${durationOf(about / rate)} at ${rate} a second`
  return `About ${about.toLocaleString('en-US')} requests${minutes}.`
}

/** Asks a server that gets made-up keys for an operation that the fake only mocks. If it is the fake, it only mocks many others, too. */
async function mockedBy(environment: Environment, { tasks }: Plan): Promise<(operation: Operation) => boolean> {
  const isMockedByFake = ({ id }: Operation) => !(id in families)
  const probe = tasks.find(
    ({ operation, cases }) => isSafe(operation) && !operation.path.includes('{') && cases.length > 0 && isMockedByFake(operation),
  )
  if (!probe || environment.credentials.apiKey !== fakeCredentials.apiKey) return () => false
  const { contract, operation } = probe
  const testCase = { kind: 'scenario', name: 'preparation', given: {}, expect: 'success' } as const
  const { response } = await sendingFor('preparation', () => exchange(environment, contract, operation, testCase))
  return response && isMocked(response) ? isMockedByFake : () => false
}

const durationOf = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60).toLocaleString('en-US')} minutes`

/** Adds up how long the server asked to wait, and reports waits of a second or more. Requests that wait at the same time count once. */
function createWaits(say: ((text: string) => void) | undefined) {
  let total = 0
  let until = 0
  return {
    add(milliseconds: number): void {
      const now = Date.now()
      const more = now + milliseconds - Math.max(until, now)
      if (more <= 0) return
      until = now + milliseconds
      total += more
      if (more >= 1000) say?.(`The server asks to wait (429): ${(milliseconds / 1000).toFixed(0)} s`)
    },
    total: () => total,
  }
}

const operationsOf = (contracts: readonly Contract[]): Operation[] => contracts.flatMap(({ operations }) => operations)

/** The beginning of every identifier of a run, another each time. */
const newPrefix = (): string => `contract-${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}-`

/** Removes what the run made, even if it was interrupted. Messages go with their senders; those that are still there are removed one by one. */
async function removeEverything(
  createdRecords: CreatedRecords,
  chat: Contract,
  target: Target,
  { apiKey = '' }: Record<string, string>,
): Promise<SuiteResult['leftovers']> {
  const { prefix } = createdRecords
  const remove = (made: Made) => removeOne(target, { apiKey }, made)
  const failures = await removeAll(createdRecords, remove)
  const unread: string[] = []
  if (createdRecords.left().some(({ kind }) => kind === '/messages')) {
    const messages = await messagesOf(chat, reader(target, target.base('chat'), apiKey), prefix, unread)
    failures.push(...(await removeRecords(messages, remove)).failures)
  }
  return failures.length + unread.length > 0 ? [{ prefix, failures, unread }] : undefined
}

async function checkTask(environment: Environment, task: Task, signal: AbortSignal | undefined): Promise<OperationResult> {
  const { contract, operation, cases, scenarios, notRun, server } = task
  const began = performance.now()
  const outcomes = await checkOnServer(environment, server, operation, cases, signal)
  const missing = outcomes.notRun.find(({ category }) => ['operation missing', 'no response', 'mocked by the fake'].includes(category))
  for (const scenario of scenarios) {
    if (signal?.aborted) add(outcomes, { notRun: notRunAll([scenario], operation.id, 'interrupted', interruption) })
    else if (missing) add(outcomes, { notRun: [{ ...missing, name: scenario.name, kind: 'scenario' }] })
    else add(outcomes, await runScenario(environment, server, scenario))
  }
  // Statuses that a case tolerates must not hide that nothing ever worked.
  const { results } = outcomes
  const tried = results.some(({ kind, sent }) => kind === 'scenario' || sent.length > 0 || kind === 'example')
  const isQuota = outcomes.notRun.some(({ category }) => category === 'quota used up')
  if (tried && !isQuota && !results.some(({ status, findings }) => (status >= 200 && status < 300) || findings.length > 0))
    add(outcomes, { notRun: notRunAll([{ name: 'a success' }], operation.id, 'setup failed', 'it never responded with a success') })
  return operationResult(contract, operation, { ...outcomes, notRun: [...notRun, ...outcomes.notRun] }, performance.now() - began)
}

const add = (outcomes: Outcomes, { results = [], notRun = [] }: Partial<Outcomes>): void => {
  outcomes.results.push(...results)
  outcomes.notRun.push(...notRun)
}

/** The results in the order of the documents, with what is allowed to be missing marked as such. */
function finished(
  results: readonly OperationResult[],
  all: readonly Contract[],
  allowMissing: readonly string[],
  credentials: Record<string, string>,
): OperationResult[] {
  const madeUp = credentials.apiKey === fakeCredentials.apiKey && credentials.key === fakeCredentials.key
  const order = new Map(
    all.flatMap(({ name, operations }) => operations.map(({ id }) => `${name} ${id}`)).map((key, index) => [key, index]),
  )
  const rank = ({ document, operation }: OperationResult) => order.get(`${document} ${operation}`) ?? 0
  const sorted = results.toSorted((one, other) => rank(one) - rank(other))
  return withAllowedMissing(madeUp ? withoutRejectedKeys(sorted) : sorted, operationsOf(all), allowMissing)
}

/**
 * Marks what could not be tried although nothing is wrong with it: the server lacks an operation of a family that may be missing, or the check is about
 * an operation that was not selected and was only to be run along with another.
 */
function withAllowedMissing(
  results: readonly OperationResult[],
  operations: readonly Operation[],
  allowed: readonly string[],
): OperationResult[] {
  const ids = new Set(operations.filter(({ tag }) => allowed.includes(tag)).map(({ id }) => id))
  const chosen = new Set(results.map(({ operation }) => operation))
  const marked = (one: NotRun): NotRun => {
    if (one.missing === undefined || !categories[one.category].fails) return one
    if (ids.has(one.missing)) return { ...one, category: 'allowed to be missing' }
    return chosen.has(one.operation) ? one : { ...one, category: 'not selected' }
  }
  return results.map((result) => ({ ...result, notRun: result.notRun.map(marked) }))
}

/** The families of which nothing was missing, although it might have been. */
function unusedFamilies(results: readonly OperationResult[], all: readonly Contract[], allowed: readonly string[]): string[] {
  const missing = new Set(
    results.flatMap(({ notRun }) => notRun.flatMap((one) => (one.category === 'allowed to be missing' ? (one.missing ?? []) : []))),
  )
  return allowed.filter((family) => !operationsOf(all).some(({ id, tag }) => tag === family && missing.has(id)))
}

/** What the caller left out as a whole: operations that were not selected, and documents without keys. */
function excludedFrom(all: readonly Contract[], contracts: readonly Contract[], options: ServerSuiteOptions): Exclusion[] {
  const present = operationsOf(contracts)
  const documents = (options.withoutKeys ?? []).flatMap((name): Exclusion[] => {
    const operations = all.find((contract) => contract.name === name)?.operations.length ?? 0
    return [{ operations, reason: `in the ${name} document, which there are no keys for` }]
  })
  return [...excludedBy(present, selected(present, options)), ...documents]
}

/** The operations that findings are about beside those that were checked, as scenarios call others. */
function otherOperations(results: readonly OperationResult[], contracts: readonly Contract[]): NamedOperation[] {
  const checked = new Set(results.map(({ operation }) => operation))
  const named = new Set(results.flatMap(({ findings }) => findings.map(({ operation }) => operation)))
  return contracts.flatMap(({ name, operations }) =>
    operations
      .filter(({ id }) => named.has(id) && !checked.has(id))
      .map(({ id, method, path }) => ({ document: name, operation: id, method, path })),
  )
}

/** The command that makes such a run again. */
export function rerunOf({ bases, allowWrites, strict, records = [] }: ServerSuiteOptions): string {
  const addresses = new Set(Object.values(bases))
  const targets = addresses.size === 1 ? [...addresses] : Object.entries(bases).map(([name, base]) => `${name}=${base}`)
  const flags = [
    ...targets.map((one) => `--target ${one}`),
    ...(allowWrites ? ['--allow-writes'] : []),
    ...(strict ? ['--strict'] : []),
    ...records.map(optionOf),
  ]
  return `npx cometchat-rest-testing check ${flags.join(' ')}`
}
