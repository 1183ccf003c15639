import type { Json } from '../../documents/json.ts'
import { createGroup, createUsers, hasScope } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import { near } from '../../server/times.ts'

/** Compares the number of members, which may include banned users if the list of members does. */
export function countsMembers(session: Session, members: readonly Json[], expected: number, got: unknown): void {
  if (got !== members.length) session.equalIfPresent('write_has_effect', '/data/membersCount', expected, got)
}

/** New groups, their members and their types. */
export const groupScenarios: readonly Scenario[] = [
  {
    name: 'the acting user becomes owner and admin, and initial members have their scopes and are counted',
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
      const joined = await session.data('get-group', { guid, onBehalfOf: mira })
      session.equal('write_has_effect', '/data/hasJoined', true, joined.hasJoined)
      session.equal('write_has_effect', '/data/scope', 'admin', joined.scope)
      near(session, '/data/joinedAt', joined.joinedAt)
      const { hasJoined = false } = await session.data('get-group', { guid, onBehalfOf: teo })
      session.equal('write_has_effect', '/data/hasJoined', false, hasJoined)
    },
  },
  {
    name: 'a group with a password becomes a password group',
    operation: 'update-group',
    needs: ['create-group', 'get-group'],
    async run(session) {
      const [mira] = await createUsers(session, 1)
      for (const type of ['public', 'private']) {
        const guid = await createGroup(session, mira, {}, { type })
        await session.call('update-group', { guid, body: { type: 'password', password: session.fixtures.newId('sesame') } })
        session.equal('write_has_effect', '/data/type', 'password', (await session.data('get-group', { guid })).type)
      }
    },
  },
]
