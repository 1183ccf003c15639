import type { Arguments } from '../cases/arguments.ts'
import type { Json } from '../documents/json.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'

/** A check that consists of several calls. */
export interface Scenario {
  /** Unique within its operation. */
  readonly name: string
  /** The operation under test, for which the result counts. */
  readonly operation: string
  /**
   * Further operations that it calls. If the server lacks an operation, what could not be tried is
   * reported with that operation as the reason.
   */
  readonly needs?: readonly string[]
  /** About how many requests it takes. Default: 10. */
  readonly requests?: number
  /**
   * Whether no model can judge it: calls at the same time or with another key, records of the app,
   * or a decision whose time is open.
   */
  readonly beyondModel?: true
  /**
   * Makes the calls. Nothing after a call that cannot be made is run, so independent parts belong
   * in {@link Session.step}, and preparations that are not necessary in {@link Session.optional}.
   */
  run(session: Session): Promise<void>
}

/** What a scenario uses to make calls and report findings. */
export interface Session {
  readonly fixtures: Fixtures
  readonly server: ServerContext
  /** Calls an operation, which must succeed. */
  call(operationId: string, args?: Arguments): Promise<Json>
  /** Calls an operation, which must succeed, and returns `data` of its response. */
  data(operationId: string, args?: Arguments): Promise<Json>
  /** Calls an operation, which must be rejected. */
  rejects(operationId: string, args: Arguments, why: string, statuses?: readonly number[]): Promise<void>
  /**
   * Calls an operation, optionally with another key, and returns the status, the body and its
   * `data`, whether it succeeds or not.
   */
  attempt(operationId: string, args: Arguments, key?: string): Promise<{ status: number; data: unknown; body: unknown }>
  /**
   * Runs a part that the rest of the scenario does not depend on. If it needs an operation that the
   * server lacks, or a record that cannot be made, the step is reported as not run, with the
   * reason, and the scenario continues; likewise after a failed call, which is a finding.
   *
   * @returns what `run` returns, or `undefined` if the step ended early
   */
  step<Result>(name: string, run: () => Promise<Result>): Promise<Result | undefined>
  /**
   * Tries to prepare something that the scenario does not need:
   * `(await session.optional(() => createReason())) ?? 'spam'`. Nothing is reported if the server
   * lacks the operation or rejects the call.
   *
   * @returns what `run` returns, or `undefined` if it could not be prepared
   */
  optional<Result>(run: () => Promise<Result>): Promise<Result | undefined>
  /**
   * Repeats checks until they find nothing, for at most `longest` milliseconds, by default five
   * seconds. The documents describe effects on other records, but not that they happen before the
   * response.
   */
  soon(check: () => Promise<void>, longest?: number): Promise<void>
  /** Reports a finding about the last response. */
  report(rule: string, pointer: string, expected: string, got: unknown): void
  /** Compares a value of the last response with the expected one. */
  equal(rule: string, pointer: string, expected: unknown, got: unknown): void
  /** Compares two states of a record; `except` names properties that may change. */
  unchanged(before: unknown, after: unknown, except?: readonly string[]): void
  /** Checks that a list contains some records, and does not contain others. */
  contains(rule: string, list: readonly Json[], key: string, present: readonly unknown[], absent?: readonly unknown[]): void
}
