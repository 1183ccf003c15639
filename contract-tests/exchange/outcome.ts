import type { CaseKind } from '../cases/case.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import type { CaseResult } from './runCase.ts'

/**
 * Why a planned check was not run. What was requested and could not be tried fails a run unless it is allowed by name; what the caller excluded, and
 * what no run may try, is only reported.
 */
export const categories = {
  /** The operation was called, and the server does not have it. */
  'operation missing': { fails: true },
  /** A record or a state that the check needs could not be made. */
  'setup failed': { fails: true },
  /** The server stopped responding to this operation. */
  'no response': { fails: true },
  /** The server no longer responds at all. */
  'server gone': { fails: true },
  /** The run ended before its turn. */
  interrupted: { fails: true },
  /** In a shard whose report was not given to be joined. */
  'shard missing': { fails: true },
  /** The server does not have an operation of a family that the caller allows to be missing. */
  'allowed to be missing': { fails: false },
  /** It is about an operation that the caller did not select, and something that it needs was not there. */
  'not selected': { fails: false },
  /** The app has as many records of a kind as it can have, so that the run could not make its own. */
  'quota used up': { fails: false },
  /** It would change what belongs to the whole app, or what the run did not make. */
  'blocked by the safety guard': { fails: false },
  /** No run can try it, for the reason that is stated with it. */
  'left out by rule': { fails: false },
  /** It writes, and `allowWrites` is not set. */
  'writes not allowed': { fails: false },
  /** Not in the sample. */
  sample: { fails: false },
  /** The time budget was used up. */
  budget: { fails: false },
  /** In another shard of the run. */
  shard: { fails: false },
  /** The caller gave no keys for its document. */
  'no keys': { fails: false },
  /** The fake only returns examples for it and keeps nothing. */
  'mocked by the fake': { fails: false },
} as const satisfies Record<string, { fails: boolean }>

/** The name of a category of {@link categories}. */
export type Category = keyof typeof categories

/** A planned check that was not run, or a step of a scenario. */
export interface NotRun {
  /** The operation that it is counted for. */
  operation: string
  /** The name of the case or scenario; of a step, `scenario › step`. */
  name: string
  kind: CaseKind
  category: Category
  /** A sentence part such as `create-reason failed: 404 ERR_API_NOT_FOUND`. */
  reason: string
  /** The operation that the server lacks, if that is the cause. */
  missing?: string
}

/** What came of several planned checks: the results of those that ran, passed or failed, and the others with a reason. */
export interface Outcomes {
  results: CaseResult[]
  notRun: NotRun[]
}

/** Whether a check that was not run fails the run. */
export const failsRun = ({ category }: NotRun): boolean => categories[category].fails

/** Thrown in place of sending a request after the caller stopped the run. */
export class Interrupted extends Error {}

/** Thrown while a check is prepared that no run can try: `throw new LeftOut('no operation creates a bot')`. It is reported and does not fail. */
export class LeftOut extends Error {}

/** The operation was called, and the server does not have it. */
export class OperationMissing extends Error {
  readonly operationId: string
  constructor(operationId: string) {
    super(`the server does not have ${operationId}`)
    this.operationId = operationId
  }
}

/** Knows which operations have succeeded, so that a 404 for a record is not taken for a missing operation. */
export interface Presence {
  /** Notes that an operation succeeded. */
  succeeded(operationId: string): void
  /**
   * Whether a response says that the server does not have the operation: 501, 405, or 404 with the code of an unknown path or with none, as a service
   * names a missing record by its code. Always false once the operation succeeded.
   */
  isMissing(operationId: string, status: number, code: string | undefined): boolean
}

/** Starts with no operation known. */
export function createPresence(): Presence {
  const known = new Set<string>()
  return {
    succeeded: (operationId) => void known.add(operationId),
    isMissing: (operationId, status, code) =>
      !known.has(operationId) &&
      (status === 501 || status === 405 || (status === 404 && (code === undefined || code === 'ERR_API_NOT_FOUND'))),
  }
}

/** The error code in a response's body, if there is one. */
export function errorCodeOf({ body }: RawResponse): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown } }
    return typeof error?.code === 'string' ? error.code : undefined
  } catch {
    return undefined
  }
}

/** The errors that led to an error, itself first. */
export function causesOf(error: unknown): unknown[] {
  const found: unknown[] = []
  for (let current = error; current !== undefined && !found.includes(current); current = (current as Error | undefined)?.cause)
    found.push(current)
  return found
}
