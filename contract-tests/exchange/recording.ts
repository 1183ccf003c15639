import type { Case } from '../cases/case.ts'
import type { DocumentName } from '../documents/bundles.ts'
import type { Finding } from '../validate/finding.ts'

/**
 * The calls behind a finding on a server, as data without keys. `check --replay FILE` makes them
 * again, with new records.
 *
 * In arguments, `{{run}}` is the prefix of the run's identifiers, and `{{2 /data/id}}` the value at
 * a JSON pointer in the response to the call with this index.
 */
export interface Recording {
  /** The version of this format. */
  readonly format: 1
  /** The operation and the case. */
  readonly check: string
  readonly document: DocumentName
  /** The base URL of the server. */
  readonly base: string
  /** What the response to the last call shows, each `prefix` as `{{run}}`. */
  readonly findings: readonly Pick<Finding, 'operation' | 'rule' | 'place' | 'expected' | 'got'>[]
  /**
   * The readings that the server takes, if its responses were compared with those of the fake;
   * unset for a check of a single response.
   */
  readonly readings?: readonly string[]
  /** The calls: those that prepare, and the one with the findings. */
  readonly calls: readonly RecordingCall[]
}

/** A call of a recording. */
export interface RecordingCall extends Pick<Case, 'kind' | 'args' | 'alter' | 'expect'> {
  /** Method and path, to read. */
  readonly request: string
  readonly operation: string
  /** The status of the response in the run; 0 if none came. */
  readonly status: number
}
