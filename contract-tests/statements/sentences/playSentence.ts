import type { Case } from '../../cases/case.ts'
import type { Contract } from '../../documents/contract.ts'
import type { Operation } from '../../documents/document.ts'
import { isObject } from '../../documents/isObject.ts'
import { parsed } from '../../documents/json.ts'
import type { CaseResult } from '../../exchange/caseResult.ts'
import type { Environment } from '../../exchange/environment.ts'
import type { Observation } from '../../exchange/exchange.ts'
import { errorCodeOf, type NotRun } from '../../exchange/outcome.ts'
import { sendingFor } from '../../exchange/purpose.ts'
import { printedExchange } from '../../exchange/runCase.ts'
import { isSafe } from '../../server/createdRecords.ts'
import { exchangeSettled, longestEffect } from '../../server/exchangeSettled.ts'
import { requireAnswer, ServerFailed, SetupFailed, whyNotRun } from '../../server/notRun.ts'
import type { ServerContext } from '../../server/serverContext.ts'
import { failureIn, serverFailure, unprepared } from '../../server/serverFailures.ts'
import { eventually, sleep } from '../../server/waiting.ts'
import { finding } from '../../validate/finding.ts'
import { type Backing, createBacking } from '../backing.ts'
import { lineOf } from '../call.ts'
import { type Expectation, inWords, isAboutList, shows } from './expectation.ts'
import { placeOf, type Sentence } from './sentence.ts'
import { createSentenceWorld, parsedCalls, type SentenceWorld } from './sentenceWorld.ts'

/** What became of a sentence on a server. */
export type PlayedSentence = { readonly result: CaseResult } | { readonly notRun: NotRun }

/** The operations of the calls of a sentence. */
export const operationsOf = ({ router }: Contract, sentence: Pick<Sentence, 'calls'>): Operation[] =>
  parsedCalls(sentence).map(([request]) => {
    const [, method = '', path = ''] = /([A-Z]+) ([^?]+)/.exec(request) ?? []
    const found = router.find(method, path)?.operation
    if (!found) throw new Error(`A sentence has \`${request}\`, which is no documented request.`)
    return found
  })

/** The operation of the last call of a sentence, which is the one that is judged. */
export const operationOf = (contract: Contract, sentence: Pick<Sentence, 'calls'>): Operation =>
  operationsOf(contract, sentence).at(-1) as Operation

/** A sentence as a check is called: its words, and its requests. */
export const sentenceName = (sentence: Sentence): string =>
  `“${sentence.words}”: ${parsedCalls(sentence)
    .map(([request]) => request)
    .join(', ')}`

/**
 * Plays a sentence on a server, on records that it makes. Only the last call is judged; if an
 * earlier one is not accepted, the sentence is not tried. A response of 500 or above is a finding,
 * whichever call it is for. What differs is played again on other records, a while later, as
 * effects may come late.
 */
export async function playSentence(
  environment: Environment,
  server: ServerContext,
  sentence: Sentence,
  backing: Backing = createBacking(server.contract.document),
): Promise<PlayedSentence> {
  const operation = operationOf(server.contract, sentence)
  const name = sentenceName(sentence)
  const place = placeOf(server.contract, sentence, operation)
  const leftOut = (reason: string): PlayedSentence => ({
    notRun: { operation: operation.id, name, kind: 'scenario', category: 'left out by rule', reason },
  })
  if (!backing.backs(place)) return leftOut('the documents do not say it for certain')
  try {
    const first = await attempt(environment, server, sentence, 0)
    const { observation, because, expected, got, isRejected } = first.holds
      ? first
      : await attempt(environment, server, sentence, longestEffect(environment))
    const differs = expected !== undefined
    // Another code or status rejects as well.
    const findings =
      differs && !isRejected
        ? [
            {
              ...finding(operation.id, 'statement_holds', 'response', expected, got ?? ''),
              statement: { id: 'sentence', at: place.at, text: `“${sentence.words}”`, because },
            },
          ]
        : []
    return {
      result: {
        ...{ operation: operation.id, name, kind: 'scenario', findings, covers: [], sent: [] },
        ...{ status: observation.response?.status ?? 0, milliseconds: observation.milliseconds },
        ...(findings.length > 0 &&
          observation.sent && { exchange: printedExchange(server.contract, observation.sent, observation.response) }),
      },
    }
  } catch (error) {
    const failed = failureIn(error)
    if (failed) return { result: unprepared(operation, { name, kind: 'scenario' }, failed) }
    const { category, reason } = whyNotRun(error, operation.id)
    return category === 'server gone' || category === 'interrupted'
      ? { notRun: { operation: operation.id, name, kind: 'scenario', category, reason } }
      : leftOut(`not tried: ${reason}`)
  }
}

