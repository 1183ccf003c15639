import type { Json } from '../documents/json.ts'
import { createGroup, createUser, listMessages, sendMessage, textMessage, toGroup, toUser } from '../server/fixtureHelpers.ts'
import { recordsOf } from '../server/lists.ts'
import type { Scenario, Session } from '../server/scenario.ts'

/** Characters with a meaning in URLs, and some that are percent-encoded there. */
const reserved = '+ 100%/"b" 🌱'

/** How identifiers are spelled: in capital letters, and with characters that a URL has to encode. */
export const spellingScenarios: readonly Scenario[] = [
  ...(
    [
      ['user', 'uid', {}],
      ['group', 'guid', { type: 'public' }],
      ['role', 'role', {}],
    ] as const
  ).map(
    ([kind, key, more]): Scenario => ({
      name: `a ${key} with capital letters is stored in lower case`,
      operation: `create-${kind}`,
      needs: [`get-${kind}`, `delete-${kind}`],
      run: (session) => inCapitals(session, kind, key, more),
    }),
  ),
  {
    name: 'uids ignore case in paths, headers, bodies and filters',
    operation: 'get-user',
    needs: ['create-user', 'delete-user', 'send-message', 'list-all-messages', 'add-group-members', 'list-group-members', 'create-group'],
    run: userInCapitals,
  },
  {
    name: 'guids ignore case in paths and bodies',
    operation: 'get-group',
    needs: ['create-group', 'delete-group', 'send-message', 'list-group-members'],
    run: groupInCapitals,
  },
  {
    name: 'roles ignore case in paths, users and filters',
    operation: 'get-role',
    needs: ['create-role', 'delete-role', 'create-user', 'delete-user', 'list-users'],
    run: roleInCapitals,
  },
  {
    name: 'a reaction with reserved characters is counted, listed and removed as sent',
    operation: 'remove-message-reaction',
    needs: ['add-message-reaction', 'list-all-reactions', 'list-reactions-of-one-kind'],
    async run(session) {
      const [mira, jonas] = [await createUser(session, 'mira'), await createUser(session, 'jonas')]
      const id = String((await sendMessage(session, mira, toUser(jonas), 'Reserved characters')).id)
      const at = { id, reaction: reserved, onBehalfOf: jonas }
      const reactions = async () => (await session.list('list-all-reactions', { id })).map(({ reaction }) => reaction)
      await session.call('add-message-reaction', at)
      session.equal('write_has_effect', '/data', [reserved], await reactions())
      const ofKind = await session.list('list-reactions-of-one-kind', { id, reaction: reserved })
      session.contains('write_has_effect', ofKind, 'uid', [jonas])
      await session.call('remove-message-reaction', at)
      session.equal('write_has_effect', '/data', [], await reactions())
    },
  },
  {
    name: 'a reason whose id has reserved characters can be changed and deleted, if it can be created',
    operation: 'delete-reason',
    needs: ['create-reason', 'update-reason', 'list-reasons'],
    async run(session) {
      const id = `${session.fixtures.newId('reason')}${reserved}`
      const { status } = await session.attempt('create-reason', { body: { id, name: 'Reserved characters' } })
      if (status >= 300)
        return session.leaveOut('reserved characters', 'the server rejects them, and which characters an id may have is not documented')
      const listed = async () => {
        const reasons = await recordsOf(session, session.server.operation('list-reasons'), {})
        return reasons.find((reason) => reason.id === id)?.name
      }
      session.equal('write_has_effect', '/data', 'Reserved characters', await listed())
      await session.call('update-reason', { id, body: { name: 'Changed' } })
      session.equal('write_has_effect', '/data', 'Changed', await listed())
      await session.call('delete-reason', { id })
      session.equal('write_has_effect', '/data', undefined, await listed())
    },
  },
]

