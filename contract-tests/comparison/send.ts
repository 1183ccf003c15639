import { type Json, parsed } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import type { Environment } from '../exchange/environment.ts'
import { exchange, type Observation } from '../exchange/exchange.ts'
import { findingsOf } from '../exchange/runCase.ts'
import { isSafe } from '../serverChecks/createdRecords.ts'
import { exchangeSettled } from '../serverChecks/exchangeSettled.ts'
import { checkEcho, checkRecord, invariants } from '../serverChecks/invariants.ts'
import { requireAnswer } from '../serverChecks/notRun.ts'
import { requireQuotaLeft } from '../serverChecks/quotas.ts'
import type { ServerContext } from '../serverChecks/serverContext.ts'
import { serverFailure } from '../serverChecks/serverFailures.ts'
import { eventually, sleep } from '../serverChecks/waiting.ts'
import { type Call, isRefused, type ServerAnswer, type Step } from '../statements/call.ts'
import type { Difference } from '../statements/statement.ts'
import type { Finding } from '../validate/finding.ts'
import type { Trace } from './trace.ts'

/** A call that was sent, and where its answer is not the model's. */
export interface Sent {
  readonly step: Step
  readonly differences: readonly Difference[]
  /** Whether it is a write that may have been carried out twice, so that it is not compared. */
  readonly isDoubtful: boolean
  /** The findings about the response alone. */
  readonly findings: readonly Finding[]
  readonly observation: Observation
}

/** The checks of every response, except those that the model makes better. */
const rules = invariants.filter((check) => check !== checkEcho && check !== checkRecord)

/** Milliseconds after which a cache or a replica usually shows a write. */
const moment = 400

/**
 * Sends a call to the server and compares its answer with the model's. Effects may come late: a
 * read that differs is repeated, and so is a call whose record nobody may access yet.
 *
 * @throws if the answer says nothing about the operation; `whyNotRun` says why
 */
export async function send(environment: Environment, server: ServerContext, trace: Trace, call: Call): Promise<Sent> {
  const { operation } = call
  const tries: { readonly step: Step; readonly observation: Observation }[] = []
  const isOpen = ({ answer }: Step) => isUndecided(answer.body) && decisionIn(trace.peek(call)) && !server.stuck.has('a decision')
  const agrees = async () => {
    const observation = await observeCall(environment, server, call)
    const step = stepOf(call, observation)
    tries.push({ step, observation })
    const { status, isRepeated } = observation.response ?? {}
    const mayBeEarly = isSafe(operation) || ((status === 403 || status === 404) && !isRepeated)
    const differences = mayBeEarly ? trace.compare(step) : []
    // Where the documents are silent, each operation is waited for once, and then for a moment.
    const isBrief = server.stuck.has(silent) && !differences.some(({ statement }) => statement)
    const isRepeating = differences.length > 0 && (!isBrief || tries.length === 1)
    if (isRepeating && isBrief) await sleep(moment)
    return !mayBeEarly || !(isRepeating || (isSafe(operation) && isOpen(step)))
  }
  const silent = `${operation.id} where the documents are silent`
  if (!(await eventually(trace, agrees, environment.effectsWithin + 2000 * (operation.settles?.seconds.max ?? 0)))) server.stuck.add(silent)
  const [first] = tries as [(typeof tries)[number]]
  const { step, observation } = tries.at(-1) ?? first
  // That a call of another kind is too early at first, no source says.
  if (!operation.settles && isRefused(first.step) && !isRefused(step))
    environment.notes.add(`rejects ${operation.id} at first (${first.step.answer.status}), and accepts it a moment later`)
  if (isSafe(operation) && isOpen(step)) server.stuck.add('a decision')
  return taken(trace, step, observation)
}

/** Takes the answer to a call. */
function taken(trace: Trace, step: Step, observation: Observation): Sent {
  const isDoubtful = !isSafe(step.operation) && observation.response?.isRepeated === true
  const differences = trace.take(step, isDoubtful)
  const failure = serverFailure(step.operation, observation.response)
  const findings = failure ? [failure] : findingsOf(observation, rules).filter(({ rule }) => rule !== 'positive_data_acceptance')
  return { step, differences, isDoubtful, findings, observation }
}

/** Whether moderation has not decided about the message in an answer. */
const isUndecided = (body: unknown): boolean => valueAt(body, '/data/data/moderation/status') === 'pending'

/** Whether an answer shows what moderation decided. */
const decisionIn = ({ body }: ServerAnswer): boolean => !isUndecided(body) && valueAt(body, '/data/data/moderation') !== undefined

/** A call and its answer. */
export const stepOf = (call: Call, { response }: Observation): Step => ({
  ...call,
  at: Date.now(),
  took: response?.took ?? 0,
  // A form turns line feeds into line breaks.
  answer: { status: response?.status ?? 0, body: (parsed((response?.body ?? '').replaceAll('\\r\\n', '\\n')) ?? {}) as Json },
})

/** Makes a call. @throws if the answer says nothing about the operation */
export async function observeCall(environment: Environment, server: ServerContext, call: Call): Promise<Observation> {
  const { operation, args } = call
  const testCase = { kind: 'scenario', name: 'compared with the model', args, expect: 'success' } as const
  const observation = isSafe(operation)
    ? await exchangeSettled(environment, server, operation, testCase)
    : await exchange(environment, server.contract, operation, testCase)
  await requireQuotaLeft(server.scarceRecords, observation)
  requireAnswer(observation)
  return observation
}
