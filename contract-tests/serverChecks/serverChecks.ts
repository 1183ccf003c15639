import { isChatApiError } from '../../src/index.ts'
import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Alteration } from '../cases/case.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { changedAt, step, valueAt } from '../documents/pointer.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import { unknownKey } from '../exchange/credentials.ts'
import type { Environment } from '../exchange/environment.ts'
import type { Observation } from '../exchange/exchange.ts'
import type { ListedDifference } from '../exchange/listedDifference.ts'
import { causesOfError, errorCodeOf, failsRun, Interrupted, type NotRun, type Outcomes, restrictionOf } from '../exchange/outcome.ts'
import { notingRepeats } from '../exchange/repeatedWrites.ts'
import { resultOf } from '../exchange/runCase.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import type { Finding } from '../validate/finding.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import { createFixtures, type KnownRecords } from './createdFixtures.ts'
import { BlockedBySafetyGuard, isSafe, isSuccess } from './createdRecords.ts'
import { noteOf } from './errorCodes.ts'
import { exchangeSettled } from './exchangeSettled.ts'
import { existingRecords, forgetLists } from './existingRecords.ts'
import { identifiersIn, isAboutOther, isWord, pathKind } from './identifiers.ts'
import { isImport } from './imports.ts'
import { invariants } from './invariants.ts'
import { withOwnIdentifiers } from './neverSent.ts'
import { withOtherText } from './newNames.ts'
import { isMocked, lacksOperation, mockedByFake, type NotRunReason, nothingThere, refusalIn, whyNotRun } from './notRun.ts'
import { requireQuotaLeft } from './quotas.ts'
import { beforeWrite, createdOnce, type ReadBack } from './readBack.ts'
import { writtenId } from './resources.ts'
import type { ServerCase } from './serverCase.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'
import { doubledWrite, failureIn, mostAttempts, unpreparedResult } from './serverFailures.ts'
import { eventuallyOnce } from './waiting.ts'

// The front door of this folder: what a run does at a server with one operation; `suites/` has the
// whole run. In go the operation, its cases (`serverCases.ts` plans them from the documents) and
// the server (`createServerContext.ts`: how to reach it, which records are the run's, its quotas).
// Out come the results of the cases, and why others were not run. In between, `createdFixtures.ts`
// and `existingRecords.ts` put records of the server in the place of those of the examples, the
// guard of `createdRecords.ts` lets no other record be changed, `invariants.ts` judges each
// response, and `removal.ts` removes what was made.

/**
 * After this many cases in a row without a response, or with a 429 only, the other cases of an
 * operation are not run.
 */
const mostWithoutResponse = 3

/** A case that was sent, with what was read afterwards. */
interface Observed {
  observation: Observation
  more: Outcomes
  isTextTaken: boolean
}

/**
 * What became of a case, or a failure of its preparation; `ends` if the operation's other cases
 * cannot run for the same reason, `isGone` if an existing record is no longer there.
 */
type CaseAttempt = Observed | { failed: Finding } | { why: NotRunReason; ends?: boolean; isGone?: boolean }

/** The state that the cases of one operation share. */
interface OperationRun {
  readonly environment: Environment
  readonly server: ServerContext
  readonly operation: Operation
  /** Records for the cases that do not consume any. */
  readonly shared: Fixtures
  /** The records of a world; without, what each example writes is read afterwards. */
  readonly known: KnownRecords | undefined
  /** Records of the current case. */
  fixtures: Fixtures
  /** Whether a case was run. */
  begun: boolean
}

/**
 * Runs the cases of an operation, replacing the records in the examples with records of the run.
 *
 * @param noted - called with each result
 * @param known - records that the run has made already
 * @returns the results, and each case that was not run with its reason
 */
