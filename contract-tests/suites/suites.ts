import { performance } from 'node:perf_hooks'
import { comparisonsOf } from '../comparison/comparison.ts'
import { isCompared } from '../comparison/parts.ts'
import type { DocumentName } from '../documents/bundles.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import { type Environment, environmentOf } from '../exchange/environment.ts'
import type { Outcomes } from '../exchange/outcome.ts'
import { purposeNow, type RequestCounts, sendingFor } from '../exchange/purpose.ts'
import { type RepeatReason, ServerGone, serverTarget } from '../exchange/serverTarget.ts'
import { families } from '../fake/families.ts'
import type { KnownRecords } from '../serverChecks/createdFixtures.ts'
import { readOnly, trackCreatedRecords } from '../serverChecks/createdRecords.ts'
import { needsBot } from '../serverChecks/identifiers.ts'
import { nothingThere } from '../serverChecks/notRun.ts'
import { newPrefix } from '../serverChecks/prefix.ts'
import { checkOnServer } from '../serverChecks/serverChecks.ts'
import { sentenceChecks } from '../statements/sentences/sentenceChecks.ts'
import { playedSentences } from '../statements/sentences/unplayed.ts'
import { rememberSecrets } from '../validate/secrets.ts'
import { allowedNames, unusedAllowances, withAllowedMissing } from './allowMissing.ts'
import { removeRun } from './clean.ts'
import { checkedEffects } from './effects.ts'
import { acceptsKeys } from './firstRequest.ts'
import { type Exclusion, type NamedOperation, type OperationResult, operationResult, type SuiteResult } from './result.ts'
import { excludedBy, selected, selectionAmong, unusedExceptions } from './selection.ts'
import { estimatedRequests, type Task, tasksOf } from './serverPlan.ts'
import type { ServerSuiteOptions } from './serverSuiteOptions.ts'

// The front door of this folder: runs over many operations. In go the address of a server and its
// keys, and the operations that were selected; out comes a result for each (`result.ts`). A run
// plans the cases (`serverPlan.ts`), sends them beside the comparison with the model and the
// sentences, and removes its records. `mockSuite.ts` runs against the mock.

/**
 * Runs the checks against a server. Without `allowWrites` it only reads existing records. With it,
 * it creates its own records on the Chat API, checks every operation on them and always removes
 * them.
 *
 * @returns every planned check with its outcome. If the server stops responding, the results so
 * far, with the reason in `ended`; if `signal` aborts, the results so far, with the other checks as
 * `interrupted`
 * @throws ServerGone if the server never responds; UnknownName for an unknown family or operation
 * in `allowMissing`
 */
