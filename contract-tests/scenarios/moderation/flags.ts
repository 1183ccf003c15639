import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { createGroup, createUsers, listMessages, sendMessage, toGroup } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import { near } from '../../server/times.ts'
import { listed } from './lists.ts'
import { reasonsFor } from './reasons.ts'

/** Creates a group with an owner who writes and two members who report. */
async function reportedGroup(session: Session): Promise<{ guid: string; owner: string; first: string; second: string; outsider: string }> {
  const [owner, first, second, outsider] = await createUsers(session, 4)
  return { guid: await createGroup(session, owner, { participants: [first, second] }), owner, first, second, outsider }
}

const entryOf = async (session: Session, id: string): Promise<Json | undefined> =>
  (await listed(session, 'list-flagged-messages', id)).find((message) => String(message.id) === id)

const reportsIn = (entry: Json | undefined): Json[] | undefined =>
  Array.isArray(entry?.flaggedBy) ? (entry.flaggedBy as Json[]) : undefined

/** What a report may repeat of the user and the reason. */
const optional: ReadonlySet<string> = new Set(['name', 'avatar', 'role', 'reasonName', 'description'])

/** Compares the reports of a flagged message with what was sent. */
function compareReports(session: Session, entry: Json | undefined, expected: readonly Json[]): void {
  if (!entry) return
  if (entry.flaggedCount !== undefined) session.equal('flag_count', '/data/flaggedCount', expected.length, Number(entry.flaggedCount))
  const reports = reportsIn(entry)
  if (!reports) return
  const uids = reports.map(({ uid }) => String(uid)).sort()
  session.equal('flag_reporters', '/data/flaggedBy', expected.map(({ uid }) => String(uid)).sort(), uids)
  for (const { uid, ...report } of expected) {
    const got = reports.find((candidate) => candidate.uid === uid)
    for (const [name, value] of Object.entries(report))
      if (got && !(optional.has(name) && [value, got[name]].includes(undefined)))
        session.equal('flag_report', `/data/flaggedBy/${name}`, value, got[name])
    if (got) near(session, '/data/flaggedBy/flaggedAt', got.flaggedAt)
  }
}

async function twoReports(session: Session): Promise<void> {
  const { guid, owner, first, second } = await reportedGroup(session)
  const [reason, other = reason] = await reasonsFor(session, 2)
  const [message, untouched] = [
    await sendMessage(session, owner, toGroup(guid), 'Buy now'),
    await sendMessage(session, owner, toGroup(guid), 'Good morning'),
  ]
  const id = String(message.id)
  session.contains('flag_listed', await listed(session, 'list-flagged-messages'), 'id', [], [id])
  const before = await session.data('get-message-details', { id })
  const report = (onBehalfOf: string, body: Json) => session.call('flag-a-message', { id, onBehalfOf, body })
  const remark = 'An advert, <b>again</b> 🌱'
  await report(first, { ...(reason && { reasonId: reason.id }), remark })
  const { name, avatar, role } = (await session.optional(() => session.data('get-user', { uid: first }))) ?? {}
  const firstReport = { uid: first, name, avatar, role, ...reason?.shown, remark }
  const showsReports = (reports: readonly Json[]) => session.soon(async () => compareReports(session, await entryOf(session, id), reports))
  session.contains('flag_listed', await listed(session, 'list-flagged-messages', id), 'id', [id], [untouched.id])
  await showsReports([firstReport])
  await report(second, other ? { reasonId: other.id } : {})
  const secondReport = { uid: second, ...other?.shown }
  await showsReports([firstReport, secondReport])
  // Whether a repeated report replaces the first, changes nothing or is rejected is not documented;
  // there is one report per user in any case.
  await session.attempt('flag-a-message', { id, onBehalfOf: first, body: other ? { reasonId: other.id } : {} })
  await showsReports([{ uid: first }, secondReport])
  const times = (await listed(session, 'list-flagged-messages', id)).filter((each) => String(each.id) === id).length
  session.equal('listed_once', '/data', 1, times)
  session.contains('message_visible', await listMessages(session, 'list-group-messages', { guid, onBehalfOf: second }), 'id', [id])
  contentUnchanged(session, before, await session.data('get-message-details', { id }))
}

