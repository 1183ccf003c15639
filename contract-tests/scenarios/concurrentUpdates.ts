import type { Json } from '../documents/json.ts'
import { createGroup, createUsers, listMessages, sendMessage, toGroup } from '../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import { listed as flagged } from './moderation/lists.ts'

// Simultaneous calls: every one takes effect.

async function members(session: Session): Promise<void> {
  const [owner, first, second, third] = await createUsers(session, 4)
  const guid = await createGroup(session, owner)
  await Promise.all([first, second, third].map((uid) => session.call('add-group-members', { guid, body: { participants: [uid] } })))
  session.contains('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [owner, first, second, third])
  const { membersCount } = await session.data('get-group', { guid })
  session.equalIfPresent('write_has_effect', '/data/membersCount', 4, membersCount)
}

async function friends(session: Session): Promise<void> {
  const [uid, first, second] = await createUsers(session, 3)
  await Promise.all([first, second].map((friend) => session.call('add-friends', { uid, body: { accepted: [friend] } })))
  session.contains('write_has_effect', await session.list('list-friends', { uid }), 'uid', [first, second])
}

async function reactions(session: Session): Promise<void> {
  const [owner, first, second, third] = await createUsers(session, 4)
  const guid = await createGroup(session, owner, { participants: [first, second, third] })
  const id = String((await sendMessage(session, owner, toGroup(guid), 'React')).id)
  await session.call('add-message-reaction', { id, reaction: '🍅', onBehalfOf: owner })
  await Promise.all([first, second, third].map((onBehalfOf) => session.call('add-message-reaction', { id, reaction: '🌱', onBehalfOf })))
  const list = await session.list('list-reactions-of-one-kind', { id, reaction: '🌱' })
  session.equal('write_has_effect', '/data', [first, second, third].sort(), list.map(({ uid }) => String(uid)).sort())
}

async function sent(session: Session): Promise<void> {
  const [owner, first] = await createUsers(session, 2)
  const guid = await createGroup(session, owner, { participants: [first] })
  const all = await Promise.all([owner, first, owner].map((from, number) => sendMessage(session, from, toGroup(guid), `At once ${number}`)))
  const ids = all.map(({ id }) => String(id))
  session.equal('write_has_effect', '/data/id', 3, new Set(ids).size)
  const list: Json[] = await listMessages(session, 'list-group-messages', { guid })
  session.contains('write_has_effect', list, 'id', ids)
}

async function flags(session: Session): Promise<void> {
  const [owner, first, second] = await createUsers(session, 3)
  const guid = await createGroup(session, owner, { participants: [first, second] })
  const id = String((await sendMessage(session, owner, toGroup(guid), 'Flag')).id)
  const flag = (onBehalfOf: string) => session.call('flag-a-message', { id, onBehalfOf, body: {} })
  // A message may be inaccessible shortly after it was sent; this call waits.
  await flag(owner)
  await Promise.all([first, second].map(flag))
  const entry = (await flagged(session, 'list-flagged-messages', id)).find((message) => String(message.id) === id)
  if (Array.isArray(entry?.flaggedBy)) session.contains('write_has_effect', entry.flaggedBy as Json[], 'uid', [owner, first, second])
}

/** Each call changes another property. */
async function changes(session: Session): Promise<void> {
  const [uid] = await createUsers(session, 1)
  const bodies = [{ statusMessage: 'At once' }, { avatar: 'https://example.com/at-once.png' }, { link: 'https://example.com/at-once' }]
  await Promise.all(bodies.map((body) => session.call('update-user', { uid, body })))
  const read = await session.data('get-user', { uid })
  for (const [key, value] of bodies.flatMap(Object.entries)) session.equal('write_has_effect', `/data/${key}`, value, read[key])
}

const name = 'simultaneous calls do not undo each other'

export const sideBySideScenarios: readonly Scenario[] = [
  { name, operation: 'add-group-members', needs: ['list-group-members', 'get-group'], run: members },
  { name, operation: 'update-user', needs: ['get-user'], run: changes },
  { name, operation: 'add-friends', needs: ['list-friends'], run: friends },
  { name, operation: 'add-message-reaction', needs: ['list-reactions-of-one-kind', 'send-message'], run: reactions },
  { name, operation: 'flag-a-message', needs: ['list-flagged-messages', 'send-message'], run: flags },
  { name, operation: 'send-message', needs: ['list-group-messages'], run: sent },
]
