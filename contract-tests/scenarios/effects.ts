import { valueAt } from '../spec/pointer.ts'
import { group, messages, toGroup, toUser, user } from './fixtureHelpers.ts'
import type { Body, Scenario, Session } from './session.ts'

// What one operation changes in the responses of others, as the documents' descriptions say. Where they leave something open, either is accepted.

const people = async (session: Session): Promise<[string, string, string, string]> =>
  (await Promise.all(['mira', 'jonas', 'priya', 'teo'].map((name) => user(session, name)))) as [string, string, string, string]

const idsOf = (records: readonly Body[]) => records.map(({ id }) => String(id))
const textOf = (message: Body): unknown => valueAt(message, '/data/text')

/** Compares a time, with a tolerance for an inexact clock. */
function near(session: Session, pointer: string, expected: number, got: unknown): void {
  if (typeof got !== 'number' || Math.abs(got - expected) > 300) session.found('write_has_effect', pointer, String(expected), got)
}

const userEffects: Scenario[] = [
  {
    name: 'who is deactivated is left out of the list, and comes back as before',
    operation: 'deactivate-users',
    needs: ['reactivate-users', 'list-users', 'get-user'],
    async run(session) {
      const stem = session.fixtures.fresh('d')
      const [uid, other] = [`${stem}a`, `${stem}b`]
      for (const one of [uid, other]) await session.call('create-user', { body: { uid: one, name: `Name ${one}` } })
      const before = await session.data('get-user', { uid })
      const done = await session.data('deactivate-users', { body: { uidsToDeactivate: [uid] } })
      if (Array.isArray(done.deactivatedUids)) session.same('write_has_effect', '/data/deactivatedUids', [uid], done.deactivatedUids)
      session.holds('write_has_effect', await session.list('list-users', { searchKey: stem }), 'uid', [other], [uid])
      await session.call('reactivate-users', { body: { uidsToActivate: [uid] } })
      session.holds('write_has_effect', await session.list('list-users', { searchKey: stem }), 'uid', [uid, other])
      const after = await session.data('get-user', { uid })
      session.same('write_has_effect', '/data/name', before.name, after.name)
      session.same('write_has_effect', '/data/deactivatedAt', undefined, after.deactivatedAt ?? undefined)
    },
  },
  {
    name: 'a user who is deleted without `permanent` can come back, one who is deleted with it cannot',
    operation: 'delete-user',
    needs: ['reactivate-users', 'list-users', 'get-user'],
    async run(session) {
      const uid = await user(session, 'mira')
      await session.call('delete-user', { uid, body: { permanent: false } })
      session.holds('write_has_effect', await session.list('list-users', { searchKey: uid }), 'uid', [], [uid])
      session.holds('write_has_effect', await session.list('list-users', { searchKey: uid, onlyDeactivated: true }), 'uid', [uid])
      await session.call('reactivate-users', { body: { uidsToActivate: [uid] } })
      await session.call('get-user', { uid })
      await session.call('delete-user', { uid, body: { permanent: true } })
      session.holds('write_has_effect', await session.list('list-users', { searchKey: uid, withDeactivated: true }), 'uid', [], [uid])
    },
  },
  {
    name: 'withAuthToken makes a token that is listed',
    operation: 'create-user',
    needs: ['list-authtokens'],
    async run(session) {
      const uid = session.fixtures.fresh('login')
      const { authToken } = await session.data('create-user', { body: { uid, name: 'With a token', withAuthToken: true } })
      if (typeof authToken !== 'string') return session.found('write_has_effect', '/data/authToken', 'a token', authToken)
      session.holds('write_has_effect', await session.list('list-authtokens', { uid }), 'authToken', [authToken])
    },
  },
  {
    name: 'a role that is not there is refused',
    operation: 'create-user',
    async run(session) {
      const role = session.fixtures.fresh('role')
      await session.refused('create-user', { body: { uid: session.fixtures.fresh('u'), name: 'No role', role } }, 'there is no such role')
      const uid = await user(session, 'mira')
      await session.refused('update-user', { uid, body: { role } }, 'there is no such role')
    },
  },
  {
    name: 'earlier tokens stay valid, and each user has their own',
    operation: 'create-authtoken',
    needs: ['list-authtokens', 'get-authtoken'],
    async run(session) {
      const [uid, other] = await people(session)
      const made = [await session.data('create-authtoken', { uid, body: {} }), await session.data('create-authtoken', { uid, body: {} })]
      const theirs = await session.data('create-authtoken', { uid: other, body: {} })
      const tokens = made.map(({ authToken }) => authToken)
      if (tokens[0] === tokens[1]) session.found('write_has_effect', '/data/authToken', 'a new token', 'the old one')
      session.holds('write_has_effect', await session.list('list-authtokens', { uid }), 'authToken', tokens, [theirs.authToken])
      for (const authToken of tokens) await session.call('get-authtoken', { uid, authToken: String(authToken) })
    },
  },
  {
    name: 'no token of the user is left, and those of others are',
    operation: 'flush-authtokens',
    needs: ['create-authtoken', 'list-authtokens', 'get-authtoken'],
    async run(session) {
      const [uid, other] = await people(session)
      const { authToken } = await session.data('create-authtoken', { uid, body: {} })
      await session.call('create-authtoken', { uid, body: {} })
      const theirs = await session.data('create-authtoken', { uid: other, body: {} })
      await session.call('flush-authtokens', { uid })
      session.same('write_has_effect', '/data', 0, (await session.list('list-authtokens', { uid })).length)
      await session.refused('get-authtoken', { uid, authToken: String(authToken) }, 'all tokens were deleted', [404, 403])
      session.holds('write_has_effect', await session.list('list-authtokens', { uid: other }), 'authToken', [theirs.authToken])
    },
  },
  {
    name: 'who cannot become a friend is told',
    operation: 'add-friends',
    needs: ['list-friends'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const nobody = session.fixtures.fresh('nobody')
      const { status, data } = await session.attempt('add-friends', { uid: mira, body: { accepted: [jonas, nobody] } })
      if (status >= 300) return
      session.same('write_has_effect', `/data/accepted/${nobody}/success`, false, valueAt(data, `/accepted/${nobody}/success`) ?? false)
      session.holds('write_has_effect', await session.list('list-friends', { uid: mira }), 'uid', [], [nobody])
    },
  },
  {
    name: 'a group that cannot be imported does not spoil the others',
    operation: 'import-groups',
    needs: ['get-group'],
    async run(session) {
      const [mira] = await people(session)
      const known = await group(session, mira)
      const guid = session.fixtures.fresh('imported')
      const one = (id: string) => ({ guid: id, name: 'Imported', type: 'public', owner: mira })
      const data = await session.data('import-groups', { body: { groups: { [known]: one(known), [guid]: one(guid) } } })
      session.same('write_has_effect', `/data/${guid}/success`, true, valueAt(data, `/${guid}/success`))
      session.same('write_has_effect', `/data/${known}/success`, false, valueAt(data, `/${known}/success`))
      session.same('write_has_effect', '/data/name', 'Imported', (await session.data('get-group', { guid })).name)
    },
  },
  {
    name: 'friendship and its end hold for both sides',
    operation: 'add-friends',
    needs: ['list-friends', 'remove-friends'],
    async run(session) {
      const [mira, jonas, priya] = await people(session)
      await session.call('add-friends', { uid: mira, body: { accepted: [jonas, priya] } })
      session.holds('write_has_effect', await session.list('list-friends', { uid: jonas }), 'uid', [mira], [priya])
      await session.call('remove-friends', { uid: jonas, body: { friends: [mira] } })
      session.holds('write_has_effect', await session.list('list-friends', { uid: mira }), 'uid', [priya], [jonas])
      session.holds('write_has_effect', await session.list('list-friends', { uid: jonas }), 'uid', [], [mira])
    },
  },
  {
    name: 'neither side reaches the other with messages, until the block is lifted',
    operation: 'block-users',
    needs: ['send-message', 'unblock-users', 'list-blocked-users', 'list-user-messages'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const text = { category: 'message', type: 'text', data: { text: 'Blocked' } }
      await session.call('block-users', { uid: mira, body: { blockedUids: [jonas] } })
      await session.refused(
        'send-message',
        { onBehalfOf: jonas, body: { ...toUser(mira), ...text } },
        'the receiver has blocked the sender',
      )
      await session.refused(
        'send-message',
        { onBehalfOf: mira, body: { ...toUser(jonas), ...text } },
        'the sender has blocked the receiver',
      )
      session.holds('write_has_effect', await session.list('list-blocked-users', { uid: jonas }), 'uid', [], [mira])
      const seen = await session.data('get-user', { uid: jonas, onBehalfOf: mira })
      if (seen.blockedByMe !== undefined) session.same('write_has_effect', '/data/blockedByMe', true, seen.blockedByMe)
      await session.call('unblock-users', { uid: mira, body: { blockedUids: [jonas] } })
      await session.call('send-message', { onBehalfOf: jonas, body: { ...toUser(mira), ...text } })
      await session.call('send-message', { onBehalfOf: mira, body: { ...toUser(jonas), ...text } })
    },
  },
  {
    name: 'a user who cannot be added does not spoil the others',
    operation: 'import-users',
    needs: ['get-user'],
    async run(session) {
      const known = await user(session, 'mira')
      const uid = session.fixtures.fresh('new')
      const createdAt = 1_700_000_000
      const users = { [known]: { uid: known, name: 'Twice' }, [uid]: { uid, name: 'Imported', createdAt } }
      const data = await session.data('import-users', { body: { users } })
      session.same('write_has_effect', `/data/${uid}/success`, true, valueAt(data, `/${uid}/success`))
      session.same('write_has_effect', `/data/${known}/success`, false, valueAt(data, `/${known}/success`))
      const made = await session.data('get-user', { uid })
      session.same('write_has_effect', '/data/name', 'Imported', made.name)
      if (made.createdAt !== undefined) near(session, '/data/createdAt', createdAt, made.createdAt)
      session.same('write_has_effect', '/data/name', 'Contract test mira', (await session.data('get-user', { uid: known })).name)
    },
  },
  {
    name: 'groups, members and messages are there once they are imported',
    operation: 'import-messages',
    needs: ['import-groups', 'import-members', 'list-group-members', 'list-group-messages'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const guid = session.fixtures.fresh('imported')
      const sentAt = Math.floor(Date.now() / 1000) - 86_400
      await session.call('import-groups', {
        body: { groups: { [guid]: { guid, name: 'Imported', type: 'public', owner: mira, createdAt: sentAt - 60 } } },
      })
      const memberId = `${guid}_member_${jonas}`.slice(0, 100)
      const joined = await session.data('import-members', {
        body: { members: { [memberId]: { memberId, guid, uid: jonas, scope: 'moderator', joinedAt: sentAt } } },
      })
      session.same('write_has_effect', '/data/success', true, valueAt(Object.values(joined)[0], '/success'))
      const [member] = (await session.list('list-group-members', { guid })).filter(({ uid }) => uid === jonas)
      session.same('write_has_effect', '/data/scope', 'moderator', member?.scope)
      const muid = session.fixtures.fresh('m')
      const message = {
        muid,
        sender: jonas,
        receiverType: 'group',
        receiver: guid,
        category: 'message',
        type: 'text',
        data: { text: 'From before' },
        sentAt,
      }
      const data = await session.data('import-messages', { body: { messages: { [muid]: message } } })
      session.same('write_has_effect', `/data/${muid}/success`, true, valueAt(data, `/${muid}/success`))
      const [found] = (await messages(session, 'list-group-messages', { guid })).filter((one) => textOf(one) === 'From before')
      near(session, '/data/sentAt', sentAt, found?.sentAt)
      session.same('write_has_effect', '/data/sender', jonas, found?.sender)
    },
  },
]

