import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { CreatedRecords } from './createdRecords.ts'
import type { ScarceRecords } from './quotas.ts'
import type { Resource } from './resources.ts'

/**
 * What all cases on a server share: the documents, the records of the run, and how to call
 * operations.
 */
export interface ServerContext {
  readonly contract: Contract
  readonly resources: ReadonlyMap<string, Resource>
  /** The records that the run created; undefined for a read-only run. */
  readonly createdRecords: CreatedRecords | undefined
  operation(id: string): Operation
  /** Returns a new prefix for the identifiers of a set of fixtures. */
  nextPrefix(): string
  /** Calls an operation to prepare something. @throws SetupFailed if it fails */
  setUp(operationId: string, args: Arguments): Promise<Record<string, unknown>>
  /** A key of the lowest scope, created once. */
  weakKey(): Promise<string>
  /** Effects that are no longer waited for, as one never came: messages, moderation's decisions. */
  readonly stuck: Set<string>
  /** Records for long lists, which fixtures share, by kind and number. */
  readonly manyRecords: Map<string, Promise<string>>
  /** A record of each kind that is permanently deleted, which cases share. */
  readonly removedRecords: Map<string, Promise<string>>
  /** Records of which an app can have few. */
  readonly scarceRecords: ScarceRecords
  /** Removes a record that is no longer needed, if an app can have few of its kind. */
  release(kind: string, id: string): Promise<void>
  /** Removes the scarce records of fixtures, and lets others create theirs. */
  releaseScarce(owner: object): Promise<void>
}

/**
 * Records for one or more cases: a copy of each record in the documents' examples, found or created
 * when first used.
 */
export interface Fixtures {
  /** The run's own copy of a record in an example. */
  record(kind: string, example: string | number): Promise<string>
  /** An unused identifier under the run's prefix. */
  newId(example: string): string
  /**
   * Replaces the records in the examples with those of the run, and creates what the operation
   * needs.
   *
   * @param isAllowed - whether the records have to allow the call
   * @throws LeftOut if none do
   */
  prepare(operation: Operation, args: Arguments, isAllowed?: boolean): Promise<Arguments>
  /** Replaces the records in the examples with those of the run. */
  translate(operation: Operation, args: Arguments): Promise<Arguments>
  /** Calls an operation to prepare something. @throws SetupFailed if it fails */
  call(operationId: string, args: Arguments): Promise<Record<string, unknown>>
  /**
   * If the operation creates records of which an app can have few, waits until no other fixtures
   * have any.
   */
  reserve(operation: Operation): Promise<void>
  /** Removes the records of which an app can have few. */
  end(): Promise<void>
}