/**
 * Reports of a message and decisions about it do not edit it, though the message may show the
 * reports.
 */
function contentUnchanged(session: Session, before: Json, after: Json): void {
  const added = Object.keys(after).filter((name) => !(name in before))
  session.unchanged(before, after, ['moderation', 'entities', ...added])
  for (const name of ['editedAt', 'deletedAt'])
    session.equal('data_unchanged', `/data/${name}`, before[name] ?? undefined, after[name] ?? undefined)
}

async function withoutReason(session: Session): Promise<void> {
  const { guid, owner, first, outsider } = await reportedGroup(session)
  const [{ id: number }, { id: other }] = [
    await sendMessage(session, owner, toGroup(guid), 'No reason'),
    await sendMessage(session, owner, toGroup(guid), 'Another reason'),
  ]
  const id = String(number)
  // Whether a reason must exist is not documented; a rejected report must not be listed.
  const unknown = { id: String(other), onBehalfOf: first, body: { reasonId: session.fixtures.newId('reason') } }
  if ((await session.attempt('flag-a-message', unknown)).status >= 300)
    session.contains('flag_listed', await listed(session, 'list-flagged-messages'), 'id', [], [other])
  await session.call('flag-a-message', { id, onBehalfOf: first, body: {} })
  const entry = await entryOf(session, id)
  compareReports(session, entry, [{ uid: first }])
  // Whether outsiders may report a message is not documented; a rejected report must not be listed.
  const { status } = await session.attempt('flag-a-message', { id, onBehalfOf: outsider, body: {} })
  compareReports(session, await entryOf(session, id), [{ uid: first }, ...(status < 300 ? [{ uid: outsider }] : [])])
  const [report] = reportsIn(entry) ?? []
  if (hasText(report?.reasonId))
    session.report('flag_report', '/data/flaggedBy/reasonId', 'no reason, because none was sent', report?.reasonId)
  if (hasText(report?.remark)) session.report('flag_report', '/data/flaggedBy/remark', 'no remark, because none was sent', report?.remark)
}

const hasText = (value: unknown) => typeof value === 'string' && value !== ''

async function deletedReason(session: Session): Promise<void> {
  const { guid, owner, first, second } = await reportedGroup(session)
  const reasonId = await session.fixtures.record('/moderation/reasons', 'passing')
  const before = (await session.data('get-reason', { id: reasonId })).description
  // A server may reject a change of what cannot be changed.
  await session.attempt('update-reason', { id: reasonId, body: { name: 'Passing, renamed', description: 'Something else' } })
  const after = (await session.data('get-reason', { id: reasonId })).description
  session.equal('data_unchanged', '/data/description', before, after)
  const [early, late] = [
    await sendMessage(session, owner, toGroup(guid), 'Early'),
    await sendMessage(session, owner, toGroup(guid), 'Late'),
  ]
  await session.call('flag-a-message', { id: String(early.id), onBehalfOf: first, body: { reasonId } })
  await session.call('delete-reason', { id: reasonId })
  await session.rejects('flag-a-message', { id: String(late.id), onBehalfOf: second, body: { reasonId } }, 'the reason was deleted')
  session.contains('flag_listed', await listed(session, 'list-flagged-messages', String(early.id)), 'id', [early.id], [late.id])
}

async function deletedMessage(session: Session): Promise<void> {
  const { guid, owner, first } = await reportedGroup(session)
  const { id: number } = await sendMessage(session, owner, toGroup(guid), 'Withdrawn')
  const id = String(number)
  await session.call('flag-a-message', { id, onBehalfOf: first, body: {} })
  await session.call('delete-message', { id, onBehalfOf: owner, body: { permanent: true } })
  await session.rejects('flag-a-message', { id, onBehalfOf: first, body: {} }, 'the message was permanently deleted')
}

/**
 * The reviewed messages. Whether an entry contains the message or is the message itself is not
 * documented.
 */
const reviews = async (session: Session, id?: string): Promise<Json[]> =>
  (await listed(session, 'list-reviewed-messages', id)).map((entry) => (entry.message ?? entry) as Json)

/**
 * A list with messages has no more of them than the limit. The limit and the list's `meta` are in a
 * newer edition of the documents only.
 */
