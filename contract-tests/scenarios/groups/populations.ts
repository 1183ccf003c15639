import { group, user } from '../fixtureHelpers.ts'
import type { Population } from '../population.ts'
import type { Body } from '../session.ts'

/** Groups that differ in everything that their list can be narrowed down by. */
export const groups: Population = {
  list: 'list-groups',
  key: 'guid',
  change: async (session, { ids }) => void (await session.call('update-group', { guid: ids.xylo, body: { description: 'Changed' } })),
  async make(session) {
    const stem = session.fixtures.fresh('g')
    const [owner, member] = [await user(session, 'mira'), await user(session, 'jonas')]
    const tag = `${stem}-tag`.slice(-40)
    const make = (name: string, more: Body) =>
      session.call('create-group', { body: { guid: `${stem}${name}`, name: `${name} ${stem}`, type: 'public', owner, ...more } })
    await make('xylo', { tags: [tag], members: { participants: [member] } })
    await make('yew', { type: 'password', password: 'open-sesame' })
    await make('willow', { type: 'private', tags: [`${tag}2`] })
    const all = ['xylo', 'yew', 'willow']
    return {
      at: { searchKey: stem, perPage: 100 },
      ids: Object.fromEntries(all.map((name) => [name, `${stem}${name}`])),
      queries: [
        { given: {}, gives: all, not: [] },
        { given: { searchKey: `${stem}x` }, gives: ['xylo'], not: ['yew', 'willow'] },
        { given: { searchKey: `ye_ ${stem}` }, gives: [], not: all },
        { given: { searchKey: `${stem}%` }, gives: [], not: all },
        { given: { searchKey: `yew ${stem}`, searchIn: ['name'] }, gives: ['yew'], not: ['xylo', 'willow'] },
        { given: { searchKey: `yew ${stem}`, searchIn: ['guid'] }, gives: [], not: all },
        { given: { searchKey: `${stem}yew`, searchIn: ['guid'] }, gives: ['yew'], not: ['xylo', 'willow'] },
        { given: { type: 'private' }, gives: ['willow'], not: ['xylo', 'yew'], holds: (one) => one.type === 'private' },
        { given: { types: ['public', 'password'] }, gives: ['xylo', 'yew'], not: ['willow'] },
        { given: { tags: [tag] }, gives: ['xylo'], not: ['yew', 'willow'] },
        {
          given: { withTags: true },
          gives: all,
          not: [],
          holds: (one) => one.guid !== `${stem}xylo` || JSON.stringify(one.tags) === JSON.stringify([tag]),
        },
        {
          given: { onBehalfOf: member, hasJoined: true },
          gives: ['xylo'],
          not: ['yew', 'willow'],
          holds: (one) => one.hasJoined !== false,
        },
      ],
    }
  },
}

const members: Population = {
  list: 'list-group-members',
  key: 'uid',
  async make(session) {
    const [mira, jonas, priya, teo] = await Promise.all(['mira', 'jonas', 'priya', 'teo'].map((name) => user(session, name)))
    const guid = await group(session, mira as string, { moderators: [jonas], participants: [priya, teo] })
    const ids = { mira, jonas, priya, teo } as Record<string, string>
    const scope = (wanted: string) => (one: Body) => one.scope === wanted
    return {
      at: { guid, perPage: 100 },
      ids,
      queries: [
        { given: {}, gives: ['mira', 'jonas', 'priya', 'teo'], not: [] },
        { given: { scopes: ['moderator'] }, gives: ['jonas'], not: ['mira', 'priya', 'teo'], holds: scope('moderator') },
        { given: { scopes: ['participant'] }, gives: ['priya', 'teo'], not: ['mira', 'jonas'], holds: scope('participant') },
        { given: { scopes: ['admin'] }, gives: ['mira'], not: ['jonas', 'priya', 'teo'], holds: scope('admin') },
        { given: { scopes: ['admin', 'moderator'] }, gives: ['mira', 'jonas'], not: ['priya', 'teo'] },
        { given: { status: 'available' }, gives: [], not: ['mira', 'jonas', 'priya', 'teo'] },
      ],
    }
  },
}

/** Groups and members. */
export const groupPopulations: readonly Population[] = [groups, members]
