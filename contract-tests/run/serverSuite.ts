import { performance } from 'node:perf_hooks'
import type { DocumentName } from '../document/bundles.ts'
import { type Contract, readContracts } from '../document/contract.ts'
import type { Operation } from '../document/document.ts'
import { type ServerCase, serverCasesOf } from '../stateful/cases.ts'
import { type Checked, checkOnServer } from '../stateful/checkOnServer.ts'
import { createLedger, isSafe, type Ledger, type Made, readOnly } from '../stateful/ledger.ts'
import { removeAll } from '../stateful/removal.ts'
import { resourcesOf } from '../stateful/resources.ts'
import { createWorld, type World } from '../stateful/world.ts'
import { serverTarget } from '../targets/server.ts'
import { summed } from './checkOperation.ts'
import { type Environment, projectClient, type Target } from './environment.ts'
import { type Selection, sampled, selected } from './selection.ts'
import type { OperationResult, SuiteResult, Unchecked } from './suite.ts'

/** What is tested, and how far the checks may go. */
export interface ServerSuiteOptions extends Selection {
  bases: Partial<Record<DocumentName, string>>
  credentials: Record<string, string>
  /** Milliseconds until an answer counts as not given. */
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
  world: World
}

/**
 * Runs the checks against a server. Without `allowWrites` it only reads, of records that are there; with it, it makes records of its own on the Chat API,
 * checks every operation on those and removes them, whatever happens.
 *
 * @throws ServerGone if the server does not answer any more
 */
export async function runServerSuite(options: ServerSuiteOptions): Promise<SuiteResult> {
  const { bases, credentials, timeout, rate, allowWrites, concurrency = 4, seed = 1, budget, say, signal } = options
  const start = performance.now()
  const contracts = (await readContracts()).filter(({ name }) => bases[name] !== undefined)
  const chat = contracts.find(({ name }) => name === 'chat')
  const ledger = allowWrites && chat ? createLedger(chat, resourcesOf(chat), bases.chat ?? '', newPrefix()) : undefined
  const note = ledger?.note.bind(ledger)
  const target = serverTarget({ bases, timeout, rate, guard: ledger?.guard ?? readOnly, note, signal })
  const environment = environmentOf(target, options)
  const worlds = new Map(
    contracts.map((contract) => [contract.name, worldOf(environment, contract, contract === chat ? ledger : undefined)]),
  )
  const tasks = chosenOf(contracts, options).flatMap((contract) =>
    contract.operations.map((operation): Task => taskOf(operation, worlds.get(contract.name) as World, options)),
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
    if (ledger) say?.(`Everything that this run makes begins with ${ledger.prefix}`)
    const queue = tasks.values()
    const work = async () => {
      for (const task of queue) await check(task)
    }
    await Promise.all(Array.from({ length: concurrency }, work))
  } finally {
    if (ledger)
      for (const failure of await removeEverything(ledger, { bases, timeout, rate }, credentials)) say?.(`Not removed: ${failure}`)
  }
  signal?.throwIfAborted()
  return summary(target.name, results, unchecked, tasks, performance.now() - start, seed)
}

/** The beginning of every identifier of a run, another each time. */
const newPrefix = (): string => `contract-${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}-`

function environmentOf(target: Target, { timeout, credentials, strict }: ServerSuiteOptions): Environment {
  // The target keeps the time.
  const client: Environment['client'] = (document, settings) => projectClient(document, { ...settings, timeout: Number.POSITIVE_INFINITY })
  return { target, timeout, credentials, strict, client }
}

function worldOf({ target, credentials }: Environment, contract: Contract, ledger: Ledger | undefined): World {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = Object.entries((init?.headers ?? {}) as Record<string, string>)
    const body = init?.body
    const made = body === undefined || body === null || typeof body === 'string' ? undefined : new Response(body)
    const type = made?.headers.get('content-type')
    const answer = await target.send(
      {
        method: init?.method ?? 'GET',
        url: String(input),
        headers: type ? [...headers.filter(([name]) => name.toLowerCase() !== 'content-type'), ['content-type', type]] : headers,
        body: made ? await made.text() : ((body as string | null | undefined) ?? undefined),
      },
      contract.name,
    )
    return new Response([204, 304].includes(answer.status) ? null : answer.body, { status: answer.status, headers: answer.headers })
  }
  const client = projectClient(contract.name, { base: target.base(contract.name), fetch, timeout: Number.POSITIVE_INFINITY, credentials })
  return createWorld(contract, resourcesOf(contract), ledger, client, (made) => removeOne(target, credentials, made))
}

/** Removes a record of the Chat API. */
async function removeOne(
  target: Target,
  { apiKey = '' }: Record<string, string>,
  { kind, path }: Made,
): Promise<{ status: number; body: string }> {
  const body = kind === '/users' ? '{"permanent":true}' : undefined
  const headers: [string, string][] = [
    ['apikey', apiKey],
    ['accept', 'application/json'],
    ...(body ? [['content-type', 'application/json'] as [string, string]] : []),
  ]
  return target.send({ method: 'DELETE', url: target.base('chat') + path, headers, body }, 'chat')
}

/** Removes what the run made, even if it was interrupted. */
function removeEverything(
  ledger: Ledger,
  { bases, timeout, rate }: Pick<ServerSuiteOptions, 'bases' | 'timeout' | 'rate'>,
  credentials: Record<string, string>,
): Promise<string[]> {
  const target = serverTarget({ bases, timeout, rate, guard: ledger.guard })
  return removeAll(ledger, (made) => removeOne(target, credentials, made))
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

function taskOf(operation: Operation, world: World, { sample = 1, seed = 1, allowWrites }: ServerSuiteOptions): Task {
  if (!isSafe(operation) && !(allowWrites && world.ledger)) return { contract: world.contract, operation, cases: [], world }
  const cases = sampled(serverCasesOf(world.contract, world.resources, world.names, operation), operation.id, sample, seed)
  return { contract: world.contract, operation, cases, world }
}

async function checkTask(
  environment: Environment,
  { contract, operation, cases, world }: Task,
  signal: AbortSignal | undefined,
): Promise<{ result?: OperationResult; aside?: Unchecked }> {
  const began = performance.now()
  const { id } = operation
  if (cases.length === 0)
    return {
      aside: {
        operation: id,
        why: 'left out',
        reason: `it writes, and ${world.ledger ? 'nothing of it is the run’s own' : 'writes are not allowed'}`,
      },
    }
  const { results, unchecked, heldBack, notImplemented }: Checked = await checkOnServer(environment, world, operation, cases, signal)
  if (notImplemented) return { aside: { operation: id, why: 'not implemented', reason: notImplemented } }
  const result = summed(contract, operation, results, performance.now() - began)
  const accepted = results.some(({ status, findings }) => status >= 200 && status < 300 && findings.every(({ rule }) => rule !== 'refused'))
  if (accepted) return { result }
  if (results.length === 0 && heldBack && !unchecked) return { aside: { operation: id, why: 'left out', reason: heldBack } }
  return { result, aside: { operation: id, why: 'unchecked', reason: unchecked ?? heldBack ?? 'it never answered with a success' } }
}

function summary(
  target: string,
  results: OperationResult[],
  unchecked: Unchecked[],
  tasks: readonly Task[],
  milliseconds: number,
  seed: number,
): SuiteResult {
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