const keyEffects: Scenario[] = [
  {
    name: 'permissions that are left out stay as they are',
    operation: 'set-role-permissions',
    needs: ['unset-role-permission'],
    run: (session) => permissions(session, 'role', { createGroup: 'deny' }, { joinGroup: 'deny' }),
  },
  {
    name: 'permissions that are left out stay as they are',
    operation: 'set-scope-permissions',
    needs: ['unset-scope-permission'],
    run: (session) => permissions(session, 'scope', { sendMessage: 'deny' }, { addReaction: 'deny' }),
  },
  {
    name: 'features are taken away and given back, one by one and all at once',
    operation: 'restrict-features',
    needs: ['list-restricted-features', 'allow-features'],
    async run(session) {
      const { body } = session.server.exampleOf(session.server.operation('restrict-features'))
      const [first, second = first] = (body as { featuresToRestrict: string[] }).featuresToRestrict
      const [role, other] = [await session.fixtures.record('/roles', 'keeper'), await session.fixtures.record('/roles', 'visitor')]
      const listed = () => session.list('list-restricted-features', { role })
      const bare = (key: unknown) => String(key).replace(/^u\./, '')
      const holds = async (present: unknown[], absent: unknown[]) =>
        session.holds(
          'write_has_effect',
          (await listed()).map((one) => ({ key: bare(one.key) })),
          'key',
          present.map(bare),
          absent.map(bare),
        )
      await session.call('restrict-features', { role, body: { featuresToRestrict: [...new Set([first, second])] } })
      await holds([first, second], [])
      session.same('write_has_effect', '/data', 0, (await session.list('list-restricted-features', { role: other })).length)
      await session.call('allow-features', { role, body: { featuresToAllow: [first] } })
      await holds(first === second ? [] : [second], [first])
      await session.call('allow-features', { role, body: { allowAll: true } })
      await holds([], [first, second])
    },
  },
]

