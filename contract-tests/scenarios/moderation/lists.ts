import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import type { Session } from '../../server/scenario.ts'
import { SetupFailed } from '../../server/setupErrors.ts'
import { eventually } from '../../server/times.ts'

/**
 * More entries than a run creates. The maximum is not documented, so a server may reject this
 * limit.
 */
const many = 1000

/**
 * Reads a moderation list, as much of it as the server returns at once. If that may not be all of
 * it, a step is reported as left out, as nothing shows then which messages are not listed.
 *
 * @param id - a message that should be listed
 * @throws SetupFailed if the list is truncated before that message, because other records of the
 * app fill it
 */
export async function listed(session: Session, list: string, id?: string): Promise<Json[]> {
  const records = await read(session, list)
  if (!isTruncated(records)) return records
  const found = id === undefined || records.some((record) => names(record, id))
  if (!found) throw new SetupFailed(`${list} returns ${records.length} other messages first`)
  session.leaveOut(`messages missing from ${list}`, `${list} returns ${records.length} messages, and others may follow`)
  return records
}

async function read(session: Session, list: string): Promise<Json[]> {
  const { status, data } = await session.attempt(
    list,
    session.server.operation(list).parameters.some(({ name }) => name === 'limit') ? { limit: many } : {},
  )
  return status === 200 && Array.isArray(data) ? (data as Json[]) : session.list(list)
}

const names = (record: Json, id: string): boolean => [record.id, valueAt(record, '/message/id')].some((known) => String(known) === id)

/** What the list of blocked messages has about a message. */
export const blockedEntry = async (session: Session, id: unknown): Promise<Json | undefined> =>
  (await listed(session, 'list-blocked-messages')).find((entry) => String(valueAt(entry, '/message/id')) === String(id))

/**
 * Waits until a message is listed as blocked.
 *
 * @returns whether that happened in time
 * @throws SetupFailed if the list is truncated before that message
 */
export const isBlocked = (session: Session, id: unknown): Promise<boolean> => isListed(session, 'list-blocked-messages', String(id))

/** Reports a message that is not listed as blocked. @returns whether it is */
export async function expectBlocked(session: Session, id: unknown, why: string): Promise<boolean> {
  const found = await isBlocked(session, id)
  if (!found) session.report('rule_applied', '/data', `the message ${id}, ${why}`, 'not listed')
  return found
}

/** Reports a message that is listed as blocked. */
export async function expectNotBlocked(session: Session, id: unknown, why: string): Promise<void> {
  const found = await blockedEntry(session, id)
  if (found) session.report('rule_applied', '/data', `no message ${id}, ${why}`, 'listed')
}

/** Waits until a moderation list has a message; see {@link isBlocked}. */
export async function isListed(session: Session, list: string, id: string): Promise<boolean> {
  const has = (records: readonly Json[]) => records.some((record) => names(record, id))
  return (await eventually(async () => has(await read(session, list)))) || has(await listed(session, list, id))
}

/** Whether a list may be truncated: its length is a common limit. */
const isTruncated = ({ length }: readonly Json[]): boolean => length > 0 && [50, 100, many].includes(length)
