import { type Arguments, plainSchema } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { LeftOut } from '../exchange/outcome.ts'
import { createUsers, listMessages, sendMessage, textMessage, toUser } from '../server/fixtureHelpers.ts'
import { cursorIn, fieldsOf } from '../server/lists.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import { nextSecond } from '../server/times.ts'
import { messagePopulations } from './messages/populations.ts'
import { type Population, scenarioOf } from './population.ts'

const populations = messagePopulations.filter(({ list }) => list.endsWith('-messages'))

/** Lists that are read by a cursor, in small pages. */
export const cursorScenarios: readonly Scenario[] = [
  ...populations.flatMap((population): Scenario[] => [
    scenarioOf(population, {
      name: 'following the cursor to the end returns each record once',
      requests: 24,
      run: (session) => stretches(session, population),
    }),
    scenarioOf(population, {
      name: 'messages that arrive between pages neither hide nor repeat others',
      requests: 30,
      needs: ['send-message'],
      run: (session) => arriving(session, population),
    }),
  ]),
  {
    name: 'following the cursor returns each thread once, and the other direction leads back',
    operation: 'list-threads',
    needs: ['send-thread-message', 'send-message'],
    requests: 18,
    run: threads,
  },
]

/** The first page of a walk along a list, and how to go on. */
interface Walk {
  readonly args: Arguments
  readonly first: Json
  /** Pointer to the cursor in a response. */
  readonly where: string
  /** The direction of the first page, if it was requested. */
  readonly affix?: 'append' | 'prepend'
  /** The identifiers of the records so far, to which those of further pages are added. */
  readonly seen: string[]
  /** Is called once, before the second page. */
  readonly between?: () => Promise<unknown>
}

/** More pages than the run's own records fill. */
const mostPages = 20

const idsIn = ({ data }: Json): string[] => (data as Json[]).map(({ id }) => String(id))

/**
 * The records of a page that the next page may repeat: whether a cursor that is only a time
 * includes the records of that moment is not documented, nor whether it is the time of the record
 * or of the last reply to it.
 */
function boundaryOf({ data }: Json, { id, updatedAt, sentAt }: Arguments): string[] {
  const time = updatedAt ?? sentAt
  if (id !== undefined || time === undefined) return []
  const isAt = (record: Json) => ['/updatedAt', '/sentAt', '/lastReply/sentAt'].some((where) => valueAt(record, where) === time)
  return (data as Json[]).filter((record, index, { length }) => index === length - 1 || isAt(record)).map((record) => String(record.id))
}

/**
 * Follows a cursor, and reports a record that appears twice or a cursor that does not end.
 *
 * @returns whether the list was read to its `end`, may be `longer`, as the cursor leads back, or is
 * `faulty`
 */
async function follow(
  session: Session,
  list: Operation,
  { args, first, where, affix, seen, between }: Walk,
): Promise<'end' | 'longer' | 'faulty'> {
  let body = first
  let cursor: Json | undefined = affix && { affix }
  for (let page = 2; page <= mostPages; page++) {
    cursor = cursorIn(body, where, cursor)
    const fields = fieldsOf(list, cursor)
    if (Object.keys(fields).length === 0)
      return Object.keys((valueAt(body, where) as Json | null | undefined) ?? {}).length === 0 ? 'end' : 'longer'
    if (page === 2) await between?.()
    const boundary = boundaryOf(body, fields)
    body = await session.call(list.id, { ...args, ...fields })
    const ids = idsIn(body).filter((id) => !boundary.includes(id))
    if (ids.length === 0) return 'end'
    const again = ids.find((id) => seen.includes(id))
    if (again !== undefined) {
      session.report('cursor_paging', '/data', 'each record once', `${again} again`, { key: 'id', id: again, most: 1 })
      return 'faulty'
    }
    seen.push(...ids)
  }
  session.report('cursor_paging', where, 'an end of the list', cursor)
  return 'faulty'
}

/** The locations of the cursors in the responses of a list. */
const cursorsOf = ({ paging }: Operation): string[] => [paging?.next ?? '/meta/next', '/meta/previous']

/** Reports a record that a complete walk did not return, or that the walk was incomplete. */
function everyRecord(session: Session, walk: Awaited<ReturnType<typeof follow>>, wanted: readonly string[], seen: readonly string[]): void {
  if (walk === 'longer') session.leaveOut('every record', 'the cursor leads back before the end of the list')
  if (walk !== 'end') return
  const lost = wanted.find((id) => !seen.includes(id))
  if (lost !== undefined) session.report('cursor_paging', '/data', `every record, ${lost} among them`, seen.join(', '))
}

/**
 * Small pages in both directions contain each record once; each page continues where the previous
 * page ended.
 */
