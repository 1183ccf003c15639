import type { Scenario } from '../session.ts'

/** Lists of roles. */
export const roleScenarios: readonly Scenario[] = [
  {
    name: 'the second page differs from the first',
    operation: 'list-roles',
    needs: ['create-role'],
    async run(session) {
      for (const name of ['keeper', 'visitor']) await session.fixtures.record('/roles', name)
      // Others may make and remove roles at the same moment.
      for (let attempt = 0; attempt < 3; attempt++) {
        const [first, second] = [
          await session.list('list-roles', { perPage: 1, page: 1 }),
          await session.list('list-roles', { perPage: 1, page: 2 }),
        ]
        if (first[0]?.role !== second[0]?.role) return
      }
      session.found('list_pages_agree', '/data', 'another role on each page', 'the same')
    },
  },
]
