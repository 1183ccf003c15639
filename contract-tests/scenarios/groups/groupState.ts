import type { Json } from '../../documents/json.ts'
import type { Session } from '../../server/scenario.ts'

/** What a rejected call must not change: a group and its members. */
export async function groupState(session: Session, guid: string): Promise<unknown> {
  const { name, type, owner } = await session.data('get-group', { guid })
  const members = await session.list('list-group-members', { guid, perPage: 100 })
  return [name, type, owner, ...members.map(({ uid, scope }: Json) => `${uid} ${scope}`).sort()]
}
