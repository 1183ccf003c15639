import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../documents/isObject.ts'
import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { createGroup, createUsers, sendMessage, textMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Session } from '../../server/scenario.ts'
import { type Population, type Query, queriesOf } from '../population.ts'
import { arrived } from './conversations.ts'

const attachments = [{ url: 'https://example.com/media/bed.jpg', name: 'bed.jpg', mimeType: 'image/jpeg', extension: 'jpg', size: 48213 }]

/** The ids of messages, by the names that queries use. */
const idsOf = (messages: Readonly<Record<string, Json | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).flatMap(([name, message]) => (message ? [[name, String(message.id)]] : [])))

/** Sends messages of every kind to a group or between two users, and one elsewhere. */
async function sendSamples(session: Session, kind: 'group' | 'user') {
  const [mira, jonas, priya] = await createUsers(session, 3)
  await session.step('tags of users', () => session.call('update-user', { uid: jonas, body: { tags: ['mentioned'] } }))
  const guid = kind === 'group' ? await createGroup(session, mira, { participants: [jonas, priya] }) : ''
  const [hers, his] = kind === 'group' ? [toGroup(guid), toGroup(guid)] : [toUser(jonas), toUser(mira)]
  const reader = kind === 'group' ? priya : mira
  const at = kind === 'group' ? { guid } : { onBehalfOf: reader, uid: jonas }
  const word = session.fixtures.newId('w').replaceAll('-', '')
  // Not part of the text, so that it does not matter whether a search also finds tags.
  const tags = [session.fixtures.newId('t').slice(-60)]
  const text = await sendMessage(session, mira, hers, `Alder ${word}`)
  const tagged = await sendMessage(session, mira, hers, 'Birch', { tags })
  const link = await sendMessage(session, jonas, his, 'See https://example.com/garden')
  const mention = await sendMessage(session, mira, hers, `Hello <@uid:${jonas}>`)
  const image = await sendMessage(session, mira, hers, '', { type: 'image', data: { attachments } })
  const custom = await sendMessage(session, mira, hers, '', { category: 'custom', type: 'place', data: { customData: { shed: 1 } } })
  // A server without threads, reactions or receipts still has the other filters.
  const reply = await session.step('replies', () =>
    session.data('send-thread-message', { id: String(text.id), onBehalfOf: jonas, body: textMessage(his, 'Reply') }),
  )
  const reaction = await session.step('reactions', () =>
    session.call('add-message-reaction', { id: String(tagged.id), reaction: '🌱', onBehalfOf: jonas }),
  )
  const receipts = await session.step('receipts', async () => {
    // Whether reading also delivers is not documented.
    for (const receipt of ['delivered', 'read'])
      await session.call(`mark-${kind}-conversation-as-${receipt}`, { ...at, onBehalfOf: reader })
    return true
  })
  const late = await sendMessage(session, jonas, his, `Späte Ernte, <@uid:${reader}>`)
  const elsewhere = await sendMessage(session, kind === 'group' ? mira : priya, toUser(jonas), 'Elsewhere')
  const ids = idsOf({ text, tagged, link, mention, image, custom, reply, late, elsewhere })
  const could = { react: reaction !== undefined, read: receipts === true }
  return { jonas, reader, at, word, tags, first: text, elsewhere, ids, could, only: queriesOf(ids) }
}

