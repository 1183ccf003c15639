import { performance } from 'node:perf_hooks'
import { type Environment, fakeCredentials } from '../exchange/environment.ts'
import { categories, type NotRun, type Outcomes } from '../exchange/outcome.ts'
import { ServerGone, serverTarget } from '../exchange/serverTarget.ts'
import { scenariosOf } from '../scenarios/allScenarios.ts'
import { checkOnServer } from '../scenarios/checkOnServer.ts'
import { environmentOf, removeOne, serverContextOf } from '../scenarios/connection.ts'
import { type CreatedRecords, isSafe, readOnly, trackCreatedRecords } from '../scenarios/createdRecords.ts'
import { removeAll } from '../scenarios/removal.ts'
import { resourcesOf } from '../scenarios/resources.ts'
import { type ServerCase, serverCasesOf } from '../scenarios/serverCases.ts'
import type { ServerContext } from '../scenarios/serverContext.ts'
import { runScenario, type Scenario } from '../scenarios/session.ts'
import type { DocumentName } from '../spec/bundles.ts'
import { type Contract, readContracts } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import { rememberSecrets } from '../validate/redact.ts'
import { withoutRejectedKeys } from './rejectedKeys.ts'
import { type Exclusion, type OperationResult, operationResult, type SuiteResult } from './result.ts'
import { excludedBy, familiesNamed, notRunAll, type Selection, sampled, selected } from './selection.ts'

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
  /** Families, such as `Bots`, that the server may lack: their missing operations do not fail the run. */
  allowMissing?: readonly string[] | undefined
  /** Documents that the caller has no keys for; they are only named in the report. */
  withoutKeys?: readonly DocumentName[] | undefined
  /** How many operations are checked at a time; 4 unless set. */
  concurrency?: number | undefined
  /** The share of the cases that are sent, up to 1; the first case of each operation always is. */
  sample?: number | undefined
  /** Which cases are in the sample; 1 unless set. */
  seed?: number | undefined
  /** Milliseconds after which no further operation is begun. */
  budget?: number | undefined
  progress?: ((done: number, total: number, failed: number) => void) | undefined
  say?: ((text: string) => void) | undefined
  signal?: AbortSignal | undefined
}

/** An operation, and what it is checked with. */
interface Task {
  contract: Contract
  operation: Operation
  cases: ServerCase[]
  scenarios: Scenario[]
  /** What was planned and is left out before the run begins. */
  notRun: NotRun[]
  server: ServerContext
}

/**
 * Runs the checks against a server. Without `allowWrites` it only reads, of records that are there; with it, it makes records of its own on the Chat API,
 * checks every operation on those and removes them, whatever happens.
 *
 * @returns every planned check with its outcome; if the server stops responding, what was found until then, with the reason in `ended`
 * @throws ServerGone if the server does not respond to anything; UnknownName for a family in `allowMissing` that there is not
 */
