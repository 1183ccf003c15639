import type { Arguments } from '../cases/arguments.ts'
import type { Json } from '../documents/json.ts'
import type { Scenario, Session } from '../server/scenario.ts'

/** A list, and records that differ in every property that it can be filtered by. */
export interface Population {
  readonly list: string
  /** The property that identifies a record. */
  readonly key: string
  create(session: Session): Promise<Populated>
  /** Changes one of the records, if that does not remove it from the list. */
  change?(session: Session, populated: Populated): Promise<void>
}

/** A scenario of a list, whose users stay apart: messages of others would show their tags. */
export const scenarioOf = ({ list }: Population, scenario: Omit<Scenario, 'operation' | 'sharesUsers'>): Scenario => ({
  ...scenario,
  operation: list,
  sharesUsers: false,
})

/** The created records, and which of them each query must return. */
export interface Populated {
  /** Arguments of every query. */
  readonly at: Arguments
  /** The identifiers of the records, by the names that queries use. */
  readonly ids: Readonly<Record<string, string>>
  readonly queries: readonly Query[]
}

/** A query and the records that it must and must not return; other records do not matter. */
export interface Query {
  readonly args: Arguments
  readonly includes: readonly string[]
  readonly excludes: readonly string[]
  /** What holds for every returned record. */
  readonly matches?: (record: Json) => boolean
  /** What holds for the returned records together. */
  readonly agree?: (records: readonly Json[]) => boolean
}

/**
 * Returns a function that makes a query which must return the named records, as far as they could
 * be created, and no others.
 */
export const queriesOf =
  (ids: Populated['ids']) =>
  (args: Arguments, ...includes: string[]): Query => ({
    args,
    includes: includes.filter((name) => name in ids),
    excludes: Object.keys(ids).filter((name) => !includes.includes(name)),
  })
