import { type Contract, readContracts } from '../documents/contract.ts'
import { type Environment, projectClient } from '../exchange/environment.ts'
import { createPresence } from '../exchange/outcome.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { type CreatedRecord, trackCreatedRecords } from '../server/createdRecords.ts'
import { newPrefix } from '../server/prefix.ts'
import { removeOne, removeRecords, topsOf } from '../server/removal.ts'
import { requireService } from '../suites/firstRequest.ts'
import { rememberSecrets } from '../validate/secrets.ts'
import { differencesFromFake } from './comparison.ts'
import type { ResponseDifference } from './differences.ts'
import { type ContactPlan, limits, type Reason } from './plan.ts'
import { createRecords, play, type TriedCall } from './play.ts'
import { createSettlingLog, type SettlingTime } from './settling.ts'

export interface FirstContactOptions {
  /** The base URL of the Chat API. */
  readonly base: string
  readonly apiKey: string
  readonly timeout: number
  /** Maximum requests per second. */
  readonly rate?: number | undefined
  /** Requests that are sent at most. Default: 150. */
  readonly requests?: number | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly signal?: AbortSignal | undefined
  /** Called after each step, with the number of steps that were taken. */
  readonly progress?: ((done: number) => void) | undefined
}

/** A connection to a target that has answered as the service does. */
export interface Connection {
  /** The beginning of the identifiers of the run's records. */
  readonly prefix: string
  /** Sends the steps of a plan and removes what they made, however it ends. */
  run(plan: ContactPlan): Promise<FirstContact>
}

/** What a first contact found out. */
export interface FirstContact {
  readonly answers: readonly TriedCall[]
  readonly requests: number
  readonly records: number
  /** Records that could not be removed. */
  readonly left: readonly CreatedRecord[]
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
export async function connect(options: FirstContactOptions): Promise<Connection> {
  const { base, apiKey, timeout, rate, fetch, signal, requests: most = limits.requests } = options
  const contracts = await readContracts()
  const chat = contracts.find(({ name }) => name === 'chat') as Contract
  const createdRecords = trackCreatedRecords(chat, base, newPrefix())
  const { prefix } = createdRecords
  rememberSecrets([apiKey])
  const settling = createSettlingLog(chat)
  const usedUp = new AbortController()
  const stop = AbortSignal.any([usedUp.signal, ...(signal ? [signal] : [])])
  let requests = 0
  let budget = most
  const spend = () => {
    if (requests >= budget) {
      usedUp.abort('budget' satisfies Reason)
      throw new BudgetUsedUp('the requests are used up')
    }
    requests++
  }
  const { note, guard } = createdRecords
  const common = { bases: { chat: base }, timeout, rate, fetch, note, sent: spend, guard }
  const target = serverTarget({ ...common, signal: stop })
  await requireService({ target, credentials: { apiKey } }, chat, prefix)

  async function remove(): Promise<CreatedRecord[]> {
    budget = most
    const removal = serverTarget(common)
    const tops = topsOf(createdRecords)
    const { removed } = await removeRecords(tops, (record) => removeOne(removal, { apiKey }, record))
    return tops.filter((record) => !removed.includes(record))
  }

  return {
    prefix,
    async run(plan) {
      budget = most - plan.forRemoval
      const client: Environment['client'] = (document, settings) =>
        projectClient(document, { ...settings, timeout: Number.POSITIVE_INFINITY })
      const environment: Environment = { target, timeout, credentials: { apiKey }, strict: false, client, presence: createPresence() }
      let left: CreatedRecord[] = []
      let done = 0
      const answers: TriedCall[] = []
      try {
        await play(environment, plan.steps, createRecords(prefix), settling, stop, (answer) => {
          answers.push(answer)
          options.progress?.(++done)
        })
      } finally {
        left = await sendingFor('removal', remove)
      }
      const all = [...answers.flatMap(({ differences }) => differences), ...differencesFromFake(answers, prefix)]
      const differs = [...new Map(all.map((difference) => [JSON.stringify(difference), difference])).values()]
      return { answers, requests, records: plan.records, left, differs, settling: settling.measured() }
    },
  }
}
