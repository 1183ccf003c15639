import { valueAt } from '../spec/pointer.ts'
import { idsOf, people, textOf } from './effects.ts'
import { group, messages, send, toGroup, toUser } from './fixtureHelpers.ts'
import type { Body, Scenario, Session } from './session.ts'

// What is done to messages and conversations, and who sees it.

const sending: Scenario[] = [
  {
    name: 'whom it acts for is the sender, and both sides read the same',
    operation: 'send-message',
    needs: ['list-user-messages', 'get-message-details', 'list-conversations'],
    async run(session) {
      const [mira, jonas, priya] = await people(session)
      const text = '🌱 <b>Tomatoes</b> & "beans" – ça va?\nSecond line'
      const muid = session.fixtures.fresh('muid')
      const sent = await send(session, mira, toUser(jonas), text, {
        data: { text, metadata: { bed: 'north', rows: [1, 2] } },
        tags: ['harvest'],
        muid,
      })
      session.same('write_has_effect', '/data/sender', mira, sent.sender)
      session.same('write_has_effect', '/data/receiver', jonas, sent.receiver)
      const read = await session.data('get-message-details', { id: String(sent.id), onBehalfOf: jonas })
      session.same('write_has_effect', '/data/data/text', text, textOf(read))
      session.same('write_has_effect', '/data/muid', muid, read.muid)
      session.same('write_has_effect', '/data/data/metadata', { bed: 'north', rows: [1, 2] }, valueAt(read, '/data/metadata'))
      session.same('write_has_effect', '/data/conversationId', sent.conversationId, read.conversationId)
      session.same('write_has_effect', '/data/sentAt', sent.sentAt, read.sentAt)
      for (const [one, other] of [
        [mira, jonas],
        [jonas, mira],
      ] as const)
        session.holds('write_has_effect', await messages(session, 'list-user-messages', { onBehalfOf: one, uid: other }), 'id', [sent.id])
      session.holds(
        'write_has_effect',
        await messages(session, 'list-user-messages', { onBehalfOf: priya, uid: jonas }),
        'id',
        [],
        [sent.id],
      )
      await session.refused(
        'get-message-details',
        { id: String(sent.id), onBehalfOf: priya },
        'the user is not part of the conversation',
        [403, 404],
      )
      const ids = [sent.id, (await send(session, mira, toUser(jonas), 'Another')).id]
      if (String(ids[0]) === String(ids[1])) session.found('write_has_effect', '/data/id', 'an id of its own', ids[1])
    },
  },
  {
    name: 'a receiver who is not there is refused, and so is who is no member',
    operation: 'send-message',
    async run(session) {
      const [mira, jonas] = await people(session)
      const text = { category: 'message', type: 'text', data: { text: 'Nobody' } }
      await session.refused(
        'send-message',
        { onBehalfOf: mira, body: { ...toUser(session.fixtures.fresh('nobody')), ...text } },
        'there is no such user',
      )
      await session.refused(
        'send-message',
        { onBehalfOf: mira, body: { ...toGroup(session.fixtures.fresh('nowhere')), ...text } },
        'there is no such group',
      )
      const guid = await group(session, jonas)
      await session.refused('send-message', { onBehalfOf: mira, body: { ...toGroup(guid), ...text } }, 'the sender is no member')
    },
  },
  {
    name: 'every receiver gets it',
    operation: 'send-message',
    needs: ['list-user-messages', 'list-group-messages'],
    async run(session) {
      const [mira, jonas, priya] = await people(session)
      const guid = await group(session, mira)
      const word = session.fixtures.fresh('w')
      await session.call('send-message', {
        onBehalfOf: mira,
        body: { multipleReceivers: { uids: [jonas, priya], guids: [guid] }, category: 'message', type: 'text', data: { text: word } },
      })
      for (const uid of [jonas, priya]) await hasText(session, 'list-user-messages', { onBehalfOf: mira, uid }, word)
      await hasText(session, 'list-group-messages', { guid }, word)
    },
  },
  {
    name: 'only the sender edits, and everybody reads the new text',
    operation: 'update-message',
    needs: ['get-message-details', 'send-message'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const { id: number } = await send(session, mira, toUser(jonas), 'Before')
      const id = String(number)
      await session.refused('update-message', { id, onBehalfOf: jonas, body: { data: { text: 'Forged' } } }, 'only the sender may')
      session.same('write_has_effect', '/data/data/text', 'Before', textOf(await session.data('get-message-details', { id })))
      await session.call('update-message', { id, onBehalfOf: mira, body: { data: { text: 'After' } } })
      const after = await session.data('get-message-details', { id, onBehalfOf: jonas })
      session.same('write_has_effect', '/data/data/text', 'After', textOf(after))
      session.same('write_has_effect', '/data/sender', mira, after.sender)
      if (typeof after.editedAt !== 'number') session.found('write_has_effect', '/data/editedAt', 'the time of the edit', after.editedAt)
    },
  },
  {
    name: 'only the sender deletes; what is deleted has lost its content and is marked, or gone',
    operation: 'delete-message',
    needs: ['get-message-details', 'send-message', 'list-all-messages'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const gone = await send(session, mira, toUser(jonas), 'Secret words')
      const kept = await send(session, mira, toUser(jonas), 'Kept')
      const id = String(gone.id)
      await session.refused('delete-message', { id, onBehalfOf: jonas, body: {} }, 'only the sender may')
      session.same('write_has_effect', '/data/data/text', 'Secret words', textOf(await session.data('get-message-details', { id })))
      await session.call('delete-message', { id, onBehalfOf: mira, body: { permanent: false } })
      const { status, data } = await session.attempt('get-message-details', { id })
      if (status === 200 && (data as Body).deletedAt === undefined)
        session.found('write_has_effect', '/data/deletedAt', 'the time of the deletion', undefined)
      if (status === 200 && textOf(data as Body) === 'Secret words')
        session.found('write_has_effect', '/data/data/text', 'no content', 'Secret words')
      const of = { conversationId: gone.conversationId }
      session.holds(
        'filter hideDeleted',
        await messages(session, 'list-all-messages', { ...of, hideDeleted: true }),
        'id',
        [kept.id],
        [gone.id],
      )
      const deleted = await messages(session, 'list-all-messages', { ...of, onlyDeleted: true })
      session.holds('filter onlyDeleted', deleted, 'id', status === 200 ? [gone.id] : [], [kept.id])
      const told = [...deleted, ...(await messages(session, 'list-all-messages', of))].find((one) => textOf(one) === 'Secret words')
      if (told) session.found('write_has_effect', '/data/data/text', 'no content', 'Secret words')
    },
  },
]