export async function checkOnServer(
  environment: Environment,
  server: ServerContext,
  operation: Operation,
  cases: readonly ServerCase[],
  signal: AbortSignal | undefined,
  noted: (result: CaseResult) => void,
  known?: KnownRecords,
): Promise<Outcomes> {
  const results: CaseResult[] = []
  const add = (result: CaseResult) => {
    results.push(result)
    noted(result)
  }
  const notRun: NotRun[] = []
  const shared = known || server.createdRecords ? newFixtures(server, operation, known) : existingRecords(server)
  const run: OperationRun = { environment, server, operation, shared, known, fixtures: shared, begun: false }
  const queue = [...cases]
  const attempts = new Map<ServerCase, number>()
  let withoutResponse = 0
  const skip = (why: NotRunReason, list: readonly ServerCase[]) =>
    notRun.push(...list.map(({ name, kind }) => ({ operation: operation.id, name, kind, ...why })))
  try {
    for (let testCase = queue.shift(); testCase; testCase = queue.shift()) {
      const writes = { areRepeated: false }
      const attempted: CaseAttempt = signal?.aborted
        ? { why: { category: 'interrupted', reason: new Interrupted(signal).message }, ends: true }
        : withoutResponse >= mostWithoutResponse
          ? { why: { category: 'no response', reason: `${mostWithoutResponse} cases in a row got no response` }, ends: true }
          : await notingRepeats(writes, () => attempt(run, testCase))
      const result =
        'observation' in attempted
          ? withoutOpen(run, resultOf(attempted.observation, invariants), attempted)
          : 'failed' in attempted
            ? unpreparedResult(operation, testCase, attempted.failed)
            : undefined
      if (isDoubtful(attempted, result) && writes.areRepeated) {
        const tried = attempts.get(testCase) ?? 1
        attempts.set(testCase, tried + 1)
        if (tried < mostAttempts) queue.unshift(testCase)
        else skip(doubledWrite, [testCase])
        continue
      }
      if ('why' in attempted && attempted.ends) skip(attempted.why, [testCase, ...queue.splice(0)])
      else if (testCase.parts && !(result && isAccepted(result))) queue.unshift(...testCase.parts)
      else if ('why' in attempted) skip(attempted.why, [testCase])
      if ('why' in attempted) {
        if (attempted.why.category === 'rate limit') withoutResponse++
        continue
      }
      if (result && (!testCase.parts || isAccepted(result))) add(result)
      if ('failed' in attempted) continue
      for (const more of attempted.more.results) add(more)
      notRun.push(...attempted.more.notRun)
      const note = noteOf(attempted.observation)
      if (note !== undefined) environment.notes.add(note)
      // A key may be rejected before the server looks for the operation.
      run.begun ||= !isAboutKey(testCase)
      withoutResponse = attempted.observation.response ? 0 : withoutResponse + 1
      await removeScarce(server, operation, attempted.observation)
    }
  } finally {
    if (run.fixtures !== shared) await run.fixtures.end()
    await shared.end()
  }
  return { results, notRun }
}

/** A result whose refusal is listed as a difference, if no document decides it. */
function withoutOpen(run: OperationRun, result: CaseResult, attempted: Observed): CaseResult {
  const open = openRefusal(run, result, attempted)
  if (!open) return result
  run.environment.differences.push(open)
  return { ...result, findings: [] }
}

/**
 * Whether a write that was carried out twice may explain an outcome. A response of 500 or above is
 * a finding, whatever led to it.
 */
function isDoubtful(attempted: CaseAttempt, result: CaseResult | undefined): boolean {
  if ('why' in attempted) return failsRun(attempted.why)
  if (!('observation' in attempted) || (result?.status ?? 0) >= 500) return false
  return [result, ...attempted.more.results].some((one) => one && one.findings.length > 0)
}

/** Every value in a value, at any depth, as a text. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]

const isAccepted = ({ status, findings }: CaseResult): boolean => status >= 200 && status < 300 && findings.length === 0

/**
 * Runs a case. If a read-only run finds that an existing record is gone, it reads the lists again
 * and retries for a few seconds: a list may still show a record that others have removed.
 */
