import type { Json } from '../documents/json.ts'
import { createGroup, createUsers, listMessages, sendMessage, toGroup } from '../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../server/scenario.ts'

// Simultaneous calls: every one takes effect.

async function sent(session: Session): Promise<void> {
  const [owner, first] = await createUsers(session, 2)
  const guid = await createGroup(session, owner, { participants: [first] })
  const all = await Promise.all([owner, first, owner].map((from, number) => sendMessage(session, from, toGroup(guid), `At once ${number}`)))
  const ids = all.map(({ id }) => String(id))
  session.equal('write_has_effect', '/data/id', 3, new Set(ids).size)
  const list: Json[] = await listMessages(session, 'list-group-messages', { guid })
  session.contains('write_has_effect', list, 'id', ids)
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
  { name, operation: 'update-user', needs: ['get-user'], atOnce: true, run: changes },
  { name, operation: 'send-message', needs: ['list-group-messages'], atOnce: true, run: sent },
]
