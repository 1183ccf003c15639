import { createUser } from '../../server/fixtureHelpers.ts'
import type { Scenario } from '../../server/scenario.ts'

/** Effects of operations on users in the responses of other operations. */
export const userScenarios: readonly Scenario[] = [
  {
    name: 'a deactivated user is not listed and is unchanged after reactivation',
    operation: 'deactivate-users',
    needs: ['reactivate-users', 'list-users', 'get-user'],
    async run(session) {
      const prefix = session.fixtures.newId('d')
      const [uid, other] = [`${prefix}a`, `${prefix}b`]
      const role = await session.optional(() => session.fixtures.record('/roles', 'keeper'))
      const rest = { metadata: { plot: 'north' }, tags: ['grower'], ...(role !== undefined && { role }) }
      for (const id of [uid, other]) await session.call('create-user', { body: { uid: id, name: `Name ${id}`, ...rest } })
      const before = await session.data('get-user', { uid })
      const done = await session.data('deactivate-users', { body: { uidsToDeactivate: [uid] } })
      if (Array.isArray(done.deactivatedUids)) session.equal('write_has_effect', '/data/deactivatedUids', [uid], done.deactivatedUids)
      session.contains('write_has_effect', await session.list('list-users', { searchKey: prefix }), 'uid', [other], [uid])
      await session.call('reactivate-users', { body: { uidsToActivate: [uid] } })
      session.contains('write_has_effect', await session.list('list-users', { searchKey: prefix }), 'uid', [uid, other])
      const after = await session.data('get-user', { uid })
      session.equal('write_has_effect', '/data/deactivatedAt', undefined, after.deactivatedAt || undefined)
      session.unchanged(before, after, ['deactivatedAt'])
    },
  },
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
  {
    name: 'rejects an unknown role',
    operation: 'create-user',
    async run(session) {
      const role = session.fixtures.newId('role')
      await session.rejects('create-user', { body: { uid: session.fixtures.newId('u'), name: 'No role', role } }, 'there is no such role')
      const uid = await createUser(session, 'mira')
      await session.rejects('update-user', { uid, body: { role } }, 'there is no such role')
    },
  },
]