async function attempt(run: OperationRun, testCase: ServerCase): Promise<CaseAttempt> {
  const { environment, server, operation } = run
  let attempted = await attemptOnce(run, testCase)
  const isOfOthers = !server.createdRecords && testCase.expect === 'success' && !testCase.tolerates?.includes(404)
  if (!isOfOthers || !isGone(attempted)) return attempted
  const isThere = async () => {
    forgetLists(server)
    attempted = await attemptOnce(run, testCase)
    return !isGone(attempted)
  }
  await eventuallyOnce(server, `existing records of ${operation.id}`, isThere, environment.effectsWithin)
  return attempted
}

const isGone = (attempted: CaseAttempt): boolean =>
  'observation' in attempted ? attempted.observation.response?.status === 404 : 'why' in attempted && attempted.isGone === true

/** Whether a preparation failed because a record is not there. */
const isNotFound = (error: unknown): boolean => causesOfError(error).some((cause) => isChatApiError(cause) && cause.status === 404)

/** Sends a case once, on its own records. */
async function attemptOnce(run: OperationRun, testCase: ServerCase): Promise<CaseAttempt> {
  const { environment, server, operation, shared } = run
  if (testCase.key === 'authOnly' && !server.createdRecords)
    return {
      why: { category: 'writes not allowed', reason: 'it needs a key of the lowest scope, which only a run that may write can create' },
    }
  if (run.fixtures !== shared) await run.fixtures.end()
  const isUsedUp = consumes(server, operation) && testCase.expect === 'success' && !namesWord(operation, testCase)
  run.fixtures = isUsedUp ? newFixtures(server, operation, run.known, shared) : shared
  let observation: Observation
  let readBack: ReadBack | undefined
  const more: Outcomes = { results: [], notRun: [] }
  try {
    await run.fixtures.reserve(operation)
    const sent = await withRecords(server, run.fixtures, operation, testCase)
    if (server.createdRecords && !run.known && sent.kind === 'example')
      readBack = await beforeWrite(environment, server, run.fixtures, operation, sent.args)
    const send = () => sendLate(environment, server, operation, sent)
    const all = await Promise.all(testCase.isTwice ? [send(), send()] : [send()])
    observation = all.find(({ response }) => response && isSuccess(response)) ?? (all[0] as Observation)
    if (testCase.isTwice) more.results.push(...(await createdOnce(server, observation, all)))
    run.known?.note(observation)
    await requireQuotaLeft(server.scarceRecords, observation)
  } catch (error) {
    const failed = failureIn(error)
    if (failed) return { failed }
    const refusal = refusalIn(error, testCase.name)
    if (refusal) environment.differences.push(refusal)
    const why = whyNotRun(error, operation.id, textsIn(testCase.args))
    return { why, ends: why.category === mockedByFake.category, isGone: isNotFound(error) }
  }
  const { response, failure } = observation
  if (failure instanceof ServerGone || failure instanceof Interrupted) return { why: whyNotRun(failure, operation.id) }
  if (failure instanceof BlockedBySafetyGuard)
    return { why: { category: server.createdRecords ? 'blocked by the safety guard' : 'writes not allowed', reason: failure.rule } }
  if (!run.begun && lacksOperation(observation))
    return isForMissing(observation, testCase)
      ? { why: { category: 'operation missing', reason: 'the server does not have it', missing: operation.id }, ends: true }
      : { why: { category: 'left out by rule', reason: 'a path without the operation and an invalid request may both get a bare 404' } }
  if (response && isMocked(response)) return { why: mockedByFake, ends: true }
  const restriction = response && restrictionOf(response)
  if (restriction) return { why: restriction }
  if (testCase.expect === 'success' && response?.status === 404)
    if (isAboutOther(server.contract, operation, testCase.args, errorCodeOf(response))) return { why: nothingThere }
  const strangers = !server.createdRecords && testCase.expect === 'success' && testCase.args.onBehalfOf !== undefined
  if (response && strangers && isAboutUser(operation, response) && !testCase.tolerates?.includes(response.status))
    return { why: { category: 'nothing to read', reason: mayNotRead(response) }, isGone: response.status === 404 }
  return { observation, more: (await readBack?.(observation)) ?? more, isTextTaken: await isTextTaken(run, observation) }
}

