import type { Observation } from '../exchange/exchange.ts'
import type { ListedDifference } from '../exchange/listedDifference.ts'
import {
  causesOfError,
  errorCodeOf,
  Interrupted,
  LeftOut,
  type NotRun,
  OperationMissing,
  Restricted,
  restrictionOf,
} from '../exchange/outcome.ts'
import { NoResponse, ServerGone } from '../exchange/serverTarget.ts'
import type { Finding } from '../validate/finding.ts'
import { headerOf, type RawResponse } from '../validate/rawExchange.ts'
import { redactText } from '../validate/secrets.ts'
import { BlockedBySafetyGuard } from './createdRecords.ts'

/** A record that a case needs could not be created. */
export class SetupFailed extends Error {}

/** A server refused a call that prepares, although the documents have no reason for it. */
export class SetupRefused extends SetupFailed {
  /** The id of the operation that was called. */
  readonly operation: string
  /** How it was refused, such as `400 ERR_BAD_REQUEST`. */
  readonly got: string
  constructor(operation: string, got: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.operation = operation
    this.got = got
  }
}

/** A read-only run found no record of a kind. */
export class NothingToRead extends SetupFailed {}

/** A record could not be created because the app already has as many as allowed. */
export class QuotaUsedUp extends SetupFailed {}

/**
 * A preparation got a response of 500 or above, which is a finding whatever the check was about.
 */
export class ServerFailed extends Error {
  readonly finding: Finding
  constructor(finding: Finding) {
    super(`${finding.operation} failed with ${finding.got}`)
    this.finding = finding
  }
}

/** The difference that a server refused a call which prepares a check. */
export function refusalIn(error: unknown, call: string): ListedDifference | undefined {
  const { operation, got } = causesOfError(error).find((cause): cause is SetupRefused => cause instanceof SetupRefused) ?? {}
  if (operation === undefined || got === undefined) return undefined
  return { operation, place: '', kind: 'status', records: '', expected: 'success', got, parameters: [], call, follows: false }
}

/** Whether the fake marks a response as an example, without a record behind it. */
export const isMocked = ({ headers }: RawResponse): boolean => headerOf(headers, 'x-fake-response') !== undefined

export const mockedByFake = {
  category: 'mocked by the fake',
  reason: 'the fake keeps no records of this family and returns examples',
} as const satisfies Pick<NotRun, 'category' | 'reason'>

/** The call needs something that the server lacks and that no run can create. */
export const nothingThere = {
  category: 'left out by rule',
  reason: 'it needs something that the server lacks and that no run makes',
} as const satisfies Pick<NotRun, 'category' | 'reason'>

/** A preparation got an example instead of a record. */
class MockedByFake extends Error {}

/**
 * Whether a response is one that a server gives to an operation which it lacks. It may give a bare
 * 404 to an invalid request, too.
 */
export const lacksOperation = ({ environment: { presence }, operation, response }: Observation): boolean =>
  response !== undefined && presence.isMissing(operation.id, response.status, errorCodeOf(response))

/** Whether an error says that a server does not have an operation, however often it is called. */
export const isForGood = (error: unknown): boolean => error instanceof OperationMissing || error instanceof MockedByFake

/** @throws if a response says nothing about its operation; {@link whyNotRun} says why */
export function requireAnswer(observation: Observation): void {
  const { operation, response, failure, outcome } = observation
  if (!response) {
    // The guard, or the end of the run, says more than that there is no response.
    if (failure !== undefined && !(failure instanceof NoResponse)) throw failure
    const cause = failure ?? ('error' in outcome ? outcome.error : undefined)
    throw new SetupFailed(`${operation.id} got no response${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause })
  }
  if (lacksOperation(observation)) throw new OperationMissing(operation.id)
  if (isMocked(response)) throw new MockedByFake()
  const restriction = restrictionOf(response)
  if (restriction) throw new Restricted(operation.id, restriction)
}

/**
 * Returns why a check was not run, from the error that ended its preparation. The category
 * `operation missing` is only for the operation itself, after it was called; if the check needs
 * another operation that is missing, its setup failed.
 *
 * @param operationId - the operation that the check is counted for
 * @param names - the values that the check itself names, such as an id at the shortest length
 * @throws the error, if it is a fault of the checks themselves
 */
export function whyNotRun(error: unknown, operationId: string, names: readonly string[] = []): NotRunReason {
  const why = reasonFor(error, operationId, names)
  return { ...why, reason: redactText(why.reason) }
}

/** Why a check was not run. */
export type NotRunReason = Pick<NotRun, 'category' | 'reason' | 'missing'>

function reasonFor(error: unknown, operationId: string, names: readonly string[]): NotRunReason {
  const causes = causesOfError(error)
  const find = <Found>(type: abstract new (...args: never[]) => Found): Found | undefined =>
    causes.find((cause): cause is Found => cause instanceof type)
  const gone = find(ServerGone)
  if (gone) return { category: 'server gone', reason: gone.message }
  const interrupted = find(Interrupted)
  if (interrupted) return { category: 'interrupted', reason: interrupted.message }
  const missing = find(OperationMissing)?.operationId
  if (missing !== undefined)
    return missing === operationId
      ? { category: 'operation missing', reason: 'the server does not have it', missing }
      : { category: 'setup failed', reason: `could not be prepared: the server does not have ${missing}`, missing }
  if (find(MockedByFake)) return mockedByFake
  const quota = find(QuotaUsedUp)
  if (quota) return { category: 'quota used up', reason: quota.message }
  const nothing = find(NothingToRead)
  if (nothing) return { category: 'nothing to read', reason: nothing.message }
  const restricted = find(Restricted)
  if (restricted) return { category: restricted.category, reason: restricted.message }
  const leftOut = find(LeftOut)
  if (leftOut) return { category: 'left out by rule', reason: leftOut.message }
  const blocked = find(BlockedBySafetyGuard)
  // A foreign record that the check itself does not name came from a response of the server, which
  // must be able to fail the run.
  if (blocked && (blocked.foreign === undefined || names.includes(blocked.foreign)))
    return { category: 'blocked by the safety guard', reason: blocked.rule }
  if (error instanceof SetupFailed) return { category: 'setup failed', reason: `could not be prepared: ${error.message}` }
  throw error
}
