import { valueAt } from '../../spec/pointer.ts'
import { group, messages, people, send, toGroup } from '../fixtureHelpers.ts'
import type { Body, Scenario, Session } from '../session.ts'
import { near } from '../times.ts'
import { listed } from './lists.ts'
import { reasonsFor } from './reasons.ts'

/** A group with an owner who writes, two members who report, and one of the owner's messages. */
async function reportedGroup(session: Session): Promise<{ guid: string; owner: string; first: string; second: string; outsider: string }> {
  const [owner, first, second, outsider] = await people(session, 4)
  return { guid: await group(session, owner, { participants: [first, second] }), owner, first, second, outsider }
}

const entryOf = async (session: Session, id: string): Promise<Body | undefined> =>
  (await listed(session, 'list-flagged-messages', id)).find((one) => String(one.id) === id)

const reportsIn = (entry: Body | undefined): Body[] | undefined =>
  Array.isArray(entry?.flaggedBy) ? (entry.flaggedBy as Body[]) : undefined

/** Compares the reports of a flagged message with what was sent. */
function compareReports(session: Session, entry: Body | undefined, expected: readonly Body[]): void {
  if (!entry) return
  if (entry.flaggedCount !== undefined) session.same('flag_count', '/data/flaggedCount', expected.length, Number(entry.flaggedCount))
  const reports = reportsIn(entry)
  if (!reports) return
  const uids = reports.map(({ uid }) => String(uid)).sort()
  session.same('flag_reporters', '/data/flaggedBy', expected.map(({ uid }) => String(uid)).sort(), uids)
  for (const { uid, ...report } of expected) {
    const got = reports.find((one) => one.uid === uid)
    for (const [name, value] of Object.entries(report))
      if (got && !(name === 'reasonName' && [value, got[name]].includes(undefined)))
        session.same('flag_report', `/data/flaggedBy/${name}`, value, got[name])
    if (got) near(session, '/data/flaggedBy/flaggedAt', got.flaggedAt)
  }
}

async function twoReports(session: Session): Promise<void> {
  const { guid, owner, first, second } = await reportedGroup(session)
  const [reason, other = reason] = await reasonsFor(session, 2)
  const [message, untouched] = [
    await send(session, owner, toGroup(guid), 'Buy now'),
    await send(session, owner, toGroup(guid), 'Good morning'),
  ]
  const id = String(message.id)
  session.holds('flag_listed', await listed(session, 'list-flagged-messages'), 'id', [], [id])
  const report = (onBehalfOf: string, body: Body) => session.call('flag-a-message', { id, onBehalfOf, body })
  const remark = 'An advert, <b>again</b> 🌱'
  // An id that begins as that of a reason is another one.
  if (reason)
    await session.refused('flag-a-message', { id, onBehalfOf: first, body: { reasonId: `${reason.id}0` } }, 'there is no such reason')
  await report(first, { ...(reason && { reasonId: reason.id }), remark })
  const one = { uid: first, ...reason?.shown, remark }
  const [entry] = [await entryOf(session, id)]
  session.holds('flag_listed', await listed(session, 'list-flagged-messages', id), 'id', [id], [untouched.id])
  compareReports(session, entry, [one])
  await report(second, other ? { reasonId: other.id } : {})
  const two = { uid: second, ...other?.shown }
  compareReports(session, await entryOf(session, id), [one, two])
  // Whether a repeated report replaces the first, changes nothing or is rejected is not documented: there is one for each user in any case.
  await session.attempt('flag-a-message', { id, onBehalfOf: first, body: other ? { reasonId: other.id } : {} })
  compareReports(session, await entryOf(session, id), [{ uid: first }, two])
  const times = (await listed(session, 'list-flagged-messages', id)).filter((each) => String(each.id) === id).length
  session.same('listed_once', '/data', 1, times)
  session.holds('message_visible', await messages(session, 'list-group-messages', { guid, onBehalfOf: second }), 'id', [id])
}

async function withoutReason(session: Session): Promise<void> {
  const { guid, owner, first, outsider } = await reportedGroup(session)
  const { id: number } = await send(session, owner, toGroup(guid), 'No reason')
  const id = String(number)
  const [unknown] = [session.fixtures.fresh('reason')]
  await session.refused('flag-a-message', { id, onBehalfOf: first, body: { reasonId: unknown } }, 'there is no such reason')
  session.holds('flag_listed', await listed(session, 'list-flagged-messages'), 'id', [], [id])
  await session.call('flag-a-message', { id, onBehalfOf: first, body: {} })
  const entry = await entryOf(session, id)
  compareReports(session, entry, [{ uid: first }])
  // Whether somebody may report a message of a group that they are not in is not documented; who is rejected reports nothing.
  const { status } = await session.attempt('flag-a-message', { id, onBehalfOf: outsider, body: {} })
  compareReports(session, await entryOf(session, id), [{ uid: first }, ...(status < 300 ? [{ uid: outsider }] : [])])
  const [report] = reportsIn(entry) ?? []
  if (hasText(report?.reasonId)) session.found('flag_report', '/data/flaggedBy/reasonId', 'no reason, as none was sent', report?.reasonId)
  if (hasText(report?.remark)) session.found('flag_report', '/data/flaggedBy/remark', 'no remark, as none was sent', report?.remark)
}

