import { createGroup, createUsers, listMessages, sendMessage, toGroup } from '../../server/fixtureHelpers.ts'
import { notReusable } from '../../server/notRun.ts'
import type { Scenario, Session } from '../../server/scenario.ts'

const gone = [400, 403, 404, 410]

async function removed(session: Session): Promise<void> {
  const [owner, member, banned] = await createUsers(session, 3)
  const guid = await createGroup(
    session,
    owner,
    { participants: [member] },
    { tags: ['former'], metadata: { bed: 'north' }, description: 'Former' },
  )
  await session.call('add-group-members', { guid, body: { usersToBan: [banned] } })
  const denied = { guid, scope: 'participant', body: { permissions: { sendMessage: 'deny' } } }
  await session.optional(() => session.call('set-scope-permissions', denied))
  const { id } = await sendMessage(session, owner, toGroup(guid), 'In the former group')
  await session.call('delete-group', { guid })
  for (const list of ['list-group-messages', 'list-group-members', 'list-banned-group-users'])
    await session.rejects(list, { guid }, 'the group was deleted', gone)
  await session.rejects('add-group-members', { guid, body: { participants: [member] } }, 'the group was deleted', gone)
  await session.soon(async () =>
    session.contains(
      'use_after_free',
      await session.list('list-groups', { onBehalfOf: member, hasJoined: true, searchKey: guid }),
      'guid',
      [],
      [guid],
    ),
  )
  const again = await session.attempt('create-group', { onBehalfOf: owner, body: { guid, name: 'Next group', type: 'public' } })
  if (again.status >= 300) return session.leaveOut('a new group with the same guid', notReusable)
  const next = await session.data('get-group', { guid })
  session.equal('use_after_free', '/data/name', 'Next group', next.name)
  session.equalIfPresent('use_after_free', '/data/membersCount', 1, next.membersCount)
  if (next.description) session.report('use_after_free', '/data/description', 'nothing of the deleted group', next.description)
  session.contains('use_after_free', await session.list('list-group-members', { guid }), 'uid', [owner], [member])
  session.contains('use_after_free', await session.list('list-banned-group-users', { guid }), 'uid', [], [banned])
  session.contains('use_after_free', await listMessages(session, 'list-group-messages', { guid }), 'id', [], [id])
  await session.call('add-group-members', { guid, body: { participants: [member] } })
  await sendMessage(session, member, toGroup(guid), 'Allowed in the next group')
}

/** What remains of deleted groups. */
export const groupDeletionScenarios: readonly Scenario[] = [
  {
    name: 'a deleted group leaves nothing behind, even for a new group with the same guid',
    operation: 'delete-group',
    needs: ['create-group', 'list-group-members', 'list-banned-group-users', 'list-group-messages', 'send-message'],
    run: removed,
  },
]