/** Creates a record with capital letters in its identifier, which the service converts to lower case. A server that keeps them has to keep them everywhere. */
async function inCapitals(session: Session, kind: 'user' | 'group' | 'role', key: string, more: Json): Promise<void> {
  const id = session.fixtures.newId('case')
  const body = { [key]: `${id}ABC`, name: 'Capital letters', ...more }
  const made = await session.data(`create-${kind}`, { body })
  session.equal('write_has_effect', `/data/${key}`, `${id}abc`, made[key])
  const at = { [key]: String(made[key]) }
  const read = await session.data(`get-${kind}`, at)
  session.equal('write_has_effect', `/data/${key}`, made[key], read[key])
  if (made[key] === `${id}abc` && session.server.operation(`create-${kind}`).unique) {
    await session.rejects(`create-${kind}`, { body: { ...body, ...at } }, `the ${key} is taken`)
    await session.rejects(`create-${kind}`, { body }, `the ${key} is taken in another spelling`)
  }
  await session.call(`delete-${kind}`, { ...at, ...(kind === 'user' && { body: { permanent: true } }) })
}

/** An identifier in lower case, and the same identifier with capital letters. */
function inBothCases(session: Session, name: string): [lower: string, capital: string] {
  const id = session.fixtures.newId(name)
  return [`${id}abc`, `${id}ABC`]
}

async function userInCapitals(session: Session): Promise<void> {
  const [uid, capital] = inBothCases(session, 'user')
  const other = await createUser(session, 'jonas')
  const guid = await createGroup(session, other)
  await session.call('create-user', { body: { uid, name: 'Lower case' } })
  session.equal('same_identifier', '/data/uid', uid, (await session.data('get-user', { uid: capital })).uid)
  const sent = await session.data('send-message', { onBehalfOf: capital, body: textMessage(toUser(other), 'From capital letters') })
  session.equal('same_identifier', '/data/sender', uid, sent.sender)
  const received = await session.data('send-message', { onBehalfOf: other, body: textMessage(toUser(capital), 'To capital letters') })
  session.equal('same_identifier', '/data/receiver', uid, received.receiver)
  // Not every server has `senders`; if it is ignored, the conversation keeps the list short.
  for (const filter of [{ sender: capital }, { senders: [capital, other] }])
    session.contains(
      'same_identifier',
      await listMessages(session, 'list-all-messages', { ...filter, conversationId: sent.conversationId }),
      'id',
      [sent.id],
    )
  await session.call('add-group-members', { guid, body: { participants: [capital] } })
  session.contains('same_identifier', await session.list('list-group-members', { guid }), 'uid', [uid])
  await session.call('delete-user', { uid, body: { permanent: true } })
}

async function groupInCapitals(session: Session): Promise<void> {
  const [guid, capital] = inBothCases(session, 'group')
  const owner = await createUser(session, 'mira')
  await session.call('create-group', { onBehalfOf: owner, body: { guid, name: 'Lower case', type: 'public' } })
  session.equal('same_identifier', '/data/guid', guid, (await session.data('get-group', { guid: capital })).guid)
  const sent = await session.data('send-message', { onBehalfOf: owner, body: textMessage(toGroup(capital), 'To capital letters') })
  session.equal('same_identifier', '/data/receiver', guid, sent.receiver)
  session.contains('same_identifier', await session.list('list-group-members', { guid: capital }), 'uid', [owner])
  await session.call('delete-group', { guid })
}

async function roleInCapitals(session: Session): Promise<void> {
  const [role, capital] = inBothCases(session, 'role')
  const uid = session.fixtures.newId('user')
  await session.call('create-role', { body: { role, name: 'Lower case' } })
  session.equal('same_identifier', '/data/role', role, (await session.data('get-role', { role: capital })).role)
  const user = await session.data('create-user', { body: { uid, name: 'Capital role', role: capital } })
  session.equalIfPresent('same_identifier', '/data/role', role, user.role)
  for (const filter of [{ role: capital }, { roles: [capital] }])
    session.contains('same_identifier', await session.list('list-users', filter), 'uid', [uid])
  await session.call('delete-user', { uid, body: { permanent: true } })
  await session.call('delete-role', { role })
}
