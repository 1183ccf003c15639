import { isChatApiError } from '../../../src/index.ts'
import type { Arguments } from '../../cases/arguments.ts'
import type { Case } from '../../cases/case.ts'
import type { Contract } from '../../documents/contract.ts'
import type { Operation } from '../../documents/document.ts'
import { isObject } from '../../documents/isObject.ts'
import { parsed } from '../../documents/json.ts'
import { cursorIn, nextPage } from '../../documents/nextPage.ts'
import { valueAt } from '../../documents/pointer.ts'
import type { CaseResult } from '../../exchange/caseResult.ts'
import type { Environment } from '../../exchange/environment.ts'
import type { Observation } from '../../exchange/exchange.ts'
import { isFailedFor } from '../../exchange/failedFor.ts'
import { errorCodeOf, type NotRun, OperationMissing } from '../../exchange/outcome.ts'
import { sendingFor } from '../../exchange/purpose.ts'
import { printedExchange } from '../../exchange/runCase.ts'
import { isSafe } from '../../serverChecks/createdRecords.ts'
import { tentativeIn } from '../../serverChecks/editions.ts'
import { exchangeSettled } from '../../serverChecks/exchangeSettled.ts'
import { requireAnswer, ServerFailed, SetupFailed, whyNotRun } from '../../serverChecks/notRun.ts'
import { requireQuotaLeft } from '../../serverChecks/quotas.ts'
import { resourcesOf } from '../../serverChecks/resources.ts'
import type { ServerContext } from '../../serverChecks/serverContext.ts'
import { failureIn, serverFailure, unpreparedResult } from '../../serverChecks/serverFailures.ts'
import { eventually, eventuallyOnce, longestPurge, sleep } from '../../serverChecks/waiting.ts'
import { type Finding, finding } from '../../validate/finding.ts'
import { isFullPage, lineOf } from '../call.ts'
import {
  type Earlier,
  type Expectation,
  holdsBefore,
  inWords,
  isAboutList,
  isDecidedByPart,
  mayReject,
  partAbout,
  shows,
  wordsIn,
} from './expectation.ts'
import { placeOfSentence, type Sentence } from './sentence.ts'
import { createSentenceWorld, parsedCalls, type SentenceCall, type SentenceWorld } from './sentenceWorld.ts'

/** The result of a sentence on a server. */
export type PlayedSentence = { readonly result: CaseResult } | { readonly notRun: NotRun }

/** The operations of the calls of a sentence. */
export const operationsOfSentence = ({ router }: Contract, sentence: Pick<Sentence, 'calls'>): Operation[] =>
  parsedCalls(sentence).map(([request]) => {
    const [, method = '', path = ''] = /([A-Z]+) ([^?]+)/.exec(request) ?? []
    const found = router.find(method, path)?.operation
    if (!found) throw new Error(`A sentence has \`${request}\`, which is no documented request.`)
    return found
  })

/** The operation of the last call of a sentence, which is the one that is judged. */
export const operationOf = (contract: Contract, sentence: Pick<Sentence, 'calls'>): Operation =>
  operationsOfSentence(contract, sentence).at(-1) as Operation

/** A sentence as a check is called: its words, and its requests. */
export const sentenceName = (sentence: Sentence): string =>
  `“${sentence.words}”: ${parsedCalls(sentence)
    .map(([request]) => request)
    .join(', ')}`

/** Whether the last call of a sentence leaves its world as it is: a read, or a rejected call. */
const endsUnchanged = (contract: Contract, sentence: Sentence): boolean =>
  typeof sentence.expected === 'string' || isSafe(operationOf(contract, sentence))

/** The calls of a sentence that change its world. */
const changesOf = (contract: Contract, sentence: Sentence): string[] => {
  const calls = parsedCalls(sentence).map((call) => JSON.stringify(call))
  return endsUnchanged(contract, sentence) ? calls.slice(0, -1) : calls
}

/**
 * Sentences that are played in one world: the calls of each that change something are the first of
 * the next. A response that changes something is judged once.
 */