export async function checkServer(options: ServerSuiteOptions): Promise<SuiteResult> {
  const { bases, credentials, timeout, rate, allowWrites, seed = 1, say, signal } = options
  const start = performance.now()
  const all = await readContracts()
  const named = all.filter(({ name }) => bases[name] !== undefined)
  const allowMissing = allowedNames(operationsOf(all), options.allowMissing ?? [])
  const chat = named.find(({ name }) => name === 'chat')
  const createdRecords = allowWrites && chat ? trackCreatedRecords(chat, bases.chat ?? '', newPrefix()) : undefined
  rememberSecrets(Object.values(credentials))
  const waits = createWaits(say)
  const requestsFor: RequestCounts = { cases: 0, scenarios: 0, preparation: 0, removal: 0 }
  const repeated: NonNullable<SuiteResult['repeated']> = {}
  const sending = {
    bases,
    timeout,
    rate,
    guard: createdRecords?.guard ?? readOnly,
    waiting: waits.add,
    repeated: (reason: RepeatReason) => void (repeated[reason] = (repeated[reason] ?? 0) + 1),
    sent: () => void requestsFor[purposeNow()]++,
    note: options.observe,
  }
  const note: typeof options.observe = (...noted) => {
    createdRecords?.note(...noted)
    options.observe?.(...noted)
  }
  const target = serverTarget({ ...sending, note, signal })
  const environment = environmentOf(target, options)
  selected(operationsOf(all), options)
  const chosen = selected(operationsOf(named), selectionAmong(operationsOf(named), options))
  const contracts: Contract[] = []
  for (const contract of named) {
    const own = chosen.filter((operation) => contract.operations.includes(operation))
    if (await acceptsKeys(environment, contract, own)) contracts.push(contract)
  }
  const selection = selectionAmong(operationsOf(contracts), options)
  const tasks = tasksOf(environment, contracts, createdRecords, { ...options, ...selection })
  const ids = new Set(tasks.map(({ operation }) => operation.id))
  say?.(estimateOf(estimatedRequests(tasks), rate))
  let results: OperationResult[] = []
  let leftovers: SuiteResult['leftovers']
  try {
    if (createdRecords) say?.(`Records of this run start with ${createdRecords.prefix}\n${whatWritesCause}`)
    results = await checkAll(environment, tasks, options)
  } finally {
    if (createdRecords)
      leftovers = await sendingFor('removal', () =>
        removeRun(createdRecords, chat as Contract, serverTarget({ ...sending, note }), credentials),
      )
  }
  const ended = results.flatMap(({ notRun }) => notRun).find(({ category }) => category === 'server gone')?.reason
  if (ended !== undefined && results.every(({ cases }) => cases === 0)) throw new ServerGone(ended)
  const { operations, unchecked } = checkedEffects(all, withAllowedMissing(results, operationsOf(all), allowMissing))
  return {
    target: target.name,
    mock: false,
    operations,
    excluded: [
      ...excludedBy(operationsOf(contracts), tasks),
      ...excludedWith(all, options.withoutKeys ?? [], 'which has no keys'),
      ...excludedWith(
        all,
        named.flatMap((contract) => (contracts.includes(contract) ? [] : contract.name)),
        'whose fake keys the server rejects',
      ),
    ],
    unused: [
      ...unusedExceptions(operationsOf(contracts), { ...selection, except: options.except }).map((pattern) => `--except ${pattern}`),
      ...unusedAllowances(operations, operationsOf(all), allowMissing).map((name) => `--allow-missing ${name}`),
    ],
    otherOperations: otherOperations(operations, contracts),
    // A run that only reads compares nothing, so it sees no effects.
    ...(createdRecords && { unchecked }),
    webhooks: [],
    cases: operations.reduce((sum, { cases }) => sum + cases, 0),
    requests: Object.values(requestsFor).reduce((sum, count) => sum + count, 0),
    requestsFor,
    milliseconds: performance.now() - start,
    waited: waits.total(),
    repeated,
    notes: [...environment.notes].sort(),
    differences: environment.differences,
    freedoms: Object.fromEntries(environment.freedoms),
    ...(options.strict && { strict: true }),
    ...(options.expectedDifferences && { expectedDifferences: options.expectedDifferences }),
    turnedAway: all.flatMap((contract) => environment.backing(contract).turnedAway()),
    ...(createdRecords &&
      chat && {
        sentences: playedSentences(
          chat,
          chat.operations.filter(({ id }) => ids.has(id) && id in families),
        ),
      }),
    seed,
    ...(ended !== undefined && { ended }),
    ...(leftovers && { leftovers }),
    rerun: rerunOf(options),
  }
}

/**
 * Runs the planned checks, several operations at a time, and compares the server with its model.
 */
