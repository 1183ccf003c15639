import { type Arguments, plainSchema } from '../cases/arguments.ts'
import type { Operation } from '../spec/document.ts'
import { valueAt } from '../spec/pointer.ts'
import { typesOf } from '../spec/subschemas.ts'
import { listMessages, textMessage } from './fixtureHelpers.ts'
import { groupPopulations, groups } from './groups/populations.ts'
import { cursorIn } from './lists.ts'
import { pagesAgree, pagesAgreeUndisturbed } from './memberships.ts'
import { messagePopulations } from './messages/populations.ts'
import { moderationPopulations } from './moderation/populations.ts'
import type { Population } from './population.ts'
import { rangeScenariosOf } from './ranges.ts'
import type { ServerContext } from './serverContext.ts'
import type { Body, Scenario, Session } from './session.ts'
import { settledParameters } from './stable.ts'
import { nextSecond } from './times.ts'
import { userPopulations } from './users/populations.ts'

const populations: readonly Population[] = [...userPopulations, ...groupPopulations, ...messagePopulations, ...moderationPopulations]

/** The operations that create the records of a list, which are checked along with it. */
const creators: Readonly<Record<string, readonly string[]>> = {
  'list-users': ['create-user'],
  'list-groups': ['create-group'],
  'list-all-messages': ['send-message'],
}

/** Scenarios of the filters that compare with a bound. */
export const rangeScenarios = ({ operation }: ServerContext): Scenario[] => rangeScenariosOf(populations, operation)

/** Scenarios of filters, sorting and paging, over records that differ in every filtered property. */
export const filterScenarios: readonly Scenario[] = [
  ...populations.map(
    (population): Scenario => ({
      name: 'every filter selects the matching records',
      requests: 28,
      operation: population.list,
      needs: creators[population.list] ?? [],
      run: (session) => filtered(session, population),
    }),
  ),
  ...populations.flatMap((population): Scenario[] => {
    const pages = ['list-users', 'list-groups', 'list-conversations'].includes(population.list)
    const cursor = ['list-group-messages', 'list-all-messages', 'list-user-messages'].includes(population.list)
    if (pages)
      return [
        {
          name: 'small pages hold the same records as one large page',
          operation: population.list,
          requests: 20,
          run: (session) => paged(session, population),
        },
      ]
    return cursor
      ? [
          {
            name: 'following the cursor to its end gives each record once',
            operation: population.list,
            requests: 24,
            run: (session) => stretches(session, population),
          },
        ]
      : []
  }),
  { name: 'small pages hold the same records as one large page', operation: 'list-roles', run: pagedRoles },
  { name: 'returns no more records than the limit', operation: 'list-rules', run: limited },
  { name: 'sorts groups as requested', operation: 'list-groups', run: sorted },
  { name: 'records with equal sort keys appear once over all pages', operation: 'list-groups', run: equalKeys },
  { name: 'the filter by guid is exact where it is known', operation: 'list-groups', run: byGuid },
  ...populations
    .filter(({ list }) => /^list-(group|user|all)-messages$/.test(list))
    .map(
      (population): Scenario => ({
        name: 'messages that arrive between pages neither hide nor repeat others',
        requests: 26,
        operation: population.list,
        needs: ['send-message'],
        run: (session) => arriving(session, population),
      }),
    ),
]

async function filtered(session: Session, { list, key, create }: Population): Promise<void> {
  const { at, ids, queries } = await create(session)
  const operation = session.server.operation(list)
  const known = settledParameters(operation)
  for (const { args, includes: gives, excludes: not, matches: holds } of queries) {
    if (Object.keys(args).some((name) => !known.has(name))) continue
    const records = await session.list(list, { ...at, ...wrapped(session, operation, args) })
    session.contains(
      `filter ${Object.keys(args).join(' ')}`.trim(),
      records,
      key,
      gives.map((name) => ids[name]),
      not.map((name) => ids[name]),
    )
    const wrong = holds && records.find((record) => !holds(record))
    if (wrong) session.report(`filter ${Object.keys(args).join(' ')}`, '/data', `records for ${JSON.stringify(args)}`, wrong)
  }
}

/** Wraps single values in a list where the parameter takes a list. */
const wrapped = ({ server }: Session, { parameters }: Operation, args: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const parameter = parameters.find((candidate) => candidate.name === name)
      const list = parameter && typesOf(plainSchema(server.contract, parameter.schema)).includes('array')
      return [name, list && !Array.isArray(value) ? [value] : value]
    }),
  )

async function paged(session: Session, { list, key, create }: Population): Promise<void> {
  const { at } = await create(session)
  await lastPageHasRest(session, list, at)
  await pagesAgree(session, session.server.operation(list), at, key)
}