export function inOneWorld(contract: Contract, sentences: readonly Sentence[]): Sentence[][] {
  const ranked = sentences.map((sentence) => {
    const changes = changesOf(contract, sentence)
    const rank = !endsUnchanged(contract, sentence) ? 0 : isSafe(operationOf(contract, sentence)) ? 1 : 2
    return { sentence, changes, rank }
  })
  const worlds: (typeof ranked)[] = []
  // The longest first: those with fewer calls join it.
  for (const one of ranked.toSorted((a, b) => b.changes.length - a.changes.length)) {
    const { changes, rank } = one
    const isJudged = (other: typeof one) => other.rank === 0 && other.changes.length === changes.length
    const world = worlds.find(
      (others) =>
        others[0]?.sentence.isOverTime === one.sentence.isOverTime &&
        changes.every((call, index) => call === others[0]?.changes[index]) &&
        (rank > 0 || !others.some(isJudged)),
    )
    if (world) world.push(one)
    else worlds.push([one])
  }
  return worlds.map((world) => world.sort((a, b) => a.changes.length - b.changes.length || a.rank - b.rank).map(({ sentence }) => sentence))
}

/**
 * Plays sentences on a server, on records that the run makes. Only the last call of each is judged;
 * if an earlier one is not accepted, the sentence is not tried. A response of 500 or above is a
 * finding, whichever call it is for. What differs is played again on other records, a while later,
 * as effects may come late: each sentence then has a world of its own.
 *
 * @param sentences - some of {@link inOneWorld}
 */
export async function playSentences(
  environment: Environment,
  server: ServerContext,
  sentences: readonly Sentence[],
): Promise<ReadonlyMap<Sentence, PlayedSentence>> {
  const { contract } = server
  const backing = environment.backing(contract)
  const backed = new Set(
    sentences.filter((sentence) => backing.backs(placeOfSentence(contract, sentence, operationOf(contract, sentence)))),
  )
  const attempts = new Map<Sentence, Attempt>()
  let failed: Finding | undefined
  if (backed.size > 1)
    try {
      await attempt(environment, server, [...backed], 0, attempts)
    } catch (error) {
      // A response of 500 may come once. All else happens again to each sentence alone.
      failed = failureIn(error)
    }
  const played = new Map<Sentence, PlayedSentence>()
  for (const sentence of sentences) {
    if (!backed.has(sentence)) played.set(sentence, leftOut(contract, sentence, 'the documents do not say it for certain'))
    else if (failed && !attempts.has(sentence)) {
      played.set(sentence, failedWith(contract, sentence, failed))
      failed = undefined
    } else played.set(sentence, await playOne(environment, server, sentence, attempts.get(sentence)))
  }
  return played
}

const failedWith = (contract: Contract, sentence: Sentence, failed: Finding): PlayedSentence => ({
  result: unpreparedResult(operationOf(contract, sentence), { name: sentenceName(sentence), kind: 'scenario' }, failed),
})

const leftOut = (contract: Contract, sentence: Sentence, reason: string): PlayedSentence => ({
  notRun: {
    operation: operationOf(contract, sentence).id,
    name: sentenceName(sentence),
    kind: 'scenario',
    category: 'left out by rule',
    reason,
  },
})

/** @param known - how it came out in a world with others */
async function playOne(environment: Environment, server: ServerContext, sentence: Sentence, known?: Attempt): Promise<PlayedSentence> {
  const { contract } = server
  const operation = operationOf(contract, sentence)
  const name = sentenceName(sentence)
  const alone = async (pause: number, isReadBefore = true) => {
    const attempts = new Map<Sentence, Attempt>()
    await attempt(environment, server, [sentence], pause, attempts, isReadBefore)
    return attempts.get(sentence) as Attempt
  }
  const isOver = ({ holds, isRejected = false }: Attempt) => holds || isRejected
  try {
    const first = known ?? (await alone(0))
    // Another code or status rejects as well.
    const later = isOver(first) ? first : await alone(environment.effectsWithin)
    // A read may change what later reads show, such as what was delivered.
    const isLast = isOver(later) || !holdsBefore(sentence.expected)
    const { observation, because, expected, got, isRejected } = isLast ? later : await alone(environment.effectsWithin, false)
    const differs = expected !== undefined
    const findings =
      differs && !isRejected
        ? [
            {
              ...finding(operation.id, 'statement_holds', 'response', expected, got ?? ''),
              statement: { id: 'sentence', at: placeOfSentence(contract, sentence, operation).at, text: `“${sentence.words}”`, because },
            },
          ]
        : []
    return {
      result: {
        ...{ operation: operation.id, name, kind: 'scenario', findings, covers: [], sent: [] },
        ...{ status: observation.response?.status ?? 0, milliseconds: observation.milliseconds },
        ...(findings.length > 0 && observation.sent && { exchange: printedExchange(contract, observation.sent, observation.response) }),
      },
    }
  } catch (error) {
    const failed = failureIn(error)
    if (failed) return failedWith(contract, sentence, failed)
    const { category, reason, missing } = whyNotRun(error, operation.id)
    return category === 'server gone' || category === 'interrupted'
      ? { notRun: { operation: operation.id, name, kind: 'scenario', category, reason } }
      : leftOut(contract, sentence, `not tried: ${missing ? `the server does not have ${missing}` : reason}`)
  }
}

