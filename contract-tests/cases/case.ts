/** Where in a request something stands. */
export type RequestPart = 'path' | 'query' | 'header' | 'body'

/** How the client's request is changed before it is sent, to break what the client itself never breaks. Without `value` the place is removed. */
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
  | 'status'
  | 'negative'
  | 'credential'
  | 'body-syntax'
  | 'method'
  | 'unknown-record'
  | 'scenario'

/** How the arguments of a case differ in one place from valid ones. */
export interface Change {
  base: Record<string, unknown>
  /** JSON pointer into the arguments, the body under `/body`. */
  pointer: string
  /** The value there; `undefined` leaves the place out. */
  value: unknown
  /** The keyword that the value breaks, or the edge that it is at. */
  what: string
}

/** One request to the target, and the response that is expected. */
export interface Case {
  /** Unique in its operation. */
  name: string
  kind: CaseKind
  /** The arguments of the client's method. */
  given: Record<string, unknown>
  /** What the mock is asked to answer, in Prism's `Prefer` header. */
  prefer?: string
  alter?: Alteration
  /** `success`, one status, or a refusal because of the value in one place. */
  expect: 'success' | number | { refuses: RequestPart | 'credential' | 'scope' | 'method' | 'record' }
  /** Statuses that are accepted as well as a success. */
  tolerates?: readonly number[]
  /** Names of the constraints that the case breaks. */
  covers?: string[]
  /** What makes it invalid, or puts it at an edge; unset if it is not made by changing one place. */
  change?: Change
}
