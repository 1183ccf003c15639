import type { Json } from '../../documents/json.ts'
import { createUser } from '../../server/fixtureHelpers.ts'
import { type Population, queriesOf } from '../population.ts'

const users: Population = {
  list: 'list-users',
  key: 'uid',
  change: async (session, { ids }) => void (await session.call('update-user', { uid: ids.alder, body: { statusMessage: 'Changed' } })),
  async create(session) {
    const { fixtures } = session
    const [role, otherRole] = [await fixtures.record('/roles', 'keeper'), await fixtures.record('/roles', 'visitor')]
    const prefix = fixtures.newId('u')
    const [tag, otherTag] = [`${prefix}-red`.slice(-40), `${prefix}-red2`.slice(-41)]
    const create = (name: string, more: Json) =>
      session.call('create-user', { body: { uid: `${prefix}${name}`, name: `${name} ${prefix}`, ...more } })
    await create('alder', { role, tags: [tag] })
    await create('birch', { role: otherRole, tags: [otherTag] })
    await create('cedar', { name: `Črna ${prefix}`, tags: [tag, otherTag] })
    await create('dogwood', {})
    await session.call('deactivate-users', { body: { uidsToDeactivate: [`${prefix}dogwood`] } })
    const ids = { alder: `${prefix}alder`, birch: `${prefix}birch`, cedar: `${prefix}cedar`, dogwood: `${prefix}dogwood` }
    const at = { searchKey: prefix, perPage: 100 }
    const active = ['alder', 'birch', 'cedar']
    return {
      at,
      ids,
      queries: [
        { args: {}, includes: active, excludes: ['dogwood'] },
        { args: { searchKey: `${prefix}al` }, includes: ['alder'], excludes: ['birch', 'cedar', 'dogwood'] },
        // A search is for literal text: neither character is a wildcard.
        { args: { searchKey: `${prefix.slice(0, -1)}_` }, includes: [], excludes: active },
        { args: { searchKey: `${prefix}%` }, includes: [], excludes: active },
        { args: { searchKey: `birch ${prefix}` }, includes: ['birch'], excludes: ['alder', 'cedar'] },
        { args: { searchKey: `Črna ${prefix}` }, includes: ['cedar'], excludes: ['alder', 'birch'] },
        // Uids and names that begin with the text, not those that contain it elsewhere.
        { args: { searchKey: prefix.slice(1) }, includes: [], excludes: active },
        { args: { searchKey: `birch ${prefix}`, searchIn: ['name'] }, includes: ['birch'], excludes: ['alder', 'cedar'] },
        { args: { searchKey: `${prefix}al`, searchIn: ['name'] }, includes: [], excludes: active },
        { args: { searchKey: `birch ${prefix}`, searchIn: ['uid'] }, includes: [], excludes: active },
        { args: { searchKey: prefix, searchIn: ['uid'] }, includes: active, excludes: [] },
        { args: { uids: [`${prefix}alder`, `${prefix}birch`] }, includes: ['alder', 'birch'], excludes: ['cedar'] },
        { args: { role }, includes: ['alder'], excludes: ['birch', 'cedar'], matches: (record) => record.role === role },
        { args: { roles: [role, otherRole] }, includes: ['alder', 'birch'], excludes: ['cedar'] },
        { args: { tags: [otherTag] }, includes: ['birch', 'cedar'], excludes: ['alder'] },
        { args: { tags: [tag] }, includes: ['alder', 'cedar'], excludes: ['birch'] },
        {
          args: { withTags: true },
          includes: active,
          excludes: [],
          matches: (record) => record.uid !== `${prefix}alder` || JSON.stringify(record.tags) === JSON.stringify([tag]),
        },
        { args: { status: 'available' }, includes: [], excludes: active },
        { args: { status: 'offline' }, includes: active, excludes: [] },
        { args: { onlyDeactivated: true }, includes: ['dogwood'], excludes: active },
        { args: { withDeactivated: true }, includes: [...active, 'dogwood'], excludes: [] },
      ],
    }
  },
}

const friends: Population = {
  list: 'list-friends',
  key: 'uid',
  async create(session) {
    const prefix = session.fixtures.newId('f')
    const uid = await createUser(session, 'mira')
    const ids = { ash: `${prefix}ash`, elm: `${prefix}elm` }
    for (const [name, uid] of Object.entries(ids)) await session.call('create-user', { body: { uid, name: `${name} ${prefix}` } })
    await session.call('add-friends', { uid, body: { accepted: Object.values(ids) } })
    const only = queriesOf(ids)
    return {
      at: { uid, perPage: 100 },
      ids,
      queries: [
        only({}, 'ash', 'elm'),
        { args: { perPage: 1 }, includes: [], excludes: [], agree: ({ length }) => length === 1 },
        only({ searchKey: `${prefix}ash` }, 'ash'),
        only({ searchKey: `elm ${prefix}` }, 'elm'),
        only({ searchKey: `el_ ${prefix}` }),
        only({ searchKey: `${prefix}%` }),
      ],
    }
  },
}

const keys: Population = {
  list: 'list-apikeys',
  key: 'apiKey',
  async create(session) {
    const prefix = session.fixtures.newId('k').slice(-16)
    const create = async (name: string, scope: string) =>
      String((await session.data('create-apikey', { body: { name: `${name}${prefix}`, scope } })).apiKey)
    const ids = { full: await create('full', 'fullAccess'), auth: await create('auth', 'authOnly') }
    const only = queriesOf(ids)
    return {
      at: {},
      ids,
      queries: [
        only({}, 'full', 'auth'),
        { args: { scope: 'authOnly' }, includes: ['auth'], excludes: ['full'], matches: (record) => record.scope === 'authOnly' },
        { args: { scope: 'fullAccess' }, includes: ['full'], excludes: ['auth'], matches: (record) => record.scope === 'fullAccess' },
        only({ searchKey: `full${prefix}` }, 'full'),
        // A name contains what it does not begin with.
        only({ searchKey: `ull${prefix}` }, 'full'),
        only({ searchKey: `ful_${prefix}` }),
      ],
    }
  },
}

/**
 * Users, friends and API keys that differ in every property that their lists can be filtered by.
 */
export const userPopulations: readonly Population[] = [users, friends, keys]
