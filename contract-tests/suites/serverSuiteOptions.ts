import type { DocumentName } from '../documents/bundles.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import type { Selection } from './selection.ts'

/** Options of a run against a server. */
export interface ServerSuiteOptions extends Selection {
  readonly bases: Partial<Record<DocumentName, string>>
  readonly credentials: Record<string, string>
  /** Milliseconds until a response counts as missing. */
  readonly timeout: number
  /** Maximum requests per second. Default: unlimited. */
  readonly rate?: number | undefined
  /**
   * Milliseconds in which a call's effect on other records may follow its response; 0 for a server
   * that has none of them late. Default: 5000.
   */
  readonly effectsWithin?: number | undefined
  /** Whether the run may create records, and change and remove them. */
  readonly allowWrites: boolean
  /** Whether undocumented properties and values in a response fail. */
  readonly strict: boolean
  /** Names of groups of differences that do not fail the run; all others do. */
  readonly expectedDifferences?: readonly string[] | undefined
  /**
   * Families, such as `AI Agents`, that the server may lack: their missing operations do not fail
   * the run.
   */
  readonly allowMissing?: readonly string[] | undefined
  /** Documents without keys, for the report. */
  readonly withoutKeys?: readonly DocumentName[] | undefined
  /** Number of operations checked at a time. Default: 4. */
  readonly concurrency?: number | undefined
  /** The share of cases and compared calls to send, up to 1; always the first of an operation. */
  readonly sample?: number | undefined
  /** Seed of the sample. Default: 1. */
  readonly seed?: number | undefined
  /** Called with each request before it is sent, and again with its response. */
  readonly observe?: ((request: RawRequest, document: DocumentName, response?: RawResponse) => void) | undefined
  readonly progress?: ((done: number, total: number, failed: number) => void) | undefined
  readonly say?: ((text: string) => void) | undefined
  readonly signal?: AbortSignal | undefined
}
