import type { Json } from '../../documents/json.ts'
import { createUsers, listMessages, sendMessage, textMessage, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import { near } from '../../server/times.ts'

/** Friends and blocked users, from both sides. */
export const friendScenarios: readonly Scenario[] = [
  {
    name: 'lists the conversation with a friend',
    operation: 'list-friends',
    needs: ['add-friends', 'send-message'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      await session.call('add-friends', { uid: mira, body: { accepted: [jonas] } })
      // The first message decides the id of a conversation, from whichever side it is listed.
      const { conversationId } = await sendMessage(session, jonas, toUser(mira), 'Hello')
      for (const [uid, other] of [
        [mira, jonas],
        [jonas, mira],
      ] as const) {
        const [friend] = (await session.list('list-friends', { uid })).filter((record) => record.uid === other)
        session.equal('write_has_effect', '/data/conversationId', conversationId, friend?.conversationId)
      }
    },
  },
  {
    name: 'two users cannot message each other while one of them blocks the other',
    operation: 'block-users',
    needs: ['send-message', 'unblock-users', 'list-blocked-users', 'list-user-messages'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      await session.call('block-users', { uid: mira, body: { blockedUids: [jonas] } })
      const hidden = await withheld(session, jonas, mira)
      await session.rejects(
        'send-message',
        { onBehalfOf: mira, body: textMessage(toUser(jonas), 'Blocked') },
        'the sender has blocked the receiver',
      )
      const seen = await session.data('get-user', { uid: jonas, onBehalfOf: mira })
      session.equalIfPresent('write_has_effect', '/data/blockedByMe', true, seen.blockedByMe)
      session.equalIfPresent('write_has_effect', '/data/hasBlockedMe', false, seen.hasBlockedMe)
      const mirrored = await session.data('get-user', { uid: mira, onBehalfOf: jonas })
      session.equalIfPresent('write_has_effect', '/data/blockedByMe', false, mirrored.blockedByMe)
      session.equalIfPresent('write_has_effect', '/data/hasBlockedMe', true, mirrored.hasBlockedMe)
      const [entry] = (await session.list('list-blocked-users', { uid: mira })).filter(({ uid }) => uid === jonas)
      if (entry?.blockedByMe !== undefined) session.equal('write_has_effect', '/data/blockedByMe', true, entry.blockedByMe)
      near(session, '/data/blockedAt', entry?.blockedAt ?? entry?.blockedByMeAt)
      // Two users block each other independently.
      await session.call('block-users', { uid: jonas, body: { blockedUids: [mira] } })
      await session.call('unblock-users', { uid: mira, body: { blockedUids: [jonas] } })
      session.contains('data_unchanged', await session.list('list-blocked-users', { uid: jonas }), 'uid', [mira])
      await session.call('unblock-users', { uid: jonas, body: { blockedUids: [mira] } })
      // A single call unblocks a user who was blocked twice.
      await session.call('block-users', { uid: mira, body: { blockedUids: [jonas] } })
      await session.attempt('block-users', { uid: mira, body: { blockedUids: [jonas] } })
      await session.call('unblock-users', { uid: mira, body: { blockedUids: [jonas] } })
      await session.call('send-message', { onBehalfOf: jonas, body: textMessage(toUser(mira), 'Unblocked') })
      await session.call('send-message', { onBehalfOf: mira, body: textMessage(toUser(jonas), 'Unblocked') })
      await isHidden(session, hidden, jonas, mira)
    },
  },
]

/**
 * Sends a message to a user who has blocked the sender. According to the list of error codes it is
 * rejected; according to the description of unblocking it is accepted and hidden.
 *
 * @returns the message's id if it was accepted
 */
async function withheld(session: Session, sender: string, receiver: string): Promise<unknown> {
  const { status, data } = await session.attempt('send-message', { onBehalfOf: sender, body: textMessage(toUser(receiver), 'Blocked') })
  const id = status < 300 ? (data as Json | undefined)?.id : undefined
  await isHidden(session, id, sender, receiver)
  return id
}

async function isHidden(session: Session, id: unknown, sender: string, receiver: string): Promise<void> {
  if (id === undefined) return
  const list = await listMessages(session, 'list-user-messages', { onBehalfOf: receiver, uid: sender })
  session.contains('message_visible', list, 'id', [], [id])
}
