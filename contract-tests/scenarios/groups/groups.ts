import type { Json } from '../../documents/json.ts'
import { createGroup, createUsers, hasScope } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import { near } from '../../server/times.ts'

/** Compares the number of members, which may include banned users if the list of members does. */
export function countsMembers(session: Session, members: readonly Json[], expected: number, got: unknown): void {
  if (got !== members.length) session.equalIfPresent('write_has_effect', '/data/membersCount', expected, got)
}

/** Groups, their owners, and who can change them. */
export const groupScenarios: readonly Scenario[] = [
  {
    name: 'the creator is an admin, and initial members have their scopes and are counted',
    operation: 'create-group',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas, priya, teo] = await createUsers(session, 4)
      const guid = await createGroup(session, mira, { moderators: [jonas], participants: [priya], usersToBan: [teo] })
      const members = await session.list('list-group-members', { guid })
      session.contains('write_has_effect', members, 'uid', [mira, jonas, priya])
      for (const [uid, scope] of [
        [mira, 'admin'],
        [jonas, 'moderator'],
        [priya, 'participant'],
      ] as const)
        hasScope(session, members, uid, scope)
      session.contains('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [teo], [mira, jonas, priya])
      const made = await session.data('get-group', { guid })
      session.equal('write_has_effect', '/data/owner', mira, made.owner)
      countsMembers(session, members, 3, made.membersCount)
    },
  },
  {
    name: 'the acting user becomes owner and admin',
    operation: 'create-group',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const guid = session.fixtures.newId('own')
      await session.call('create-group', { onBehalfOf: mira, body: { guid, name: 'Own group', type: 'public' } })
      session.equal('write_has_effect', '/data/owner', mira, (await session.data('get-group', { guid })).owner)
      hasScope(session, await session.list('list-group-members', { guid }), mira, 'admin')
      const [hers, his] = [
        await session.data('get-group', { guid, onBehalfOf: mira }),
        await session.data('get-group', { guid, onBehalfOf: jonas }),
      ]
      if (hers.hasJoined !== undefined)
        session.equal('write_has_effect', '/data/hasJoined', [true, false], [hers.hasJoined, his.hasJoined ?? false])
      session.equalIfPresent('write_has_effect', '/data/scope', 'admin', hers.scope)
    },
  },
  {
    name: 'the members of a deleted group are removed with it',
    operation: 'delete-group',
    needs: ['list-group-members', 'get-group'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const guid = await createGroup(session, mira, { participants: [jonas] })
      await session.call('delete-group', { guid, onBehalfOf: mira })
      await session.rejects('list-group-members', { guid }, 'the group was deleted', [404])
    },
  },
  {
    name: 'a group that becomes a password group needs a password',
    operation: 'update-group',
    needs: ['create-group', 'get-group'],
    async run(session) {
      const [mira] = await createUsers(session, 1)
      for (const type of ['public', 'private']) {
        const guid = await createGroup(session, mira, {}, { type })
        await session.rejects('update-group', { guid, body: { type: 'password' } }, 'a group of this type needs a password')
        session.equal('data_unchanged', '/data/type', type, (await session.data('get-group', { guid })).type)
        await session.call('update-group', { guid, body: { type: 'password', password: session.fixtures.newId('sesame') } })
        session.equal('write_has_effect', '/data/type', 'password', (await session.data('get-group', { guid })).type)
      }
    },
  },
  {
    name: 'shows whether the acting user is a member, with scope and joining time',
    operation: 'get-group',
    needs: ['create-group'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const guid = await createGroup(session, mira)
      const joined = await session.data('get-group', { guid, onBehalfOf: mira })
      session.equal('write_has_effect', '/data/hasJoined', true, joined.hasJoined)
      session.equal('write_has_effect', '/data/scope', 'admin', joined.scope)
      near(session, '/data/joinedAt', joined.joinedAt)
      const { hasJoined = false } = await session.data('get-group', { guid, onBehalfOf: jonas })
      session.equal('write_has_effect', '/data/hasJoined', false, hasJoined)
    },
  },
]
