import { group, messages, people, send, toGroup, toUser } from '../fixtureHelpers.ts'
import { listed as flagged } from '../moderation/lists.ts'
import type { Body, Scenario, Session } from '../session.ts'

/** Statuses that say that something is not there, or not there for this caller. */
const gone = [404, 403, 410, 400]

/** What belongs to a user: a token, friends, a block, a group, and messages. */
async function withBelongings(
  session: Session,
): Promise<{ uid: string; friend: string; other: string; guid: string; token: string; sent: Body; inGroup: Body; theirs: Body }> {
  const [owner, friend, other] = await people(session, 3)
  const uid = session.fixtures.fresh('leaver')
  await session.call('create-user', {
    body: { uid, name: 'Leaver', statusMessage: 'Away', tags: ['leaver'], metadata: { bed: 'north' } },
  })
  const guid = await group(session, owner, { participants: [uid, friend] })
  await session.call('add-friends', { uid, body: { accepted: [friend] } })
  await session.call('block-users', { uid, body: { blockedUids: [other] } })
  const token = String((await session.data('create-authtoken', { uid, body: {} })).authToken)
  const sent = await send(session, uid, toUser(friend), 'From the leaver')
  const inGroup = await send(session, uid, toGroup(guid), 'From the leaver to all')
  const theirs = await send(session, owner, toGroup(guid), 'From the owner to all')
  const marks = { id: String(theirs.id), onBehalfOf: uid }
  await session.optional(() => session.call('add-message-reaction', { ...marks, reaction: '🌱' }))
  await session.optional(() => session.call('flag-a-message', { ...marks, body: {} }))
  return { uid, friend, other, guid, token, sent, inGroup, theirs }
}

/** Reads everything that belonged to the user; nothing of it may be left. */
async function nothingLeft(
  session: Session,
  { uid, friend, guid, sent, inGroup, theirs }: Awaited<ReturnType<typeof withBelongings>>,
): Promise<void> {
  session.holds('use_after_free', await session.list('list-group-members', { guid }), 'uid', [friend], [uid])
  session.holds('use_after_free', await session.list('list-friends', { uid: friend }), 'uid', [], [uid])
  session.holds(
    'use_after_free',
    await session.list('list-conversations', { onBehalfOf: friend }),
    'conversationId',
    [],
    [sent.conversationId],
  )
  for (const { id } of [sent, inGroup])
    await session.refused('get-message-details', { id: String(id) }, 'its sender was deleted for good', gone)
  session.holds('use_after_free', await messages(session, 'list-group-messages', { guid }), 'id', [theirs.id], [inGroup.id])
  const id = String(theirs.id)
  await session.step('reactions', async () =>
    session.holds('use_after_free', await session.list('list-all-reactions', { id }), 'uid', [], [uid]),
  )
  await session.step('reports', async () => {
    const entry = (await flagged(session, 'list-flagged-messages')).find((one) => String(one.id) === id)
    session.holds('use_after_free', Array.isArray(entry?.flaggedBy) ? (entry.flaggedBy as Body[]) : [], 'uid', [], [uid])
  })
}

async function removed(session: Session): Promise<void> {
  const all = await withBelongings(session)
  const { uid, token, other } = all
  await session.call('delete-user', { uid, body: { permanent: true } })
  await session.refused('get-user', { uid }, 'the user was deleted for good', gone)
  await session.refused('get-authtoken', { uid, authToken: token }, 'the user was deleted for good', gone)
  await session.refused('create-authtoken', { uid, body: {} }, 'the user was deleted for good', gone)
  await nothingLeft(session, all)
  await session.call('create-user', { body: { uid, name: 'Newcomer' } })
  const user = await session.data('get-user', { uid })
  session.same('use_after_free', '/data/name', 'Newcomer', user.name)
  for (const name of ['statusMessage', 'metadata', 'tags'])
    if (hasContent(user[name])) session.found('use_after_free', `/data/${name}`, 'nothing of the user who had this uid before', user[name])
  session.same('use_after_free', '/data', [], await session.list('list-authtokens', { uid }))
  session.holds('use_after_free', await session.list('list-friends', { uid }), 'uid', [], [all.friend])
  session.holds('use_after_free', await session.list('list-blocked-users', { uid }), 'uid', [], [other])
  await session.refused('get-authtoken', { uid, authToken: token }, 'the token is that of a deleted user', gone)
  await nothingLeft(session, all)
}

const hasContent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && JSON.stringify(value) !== '[]' && JSON.stringify(value) !== '{}'

async function deactivated(session: Session): Promise<void> {
  const all = await withBelongings(session)
  const { uid, friend, other, guid, token, sent } = all
  const before = await session.data('get-user', { uid })
  await session.call('deactivate-users', { body: { uidsToDeactivate: [other, uid] } })
  const why = 'the user is deactivated'
  await session.refused('get-user', { uid }, why, gone)
  await session.refused('update-user', { uid, body: { name: 'Nobody' } }, why, gone)
  await session.refused('create-authtoken', { uid, body: {} }, why, gone)
  await session.refused(
    'send-message',
    { onBehalfOf: uid, body: { ...toUser(friend), category: 'message', type: 'text', data: { text: 'Back?' } } },
    why,
  )
  await session.refused('create-user', { body: { uid, name: 'Twice' } }, 'the uid is that of a deactivated user')
  const nobody = session.fixtures.fresh('nobody')
  const { nonDeactivatedUids } = await session.data('reactivate-users', { body: { uidsToActivate: [other, uid, nobody] } })
  if (Array.isArray(nonDeactivatedUids))
    session.same('write_has_effect', '/data/nonDeactivatedUids', [other, uid].sort(), [...nonDeactivatedUids].sort())
  await session.call('get-user', { uid: other })
  const after = await session.data('get-user', { uid })
  for (const name of ['name', 'statusMessage', 'role', 'createdAt'])
    session.same('data_unchanged', `/data/${name}`, before[name], after[name])
  session.holds('data_unchanged', await session.list('list-authtokens', { uid }), 'authToken', [token])
  session.holds('data_unchanged', await session.list('list-friends', { uid: friend }), 'uid', [uid])
  session.holds('data_unchanged', await session.list('list-group-members', { guid }), 'uid', [uid])
  await session.call('get-message-details', { id: String(sent.id) })
}

/** What is left of users who are deleted or deactivated. */
export const deletionScenarios: readonly Scenario[] = [
  {
    name: 'nothing of a permanently deleted user remains, even for a new user with the same uid',
    operation: 'delete-user',
    needs: ['create-user', 'create-authtoken', 'add-friends', 'list-friends', 'list-group-members', 'send-message'],
    run: removed,
  },
  {
    name: 'a deactivated user gets no token and is not found, and is unchanged after reactivation',
    operation: 'deactivate-users',
    needs: ['reactivate-users', 'create-authtoken', 'list-authtokens', 'list-friends', 'list-group-members', 'send-message'],
    run: deactivated,
  },
]