async function hasText(session: Session, list: string, given: Body, text: string): Promise<void> {
  const found = await messages(session, list, given)
  if (!found.some((one) => textOf(one) === text))
    session.found('write_has_effect', '/data', `a message ${text}`, `${found.length} messages without it`)
}

const threads: Scenario[] = [
  {
    name: 'a reply belongs to its message, and is told from what is not one',
    operation: 'send-thread-message',
    needs: ['list-all-thread-messages', 'list-group-messages'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const guid = await group(session, mira, { participants: [jonas] })
      const text = { ...toGroup(guid), category: 'message', type: 'text', data: { text: 'Reply' } }
      const [parent, other] = [await send(session, mira, toGroup(guid), 'Parent'), await send(session, mira, toGroup(guid), 'Other')]
      const id = String(parent.id)
      const reply = await session.data('send-thread-message', { id, onBehalfOf: jonas, body: text })
      session.same('write_has_effect', '/data/parentId', id, String(reply.parentId))
      session.same('write_has_effect', '/data/sender', jonas, reply.sender)
      session.same('write_has_effect', '/data/conversationId', parent.conversationId, reply.conversationId)
      session.holds('write_has_effect', await session.list('list-all-thread-messages', { id }), 'id', [reply.id], [parent.id, other.id])
      session.holds('write_has_effect', await session.list('list-all-thread-messages', { id: String(other.id) }), 'id', [], [reply.id])
      const { replyCount } = await session.data('get-message-details', { id })
      if (replyCount !== undefined) session.same('write_has_effect', '/data/replyCount', 1, Number(replyCount))
      await session.refused('send-thread-message', { id: String(reply.id), onBehalfOf: mira, body: text }, 'a reply cannot be replied to')
    },
  },
  {
    name: 'reactions are counted by kind, and each user takes off their own',
    operation: 'add-message-reaction',
    needs: ['list-all-reactions', 'list-reactions-of-one-kind', 'remove-message-reaction', 'send-message'],
    async run(session) {
      const [mira, jonas, priya] = await people(session)
      const guid = await group(session, mira, { participants: [jonas, priya] })
      const id = String((await send(session, mira, toGroup(guid), 'React')).id)
      const react = (onBehalfOf: string, reaction: string) => session.call('add-message-reaction', { id, reaction, onBehalfOf })
      await react(jonas, '🌱')
      await react(priya, '🌱')
      const { data } = await react(jonas, '🍅')
      const answered = valueAt(data, '/data/reactions')
      if (Array.isArray(answered)) session.same('write_has_effect', '/data/data/reactions', [2, 1], countsOf(answered, ['🌱', '🍅']))
      const pairs = (all: readonly Body[]) => all.map(({ reaction, uid }) => `${reaction} ${uid}`).sort()
      session.same(
        'write_has_effect',
        '/data',
        [`🌱 ${jonas}`, `🌱 ${priya}`, `🍅 ${jonas}`].sort(),
        pairs(await session.list('list-all-reactions', { id })),
      )
      session.same(
        'write_has_effect',
        '/data',
        [`🌱 ${jonas}`, `🌱 ${priya}`].sort(),
        pairs(await session.list('list-reactions-of-one-kind', { id, reaction: '🌱' })),
      )
      const counts = valueAt(await session.data('get-message-details', { id }), '/data/reactions')
      if (Array.isArray(counts)) session.same('write_has_effect', '/data/data/reactions', [2, 1], countsOf(counts, ['🌱', '🍅']))
      const hers = valueAt(await session.data('get-message-details', { id, onBehalfOf: priya }), '/data/reactions')
      const own = (kind: string) => (Array.isArray(hers) ? hers.find(({ reaction }) => reaction === kind)?.reactedByMe : undefined)
      if (own('🌱') === false) session.found('write_has_effect', '/data/data/reactions', `reactedByMe true for ${priya}`, false)
      if (own('🍅') === true) session.found('write_has_effect', '/data/data/reactions', `no reactedByMe for ${priya}`, true)
      await session.call('remove-message-reaction', { id, reaction: '🌱', onBehalfOf: jonas })
      session.same(
        'write_has_effect',
        '/data',
        [`🌱 ${priya}`, `🍅 ${jonas}`].sort(),
        pairs(await session.list('list-all-reactions', { id })),
      )
      const left = valueAt(await session.data('get-message-details', { id }), '/data/reactions')
      if (Array.isArray(left)) session.same('write_has_effect', '/data/data/reactions', [1, 1], countsOf(left, ['🌱', '🍅']))
    },
  },
]

