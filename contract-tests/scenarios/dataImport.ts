import { valueAt } from '../documents/pointer.ts'
import { createGroup, createUser, createUsers, hasScope, listMessages, textOf } from '../server/fixtureHelpers.ts'
import type { Scenario } from '../server/scenario.ts'
import { near } from '../server/times.ts'

/** Imported records exist, and an invalid record does not prevent the import of the others. */
export const importScenarios: readonly Scenario[] = [
  {
    name: 'imports the other groups if one already exists',
    operation: 'import-groups',
    needs: ['get-group'],
    async run(session) {
      const [mira] = await createUsers(session, 1)
      const known = await createGroup(session, mira)
      const guid = session.fixtures.newId('imported')
      const importedGroup = (id: string) => ({ guid: id, name: 'Imported', type: 'public', owner: mira })
      const data = await session.data('import-groups', { body: { groups: { [known]: importedGroup(known), [guid]: importedGroup(guid) } } })
      session.equal('write_has_effect', `/data/${guid}/success`, true, valueAt(data, `/${guid}/success`))
      session.equal('write_has_effect', '/data/name', 'Imported', (await session.data('get-group', { guid })).name)
    },
  },
  {
    name: 'imports the other users if one already exists',
    operation: 'import-users',
    needs: ['get-user'],
    async run(session) {
      const known = await createUser(session, 'mira')
      const before = await session.data('get-user', { uid: known })
      const uid = session.fixtures.newId('new')
      const createdAt = 1_700_000_000
      const users = { [known]: { uid: known, name: 'Twice' }, [uid]: { uid, name: 'Imported', createdAt } }
      const data = await session.data('import-users', { body: { users } })
      session.equal('write_has_effect', `/data/${uid}/success`, true, valueAt(data, `/${uid}/success`))
      const made = await session.data('get-user', { uid })
      session.equal('write_has_effect', '/data/name', 'Imported', made.name)
      if (made.createdAt !== undefined) near(session, '/data/createdAt', made.createdAt, createdAt)
      // Whether an import may change an existing user is not documented, but a failed import must not.
      const after = await session.data('get-user', { uid: known })
      const { success, data: imported } = (data[known] ?? {}) as { success?: unknown; data?: { name?: unknown } }
      const name = success === true ? (imported?.name ?? after.name) : before.name
      session.equal('write_has_effect', '/data/name', name, after.name)
    },
  },
  {
    name: 'imported groups, members and messages can be read',
    operation: 'import-messages',
    needs: ['import-groups', 'import-members', 'list-group-members', 'list-group-messages'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const guid = session.fixtures.newId('imported')
      const sentAt = Math.floor(Date.now() / 1000) - 86_400
      await session.call('import-groups', {
        body: { groups: { [guid]: { guid, name: 'Imported', type: 'public', owner: mira, createdAt: sentAt - 60 } } },
      })
      const memberId = `${guid}_member_${jonas}`.slice(0, 100)
      const joined = await session.data('import-members', {
        body: { members: { [memberId]: { memberId, guid, uid: jonas, scope: 'moderator', joinedAt: sentAt } } },
      })
      session.equal('write_has_effect', '/data/success', true, valueAt(Object.values(joined)[0], '/success'))
      hasScope(session, await session.list('list-group-members', { guid }), jonas, 'moderator')
      const muid = session.fixtures.newId('m')
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
      session.equal('write_has_effect', `/data/${muid}/success`, true, valueAt(data, `/${muid}/success`))
      const [found] = (await listMessages(session, 'list-group-messages', { guid })).filter((message) => textOf(message) === 'From before')
      near(session, '/data/sentAt', found?.sentAt, sentAt)
      session.equal('write_has_effect', '/data/sender', jonas, found?.sender)
    },
  },
]
