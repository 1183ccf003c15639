import type { Arguments } from '../../cases/arguments.ts'
import type { Operation } from '../../documents/document.ts'
import { createGroup, createUsers } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import type { ServerContext } from '../../server/serverContext.ts'

/** Operations of a group that only admins, or admins and moderators, may call: all others are rejected, and nothing changes. */
export const scopeScenariosOf = ({ contract }: ServerContext): Scenario[] =>
  contract.operations
    .filter(
      (operation) => operation.path.startsWith('/groups/{guid}') && operation.method !== 'GET' && operation.authority?.scopes !== undefined,
    )
    .map((operation) => ({
      name: 'rejects participants and non-members, and accepts users with the required scope',
      operation: operation.id,
      needs: ['create-group', 'list-group-members'],
      run: (session) => scoped(session, operation),
    }))

interface Cast {
  guid: string
  admin: string
  moderator: string
  participant: string
  outsider: string
}

async function scoped(session: Session, operation: Operation): Promise<void> {
  const [admin, moderator, participant, outsider] = await createUsers(session, 4)
  const subject = await session.fixtures.record('/users', 'subject')
  const spare = await session.fixtures.record('/users', 'spare')
  const guid = await createGroup(session, admin, { moderators: [moderator], participants: [participant, subject] })
  const cast: Cast = { guid, admin, moderator, participant, outsider }
  if (operation.id === 'unban-group-user') await session.call('ban-group-user', { guid, uid: subject })
  const args = argumentsFor(session, operation, guid, subject, spare)
  const before = await session.list('list-group-members', { guid })
  for (const actor of [cast.participant, cast.outsider])
    await session.rejects(
      operation.id,
      { ...args, onBehalfOf: actor },
      `the user may not, as ${actor === outsider ? 'an outsider' : 'a participant'}`,
    )
  const scopes = (list: typeof before) => list.map(({ uid, scope }) => `${uid} ${scope}`).sort()
  session.equal('data_unchanged', '/data', scopes(before), scopes(await session.list('list-group-members', { guid })))
  const allowed = operation.authority?.scopes ?? []
  if (!allowed.includes('moderator'))
    await session.rejects(operation.id, { ...args, onBehalfOf: cast.moderator }, 'a moderator may not do this')
  // What a user who has the scope is permitted to do cannot be told from the request.
  if (operation.authority?.permission) return
  await session.call(operation.id, { ...args, onBehalfOf: allowed.includes('moderator') ? cast.moderator : cast.admin })
}

/** The arguments of each operation: a participant to act on, or a user to add. */
function argumentsFor({ server }: Session, operation: Operation, guid: string, subject: string, spare: string): Arguments {
  const uid = operation.path.includes('{uid}') ? { uid: subject } : {}
  if (!operation.body) return { guid, ...uid }
  if (operation.id === 'add-group-members') return { guid, body: { participants: [spare] } }
  if (operation.id === 'update-group') return { guid, body: { name: 'Renamed' } }
  return { guid, ...uid, body: server.exampleOf(operation).body }
}