/** How the last call of a sentence came out. */
interface Attempt extends Verdict {
  readonly observation: Observation
  /** The calls before the last one. */
  readonly because: readonly string[]
}

/** @param pause - milliseconds before the last call */
async function attempt(environment: Environment, server: ServerContext, sentence: Sentence, pause: number): Promise<Attempt> {
  const world = createSentenceWorld(server, sentence)
  for (const operation of operationsOf(server.contract, sentence))
    if (server.scarce.isCreatedBy(operation)) await server.scarce.reserve(world, operation)
  try {
    return await play(environment, server, world, sentence, pause)
  } finally {
    await server.releaseScarce(world)
  }
}

async function play(
  environment: Environment,
  server: ServerContext,
  world: SentenceWorld,
  sentence: Sentence,
  pause: number,
): Promise<Attempt> {
  await world.prepare()
  const requests = parsedCalls(sentence)
  const because: string[] = []
  for (const [request, body] of requests.slice(0, -1)) {
    const call = world.callOf(request, body)
    await world.send(call)
    because.push(lineOf(call))
  }
  const [request, body] = requests.at(-1) as (typeof requests)[number]
  const { operation, args, apiKey } = world.callOf(request, body)
  if (!isSafe(operation)) await sleep(pause)
  // Everything in a list of a record of the world belongs to the world.
  const isWhole = operation.parameters.some(({ name, in: place }) => place === 'path' && world.isOwn(args[name]))
  const alter = apiKey === undefined ? undefined : ({ in: 'header', name: 'apikey', value: apiKey } as const)
  const expect = expectationOf(sentence.expected)
  const testCase = { kind: 'scenario', name: 'a sentence', args, expect, ...(alter && { alter }) } as const
  let last: Attempt | undefined
  const isShown = async () => {
    const observation = await sendingFor('scenarios', () => exchangeSettled(environment, server, operation, testCase))
    requireAnswer(observation)
    const failed = serverFailure(operation, observation.response)
    if (failed) throw new ServerFailed(failed)
    if (!isSafe(operation) && observation.response?.isRepeated) throw new SetupFailed('its last call may have been carried out twice')
    last = { ...verdictOn(world, sentence.expected, observation, isWhole, Number(args.perPage ?? args.limit)), observation, because }
    return last.holds || !isSafe(operation)
  }
  await eventually(world, isShown, longestEffect(environment))
  return last as Attempt
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
 * @param size - the number of records on a page
 */
function verdictOn(world: SentenceWorld, expected: Expectation, { response }: Observation, isWhole: boolean, size: number): Verdict {
  const status = response?.status ?? 0
  const answered = response ? `${status} ${errorCodeOf(response) ?? ''}`.trim() : 'no response'
  if (typeof expected === 'string') {
    const isRejected = status >= 400
    return { holds: answered === expected || answered.endsWith(` ${expected}`), expected, got: answered, isRejected }
  }
  if (status >= 300) return { holds: false, expected: inWords(expected), got: answered }
  const body = parsed(response?.body ?? '')
  const { data } = (isObject(body) ? body : {}) as { data?: unknown }
  if (isAboutList(expected) && Array.isArray(data) && data.length >= size) throw new SetupFailed('the list has more than a page')
  const own = isAboutList(expected) && Array.isArray(data) && !isWhole ? data.filter((record) => world.isOwn(record)) : (data ?? body)
  // A single record may come as a list of one.
  const got = world.named(!isAboutList(expected) && Array.isArray(own) && own.length === 1 ? own[0] : own)
  return shows(expected, got) ? { holds: true } : { holds: false, expected: inWords(expected), got: JSON.stringify(got) }
}
