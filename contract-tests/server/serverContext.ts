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
  /**
   * The supplied record for a record of the examples; `undefined` if none of its kind was supplied.
   */
  suppliedId(kind: string, example: string | number): string | undefined
  operation(id: string): Operation
  /** Returns a new prefix for the identifiers of a set of fixtures. */
  nextPrefix(): string
  /** Calls an operation to prepare something. @throws SetupFailed if it fails */
  setUp(operationId: string, args: Arguments): Promise<Record<string, unknown>>
  /** A key of the lowest scope, created once. */
  weakKey(): Promise<string>
  /**
   * Fixtures that several operations share for records that none of them changes. They
   * are replaced after a few uses that send messages, as a user can send few messages a minute.
   *
   * @param sends - whether the users send messages
   */
  common(sends: boolean): Fixtures
  /** Fixtures of the users that fill long lists, for the whole run. */
  crowd(): Fixtures
  /** What was waited for in vain, and no longer is: messages, and moderation's decisions. */
  readonly stuck: Set<string>
  /** Records of which an app can have few. */
  readonly scarce: ScarceRecords
  /** Removes a record that is no longer needed, if an app can have few of its kind. */
  release(kind: string, id: string): Promise<void>
  /** Removes the scarce records of fixtures, and lets others create theirs. */
  releaseScarce(owner: object): Promise<void>
}

/**
 * Records for one or more cases, created when first used: a copy of each record in the documents'
 * examples.
 */
export interface Fixtures {
  /** The run's own copy of a record in an example. */
  record(kind: string, example: string | number, context?: Arguments): Promise<string>
  /** An unused identifier under the run's prefix. */
  newId(example: string): string
  /**
   * Replaces the records in the examples with those of the run, and creates what the operation
   * needs.
   */
  prepare(operation: Operation, args: Arguments): Promise<Arguments>
  /** Replaces the records in the examples with those of the run. */
  translate(operation: Operation, args: Arguments): Promise<Arguments>
  /** Calls an operation to prepare something. @throws SetupFailed if it fails */
  call(operationId: string, args: Arguments): Promise<Record<string, unknown>>
  /**
   * Like {@link call}, but only once for the same arguments, as some operations reject a repeated
   * call.
   */
  callOnce(operationId: string, args: Arguments): Promise<unknown>
  /**
   * If the operation creates records of which an app can have few, waits until no other fixtures
   * have any.
   */
  reserve(operation: Operation): Promise<void>
  /** Removes the records of which an app can have few. */
  end(): Promise<void>
}

/** Kinds of records that are taken from other fixtures. */
export interface Common {
  readonly fixtures: Fixtures
  readonly kinds: readonly string[]
  /** Fixtures with the users of long lists, such as `jonas17`, if they are only referred to. */
  readonly crowd?: Fixtures | undefined
}
