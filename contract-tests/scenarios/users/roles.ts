import { recordsOf } from '../../server/lists.ts'
import type { Scenario } from '../../server/scenario.ts'

/** Roles and their users. */
export const roleScenarios: readonly Scenario[] = [
  {
    name: 'always contains the default role',
    operation: 'list-roles',
    async run(session) {
      const roles = await recordsOf(session, session.server.operation('list-roles'), {})
      session.contains('ensure_resource_availability', roles, 'role', ['default'])
    },
  },
  {
    name: 'a user has the last role that was set',
    operation: 'update-user',
    needs: ['create-role', 'create-user', 'get-user'],
    async run(session) {
      const [role, uid] = [await session.fixtures.record('/roles', 'keeper'), session.fixtures.newId('keeper')]
      const read = async () => (await session.data('get-user', { uid })).role
      await session.call('create-user', { body: { uid, name: 'Keeper' } })
      const before = await read()
      session.equalIfPresent('write_has_effect', '/data/role', 'default', before)
      await session.call('update-user', { uid, body: { role } })
      session.equal('write_has_effect', '/data/role', role, await read())
    },
  },
  {
    name: 'the second page differs from the first',
    operation: 'list-roles',
    needs: ['create-role'],
    async run(session) {
      for (const name of ['keeper', 'visitor']) await session.fixtures.record('/roles', name)
      // Others may create and remove roles at the same time.
      for (let attempt = 0; attempt < 3; attempt++) {
        const [first, second] = [
          await session.list('list-roles', { perPage: 1, page: 1 }),
          await session.list('list-roles', { perPage: 1, page: 2 }),
        ]
        // One edition of the documents has no pages here.
        if (first.length > 1 || first[0]?.role !== second[0]?.role) return
      }
      session.report('list_pages_agree', '/data', 'a different role on each page', 'the same role')
    },
  },
]