async function stretches(session: Session, { list, create }: Population): Promise<void> {
  const { at, ids, queries } = await create(session)
  const operation = session.server.operation(list)
  const wanted = (queries[0]?.includes ?? []).map((name) => ids[name] as string)
  const args = { ...at, limit: 2 }
  const first = await session.call(list, args)
  const seen = idsIn(first)
  const [next = '', previous = ''] = cursorsOf(operation)
  const walk = await follow(session, operation, { args, first, where: next, seen })
  await follow(session, operation, { args, first, where: previous, seen })
  everyRecord(session, walk, wanted, seen)
  await around(session, list, at, wanted)
}

/** `affix` names the direction from the message in `id`. */
async function around(session: Session, list: string, at: Arguments, ids: readonly string[]): Promise<void> {
  const isInOrder = ids.every((id, index) => /^\d+$/.test(id) && (index === 0 || BigInt(id) > BigInt(ids[index - 1] as string)))
  if (!isInOrder)
    return session.leaveOut('affix', 'the ids of this server do not show the order of messages that were sent in the same second')
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

/** Messages that arrive while a list is read page by page, in both directions. */
async function arriving(session: Session, { list, create }: Population): Promise<void> {
  const { at, ids, queries } = await create(session)
  const operation = session.server.operation(list)
  const wanted = (queries[0]?.includes ?? []).map((name) => ids[name] as string)
  const sample = await session.data('get-message-details', { id: wanted[0] as string })
  const { receiver, receiverType } = sample
  const between = () =>
    session.call('send-message', { onBehalfOf: String(sample.sender), body: textMessage({ receiver, receiverType }, 'Between') })
  const args = { ...at, limit: 3 }
  for (const where of cursorsOf(operation)) {
    const first = await session.call(list, args)
    const seen = idsIn(first)
    const walk = await follow(session, operation, { args, first, where, seen, between })
    // Only a walk to the end of the list is complete: in the other direction there may be no
    // further page.
    if (walk === 'end' && seen.length > 3 && seen.includes(wanted[0] as string)) everyRecord(session, walk, wanted, seen)
  }
  const last = wanted.at(-1) as string
  const back = { ...args, affix: 'prepend' }
  const first = await session.call(list, { ...back, id: last })
  const seen = idsIn(first)
  const walk = await follow(session, operation, {
    args: back,
    first,
    where: cursorsOf(operation)[0] as string,
    affix: 'prepend',
    seen,
    between,
  })
  everyRecord(session, walk, wanted.slice(0, -1), seen)
  await defaultLimit(session, list, at, sample)
}

/** Without `limit`, a list has no more messages than the documented default. */
async function defaultLimit(session: Session, list: string, { limit: _, ...at }: Arguments, sample: Json): Promise<void> {
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

/**
 * Three threads, two per page, and a fourth that begins between pages. The cursor is a time in
 * seconds, so they begin in different seconds.
 */
async function threads(session: Session): Promise<void> {
  const [mira, jonas] = await createUsers(session, 2)
  const list = session.server.operation('list-threads')
  const begin = async () => {
    const id = String((await sendMessage(session, mira, toUser(jonas), 'Parent')).id)
    await session.call('send-thread-message', { id, onBehalfOf: mira, body: textMessage(toUser(jonas), 'Reply') })
    await nextSecond()
    return id
  }
  const wanted = [await begin(), await begin(), await begin()]
  const at = { onBehalfOf: mira, participatedByMe: true }
  const whole = (await session.list(list.id, { ...at, limit: 100 })).map(({ id }) => String(id))
  if (whole.some((id) => !wanted.includes(id))) throw new LeftOut('the list holds threads of other users')
  everyRecord(session, 'end', wanted, whole)
  const args = { ...at, limit: 2 }
  const [where = ''] = cursorsOf(list)
  const first = await session.call(list.id, args)
  const seen = idsIn(first)
  everyRecord(session, await follow(session, list, { args, first, where, seen, between: begin }), wanted, seen)
  const cursor = cursorIn(first, where, undefined)
  if (cursor?.affix === undefined) return session.leaveOut('the other direction', 'the cursor of this server names no direction')
  const fields = fieldsOf(list, cursor)
  const onward = await session.call(list.id, { ...at, limit: 100, ...fields })
  const boundary = [first, onward].flatMap((page) => boundaryOf(page, fields))
  const others = (page: Json) => idsIn(page).filter((id) => !boundary.includes(id))
  const affix = cursor.affix === 'append' ? 'prepend' : 'append'
  const back = await session.list(list.id, { ...at, limit: 100, ...fieldsOf(list, { ...cursor, affix }) })
  session.contains(`filter affix ${affix}`, back, 'id', others(first), others(onward))
}