/** Sets one permission, then another; takes the first away. */
async function permissions(session: Session, of: 'role' | 'scope', first: Body, second: Body): Promise<void> {
  const at =
    of === 'role'
      ? { role: await session.fixtures.record('/roles', 'keeper') }
      : {
          guid: await session.fixtures.record('/groups', 'tomato-growers'),
          scope: session.server.exampleOf(session.server.operation('set-scope-permissions')).scope,
        }
  const [name = ''] = Object.keys(first)
  const set = async (more: Body) =>
    (await session.data(`set-${of}-permissions`, { ...at, body: { permissions: more } })).permissions as Body
  const own = (all: Body, wanted: Body) => Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key]]))
  session.same('write_has_effect', '/data/permissions', first, own(await set(first), first))
  const both = { ...first, ...second }
  session.same('write_has_effect', '/data/permissions', both, own(await set(second), both))
  const left = (await session.data(`unset-${of}-permission`, { ...at, permission: name })).permissions as Body
  session.same('write_has_effect', '/data/permissions', second, own(left, second))
  if (left[name] === first[name]) session.found('write_has_effect', `/data/permissions/${name}`, 'nothing, or the default', left[name])
}

const groupEffects: Scenario[] = [
  {
    name: 'the owner is an admin, first members have their scopes, and all are counted',
    operation: 'create-group',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas, priya, teo] = await people(session)
      const guid = await group(session, mira, { moderators: [jonas], participants: [priya], usersToBan: [teo] })
      const members = await session.list('list-group-members', { guid })
      session.holds('write_has_effect', members, 'uid', [mira, jonas, priya], [teo])
      for (const [uid, scope] of [
        [mira, 'admin'],
        [jonas, 'moderator'],
        [priya, 'participant'],
      ] as const)
        session.same('write_has_effect', '/data/scope', scope, members.find((one) => one.uid === uid)?.scope)
      session.holds('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [teo], [mira, jonas, priya])
      const made = await session.data('get-group', { guid })
      session.same('write_has_effect', '/data/owner', mira, made.owner)
      if (made.membersCount !== undefined) session.same('write_has_effect', '/data/membersCount', 3, made.membersCount)
    },
  },
  {
    name: 'on behalf of a user, that user becomes owner and admin',
    operation: 'create-group',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const guid = session.fixtures.fresh('own')
      await session.call('create-group', { onBehalfOf: mira, body: { guid, name: 'Own group', type: 'public' } })
      session.same('write_has_effect', '/data/owner', mira, (await session.data('get-group', { guid })).owner)
      const [member] = (await session.list('list-group-members', { guid })).filter(({ uid }) => uid === mira)
      session.same('write_has_effect', '/data/scope', 'admin', member?.scope)
      const [hers, his] = [
        await session.data('get-group', { guid, onBehalfOf: mira }),
        await session.data('get-group', { guid, onBehalfOf: jonas }),
      ]
      if (hers.hasJoined !== undefined)
        session.same('write_has_effect', '/data/hasJoined', [true, false], [hers.hasJoined, his.hasJoined ?? false])
      if (hers.scope !== undefined) session.same('write_has_effect', '/data/scope', 'admin', hers.scope)
    },
  },
  {
    name: 'who cannot be added is told, and the others are members',
    operation: 'add-group-members',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas, priya, teo] = await people(session)
      const guid = await group(session, mira)
      const nobody = session.fixtures.fresh('nobody')
      const data = await session.data('add-group-members', {
        guid,
        body: { moderators: [jonas], participants: [priya, nobody], usersToBan: [teo] },
      })
      session.same(
        'write_has_effect',
        `/data/participants/${nobody}/success`,
        false,
        valueAt(data, `/participants/${nobody}/success`) ?? false,
      )
      const members = await session.list('list-group-members', { guid })
      session.holds('write_has_effect', members, 'uid', [jonas, priya], [teo, nobody])
      session.same('write_has_effect', '/data/scope', 'moderator', members.find(({ uid }) => uid === jonas)?.scope)
      session.holds('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [teo], [jonas])
      const { membersCount } = await session.data('get-group', { guid })
      if (membersCount !== undefined) session.same('write_has_effect', '/data/membersCount', 3, membersCount)
    },
  },
  {
    name: 'a member has the new scope, the others keep theirs',
    operation: 'change-group-member-scope',
    needs: ['list-group-members'],
    async run(session) {
      const [mira, jonas, priya] = await people(session)
      const guid = await group(session, mira, { participants: [jonas, priya] })
      const changed = await session.data('change-group-member-scope', { guid, uid: jonas, onBehalfOf: mira, body: { scope: 'moderator' } })
      session.same('write_has_effect', '/data/scope', 'moderator', changed.scope)
      const members = await session.list('list-group-members', { guid })
      const scopes = [mira, jonas, priya].map((one) => members.find(({ uid }) => uid === one)?.scope)
      session.same('write_has_effect', '/data/scope', ['admin', 'moderator', 'participant'], scopes)
      await session.refused(
        'change-group-member-scope',
        { guid, uid: jonas, onBehalfOf: priya, body: { scope: 'admin' } },
        'a participant ranks too low',
      )
    },
  },
  {
    name: 'who is kicked is no member, and may be added again',
    operation: 'kick-group-member',
    needs: ['list-group-members', 'add-group-members', 'list-banned-group-users', 'get-group', 'send-message'],
    async run(session) {
      const [mira, jonas, priya] = await people(session)
      const guid = await group(session, mira, { participants: [jonas, priya] })
      await session.refused('kick-group-member', { guid, uid: jonas, onBehalfOf: priya }, 'a participant may not')
      await session.call('kick-group-member', { guid, uid: jonas, onBehalfOf: mira })
      session.holds('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [], [jonas])
      const { membersCount } = await session.data('get-group', { guid })
      if (membersCount !== undefined) session.same('write_has_effect', '/data/membersCount', 2, membersCount)
      await session.refused('kick-group-member', { guid, uid: jonas }, 'the user is no member')
      await session.refused(
        'send-message',
        { onBehalfOf: jonas, body: { ...toGroup(guid), category: 'message', type: 'text', data: { text: 'Out' } } },
        'the sender is no member',
      )
      await session.call('add-group-members', { guid, body: { participants: [jonas] } })
      session.holds('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [jonas])
    },
  },
  {
    name: 'who is banned is no member and cannot come back, until the ban is lifted',
    operation: 'ban-group-user',
    needs: ['list-group-members', 'add-group-members', 'list-banned-group-users', 'unban-group-user', 'send-message'],
    async run(session) {
      const [mira, jonas, priya] = await people(session)
      const guid = await group(session, mira, { participants: [jonas, priya] })
      await session.refused('ban-group-user', { guid, uid: jonas, onBehalfOf: priya }, 'a participant may not')
      await session.call('ban-group-user', { guid, uid: jonas, onBehalfOf: mira })
      session.holds('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [mira, priya], [jonas])
      session.holds('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [jonas], [priya])
      await session.refused('ban-group-user', { guid, uid: jonas }, 'the user is banned already')
      await session.refused(
        'send-message',
        { onBehalfOf: jonas, body: { ...toGroup(guid), category: 'message', type: 'text', data: { text: 'Out' } } },
        'the sender is banned',
      )
      await session.attempt('add-group-members', { guid, body: { participants: [jonas] } })
      session.holds('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [], [jonas])
      await session.call('unban-group-user', { guid, uid: jonas, onBehalfOf: mira })
      session.holds('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [], [jonas])
      session.holds('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [], [jonas])
      await session.refused('unban-group-user', { guid, uid: jonas }, 'the user is not banned')
      await session.call('add-group-members', { guid, body: { participants: [jonas] } })
      session.holds('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [jonas])
    },
  },
  {
    name: 'only an admin deletes a group on behalf of oneself, and its members are gone with it',
    operation: 'delete-group',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const guid = await group(session, mira, { participants: [jonas] })
      await session.refused('delete-group', { guid, onBehalfOf: jonas }, 'a participant may not')
      await session.call('get-group', { guid })
      await session.call('delete-group', { guid, onBehalfOf: mira })
      await session.refused('list-group-members', { guid }, 'the group was deleted', [404])
    },
  },
]

const keyUse: Scenario[] = [
  {
    name: 'every entry of a list is kept',
    operation: 'create-keyword-list',
    needs: ['get-keyword-list'],
    async run(session) {
      const entries = ['half price', 'today only', 'last chance']
      const id = session.fixtures.fresh('words')
      const { status } = await session.attempt('create-keyword-list', {
        body: { id, name: 'Words', category: 'word', searchTerms: entries.join('\n') },
      })
      if (status >= 300) return
      const { searchTerms } = await session.data('get-keyword-list', { keywordId: id })
      const told = JSON.stringify(searchTerms ?? '')
      for (const entry of entries)
        if (searchTerms !== undefined && !told.includes(entry)) session.found('write_has_effect', '/data/searchTerms', entry, told)
      await session.call('delete-keyword-list', { keywordId: id })
    },
  },
]

export const effectScenarios: readonly Scenario[] = [...userEffects, ...keyEffects, ...groupEffects, ...keyUse]

export { idsOf, people, textOf }
