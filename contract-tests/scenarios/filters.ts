import { isDeepStrictEqual } from 'node:util'
import { type Arguments, plainSchema } from '../cases/arguments.ts'
import type { Operation } from '../spec/document.ts'
import { valueAt } from '../spec/pointer.ts'
import { typesOf } from '../spec/subschemas.ts'
import { group, messages, send, threeUsers, toGroup, toUser, user } from './fixtureHelpers.ts'
import { pagesAgree, pagesAgreeInPeace } from './memberships.ts'
import type { Body, Scenario, Session } from './session.ts'
import { settledParameters } from './stable.ts'

/** A list with records that differ in everything that it can be narrowed down by. */
interface Population {
  list: string
  /** The property that identifies a record. */
  key: string
  make(session: Session): Promise<Made>
}

/** The records that were made, and which of them each query must give. */
interface Made {
  /** Arguments of every query. */
  at: Arguments
  /** Every record's identifier by a name. */
  ids: Readonly<Record<string, string>>
  /** A query, and the names of the records that it gives; of others nothing is said. */
  queries: readonly { given: Arguments; gives: readonly string[]; not: readonly string[]; holds?: (record: Body) => boolean }[]
}

const users: Population = {
  list: 'list-users',
  key: 'uid',
  async make(session) {
    const { fixtures } = session
    const [role, otherRole] = [await fixtures.record('/roles', 'keeper'), await fixtures.record('/roles', 'visitor')]
    const stem = fixtures.fresh('u')
    const [tag, otherTag] = [`${stem}-red`.slice(-40), `${stem}-blue`.slice(-40)]
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
        { given: { searchKey: `birch ${stem}` }, gives: ['birch'], not: ['alder', 'cedar'] },
        { given: { searchKey: `birch ${stem}`, searchIn: ['name'] }, gives: ['birch'], not: ['alder', 'cedar'] },
        { given: { searchKey: `${stem}al`, searchIn: ['name'] }, gives: [], not: active },
        { given: { searchKey: `birch ${stem}`, searchIn: ['uid'] }, gives: [], not: active },
        { given: { searchKey: stem, searchIn: ['uid'] }, gives: active, not: [] },
        { given: { role }, gives: ['alder'], not: ['birch', 'cedar'], holds: (one) => one.role === role },
        { given: { roles: [role, otherRole] }, gives: ['alder', 'birch'], not: ['cedar'] },
        { given: { tags: [otherTag] }, gives: ['birch', 'cedar'], not: ['alder'] },
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

const groups: Population = {
  list: 'list-groups',
  key: 'guid',
  async make(session) {
    const stem = session.fixtures.fresh('g')
    const [owner, member] = [await user(session, 'mira'), await user(session, 'jonas')]
    const tag = `${stem}-tag`.slice(-40)
    const make = (name: string, more: Body) =>
      session.call('create-group', { body: { guid: `${stem}${name}`, name: `${name} ${stem}`, type: 'public', owner, ...more } })
    await make('xylo', { tags: [tag], members: { participants: [member] } })
    await make('yew', { type: 'password', password: 'open-sesame' })
    await make('willow', { type: 'private' })
    const all = ['xylo', 'yew', 'willow']
    return {
      at: { searchKey: stem, perPage: 100 },
      ids: Object.fromEntries(all.map((name) => [name, `${stem}${name}`])),
      queries: [
        { given: {}, gives: all, not: [] },
        { given: { searchKey: `${stem}x` }, gives: ['xylo'], not: ['yew', 'willow'] },
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
      ],
    }
  },
}

/** Messages of every kind in one group, seen through one of the lists that have them. */
const inGroup = (list: 'list-group-messages' | 'list-all-messages'): Population => ({
  list,
  key: 'id',
  async make(session) {
    const [mira, jonas, priya] = await threeUsers(session)
    const guid = await group(session, mira, { participants: [jonas, priya] })
    const word = session.fixtures.fresh('w').replaceAll('-', '')
    const to = toGroup(guid)
    const text = await send(session, mira, to, `Alder ${word}`)
    const tagged = await send(session, mira, to, 'Birch', { tags: [`tag${word}`.slice(0, 60)] })
    const link = await send(session, jonas, to, 'See https://example.com/garden')
    const mention = await send(session, jonas, to, `Hello <@uid:${priya}>`)
    const attachments = [
      { url: 'https://example.com/media/bed.jpg', name: 'bed.jpg', mimeType: 'image/jpeg', extension: 'jpg', size: 48213 },
    ]
    const image = await send(session, mira, to, '', { type: 'image', data: { attachments } })
    const custom = await send(session, mira, to, '', { category: 'custom', type: 'place', data: { customData: { shed: 1 } } })
    const reply = await session.data('send-thread-message', {
      id: String(text.id),
      onBehalfOf: jonas,
      body: { ...to, category: 'message', type: 'text', data: { text: 'Reply' } },
    })
    await session.call('add-message-reaction', { id: String(tagged.id), reaction: '🌱', onBehalfOf: jonas })
    // Whether reading also delivers is not documented.
    for (const receipt of ['delivered', 'read']) await session.call(`mark-group-conversation-as-${receipt}`, { onBehalfOf: priya, guid })
    const late = await send(session, mira, to, 'Late')
    const elsewhere = await send(session, mira, toUser(jonas), 'Elsewhere')
    const made = { text, tagged, link, mention, image, custom, reply, late, elsewhere }
    const ids = Object.fromEntries(Object.entries(made).map(([name, one]) => [name, String(one.id)]))
    const others = (...names: string[]) => Object.keys(ids).filter((name) => !names.includes(name))
    const only = (given: Arguments, ...names: string[]) => ({ given, gives: names, not: others(...names) })
    const all = others('elsewhere')
    const now = Number(text.sentAt)
    const whole = list === 'list-all-messages' ? { conversationId: text.conversationId } : { guid }
    const at: Arguments = { ...whole, limit: 100 }
    const more =
      list === 'list-all-messages'
        ? [only({ receiverType: 'group' }, ...all), only({ receiverType: 'user' })]
        : [
            only({ onBehalfOf: priya, unread: true }, 'late'),
            only({ onBehalfOf: priya, undelivered: true }, 'late'),
            only({ onBehalfOf: priya, myMentionsOnly: true }, 'mention'),
          ]
    return {
      at,
      ids,
      queries: [
        only({}, ...all),
        only({ searchKey: word }, 'text'),
        only({ category: 'custom' }, 'custom'),
        only({ categories: ['custom'] }, 'custom'),
        only({ category: 'message' }, ...others('custom', 'elsewhere')),
        only({ type: 'image' }, 'image'),
        only({ types: ['image', 'place'] }, 'image', 'custom'),
        only({ sender: jonas }, 'link', 'mention', 'reply'),
        only({ hasAttachments: true }, 'image'),
        only({ hasAttachments: true, attachmentTypes: 'image' }, 'image'),
        only({ hasAttachments: true, attachmentTypes: 'video' }),
        only({ hasLinks: true }, 'link'),
        only({ hasMentions: true }, 'mention'),
        only({ mentionedUids: [priya] }, 'mention'),
        only({ hasReactions: true }, 'tagged'),
        only({ tags: [`tag${word}`.slice(0, 60)] }, 'tagged'),
        { given: { withTags: true }, gives: ['tagged'], not: [], holds: (one) => String(one.id) !== ids.tagged || Array.isArray(one.tags) },
        only({ hideReplies: true }, ...others('reply', 'elsewhere')),
        only({ fromTimestamp: now - 60 }, ...all),
        only({ fromTimestamp: now - 600, toTimestamp: now - 300 }),
        only({ fromTimestamp: now + 600 }),
        ...more,
      ],
    }
  },
})

const betweenUsers: Population = {
  list: 'list-user-messages',
  key: 'id',
  async make(session) {
    const [mira, jonas, priya] = await threeUsers(session)
    const word = session.fixtures.fresh('w').replaceAll('-', '')
    const hers = await send(session, mira, toUser(jonas), `Alder ${word}`)
    const link = await send(session, mira, toUser(jonas), 'See https://example.com/garden')
    const attachments = [
      { url: 'https://example.com/media/bed.jpg', name: 'bed.jpg', mimeType: 'image/jpeg', extension: 'jpg', size: 48213 },
    ]
    const image = await send(session, mira, toUser(jonas), '', { type: 'image', data: { attachments } })
    const custom = await send(session, mira, toUser(jonas), '', { category: 'custom', type: 'place', data: { customData: { shed: 1 } } })
    const more = await send(session, mira, toUser(jonas), 'More')
    const his = await send(session, jonas, toUser(mira), 'Birch', { tags: [`tag${word}`.slice(0, 60)] })
    const others = await send(session, priya, toUser(jonas), 'Cedar')
    const made = { hers, link, image, custom, more, his, others }
    const ids = Object.fromEntries(Object.entries(made).map(([name, one]) => [name, String(one.id)]))
    const only = (given: Arguments, ...names: string[]) => ({
      given,
      gives: names,
      not: Object.keys(ids).filter((name) => !names.includes(name)),
    })
    const all = Object.keys(ids).filter((name) => name !== 'others')
    const now = Number(hers.sentAt)
    return {
      at: { onBehalfOf: mira, uid: jonas, limit: 100 },
      ids,
      queries: [
        only({}, ...all),
        only({ searchKey: word }, 'hers'),
        only({ sender: jonas }, 'his'),
        only({ tags: [`tag${word}`.slice(0, 60)] }, 'his'),
        only({ unread: true }, 'his'),
        only({ category: 'custom' }, 'custom'),
        only({ type: 'image' }, 'image'),
        only({ hasLinks: true }, 'link'),
        only({ hasAttachments: true }, 'image'),
        only({ fromTimestamp: now - 600, toTimestamp: now - 300 }),
        only({ fromTimestamp: now + 600 }),
      ],
    }
  },
}

const conversations: Population = {
  list: 'list-conversations',
  key: 'conversationId',
  async make(session) {
    const [mira, jonas, priya] = await threeUsers(session)
    const [tag, userTag, groupTag] = ['t', 'ut', 'gt'].map((name) => session.fixtures.fresh(name).slice(-30)) as [string, string, string]
    const guid = await group(session, jonas, { participants: [mira] }, { tags: [groupTag] })
    await session.call('update-user', { uid: jonas, body: { tags: [userTag] } })
    const inGroup = await send(session, jonas, toGroup(guid), 'To all')
    const read = await send(session, mira, toUser(priya), 'To you')
    const unread = await send(session, jonas, toUser(mira), 'To me')
    await session.call('update-user-conversation', { onBehalfOf: mira, uid: priya, body: { tags: [tag] } })
    await session.call('mark-group-conversation-as-read', { onBehalfOf: mira, guid })
    const ids = { group: String(inGroup.conversationId), priya: String(read.conversationId), jonas: String(unread.conversationId) }
    const only = (given: Arguments, ...names: string[]) => ({
      given,
      gives: names,
      not: Object.keys(ids).filter((name) => !names.includes(name)),
    })
    return {
      at: { onBehalfOf: mira, perPage: 100 },
      ids,
      queries: [
        only({}, 'group', 'priya', 'jonas'),
        only({ conversationType: 'group' }, 'group'),
        only({ conversationType: 'user' }, 'priya', 'jonas'),
        only({ unread: true }, 'jonas'),
        only({ tags: [tag] }, 'priya'),
        { given: { conversationType: 'user', userTags: [userTag] }, gives: ['jonas'], not: ['priya'] },
        { given: { conversationType: 'group', groupTags: [groupTag] }, gives: ['group'], not: [] },
        { given: { conversationType: 'group', groupTags: [tag] }, gives: [], not: ['group'] },
        {
          given: { withTags: true },
          gives: ['priya'],
          not: [],
          holds: (one) => one.conversationId !== ids.priya || isDeepStrictEqual(one.tags, [tag]),
        },
        only({ searchKey: 'no such name at all' }),
      ],
    }
  },
}

const submitted: Population = {
  list: 'list-submitted-messages',
  key: 'id',
  async make(session) {
    const [mira, jonas, priya] = await threeUsers(session)
    const guid = await group(session, mira, { participants: [jonas] })
    const submit = async (sender: string, to: Body, more: Body = {}) =>
      String(
        (
          await session.data('submit-message-for-moderation', {
            body: { sender, ...to, category: 'message', type: 'text', data: { text: 'Judge this' }, ...more },
          })
        ).id,
      )
    const ids = {
      hers: await submit(mira, toUser(jonas)),
      his: await submit(jonas, toUser(priya)),
      group: await submit(mira, toGroup(guid)),
      custom: await submit(priya, toUser(jonas), { category: 'custom', type: 'place', data: { customData: { shed: 1 } } }),
    }
    const only = (given: Arguments, ...names: string[]) => ({
      given,
      gives: names,
      not: Object.keys(ids).filter((name) => !names.includes(name)),
    })
    const verdict = (wanted: string) => (one: Body) => {
      const status = valueAt(one, '/data/moderation/status')
      return status === undefined || status === wanted
    }
    return {
      at: {},
      ids,
      queries: [
        only({}, ...Object.keys(ids)),
        { given: { sender: mira }, gives: ['hers', 'group'], not: ['his', 'custom'] },
        { given: { receiverUID: priya }, gives: ['his'], not: ['hers', 'group', 'custom'] },
        { given: { receiverGUID: guid }, gives: ['group'], not: ['hers', 'his', 'custom'] },
        { given: { category: 'custom' }, gives: ['custom'], not: ['hers', 'his', 'group'] },
        { given: { type: 'place' }, gives: ['custom'], not: ['hers', 'his', 'group'] },
        { given: { moderationStatus: 'pending' }, gives: [], not: [], holds: verdict('pending') },
        { given: { moderationStatus: 'disapproved' }, gives: [], not: [], holds: verdict('disapproved') },
      ],
    }
  },
}

const populations: readonly Population[] = [
  users,
  groups,
  members,
  friends,
  keys,
  inGroup('list-group-messages'),
  inGroup('list-all-messages'),
  betweenUsers,
  conversations,
  submitted,
]

/** What makes the records of a list, and is checked along with it. */
const makers: Readonly<Record<string, readonly string[]>> = {
  'list-users': ['create-user'],
  'list-groups': ['create-group'],
  'list-all-messages': ['send-message'],
}

/** Every parameter of a list that narrows it down does so, among records made to differ in it. */
export const filterScenarios: readonly Scenario[] = [
  ...populations.map(
    (one): Scenario => ({
      name: 'every filter selects what it says',
      operation: one.list,
      needs: makers[one.list] ?? [],
      run: (session) => filtered(session, one),
    }),
  ),
  ...populations.flatMap((one): Scenario[] => {
    const pages = ['list-users', 'list-groups', 'list-conversations'].includes(one.list)
    const cursor = ['list-group-messages', 'list-all-messages', 'list-user-messages'].includes(one.list)
    if (pages) return [{ name: 'small pages and a large one agree', operation: one.list, run: (session) => paged(session, one) }]
    return cursor
      ? [{ name: 'a cursor goes on and ends, and gives each record once', operation: one.list, run: (session) => stretches(session, one) }]
      : []
  }),
  { name: 'small pages and a large one agree', operation: 'list-roles', run: pagedRoles },
  { name: 'small pages and a large one agree', operation: 'list-authtokens', run: pagedTokens },
  { name: 'a limit limits', operation: 'list-rules', run: limited },
  { name: 'groups come sorted as they are asked for', operation: 'list-groups', run: sorted },
]

async function filtered(session: Session, { list, key, make }: Population): Promise<void> {
  const { at, ids, queries } = await make(session)
  const operation = session.server.operation(list)
  const known = settledParameters(operation)
  for (const { given, gives, not, holds } of queries) {
    if (Object.keys(given).some((name) => !known.has(name))) continue
    const records = await session.list(list, { ...at, ...inShape(session, operation, given) })
    session.holds(
      `filter ${Object.keys(given).join(' ')}`.trim(),
      records,
      key,
      gives.map((name) => ids[name]),
      not.map((name) => ids[name]),
    )
    const wrong = holds && records.find((one) => !holds(one))
    if (wrong) session.found(`filter ${Object.keys(given).join(' ')}`, '/data', `records for ${JSON.stringify(given)}`, wrong)
  }
}

/** Single values where a parameter takes a list, too. */
const inShape = ({ server }: Session, { parameters }: Operation, given: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const parameter = parameters.find((one) => one.name === name)
      const list = parameter && typesOf(plainSchema(server.contract, parameter.schema)).includes('array')
      return [name, list && !Array.isArray(value) ? [value] : value]
    }),
  )

