import type { Body, Scenario, Session } from '../session.ts'

/** Permissions and restricted features, set and unset. */
export const permissionScenarios: readonly Scenario[] = [
  {
    name: 'permissions that are not sent do not change',
    operation: 'set-role-permissions',
    needs: ['unset-role-permission'],
    run: (session) => permissions(session, 'role', { createGroup: 'deny' }, { joinGroup: 'deny' }),
  },
  {
    name: 'permissions that are not sent do not change',
    operation: 'set-scope-permissions',
    needs: ['unset-scope-permission'],
    run: (session) => permissions(session, 'scope', { sendMessage: 'deny' }, { addReaction: 'deny' }),
  },
  {
    name: 'features are restricted and allowed, singly and all at once',
    operation: 'restrict-features',
    needs: ['list-restricted-features', 'allow-features'],
    async run(session) {
      const { body } = session.server.exampleOf(session.server.operation('restrict-features'))
      const [first] = (body as { featuresToRestrict: string[] }).featuresToRestrict
      const second = first === 'createGroup' ? 'joinGroup' : 'createGroup'
      const [role, other] = [await session.fixtures.record('/roles', 'keeper'), await session.fixtures.record('/roles', 'visitor')]
      const listed = () => session.list('list-restricted-features', { role })
      const bare = (key: unknown) => String(key).replace(/^u\./, '')
      const holds = async (present: unknown[], absent: unknown[]) =>
        session.holds(
          'write_has_effect',
          (await listed()).map((one) => ({ key: bare(one.key) })),
          'key',
          present.map(bare),
          absent.map(bare),
        )
      await session.call('restrict-features', { role, body: { featuresToRestrict: [first, second] } })
      await holds([first, second], [])
      session.same('write_has_effect', '/data', 0, (await session.list('list-restricted-features', { role: other })).length)
      await session.call('allow-features', { role, body: { featuresToAllow: [first] } })
      await holds([second], [first])
      await session.call('allow-features', { role, body: { allowAll: true } })
      await holds([], [first, second])
    },
  },
]

/** Sets one permission, then another; takes the first away. */
async function permissions(session: Session, of: 'role' | 'scope', first: Body, second: Body): Promise<void> {
  const at =
    of === 'role'
      ? { role: await session.fixtures.record('/roles', 'keeper') }
      : {
          guid: await session.fixtures.record('/groups', 'tomato-growers'),
          scope: session.server.exampleOf(session.server.operation('set-scope-permissions')).scope,
        }
  const [name = ''] = Object.keys(first)
  const set = async (more: Body) =>
    (await session.data(`set-${of}-permissions`, { ...at, body: { permissions: more } })).permissions as Body
  const own = (all: Body, wanted: Body) => Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key]]))
  session.same('write_has_effect', '/data/permissions', first, own(await set(first), first))
  const both = { ...first, ...second }
  session.same('write_has_effect', '/data/permissions', both, own(await set(second), both))
  const left = (await session.data(`unset-${of}-permission`, { ...at, permission: name })).permissions as Body
  session.same('write_has_effect', '/data/permissions', second, own(left, second))
  if (left[name] === first[name]) session.found('write_has_effect', `/data/permissions/${name}`, 'nothing, or the default', left[name])
}
