import type { Json } from '../../documents/json.ts'
import { createGroup, createUser } from '../../server/fixtureHelpers.ts'
import { type Population, queriesOf } from '../population.ts'

/** Groups that differ in every property that their list can be filtered by. */
export const groups: Population = {
  list: 'list-groups',
  key: 'guid',
  change: async (session, { ids }) => void (await session.call('update-group', { guid: ids.xylo, body: { description: 'Changed' } })),
  async create(session) {
    const prefix = session.fixtures.newId('g')
    const [owner, member] = [await createUser(session, 'mira'), await createUser(session, 'jonas')]
    const tag = `${prefix}-tag`.slice(-40)
    const create = (name: string, more: Json) =>
      session.call('create-group', { body: { guid: `${prefix}${name}`, name: `${name} ${prefix}`, type: 'public', owner, ...more } })
    await create('xylo', { tags: [tag], members: { participants: [member] } })
    await create('yew', { type: 'password', password: 'open-sesame' })
    await create('willow', { type: 'private', tags: [`${tag}2`] })
    const changed = await session.step('a changed group', () =>
      session.call('update-group', { guid: `${prefix}xylo`, body: { description: 'Changed once' } }),
    )
    const all = ['xylo', 'yew', 'willow']
    const ids = Object.fromEntries(all.map((name) => [name, `${prefix}${name}`]))
    const only = queriesOf(ids)
    return {
      at: { searchKey: prefix, perPage: 100 },
      ids,
      queries: [
        // Private groups may be hidden from a list that does not ask for them.
        { args: {}, includes: ['xylo', 'yew'], excludes: [] },
        // Whether a search finds the beginning of a word or only whole words is not documented.
        only({ searchKey: `${prefix}xylo` }, 'xylo'),
        only({ searchKey: `ye_ ${prefix}` }),
        only({ searchKey: `${prefix}%` }),
        only({ searchKey: `yew ${prefix}`, searchIn: ['name'] }, 'yew'),
        only({ searchKey: `yew ${prefix}`, searchIn: ['guid'] }),
        only({ searchKey: `${prefix}yew`, searchIn: ['guid'] }, 'yew'),
        { args: { type: 'private' }, includes: ['willow'], excludes: ['xylo', 'yew'], matches: (record) => record.type === 'private' },
        only({ types: ['public', 'password'] }, 'xylo', 'yew'),
        only({ tags: [tag] }, 'xylo'),
        // Only a newer edition of the documents has these. They match whole guids.
        only({ guid: ids.xylo }, 'xylo'),
        only({ guid: prefix }),
        only({ guids: [ids.xylo] }, 'xylo'),
        only({ guids: [prefix] }),
        {
          args: { withTags: true },
          includes: ['xylo'],
          excludes: [],
          // A server may also leave out groups without tags.
          agree: (records) =>
            !records.some(({ guid }) => guid === ids.yew) ||
            records.every(({ guid, tags }) => guid !== ids.xylo || JSON.stringify(tags) === JSON.stringify([tag])),
        },
        // No group was changed after such a moment; which groups are on the other side of it is not
        // documented for groups that were never changed.
        only({ updatedAt: farAhead(), affix: 'append' }),
        { args: { updatedAt: farAhead(), affix: 'prepend' }, includes: changed ? ['xylo'] : [], excludes: [] },
        { args: { updatedAt: 1, affix: 'append' }, includes: [], excludes: [] },
        { args: { onBehalfOf: member }, includes: ['xylo', 'yew'], excludes: [] },
        {
          args: { onBehalfOf: member, hasJoined: true },
          includes: ['xylo'],
          excludes: ['yew', 'willow'],
          matches: ({ hasJoined, scope }) => hasJoined === true && scope === 'participant',
        },
      ],
    }
  },
}

/** A time in seconds that no clock of a server shows yet. */
const farAhead = (): number => Math.floor(Date.now() / 1000) + 1_000_000

const members: Population = {
  list: 'list-group-members',
  key: 'uid',
  async create(session) {
    const [mira, jonas, priya, teo] = await Promise.all(['mira', 'jonas', 'priya', 'teo'].map((name) => createUser(session, name)))
    const guid = await createGroup(session, mira as string, { moderators: [jonas], participants: [priya, teo] })
    const ids = { mira, jonas, priya, teo } as Record<string, string>
    const scope = (wanted: string) => (record: Json) => record.scope === wanted
    const only = queriesOf(ids)
    return {
      at: { guid, perPage: 100 },
      ids,
      queries: [
        only({}, 'mira', 'jonas', 'priya', 'teo'),
        { args: { perPage: 3 }, includes: [], excludes: [], agree: ({ length }) => length === 3 },
        { args: { scopes: ['moderator'] }, includes: ['jonas'], excludes: ['mira', 'priya', 'teo'], matches: scope('moderator') },
        { args: { scopes: ['participant'] }, includes: ['priya', 'teo'], excludes: ['mira', 'jonas'], matches: scope('participant') },
        { args: { scopes: ['admin'] }, includes: ['mira'], excludes: ['jonas', 'priya', 'teo'], matches: scope('admin') },
        only({ scopes: ['admin', 'moderator'] }, 'mira', 'jonas'),
        only({ status: 'available' }),
        only({ status: 'offline' }, 'mira', 'jonas', 'priya', 'teo'),
      ],
    }
  },
}

/** Groups and members. */
export const groupPopulations: readonly Population[] = [groups, members]
