import { type Population, queriesOf } from '../population.ts'

/** API keys that differ in every property that their list can be filtered by. */
export const apiKeys: Population = {
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