/**
 * Whether a server refuses a record only for a text, such as its name: it accepts the same record
 * with another one. No document says that two records may share it, or that they may not.
 */
async function isTextTaken(
  { environment, server, operation, fixtures }: OperationRun,
  { response, testCase }: Observation,
): Promise<boolean> {
  const isRefused = testCase.expect === 'success' && response !== undefined && [400, 409, 422].includes(response.status)
  if (!isRefused || server.resources.get(operation.path)?.create !== operation) return false
  for (const name of Object.keys(Object(testCase.args.body))) {
    const args = withOtherText(server.contract, operation, testCase.args, step('/body', name), fixtures.newId)
    if (args === testCase.args) continue
    const again = await exchangeSettled(environment, server, operation, { ...testCase, args })
    await removeScarce(server, operation, again)
    if (again.response && isSuccess(again.response)) return true
  }
  return false
}

/**
 * The effect that a case depends on and that may follow the response to the call that caused it: a
 * new key, a new record, or a removed one. `isLate` tells whether the server does not show it yet.
 */
function lateEffectIn(server: ServerContext, operation: Operation, testCase: ServerCase): LateEffect | undefined {
  const { key, absent, expect, tolerates } = testCase
  if (absent !== undefined && isSafe(operation))
    return [`${operation.id} of a removed record`, ({ response }) => response !== undefined && isSuccess(response)]
  if (key === 'authOnly') return ['a new key', ({ response }) => response?.status === 401]
  if (expect !== 'success' || !server.createdRecords || tolerates?.includes(404)) return undefined
  return [`${operation.id} of a new record`, (observation) => observation.response?.status === 404 && !lacksOperation(observation)]
}

type LateEffect = readonly [what: string, isLate: (observation: Observation) => boolean]

/** Sends a case, again while an effect that it shows may follow. */
async function sendLate(environment: Environment, server: ServerContext, operation: Operation, testCase: ServerCase): Promise<Observation> {
  let observation = await exchangeSettled(environment, server, operation, testCase)
  const [what, isLate] = lateEffectIn(server, operation, testCase) ?? []
  if (what === undefined || !isLate) return observation
  const isOver = async () => {
    if (!isLate(observation)) return true
    observation = await exchangeSettled(environment, server, operation, testCase)
    return false
  }
  await eventuallyOnce(server, what, isOver, environment.effectsWithin)
  return observation
}

/** Whether a rejection may be about the acting user, and is not about the key. */
const isAboutUser = (operation: Operation, response: RawResponse): boolean =>
  response.status === 401
    ? operation.errorCodes.includes(errorCodeOf(response) ?? '') && !errorCodeOf(response)?.startsWith('AUTH_')
    : [403, 404].includes(response.status) && response.status in operation.responses

/** A read-only run does not know which of the existing users may read what. */
const mayNotRead = (response: RawResponse): string =>
  `the existing user may not read the existing record (${errorCodeOf(response) ?? response.status})`

/**
 * Whether only a missing operation gets such a response. An invalid request may get a 404 without a
 * code even if the operation exists; a request for a nonexistent record gets a documented one, and
 * a missing credential another status.
 */
const isForMissing = ({ response }: Observation, testCase: ServerCase): boolean =>
  testCase.expect === 'success' ||
  isAboutKey(testCase) ||
  testCase.absent !== undefined ||
  response?.status !== 404 ||
  errorCodeOf(response) !== undefined

const isAboutKey = ({ expect }: ServerCase): boolean =>
  typeof expect === 'object' && (expect.refuses === 'credential' || expect.refuses === 'scope')

