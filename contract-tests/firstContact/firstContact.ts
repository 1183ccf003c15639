import type { World } from '../comparison/calls.ts'
import { isModelled } from '../comparison/modelApp.ts'
import { callOf, noteName } from '../comparison/part.ts'
import { isCompared } from '../comparison/parts.ts'
import { observeCall, send } from '../comparison/send.ts'
import { createTrace } from '../comparison/trace.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { distinctItems } from '../documents/json.ts'
import { environmentOf } from '../exchange/environment.ts'
import { errorCodeOf, Restricted } from '../exchange/outcome.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { BlockedBySafetyGuard, type CreatedRecord, trackCreatedRecords } from '../serverChecks/createdRecords.ts'
import { createServerContext } from '../serverChecks/createServerContext.ts'
import { mockedByFake, whyNotRun } from '../serverChecks/notRun.ts'
import { newPrefix } from '../serverChecks/prefix.ts'
import { removeOne, removeRecords, topsOf } from '../serverChecks/removal.ts'
import { requireService } from '../suites/firstRequest.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import { rememberSecrets } from '../validate/secrets.ts'
import { type ContactPlan, contactLimits, type PlannedCall, type Reason } from './contactPlan.ts'
import { differenceFromFake, differencesFromDocuments, type ResponseDifference, withParameters } from './responseDifferences.ts'
import { createSettlingLog, type SettlingTime } from './settling.ts'

// The front door of this folder: a run on a real app, with few requests. In go the address and the
// key of the app and a plan (`contactPlan.ts` makes it from `contactRows.ts`); out come the places
// where responses are not as the documents or the fake have them. Calls are sent and compared as in
// every other run (`comparison/`), its records are guarded and removed as in every other
// (`serverChecks/`), and what is printed has no value of the app (`knownText.ts`).

export interface FirstContactOptions {
  /** The base URL of the Chat API. */
  readonly base: string
  readonly apiKey: string
  readonly timeout: number
  /** Maximum requests per second. */
  readonly rate?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Called after each step, with the number of steps that were taken. */
  readonly progress?: ((done: number) => void) | undefined
}

/** The result of a call. */
export interface TriedCall {
  readonly step: PlannedCall
  /** Why it shows nothing; unset if it was answered. */
  readonly why?: Reason
  readonly differs: readonly ResponseDifference[]
}

/** A connection to a target that has answered as the service does. */
export interface ContactedService {
  /** The beginning of the identifiers of the run's records. */
  readonly prefix: string
  /** Sends the steps of a plan and removes what they made, however it ends. */
  run(plan: ContactPlan): Promise<FirstContact>
}

/** The results of a first contact. */
export interface FirstContact {
  readonly answers: readonly TriedCall[]
  readonly requests: number
  readonly records: number
  /** Records that could not be removed. */
  readonly notRemoved: readonly CreatedRecord[]
  /** Where responses are not as the documents or the fake have them, each once. */
  readonly differs: readonly ResponseDifference[]
  readonly settling: readonly SettlingTime[]
}

class BudgetUsedUp extends Error {}

/**
 * Looks at a target with one request, before anything else.
 *
 * @throws WrongSettings with one sentence
 */
export async function connect(options: FirstContactOptions): Promise<ContactedService> {
  const { base, apiKey, timeout, rate, signal } = options
  const contracts = await readContracts()
  const chat = contracts.find(({ name }) => name === 'chat') as Contract
  const createdRecords = trackCreatedRecords(chat, base, newPrefix())
  const { prefix } = createdRecords
  rememberSecrets([apiKey])
  const settling = createSettlingLog(chat, base)
  const usedUp = new AbortController()
  const stop = AbortSignal.any([usedUp.signal, ...(signal ? [signal] : [])])
  let requests = 0
  let budget = contactLimits.requests as number
  const spend = () => {
    if (requests >= budget) {
      usedUp.abort('budget' satisfies Reason)
      throw new BudgetUsedUp('the requests are used up')
    }
    requests++
  }
  const { note, guard } = createdRecords
  const common = { bases: { chat: base }, timeout, rate, note, sent: spend, guard }
  const noteAll: typeof note = (request, document, response) => {
    note(request, document, response)
    settling.note(request, response)
  }
  const target = serverTarget({ ...common, note: noteAll, signal: stop })
  const credentials = { apiKey }
  await requireService({ target, credentials }, chat, prefix)
  // A different response is not read again: there are few requests.
  const environment = environmentOf(target, { timeout, credentials, strict: false, effectsWithin: 0 })
  const server = createServerContext(environment, chat, createdRecords)

  async function remove(): Promise<CreatedRecord[]> {
    budget = contactLimits.requests
    const removal = serverTarget(common)
    const tops = topsOf(createdRecords)
    const { removed } = await removeRecords(tops, (record) => removeOne(removal, credentials, record))
    return tops.filter((record) => !removed.includes(record))
  }

  async function tryCall(world: World, madeRecords: Set<string>, step: PlannedCall): Promise<TriedCall> {
    const { operation, row, makes, names } = step
    const leftOut = (why: Reason): TriedCall => ({ step, why, differs: [] })
    const whyStopped = (): Reason => (stop.reason === 'budget' ? 'budget' : 'interrupted')
    if (stop.aborted) return leftOut(whyStopped())
    if (!names.every((name) => madeRecords.has(name))) return leftOut('record')
    try {
      const call = callOf(server, world, row)
      const sent = isModelled(operation) ? await send(environment, server, world.trace, call) : undefined
      const observation = sent?.observation ?? (await observeCall(environment, server, call))
      if (observation.response && isAboutKey(observation.response)) return leftOut('key')
      if (sent) noteName(world, row, call, sent)
      if (sent && makes !== undefined && sent.step.answer.status < 300) madeRecords.add(makes)
      const differences = isCompared(operation) ? (sent?.differences ?? []) : []
      const fromFake = differences.map((difference) => differenceFromFake(chat, operation, difference))
      const differs = [...differencesFromDocuments(observation), ...fromFake]
      return { step, differs: differs.map((difference) => withParameters(operation, row.args, difference)) }
    } catch (error) {
      return leftOut(stop.aborted ? whyStopped() : whyUnanswered(error, operation.id))
    }
  }

  return {
    prefix,
    async run(plan) {
      budget = contactLimits.requests - plan.forRemoval
      const world: World = {
        contract: chat,
        names: { prefix, chosen: new Map() },
        trace: createTrace(chat, prefix),
        isDrawn: () => true,
      }
      let notRemoved: CreatedRecord[] = []
      const answers: TriedCall[] = []
      const madeRecords = new Set<string>()
      try {
        for (const step of plan.steps) {
          answers.push(await tryCall(world, madeRecords, step))
          options.progress?.(answers.length)
        }
      } finally {
        notRemoved = await sendingFor('removal', remove)
      }
      const differs = distinctItems(answers.flatMap(({ differs }) => differs))
      return { answers, requests, records: plan.records, notRemoved, differs, settling: settling.measured() }
    },
  }
}

const isAboutKey = (response: RawResponse): boolean =>
  [401, 403].includes(response.status) && errorCodeOf(response)?.startsWith('AUTH_ERR_') === true

/** Why a call that was sent says nothing about its operation. */
function whyUnanswered(error: unknown, operation: string): Reason {
  if (error instanceof Restricted) return error.category === 'rate limit' ? 'limit' : 'plan'
  if (error instanceof BlockedBySafetyGuard) return 'record'
  const { category } = whyNotRun(error, operation)
  return category === 'operation missing' ? 'missing' : category === mockedByFake.category ? 'example' : 'silent'
}