/** How the last call of a sentence came out. */
interface Attempt extends Verdict {
  readonly observation: Observation
  /** The calls before the last one. */
  readonly because: readonly string[]
}

/**
 * @param pause - milliseconds before the last write of each sentence
 * @param attempts - takes those that were made, also if a later one fails
 * @param isReadBefore - whether what a sentence expects to stay is read before its last write, too
 */
async function attempt(
  environment: Environment,
  server: ServerContext,
  sentences: readonly Sentence[],
  pause: number,
  attempts: Map<Sentence, Attempt>,
  isReadBefore = false,
): Promise<void> {
  const world = createSentenceWorld(server, sentences)
  const operations = new Set(sentences.flatMap((sentence) => operationsOfSentence(server.contract, sentence)))
  for (const { id } of operations) if (environment.presence.wasMissing(id)) throw new OperationMissing(id)
  for (const operation of operations) if (server.scarceRecords.isCreatedBy(operation)) await server.scarceRecords.reserve(world, operation)
  try {
    await world.prepare()
    const because: string[] = []
    const answers: unknown[] = []
    /** The reads since the last write. */
    const reads = new Map<string, Observation>()
    for (const sentence of sentences) {
      const untilNext = () => (sentence.isOverTime ? sleep(oneSecond) : undefined)
      const earlier = earlierIn(answers)
      const lastWrite = operationsOfSentence(server.contract, sentence).findLastIndex((operation) => !isSafe(operation))
      for (const [request, body] of parsedCalls(sentence).slice(because.length, -1)) {
        await untilNext()
        const call = world.callOf(filled(request, earlier), body)
        if (because.length === lastWrite) {
          await sleep(pause)
          const before = { pause: 0, reads: new Map(), earlier }
          const isRead = isReadBefore && holdsBefore(sentence.expected)
          if (isRead && !(await judged(environment, server, world, sentence, before)).holds)
            throw new SetupFailed('its last call did not show it before the last write, either')
        }
        answers.push(await prepared(environment, server, world, call))
        because.push(lineOf(call))
        if (!isSafe(call.operation)) reads.clear()
      }
      await untilNext()
      const last = await judged(environment, server, world, sentence, { pause, reads, earlier })
      const isFailed = (word: string) => answers.some((answer) => isFailedFor(answer, word))
      if (!last.holds && wordsIn(sentence.expected).some(isFailed))
        throw new SetupFailed('a call before it was accepted, but failed for what the sentence names')
      attempts.set(sentence, { ...last, because: [...because] })
      const { operation, testCase } = last.observation
      // A write that came out otherwise may have left another world than the next sentences name.
      if (!last.holds && !last.isRejected && !isSafe(operation)) return
      if (endsUnchanged(server.contract, sentence)) continue
      answers.push(world.named(parsed(last.observation.response?.body ?? '')))
      because.push(lineOf({ operation, args: testCase.args }))
    }
  } finally {
    await server.releaseScarce(world)
  }
}

/**
 * Sends a call that prepares, again while the record that it names may still be missing or closed:
 * effects of the calls before it on other records, such as a conversation, may come late.
 */
async function prepared(environment: Environment, server: ServerContext, world: SentenceWorld, call: SentenceCall): Promise<unknown> {
  let answer: unknown
  let rejection: unknown
  const isAccepted = async () => {
    try {
      answer = await world.send(call)
      rejection = undefined
    } catch (error) {
      const { cause } = error as Error
      if (!isChatApiError(cause) || ![403, 404].includes(cause.status)) throw error
      rejection = error
    }
    return rejection === undefined
  }
  await eventuallyOnce(server, `prepared by ${call.operation.id}`, isAccepted, environment.effectsWithin)
  if (rejection !== undefined) throw rejection
  return answer
}

