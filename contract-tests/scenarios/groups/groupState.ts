import type { Json } from '../../documents/json.ts'
import type { Session } from '../../server/scenario.ts'

/**
 * What a rejected call must not change: a group and its members, as far as the server can show
 * them.
 */
export async function groupState(session: Session, guid: string): Promise<unknown> {
  const group = await session.step('the group is unchanged', async () => {
    const { name, type, owner } = await session.data('get-group', { guid })
    return { name, type, owner }
  })
  const members = await session.step('its members are unchanged', async () => {
    const listed = await session.list('list-group-members', { guid, perPage: 100 })
    return listed.map(({ uid, scope }: Json) => `${uid} ${scope}`).sort()
  })
  return { group, members }
}
