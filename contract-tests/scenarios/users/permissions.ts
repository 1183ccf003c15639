import type { Json } from '../../documents/json.ts'
import { createGroup, createUser, sendMessage, textMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'

/** Permissions that are enforced. */
export const permissionScenarios: readonly Scenario[] = [
  {
    name: 'denies a permission to the users of the role only, until it is allowed again',
    operation: 'set-role-permissions',
    needs: ['create-role', 'create-user', 'update-user', 'unset-role-permission', 'send-message', 'create-group'],
    requests: 15,
    run: deniedByRole,
  },
  {
    name: 'denies a permission in that scope and group only, until it is allowed again',
    operation: 'set-scope-permissions',
    needs: ['unset-scope-permission', 'create-group', 'change-group-member-scope', 'send-message', 'add-message-reaction'],
    run: deniedByScope,
  },
]

async function deniedByRole(session: Session): Promise<void> {
  const [role, other] = [await session.fixtures.record('/roles', 'keeper'), await session.fixtures.record('/roles', 'visitor')]
  const [denied, free] = [session.fixtures.newId('keeper'), session.fixtures.newId('visitor')]
  await session.call('create-user', { body: { uid: denied, name: 'Keeper', role } })
  await session.call('create-user', { body: { uid: free, name: 'Visitor', role: other } })
  const mira = await createUser(session, 'mira')
  const set = (permission: string, value: string) =>
    session.call('set-role-permissions', { role, body: { permissions: { [permission]: value } } })
  const enforced = async (permission: string, operation: string, body: () => Json, allow: () => Promise<unknown>) => {
    await set(permission, 'deny')
    await session.rejects(operation, { onBehalfOf: denied, body: body() }, `the user's role denies ${permission}`)
    await session.call(operation, { onBehalfOf: free, body: body() })
    await allow()
    await session.call(operation, { onBehalfOf: denied, body: body() })
  }
  const message = () => textMessage(toUser(mira), 'Hello')
  const group = () => ({ guid: session.fixtures.newId('group'), name: 'Keepers', type: 'public' })
  await session.step('sending messages', () => enforced('sendMessage', 'send-message', message, () => set('sendMessage', 'allow')))
  await session.step('sending messages with another role', () =>
    enforced('sendMessage', 'send-message', message, () => session.call('update-user', { uid: denied, body: { role: other } })),
  )
  await session.call('update-user', { uid: denied, body: { role } })
  await session.step('creating groups', () =>
    enforced('createGroup', 'create-group', group, () => session.call('unset-role-permission', { role, permission: 'createGroup' })),
  )
}

async function deniedByScope(session: Session): Promise<void> {
  const [admin, moderator, participant] = [
    await createUser(session, 'mira'),
    await createUser(session, 'priya'),
    await createUser(session, 'jonas'),
  ]
  const members = { moderators: [moderator], participants: [participant] }
  const [guid, other] = [await createGroup(session, admin, members), await createGroup(session, admin, members)]
  const set = (permissions: Json) => session.call('set-scope-permissions', { guid, scope: 'participant', body: { permissions } })
  await set({ sendMessage: 'deny' })
  const { id } = await sendMessage(session, moderator, toGroup(guid), 'By a moderator')
  await session.rejects(
    'send-message',
    { onBehalfOf: participant, body: textMessage(toGroup(guid), 'Hello') },
    "the user's scope denies sendMessage",
  )
  await sendMessage(session, participant, toGroup(other), 'In another group')
  await session.call('unset-scope-permission', { guid, scope: 'participant', permission: 'sendMessage' })
  await sendMessage(session, participant, toGroup(guid), 'Allowed again')
  await session.step('reactions', async () => {
    const react = (uid: string) => ({ id: String(id), reaction: '🌱', onBehalfOf: uid })
    await set({ addReaction: 'deny' })
    // A message may be inaccessible shortly after it was sent; this call waits, so that the next
    // rejection is about the permission.
    await session.call('add-message-reaction', react(moderator))
    await session.rejects('add-message-reaction', react(participant), "the user's scope denies addReaction")
    await set({ addReaction: 'allow' })
    await session.call('add-message-reaction', react(participant))
  })
  await session.step('another scope', async () => {
    await set({ sendMessage: 'deny' })
    await session.call('change-group-member-scope', { guid, uid: participant, onBehalfOf: admin, body: { scope: 'moderator' } })
    await sendMessage(session, participant, toGroup(guid), 'As a moderator')
  })
}