/** Queries of every list that returns the messages of a conversation. */
function sampleQueries({ jonas, reader, word, tags, first, ids, could, only }: Awaited<ReturnType<typeof sendSamples>>): Query[] {
  const others = (...names: string[]) => Object.keys(ids).filter((name) => !names.includes(name))
  const all = others('elsewhere')
  const now = Number(first.sentAt)
  return [
    only({}, ...all),
    only({ searchKey: word }, 'text'),
    only({ searchKey: `Alde_ ${word}` }),
    only({ searchKey: `Alder%${word}` }),
    only({ searchKey: 'Späte' }, 'late'),
    only({ category: 'custom' }, 'custom'),
    only({ categories: ['custom'] }, 'custom'),
    only({ categories: ['custom', 'message'] }, ...all),
    only({ category: 'message' }, ...others('custom', 'elsewhere')),
    only({ type: 'image' }, 'image'),
    only({ type: 'plac' }),
    only({ types: ['image', 'place'] }, 'image', 'custom'),
    only({ sender: jonas }, 'link', 'reply', 'late'),
    only({ hasAttachments: true }, 'image'),
    only({ hasAttachments: true, attachmentTypes: 'image' }, 'image'),
    only({ hasAttachments: true, attachmentTypes: 'video' }),
    // The address of an attachment may count as a link.
    { args: { hasLinks: true }, includes: ['link'], excludes: others('link', 'image') },
    only({ hasMentions: true }, 'mention', 'late'),
    only({ mentionedUids: [reader] }, 'late'),
    ...(could.react ? [only({ hasReactions: true }, 'tagged')] : []),
    only({ tags }, 'tagged'),
    {
      args: { withTags: true },
      includes: ['tagged'],
      excludes: [],
      matches: (record) => String(record.id) !== ids.tagged || Array.isArray(record.tags),
    },
    // Which of two spellings the service reads is not known.
    { args: { mentionsWithTagInfo: true }, includes: ['mention'], excludes: [] },
    only({ hideReplies: true }, ...others('reply', 'elsewhere')),
    only({ fromTimestamp: now - 60 }, ...all),
    only({ fromTimestamp: now - 600, toTimestamp: now - 300 }),
    only({ fromTimestamp: now + 600 }),
  ]
}

/** Whether a record has a property about blocks; its name is not documented. */
const tellsBlocks = (record: unknown): boolean => /"\w*block\w*":/i.test(JSON.stringify(record))

/**
 * Whether a message that mentions a user says whether that user blocks the acting user, or is
 * blocked.
 */
const tellsBlocksOf =
  (uid: string) =>
  (record: Json): boolean => {
    const mentioned = valueAt(record, `/data/mentions/${uid}`)
    return !isObject(mentioned) || tellsBlocks(mentioned)
  }

/** Queries on behalf of a user who has read all messages but the last. */
function queriesOfReader({ jonas, reader: onBehalfOf, ids, could, only }: Awaited<ReturnType<typeof sendSamples>>): Query[] {
  return [
    only({ onBehalfOf }, ...Object.keys(ids).filter((name) => name !== 'elsewhere')),
    ...(could.read ? [only({ onBehalfOf, unread: true }, 'late')] : []),
    { args: { onBehalfOf, mentionsWithBlockedInfo: true }, includes: ['mention'], excludes: [], matches: tellsBlocksOf(jonas) },
  ]
}

/** Changes a message that has a tag. */
const changeTagged: NonNullable<Population['change']> = async (session, { ids }) =>
  void (await session.call('update-message', { id: ids.tagged, body: { data: { text: 'Changed' } } }))

/** The messages of a group or between two users. */
const messagesOf = (kind: 'group' | 'user'): Population => ({
  list: `list-${kind}-messages`,
  key: 'id',
  change: changeTagged,
  async create(session) {
    const sent = await sendSamples(session, kind)
    const { at, ids, could, only, reader: onBehalfOf } = sent
    return {
      at: { ...at, limit: 100 },
      ids,
      queries: [
        ...sampleQueries(sent),
        ...queriesOfReader(sent),
        ...(could.read ? [only({ onBehalfOf, undelivered: true }, 'late')] : []),
        only({ onBehalfOf, myMentionsOnly: true }, 'late'),
      ],
    }
  },
})

