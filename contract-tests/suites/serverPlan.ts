import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { Environment } from '../exchange/environment.ts'
import type { Category, NotRun } from '../exchange/outcome.ts'
import { requestsOfWorlds } from '../model/compareWithModel.ts'
import { isCompared } from '../model/parts.ts'
import { scenariosOf } from '../scenarios/allScenarios.ts'
import { serverContextOf } from '../server/connection.ts'
import { type CreatedRecords, isSafe } from '../server/createdRecords.ts'
import { neverSent } from '../server/neverSent.ts'
import type { Scenario } from '../server/scenario.ts'
import type { ServerCase } from '../server/serverCase.ts'
import { serverCasesOf } from '../server/serverCases.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { type OperationResult, operationResult } from './result.ts'
import { notRunAll, sampled, selected } from './selection.ts'
import type { ServerSuiteOptions } from './serverSuiteOptions.ts'

/** An operation and its planned checks. */
export interface Task {
  readonly contract: Contract
  readonly operation: Operation
  readonly cases: ServerCase[]
  readonly scenarios: Scenario[]
  /** Planned checks that are left out before the run starts. */
  readonly notRun: NotRun[]
  readonly server: ServerContext
  /** Estimated number of requests. */
  readonly requests: number
}

/** The plan of a run. */
export interface ServerPlan {
  /** The checks of every selected operation, in document order. */
  readonly tasks: Task[]
}

/** Plans the checks of the selected operations. */
export function planOf(
  environment: Environment,
  contracts: readonly Contract[],
  createdRecords: CreatedRecords | undefined,
  options: ServerSuiteOptions,
): ServerPlan {
  return { tasks: tasksOf(environment, contracts, createdRecords, options) }
}

/**
 * Estimates the number of requests of a plan, including the removal of records.
 *
 * @param isMocked - whether the server only returns examples for an operation, which then gets few
 * requests
 */
export const requestsOf = ({ tasks }: ServerPlan, isMocked: (operation: Operation) => boolean): number =>
  tasks.reduce(
    (sum, { operation, cases, requests }) => sum + (cases.length > 0 && isMocked(operation) ? requestsPer.mockedOperation : requests),
    worldsOf(tasks),
  )

/** Estimates the requests for what the checks of a run share. */
function worldsOf(tasks: readonly Task[]): number {
  const chat = tasks.find(({ server }) => server.createdRecords)
  if (!chat) return 0
  return requestsPer.run + requestsOfWorlds(chat.contract, new Set(tasks.map(({ operation }) => operation.id)))
}

function tasksOf(
  environment: Environment,
  contracts: readonly Contract[],
  createdRecords: CreatedRecords | undefined,
  options: ServerSuiteOptions,
): Task[] {
  const operations = contracts.flatMap((contract) => contract.operations)
  const chosen = new Set(selected(operations, options))
  const ids = new Set([...chosen].map(({ id }) => id))
  return contracts.flatMap((contract) => {
    const server = serverContextOf(environment, contract, contract.name === 'chat' ? createdRecords : undefined, options.records)
    const scenarios = contract.name === 'chat' ? withoutCompared(contract, scenariosOf(server, ids)) : new Map<string, Scenario[]>()
    const own = contract.operations.filter((operation) => chosen.has(operation))
    const sent = own.filter((operation) => mayWrite(operation, server) && neverSentBy(server, operation) === undefined)
    return own.map((operation) => taskOf(operation, server, sent, scenarios.get(operation.id) ?? [], options))
  })
}

/** The scenarios that the comparison with the model does not replace. */
function withoutCompared({ operations }: Contract, scenarios: ReadonlyMap<string, Scenario[]>): Map<string, Scenario[]> {
  const compared = new Set(operations.filter(isCompared).map(({ id }) => id))
  const isLeft = ({ operation, needs = [], beyondModel }: Scenario) =>
    beyondModel === true || [operation, ...needs].some((id) => !compared.has(id))
  return new Map([...scenarios].map(([id, own]) => [id, own.filter(isLeft)]))
}

// Average numbers of requests, including set-up and removal of records, measured against the fake.
const requestsPer = {
  run: 20,
  case: 1,
  operationThatReads: 3,
  operationThatWrites: 10,
  scenario: 10,
  comparedOperation: 28,
  mockedOperation: 1.5,
}

/** Whether an operation only reads, or the run may write its own records. */
const mayWrite = (operation: Operation, { createdRecords }: ServerContext): boolean => isSafe(operation) || createdRecords !== undefined

/** Why a run never sends a request to an operation. */
const neverSentBy = (server: ServerContext, operation: Operation): string | undefined =>
  server.createdRecords && neverSent(server, operation, server.exampleOf(operation))

function taskOf(
  operation: Operation,
  server: ServerContext,
  sent: readonly Operation[],
  all: readonly Scenario[],
  options: ServerSuiteOptions,
): Task {
  const { cases, scenarios, notRun } = chosenChecks(operation, server, sent, all, options)
  if (cases.length + scenarios.length + notRun.length === 0)
    notRun.push(...notRunAll([{ name: 'all requests' }], operation.id, 'left out by rule', 'no operation removes what it creates'))
  const preparation = isSafe(operation) ? requestsPer.operationThatReads : requestsPer.operationThatWrites
  const requests =
    cases.length * requestsPer.case +
    (server.createdRecords && cases.length > 0 ? preparation : 0) +
    (server.createdRecords && isCompared(operation) ? requestsPer.comparedOperation : 0) +
    scenarios.reduce((sum, { requests: own = requestsPer.scenario }) => sum + own, 0)
  return { contract: server.contract, operation, server, cases, scenarios, notRun, requests }
}

function chosenChecks(
  operation: Operation,
  server: ServerContext,
  sent: readonly Operation[],
  scenarios: readonly Scenario[],
  { sample = 1, seed = 1, allowWrites }: ServerSuiteOptions,
): Pick<Task, 'cases' | 'scenarios' | 'notRun'> {
  const { contract, createdRecords } = server
  const rule = neverSentBy(server, operation)
  const cases = rule ? [] : serverCasesOf(contract, operation, sent)
  if (rule)
    return { cases, scenarios: [...scenarios], notRun: notRunAll([{ name: 'all requests' }], operation.id, 'left out by rule', rule) }
  if (mayWrite(operation, server)) {
    const some = sampled(cases, operation.id, sample, seed)
    const allowed = createdRecords ? sampled(scenarios, operation.id, sample, seed) : withoutWrites(operation, [], scenarios)
    return { cases: some.kept, scenarios: allowed.kept, notRun: [...some.notRun, ...allowed.notRun] }
  }
  if (!allowWrites) return { cases: [], scenarios: [], notRun: withoutWrites(operation, cases, scenarios).notRun }
  const reason = `it writes, and a run creates records of the Chat API only, not of the ${contract.name} document`
  return { cases: [], scenarios: [], notRun: notRunAll(cases, operation.id, 'left out by rule', reason) }
}

/** Checks that a read-only run leaves out. */
const withoutWrites = (operation: Operation, cases: readonly ServerCase[], scenarios: readonly Scenario[]) => ({
  kept: [],
  notRun: notRunAll([...cases, ...scenarios], operation.id, 'writes not allowed', 'it writes, which needs --allow-writes'),
})

/** The result of an operation that was not checked. */
export function notChecked({ contract, operation, cases, scenarios, notRun }: Task, category: Category, reason: string): OperationResult {
  const rest = notRunAll([...cases, ...scenarios], operation.id, category, reason)
  return operationResult(contract, operation, { results: [], notRun: [...notRun, ...rest] }, 0)
}
