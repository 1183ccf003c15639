import type { Json } from '../documents/json.ts'
import type { Session } from '../server/scenario.ts'
import { compare, hardText } from './records.ts'

// Users and groups that a request describes, and the service creates.

/** A time of the past that every import accepts, in seconds. */
export const longAgo = Math.floor(Date.now() / 1000) - 86_400

/** A user to import, with most properties. */
export const person = (session: Session, name: string, more: Json = {}): Json => ({
  ...{ uid: session.fixtures.newId(name), name: `${name} ${hardText}`, avatar: `https://example.com/${name}.png`, createdAt: longAgo },
  ...{ link: `https://example.com/${name}`, metadata: { bed: { row: 4, of: [name] } }, tags: ['imported'] },
  ...more,
})

/** A group to import, with most properties. */
export const place = (session: Session, name: string, more: Json = {}): Json => ({
  ...{ guid: session.fixtures.newId(name), name: `${name} ${hardText}`, type: 'public', icon: `https://example.com/${name}.png` },
  ...{ metadata: { beds: { count: 4, of: [name] } }, tags: ['imported'], createdAt: longAgo },
  ...more,
})

/** Users and groups read back as they were described. */
export async function areReadable(session: Session, records: readonly Json[]): Promise<void> {
  for (const record of records) {
    const [get, name] = 'guid' in record ? ['get-group', 'guid'] : ['get-user', 'uid']
    const got = await session.data(get as string, { [name as string]: String(record[name as string]) })
    compare(session, session.server.operation(get as string), record, got, 'read-back')
  }
}