/** Whoever is no part of something does not see it, where the documents name an error for that. */
const outsiders: Scenario[] = [
  'list-group-messages',
  'list-all-reactions',
  'list-reactions-of-one-kind',
  'list-all-thread-messages',
  'add-message-reaction',
  'pin-message',
].map(
  (operation): Scenario => ({
    name: 'somebody from outside is not let in',
    operation,
    needs: ['send-message'],
    async run(session) {
      const [mira, jonas] = await people(session)
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
      const shut = [400, 403, 404].includes(status) || (status === 200 && Array.isArray(data) && data.length === 0)
      if (!shut)
        session.found(
          'negative_data_rejection',
          '',
          'a refusal (403, 404, 400), as the user is no member',
          `${status} ${JSON.stringify(data)?.slice(0, 80)}`,
        )
    },
  }),
)

/** Pins, where the answers tell them. */
const pins: Scenario[] = [
  {
    name: 'a message is pinned until it is not',
    operation: 'unpin-message',
    needs: ['pin-message', 'get-message-details'],
    async run(session) {
      const [mira, jonas] = await people(session)
      const id = String((await send(session, mira, toUser(jonas), 'Pinned')).id)
      const read = async () => (await session.data('get-message-details', { id, onBehalfOf: mira })).pinnedAt ?? undefined
      await session.call('pin-message', { id, onBehalfOf: mira })
      if ((await read()) === undefined) return
      await session.call('unpin-message', { id, onBehalfOf: mira })
      session.same('write_has_effect', '/data/pinnedAt', undefined, await read())
    },
  },
  ...(['user', 'group'] as const).map(
    (kind): Scenario => ({
      name: 'a conversation is pinned for whom the call acts for, until it is not',
      operation: `pin-${kind}-conversation`,
      needs: [`unpin-${kind}-conversation`, `get-${kind}-conversation`],
      async run(session) {
        const { writer, at, theirs, to } = await between(session, kind)
        await send(session, writer, to, 'Pinned')
        const pinned = await session.data(`pin-${kind}-conversation`, at)
        const pinnedAt = async (side: Body) => (await seenBy(session, kind, side)).pinnedAt ?? undefined
        if (typeof pinned.pinnedAt === 'number' && (await pinnedAt(at)) === undefined)
          session.found('write_has_effect', '/data/pinnedAt', 'the time of the pin', undefined)
        session.same('write_has_effect', '/data/pinnedAt', undefined, await pinnedAt(theirs))
        await session.call(`unpin-${kind}-conversation`, at)
        session.same('write_has_effect', '/data/pinnedAt', undefined, await pinnedAt(at))
      },
    }),
  ),
]

