/** Where in a request something stands. */
export type Place = 'path' | 'query' | 'header' | 'body'

/** What is done to the client's request on its way, to break what the client itself would never break. `value` unset takes the place away. */
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

/** One question to the target, and what the answer must be. */
export interface Case {
  /** Unique in its operation. */
  name: string
  kind: CaseKind
  /** The arguments of the client's method. */
  given: Record<string, unknown>
  /** What the mock is asked to answer, in Prism's `Prefer` header. */
  prefer?: string
  alter?: Alteration
  /** `success`, one status, or a refusal of what stands in a place. */
  expect: 'success' | number | { refuses: Place | 'credential' | 'scope' | 'method' | 'record' }
  /** Statuses beside a success that are as good. */
  tolerates?: readonly number[]
  /** Names of the constraints that the case breaks. */
  covers?: string[]
}
