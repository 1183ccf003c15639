import { isDeepStrictEqual } from 'node:util'
import type { Arguments } from '../../cases/arguments.ts'
import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { between, createGroup, createUser, createUsers, listMessages, sendMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import { asNumber } from '../../server/identifiers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import { nextSecond } from '../../server/times.ts'

/** Conversations, as each of their users sees them. */
export const conversationScenarios: readonly Scenario[] = [
  ...(['user', 'group'] as const).map(
    (kind): Scenario => ({
      name: 'counts unread messages for each reader until they are read',
      operation: `mark-${kind}-conversation-as-read`,
      needs: [`get-${kind}-conversation`, `list-${kind}-messages`, 'send-message'],
      requests: 30,
      run: (session) => receipts(session, kind),
    }),
  ),
  ...(['user', 'group'] as const).map(
    (kind): Scenario => ({
      name: 'tags belong to the acting user and replace earlier tags',
      operation: `update-${kind}-conversation`,
      needs: [`get-${kind}-conversation`, 'list-conversations', 'send-message'],
      run: (session) => tags(session, kind),
    }),
  ),
  ...(['user', 'group'] as const).map(
    (kind): Scenario => ({
      name: 'clears a conversation for the acting user only',
      operation: `reset-${kind}-conversation`,
      needs: ['list-conversations', 'send-message'],
      run: (session) => reset(session, kind),
    }),
  ),
  ...(['user', 'group'] as const).map(
    (kind): Scenario => ({
      name: 'a conversation starts with its first message and shows the last message',
      operation: `get-${kind}-conversation`,
      needs: ['send-message', 'delete-message'],
      requests: 15,
      run: (session) => begins(session, kind),
    }),
  ),
  {
    name: 'permanently removes the messages if requested',
    operation: 'reset-user-conversation',
    needs: ['list-user-messages', 'send-message'],
    run: resetForGood,
  },
  { name: 'lists the conversations of the user', operation: 'list-user-conversations', needs: ['send-message'], requests: 15, run: ofUser },
  { name: 'sorts by last change', operation: 'list-conversations', needs: ['send-message', 'create-user'], run: ordered },
]

/** The conversations of the user in the path, by kind and in small pages. */
async function ofUser(session: Session): Promise<void> {
  const [mira, jonas, priya] = await createUsers(session, 3)
  const guid = await createGroup(session, mira, { participants: [jonas] })
  const sent = [
    await sendMessage(session, mira, toUser(jonas), 'To Jonas'),
    await sendMessage(session, mira, toGroup(guid), 'To all'),
    await sendMessage(session, jonas, toUser(priya), 'To Priya'),
  ]
  const [withJonas, inGroup, others] = sent.map(({ conversationId }) => conversationId)
  const listed = (args: Arguments) => session.list('list-user-conversations', { uid: mira, ...args })
  session.contains('ensure_resource_availability', await listed({}), 'conversationId', [withJonas, inGroup], [others])
  await session.step('the conversations of the acting user', async () => {
    const own = await session.list('list-conversations', { onBehalfOf: mira })
    session.contains('ensure_resource_availability', own, 'conversationId', [withJonas, inGroup], [others])
  })
  session.contains('filter conversationType', await listed({ conversationType: 'user' }), 'conversationId', [withJonas], [inGroup])
  session.contains('filter conversationType', await listed({ conversationType: 'group' }), 'conversationId', [inGroup], [withJonas])
  session.equal('page_size', '/data', 1, (await listed({ perPage: 1 })).length)
}

/** The conversation in a response, which may be in a list. */
const conversationIn = (data: unknown): Json => (Array.isArray(data) ? data[0] : data) as Json

const unreadOf = (conversation: Json): number => Number(conversation.unreadMessageCount ?? 0)

/** A conversation as one of its users sees it. */
export const conversationSeenBy = async (session: Session, kind: string, at: Json): Promise<Json> =>
  conversationIn((await session.call(`get-${kind}-conversation`, at)).data)

/** Waits until a message that was just sent is in its receiver's conversation. */
export const arrived = (session: Session, kind: string, at: Json): Promise<void> =>
  session.soon(async () => void (await conversationSeenBy(session, kind, at)))

async function receipts(session: Session, kind: 'user' | 'group'): Promise<void> {
  const [, , other] = await createUsers(session, 3)
  const { reader, writer, at, theirs, to } = await between(session, kind, [other])
  // What one user reads in one conversation stays unread in others, and for others: the members of
  // a group, or whoever talks with the same user.
  const apart: readonly { at: Json; message?: Json }[] =
    kind === 'user'
      ? [
          { at: { onBehalfOf: reader, uid: other }, message: await sendMessage(session, other, toUser(reader), 'Elsewhere') },
          { at: { onBehalfOf: other, uid: writer }, message: await sendMessage(session, writer, toUser(other), 'To another') },
        ]
      : [{ at: { ...at, onBehalfOf: other } }]
  await sendMessage(session, writer, to, 'Zero')
  await arrived(session, kind, at)
  // Joining a group may also count as unread.
  for (const side of [at, theirs]) await session.call(`mark-${kind}-conversation-as-read`, { ...side, body: {} })
  const first = await sendMessage(session, writer, to, 'One')
  const second = await sendMessage(session, writer, to, 'Two')
  const count = async (side: Json) => unreadOf(await conversationSeenBy(session, kind, side))
  const unread = (side: Json, expected: number) =>
    session.soon(async () => session.equal('write_has_effect', '/data/unreadMessageCount', expected, await count(side)))
  await unread(at, 2)
  await unread(theirs, 0)
  const unreadApart: number[] = []
  for (const [index, side] of apart.entries())
    await session.soon(async () => {
      unreadApart[index] = await count(side.at)
      if (unreadApart[index] === 0) session.report('write_has_effect', '/data/unreadMessageCount', 'at least 1', 0)
    })
  const deliver = async (body: Json, left: readonly Json[], delivered: readonly Json[]) => {
    await session.call(`mark-${kind}-conversation-as-delivered`, { ...at, body })
    const idsOf = (messages: readonly Json[]) => messages.map(({ id }) => id)
    await session.soon(async () => {
      const undelivered = await listMessages(session, `list-${kind}-messages`, { ...at, undelivered: true })
      session.contains('filter undelivered', undelivered, 'id', idsOf(left), idsOf(delivered))
    })
  }
  await deliver({ messageId: asNumber(first.id) }, [second], [first])
  await deliver({}, [], [first, second])
  for (const { at: side, message } of apart)
    if (message) {
      const undelivered = await listMessages(session, `list-${kind}-messages`, { ...side, undelivered: true })
      session.contains('filter undelivered', undelivered, 'id', [message.id])
    }
  await unread(at, 2)
  await session.call(`mark-${kind}-conversation-as-read`, { ...at, body: { messageId: asNumber(first.id) } })
  await session.soon(async () => {
    const partlyRead = await conversationSeenBy(session, kind, at)
    session.equal('write_has_effect', '/data/unreadMessageCount', 1, unreadOf(partlyRead))
    if (partlyRead.lastReadMessageId)
      session.equal('write_has_effect', '/data/lastReadMessageId', String(first.id), String(partlyRead.lastReadMessageId))
  })
  for (const [index, side] of apart.entries())
    session.equal('data_unchanged', '/data/unreadMessageCount', unreadApart[index], await count(side.at))
  await session.call(`mark-${kind}-conversation-as-read`, { ...at, body: {} })
  await unread(at, 0)
  await session.call(`mark-${kind}-conversation-as-unread`, { ...at, body: { messageId: asNumber(first.id) } })
  // The documents disagree on whether the messages after this one become unread, or those up to it.
  await session.soon(async () => {
    if ((await count(at)) === 0) session.report('write_has_effect', '/data/unreadMessageCount', 'at least 1', '0')
  })
  await sendMessage(session, reader, kind === 'user' ? toUser(writer) : to, 'Back')
  await session.call(`mark-${kind}-conversation-as-read`, { ...at, body: {} })
  await unread(theirs, 1)
}

async function tags(session: Session, kind: 'user' | 'group'): Promise<void> {
  const { writer, at, theirs, to } = await between(session, kind)
  const { conversationId } = await sendMessage(session, writer, to, 'Tagged')
  await arrived(session, kind, at)
  const [red, blue] = [session.fixtures.newId('red').slice(-30), session.fixtures.newId('blue').slice(-30)]
  const isListed = async (onBehalfOf: unknown, tag: string) =>
    (await session.list('list-conversations', { onBehalfOf, tags: [tag] })).some((entry) => entry.conversationId === conversationId)
  // A published text has the filter compare the tags of groups instead, so the conversation itself
  // counts if it shows tags.
  const expectTags = async (side: Json, tag: string, expected: boolean) => {
    const { tags: own } = await conversationSeenBy(session, kind, side)
    const got = Array.isArray(own) ? own.includes(tag) : await isListed(side.onBehalfOf, tag)
    if (got !== expected)
      session.report('write_has_effect', '/data/tags', `${expected ? 'the' : 'no'} tag ${tag}`, got ? 'the tag' : 'no such tag')
  }
  await session.call(`update-${kind}-conversation`, { ...at, body: { tags: [red] } })
  await expectTags(at, red, true)
  await expectTags(theirs, red, false)
  await session.call(`update-${kind}-conversation`, { ...at, body: { tags: [blue] } })
  await sendMessage(session, writer, to, 'After the tags')
  await expectTags(at, blue, true)
  await expectTags(at, red, false)
  await session.call(`update-${kind}-conversation`, { ...at, body: { tags: [] } })
  await expectTags(at, blue, false)
}

async function reset(session: Session, kind: 'user' | 'group'): Promise<void> {
  const { writer, at, theirs, to } = await between(session, kind)
  const { id, conversationId } = await sendMessage(session, writer, to, 'Cleared')
  await arrived(session, kind, at)
  await session.call(`reset-${kind}-conversation`, { ...at, ...(kind === 'user' && { body: {} }) })
  session.contains('write_has_effect', await session.list('list-conversations', { onBehalfOf: theirs.onBehalfOf }), 'conversationId', [
    conversationId,
  ])
  const messagesOf = (args: Json) => listMessages(session, `list-${kind}-messages`, args)
  session.contains('write_has_effect', await messagesOf(theirs), 'id', [id])
  // The documents disagree on whether the messages, the conversation or only the number of unread
  // messages is cleared.
  const kept = (await messagesOf(at)).some((message) => String(message.id) === String(id))
  const own = (await session.list('list-conversations', { onBehalfOf: at.onBehalfOf })).find(
    (conversation) => conversation.conversationId === conversationId,
  )
  if (kept && own && unreadOf(own) > 0) session.report('write_has_effect', '/data', 'no unread messages, or no conversation', own)
}

/**
 * The messages of a reset conversation are removed on request, at least for the user who resets it.
 */
async function resetForGood(session: Session): Promise<void> {
  const { writer, at, theirs, to } = await between(session, 'user')
  const apart = await createUser(session, 'priya')
  const sent = [
    await sendMessage(session, writer, to, 'Received'),
    await sendMessage(session, at.onBehalfOf as string, toUser(writer), 'Sent'),
  ]
  const kept = await sendMessage(session, writer, toUser(apart), 'To another')
  await session.call('reset-user-conversation', { ...at, body: { deleteMessagesPermanently: true } })
  const ids = sent.map(({ id }) => id)
  session.contains('use_after_free', await listMessages(session, 'list-user-messages', at), 'id', [], ids)
  const others = await listMessages(session, 'list-user-messages', { onBehalfOf: theirs.onBehalfOf, uid: apart })
  session.contains('use_after_free', others, 'id', [kept.id], ids)
}

async function begins(session: Session, kind: 'user' | 'group'): Promise<void> {
  const { writer, at, theirs, to } = await between(session, kind)
  if (kind === 'user') await session.rejects('get-user-conversation', at, 'there are no messages yet', [404, 403, 400])
  await sendMessage(session, writer, to, 'First')
  const last = await sendMessage(session, writer, to, 'Last')
  for (const side of [at, theirs])
    await session.soon(async () => {
      const conversation = await conversationSeenBy(session, kind, side)
      session.equal('write_has_effect', '/data/conversationId', last.conversationId, conversation.conversationId)
      session.equal('write_has_effect', '/data/conversationType', kind, conversation.conversationType)
      const message = conversation.lastMessage as Json | undefined
      if (message?.id !== undefined) session.equal('write_has_effect', '/data/lastMessage/id', String(last.id), String(message.id))
      const other = valueAt(conversation, kind === 'user' ? '/conversationWith/uid' : '/conversationWith/guid')
      session.equalIfPresent('write_has_effect', '/data/conversationWith', side.uid ?? side.guid, other)
    })
  // `lastMessage` is missing if the message was deleted. Whether it follows an edit is not
  // documented.
  for (const permanent of [false, true]) {
    const { id } = permanent ? await sendMessage(session, writer, to, 'Last') : last
    await session.call('delete-message', { id: String(id), onBehalfOf: writer, body: { permanent } })
    await session.soon(async () => {
      const { lastMessage } = await conversationSeenBy(session, kind, at)
      if (String(valueAt(lastMessage, '/id')) === String(id))
        session.report('write_has_effect', '/data/lastMessage', 'nothing of the deleted message', id)
    })
  }
}

/** Conversations are sorted by their last change; in which direction is not documented. */
async function ordered(session: Session): Promise<void> {
  const [writer, ...others] = await createUsers(session, 4)
  const reader = session.fixtures.newId('reader')
  await session.call('create-user', { body: { uid: reader, name: 'Reader' } })
  for (const from of [writer, ...others, writer]) {
    await sendMessage(session, from, toUser(reader), 'Sorted')
    await nextSecond()
  }
  // Pinned conversations come first.
  const list = (await session.list('list-conversations', { onBehalfOf: reader, perPage: 100 })).filter(({ pinnedAt }) => !pinnedAt)
  // Whether a message changes `updatedAt` of its conversation is not documented.
  const orders = ['/updatedAt', '/lastMessage/sentAt'].map((where) => list.map((conversation) => Number(valueAt(conversation, where))))
  if (orders.some((times) => times.some(Number.isNaN) || isSorted(times) || isSorted(times.toReversed()))) return
  session.report('sort_order', '/data/updatedAt', 'conversations sorted by their last change', orders[0]?.join(', '))
}

const isSorted = (times: readonly number[]): boolean =>
  isDeepStrictEqual(
    times,
    times.toSorted((a, b) => a - b),
  )
