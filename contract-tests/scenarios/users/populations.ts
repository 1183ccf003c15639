import { createUser } from '../fixtureHelpers.ts'
import { type Population, queriesOf } from '../population.ts'
import type { Body } from '../session.ts'

const users: Population = {
  list: 'list-users',
  key: 'uid',
  change: async (session, { ids }) => void (await session.call('update-user', { uid: ids.alder, body: { statusMessage: 'Changed' } })),
  async create(session) {
    const { fixtures } = session
    const [role, otherRole] = [await fixtures.record('/roles', 'keeper'), await fixtures.record('/roles', 'visitor')]
    const stem = fixtures.newId('u')
    const [tag, otherTag] = [`${stem}-red`.slice(-40), `${stem}-red2`.slice(-41)]
    const create = (name: string, more: Body) =>
      session.call('create-user', { body: { uid: `${stem}${name}`, name: `${name} ${stem}`, ...more } })
    await create('alder', { role, tags: [tag] })
    await create('birch', { role: otherRole, tags: [otherTag] })
    await create('cedar', { name: `Črna ${stem}`, tags: [tag, otherTag] })
    await create('dogwood', {})
    await session.call('deactivate-users', { body: { uidsToDeactivate: [`${stem}dogwood`] } })
    const ids = { alder: `${stem}alder`, birch: `${stem}birch`, cedar: `${stem}cedar`, dogwood: `${stem}dogwood` }
    const at = { searchKey: stem, perPage: 100 }
    const active = ['alder', 'birch', 'cedar']
    return {
      at,
      ids,
      queries: [
        { args: {}, includes: active, excludes: ['dogwood'] },
        { args: { searchKey: `${stem}al` }, includes: ['alder'], excludes: ['birch', 'cedar', 'dogwood'] },
        // A search is for text: neither character stands for others.
        { args: { searchKey: `${stem.slice(0, -1)}_` }, includes: [], excludes: active },
        { args: { searchKey: `${stem}%` }, includes: [], excludes: active },
        { args: { searchKey: `birch ${stem}` }, includes: ['birch'], excludes: ['alder', 'cedar'] },
        { args: { searchKey: `Črna ${stem}` }, includes: ['cedar'], excludes: ['alder', 'birch'] },
        // A uid or a name that begins with the text, not one that holds it elsewhere.
        { args: { searchKey: stem.slice(1) }, includes: [], excludes: active },
        { args: { searchKey: `birch ${stem}`, searchIn: ['name'] }, includes: ['birch'], excludes: ['alder', 'cedar'] },
        { args: { searchKey: `${stem}al`, searchIn: ['name'] }, includes: [], excludes: active },
        { args: { searchKey: `birch ${stem}`, searchIn: ['uid'] }, includes: [], excludes: active },
        { args: { searchKey: stem, searchIn: ['uid'] }, includes: active, excludes: [] },
        { args: { role }, includes: ['alder'], excludes: ['birch', 'cedar'], matches: (record) => record.role === role },
        { args: { roles: [role, otherRole] }, includes: ['alder', 'birch'], excludes: ['cedar'] },
        { args: { tags: [otherTag] }, includes: ['birch', 'cedar'], excludes: ['alder'] },
        { args: { tags: [tag] }, includes: ['alder', 'cedar'], excludes: ['birch'] },
        {
          args: { withTags: true },
          includes: active,
          excludes: [],
          matches: (record) => record.uid !== `${stem}alder` || JSON.stringify(record.tags) === JSON.stringify([tag]),
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
    const stem = session.fixtures.newId('f')
    const uid = await createUser(session, 'mira')
    const ids = { ash: `${stem}ash`, elm: `${stem}elm` }
    for (const [name, uid] of Object.entries(ids)) await session.call('create-user', { body: { uid, name: `${name} ${stem}` } })
    await session.call('add-friends', { uid, body: { accepted: Object.values(ids) } })
    const only = queriesOf(ids)
    return {
      at: { uid, perPage: 100 },
      ids,
      queries: [
        only({}, 'ash', 'elm'),
        only({ searchKey: `${stem}ash` }, 'ash'),
        only({ searchKey: `elm ${stem}` }, 'elm'),
        only({ searchKey: `el_ ${stem}` }),
        only({ searchKey: `${stem}%` }),
      ],
    }
  },
}

const keys: Population = {
  list: 'list-apikeys',
  key: 'apiKey',
  async create(session) {
    const stem = session.fixtures.newId('k').slice(-16)
    const create = async (name: string, scope: string) =>
      String((await session.data('create-apikey', { body: { name: `${name}${stem}`, scope } })).apiKey)
    const ids = { full: await create('full', 'fullAccess'), auth: await create('auth', 'authOnly') }
    const only = queriesOf(ids)
    return {
      at: {},
      ids,
      queries: [
        only({}, 'full', 'auth'),
        { args: { scope: 'authOnly' }, includes: ['auth'], excludes: ['full'], matches: (record) => record.scope === 'authOnly' },
        { args: { scope: 'fullAccess' }, includes: ['full'], excludes: ['auth'], matches: (record) => record.scope === 'fullAccess' },
        only({ searchKey: `full${stem}` }, 'full'),
        only({ searchKey: `ful_${stem}` }),
      ],
    }
  },
}

/** Users, friends and API keys that differ in every property that their lists can be filtered by. */
export const userPopulations: readonly Population[] = [users, friends, keys]
