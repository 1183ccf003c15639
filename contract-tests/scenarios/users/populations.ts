import { user } from '../fixtureHelpers.ts'
import type { Population } from '../population.ts'
import type { Body } from '../session.ts'

const users: Population = {
  list: 'list-users',
  key: 'uid',
  change: async (session, { ids }) => void (await session.call('update-user', { uid: ids.alder, body: { statusMessage: 'Changed' } })),
  async make(session) {
    const { fixtures } = session
    const [role, otherRole] = [await fixtures.record('/roles', 'keeper'), await fixtures.record('/roles', 'visitor')]
    const stem = fixtures.fresh('u')
    const [tag, otherTag] = [`${stem}-red`.slice(-40), `${stem}-red2`.slice(-41)]
    const make = (name: string, more: Body) =>
      session.call('create-user', { body: { uid: `${stem}${name}`, name: `${name} ${stem}`, ...more } })
    await make('alder', { role, tags: [tag] })
    await make('birch', { role: otherRole, tags: [otherTag] })
    await make('cedar', { tags: [tag, otherTag] })
    await make('dogwood', {})
    await session.call('deactivate-users', { body: { uidsToDeactivate: [`${stem}dogwood`] } })
    const ids = { alder: `${stem}alder`, birch: `${stem}birch`, cedar: `${stem}cedar`, dogwood: `${stem}dogwood` }
    const at = { searchKey: stem, perPage: 100 }
    const active = ['alder', 'birch', 'cedar']
    return {
      at,
      ids,
      queries: [
        { given: {}, gives: active, not: ['dogwood'] },
        { given: { searchKey: `${stem}al` }, gives: ['alder'], not: ['birch', 'cedar', 'dogwood'] },
        // A search is for text: neither character stands for others.
        { given: { searchKey: `${stem.slice(0, -1)}_` }, gives: [], not: active },
        { given: { searchKey: `${stem}%` }, gives: [], not: active },
        { given: { searchKey: `birch ${stem}` }, gives: ['birch'], not: ['alder', 'cedar'] },
        // A uid or a name that begins with the text, not one that holds it elsewhere.
        { given: { searchKey: stem.slice(1) }, gives: [], not: active },
        { given: { searchKey: `birch ${stem}`, searchIn: ['name'] }, gives: ['birch'], not: ['alder', 'cedar'] },
        { given: { searchKey: `${stem}al`, searchIn: ['name'] }, gives: [], not: active },
        { given: { searchKey: `birch ${stem}`, searchIn: ['uid'] }, gives: [], not: active },
        { given: { searchKey: stem, searchIn: ['uid'] }, gives: active, not: [] },
        { given: { role }, gives: ['alder'], not: ['birch', 'cedar'], holds: (one) => one.role === role },
        { given: { roles: [role, otherRole] }, gives: ['alder', 'birch'], not: ['cedar'] },
        { given: { tags: [otherTag] }, gives: ['birch', 'cedar'], not: ['alder'] },
        { given: { tags: [tag] }, gives: ['alder', 'cedar'], not: ['birch'] },
        {
          given: { withTags: true },
          gives: active,
          not: [],
          holds: (one) => one.uid !== `${stem}alder` || JSON.stringify(one.tags) === JSON.stringify([tag]),
        },
        { given: { status: 'available' }, gives: [], not: active },
        { given: { status: 'offline' }, gives: active, not: [] },
        { given: { onlyDeactivated: true }, gives: ['dogwood'], not: active },
        { given: { withDeactivated: true }, gives: [...active, 'dogwood'], not: [] },
      ],
    }
  },
}

const friends: Population = {
  list: 'list-friends',
  key: 'uid',
  async make(session) {
    const stem = session.fixtures.fresh('f')
    const uid = await user(session, 'mira')
    const ids = { ash: `${stem}ash`, elm: `${stem}elm` }
    for (const [name, one] of Object.entries(ids)) await session.call('create-user', { body: { uid: one, name: `${name} ${stem}` } })
    await session.call('add-friends', { uid, body: { accepted: Object.values(ids) } })
    return {
      at: { uid, perPage: 100 },
      ids,
      queries: [
        { given: {}, gives: ['ash', 'elm'], not: [] },
        { given: { searchKey: `${stem}ash` }, gives: ['ash'], not: ['elm'] },
        { given: { searchKey: `elm ${stem}` }, gives: ['elm'], not: ['ash'] },
        { given: { searchKey: `el_ ${stem}` }, gives: [], not: ['ash', 'elm'] },
        { given: { searchKey: `${stem}%` }, gives: [], not: ['ash', 'elm'] },
      ],
    }
  },
}

const keys: Population = {
  list: 'list-apikeys',
  key: 'apiKey',
  async make(session) {
    const stem = session.fixtures.fresh('k').slice(-16)
    const make = async (name: string, scope: string) =>
      String((await session.data('create-apikey', { body: { name: `${name}${stem}`, scope } })).apiKey)
    const ids = { full: await make('full', 'fullAccess'), auth: await make('auth', 'authOnly') }
    return {
      at: {},
      ids,
      queries: [
        { given: {}, gives: ['full', 'auth'], not: [] },
        { given: { scope: 'authOnly' }, gives: ['auth'], not: ['full'], holds: (one) => one.scope === 'authOnly' },
        { given: { scope: 'fullAccess' }, gives: ['full'], not: ['auth'], holds: (one) => one.scope === 'fullAccess' },
        { given: { searchKey: `full${stem}` }, gives: ['full'], not: ['auth'] },
        { given: { searchKey: `ull${stem}` }, gives: ['full'], not: ['auth'] },
        { given: { searchKey: `ful_${stem}` }, gives: [], not: ['full', 'auth'] },
      ],
    }
  },
}

/** Users, friends and API keys that differ in everything that their lists can be narrowed down by. */
export const userPopulations: readonly Population[] = [users, friends, keys]
