export type RequestPart = 'path' | 'query' | 'header' | 'body'

/** Whether a case sends zero in a body, which many programs treat like a missing value. */
export const sendsZero = ({ change }: Pick<Case, 'change'>): boolean => change?.value === 0 && change.pointer.startsWith('/body/')

/**
 * A change to the client's request before it is sent, for violations that the client cannot
 * produce. Without `value` the part is removed.
 */
export type Alteration =
  | { in: 'path' | 'query' | 'header'; name: string; value?: string | string[] }
  | { in: 'body'; value?: unknown }
  | { in: 'text'; value: string }
  | { in: 'content-type'; value: string }
  | { in: 'method'; value: string }

/** Why a request is sent. */
export type CaseKind =
  | 'example'
  | 'required-only'
  | 'encoding'
  | 'boundary'
  | 'generated'
  | 'dynamic'
  | 'spelling'
  | 'status'
  | 'negative'
  | 'credential'
  | 'body-syntax'
  | 'method'
  | 'unknown-record'
  | 'scenario'

/** The single difference between a case's arguments and valid arguments. */
export interface CaseChange {
  readonly base: Record<string, unknown>
  /** JSON pointer into the arguments; the body is under `/body`. */
  readonly pointer: string
  /** The value there; `undefined` removes it. */
  readonly value: unknown
  /** The keyword that the value violates, or the limit that it tests. */
  readonly what: string
}

/** A request to the target and its expected response. */
export interface Case {
  /** Unique within its operation. */
  readonly name: string
  readonly kind: CaseKind
  /** The arguments of the client's method. */
  readonly args: Record<string, unknown>
  /** The response to request from the mock, as a `Prefer` header. */
  readonly prefer?: string
  readonly alter?: Alteration
  /** `success`, an exact status, or a rejection because of one part of the request. */
  readonly expect: 'success' | number | { refuses: RequestPart | 'credential' | 'scope' | 'method' | 'record' }
  /** Statuses that also pass. */
  readonly tolerates?: readonly number[]
  /** Names of the constraints that the case violates. */
  readonly covers?: string[]
  /** The value under test; unset if the case does not change a single value. */
  readonly change?: CaseChange
}
