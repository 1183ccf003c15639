import type { CaseKind } from '../cases/case.ts'
import { parsed } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import type { CaseResult } from './caseResult.ts'

/**
 * Why a planned check did not run. A requested check that could not run fails the run, unless its
 * family may be missing. Checks that the caller excluded, or that no run can perform, are only
 * reported.
 */
export const categories = {
  /** The server does not have the operation. */
  'operation missing': { fails: true },
  /** A record or state that the check needs could not be created. */
  'setup failed': { fails: true },
  /** The server does not respond to this operation. */
  'no response': { fails: true },
  /** The server kept rejecting the request with 429, however long the run waited. */
  'rate limit': { fails: true },
  /** The server stopped responding. */
  'server gone': { fails: true },
  /** The run ended before its turn. */
  interrupted: { fails: true },
  /** The server does not have an operation of a family that the caller allows to be missing. */
  'allowed to be missing': { fails: false },
  /** It concerns an operation that was not selected, and something that it needs was not there. */
  'not selected': { fails: false },
  /** The app's quota for a kind of record is exhausted, so the run could not create its own. */
  'quota used up': { fails: false },
  /** It would change app-wide settings or data that the run did not create. */
  'blocked by the safety guard': { fails: false },
  /** No run can perform it, for the stated reason. */
  'left out by rule': { fails: false },
  /** A read-only run found no record of a kind. */
  'nothing to read': { fails: false },
  /** It writes, and `allowWrites` is not set. */
  'writes not allowed': { fails: false },
  sample: { fails: false },
  /** The fake returns only examples for it and stores nothing. */
  'mocked by the fake': { fails: false },
} as const satisfies Record<string, { fails: boolean }>

export type Category = keyof typeof categories

/** Why a check is not in a sample. */
export const notSampled = (share: number): string => `not in the sample of ${Math.round(share * 1000) / 10} %`

/** A planned check, or a step of a scenario, that did not run. */
export interface NotRun {
  /** The operation that it is counted for. */
  readonly operation: string
  /** The name of the case or scenario; of a step, `scenario › step`. */
  readonly name: string
  readonly kind: CaseKind
  readonly category: Category
  /** A clause such as `create-reason failed: 404 ERR_API_NOT_FOUND`. */
  readonly reason: string
  /** The operation that the server lacks, if that is the cause. */
  readonly missing?: string
}

/**
 * The outcomes of planned checks: results of those that ran, and reasons for those that did not.
 */
export interface Outcomes {
  readonly results: CaseResult[]
  readonly notRun: NotRun[]
}

/** Adds results and skipped checks to the outcomes of an operation. */
export function addOutcomes(all: Map<string, Outcomes>, operation: string, { results = [], notRun = [] }: Partial<Outcomes>): void {
  const known = all.get(operation) ?? { results: [], notRun: [] }
  all.set(operation, known)
  known.results.push(...results)
  known.notRun.push(...notRun)
}

/** How a run plays sentences and compares a server with the model, and what it tells. */
export interface RunSettings {
  /** Takes the outcomes, by the operation that each is counted for. */
  readonly outcomes: Map<string, Outcomes>
  readonly signal?: AbortSignal | undefined
  /** The share of sentences and calls, and the seed that draws them. */
  readonly sample?: number | undefined
  readonly seed?: number | undefined
  /** Called after each call or sentence. */
  readonly progress?: () => void
}

export const failsRun = ({ category }: Pick<NotRun, 'category'>): boolean => categories[category].fails

/** The reason of a signal that ends a run because it has taken as long as it may. */
export class OutOfTime extends Error {}

/** Thrown instead of sending a request after the caller stopped the run. */
export class Interrupted extends Error {
  /** @param signal - the signal that stopped it */
  constructor(signal: AbortSignal) {
    super(signal.reason instanceof OutOfTime ? signal.reason.message : 'the run was interrupted')
  }
}

/**
 * Thrown while preparing a check that no run can perform:
 * `throw new LeftOut('no operation creates a bot')`. It is reported but does not fail the run.
 */
export class LeftOut extends Error {}

/** Thrown if the server does not have an operation. */
export class OperationMissing extends Error {
  readonly operationId: string
  constructor(operationId: string) {
    super(`the server does not have ${operationId}`)
    this.operationId = operationId
  }
}

/** The operations that have succeeded: a 404 of these is about a record. */
export interface Presence {
  succeeded(operationId: string): void
  /**
   * Whether a response means that the server does not have the operation: 501, 405, or 404 without
   * an error code or with that of an unknown path. (A missing record has its own code.) Always
   * false once the operation has succeeded.
   */
  isMissing(operationId: string, status: number, code: string | undefined): boolean
  /** Whether an earlier response meant this for certain: not a 404 without a code. */
  wasMissing(operationId: string): boolean
}

export function createPresence(): Presence {
  const known = new Set<string>()
  const missing = new Set<string>()
  return {
    succeeded: (operationId) => void known.add(operationId),
    isMissing(operationId, status, code) {
      if (known.has(operationId)) return false
      const isCertain = status === 501 || status === 405 || (status === 404 && code === 'ERR_API_NOT_FOUND')
      if (isCertain) missing.add(operationId)
      return isCertain || (status === 404 && code === undefined)
    },
    wasMissing: (operationId) => missing.has(operationId) && !known.has(operationId),
  }
}

/**
 * Why a response says nothing about the operation: the server still rejects the request with 429
 * after the run has waited, or the app's plan or settings do not allow it.
 */
export function restrictionOf(response: RawResponse): { category: Category; reason: string } | undefined {
  const { status } = response
  if (status === 429) return { category: 'rate limit', reason: 'the server still rejected it with 429 after the run had waited' }
  const code = errorCodeOf(response) ?? ''
  // The status of a missing feature is not documented.
  const isFeature = status >= 400 && status < 500 && code === 'ERR_FEATURE_NOT_ACCESSIBLE'
  const isRestricted = isFeature || ([402, 403].includes(status) && /^ERR_(PLAN_.*|SUBSCRIPTION_EXPIRED)$/.test(code))
  return isRestricted ? { category: 'setup failed', reason: `the app's plan or settings do not allow it (${status} ${code})` } : undefined
}

/** Thrown if a response says nothing about the operation. */
export class Restricted extends Error {
  readonly category: Category
  constructor(operationId: string, { category, reason }: { category: Category; reason: string }) {
    super(`${operationId}: ${reason}`)
    this.category = category
  }
}

/** The error code in a response's body, if any. */
export function errorCodeOf({ body }: Pick<RawResponse, 'body'>): string | undefined {
  const code = valueAt(parsed(body), '/error/code')
  return typeof code === 'string' ? code : undefined
}

/** An error followed by its chain of causes. */
export function causesOfError(error: unknown): unknown[] {
  const found: unknown[] = []
  for (let current = error; current !== undefined && !found.includes(current); current = (current as Error | undefined)?.cause)
    found.push(current)
  return found
}
