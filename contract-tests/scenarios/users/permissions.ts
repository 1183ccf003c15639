import type { Json } from '../../documents/json.ts'
import { createGroup, createUser, sendMessage, textMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'

/** Permissions and restricted features: set, unset, and enforced. */
export const permissionScenarios: readonly Scenario[] = [
  {
    name: 'permissions that are not sent stay unchanged',
    operation: 'set-role-permissions',
    needs: ['unset-role-permission'],
    run: (session) => permissions(session, 'role', { createGroup: 'deny' }, { joinGroup: 'deny' }),
  },
  {
    name: 'permissions that are not sent stay unchanged',
    operation: 'set-scope-permissions',
    needs: ['unset-scope-permission'],
    run: (session) => permissions(session, 'scope', { sendMessage: 'deny' }, { addReaction: 'deny' }),
  },
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
  {
    name: 'restricts and allows features, individually and all at once',
    operation: 'restrict-features',
    needs: ['list-restricted-features', 'allow-features'],
    async run(session) {
      const { body } = session.server.exampleOf(session.server.operation('restrict-features'))
      const [first] = (body as { featuresToRestrict: string[] }).featuresToRestrict
      const second = first === 'createGroup' ? 'joinGroup' : 'createGroup'
      const [role, other] = [await session.fixtures.record('/roles', 'keeper'), await session.fixtures.record('/roles', 'visitor')]
      const listed = () => session.list('list-restricted-features', { role })
      const bare = (key: unknown) => String(key).replace(/^u\./, '')
      const holds = async (present: unknown[], absent: unknown[]) =>
        session.contains(
          'write_has_effect',
          (await listed()).map((permission) => ({ key: bare(permission.key) })),
          'key',
          present.map(bare),
          absent.map(bare),
        )
      await session.call('restrict-features', { role, body: { featuresToRestrict: [first, second] } })
      await holds([first, second], [])
      session.equal('write_has_effect', '/data', 0, (await session.list('list-restricted-features', { role: other })).length)
      await session.call('allow-features', { role, body: { featuresToAllow: [first] } })
      await holds([second], [first])
      await session.call('restrict-features', { role: other, body: { featuresToRestrict: [first] } })
      await session.call('allow-features', { role, body: { allowAll: true } })
      await holds([], [first, second])
      session.equal('data_unchanged', '/data', 1, (await session.list('list-restricted-features', { role: other })).length)
    },
  },
]

/** Sets a permission, then another, and unsets the first. */
async function permissions(session: Session, of: 'role' | 'scope', first: Json, second: Json): Promise<void> {
  const at =
    of === 'role'
      ? { role: await session.fixtures.record('/roles', 'keeper') }
      : {
          guid: await session.fixtures.record('/groups', 'tomato-growers'),
          scope: session.server.exampleOf(session.server.operation('set-scope-permissions')).scope,
        }
  const [name = ''] = Object.keys(first)
  const set = async (more: Json) =>
    (await session.data(`set-${of}-permissions`, { ...at, body: { permissions: more } })).permissions as Json
  const own = (all: Json, wanted: Json) => Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key]]))
  session.equal('write_has_effect', '/data/permissions', first, own(await set(first), first))
  const both = { ...first, ...second }
  session.equal('write_has_effect', '/data/permissions', both, own(await set(second), both))
  // The documents differ in what the response to this call has.
  await session.call(`unset-${of}-permission`, { ...at, permission: name })
  const left = await set(second)
  session.equal('write_has_effect', '/data/permissions', second, own(left, second))
  if (left[name] === first[name]) session.report('write_has_effect', `/data/permissions/${name}`, 'nothing, or the default', left[name])
}

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
    // A message may be inaccessible shortly after it was sent; this call waits, so that the next rejection is about the permission.
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
