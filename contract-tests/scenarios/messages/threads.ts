import type { Arguments } from '../../cases/arguments.ts'
import { valueAt } from '../../documents/pointer.ts'
import { createGroup, createUsers, sendMessage, textMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario } from '../../server/scenario.ts'
import { nextSecond } from '../../server/times.ts'

/** Replies. */
export const threadScenarios: readonly Scenario[] = [
  {
    name: 'only replies name a parent',
    operation: 'send-thread-message',
    needs: ['list-all-thread-messages', 'list-group-messages'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const guid = await createGroup(session, mira, { participants: [jonas] })
      const replyBody = textMessage(toGroup(guid), 'Reply')
      const [parent, other] = [
        await sendMessage(session, mira, toGroup(guid), 'Parent'),
        await sendMessage(session, mira, toGroup(guid), 'Other'),
      ]
      const id = String(parent.id)
      const reply = await session.data('send-thread-message', { id, onBehalfOf: jonas, body: replyBody })
      session.equal('write_has_effect', '/data/parentId', id, String(reply.parentId))
      session.equal('write_has_effect', '/data/sender', jonas, reply.sender)
      session.equal('write_has_effect', '/data/conversationId', parent.conversationId, reply.conversationId)
      session.contains('write_has_effect', await session.list('list-all-thread-messages', { id }), 'id', [reply.id], [parent.id, other.id])
      session.contains('write_has_effect', await session.list('list-all-thread-messages', { id: String(other.id) }), 'id', [], [reply.id])
      await session.step('a user who replied has taken part in the thread', async () =>
        session.contains(
          'filter participatedByMe',
          await session.list('list-threads', { onBehalfOf: jonas, participatedByMe: true }),
          'id',
          [id],
        ),
      )
      await session.rejects(
        'send-thread-message',
        { id: String(reply.id), onBehalfOf: mira, body: replyBody },
        'a reply cannot be replied to',
      )
    },
  },
  {
    name: 'a thread contains only the replies to its message',
    operation: 'list-all-thread-messages',
    needs: ['send-thread-message', 'delete-message', 'send-message'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const replyBody = textMessage(toUser(jonas), 'Reply')
      const { id } = await sendMessage(session, mira, toUser(jonas), 'Parent')
      const reply = () => session.data('send-thread-message', { id: String(id), onBehalfOf: mira, body: replyBody })
      const first = await reply()
      await nextSecond()
      const second = await reply()
      await session.step('the list of threads shows the last reply', async () => {
        const threads = await session.list('list-threads', { onBehalfOf: mira, participatedByMe: true })
        const thread = threads.find((candidate) => String(candidate.id) === String(id)) ?? {}
        const last = valueAt(thread, '/lastReply/id')
        if (last !== undefined) session.equal('write_has_effect', '/data/lastReply/id', String(second.id), String(last))
        if (Number(thread.updatedAt) < Number(second.sentAt))
          session.report('write_has_effect', '/data/updatedAt', `${second.sentAt}, the time of the last reply`, thread.updatedAt)
        const threadsOf = (more: Arguments) => session.list('list-threads', { onBehalfOf: jonas, limit: 100, ...more })
        // How the response shows these counts is not documented.
        for (const count of ['withUnreadReplyCount', 'withMentionCount']) await threadsOf({ [count]: true })
        session.contains('filter participatedByMe', await threadsOf({}), 'id', [id])
        session.contains('filter participatedByMe', await threadsOf({ participatedByMe: true }), 'id', [], [id])
      })
      // A message that is deleted for good is not kept. Whether the count of replies and the copy of the last one follow is not documented.
      await session.call('delete-message', { id: String(second.id), onBehalfOf: mira, body: { permanent: true } })
      session.contains('use_after_free', await session.list('list-all-thread-messages', { id: String(id) }), 'id', [first.id], [second.id])
    },
  },
  {
    name: 'unsubscribes the acting user from a thread',
    operation: 'unsubscribe-from-thread',
    needs: ['subscribe-to-thread', 'get-message-details', 'send-message'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const id = String((await sendMessage(session, mira, toUser(jonas), 'Parent')).id)
      const subscribed = async () => (await session.data('get-message-details', { id, onBehalfOf: jonas })).threadSubscribed
      await session.call('subscribe-to-thread', { id, onBehalfOf: jonas })
      if ((await subscribed()) === false) session.report('write_has_effect', '/data/threadSubscribed', 'true', false)
      await session.call('unsubscribe-from-thread', { id, onBehalfOf: jonas })
      if ((await subscribed()) === true) session.report('write_has_effect', '/data/threadSubscribed', 'false, or nothing', true)
    },
  },
]
