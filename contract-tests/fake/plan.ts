import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract } from '../documents/contract.ts'
import type { Json } from '../documents/json.ts'
import { createRandom } from '../documents/random.ts'
import { BrokenConnection } from '../mock/brokenConnection.ts'
import { errorResponse } from '../mock/errorResponse.ts'
import { optionNamesOf, requireOptions } from '../validate/optionNames.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import type { ReadRequest } from '../validate/request.ts'
import { type Answer, plannedResponse, requireAnswerOptions } from './answers.ts'
import { callsNamed, isOneOf, type PlannedCalls } from './plannedCalls.ts'
import { createRequestLimit, type RateLimit } from './requestLimit.ts'

/** How a call fails. */
export interface Failure {
  /** The response's status. */
  readonly status?: number
  /** The error code. Default: a code that matches the status. */
  readonly code?: string
  readonly message?: string
  /** Seconds in the header `Retry-After`. */
  readonly retryAfter?: number
  /** `true` breaks the connection instead of responding: `fetch` throws. */
  readonly connection?: boolean
  /** Milliseconds over which the body of the response arrives, in ten parts. */
  readonly slow?: number
  /** Fails only after the call took effect, which finds what is doubled by a repeated call. */
  readonly after?: boolean
  /**
   * Fails only calls with these arguments, by the names of the client:
   * `{ body: { receiver: 'mira' } }`.
   */
  readonly with?: Json
}

/** The methods with which tests plan failures, answers, delays and a rate limit. */
export interface PlanControls {
  /**
   * Makes the next call of an operation fail. Calling it twice makes the next two fail. Of planned
   * failures and answers, a call takes the first that is for it.
   *
   * @param operation - the client's method, such as `importUsers`, or the operation's id; `*` for
   * any operation
   * @throws if the operation is unknown
   */
  failNext(operation: string, failure: Failure): void
  /**
   * Answers the next valid call of an operation, which then has no effect. Calling it twice answers
   * the next two. Of planned answers and failures, a call takes the first that is for it.
   *
   * ```ts
   * fake.answerNext('getUser', { body: { data: { uid: 'mira', name: 'Mira Okafor' } } })
   * ```
   *
   * @param operation - named as for `failNext`, without `*`
   * @throws Error if the answer does not fit the specification, unless it is `unchecked`
   */
  answerNext(operation: string, answer: Answer): void
  /**
   * Makes a share of calls fail from now on. Which calls fail is the same in every run.
   *
   * @param share - 0.1 for about every tenth call; 0 turns it off
   * @param failure - how they fail. Default: status 500
   * @param operation - the only operation whose calls fail, named as for `failNext`. Default: `*`,
   * those of all operations without a share of their own
   * @throws if the operation is unknown
   */
  failRate(share: number, failure?: Failure, operation?: string): void
  /**
   * Limits requests from now on, with the documented headers, and rejects more with 429: to a
   * number a minute, or to the published limits, such as 30 messages a minute for each user.
   * `undefined` removes the limit.
   */
  rateLimit(limit: RateLimit | undefined): void
  /** Delays each response from now on. */
  delay(milliseconds: number): void
}

const codes: Record<number, string> = {
  400: 'ERR_BAD_REQUEST',
  401: 'AUTH_ERR_APIKEY_NOT_FOUND',
  403: 'AUTH_ERR_NO_ACCESS',
  404: 'ERR_UID_NOT_FOUND',
  429: 'ERR_TOO_MANY_REQUESTS',
}

/** The initial plan of a fake, which `reset` restores. */
export interface InitialPlan {
  readonly failRate?: number | undefined
  readonly rateLimit?: RateLimit | undefined
  readonly delay?: number | undefined
}

