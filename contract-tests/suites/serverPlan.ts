import { requestsOfWorlds } from '../comparison/comparison.ts'
import { isCompared } from '../comparison/parts.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { Environment } from '../exchange/environment.ts'
import type { NotRun } from '../exchange/outcome.ts'
import { type CreatedRecords, isSafe } from '../serverChecks/createdRecords.ts'
import { createServerContext } from '../serverChecks/createServerContext.ts'
import { neverSent } from '../serverChecks/neverSent.ts'
import type { ServerCase } from '../serverChecks/serverCase.ts'
import { serverCasesOf } from '../serverChecks/serverCases.ts'
import type { ServerContext } from '../serverChecks/serverContext.ts'
import { notRunAll, sampled, selected } from './selection.ts'
import type { ServerSuiteOptions } from './serverSuiteOptions.ts'

/** An operation and its planned checks. */
export interface Task {
  readonly contract: Contract
  readonly operation: Operation
  readonly cases: ServerCase[]
  /** Planned checks that are left out before the run starts. */
  readonly notRun: NotRun[]
  readonly server: ServerContext
  /** Estimated number of requests. */
  readonly requests: number
}

/** Estimates the number of requests of a plan, including the removal of records. */
export const estimatedRequests = (tasks: readonly Task[]): number => tasks.reduce((sum, { requests }) => sum + requests, worldsOf(tasks))

/** Estimates the requests for what the checks of a run share. */
function worldsOf(tasks: readonly Task[]): number {
  const chat = tasks.find(({ server }) => server.createdRecords)
  if (!chat) return 0
  return requestsPer.run + requestsOfWorlds(chat.contract, new Set(tasks.map(({ operation }) => operation.id)))
}

/** Plans the checks of the selected operations, in document order. */
export function tasksOf(
  environment: Environment,
  contracts: readonly Contract[],
  createdRecords: CreatedRecords | undefined,
  options: ServerSuiteOptions,
): Task[] {
  const operations = contracts.flatMap((contract) => contract.operations)
  const chosen = new Set(selected(operations, options))
  return contracts.flatMap((contract) => {
    const server = createServerContext(environment, contract, contract.name === 'chat' ? createdRecords : undefined)
    const own = contract.operations.filter((operation) => chosen.has(operation))
    const sent = own.filter((operation) => mayWrite(operation, server) && neverSentBy(server, operation) === undefined)
    return own.map((operation) => taskOf(operation, server, sent, options))
  })
}

// Average numbers of requests, including set-up and removal of records, measured against the fake.
const requestsPer = {
  run: 20,
  case: 1,
  operationThatReads: 3,
  operationThatWrites: 8,
  comparedOperation: 20,
}

/** Whether an operation only reads, or the run may write its own records. */
const mayWrite = (operation: Operation, { createdRecords }: ServerContext): boolean => isSafe(operation) || createdRecords !== undefined

/** Why a run never sends a request to an operation. */
const neverSentBy = (server: ServerContext, operation: Operation): string | undefined =>
  server.createdRecords && neverSent(server.contract, operation)

function taskOf(operation: Operation, server: ServerContext, sent: readonly Operation[], options: ServerSuiteOptions): Task {
  const { cases, notRun } = chosenChecks(operation, server, sent, options)
  if (cases.length + notRun.length === 0)
    notRun.push(...notRunAll([{ name: 'all requests' }], operation.id, 'left out by rule', 'no operation removes what it creates'))
  const preparation = isSafe(operation) ? requestsPer.operationThatReads : requestsPer.operationThatWrites
  const requests =
    cases.length * requestsPer.case +
    (server.createdRecords && cases.length > 0 ? preparation : 0) +
    (server.createdRecords && isCompared(operation) ? requestsPer.comparedOperation : 0)
  return { contract: server.contract, operation, server, cases, notRun, requests }
}

function chosenChecks(
  operation: Operation,
  server: ServerContext,
  sent: readonly Operation[],
  { sample = 1, seed = 1, allowWrites }: ServerSuiteOptions,
): Pick<Task, 'cases' | 'notRun'> {
  const { contract } = server
  const rule = neverSentBy(server, operation)
  if (rule) return { cases: [], notRun: notRunAll([{ name: 'all requests' }], operation.id, 'left out by rule', rule) }
  const all = serverCasesOf(contract, operation, sent)
  // The comparison sends every example of a write, and its smallest body.
  const isSent = server.createdRecords && isCompared(operation) && !isSafe(operation)
  const [first] = all
  const isRepeated = ({ kind, args }: ServerCase) =>
    kind === 'example' || (kind === 'required-only' && (args.body !== undefined || !operation.body))
  const cases = isSent ? all.filter((one) => one === first || !isRepeated(one)) : all
  if (mayWrite(operation, server)) {
    const { kept, notRun } = sampled(cases, operation.id, sample, seed)
    return { cases: kept, notRun }
  }
  const [category, reason] = allowWrites
    ? (['left out by rule', `it writes, and a run creates records of the Chat API only, not of the ${contract.name} document`] as const)
    : (['writes not allowed', 'it writes, which needs --allow-writes'] as const)
  return { cases: [], notRun: notRunAll(cases, operation.id, category, reason) }
}
