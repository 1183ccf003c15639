import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { createGroup, createUsers, listMessages, sendMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'

/**
 * Messages of blocked users are left out of a group's list on request, conversations with them by
 * default.
 */
async function withoutBlocked(session: Session): Promise<void> {
  const [mira, jonas] = await createUsers(session, 2)
  const { conversationId } = await sendMessage(session, mira, toUser(jonas), `See you, <@uid:${jonas}>`)
  const guid = await createGroup(session, mira, { participants: [jonas] })
  const [hers, his] = [
    await sendMessage(session, mira, toGroup(guid), 'Kept'),
    await sendMessage(session, jonas, toGroup(guid), 'Left out'),
  ]
  await session.call('block-users', { uid: mira, body: { blockedUids: [jonas] } })
  // According to its name, the filter leaves the messages out; according to a published text, it
  // adds them.
  for (const [list, at] of [
    ['list-group-messages', { guid }],
    ['list-all-messages', { conversationId: hers.conversationId }],
  ] as const) {
    const withHis = async (more: Json) =>
      (await listMessages(session, list, { ...at, onBehalfOf: mira, ...more })).some(({ id }) => String(id) === String(his.id))
    if ((await withHis({})) === (await withHis({ hideMessagesFromBlockedUsers: true })))
      session.report(
        'filter hideMessagesFromBlockedUsers',
        '/data',
        `the message ${his.id} with or without the filter only`,
        'no difference',
      )
    session.contains('filter hideMessagesFromBlockedUsers', await listMessages(session, list, at), 'id', [hers.id, his.id])
  }
  const mentioning = await sendMessage(session, mira, toGroup(guid), `Never mind <@uid:${jonas}>`)
  const { name } = await session.data('get-user', { uid: jonas })
  const listed = await listMessages(session, 'list-group-messages', { guid, onBehalfOf: mira, mentionsWithBlockedInfo: true })
  const mentioned = listed.find(({ id }) => String(id) === String(mentioning.id))
  const mention = valueAt(mentioned, `/data/mentions/${jonas}`) as Json | undefined
  if (mention)
    session.equalIfPresent('filter mentionsWithBlockedInfo', `/data/data/mentions/${jonas}/blockedByMe`, true, mention.blockedByMe)
  session.equalIfPresent('same_record', `/data/data/mentions/${jonas}/name`, name, mention?.name)
  session.equalIfPresent('same_record', '/data/data/entities/sender/entity/name', name, valueAt(his, '/data/entities/sender/entity/name'))
  const conversations = (more: Json) => session.list('list-conversations', { onBehalfOf: mira, perPage: 100, ...more })
  session.contains('filter includeBlockedUsers', await conversations({}), 'conversationId', [], [conversationId])
  session.contains('filter includeBlockedUsers', await conversations({ includeBlockedUsers: true }), 'conversationId', [conversationId])
}

/** Who sees which messages. */
export const accessScenarios: readonly Scenario[] = [
  {
    name: 'omits messages of blocked users on request, and conversations with them by default',
    operation: 'list-group-messages',
    needs: ['block-users', 'list-conversations', 'get-user', 'send-message'],
    run: withoutBlocked,
  },
]
