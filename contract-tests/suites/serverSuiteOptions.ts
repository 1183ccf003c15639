import type { DocumentName } from '../documents/bundles.ts'
import type { SuppliedRecord } from '../server/suppliedRecords.ts'
import type { Selection } from './selection.ts'

/** Options of a run against a server. */
export interface ServerSuiteOptions extends Selection {
  bases: Partial<Record<DocumentName, string>>
  credentials: Record<string, string>
  /** Milliseconds until a response counts as missing. */
  timeout: number
  /** Maximum requests per second. Default: unlimited. */
  rate?: number | undefined
  /** Whether the run may create records, and change and remove them. */
  allowWrites: boolean
  /** Whether undocumented properties and values in a response fail. */
  strict: boolean
  /** Existing records, for checks whose records the run cannot create; they are never updated or deleted. */
  records?: readonly SuppliedRecord[] | undefined
  /** Families, such as `AI Agents`, that the server may lack: their missing operations do not fail the run. */
  allowMissing?: readonly string[] | undefined
  /** Documents without keys, for the report. */
  withoutKeys?: readonly DocumentName[] | undefined
  /** Number of operations checked at a time. Default: 4. */
  concurrency?: number | undefined
  /** The share of cases to send, up to 1; the first case of each operation is always sent. */
  sample?: number | undefined
  /** Seed of the sample. Default: 1. */
  seed?: number | undefined
  /** Milliseconds after which no further operation starts. */
  budget?: number | undefined
  progress?: ((done: number, total: number, failed: number) => void) | undefined
  say?: ((text: string) => void) | undefined
  signal?: AbortSignal | undefined
}