const hasText = (value: unknown) => typeof value === 'string' && value !== ''

async function deletedReason(session: Session): Promise<void> {
  const { guid, owner, first, second } = await reportedGroup(session)
  const reasonId = await session.fixtures.record('/moderation/reasons', 'passing')
  const before = (await session.data('get-reason', { id: reasonId })).description
  // A server may reject what cannot be changed.
  await session.attempt('update-reason', { id: reasonId, body: { name: 'Passing, renamed', description: 'Something else' } })
  const after = (await session.data('get-reason', { id: reasonId })).description
  session.same('data_unchanged', '/data/description', before, after)
  const [early, late] = [await send(session, owner, toGroup(guid), 'Early'), await send(session, owner, toGroup(guid), 'Late')]
  await session.call('flag-a-message', { id: String(early.id), onBehalfOf: first, body: { reasonId } })
  await session.call('delete-reason', { id: reasonId })
  await session.refused('flag-a-message', { id: String(late.id), onBehalfOf: second, body: { reasonId } }, 'the reason was deleted')
  session.holds('flag_listed', await listed(session, 'list-flagged-messages', String(early.id)), 'id', [early.id], [late.id])
}

async function deletedMessage(session: Session): Promise<void> {
  const { guid, owner, first } = await reportedGroup(session)
  const { id: number } = await send(session, owner, toGroup(guid), 'Withdrawn')
  const id = String(number)
  await session.call('flag-a-message', { id, onBehalfOf: first, body: {} })
  await session.call('delete-message', { id, onBehalfOf: owner, body: { permanent: true } })
  await session.refused('flag-a-message', { id, onBehalfOf: first, body: {} }, 'the message was deleted for good')
  session.holds('use_after_free', await listed(session, 'list-flagged-messages'), 'id', [], [id])
}

/** The reviewed messages. Whether the entry of a flagged one holds the message or is the message itself is not documented. */
const reviews = async (session: Session, id?: string): Promise<Body[]> =>
  (await listed(session, 'list-reviewed-messages', id)).map((entry) => (entry.message ?? entry) as Body)

async function reviewed(session: Session, status: 'approved' | 'disapproved'): Promise<void> {
  const { guid, owner, first, second } = await reportedGroup(session)
  const [message, other] = [await send(session, owner, toGroup(guid), 'Decided'), await send(session, owner, toGroup(guid), 'Undecided')]
  const id = String(message.id)
  for (const one of [message, other])
    for (const onBehalfOf of [first, second])
      await session.call('flag-a-message', { id: String(one.id), onBehalfOf, body: { remark: 'See this' } })
  session.same('limit', '/data', 1, (await session.list('list-flagged-messages', { limit: 1 })).length)
  session.holds('review_moves', await reviews(session), 'id', [], [id])
  await session.call('review-flagged-message', { id, body: { status } })
  session.holds('review_moves', await listed(session, 'list-flagged-messages', String(other.id)), 'id', [other.id], [id])
  const list = await reviews(session, id)
  session.holds('review_moves', list, 'id', [id], [other.id])
  const entries = list.filter((each) => String(each.id) === id)
  if (entries.length > 1) session.found('listed_once', '/data', `the message ${id} once`, `${entries.length} times`)
  const decision = valueAt(entries[0], '/data/moderation/status')
  if (decision !== undefined) session.same('review_decision', '/data/message/data/moderation/status', status, decision)
  const visible = await messages(session, 'list-group-messages', { guid, onBehalfOf: second })
  const kept = status === 'approved' ? [id, other.id] : [other.id]
  session.holds('message_visible', visible, 'id', kept, status === 'approved' ? [] : [id])
}

/** Who reports what, how often and why; what a moderator decides. */
export const flagScenarios: readonly Scenario[] = [
  {
    name: 'lists one report per user, with user, reason and time',
    operation: 'flag-a-message',
    needs: ['list-flagged-messages', 'send-message'],
    requests: 15,
    run: twoReports,
  },
  {
    name: 'accepts a report without a reason, and rejects unknown reasons',
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
    name: 'a permanently deleted message is not listed as flagged and cannot be reported',
    operation: 'flag-a-message',
    needs: ['delete-message', 'list-flagged-messages', 'send-message'],
    run: deletedMessage,
  },
  ...(['approved', 'disapproved'] as const).map(
    (status): Scenario => ({
      name: `a message that is ${status} is listed as reviewed`,
      operation: 'review-flagged-message',
      needs: ['flag-a-message', 'list-flagged-messages', 'list-reviewed-messages', 'list-group-messages'],
      requests: 15,
      run: (session) => reviewed(session, status),
    }),
  ),
]
