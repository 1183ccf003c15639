import { createGroup, createUsers } from '../fixtureHelpers.ts'
import type { Scenario, Session } from '../session.ts'

const ownerOf = async (session: Session, guid: string): Promise<unknown> => (await session.data('get-group', { guid })).owner

async function named(session: Session): Promise<void> {
  const [first, second] = await createUsers(session, 2)
  const guid = session.fixtures.newId('owned')
  await session.call('create-group', { body: { guid, name: 'Owned group', type: 'public', owner: first } })
  session.equal('write_has_effect', '/data/owner', first, await ownerOf(session, guid))
  await session.call('update-group', { guid, body: { owner: second } })
  session.equal('write_has_effect', '/data/owner', second, await ownerOf(session, guid))
  await session.rejects('update-group', { guid, body: { owner: session.fixtures.newId('nobody') } }, 'there is no such user')
  // Who acts becomes the owner; naming another may be rejected.
  const acted = session.fixtures.newId('owned')
  const body = { guid: acted, name: 'Group of who acts', type: 'public', owner: second }
  const { status } = await session.attempt('create-group', { onBehalfOf: first, body })
  if (status < 300) session.equal('write_has_effect', '/data/owner', first, await ownerOf(session, acted))
}

/** With `onBehalfOf`, the documents say, a new owner is ignored. */
async function ignored(session: Session): Promise<void> {
  const [first, second] = await createUsers(session, 2)
  const guid = await createGroup(session, first, { moderators: [second] })
  const { status } = await session.attempt('update-group', { guid, onBehalfOf: second, body: { owner: second, name: 'Taken over' } })
  if (status >= 300) return
  const { owner, updatedBy } = await session.data('get-group', { guid })
  session.equal('data_unchanged', '/data/owner', first, owner)
  if (updatedBy !== undefined) session.equal('write_has_effect', '/data/updatedBy', second, updatedBy)
}

/** Whom a group belongs to. */
export const ownerScenarios: readonly Scenario[] = [
  { name: 'stores the owner and a new owner', operation: 'update-group', needs: ['create-group', 'get-group'], run: named },
  {
    name: 'users cannot make themselves owner',
    operation: 'update-group',
    needs: ['create-group', 'get-group'],
    run: ignored,
  },
]