/** Fixtures for the cases of an operation, which share long lists unless it removes records. */
const newFixtures = (server: ServerContext, operation: Operation, known: KnownRecords | undefined, parent?: Fixtures): Fixtures =>
  createFixtures(server, { ...(parent && { parent }), known, isKept: operation.method !== 'DELETE' })

/**
 * Whether an operation consumes the records that it is called with, so that every case needs its
 * own.
 */
function consumes({ resources }: ServerContext, operation: Operation): boolean {
  if (isSafe(operation)) return false
  const collection = operation.path.replace(/\/\{[^}]+\}$/, '')
  const resource = resources.get(collection)
  if (resource?.update === operation && resource.create && resource.get) return false
  return resources.get(operation.path)?.create !== operation || resources.get(operation.path)?.remove === undefined
}

/** Whether a word in the path tells a case from others: each uses up another part of a record. */
const namesWord = ({ parameters }: Operation, { change }: ServerCase): boolean =>
  parameters.some(({ name, in: place }) => place === 'path' && isWord(name) && change?.pointer === `/${name}`)

/** A case with records of the run. */
async function withRecords(server: ServerContext, fixtures: Fixtures, operation: Operation, testCase: ServerCase): Promise<ServerCase> {
  const { absent, tolerates = [] } = testCase
  const none = absent === undefined ? undefined : await withAbsent(server, fixtures, operation, testCase.args, absent)
  const args = none?.args ?? (await fixtures.prepare(operation, testCase.args, testCase.expect === 'success'))
  const alter = testCase.alter && (await translatedAlteration(server, fixtures, operation, testCase.args, args, testCase.alter))
  const key = testCase.key === 'unknown' ? unknownKey : testCase.key === 'authOnly' ? await server.weakKey() : undefined
  return {
    ...testCase,
    args,
    ...(none && { tolerates: [...tolerates, ...none.tolerates] }),
    ...(alter && { alter }),
    ...(key !== undefined && { alter: { in: 'header', name: 'apikey', value: key } }),
  }
}

async function translatedAlteration(
  server: ServerContext,
  fixtures: Fixtures,
  operation: Operation,
  example: Arguments,
  args: Arguments,
  alter: Alteration,
): Promise<Alteration> {
  if (alter.in !== 'body' || typeof alter.value !== 'object' || alter.value === null) return alter
  if (isImport(operation)) {
    const { body } = await fixtures.translate(operation, { ...example, ...args, body: alter.value })
    return { ...alter, value: body }
  }
  // A value that is also in the valid body names the same record, even if the invalid body does not
  // show its kind.
  let invalid: { body?: unknown } = { body: alter.value }
  for (const { pointer, value } of identifiersIn(server.contract, operation, example))
    if (pointer.startsWith('/body/') && valueAt(invalid, pointer) === value)
      invalid = changedAt(invalid, pointer, () => valueAt(args, pointer)) as typeof invalid
  const { body } = await fixtures.translate(operation, { ...example, ...args, ...invalid })
  const prefix = server.createdRecords?.prefix
  return { ...alter, value: prefix === undefined ? body : withOwnIdentifiers(server.contract, operation, body, prefix) }
}

/**
 * Arguments that name a nonexistent record, and further statuses for it: a server that chooses
 * identifiers itself may reject the form of another, and a removal that is repeated may succeed.
 */