/** A request with the values of earlier responses. */
const filled = (request: string, earlier: Earlier): string =>
  request.replace(/\{(\w+)\}/g, (_, property: string) => encodeURIComponent(String(earlier.valueOf(property))))

/** Finds values in responses: in the record that one has, or in its only one. */
const earlierIn = (answers: readonly unknown[]): Earlier => ({
  valueOf(property) {
    for (const answer of answers) {
      const data = valueAt(answer, '/data')
      const record = Array.isArray(data) && data.length === 1 ? data[0] : data
      const value = isObject(record) ? record[property] : undefined
      if (value !== undefined && value !== null) return value
    }
    throw new SetupFailed(`no response before has \`${property}\``)
  },
})

/** The context in which the last call of a sentence is judged. */
interface Before {
  /** Milliseconds before it. */
  readonly pause: number
  /** Earlier reads since the last write, by their requests. */
  readonly reads: Map<string, Observation>
  readonly earlier: Earlier
}

/** Makes the last call of a sentence, unless what another read showed is enough. */
async function judged(
  environment: Environment,
  server: ServerContext,
  world: SentenceWorld,
  sentence: Sentence,
  { pause, reads, earlier }: Before,
): Promise<Omit<Attempt, 'because'>> {
  const [request, body] = parsedCalls(sentence).at(-1) as [string, object?]
  const { operation, args, apiKey } = world.callOf(filled(request, earlier), body)
  if (!isSafe(operation)) await sleep(pause)
  // Everything in a list of a record of the world belongs to the world.
  const isWhole = operation.parameters.some(({ name, in: place }) => place === 'path' && world.isOwn(args[name]))
  const alter = apiKey === undefined ? undefined : ({ in: 'header', name: 'apikey', value: apiKey } as const)
  const expect = expectationOf(sentence.expected)
  const testCase = { kind: 'scenario', name: 'a sentence', args, expect, ...(alter && { alter }) } as const
  let last: Omit<Attempt, 'because'> | undefined
  const verdictOf = (page: Observation, before: readonly unknown[]) => verdictOn(world, sentence.expected, page, isWhole, before, earlier)
  const known = reads.get(request)
  const shown = known && verdictOf(known, [])
  if (known && shown !== 'goes on' && shown?.holds) return { ...shown, observation: known }
  if (!isSafe(operation)) reads.clear()
  const answered = async (more: Arguments) => {
    const sent = { ...testCase, args: { ...args, ...more } }
    const observation = await sendingFor('scenarios', () => exchangeSettled(environment, server, operation, sent))
    await requireQuotaLeft(server.scarceRecords, observation)
    requireAnswer(observation)
    const failed = serverFailure(operation, observation.response)
    if (failed) throw new ServerFailed(failed)
    const code = observation.response && errorCodeOf(observation.response)
    if (expect === 'success' && operation.authority?.permission && code === 'ERR_PERMISSION_DENIED')
      throw new SetupFailed('the app may have switched it off, as it needs a permission')
    const tentative = tentativeIn({ operation, args })
    if (tentative.length > 0 && [400, 422].includes(observation.response?.status ?? 0))
      throw new SetupFailed(`the server rejects ${tentative.join(' and ')}, which only a newer edition of the documents names`)
    return observation
  }
  const isShown = async () => {
    const observation = await answered({})
    if (!isSafe(operation) && observation.response?.isRepeated) throw new SetupFailed('its last call may have been carried out twice')
    if (isSafe(operation)) reads.set(request, observation)
    last = { ...(await verdictOnAll(operation, observation, answered, verdictOf)), observation }
    return last.holds || !isSafe(operation)
  }
  const effects = environment.effectsWithin
  await eventually(world, isShown, effects > 0 && removesRecord(server.contract, sentence) ? longestPurge : effects)
  return last as Omit<Attempt, 'because'>
}

/** Milliseconds until a time in seconds is another. */
const oneSecond = 1100

/** The pages of a list that are read before a sentence about it is left open. */
const mostPages = 5

