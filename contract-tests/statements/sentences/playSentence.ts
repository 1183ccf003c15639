import { isChatApiError } from '../../../src/index.ts'
import type { Arguments } from '../../cases/arguments.ts'
import type { Case } from '../../cases/case.ts'
import type { Contract } from '../../documents/contract.ts'
import { knownStatusOf, type Operation } from '../../documents/document.ts'
import { isObject } from '../../documents/isObject.ts'
import { parsed } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { rejectionOf } from '../../exchange/backedFindings.ts'
import type { CaseResult } from '../../exchange/caseResult.ts'
import type { Environment } from '../../exchange/environment.ts'
import type { Observation } from '../../exchange/exchange.ts'
import { isFailedFor, isFailedInPart } from '../../exchange/failedFor.ts'
import type { ListedDifference } from '../../exchange/listedDifference.ts'
import { errorCodeOf, type NotRun, OperationMissing } from '../../exchange/outcome.ts'
import { sendingFor } from '../../exchange/purpose.ts'
import { printedExchange } from '../../exchange/runCase.ts'
import { isSafe } from '../../serverChecks/createdRecords.ts'
import { tentativeIn } from '../../serverChecks/editions.ts'
import { exchangeSettled } from '../../serverChecks/exchangeSettled.ts'
import { refusalIn, requireAnswer, ServerFailed, SetupFailed, SetupRefused, whyNotRun } from '../../serverChecks/notRun.ts'
import { requireQuotaLeft } from '../../serverChecks/quotas.ts'
import { resourcesOf } from '../../serverChecks/resources.ts'
import type { ServerContext } from '../../serverChecks/serverContext.ts'
import { failureIn, serverFailure, unpreparedResult } from '../../serverChecks/serverFailures.ts'
import { eventually, eventuallyOnce, longestPurge, sleep } from '../../serverChecks/waiting.ts'
import { type Finding, finding } from '../../validate/finding.ts'
import { lineOf } from '../call.ts'
import { type Earlier, type Expectation, holdsBefore, wordsIn } from './expectation.ts'
import { placeOfSentence, type Sentence } from './sentence.ts'
import { effectsIn, endsUnchanged, operationOf, operationsOfSentence, parsedCalls, sentenceName } from './sentenceCalls.ts'
import { type SentenceVerdict, verdictOn, verdictOnAll } from './sentenceVerdict.ts'
import { createSentenceWorld, type SentenceCall, type SentenceWorld } from './sentenceWorld.ts'

/** The result of a sentence on a server. */
export type PlayedSentence = { readonly result: CaseResult } | { readonly notRun: NotRun }

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
    if (!isOver(first) && later.holds) environment.differences.push(passingOf(first, operation.id, name))
    const isLast = isOver(later) || !holdsBefore(sentence.expected)
    const { observation, because, holds, expected, got, isRejected } = isLast ? later : await alone(environment.effectsWithin, false)
    const differs = expected !== undefined
    // Several reasons may have the same status.
    const stated = knownStatusOf(contract.document, expected?.split(' ').at(-1))
    if (!holds && isRejected && expected && stated !== undefined && stated !== observation.response?.status)
      environment.differences.push(rejectionOf({ ...observation, testCase: { ...observation.testCase, name } }, expected))
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
        ...(holds && { effects: effectsIn(contract, sentence) }),
        ...{ status: observation.response?.status ?? 0, milliseconds: observation.milliseconds },
        ...(findings.length > 0 && observation.sent && { exchange: printedExchange(contract, observation.sent, observation.response) }),
      },
    }
  } catch (error) {
    const failed = failureIn(error)
    if (failed) return failedWith(contract, sentence, failed)
    const refusal = refusalIn(error, name)
    if (refusal) environment.differences.push(refusal)
    const { category, reason, missing } = whyNotRun(error, operation.id)
    return category === 'server gone' || category === 'interrupted'
      ? { notRun: { operation: operation.id, name, kind: 'scenario', category, reason } }
      : leftOut(contract, sentence, `not tried: ${missing ? `the server does not have ${missing}` : reason}`)
  }
}

/** The difference that a sentence once did not hold, and did on other records. */
const passingOf = ({ expected = '', got = '' }: SentenceVerdict, operation: string, call: string): ListedDifference => ({
  ...{ operation, place: '', kind: 'other', records: '', parameters: [], follows: false },
  ...{ expected: `${expected}, each time`, got, call },
})

/** How the last call of a sentence came out. */
interface Attempt extends SentenceVerdict {
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
      // What a call is to be rejected for, its code does not name.
      const isFailed = (answer: unknown) =>
        typeof sentence.expected === 'string'
          ? isFailedInPart(answer)
          : wordsIn(sentence.expected).some((word) => isFailedFor(answer, word))
      const failed = answers.findIndex(isFailed)
      if (!last.holds && failed >= 0) {
        const { id } = operationsOfSentence(server.contract, sentence)[failed] as Operation
        throw new SetupRefused(id, 'success: false', 'a call before it was accepted, but failed for what the sentence names')
      }
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

/** Whether a call of a sentence removes a record, and in time what belonged to it. */
function removesRecord(contract: Contract, sentence: Sentence): boolean {
  const removals = new Set([...resourcesOf(contract).values()].map(({ remove }) => remove))
  return operationsOfSentence(contract, sentence).some((operation) => removals.has(operation))
}

const expectationOf = (expected: Expectation): Case['expect'] => (typeof expected === 'string' ? { refuses: 'record' } : 'success')