async function paged(session: Session, { list, key, make }: Population): Promise<void> {
  const { at } = await make(session)
  await pagesAgree(session, session.server.operation(list), at, key)
}

async function pagedRoles(session: Session): Promise<void> {
  for (const role of ['keeper', 'visitor']) await session.fixtures.record('/roles', role)
  await pagesAgreeInPeace(session, session.server.operation('list-roles'), {}, 'role')
}

async function pagedTokens(session: Session): Promise<void> {
  const uid = await user(session, 'mira')
  for (let count = 0; count < 3; count++) await session.call('create-authtoken', { uid, body: {} })
  await pagesAgree(session, session.server.operation('list-authtokens'), { uid }, 'authToken')
}

async function limited(session: Session): Promise<void> {
  for (const rule of ['no-adverts', 'gentle-pictures']) await session.fixtures.record('/moderation/rules', rule)
  await session.call('list-rules', { limit: 1 })
}

/** Small stretches, from either end, hold each record once; a stretch goes on where the one before ended. */
async function stretches(session: Session, { list, make }: Population): Promise<void> {
  const { at, ids, queries } = await make(session)
  const operation = session.server.operation(list)
  const wanted = new Set((queries[0]?.gives ?? []).map((name) => ids[name] as string))
  const first = await session.call(list, { ...at, limit: 2 })
  const seen = (first.data as Body[]).map(({ id }) => String(id))
  const names = operation.paging?.parameters ?? []
  for (const where of [operation.paging?.next ?? '/meta/next', '/meta/previous']) {
    let body = first
    for (let step = 0; step < 20; step++) {
      const cursor = valueAt(body, where) as Body | undefined
      if (!cursor || cursor.id === undefined) break
      const fields = Object.fromEntries(Object.entries(cursor).filter(([name]) => names.includes(name)))
      body = await session.call(list, { ...at, limit: 2, ...fields, id: String(cursor.id) })
      const records = body.data as Body[]
      if (records.length === 0) break
      const again = records.find(({ id }) => seen.includes(String(id)))
      if (again) return session.found('cursor_paging', '/data', 'each record once', `${String(again.id)} again`)
      seen.push(...records.map(({ id }) => String(id)))
      if (step === 19) session.found('cursor_paging', where, 'an end of the list', cursor)
    }
  }
  const lost = [...wanted].find((id) => !seen.includes(id))
  if (lost !== undefined) session.found('cursor_paging', '/data', `every record, ${lost} among them`, seen.join(', '))
  await around(session, list, at, [...wanted])
}