async function withAbsent(
  server: ServerContext,
  fixtures: Fixtures,
  operation: Operation,
  example: Arguments,
  name: string,
): Promise<{ args: Arguments; tolerates: readonly number[] }> {
  const { contract, resources, createdRecords, removedRecords } = server
  const kind = name === 'onBehalfOf' ? '/users' : pathKind(contract, operation, name)
  const { [name]: _, ...others } = example
  const translated = await fixtures.translate(operation, others)
  const { idProperty, create, remove, parameter } = (kind !== undefined && resources.get(kind)) || {}
  if (!createdRecords || !kind || idProperty || !create || !remove || !parameter) {
    const id = inFormOf(String(example[name]), fixtures.newId('nobody'))
    return { args: { ...translated, [name]: id }, tolerates: idProperty === undefined ? [400] : [] }
  }
  // If the service chooses identifiers, that of a permanently deleted record is unused. The guard
  // lets no write pass that names an invented one.
  const removed = async () => {
    const id = await fixtures.record(kind, 'deleted')
    const own = Object.fromEntries(
      remove.parameters.filter(({ in: place }) => place === 'path').map((inPath) => [inPath.name, translated[inPath.name]]),
    )
    await fixtures.call(remove.id, { ...own, [parameter]: id, ...(remove.body && { body: { permanent: true } }) })
    return id
  }
  // A record of another record is one of those that the case names.
  const isShared = !kind.includes('{')
  const known = (isShared && removedRecords.get(kind)) || removed()
  if (isShared) removedRecords.set(kind, known)
  known.catch(() => removedRecords.delete(kind))
  return { args: { ...translated, [name]: await known }, tolerates: operation === remove ? [200] : [] }
}

/**
 * An unused identifier in the form of the documents' example: digits, hexadecimal digits or text.
 */
const inFormOf = (example: string, unused: string): string =>
  /^\d+$/.test(example) ? '9'.repeat(15) : /^[\da-f]{16,}$/i.test(example) ? '0'.repeat(example.length) : unused

/** Removes a created record of a kind of which an app can have few. */
async function removeScarce(server: ServerContext, operation: Operation, { response, testCase }: Observation): Promise<void> {
  const resource = server.resources.get(operation.path)
  if (!response || response.status >= 300 || resource?.create !== operation) return
  const id = writtenId(resource, operation, testCase.args, response)
  if (id !== undefined) await server.release(operation.path, id)
}

/** Whether a required body is empty, although no documented example is. */
function asksNothing(operation: Operation, body: unknown): boolean {
  const isEmpty = (value: unknown) => isObject(value) && Object.keys(value).length === 0
  const { required, examples } = bodyOf(operation) ?? { required: false, examples: [] }
  return required && isEmpty(body) && !examples.some(([, example]) => isEmpty(example))
}

/**
 * The difference in place of the findings about a valid request that is refused, where the
 * documents leave open whether it may be: who may do what to which record, what was undone before,
 * whether two records may share a text, whether a required body may be empty, or whether a call
 * that was listed already is valid.
 */
function openRefusal(
  { server: { resources }, operation, known }: OperationRun,
  { name: call, status, findings, exchange }: CaseResult,
  { observation, isTextTaken }: Observed,
): ListedDifference | undefined {
  const [found] = findings
  if (!found || findings.some(({ rule }) => rule !== 'positive_data_acceptance')) return undefined
  const isTouched = known?.isTouched() === true
  const [, collection = ''] = /^(.*)\/\{\w+\}$/.exec(operation.path) ?? []
  // No operation creates what such a path names, as it names a state of another record.
  const isOfState = collection !== '' && resources.get(collection)?.create === undefined
  // The documents do not say what becomes of a call that ends a state which is not there.
  const isAbsent = isOfState && operation.method === 'DELETE' && status === 400
  const isAccess = [401, 403].includes(status) && operation.parameters.some(({ name }) => name === 'onBehalfOf')
  const isNothingAsked = status === 400 && asksNothing(operation, observation.testCase.args.body)
  const isOpen = known ? isAccess || status === 404 || (isTouched && status >= 400 && status < 500) : isOfState && status === 404
  const isListed = known?.hasRefused(observation) === true
  if (!isOpen && !isAbsent && !isTextTaken && !isNothingAsked && !isListed) return undefined
  return {
    ...{ operation: operation.id, place: '', kind: 'status', records: '', parameters: [], call, follows: isTouched || isListed },
    ...{ expected: found.expected, got: String(status), curl: exchange?.curl },
  }
}
