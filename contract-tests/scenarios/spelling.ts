import { recordsOf } from '../server/lists.ts'
import type { Scenario, Session } from '../server/scenario.ts'

/** Characters with a meaning in URLs, and some that are percent-encoded there. */
const reserved = '+ 100%/"b" 🌱'

/** Records whose identifiers are stored in lower case. */
interface Kind {
  readonly kind: 'role'
  readonly key: string
  readonly needs: readonly string[]
  /** Calls other operations with the identifier in capital letters. */
  uses(session: Session, lower: string, capital: string): Promise<void>
}

const kinds: readonly Kind[] = [
  {
    kind: 'role',
    key: 'role',
    needs: ['create-user', 'delete-user', 'list-users'],
    async uses(session, role, capital) {
      const uid = session.fixtures.newId('user')
      const user = await session.data('create-user', { body: { uid, name: 'Capital role', role: capital } })
      session.equalIfPresent('same_identifier', '/data/role', role, user.role)
      for (const filter of [{ role: capital }, { roles: [capital] }])
        session.contains('same_identifier', await session.list('list-users', filter), 'uid', [uid])
      await session.call('delete-user', { uid, body: { permanent: true } })
    },
  },
]

/**
 * How identifiers are spelled: in capital letters, and with characters that a URL has to encode.
 */
export const spellingScenarios: readonly Scenario[] = [
  ...kinds.map(
    (kind): Scenario => ({
      name: `a ${kind.key} with capital letters is stored in lower case, and means the same everywhere`,
      operation: `create-${kind.kind}`,
      needs: [`get-${kind.kind}`, `delete-${kind.kind}`, ...kind.needs],
      requests: 15,
      run: (session) => inCapitals(session, kind),
    }),
  ),
  {
    name: 'a reason whose id has reserved characters can be changed and deleted, if it can be created',
    operation: 'delete-reason',
    needs: ['create-reason', 'update-reason', 'list-reasons'],
    async run(session) {
      const id = `${session.fixtures.newId('reason')}${reserved}`
      const { status } = await session.attempt('create-reason', { body: { id, name: 'Reserved characters' } })
      if (status >= 300)
        return session.leaveOut('reserved characters', 'the server rejects them, and which characters an id may have is not documented')
      const listed = async () => {
        const reasons = await recordsOf(session, session.server.operation('list-reasons'), {})
        return reasons.find((reason) => reason.id === id)?.name
      }
      session.equal('write_has_effect', '/data', 'Reserved characters', await listed())
      await session.call('update-reason', { id, body: { name: 'Changed' } })
      session.equal('write_has_effect', '/data', 'Changed', await listed())
      await session.call('delete-reason', { id })
      session.equal('write_has_effect', '/data', undefined, await listed())
    },
  },
]

/**
 * Creates a record with capital letters in its identifier, which the service converts to lower
 * case. A server that keeps them has to keep them everywhere.
 */
async function inCapitals(session: Session, { kind, key, uses }: Kind): Promise<void> {
  const id = session.fixtures.newId('case')
  const [lower, capital] = [`${id}abc`, `${id}ABC`]
  const body = { [key]: capital, name: 'Capital letters' }
  const stored = String((await session.data(`create-${kind}`, { body }))[key])
  session.equal('write_has_effect', `/data/${key}`, lower, stored)
  for (const spelling of [stored, capital])
    session.equal('same_identifier', `/data/${key}`, stored, (await session.data(`get-${kind}`, { [key]: spelling }))[key])
  if (stored === lower) {
    if (session.server.operation(`create-${kind}`).unique)
      await session.rejects(`create-${kind}`, { body }, `the ${key} is taken in another spelling`)
    await session.step('other operations', () => uses(session, lower, capital))
  }
  await session.call(`delete-${kind}`, { [key]: stored })
}