const countsOf = (counts: readonly Body[], kinds: readonly string[]) =>
  kinds.map((kind) => Number(counts.find(({ reaction }) => reaction === kind)?.count))

/** The one conversation of an answer, which may stand in a list. */
const conversationIn = (data: unknown): Body => (Array.isArray(data) ? data[0] : data) as Body

const unreadOf = (one: Body): number => Number(one.unreadMessageCount ?? 0)

const conversations: Scenario[] = [
  ...(['user', 'group'] as const).map(
    (kind): Scenario => ({
      name: 'what is not read is counted for its reader only, until it is read',
      operation: `mark-${kind}-conversation-as-read`,
      needs: [`get-${kind}-conversation`, 'send-message'],
      run: (session) => receipts(session, kind),
    }),
  ),
  ...(['user', 'group'] as const).map(
    (kind): Scenario => ({
      name: 'tags belong to whom the call acts for, and replace those before',
      operation: `update-${kind}-conversation`,
      needs: [`get-${kind}-conversation`, 'list-conversations', 'send-message'],
      run: (session) => tags(session, kind),
    }),
  ),
  ...(['user', 'group'] as const).map(
    (kind): Scenario => ({
      name: 'it is cleared for whom the call acts for, and for nobody else',
      operation: `reset-${kind}-conversation`,
      needs: ['list-conversations', 'send-message'],
      run: (session) => reset(session, kind),
    }),
  ),
  ...(['user', 'group'] as const).map(
    (kind): Scenario => ({
      name: 'there is none while nobody has written, and then it shows the last message',
      operation: `get-${kind}-conversation`,
      needs: ['send-message'],
      run: (session) => begins(session, kind),
    }),
  ),
]

/** Two people, and where they write to each other: as the first sees it, and as the second does. */
async function between(
  session: Session,
  kind: 'user' | 'group',
): Promise<{ reader: string; writer: string; at: Body; theirs: Body; to: Body }> {
  const [reader, writer] = await people(session)
  if (kind === 'user')
    return { reader, writer, at: { onBehalfOf: reader, uid: writer }, theirs: { onBehalfOf: writer, uid: reader }, to: toUser(reader) }
  const guid = await group(session, writer, { participants: [reader] })
  return { reader, writer, at: { onBehalfOf: reader, guid }, theirs: { onBehalfOf: writer, guid }, to: toGroup(guid) }
}

const seenBy = async (session: Session, kind: string, at: Body): Promise<Body> =>
  conversationIn((await session.call(`get-${kind}-conversation`, at)).data)

/** Message ids go out as numbers where they are digits. */
const asNumber = (id: unknown) => (/^\d+$/.test(String(id)) ? Number(id) : String(id))

async function receipts(session: Session, kind: 'user' | 'group'): Promise<void> {
  const { reader, writer, at, theirs, to } = await between(session, kind)
  await send(session, writer, to, 'Zero')
  // Whoever joins a group may find that counted, too.
  for (const side of [at, theirs]) await session.call(`mark-${kind}-conversation-as-read`, { ...side, body: {} })
  const first = await send(session, writer, to, 'One')
  await send(session, writer, to, 'Two')
  session.same('write_has_effect', '/data/unreadMessageCount', 2, unreadOf(await seenBy(session, kind, at)))
  session.same('write_has_effect', '/data/unreadMessageCount', 0, unreadOf(await seenBy(session, kind, theirs)))
  await session.call(`mark-${kind}-conversation-as-delivered`, { ...at, body: {} })
  session.same('write_has_effect', '/data/unreadMessageCount', 2, unreadOf(await seenBy(session, kind, at)))
  await session.call(`mark-${kind}-conversation-as-read`, { ...at, body: { messageId: asNumber(first.id) } })
  session.same('write_has_effect', '/data/unreadMessageCount', 1, unreadOf(await seenBy(session, kind, at)))
  await session.call(`mark-${kind}-conversation-as-read`, { ...at, body: {} })
  session.same('write_has_effect', '/data/unreadMessageCount', 0, unreadOf(await seenBy(session, kind, at)))
  await session.call(`mark-${kind}-conversation-as-unread`, { ...at, body: { messageId: asNumber(first.id) } })
  session.same('write_has_effect', '/data/unreadMessageCount', 1, unreadOf(await seenBy(session, kind, at)))
  await send(session, reader, kind === 'user' ? toUser(writer) : to, 'Back')
  await session.call(`mark-${kind}-conversation-as-read`, { ...at, body: {} })
  session.same('write_has_effect', '/data/unreadMessageCount', 1, unreadOf(await seenBy(session, kind, theirs)))
}

