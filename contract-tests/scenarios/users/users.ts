import type { Scenario } from '../../server/scenario.ts'

/** Effects of operations on users in the responses of other operations. */
export const userScenarios: readonly Scenario[] = [
  {
    name: 'a deleted user can be reactivated, a permanently deleted user cannot',
    operation: 'delete-user',
    needs: ['create-user', 'reactivate-users', 'list-users', 'get-user'],
    async run(session) {
      const uid = session.fixtures.newId('leaver')
      await session.call('create-user', {
        body: { uid, name: 'Leaver', statusMessage: 'Away', metadata: { plot: 'north' }, tags: ['grower'] },
      })
      const before = await session.data('get-user', { uid })
      await session.call('delete-user', { uid, body: { permanent: false } })
      session.contains('write_has_effect', await session.list('list-users', { searchKey: uid }), 'uid', [], [uid])
      session.contains('write_has_effect', await session.list('list-users', { searchKey: uid, onlyDeactivated: true }), 'uid', [uid])
      await session.call('reactivate-users', { body: { uidsToActivate: [uid] } })
      session.unchanged(before, await session.data('get-user', { uid }), ['deactivatedAt'])
      await session.call('delete-user', { uid, body: { permanent: true } })
      session.contains('write_has_effect', await session.list('list-users', { searchKey: uid, withDeactivated: true }), 'uid', [], [uid])
    },
  },
  {
    name: 'withAuthToken creates a token that is listed',
    operation: 'create-user',
    needs: ['list-authtokens'],
    async run(session) {
      const uid = session.fixtures.newId('login')
      const { authToken } = await session.data('create-user', { body: { uid, name: 'With a token', withAuthToken: true } })
      if (typeof authToken !== 'string') return session.report('write_has_effect', '/data/authToken', 'a token', authToken)
      session.contains('write_has_effect', await session.list('list-authtokens', { uid }), 'authToken', [authToken])
    },
  },
]
