import type { Body, Scenario } from '../session.ts'

/** Rules and their revisions. */
export const ruleScenarios: readonly Scenario[] = [
  {
    name: 'every change makes a revision, the newest first',
    operation: 'list-rule-revisions',
    needs: ['create-rule', 'update-rule', 'get-rule'],
    async run(session) {
      const ruleId = await session.fixtures.record('/moderation/rules', 'no-adverts')
      const { body } = session.server.exampleOf(session.server.operation('update-rule'))
      const before = await session.data('get-rule', { ruleId })
      await session.call('update-rule', { ruleId, body: { ...(body as Body), id: ruleId, name: 'Second name', enabled: false } })
      const after = await session.data('get-rule', { ruleId })
      if (after.revisionId === before.revisionId)
        session.found('write_has_effect', '/data/revisionId', 'another revision', after.revisionId)
      session.same('write_has_effect', '/data/createdAt', before.createdAt, after.createdAt)
      const revisions = await session.list('list-rule-revisions', { ruleId })
      const active = revisions.filter((one) => one.active === true)
      if (revisions.some((one) => 'active' in one))
        session.same(
          'write_has_effect',
          '/data',
          [after.revisionId],
          active.map(({ revisionId }) => revisionId),
        )
      session.same(
        'write_has_effect',
        '/data',
        [after.revisionId, before.revisionId],
        revisions.slice(0, 2).map(({ revisionId }) => revisionId),
      )
    },
  },
]
