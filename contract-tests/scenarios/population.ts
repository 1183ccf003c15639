import type { Arguments } from '../cases/arguments.ts'
import type { Body, Session } from './session.ts'

/** A list with records that differ in everything that it can be narrowed down by. */
export interface Population {
  list: string
  /** The property that identifies a record. */
  key: string
  make(session: Session): Promise<Made>
  /** Changes one of the records, where they can be changed without leaving the list. */
  change?(session: Session, made: Made): Promise<void>
}

/** The records that were made, and which of them each query must give. */
export interface Made {
  /** Arguments of every query. */
  at: Arguments
  /** Every record's identifier by a name. */
  ids: Readonly<Record<string, string>>
  /** A query, and the names of the records that it gives; of others nothing is said. */
  queries: readonly { given: Arguments; gives: readonly string[]; not: readonly string[]; holds?: (record: Body) => boolean }[]
}
