import { performance } from 'node:perf_hooks'
import { type Environment, fakeCredentials } from '../exchange/environment.ts'
import type { CaseResult } from '../exchange/runCase.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { scenariosOf } from '../scenarios/allScenarios.ts'
import { type Checked, checkOnServer } from '../scenarios/checkOnServer.ts'
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
import { withoutAbsent } from './absent.ts'
import { summed } from './checkOperation.ts'
import type { OperationResult, SuiteResult, Unchecked } from './mockSuite.ts'
import { type Selection, sampled, selected } from './selection.ts'

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
  /** Whether what an answer holds beyond its document fails. */
  strict: boolean
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
  server: ServerContext
}

/**
 * Runs the checks against a server. Without `allowWrites` it only reads, of records that are there; with it, it makes records of its own on the Chat API,
 * checks every operation on those and removes them, whatever happens.
 *
 * @throws ServerGone if the server no longer responds
 */
export async function runServerSuite(options: ServerSuiteOptions): Promise<SuiteResult> {
  const { bases, credentials, timeout, rate, allowWrites, concurrency = 4, seed = 1, budget, say, signal } = options
  const start = performance.now()
  const contracts = (await readContracts()).filter(({ name }) => bases[name] !== undefined)
  const chat = contracts.find(({ name }) => name === 'chat')
  const createdRecords = allowWrites && chat ? trackCreatedRecords(chat, resourcesOf(chat), bases.chat ?? '', newPrefix()) : undefined
  const note = createdRecords?.note.bind(createdRecords)
  const target = serverTarget({ bases, timeout, rate, guard: createdRecords?.guard ?? readOnly, note, signal })
  const environment = environmentOf(target, options)
  const servers = new Map(
    contracts.map((contract) => [contract.name, serverContextOf(environment, contract, contract === chat ? createdRecords : undefined)]),
  )
  const chosen = chosenOf(contracts, options)
  const ids = new Set(chosen.flatMap(({ operations }) => operations.map(({ id }) => id)))
  const chatServer = servers.get('chat')
  const scenarios = chatServer?.createdRecords ? scenariosOf(chatServer, ids) : new Map<string, Scenario[]>()
  const tasks = chosen.flatMap((contract) =>
    contract.operations.map((operation) => taskOf(operation, servers.get(contract.name) as ServerContext, scenarios, options)),
  )
  const results: OperationResult[] = []
  const unchecked: Unchecked[] = []
  const check = async (task: Task) => {
    const id = task.operation.id
    if (budget !== undefined && performance.now() - start > budget) {
      unchecked.push({ operation: id, why: 'unchecked', reason: `the budget of ${budget / 1000} s was used up` })
      return
    }
    const { result, aside } = await checkTask(environment, task, signal)
    if (result) results.push(result)
    if (aside) unchecked.push(aside)
    options.progress?.(results.length + unchecked.length, tasks.length, results.filter(({ failed }) => failed.length > 0).length)
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
  const madeUp = credentials.apiKey === fakeCredentials.apiKey && credentials.key === fakeCredentials.key
  const told = withoutAbsent({ results, unchecked, tasks }, madeUp)
  const result = summary(target.name, told.results, told.unchecked, tasks, performance.now() - start, seed)
  return { ...result, rerun: rerunOf(options) }
}

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

/** The contracts with the operations that the caller chose. */
function chosenOf(contracts: readonly Contract[], options: ServerSuiteOptions): Contract[] {
  const chosen = new Set(
    selected(
      contracts.flatMap(({ operations }) => operations),
      options,
    ),
  )
  return contracts.map((contract) => ({ ...contract, operations: contract.operations.filter((one) => chosen.has(one)) }))
}

function taskOf(
  operation: Operation,
  server: ServerContext,
  scenarios: ReadonlyMap<string, Scenario[]>,
  { sample = 1, seed = 1, allowWrites }: ServerSuiteOptions,
): Task {
  if (!isSafe(operation) && !(allowWrites && server.createdRecords))
    return { contract: server.contract, operation, cases: [], scenarios: [], server }
  const cases = sampled(serverCasesOf(server.contract, server.resources, server.names, operation), operation.id, sample, seed)
  const own = scenarios.get(operation.id) ?? []
  return { contract: server.contract, operation, cases, scenarios: sampled(own, operation.id, sample, seed), server }
}

async function checkTask(
  environment: Environment,
  { contract, operation, cases, scenarios, server }: Task,
  signal: AbortSignal | undefined,
): Promise<{ result?: OperationResult; aside?: Unchecked }> {
  const began = performance.now()
  const { id } = operation
  if (cases.length === 0)
    return {
      aside: {
        operation: id,
        why: 'left out',
        reason: `it writes, and ${server.createdRecords ? 'nothing of it is the run’s own' : 'writes are not allowed'}`,
      },
    }
  const { results, unchecked, blocked, notImplemented }: Checked = await checkOnServer(environment, server, operation, cases, signal)
  if (notImplemented) return { aside: { operation: id, why: 'not implemented', reason: notImplemented } }
  for (const scenario of scenarios) {
    if (signal?.aborted || !answers(results)) break
    const told = await runScenario(environment, server, scenario)
    if (!('missing' in told)) results.push(told)
  }
  const result = summed(contract, operation, results, performance.now() - began)
  const accepted = results.some(
    ({ status, findings }) => status >= 200 && status < 300 && findings.every(({ rule }) => rule !== 'negative_data_rejection'),
  )
  if (accepted) return { result }
  if (results.length === 0 && blocked && !unchecked) return { aside: { operation: id, why: 'left out', reason: blocked } }
  return { result, aside: { operation: id, why: 'unchecked', reason: unchecked ?? blocked ?? 'it never answered with a success' } }
}

/** The command that makes such a run again. */
function rerunOf({ bases, allowWrites, strict }: ServerSuiteOptions): string {
  const addresses = new Set(Object.values(bases))
  const targets = addresses.size === 1 ? [...addresses] : Object.entries(bases).map(([name, base]) => `${name}=${base}`)
  const flags = [...targets.map((one) => `--target ${one}`), ...(allowWrites ? ['--allow-writes'] : []), ...(strict ? ['--strict'] : [])]
  return `npx cometchat-rest-testing check ${flags.join(' ')}`
}

/** Whether an operation answered at all. */
const answers = (results: readonly CaseResult[]): boolean => results.some(({ status }) => status > 0)

function summary(
  target: string,
  results: OperationResult[],
  unchecked: Unchecked[],
  tasks: readonly Task[],
  milliseconds: number,
  seed: number,
): Omit<SuiteResult, 'rerun'> {
  const order = new Map(tasks.map(({ operation }, index) => [operation.id, index]))
  const sorted = <One extends { operation: string }>(list: One[]) =>
    list.sort((one, other) => (order.get(one.operation) ?? 0) - (order.get(other.operation) ?? 0))
  return {
    target,
    mock: false,
    operations: sorted(results),
    unchecked: sorted(unchecked),
    webhooks: [],
    cases: results.reduce((sum, { cases }) => sum + cases, 0),
    milliseconds,
    workers: 1,
    seed,
  }
}
