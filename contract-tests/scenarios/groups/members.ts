import { valueAt } from '../../documents/pointer.ts'
import { createGroup, createUsers, hasScope } from '../../server/fixtureHelpers.ts'
import type { Scenario } from '../../server/scenario.ts'
import { countsMembers } from './groups.ts'

/** Who is added, kicked and banned, and by whom. */
export const memberScenarios: readonly Scenario[] = [
  {
    name: 'reports users who cannot be added, and adds the others, up to 25 over all lists',
    operation: 'add-group-members',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas, priya, teo] = await createUsers(session, 4)
      const guid = await createGroup(session, mira)
      const nobody = session.fixtures.newId('nobody')
      // As many as a call can have over all lists; of two scopes, the higher one applies.
      const nobodies = Array.from({ length: 20 }, (_, index) => `${nobody}${index}`)
      const body = { moderators: [jonas], participants: [nobody, jonas, priya, ...nobodies], usersToBan: [teo] }
      const data = await session.data('add-group-members', { guid, body })
      session.equal(
        'write_has_effect',
        `/data/participants/${nobody}/success`,
        false,
        valueAt(data, `/participants/${nobody}/success`) ?? false,
      )
      const members = await session.list('list-group-members', { guid })
      session.contains('write_has_effect', members, 'uid', [jonas, priya], [nobody])
      hasScope(session, members, jonas, 'moderator')
      session.contains('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [teo], [jonas])
      const action = valueAt(data, `/moderators/${jonas}/data/data/action`)
      if (action !== 'joined') session.equalIfPresent('write_has_effect', `/data/moderators/${jonas}/data/data/action`, 'added', action)
      const { membersCount, conversationId } = await session.data('get-group', { guid })
      session.equalIfPresent('write_has_effect', '/data/conversationId', `group_${guid}`, conversationId)
      countsMembers(session, members, 3, membersCount)
    },
  },
  {
    name: 'changes the scope of a member, and nothing else',
    operation: 'change-group-member-scope',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const guid = await createGroup(session, mira, { participants: [jonas] })
      const member = async () => (await session.list('list-group-members', { guid })).find(({ uid }) => uid === jonas)
      const before = await member()
      const changed = await session.data('change-group-member-scope', { guid, uid: jonas, onBehalfOf: mira, body: { scope: 'moderator' } })
      session.equal('write_has_effect', '/data/scope', 'moderator', changed.scope)
      const after = await member()
      session.equal('write_has_effect', '/data/scope', 'moderator', after?.scope)
      session.equal('data_unchanged', '/data/joinedAt', before?.joinedAt, after?.joinedAt)
      // Adding a member again fails, or gives the scope of the list; nobody is a member twice.
      const again = await session.attempt('add-group-members', { guid, body: { participants: [jonas] } })
      const isAdded = again.status < 300 && valueAt(again.data, `/participants/${jonas}/success`) === true
      if (!isAdded) session.equal('data_unchanged', '/data/scope', 'moderator', (await member())?.scope)
      session.equalIfPresent('data_unchanged', '/data/membersCount', 2, (await session.data('get-group', { guid })).membersCount)
    },
  },
  {
    name: 'a kicked user is not banned and can be added again with another scope',
    operation: 'kick-group-member',
    needs: ['list-group-members', 'add-group-members', 'list-banned-group-users', 'get-group'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const guid = await createGroup(session, mira, { participants: [jonas] })
      await session.call('kick-group-member', { guid, uid: jonas, onBehalfOf: mira })
      session.contains('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [], [jonas])
      const { hasJoined = false } = await session.data('get-group', { guid, onBehalfOf: jonas })
      session.equal('write_has_effect', '/data/hasJoined', false, hasJoined)
      await session.call('add-group-members', { guid, body: { moderators: [jonas] } })
      hasScope(session, await session.list('list-group-members', { guid }), jonas, 'moderator')
    },
  },
  {
    name: 'a banned user keeps the scope of before in the list of bans only, and is no member after it',
    operation: 'ban-group-user',
    needs: ['list-group-members', 'add-group-members', 'list-banned-group-users', 'unban-group-user', 'get-group'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const guid = await createGroup(session, mira, { moderators: [jonas] })
      await session.call('ban-group-user', { guid, uid: jonas, onBehalfOf: mira })
      // A list of members may include banned users.
      session.contains('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [mira])
      const banOf = async () => (await session.list('list-banned-group-users', { guid })).find(({ uid }) => uid === jonas)
      const ban = await banOf()
      session.equalIfPresent('write_has_effect', '/data/scope', 'moderator', ban?.scope)
      session.equalIfPresent('write_has_effect', '/data/isBanned', true, ban?.isBanned)
      await session.call('unban-group-user', { guid, uid: jonas, onBehalfOf: mira })
      session.contains('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [], [jonas])
      await session.call('add-group-members', { guid, body: { moderators: [jonas] } })
      hasScope(session, await session.list('list-group-members', { guid }), jonas, 'moderator')
      await session.call('ban-group-user', { guid, uid: jonas })
      const again = await session.attempt('add-group-members', { guid, body: { participants: [jonas] } })
      // A live program saw the ban lifted; according to a list of error codes, the user is
      // rejected.
      if (!(await banOf())) {
        hasScope(session, await session.list('list-group-members', { guid }), jonas, 'participant')
        session.equalIfPresent('write_has_effect', '/data/membersCount', 2, (await session.data('get-group', { guid })).membersCount)
      } else if (valueAt(again.data, `/participants/${jonas}/success`) === true)
        session.report('write_has_effect', '/data', `no ban of ${jonas}, who was added`, 'a ban')
    },
  },
]