async function checkAll(environment: Environment, tasks: readonly Task[], options: ServerSuiteOptions): Promise<OperationResult[]> {
  const { concurrency = 4, sample, seed, signal, progress } = options
  const checked = new Map<Task, Outcomes & { milliseconds: number }>()
  const compared = new Map<string, Outcomes>()
  const failing = new Set<Task>()
  const report = () => {
    const differing = [...compared.values()].filter(({ results }) => results.some(hasFindings))
    progress?.(checked.size, tasks.length, failing.size + differing.length)
  }
  const check = async (task: Task, known?: KnownRecords) => {
    const noted = (result: CaseResult) => {
      if (!hasFindings(result)) return
      failing.add(task)
      report()
    }
    checked.set(task, await checkTask(environment, task, signal, known, noted))
    report()
  }
  // Only a run that writes is compared.
  const writing = tasks.find(({ server }) => server.createdRecords)
  const ids = new Set(tasks.map(({ operation }) => operation.id))
  const isLater = ({ server, operation }: Task) => server.createdRecords !== undefined && isCompared(operation)
  // The cases of what is compared come last, one at a time, on the records that are left.
  const takeRecords = (chosen: readonly Operation[], records: KnownRecords | undefined) =>
    void queue.push(async () => {
      for (const task of tasks.filter(({ operation }) => chosen.includes(operation))) await check(task, records)
    })
  const how = { signal, sample, seed, outcomes: compared, progress: report, takeRecords }
  const queue = [
    ...(writing ? comparisonsOf(environment, writing.server, ids, how) : []),
    ...(writing ? sentenceChecks(environment, writing.server, ids, how) : []),
    ...tasks.filter((task) => !isLater(task)).map((task) => () => check(task)),
  ]
  const work = async () => {
    for (let run = queue.shift(); run; run = queue.shift()) await run()
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return tasks.map((task) => {
    const { contract, operation } = task
    const { results = [], notRun = [], milliseconds = 0 } = checked.get(task) ?? {}
    const more = contract.name === 'chat' ? compared.get(operation.id) : undefined
    const all = { results: [...results, ...(more?.results ?? [])], notRun: [...notRun, ...(more?.notRun ?? [])] }
    return operationResult(contract, operation, all, milliseconds)
  })
}

const whatWritesCause =
  'The records of flagged and blocked messages stay: the API cannot delete them. Webhooks and push notifications go out for what the run does.'

/** The estimated number of requests, and their duration at the run's rate. */
function estimateOf(requests: number, rate: number | undefined): string {
  const rounded = Math.ceil(requests / 10) * 10
  const minutes = rate === undefined ? '' : `, ${durationOf(rounded / rate)} at ${rate} per second`
  return `About ${rounded.toLocaleString('en-US')} requests${minutes}.`
}

const durationOf = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60).toLocaleString('en-US')} minutes`

/**
 * Adds up the server's requested delays, and says each length of a second or more once.
 * Simultaneous delays count once.
 */
function createWaits(say: ((text: string) => void) | undefined) {
  let total = 0
  let until = 0
  const said = new Set<string>()
  return {
    add(milliseconds: number, status: number): void {
      const now = Date.now()
      const more = now + milliseconds - Math.max(until, now)
      if (more <= 0) return
      until = now + milliseconds
      total += more
      const text = `The server asks to wait (${status}): ${(milliseconds / 1000).toFixed(0)} s`
      if (more >= 1000 && !said.has(text)) say?.(text)
      said.add(text)
    },
    total: () => total,
  }
}

const hasFindings = ({ findings }: CaseResult): boolean => findings.length > 0

const operationsOf = (contracts: readonly Contract[]): Operation[] => contracts.flatMap(({ operations }) => operations)

async function checkTask(
  environment: Environment,
  task: Task,
  signal: AbortSignal | undefined,
  known: KnownRecords | undefined,
  noted: (result: CaseResult) => void,
): Promise<Outcomes & { milliseconds: number }> {
  const { operation, cases, notRun, server } = task
  const start = performance.now()
  const outcomes = await checkOnServer(environment, server, operation, cases, signal, noted, known)
  // Tolerated statuses must not hide that nothing ever succeeded.
  const { results } = outcomes
  const tried = results.some(({ kind, sent }) => kind === 'scenario' || sent.length > 0 || kind === 'example')
  const isExplained = outcomes.notRun.some(
    ({ category, reason, kind }) =>
      category === 'quota used up' ||
      category === 'nothing to read' ||
      reason === nothingThere.reason ||
      (category === 'left out by rule' && kind === 'example'),
  )
  if (!known && tried && !isExplained && !results.some(({ status, findings }) => (status >= 200 && status < 300) || findings.length > 0))
    outcomes.notRun.push({
      ...{ operation: operation.id, name: 'a success', kind: 'scenario' },
      ...(needsBot(operation)
        ? { category: 'left out by rule', reason: 'no operation makes a bot' }
        : { category: 'setup failed', reason: 'it never responded with success' }),
    })
  return { results, notRun: [...notRun, ...outcomes.notRun], milliseconds: performance.now() - start }
}

/** The operations of documents that are left out for a reason. */
const excludedWith = (all: readonly Contract[], documents: readonly DocumentName[], why: string): Exclusion[] =>
  documents.map((name) => ({
    operations: all.find((contract) => contract.name === name)?.operations.length ?? 0,
    reason: `in the ${name} document, ${why}`,
  }))

/** Operations with findings that were not selected: the comparison also calls others. */
function otherOperations(results: readonly OperationResult[], contracts: readonly Contract[]): NamedOperation[] {
  const checked = new Set(results.map(({ operation }) => operation))
  const named = new Set(results.flatMap(({ findings }) => findings.map(({ operation }) => operation)))
  return contracts.flatMap(({ name, operations }) =>
    operations
      .filter(({ id }) => named.has(id) && !checked.has(id))
      .map(({ id, method, path }) => ({ document: name, operation: id, method, path })),
  )
}

/** The command that repeats the run. */
function rerunOf({ bases, allowWrites, strict, seed = 1 }: ServerSuiteOptions): string {
  const addresses = new Set(Object.values(bases))
  const targets = addresses.size === 1 ? [...addresses] : Object.entries(bases).map(([name, base]) => `${name}=${base}`)
  const flags = [
    ...targets.map((target) => `--target ${target}`),
    ...(allowWrites ? ['--allow-writes'] : []),
    ...(strict ? ['--strict'] : []),
    ...(seed === 1 ? [] : [`--seed ${seed}`]),
  ]
  return `npx cometchat-rest-testing check ${flags.join(' ')}`
}
