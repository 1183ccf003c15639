import { group, messages, people, send, toGroup } from '../fixtureHelpers.ts'
import type { Scenario, Session } from '../session.ts'

/** Messages of blocked users are left out of a group's list on request. */
async function withoutBlocked(session: Session): Promise<void> {
  const [mira, jonas] = await people(session, 2)
  const guid = await group(session, mira, { participants: [jonas] })
  const [hers, his] = [await send(session, mira, toGroup(guid), 'Kept'), await send(session, jonas, toGroup(guid), 'Left out')]
  await session.call('block-users', { uid: mira, body: { blockedUids: [jonas] } })
  const given = { guid, onBehalfOf: mira, hideMessagesFromBlockedUsers: true }
  session.holds('filter hideMessagesFromBlockedUsers', await messages(session, 'list-group-messages', given), 'id', [hers.id], [his.id])
}

/** Whoever is no part of something does not see it, where the documents name an error for that. */
const outsiders: readonly Scenario[] = [
  'list-group-messages',
  'list-all-reactions',
  'list-reactions-of-one-kind',
  'list-all-thread-messages',
  'add-message-reaction',
  'pin-message',
].map(
  (operation): Scenario => ({
    name: 'rejects users outside the conversation',
    operation,
    needs: ['send-message'],
    async run(session) {
      const [mira, jonas] = await people(session, 2)
      const guid = await group(session, mira)
      const { id } = await send(session, mira, toGroup(guid), 'Inside')
      const { errorCodes, parameters } = session.server.operation(operation)
      if (!errorCodes.some((code) => /^ERR_.*(NO_ACCESS|NOT_JOINED|NOT_A_MEMBER|NOT_ACCESSIBLE)/.test(code))) return
      const known = new Set(parameters.map(({ name }) => name))
      const given = Object.fromEntries(
        Object.entries({ guid, id: String(id), reaction: '🌱' }).filter(
          ([name]) => known.has(name) && (name !== 'id' || !known.has('guid')),
        ),
      )
      const { status, data } = await session.attempt(operation, { ...given, onBehalfOf: jonas })
      // A list that shows nothing lets nobody in either.
      const shut = [400, 401, 403, 404].includes(status) || (status === 200 && Array.isArray(data) && data.length === 0)
      if (!shut)
        session.found(
          'negative_data_rejection',
          '',
          'a rejection (401, 403, 404 or 400), as the user is not a member',
          `${status} ${JSON.stringify(data)?.slice(0, 80)}`,
        )
    },
  }),
)

/** Who sees which messages. */
export const accessScenarios: readonly Scenario[] = [
  ...outsiders,
  {
    name: 'leaves out the messages of blocked users on request',
    operation: 'list-group-messages',
    needs: ['block-users', 'send-message'],
    run: withoutBlocked,
  },
]