/** A page that is one record shorter than the list is full, and the second page has the last record. */
async function lastPageHasRest(session: Session, list: string, at: Arguments): Promise<void> {
  const { length } = await session.list(list, at)
  if (length < 2 || length > 90) return
  const sizes = [
    await session.list(list, { ...at, perPage: length - 1 }),
    await session.list(list, { ...at, perPage: length - 1, page: 2 }),
  ].map((records) => records.length)
  session.equal('page_size', '/data', [length - 1, 1], sizes)
}

async function pagedRoles(session: Session): Promise<void> {
  for (const role of ['keeper', 'visitor']) await session.fixtures.record('/roles', role)
  await pagesAgreeUndisturbed(session, session.server.operation('list-roles'), {}, 'role')
}

async function limited(session: Session): Promise<void> {
  for (const rule of ['no-adverts', 'gentle-pictures']) await session.fixtures.record('/moderation/rules', rule)
  await session.call('list-rules', { limit: 1 })
}

/** Small pages in both directions hold each record once; each page continues where the previous one ended. */
async function stretches(session: Session, { list, create }: Population): Promise<void> {
  const { at, ids, queries } = await create(session)
  const operation = session.server.operation(list)
  const wanted = new Set((queries[0]?.includes ?? []).map((name) => ids[name] as string))
  const first = await session.call(list, { ...at, limit: 2 })
  const seen = (first.data as Body[]).map(({ id }) => String(id))
  const names = operation.paging?.parameters ?? []
  for (const where of [operation.paging?.next ?? '/meta/next', '/meta/previous']) {
    let body = first
    let cursor: Body | undefined
    for (let step = 0; step < 20; step++) {
      cursor = cursorIn(body, where, cursor)
      if (!cursor || cursor.id === undefined) break
      const fields = Object.fromEntries(Object.entries(cursor).filter(([name]) => names.includes(name)))
      body = await session.call(list, { ...at, limit: 2, ...fields, id: String(cursor.id) })
      const records = body.data as Body[]
      if (records.length === 0) break
      const again = records.find(({ id }) => seen.includes(String(id)))
      if (again) return session.report('cursor_paging', '/data', 'each record once', `${String(again.id)} again`)
      seen.push(...records.map(({ id }) => String(id)))
      if (step === 19) session.report('cursor_paging', where, 'an end of the list', cursor)
    }
  }
  const lost = [...wanted].find((id) => !seen.includes(id))
  if (lost !== undefined) session.report('cursor_paging', '/data', `every record, ${lost} among them`, seen.join(', '))
  await around(session, list, at, [...wanted])
}

/** `affix` names the direction from the message in `id`. */
async function around(session: Session, list: string, at: Arguments, ids: readonly string[]): Promise<void> {
  const [middle = ''] = ids.slice(3, 4)
  for (const [affix, side] of [
    ['append', ids.slice(4)],
    ['prepend', ids.slice(0, 3)],
  ] as const) {
    const records = await listMessages(session, list, { ...at, id: middle, affix })
    const other = ids.filter((id) => !side.includes(id))
    session.contains(`filter affix ${affix}`, records, 'id', side, other)
  }
  // The list continues at the cursor, not at its other end.
  for (const [affix, nearest] of [
    ['append', ids[4]],
    ['prepend', ids[2]],
  ] as const) {
    const [next] = await session.list(list, { ...at, id: middle, affix, limit: 1 })
    session.equal(`filter affix ${affix}`, '/data/0/id', nearest, next && String(next.id))
  }
}

async function sorted(session: Session): Promise<void> {
  const { at } = await groups.create(session)
  await nextSecond()
  // The first by guid, the last by time, and between the others by name.
  const guid = `${at.searchKey}abc`
  await session.call('create-group', { body: { guid, name: `xz ${at.searchKey}`, type: 'public' } })
  for (const sortBy of ['name', 'guid', 'createdAt'])
    for (const sortOrder of ['asc', 'desc']) {
      const records = await session.list('list-groups', { ...at, sortBy, sortOrder })
      const values = records.map((record) => record[sortBy] as string | number)
      const wanted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      if (sortOrder === 'desc') wanted.reverse()
      if (JSON.stringify(values) !== JSON.stringify(wanted))
        session.report('sort_order', '/data', `${sortBy} ${sortOrder}: ${wanted.join(', ')}`, values.join(', '))
    }
}

