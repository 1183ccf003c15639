import { createGroup, createUsers } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'

const ownerOf = async (session: Session, guid: string): Promise<unknown> => (await session.data('get-group', { guid })).owner

async function named(session: Session): Promise<void> {
  const [first, second] = await createUsers(session, 2)
  const guid = session.fixtures.newId('owned')
  await session.call('create-group', { body: { guid, name: 'Owned group', type: 'public', owner: first } })
  session.equal('write_has_effect', '/data/owner', first, await ownerOf(session, guid))
  // A server may require that an owner is a member.
  await session.call('add-group-members', { guid, body: { participants: [second] } })
  await session.call('update-group', { guid, body: { owner: second } })
  session.equal('write_has_effect', '/data/owner', second, await ownerOf(session, guid))
  // The acting user becomes the owner; naming another owner may be rejected.
  const acted = session.fixtures.newId('owned')
  const body = { guid: acted, name: 'Group of the acting user', type: 'public', owner: second }
  const { status } = await session.attempt('create-group', { onBehalfOf: first, body })
  if (status < 300) session.equal('write_has_effect', '/data/owner', first, await ownerOf(session, acted))
}

/** The documents say that a new owner is ignored with `onBehalfOf`. */
async function ignored(session: Session): Promise<void> {
  const [first, second] = await createUsers(session, 2)
  const guid = await createGroup(session, first, { moderators: [second] })
  const { status } = await session.attempt('update-group', { guid, onBehalfOf: second, body: { owner: second, name: 'Taken over' } })
  if (status >= 300) return
  const { owner, updatedBy } = await session.data('get-group', { guid })
  session.equal('data_unchanged', '/data/owner', first, owner)
  session.equalIfPresent('write_has_effect', '/data/updatedBy', second, updatedBy)
}

/** Owners of groups. */
export const ownerScenarios: readonly Scenario[] = [
  {
    name: 'stores the owner and changes of the owner',
    operation: 'update-group',
    needs: ['create-group', 'get-group', 'add-group-members'],
    run: named,
  },
  {
    name: 'users cannot make themselves the owner',
    operation: 'update-group',
    needs: ['create-group', 'get-group'],
    run: ignored,
  },
]