export async function runServerSuite(options: ServerSuiteOptions): Promise<SuiteResult> {
  const { bases, credentials, timeout, rate, allowWrites, concurrency = 4, seed = 1, budget, say, signal } = options
  const start = performance.now()
  const all = await readContracts()
  const contracts = all.filter(({ name }) => bases[name] !== undefined)
  const allowMissing = familiesNamed(operationsOf(all), options.allowMissing ?? [])
  const chat = contracts.find(({ name }) => name === 'chat')
  const createdRecords = allowWrites && chat ? trackCreatedRecords(chat, resourcesOf(chat), bases.chat ?? '', newPrefix()) : undefined
  const note = createdRecords?.note.bind(createdRecords)
  rememberSecrets(Object.values(credentials))
  const waits = createWaits(say)
  const target = serverTarget({ bases, timeout, rate, guard: createdRecords?.guard ?? readOnly, note, waiting: waits.add, signal })
  const environment = environmentOf(target, options)
  const tasks = tasksOf(environment, contracts, createdRecords, options)
  const results: OperationResult[] = []
  const check = async (task: Task) => {
    const late = budget !== undefined && performance.now() - start > budget
    const result = late
      ? notChecked(task, 'budget', `the budget of ${budget / 1000} s was used up`)
      : await checkTask(environment, task, signal)
    results.push(result)
    options.progress?.(results.length, tasks.length, results.filter(({ failed }) => failed.length > 0).length)
  }
  try {
    if (createdRecords) say?.(`Everything that this run makes begins with ${createdRecords.prefix}`)
    const queue = tasks.values()
    const work = async () => {
      for (const task of queue) await check(task)
    }
    await Promise.all(Array.from({ length: concurrency }, work))
  } finally {
    if (createdRecords)
      for (const failure of await removeEverything(createdRecords, { bases, timeout, rate }, credentials)) say?.(`Not removed: ${failure}`)
  }
  signal?.throwIfAborted()
  const ended = results.flatMap(({ notRun }) => notRun).find(({ category }) => category === 'server gone')?.reason
  if (ended !== undefined && results.every(({ cases }) => cases === 0)) throw new ServerGone(ended)
  const madeUp = credentials.apiKey === fakeCredentials.apiKey && credentials.key === fakeCredentials.key
  const order = new Map(tasks.map(({ operation }, index) => [operation.id, index]))
  const sorted = results.sort((one, other) => (order.get(one.operation) ?? 0) - (order.get(other.operation) ?? 0))
  const operations = withAllowedMissing(madeUp ? withoutRejectedKeys(sorted) : sorted, operationsOf(all), allowMissing)
  return {
    target: target.name,
    mock: false,
    operations,
    excluded: excludedFrom(all, contracts, options),
    webhooks: [],
    cases: operations.reduce((sum, { cases }) => sum + cases, 0),
    milliseconds: performance.now() - start,
    waited: waits.total(),
    workers: 1,
    seed,
    ...(ended !== undefined && { ended }),
    rerun: rerunOf(options),
  }
}

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

/** Removes what the run made, even if it was interrupted. */
function removeEverything(
  createdRecords: CreatedRecords,
  { bases, timeout, rate }: Pick<ServerSuiteOptions, 'bases' | 'timeout' | 'rate'>,
  credentials: Record<string, string>,
): Promise<string[]> {
  const target = serverTarget({ bases, timeout, rate, guard: createdRecords.guard })
  return removeAll(createdRecords, (made) => removeOne(target, credentials, made))
}

/** The checks of every operation that the caller chose. */
function tasksOf(
  environment: Environment,
  contracts: readonly Contract[],
  createdRecords: CreatedRecords | undefined,
  options: ServerSuiteOptions,
): Task[] {
  const chosen = new Set(selected(operationsOf(contracts), options))
  const ids = new Set([...chosen].map(({ id }) => id))
  return contracts.flatMap((contract) => {
    const server = serverContextOf(environment, contract, contract.name === 'chat' ? createdRecords : undefined)
    const scenarios = contract.name === 'chat' ? scenariosOf(server, ids) : new Map<string, Scenario[]>()
    return contract.operations
      .filter((operation) => chosen.has(operation))
      .map((operation) => taskOf(operation, server, scenarios.get(operation.id) ?? [], options))
  })
}

function taskOf(
  operation: Operation,
  server: ServerContext,
  scenarios: readonly Scenario[],
  { sample = 1, seed = 1, allowWrites }: ServerSuiteOptions,
): Task {
  const { contract, createdRecords } = server
  const cases = serverCasesOf(contract, server.resources, server.names, operation)
  const task = { contract, operation, server }
  if (isSafe(operation) || createdRecords) {
    const some = sampled(cases, operation.id, sample, seed)
    const allowed = createdRecords ? sampled(scenarios, operation.id, sample, seed) : withoutWrites(operation, [], scenarios)
    return { ...task, cases: some.kept, scenarios: allowed.kept, notRun: [...some.notRun, ...allowed.notRun] }
  }
  if (!allowWrites) return { ...task, cases: [], scenarios: [], notRun: withoutWrites(operation, cases, scenarios).notRun }
  const reason = `it writes, and a run makes records of the Chat API only, not of the ${contract.name} document`
  return { ...task, cases: [], scenarios: [], notRun: notRunAll(cases, operation.id, 'left out by rule', reason) }
}