/** Creates the planned failures, answers, delays and rate limit of a fake. */
export function createPlan(contracts: readonly Contract[], initial: InitialPlan) {
  /** In the order in which they were planned. Each is for one call, and a call takes the first. */
  const next: (PlannedCalls & { readonly failure?: Failure; readonly answer?: RawResponse })[] = []
  /** By operation; `*` for all others. */
  const rates = new Map<string, { share: number; failure: Failure; calls: PlannedCalls; random: () => number }>()
  let wait = 0
  let afterwards: Failure | undefined
  let planned: (typeof next)[number] | undefined
  let limit: ReturnType<typeof createRequestLimit> | undefined

  const controls: PlanControls = {
    failNext(operation, failure) {
      next.push({ ...callsFailing('failNext', operation, failure), failure })
    },
    answerNext(operation, answer) {
      requireAnswerOptions(answer)
      const calls = callsNamed(contracts, operation, answer.with)
      next.push({ ...calls, answer: plannedResponse(calls, answer) })
    },
    failRate(share, failure = { status: 500 }, operation = '*') {
      if (!(share >= 0 && share <= 1)) throw new RangeError(`${share} is not a share of calls between 0 and 1.`)
      const calls = callsFailing('failRate', operation, failure)
      rates.set(calls.of?.operation.id ?? '*', { share, failure, calls, random: createRandom(1) })
    },
    rateLimit(most) {
      limit = most === undefined ? undefined : createRequestLimit(contracts, most)
    },
    delay(milliseconds) {
      if (!(milliseconds >= 0)) throw new RangeError(`${milliseconds} is not a time in milliseconds.`)
      wait = milliseconds
    },
  }

  function callsFailing(method: string, operation: string, failure: Failure): PlannedCalls {
    requireOptions(method, failure, names)
    const calls = callsNamed(contracts, operation, failure.with)
    requireFailure(failure)
    return calls
  }

  function reset(): void {
    next.length = 0
    rates.clear()
    controls.failRate(initial.failRate ?? 0)
    controls.rateLimit(initial.rateLimit)
    controls.delay(initial.delay ?? 0)
  }
  reset()

  return {
    controls,
    reset,
    /** Waits for the planned delay. */
    async wait(signal: AbortSignal | undefined): Promise<void> {
      if (wait > 0) await sleep(wait, undefined, signal && { signal })
      signal?.throwIfAborted()
    },
    /**
     * Returns the planned response to a call, if any.
     *
     * @param uid - the acting user
     *
     * @throws BrokenConnection if a test planned a broken connection
     */
    failure(read: ReadRequest | undefined, uid: string | undefined, now: number): RawResponse | undefined {
      const called = read?.operation
      afterwards = undefined
      planned = undefined
      const seconds = limit?.count(called, uid, now)
      if (seconds !== undefined)
        return failedResponse({
          status: 429,
          retryAfter: seconds,
          message: `Too many requests in this minute; try again in ${seconds} seconds.`,
        })
      planned = next.find((calls) => isOneOf(calls, read))
      if (planned?.answer) return undefined
      if (planned) next.splice(next.indexOf(planned), 1)
      const rate = rates.get(String(called?.id)) ?? rates.get('*')
      const failure = planned?.failure ?? (rate && isOneOf(rate.calls, read) && rate.random() < rate.share ? rate.failure : undefined)
      if (!failure?.after && !isOnlySlow(failure)) return failure && failedResponse(failure)
      afterwards = failure
      return undefined
    },
    /** Returns the planned answer to a valid call, after `failure`, if any. */
    answer(): RawResponse | undefined {
      if (planned?.answer) next.splice(next.indexOf(planned), 1)
      return planned?.answer
    },
    /**
     * Returns the response in the place of that of the call that was just handled, if any.
     *
     * @throws BrokenConnection if a test planned a broken connection
     */
    failureAfter: (response: RawResponse): RawResponse | undefined =>
      isOnlySlow(afterwards) ? { ...response, slow: afterwards.slow } : afterwards && failedResponse(afterwards),
    /** Adds the headers of the rate limit to a response. */
    describeLimit: (response: RawResponse, now: number) => limit?.describe(response, now),
  }
}

/** Whether a call succeeds, but slowly. */
const isOnlySlow = (failure: Failure | undefined): failure is Failure & { slow: number } =>
  failure?.slow !== undefined && failure.status === undefined && !failure.connection

const names = optionNamesOf<Failure>({
  ...{ status: true, code: true, message: true, retryAfter: true, connection: true, slow: true, after: true, with: true },
})

function requireFailure(failure: Failure): void {
  const { status = Number.NaN, connection, slow } = failure
  if (slow !== undefined && !(slow > 0)) throw new RangeError(`${slow} is not a time in milliseconds.`)
  if (!connection && !isOnlySlow(failure) && !(Number.isInteger(status) && status >= 400 && status < 600))
    throw new Error('A failure needs a status between 400 and 599, connection: true, or slow.')
}

function failedResponse({ status = 500, code, message, retryAfter, connection, slow }: Failure): RawResponse {
  if (connection) throw new BrokenConnection('The fake broke the connection, as the test planned.')
  const headers: [string, string][] = retryAfter === undefined ? [] : [['Retry-After', String(retryAfter)]]
  const text = message ?? `The fake failed with ${status}, as the test planned.`
  const response = errorResponse(status, code ?? codes[status] ?? 'ERR_EXCEPTION', text, undefined, headers)
  return slow === undefined ? response : { ...response, slow }
}