/** `affix` names the direction from the message in `id`. */
async function around(session: Session, list: string, at: Arguments, ids: readonly string[]): Promise<void> {
  const [middle = ''] = ids.slice(3, 4)
  for (const [affix, side] of [
    ['append', ids.slice(4)],
    ['prepend', ids.slice(0, 3)],
  ] as const) {
    const records = await messages(session, list, { ...at, id: middle, affix })
    const other = ids.filter((id) => !side.includes(id))
    session.holds(`filter affix ${affix}`, records, 'id', side, other)
  }
  // The list goes on where the cursor is, not at its other end.
  const [next] = await session.list(list, { ...at, id: middle, affix: 'append', limit: 1 })
  session.same('filter affix append', '/data/0/id', ids[4], next && String(next.id))
}

async function sorted(session: Session): Promise<void> {
  const { at } = await groups.make(session)
  for (const sortBy of ['name', 'guid', 'createdAt'])
    for (const sortOrder of ['asc', 'desc']) {
      const records = await session.list('list-groups', { ...at, sortBy, sortOrder })
      const values = records.map((one) => one[sortBy] as string | number)
      const wanted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
      if (sortOrder === 'desc') wanted.reverse()
      if (JSON.stringify(values) !== JSON.stringify(wanted))
        session.found('sort_order', '/data', `${sortBy} ${sortOrder}: ${wanted.join(', ')}`, values.join(', '))
    }
}
