import type { Arguments } from '../../cases/arguments.ts'
import { valueAt } from '../../documents/pointer.ts'
import { createGroup, createUsers, sendMessage, textMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario } from '../../server/scenario.ts'
import { nextSecond } from '../../server/times.ts'

/** Replies. */
export const threadScenarios: readonly Scenario[] = [
  {
    name: 'replies name their parent, and the list of threads has those with replies',
    operation: 'send-thread-message',
    needs: ['list-threads', 'list-all-thread-messages', 'delete-message', 'send-message'],
    requests: 18,
    async run(session) {
      const [mira, jonas, priya] = await createUsers(session, 3)
      const guid = await createGroup(session, mira, { participants: [jonas, priya] })
      const parent = await sendMessage(session, mira, toGroup(guid), 'Parent')
      const other = await sendMessage(session, mira, toGroup(guid), 'Other')
      const id = String(parent.id)
      const reply = () => session.data('send-thread-message', { id, onBehalfOf: jonas, body: textMessage(toGroup(guid), 'Reply') })
      const first = await reply()
      session.equal('write_has_effect', '/data/parentId', id, String(first.parentId))
      session.equal('write_has_effect', '/data/sender', jonas, first.sender)
      session.equal('write_has_effect', '/data/conversationId', parent.conversationId, first.conversationId)
      session.contains('write_has_effect', await session.list('list-all-thread-messages', { id: String(other.id) }), 'id', [], [first.id])
      await nextSecond()
      const second = await reply()
      await session.step('the list of threads shows the last reply, and who has replied', async () => {
        const threadsOf = (onBehalfOf: string, more: Arguments) => session.list('list-threads', { onBehalfOf, limit: 100, ...more })
        const own = await threadsOf(jonas, { participatedByMe: true })
        session.contains('filter participatedByMe', own, 'id', [id])
        const thread = own.find((candidate) => String(candidate.id) === id) ?? {}
        const last = valueAt(thread, '/lastReply/id')
        if (last !== undefined) session.equal('write_has_effect', '/data/lastReply/id', String(second.id), String(last))
        if (Number(thread.updatedAt) < Number(second.sentAt))
          session.report('write_has_effect', '/data/updatedAt', `${second.sentAt}, the time of the last reply`, thread.updatedAt)
        // How the response shows these counts is not documented.
        for (const count of ['withUnreadReplyCount', 'withMentionCount']) await threadsOf(priya, { [count]: true })
        session.contains('filter participatedByMe', await threadsOf(priya, {}), 'id', [id])
        session.contains('filter participatedByMe', await threadsOf(priya, { participatedByMe: true }), 'id', [], [id])
      })
      // A message that is deleted for good is not kept. Whether the count of replies and the copy
      // of the last one follow is not documented.
      await session.call('delete-message', { id: String(second.id), onBehalfOf: jonas, body: { permanent: true } })
      session.contains('use_after_free', await session.list('list-all-thread-messages', { id }), 'id', [first.id], [second.id])
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
