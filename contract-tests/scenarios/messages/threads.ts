import type { Json } from '../../spec/json.ts'
import { valueAt } from '../../spec/pointer.ts'
import { createGroup, createUsers, sendMessage, textMessage, toGroup, toUser } from '../fixtureHelpers.ts'
import type { Scenario, Session } from '../session.ts'

/** Replies and reactions. */
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
    name: 'counts reactions by kind, and removes only those of the acting user',
    operation: 'add-message-reaction',
    needs: ['list-all-reactions', 'list-reactions-of-one-kind', 'remove-message-reaction', 'send-message'],
    async run(session) {
      const [mira, jonas, priya] = await createUsers(session, 3)
      const guid = await createGroup(session, mira, { participants: [jonas, priya] })
      const id = String((await sendMessage(session, mira, toGroup(guid), 'React')).id)
      const react = (onBehalfOf: string, reaction: string) => session.call('add-message-reaction', { id, reaction, onBehalfOf })
      await react(jonas, '🌱')
      await react(priya, '🌱')
      const { data } = await react(jonas, '🍅')
      const counted = valueAt(data, '/data/reactions')
      if (Array.isArray(counted)) session.equal('write_has_effect', '/data/data/reactions', [2, 1], countsOf(counted, ['🌱', '🍅']))
      const pairs = (all: readonly Json[]) => all.map(({ reaction, uid }) => `${reaction} ${uid}`).sort()
      session.equal(
        'write_has_effect',
        '/data',
        [`🌱 ${jonas}`, `🌱 ${priya}`, `🍅 ${jonas}`].sort(),
        pairs(await session.list('list-all-reactions', { id })),
      )
      session.equal(
        'write_has_effect',
        '/data',
        [`🌱 ${jonas}`, `🌱 ${priya}`].sort(),
        pairs(await session.list('list-reactions-of-one-kind', { id, reaction: '🌱' })),
      )
      for (const reaction of await session.list('list-all-reactions', { id }))
        session.equal('write_has_effect', '/data/reactedBy/uid', reaction.uid, valueAt(reaction, '/reactedBy/uid'))
      const counts = valueAt(await session.data('get-message-details', { id }), '/data/reactions')
      if (Array.isArray(counts)) session.equal('write_has_effect', '/data/data/reactions', [2, 1], countsOf(counts, ['🌱', '🍅']))
      const hers = valueAt(await session.data('get-message-details', { id, onBehalfOf: priya }), '/data/reactions')
      const own = (kind: string) => (Array.isArray(hers) ? hers.find(({ reaction }) => reaction === kind)?.reactedByMe : undefined)
      if (own('🌱') === false) session.report('write_has_effect', '/data/data/reactions', `reactedByMe true for ${priya}`, false)
      if (own('🍅') === true) session.report('write_has_effect', '/data/data/reactions', `no reactedByMe for ${priya}`, true)
      await session.call('remove-message-reaction', { id, reaction: '🌱', onBehalfOf: jonas })
      // Whether a second call is rejected is not documented; it does not remove the reaction of another user.
      await session.attempt('remove-message-reaction', { id, reaction: '🌱', onBehalfOf: jonas })
      session.equal(
        'write_has_effect',
        '/data',
        [`🌱 ${priya}`, `🍅 ${jonas}`].sort(),
        pairs(await session.list('list-all-reactions', { id })),
      )
      const left = valueAt(await session.data('get-message-details', { id }), '/data/reactions')
      if (Array.isArray(left)) session.equal('write_has_effect', '/data/data/reactions', [1, 1], countsOf(left, ['🌱', '🍅']))
      // What a repeated reaction does is not documented, but a user has each kind of reaction only once.
      await session.attempt('add-message-reaction', { id, reaction: '🌱', onBehalfOf: priya })
      const twice = pairs(await session.list('list-all-reactions', { id }))
      session.equal('listed_once', '/data', [...new Set(twice)], twice)
    },
  },
  {
    name: 'a message has at most 25 different reactions',
    operation: 'add-message-reaction',
    needs: ['list-all-reactions', 'send-message'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const id = String((await sendMessage(session, mira, toUser(jonas), 'React')).id)
      const reaction = (number: number) => ({ id, reaction: `kind ${number}`, onBehalfOf: jonas })
      for (let number = 1; number <= 25; number++) await session.call('add-message-reaction', reaction(number))
      // Whether another reaction is rejected or ignored is not documented.
      await session.attempt('add-message-reaction', reaction(26))
      const kinds = new Set((await session.list('list-all-reactions', { id })).map((entry) => entry.reaction))
      if (kinds.size > 25) session.report('limit', '/data', 'at most 25 different reactions', `${kinds.size} of them`)
      // The same reaction by another user does not count as different.
      await session.call('add-message-reaction', { ...reaction(25), onBehalfOf: mira })
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
        session.contains(
          'filter participatedByMe',
          await session.list('list-threads', { onBehalfOf: jonas, participatedByMe: true }),
          'id',
          [],
          [id],
        )
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
  {
    name: 'the response counts all reactions',
    operation: 'add-message-reaction',
    needs: ['send-message'],
    async run(session) {
      const [mira, jonas] = await createUsers(session, 2)
      const id = String((await sendMessage(session, mira, toUser(jonas), 'React')).id)
      for (const [count, onBehalfOf] of [mira, jonas].entries()) {
        const counts = valueAt(await session.data('add-message-reaction', { id, reaction: '🌱', onBehalfOf }), '/data/reactions')
        if (Array.isArray(counts))
          session.equal('write_has_effect', '/data/data/reactions/0/count', count + 1, Number((counts[0] as Json | undefined)?.count))
      }
    },
  },
]

/** The ids of the replies on a page of size 1. */
const single = async (session: Session, id: unknown, page: number): Promise<string[]> =>
  (await session.list('list-all-thread-messages', { id: String(id), perPage: 1, page })).map((message) => String(message.id))

const countsOf = (counts: readonly Json[], kinds: readonly string[]) =>
  kinds.map((kind) => Number(counts.find(({ reaction }) => reaction === kind)?.count))