/** Groups of the same name, one per page. */
async function equalKeys(session: Session): Promise<void> {
  const stem = session.fixtures.newId('equal')
  const guids = [1, 2, 3, 4].map((number) => `${stem}${number}`)
  for (const guid of guids) await session.call('create-group', { body: { guid, name: `Equal ${stem}`, type: 'public' } })
  for (const sortOrder of ['asc', 'desc']) {
    const seen: string[] = []
    for (let page = 1; page <= guids.length; page++)
      seen.push(
        ...(await session.list('list-groups', { searchKey: stem, sortBy: 'name', sortOrder, perPage: 1, page })).map(({ guid }) =>
          String(guid),
        ),
      )
    session.equal('pages_complete', '/data', guids, seen.toSorted())
  }
}

/** The filter by guid, if the server supports it: only a newer edition of the documents has it. */
async function byGuid(session: Session): Promise<void> {
  const { at, ids } = await groups.create(session)
  const found = async (args: Arguments) => {
    const { status, data } = await session.attempt('list-groups', { ...at, ...args })
    return status < 300 && Array.isArray(data) ? (data as Body[]).map(({ guid }) => guid) : undefined
  }
  const [first, second] = Object.values(ids) as [string, string]
  for (const [name, shape] of Object.entries({ guid: (guid: string) => guid, guids: (guid: string) => [guid] })) {
    const none = await found({ [name]: shape(session.fixtures.newId('nowhere')) })
    if (none?.length !== 0) continue
    session.equal(`filter ${name}`, '/data', [], await found({ [name]: shape(first.slice(0, -1)) }))
    session.equal(`filter ${name}`, '/data', [first], await found({ [name]: shape(first) }))
    if (name === 'guids') session.equal('filter guids', '/data', [first, second].sort(), (await found({ guids: [first, second] }))?.sort())
  }
}

/** Messages that arrive while a list is read page by page. */
async function arriving(session: Session, { list, create }: Population): Promise<void> {
  const { at, ids, queries } = await create(session)
  const operation = session.server.operation(list)
  const wanted = (queries[0]?.includes ?? []).map((name) => ids[name] as string)
  const sample = await session.data('get-message-details', { id: wanted[0] as string })
  const names = operation.paging?.parameters ?? []
  for (const where of [operation.paging?.next ?? '/meta/next', '/meta/previous']) {
    let body = await session.call(list, { ...at, limit: 3 })
    const seen = (body.data as Body[]).map(({ id }) => String(id))
    let cursor: Body | undefined
    for (let step = 0; step < 12; step++) {
      cursor = cursorIn(body, where, cursor)
      if (!cursor || cursor.id === undefined) break
      if (step === 0)
        await session.call('send-message', {
          onBehalfOf: String(sample.sender),
          body: textMessage({ receiver: sample.receiver, receiverType: sample.receiverType }, 'Between'),
        })
      const fields = Object.fromEntries(Object.entries(cursor).filter(([name]) => names.includes(name)))
      body = await session.call(list, { ...at, limit: 3, ...fields, id: String(cursor.id) })
      const records = body.data as Body[]
      if (records.length === 0) break
      const again = records.find(({ id }) => seen.includes(String(id)))
      if (again) return session.report('cursor', '/data', 'each record once', `${String(again.id)} again`)
      seen.push(...records.map(({ id }) => String(id)))
    }
    // Only a walk to the end of the list is complete: in the other direction there may be no further page.
    const lostOne = seen.length > 3 ? wanted.find((id) => !seen.includes(id)) : undefined
    if (lostOne !== undefined && valueAt(body, where) === undefined && seen.includes(wanted[0] as string))
      session.report('cursor', '/data', `every record, ${lostOne} among them`, seen.join(', '))
  }
  await defaultLimit(session, list, at, sample)
}

/** Without `limit`, a list has no more messages than the documented default. */
async function defaultLimit(session: Session, list: string, { limit: _, ...at }: Arguments, sample: Body): Promise<void> {
  const operation = session.server.operation(list)
  const parameter = operation.parameters.find(({ name }) => name === 'limit')
  const most = parameter && plainSchema(session.server.contract, parameter.schema).default
  // With another parameter for the size of a page, two defaults apply.
  if (typeof most !== 'number' || most > 20 || operation.parameters.some(({ name }) => name === 'perPage')) return
  const { receiver, receiverType } = sample
  const known = (await session.list(list, { ...at, limit: most + 1 })).length
  for (let count = known; count <= most; count++)
    await session.call('send-message', {
      onBehalfOf: String(sample.sender),
      body: textMessage({ receiver, receiverType }, `Message ${count}`),
    })
  const { length } = await session.list(list, at)
  if (length > most) session.report('page_size', '/data', `at most ${most} messages, the default of limit`, `${length} messages`)
}