const allMessages: Population = {
  list: 'list-all-messages',
  key: 'id',
  change: changeTagged,
  async create(session) {
    const sent = await sendSamples(session, 'group')
    const { first, elsewhere, ids, only } = sent
    const { elsewhere: _, ...inGroup } = ids
    return {
      at: { conversationId: first.conversationId, limit: 100 },
      ids,
      queries: [
        ...sampleQueries(sent),
        ...queriesOfReader(sent),
        only({ conversationId: elsewhere.conversationId }, 'elsewhere'),
        { args: { affix: 'append' }, includes: [], excludes: [] },
        only({ sentAt: Number(first.sentAt) - 600, affix: 'append' }, ...Object.keys(inGroup)),
        only({ sentAt: Number(first.sentAt) + 600, affix: 'append' }),
        only({ receiverType: 'group' }, ...Object.keys(inGroup)),
        only({ receiverType: 'user' }),
        only({ senders: [sent.reader, sent.jonas] }, 'link', 'reply', 'late'),
      ],
    }
  },
}

const conversations: Population = {
  list: 'list-conversations',
  key: 'conversationId',
  async create(session) {
    const [mira, jonas, priya] = await createUsers(session, 3)
    const [tag, userTag, groupTag] = ['t', 'ut', 'gt'].map((name) => session.fixtures.newId(name).slice(-30)) as [string, string, string]
    const guid = await createGroup(session, jonas, { participants: [mira] }, { tags: [groupTag] })
    const ofUser = await session.step('tags of users', () => session.call('update-user', { uid: jonas, body: { tags: [userTag] } }))
    const inGroup = await sendMessage(session, jonas, toGroup(guid), 'To all')
    const read = await sendMessage(session, mira, toUser(priya), 'To you')
    const unread = await sendMessage(session, jonas, toUser(mira), 'To me')
    await arrived(session, 'group', { onBehalfOf: mira, guid })
    const ofConversation = await session.step('tags of conversations', () =>
      session.call('update-user-conversation', { onBehalfOf: mira, uid: priya, body: { tags: [tag] } }),
    )
    const receipt = await session.step('receipts', () => session.call('mark-group-conversation-as-read', { onBehalfOf: mira, guid }))
    const ids = { group: String(inGroup.conversationId), priya: String(read.conversationId), jonas: String(unread.conversationId) }
    const only = queriesOf(ids)
    return {
      at: { onBehalfOf: mira, perPage: 100 },
      ids,
      queries: [
        only({}, 'group', 'priya', 'jonas'),
        only({ conversationType: 'group' }, 'group'),
        only({ conversationType: 'user' }, 'priya', 'jonas'),
        ...(receipt ? [only({ unread: true }, 'jonas')] : []),
        // According to a published text, this filter and the next parameter compare the tags of
        // groups.
        { args: { tags: [tag] }, includes: [], excludes: ['group', 'jonas'] },
        ...(ofUser ? [{ args: { conversationType: 'user', userTags: [userTag] }, includes: ['jonas'], excludes: ['priya'] }] : []),
        { args: { conversationType: 'group', groupTags: [groupTag] }, includes: ['group'], excludes: [] },
        { args: { conversationType: 'group', groupTags: [tag] }, includes: [], excludes: ['group'] },
        {
          args: { withTags: true },
          includes: [],
          excludes: [],
          agree: (records) =>
            !ofConversation ||
            !records.some(({ conversationId }) => conversationId === ids.jonas) ||
            records.every(({ conversationId, tags }) => conversationId !== ids.priya || isDeepStrictEqual(tags, [tag])),
        },
        only({ searchKey: 'no such name at all' }),
        {
          args: { withUserAndGroupTags: true },
          includes: ['jonas'],
          excludes: [],
          matches: ({ conversationId, conversationWith }) =>
            !ofUser || conversationId !== ids.jonas || isDeepStrictEqual((conversationWith as Json | undefined)?.tags, [userTag]),
        },
        only({ onlyAgentic: true }),
        {
          args: { withBlockedInfo: true },
          includes: [],
          excludes: [],
          matches: (record) => record.conversationType !== 'user' || tellsBlocks(record),
        },
      ],
    }
  },
}

/** Messages and conversations. */
export const messagePopulations: readonly Population[] = [messagesOf('group'), allMessages, messagesOf('user'), conversations]
