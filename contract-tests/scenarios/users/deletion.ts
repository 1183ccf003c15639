import type { Json } from '../../documents/json.ts'
import { hasContent } from '../../server/compare.ts'
import { createGroup, createUsers, listMessages, sendMessage, textMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import { notReusable } from '../../server/notRun.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import { longestPurge } from '../../server/times.ts'

/** Statuses for a record that does not exist, or not for this caller. */
const gone = [404, 403, 410, 400]

/** Creates a user with a token, friends, a blocked user, a group and messages. */
async function withBelongings(
  session: Session,
): Promise<{ uid: string; friend: string; other: string; guid: string; token: string; sent: Json; inGroup: Json; theirs: Json }> {
  const [owner, friend, other] = await createUsers(session, 3)
  const uid = session.fixtures.newId('leaver')
  const role = await session.optional(() => session.fixtures.record('/roles', 'keeper'))
  const profile = { statusMessage: 'Away', tags: ['leaver'], metadata: { bed: 'north' }, ...(role !== undefined && { role }) }
  await session.call('create-user', { body: { uid, name: 'Leaver', ...profile } })
  const guid = await createGroup(session, owner, { participants: [uid, friend] })
  await session.call('add-friends', { uid, body: { accepted: [friend] } })
  await session.call('block-users', { uid, body: { blockedUids: [other] } })
  const token = String((await session.data('create-authtoken', { uid, body: {} })).authToken)
  const sent = await sendMessage(session, uid, toUser(friend), 'From the leaver')
  const inGroup = await sendMessage(session, uid, toGroup(guid), 'From the leaver to all')
  const theirs = await sendMessage(session, owner, toGroup(guid), 'From the owner to all')
  const marks = { id: String(theirs.id), onBehalfOf: uid }
  await session.optional(() => session.call('add-message-reaction', { ...marks, reaction: '🌱' }))
  await session.optional(() => session.call('flag-a-message', { ...marks, body: {} }))
  return { uid, friend, other, guid, token, sent, inGroup, theirs }
}

/** Checks that nothing that belonged to the user remains. */
async function nothingLeft(
  session: Session,
  { uid, friend, guid, sent, inGroup, theirs }: Awaited<ReturnType<typeof withBelongings>>,
): Promise<void> {
  session.contains('use_after_free', await session.list('list-group-members', { guid }), 'uid', [friend], [uid])
  session.equalIfPresent('use_after_free', '/data/membersCount', 2, (await session.data('get-group', { guid })).membersCount)
  session.contains('use_after_free', await session.list('list-friends', { uid: friend }), 'uid', [], [uid])
  await session.step('conversations', async () =>
    session.contains(
      'use_after_free',
      await session.list('list-conversations', { onBehalfOf: friend }),
      'conversationId',
      [],
      [sent.conversationId],
    ),
  )
  for (const { id } of [sent, inGroup])
    await session.rejects('get-message-details', { id: String(id) }, 'its sender was permanently deleted', gone)
  session.contains('use_after_free', await listMessages(session, 'list-group-messages', { guid }), 'id', [theirs.id], [inGroup.id])
  const id = String(theirs.id)
  await session.step('reactions', async () =>
    session.contains('use_after_free', await session.list('list-all-reactions', { id }), 'uid', [], [uid]),
  )
}

async function removed(session: Session): Promise<void> {
  const all = await withBelongings(session)
  const { uid, token, other } = all
  await session.call('delete-user', { uid, body: { permanent: true } })
  await session.rejects('get-user', { uid }, 'the user was permanently deleted', gone)
  await session.rejects('get-authtoken', { uid, authToken: token }, 'the user was permanently deleted', gone)
  await session.rejects('create-authtoken', { uid, body: {} }, 'the user was permanently deleted', gone)
  await session.soon(() => nothingLeft(session, all), longestPurge)
  const { status } = await session.attempt('create-user', { body: { uid, name: 'Newcomer' } })
  if (status >= 300) return session.leaveOut('a new user with the same uid', notReusable)
  const user = await session.data('get-user', { uid })
  session.equal('use_after_free', '/data/name', 'Newcomer', user.name)
  for (const name of ['statusMessage', 'metadata', 'tags'])
    if (hasContent(user[name])) session.report('use_after_free', `/data/${name}`, 'nothing of the deleted user with this uid', user[name])
  session.equal('use_after_free', '/data', [], await session.list('list-authtokens', { uid }))
  session.contains('use_after_free', await session.list('list-friends', { uid }), 'uid', [], [all.friend])
  session.contains('use_after_free', await session.list('list-blocked-users', { uid }), 'uid', [], [other])
  await session.rejects('get-authtoken', { uid, authToken: token }, 'the token belongs to a deleted user', gone)
  await session.soon(() => nothingLeft(session, all), longestPurge)
}

async function deactivated(session: Session): Promise<void> {
  const all = await withBelongings(session)
  const { uid, friend, other, guid, sent } = all
  const before = await session.data('get-user', { uid })
  const nobody = session.fixtures.newId('nobody')
  const { deactivatedUids } = await session.data('deactivate-users', { body: { uidsToDeactivate: [nobody, other, uid] } })
  if (Array.isArray(deactivatedUids))
    session.equal('write_has_effect', '/data/deactivatedUids', [other, uid].sort(), [...deactivatedUids].sort())
  const again = await session.data('deactivate-users', { body: { uidsToDeactivate: [uid] } })
  if ([again.deactivatedUids].flat().includes(uid))
    session.equal('write_has_effect', '/data/alreadyDeactivatedUids', [uid], again.alreadyDeactivatedUids)
  const listed = () => session.list('list-users', { searchKey: uid })
  session.contains('write_has_effect', await listed(), 'uid', [], [uid])
  const why = 'the user is deactivated'
  await session.rejects('get-user', { uid }, why, gone)
  await session.rejects('update-user', { uid, body: { name: 'Nobody' } }, why, gone)
  await session.rejects('create-authtoken', { uid, body: {} }, why, gone)
  await session.rejects('send-message', { onBehalfOf: uid, body: textMessage(toUser(friend), 'Back?') }, why)
  await session.rejects('create-user', { body: { uid, name: 'Twice' } }, 'the uid belongs to a deactivated user')
  const { nonDeactivatedUids } = await session.data('reactivate-users', { body: { uidsToActivate: [nobody, other, uid] } })
  // The name may also mean users who were never deactivated; then neither user is in the list.
  if (Array.isArray(nonDeactivatedUids) && [other, uid].some((known) => nonDeactivatedUids.includes(known)))
    session.equal('write_has_effect', '/data/nonDeactivatedUids', [other, uid].sort(), [...nonDeactivatedUids].sort())
  await session.call('get-user', { uid: other })
  const after = await session.data('get-user', { uid })
  session.equal('write_has_effect', '/data/deactivatedAt', undefined, after.deactivatedAt || undefined)
  session.unchanged(before, after, ['deactivatedAt'])
  session.contains('write_has_effect', await listed(), 'uid', [uid])
  session.contains('data_unchanged', await session.list('list-friends', { uid: friend }), 'uid', [uid])
  session.contains('data_unchanged', await session.list('list-group-members', { guid }), 'uid', [uid])
  await session.call('get-message-details', { id: String(sent.id) })
}

/** What remains of users who are deleted or deactivated. */
export const deletionScenarios: readonly Scenario[] = [
  {
    name: 'a permanently deleted user leaves nothing behind, even for a new user with the same uid',
    operation: 'delete-user',
    needs: ['create-user', 'create-authtoken', 'add-friends', 'list-friends', 'list-group-members', 'get-group', 'send-message'],
    run: removed,
  },
  {
    name: 'a deactivated user is not found and cannot get a token, and is unchanged after reactivation',
    operation: 'deactivate-users',
    needs: ['reactivate-users', 'list-users', 'create-authtoken', 'list-friends', 'list-group-members', 'send-message'],
    run: deactivated,
  },
]