/** Decides by the first page of a list, or by the pages that follow it. */
async function verdictOnAll(
  { paging }: Operation,
  first: Observation,
  answered: (more: Arguments) => Promise<Observation>,
  verdictOf: (page: Observation, before: readonly unknown[]) => Verdict | 'goes on',
): Promise<Verdict> {
  const before: unknown[] = []
  let page = first
  for (let number = 1; number <= mostPages; number++) {
    const verdict = verdictOf(page, before)
    if (verdict !== 'goes on') return verdict
    const next = pageAfter(paging, bodyOf(page), number)
    if (!next) break
    before.push(...recordsOf(page))
    page = await answered(next)
    // A time as a cursor may leave out records of the same second.
    if (!('page' in next || 'id' in next) && recordsOf(page).length > 0) break
  }
  throw new SetupFailed('the list goes on after the pages that were read')
}

/** The page after one. A list that says nothing about its pages may have shorter ones. */
const pageAfter = (paging: Operation['paging'], body: unknown, number: number): Arguments | undefined =>
  paging?.style === 'page' && valueAt(body, '/meta') === undefined ? { page: number + 1 } : nextPage(paging, body, number)

const bodyOf = (page: Observation | undefined): unknown => parsed(page?.response?.body ?? '')

/** The records of a page. */
function recordsOf(page: Observation | undefined): unknown[] {
  const data = valueAt(bodyOf(page), '/data')
  return Array.isArray(data) ? data : []
}

/** Whether a call of a sentence removes a record, and in time what belonged to it. */
function removesRecord(contract: Contract, sentence: Sentence): boolean {
  const removals = new Set([...resourcesOf(contract).values()].map(({ remove }) => remove))
  return operationsOfSentence(contract, sentence).some((operation) => removals.has(operation))
}

const expectationOf = (expected: Expectation): Case['expect'] => (typeof expected === 'string' ? { refuses: 'record' } : 'success')

/** Whether a response shows what a sentence says. */
interface Verdict {
  readonly holds: boolean
  readonly expected?: string
  readonly got?: string
  /** Whether the call is rejected, as the sentence says, with another code or status. */
  readonly isRejected?: boolean
}

/**
 * @param isWhole - whether everything in a list belongs to the world
 * @param before - the records of the pages before this one
 * @param earlier - what the calls before returned
 * @returns `goes on` if only another page can decide it
 */
function verdictOn(
  world: SentenceWorld,
  expected: Expectation,
  observation: Observation,
  isWhole: boolean,
  before: readonly unknown[],
  earlier: Earlier,
): Verdict | 'goes on' {
  const { operation, response, testCase } = observation
  const { args } = testCase
  const status = response?.status ?? 0
  const answered = response ? `${status} ${errorCodeOf(response) ?? ''}`.trim() : 'no response'
  if (typeof expected === 'string') {
    const isRejected = status >= 400
    return { holds: answered === expected || answered.endsWith(` ${expected}`), expected, got: answered, isRejected }
  }
  if (status >= 400 && mayReject(expected)) return { holds: true }
  if (status >= 300) return { holds: false, expected: inWords(expected), got: answered }
  const body = bodyOf(observation)
  const { data } = (isObject(body) ? body : {}) as { data?: unknown }
  const isList = isAboutList(expected) && Array.isArray(data)
  const all = isList ? [...before, ...data] : (data ?? body)
  const own = isList && !isWhole ? (all as unknown[]).filter((record) => world.isOwn(record)) : all
  // A single record may come as a list of one.
  const got = world.named(!isAboutList(expected) && Array.isArray(own) && own.length === 1 ? own[0] : own)
  if (isList && data.length > 0 && !isDecidedByPart(expected, got, earlier)) {
    // Others may come first, and a server may have shorter pages than requested.
    const goesOn = cursorIn(valueAt(body, '/meta/pagination') ? undefined : body) ?? pageAfter(operation.paging, body, 1)
    const isShort = !isWhole && goesOn !== undefined && data.length < Number(args.perPage ?? args.limit)
    if (isShort || (isFullPage(args, body) && !data.every((record) => world.isOwn(record)))) return 'goes on'
  }
  if (shows(expected, got, earlier)) return { holds: true }
  return { holds: false, expected: inWords(expected), got: JSON.stringify(partAbout(expected, got)) }
}
