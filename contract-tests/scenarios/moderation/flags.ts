import { valueAt } from '../../spec/pointer.ts'
import { group, idsOf, messages, people, send, toGroup } from '../fixtureHelpers.ts'
import type { Scenario, Session } from '../session.ts'

/** Flagged messages, and what a moderator decides. */
export const flagScenarios: readonly Scenario[] = [
  {
    name: 'a flagged message waits for a moderator, with who flagged it and why',
    operation: 'flag-a-message',
    needs: ['list-flagged-messages', 'create-reason', 'send-message'],
    async run(session) {
      const [mira, jonas, priya] = await people(session)
      const guid = await group(session, mira, { participants: [jonas, priya] })
      const reasonId = await session.fixtures.record('/moderation/reasons', 'spam')
      const [flagged, other] = [await send(session, mira, toGroup(guid), 'Buy now'), await send(session, mira, toGroup(guid), 'Fine')]
      const id = String(flagged.id)
      await session.refused(
        'flag-a-message',
        { id, onBehalfOf: jonas, body: { reasonId: session.fixtures.fresh('reason') } },
        'there is no such reason',
      )
      await session.call('flag-a-message', { id, onBehalfOf: jonas, body: { reasonId, remark: 'An advert, <b>twice</b> 🌱' } })
      const list = await session.list('list-flagged-messages')
      session.holds('write_has_effect', list, 'id', [id], [other.id])
      const one = list.find((each) => String(each.id) === id)
      const told = JSON.stringify(one?.flaggedBy ?? '')
      if (one?.flaggedCount !== undefined) session.same('write_has_effect', '/data/flaggedCount', 1, Number(one.flaggedCount))
      if (one?.flaggedBy !== undefined && !told.includes('An advert, <b>twice</b> 🌱'))
        session.found('write_has_effect', '/data/flaggedBy', 'the remark as it was sent', told)
      if (one?.flaggedBy !== undefined && !told.includes(jonas)) session.found('write_has_effect', '/data/flaggedBy', jonas, told)
      await session.call('get-message-details', { id, onBehalfOf: priya })
    },
  },
  ...(['approved', 'disapproved'] as const).map(
    (status): Scenario => ({
      name: `a message that is ${status} moves to the reviewed ones`,
      operation: 'review-flagged-message',
      needs: ['flag-a-message', 'list-flagged-messages', 'list-reviewed-messages', 'list-group-messages'],
      run: (session) => reviewed(session, status),
    }),
  ),
]

async function reviewed(session: Session, status: 'approved' | 'disapproved'): Promise<void> {
  const [mira, jonas] = await people(session)
  const guid = await group(session, mira, { participants: [jonas] })
  const [message, other] = [await send(session, mira, toGroup(guid), 'Flagged'), await send(session, mira, toGroup(guid), 'Also flagged')]
  for (const one of [message, other])
    await session.call('flag-a-message', { id: String(one.id), onBehalfOf: jonas, body: { remark: 'See this' } })
  await session.call('review-flagged-message', { id: String(message.id), body: { status } })
  session.holds('write_has_effect', await session.list('list-flagged-messages'), 'id', [other.id], [message.id])
  const done = await session.list('list-reviewed-messages')
  session.holds('write_has_effect', done, '/message/id', [message.id], [other.id])
  const one = done.find((each) => String(valueAt(each, '/message/id')) === String(message.id))
  const verdict = valueAt(one, '/message/data/moderation/status')
  if (verdict !== undefined) session.same('write_has_effect', '/data/message/data/moderation/status', status, verdict)
  const left = idsOf(await messages(session, 'list-group-messages', { guid, onBehalfOf: jonas }))
  if (left.includes(String(message.id)) !== (status === 'approved'))
    session.found(
      'write_has_effect',
      '/data',
      status === 'approved' ? `the message ${message.id}` : `no message ${message.id}`,
      left.join(', '),
    )
}
