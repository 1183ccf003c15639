import type { Arguments } from '../../cases/arguments.ts'
import { valueAt } from '../../documents/pointer.ts'
import { createGroup, createUsers, sendMessage, textMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'

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
      const { replyCount } = await session.data('get-message-details', { id })
      if (replyCount !== undefined) session.equal('write_has_effect', '/data/replyCount', 1, Number(replyCount))
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
      const reply = async () =>
        String((await session.data('send-thread-message', { id: String(id), onBehalfOf: mira, body: replyBody })).id)
      const ids = [await reply(), await reply()]
      const list = await session.list('list-all-thread-messages', { id: String(id) })
      session.equal('write_has_effect', '/data', ids.toSorted(), list.map((message) => String(message.id)).sort())
      await session.step('the list of threads shows the last reply', async () => {
        const threads = await session.list('list-threads', { onBehalfOf: mira, participatedByMe: true })
        const last = valueAt(threads.find((thread) => String(thread.id) === String(id)) ?? {}, '/lastReply/id')
        if (last !== undefined) session.equal('write_has_effect', '/data/lastReply/id', ids[1], String(last))
        const threadsOf = (more: Arguments) => session.list('list-threads', { onBehalfOf: jonas, limit: 100, ...more })
        // How the response shows these counts is not documented.
        for (const count of ['withUnreadReplyCount', 'withMentionCount']) await threadsOf({ [count]: true })
        session.contains('filter participatedByMe', await threadsOf({}), 'id', [id])
        session.contains('filter participatedByMe', await threadsOf({ participatedByMe: true }), 'id', [], [id])
      })
      // One edition of the documents has no paging here: the pages are only compared if a server returns single replies.
      const pages = [await single(session, id, 1), await single(session, id, 2)]
      if (pages[0]?.length === 1 && pages[1]?.length === 1)
        session.equal('pages_complete', '/data', ids.toSorted(), pages.flat().toSorted())
      // A message that is deleted for good is not kept. Whether the count of replies and the copy of the last one follow is not documented.
      await session.call('delete-message', { id: String(ids[1]), onBehalfOf: mira, body: { permanent: true } })
      session.contains('use_after_free', await session.list('list-all-thread-messages', { id: String(id) }), 'id', [ids[0]], [ids[1]])
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

/** The ids of the replies on a page of size 1. */
const single = async (session: Session, id: unknown, page: number): Promise<string[]> =>
  (await session.list('list-all-thread-messages', { id: String(id), perPage: 1, page })).map((message) => String(message.id))
