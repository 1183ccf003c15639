import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { type Json, parsed } from '../documents/json.ts'
import type { Environment } from '../exchange/environment.ts'
import { exchange } from '../exchange/exchange.ts'
import { errorCodeOf, restrictionOf } from '../exchange/outcome.ts'
import { headerOf, type RawResponse } from '../validate/rawExchange.ts'
import { differencesFromDocuments, type ResponseDifference } from './differences.ts'
import { chosenNames, mostRepeats, namesIn, type PlannedCall, type Reason } from './plan.ts'
import type { SettlingLog } from './settling.ts'

/** What became of a step. */
export interface TriedCall {
  readonly step: PlannedCall
  /** Why it shows nothing; unset if it was answered. */
  readonly why?: Reason
  readonly status?: number
  /** Where the response is not as documented. */
  readonly differences: readonly ResponseDifference[]
  /** The call as it was sent, when it was answered, and the body; never printed. */
  readonly args?: Arguments
  readonly at?: number
  readonly body?: unknown
}

/** Milliseconds until a call is repeated that came too early. */
const pause = 1000

/**
 * Sends the steps one after the other.
 *
 * @param answered - called after each step
 */
export async function play(
  environment: Environment,
  steps: readonly PlannedCall[],
  records: Records,
  settling: SettlingLog,
  stop: AbortSignal,
  answered: (answer: TriedCall) => void = () => {},
): Promise<TriedCall[]> {
  const answers: TriedCall[] = []
  for (const step of steps) {
    const args = records.resolved(step)
    const answer = stop.aborted
      ? leftOut(step, whyStopped(stop))
      : args === undefined
        ? leftOut(step, 'record')
        : await take(environment, step, args, settling, stop)
    records.note(step, answer)
    answers.push(answer)
    answered(answer)
  }
  return answers
}

const whyStopped = ({ reason }: AbortSignal): Reason => (reason === 'budget' ? reason : 'interrupted')

const leftOut = (step: PlannedCall, why: Reason): TriedCall => ({ step, why, differences: [] })

async function take(
  environment: Environment,
  step: PlannedCall,
  args: Arguments,
  settling: SettlingLog,
  stop: AbortSignal,
): Promise<TriedCall> {
  const { contract, operation } = step
  const testCase = { kind: 'example', name: 'first contact', args, expect: 'success' } as const
  for (let repeats = 0; ; repeats++) {
    const began = Date.now()
    const observation = await exchange(environment, contract, operation, testCase)
    const { response } = observation
    if (!response) return leftOut(step, stop.aborted ? whyStopped(stop) : 'silent')
    settling.note(operation, args, { status: response.status, code: errorCodeOf(response), body: parsed(response.body) }, began)
    if (isTooEarly(operation, response) && repeats < mostRepeats && !stop.aborted) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      continue
    }
    const why = whyOpen(environment, operation, response)
    if (why) return { ...leftOut(step, why), status: response.status }
    const differences = differencesFromDocuments(observation)
    return { step, status: response.status, differences, args, at: Date.now(), body: parsed(response.body) }
  }
}

const isTooEarly = ({ settles }: Operation, response: RawResponse): boolean =>
  settles !== undefined && response.status === settles.status && errorCodeOf(response) === settles.code

/** Why a response says nothing about the operation. */
function whyOpen({ presence }: Environment, operation: Operation, response: RawResponse): Reason | undefined {
  const { status, headers } = response
  const code = errorCodeOf(response)
  if (headerOf(headers, 'x-fake-response') !== undefined) return 'example'
  if (status === 429) return 'limit'
  if (restrictionOf(response)) return 'plan'
  if (presence?.isMissing(operation.id, status, code)) return 'missing'
  return (status === 401 || status === 403) && code?.startsWith('AUTH_ERR_') ? 'key' : undefined
}

const named = /^\$(\w+?)(?:\/(\w+))?$/

/** The records of a run, by the names that the world gives them. */
export interface Records {
  /** The arguments of a step; `undefined` if a record that it names was not made. */
  resolved(step: PlannedCall): Arguments | undefined
  /** Notes the record that a step has made. */
  note(step: PlannedCall, answer: TriedCall): void
}

export function createRecords(prefix: string): Records {
  const chosen = chosenNames(prefix)
  const made = new Map<string, Json>()
  const idOf = (name: string) => chosen.get(name) ?? String(made.get(name)?.id)
  const shownOf = (name: string, property: string | undefined): unknown =>
    property === undefined ? idOf(name) : made.get(name)?.[property]
  const resolve = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item))
    if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, resolve(child, name)]))
    const [, name, property] = typeof value === 'string' ? (named.exec(value) ?? []) : []
    if (name === undefined) return value
    const found = shownOf(name, property)
    return key === 'messageId' ? Number(found) : found
  }
  return {
    resolved: ({ args, makes }) =>
      namesIn(args).every((name) => name === 'prefix' || name === makes || made.has(name)) ? (resolve(args) as Arguments) : undefined,
    note({ makes }, { status = 0, why, body }) {
      const { data } = isObject(body) ? body : {}
      if (makes !== undefined && why === undefined && status < 300 && isObject(data)) made.set(makes, data)
    },
  }
}