async function tags(session: Session, kind: 'user' | 'group'): Promise<void> {
  const { writer, at, theirs, to } = await between(session, kind)
  const { conversationId } = await send(session, writer, to, 'Tagged')
  const [red, blue] = [session.fixtures.fresh('red').slice(-30), session.fixtures.fresh('blue').slice(-30)]
  const listed = (onBehalfOf: unknown, tag: string) => session.list('list-conversations', { onBehalfOf, tags: [tag] })
  await session.call(`update-${kind}-conversation`, { ...at, body: { tags: [red] } })
  session.holds('write_has_effect', await listed(at.onBehalfOf, red), 'conversationId', [conversationId])
  session.holds('write_has_effect', await listed(theirs.onBehalfOf, red), 'conversationId', [], [conversationId])
  await session.call(`update-${kind}-conversation`, { ...at, body: { tags: [blue] } })
  session.holds('write_has_effect', await listed(at.onBehalfOf, blue), 'conversationId', [conversationId])
  session.holds('write_has_effect', await listed(at.onBehalfOf, red), 'conversationId', [], [conversationId])
}

async function reset(session: Session, kind: 'user' | 'group'): Promise<void> {
  const { writer, at, theirs, to } = await between(session, kind)
  const { id, conversationId } = await send(session, writer, to, 'Cleared')
  await session.call(`reset-${kind}-conversation`, { ...at, ...(kind === 'user' && { body: {} }) })
  session.holds('write_has_effect', await session.list('list-conversations', { onBehalfOf: theirs.onBehalfOf }), 'conversationId', [
    conversationId,
  ])
  const messagesOf = (given: Body) => messages(session, `list-${kind}-messages`, given)
  session.holds('write_has_effect', await messagesOf(theirs), 'id', [id])
  session.holds('write_has_effect', await messagesOf(at), 'id', [], [id])
}

async function begins(session: Session, kind: 'user' | 'group'): Promise<void> {
  const { writer, at, theirs, to } = await between(session, kind)
  if (kind === 'user') await session.refused('get-user-conversation', at, 'nobody has written yet', [404, 403, 400])
  await send(session, writer, to, 'First')
  const last = await send(session, writer, to, 'Last')
  for (const side of [at, theirs]) {
    const one = await seenBy(session, kind, side)
    session.same('write_has_effect', '/data/conversationId', last.conversationId, one.conversationId)
    session.same('write_has_effect', '/data/conversationType', kind, one.conversationType)
    const message = one.lastMessage as Body | undefined
    if (message?.id !== undefined) session.same('write_has_effect', '/data/lastMessage/id', String(last.id), String(message.id))
    const other = valueAt(one, kind === 'user' ? '/conversationWith/uid' : '/conversationWith/guid')
    if (other !== undefined) session.same('write_has_effect', '/data/conversationWith', side.uid ?? side.guid, other)
  }
}

const moderation: Scenario[] = [
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
  {
    name: 'every change makes a revision, the newest first',
    operation: 'list-rule-revisions',
    needs: ['create-rule', 'update-rule', 'get-rule'],
    async run(session) {
      const ruleId = await session.fixtures.record('/moderation/rules', 'no-adverts')
      const { body } = session.server.exampleOf(session.server.operation('update-rule'))
      const before = await session.data('get-rule', { ruleId })
      await session.call('update-rule', { ruleId, body: { ...(body as Body), id: ruleId, name: 'Second name', enabled: false } })
      const after = await session.data('get-rule', { ruleId })
      if (after.revisionId === before.revisionId)
        session.found('write_has_effect', '/data/revisionId', 'another revision', after.revisionId)
      session.same('write_has_effect', '/data/createdAt', before.createdAt, after.createdAt)
      const revisions = await session.list('list-rule-revisions', { ruleId })
      const active = revisions.filter((one) => one.active === true)
      if (revisions.some((one) => 'active' in one))
        session.same(
          'write_has_effect',
          '/data',
          [after.revisionId],
          active.map(({ revisionId }) => revisionId),
        )
      session.same(
        'write_has_effect',
        '/data',
        [after.revisionId, before.revisionId],
        revisions.slice(0, 2).map(({ revisionId }) => revisionId),
      )
    },
  },
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

export const messageScenarios: readonly Scenario[] = [...sending, ...threads, ...outsiders, ...pins, ...conversations, ...moderation]