async function limited(session: Session, list: string): Promise<void> {
  await session.call(list)
  const body = await session.call(list, { limit: 1 })
  const { length } = body.data as Json[]
  const isSupported = length <= 1 || valueAt(body, '/meta/current') !== undefined
  if (isSupported && length !== 1) session.report('limit', '/data', '1', length)
  if (!isSupported) session.leaveOut(`limit of ${list}`, 'the server ignores limit, which only a newer edition of the documents names')
}

async function reviewed(session: Session, status: 'approved' | 'disapproved'): Promise<void> {
  const { guid, owner, first, second } = await reportedGroup(session)
  const [message, other] = [
    await sendMessage(session, owner, toGroup(guid), 'Decided'),
    await sendMessage(session, owner, toGroup(guid), 'Undecided'),
  ]
  const id = String(message.id)
  for (const flagged of [message, other])
    for (const onBehalfOf of [first, second])
      await session.call('flag-a-message', { id: String(flagged.id), onBehalfOf, body: { remark: 'See this' } })
  await limited(session, 'list-flagged-messages')
  session.contains('review_moves', await reviews(session), 'id', [], [id])
  const before = await session.data('get-message-details', { id })
  await session.call('review-flagged-message', { id, body: { status } })
  session.contains('review_moves', await listed(session, 'list-flagged-messages', String(other.id)), 'id', [other.id], [id])
  // Whether a message that nobody flagged can be reviewed is not documented; a rejected review has
  // no effect.
  const unflagged = await sendMessage(session, owner, toGroup(guid), 'Not flagged')
  const rejected = (await session.attempt('review-flagged-message', { id: String(unflagged.id), body: { status } })).status >= 300
  const list = await reviews(session, id)
  session.contains('review_moves', list, 'id', [id], rejected ? [other.id, unflagged.id] : [other.id])
  const entries = list.filter((each) => String(each.id) === id)
  if (entries.length > 1) session.report('listed_once', '/data', `the message ${id} once`, `${entries.length} times`)
  const decision = valueAt(entries[0], '/data/moderation/status')
  session.equalIfPresent('review_decision', '/data/message/data/moderation/status', status, decision)
  const sees = async () => {
    const visible = await listMessages(session, 'list-group-messages', { guid, onBehalfOf: second })
    const kept = [other.id, ...(status === 'approved' ? [id] : []), ...(rejected ? [unflagged.id] : [])]
    session.contains('message_visible', visible, 'id', kept, status === 'approved' ? [] : [id])
  }
  await sees()
  if (status === 'approved') contentUnchanged(session, before, await session.data('get-message-details', { id }))
  // A decision cannot be undone, whether or not a second one is rejected.
  await session.attempt('review-flagged-message', { id, body: { status: status === 'approved' ? 'disapproved' : 'approved' } })
  await sees()
  await session.call('review-flagged-message', { id: String(other.id), body: { status } })
  await limited(session, 'list-reviewed-messages')
}

/** Reports of messages, and the decisions of moderators. */
export const flagScenarios: readonly Scenario[] = [
  {
    name: 'lists one report per user, with user, reason and time',
    operation: 'flag-a-message',
    needs: ['list-flagged-messages', 'send-message', 'get-message-details'],
    requests: 20,
    run: twoReports,
  },
  {
    name: 'accepts a report without a reason',
    operation: 'flag-a-message',
    needs: ['list-flagged-messages', 'send-message'],
    requests: 15,
    run: withoutReason,
  },
  {
    name: 'rejects a deleted reason',
    operation: 'delete-reason',
    needs: ['flag-a-message', 'create-reason', 'list-flagged-messages', 'send-message'],
    run: deletedReason,
  },
  {
    name: 'a permanently deleted message cannot be reported',
    operation: 'flag-a-message',
    needs: ['delete-message', 'send-message'],
    run: deletedMessage,
  },
  ...(['approved', 'disapproved'] as const).map(
    (status): Scenario => ({
      name: `lists a message as reviewed once it is ${status}`,
      operation: 'review-flagged-message',
      needs: ['flag-a-message', 'list-flagged-messages', 'list-reviewed-messages', 'list-group-messages', 'get-message-details'],
      requests: 20,
      run: (session) => reviewed(session, status),
    }),
  ),
]
