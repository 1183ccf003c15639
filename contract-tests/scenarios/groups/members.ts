import { valueAt } from '../../documents/pointer.ts'
import { createGroup, createUsers, hasScope, textMessage, toGroup } from '../../server/fixtureHelpers.ts'
import type { Scenario } from '../../server/scenario.ts'
import { countsMembers } from './groups.ts'

/** Who is added, kicked and banned, and by whom. */
export const memberScenarios: readonly Scenario[] = [
  {
    name: 'reports users who cannot be added, and adds the others',
    operation: 'add-group-members',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas, priya, teo] = await createUsers(session, 4)
      const guid = await createGroup(session, mira)
      const nobody = session.fixtures.newId('nobody')
      const data = await session.data('add-group-members', {
        guid,
        // Of two scopes, the higher one applies.
        body: { moderators: [jonas], participants: [nobody, jonas, priya], usersToBan: [teo] },
      })
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
      const many = Array.from({ length: 26 }, (_, index) => `${nobody}${index}`)
      const body = { moderators: many.slice(13), participants: many.slice(0, 13) }
      await session.rejects('add-group-members', { guid, body }, 'the lists have more than 25 users in total')
    },
  },
  {
    name: 'changes the scope of only that member',
    operation: 'change-group-member-scope',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas, priya] = await createUsers(session, 3)
      const guid = await createGroup(session, mira, { participants: [jonas, priya] })
      const before = (await session.list('list-group-members', { guid })).find(({ uid }) => uid === jonas)
      await session.rejects(
        'change-group-member-scope',
        { guid, uid: mira, onBehalfOf: mira, body: { scope: 'participant' } },
        'users cannot change their own scope',
      )
      const changed = await session.data('change-group-member-scope', { guid, uid: jonas, onBehalfOf: mira, body: { scope: 'moderator' } })
      session.equal('write_has_effect', '/data/scope', 'moderator', changed.scope)
      const members = await session.list('list-group-members', { guid })
      hasScope(session, members, mira, 'admin')
      hasScope(session, members, jonas, 'moderator')
      hasScope(session, members, priya, 'participant')
      const after = members.find(({ uid }) => uid === jonas)
      session.equal('data_unchanged', '/data/joinedAt', before?.joinedAt, after?.joinedAt)
      await session.rejects(
        'change-group-member-scope',
        { guid, uid: jonas, body: { scope: 'moderator' } },
        'the member already has this scope',
      )
      // Adding a member again fails, or gives the scope of the list; nobody is a member twice.
      const again = await session.attempt('add-group-members', { guid, body: { participants: [jonas] } })
      const isAdded = again.status < 300 && valueAt(again.data, `/participants/${jonas}/success`) === true
      if (!isAdded) hasScope(session, await session.list('list-group-members', { guid }), jonas, 'moderator')
      session.equalIfPresent('data_unchanged', '/data/membersCount', 3, (await session.data('get-group', { guid })).membersCount)
    },
  },
  {
    name: 'accepts 25 users per call over all lists',
    operation: 'add-group-members',
    needs: ['create-group'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const guid = await createGroup(session, mira)
      // A call succeeds even if some of its users do not exist.
      const uids = [jonas, ...Array.from({ length: 24 }, () => session.fixtures.newId('nobody'))]
      await session.call('add-group-members', { guid, body: { moderators: uids.slice(13), participants: uids.slice(0, 13) } })
    },
  },
  {
    name: 'a kicked user is not a member and can be added again',
    operation: 'kick-group-member',
    needs: ['list-group-members', 'add-group-members', 'list-banned-group-users', 'get-group', 'send-message'],
    async run(session) {
      const [mira, jonas, priya, teo] = await createUsers(session, 4)
      const guid = await createGroup(session, mira, { moderators: [teo], participants: [jonas, priya] })
      await session.call('kick-group-member', { guid, uid: jonas, onBehalfOf: mira })
      session.contains('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [], [jonas])
      const { membersCount, hasJoined = false } = await session.data('get-group', { guid, onBehalfOf: jonas })
      session.equalIfPresent('write_has_effect', '/data/membersCount', 3, membersCount)
      session.equal('write_has_effect', '/data/hasJoined', false, hasJoined)
      await session.rejects('kick-group-member', { guid, uid: jonas }, 'the user is not a member')
      await session.rejects('send-message', { onBehalfOf: jonas, body: textMessage(toGroup(guid), 'Out') }, 'the sender is not a member')
      // The scope before the removal no longer counts.
      await session.call('add-group-members', { guid, body: { moderators: [jonas] } })
      hasScope(session, await session.list('list-group-members', { guid }), jonas, 'moderator')
    },
  },
  {
    name: 'a banned user cannot take part until unbanned',
    operation: 'ban-group-user',
    needs: [
      'list-group-members',
      'add-group-members',
      'list-banned-group-users',
      'unban-group-user',
      'kick-group-member',
      'get-group',
      'send-message',
    ],
    async run(session) {
      const [mira, jonas, priya] = await createUsers(session, 3)
      const guid = await createGroup(session, mira, { moderators: [jonas], participants: [priya] })
      await session.call('ban-group-user', { guid, uid: jonas, onBehalfOf: mira })
      // A list of members may include banned users.
      session.contains('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [mira, priya])
      const banned = await session.list('list-banned-group-users', { guid })
      session.contains('write_has_effect', banned, 'uid', [jonas], [mira, priya])
      const [{ scope, isBanned } = {}] = banned.filter(({ uid }) => uid === jonas)
      session.equalIfPresent('write_has_effect', '/data/scope', 'moderator', scope)
      session.equalIfPresent('write_has_effect', '/data/isBanned', true, isBanned)
      await session.rejects('kick-group-member', { guid, uid: jonas }, 'the user is banned')
      await session.rejects('ban-group-user', { guid, uid: jonas }, 'the user is already banned')
      await session.rejects('send-message', { onBehalfOf: jonas, body: textMessage(toGroup(guid), 'Out') }, 'the sender is banned')
      await session.call('unban-group-user', { guid, uid: jonas, onBehalfOf: mira })
      session.contains('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [], [jonas])
      session.contains('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [], [jonas])
      await session.rejects('unban-group-user', { guid, uid: jonas }, 'the user is not banned')
      await session.call('add-group-members', { guid, body: { moderators: [jonas] } })
      hasScope(session, await session.list('list-group-members', { guid }), jonas, 'moderator')
      await session.call('ban-group-user', { guid, uid: jonas })
      const again = await session.attempt('add-group-members', { guid, body: { participants: [jonas] } })
      const stillBanned = (await session.list('list-banned-group-users', { guid })).some(({ uid }) => uid === jonas)
      // A live program saw the ban lifted; according to a list of error codes, the user is rejected.
      if (!stillBanned) {
        hasScope(session, await session.list('list-group-members', { guid }), jonas, 'participant')
        session.equalIfPresent('write_has_effect', '/data/membersCount', 3, (await session.data('get-group', { guid })).membersCount)
      } else if (valueAt(again.data, `/participants/${jonas}/success`) === true)
        session.report('write_has_effect', '/data', `no ban of ${jonas}, who was added`, 'a ban')
    },
  },
]