/** Checks that a run without writes leaves out. */
const withoutWrites = (operation: Operation, cases: readonly ServerCase[], scenarios: readonly Scenario[]) => ({
  kept: [],
  notRun: notRunAll([...cases, ...scenarios], operation.id, 'writes not allowed', 'it writes, which needs --allow-writes'),
})

async function checkTask(environment: Environment, task: Task, signal: AbortSignal | undefined): Promise<OperationResult> {
  const { contract, operation, cases, scenarios, notRun, server } = task
  const began = performance.now()
  const outcomes = await checkOnServer(environment, server, operation, cases, signal)
  const missing = outcomes.notRun.find(({ category }) => ['operation missing', 'no response', 'mocked by the fake'].includes(category))
  for (const scenario of scenarios) {
    if (signal?.aborted) add(outcomes, { notRun: notRunAll([scenario], operation.id, 'interrupted', 'the run was interrupted') })
    else if (missing) add(outcomes, { notRun: [{ ...missing, name: scenario.name, kind: 'scenario' }] })
    else add(outcomes, await runScenario(environment, server, scenario))
  }
  // Statuses that a case tolerates must not hide that nothing ever worked.
  const { results } = outcomes
  const tried = results.some(({ kind, sent }) => kind === 'scenario' || sent.length > 0 || kind === 'example')
  if (tried && !results.some(({ status, findings }) => (status >= 200 && status < 300) || findings.length > 0))
    add(outcomes, { notRun: notRunAll([{ name: 'a success' }], operation.id, 'setup failed', 'it never responded with a success') })
  return operationResult(contract, operation, { ...outcomes, notRun: [...notRun, ...outcomes.notRun] }, performance.now() - began)
}

const add = (outcomes: Outcomes, { results = [], notRun = [] }: Partial<Outcomes>): void => {
  outcomes.results.push(...results)
  outcomes.notRun.push(...notRun)
}

/** The result of an operation of which nothing was tried. */
function notChecked({ contract, operation, cases, scenarios, notRun }: Task, category: 'budget', reason: string): OperationResult {
  const rest = notRunAll([...cases, ...scenarios], operation.id, category, reason)
  return operationResult(contract, operation, { results: [], notRun: [...notRun, ...rest] }, 0)
}

/** Marks what could not be tried because the server lacks an operation of a family that may be missing. */
function withAllowedMissing(
  results: readonly OperationResult[],
  operations: readonly Operation[],
  allowed: readonly string[],
): OperationResult[] {
  const ids = new Set(operations.filter(({ tag }) => allowed.includes(tag)).map(({ id }) => id))
  const marked = (one: NotRun): NotRun =>
    one.missing !== undefined && ids.has(one.missing) && categories[one.category].fails
      ? { ...one, category: 'allowed to be missing' }
      : one
  return results.map((result) => ({ ...result, notRun: result.notRun.map(marked) }))
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

/** The command that makes such a run again. */
function rerunOf({ bases, allowWrites, strict }: ServerSuiteOptions): string {
  const addresses = new Set(Object.values(bases))
  const targets = addresses.size === 1 ? [...addresses] : Object.entries(bases).map(([name, base]) => `${name}=${base}`)
  const flags = [...targets.map((one) => `--target ${one}`), ...(allowWrites ? ['--allow-writes'] : []), ...(strict ? ['--strict'] : [])]
  return `npx cometchat-rest-testing check ${flags.join(' ')}`
}
