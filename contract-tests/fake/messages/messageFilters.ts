import type { Json } from '../../documents/json.ts'
import type { FakeCall } from '../fakeCall.ts'
import { type Filter, statedFilter, textFilter } from '../filters.ts'
import type { MessageRecord } from '../records.ts'
import { blockedSince } from '../users/friends.ts'
import { clearedUpTo, isUnreadBy } from './messageStore.ts'

type Attachment = { mimeType?: string; name?: string }

/** Whether a text of a message or the name of an attachment matches. */
const hasText = (message: MessageRecord, matches: Filter<string>): boolean =>
  (typeof message.data.text === 'string' && matches(message.data.text)) ||
  attachmentsOf(message).some(({ name }) => typeof name === 'string' && matches(name))

const attachmentsOf = ({ data }: MessageRecord): Attachment[] => (Array.isArray(data.attachments) ? (data.attachments as Attachment[]) : [])

const kindOf = ({ mimeType = '' }: Attachment): string => /^(image|video|audio)\//.exec(mimeType)?.[1] ?? 'file'

/** The query parameters that filter by what no `x-filter` states; a flag is set. */
const filters: Record<string, (wanted: unknown, message: MessageRecord, call: FakeCall) => boolean> = {
  attachmentTypes: (wanted, message) => attachmentsOf(message).some((attachment) => [wanted].flat().includes(kindOf(attachment))),
  hasLinks: (_, { data }) => /\bhttps?:\/\/\S/i.test(String(data.text ?? '')),
  mentionedUids: (wanted, { mentions }) => (wanted as string[]).every((uid) => mentions.includes(uid.toLowerCase())),
  myMentionsOnly: (_, { mentions }, { actor }) => actor === undefined || mentions.includes(actor.uid),
  unread: (_, message, { actor }) => !actor || isUnreadBy(message, actor.uid),
  undelivered: (_, message, { actor }) => !actor || (message.sender !== actor.uid && !message.delivered.has(actor.uid)),
  hideMessagesFromBlockedUsers: (_, { sender }, { actor, store }) => !actor || blockedSince(store, actor.uid, sender) === undefined,
}

/** The properties of a message that an `x-filter` can compare. */
const compared = (message: MessageRecord): Json => {
  const { data, mentions, reactions, deletedAt, editedAt, sentAt, updatedAt } = message
  return {
    ...message,
    updatedAt: updatedAt > sentAt || editedAt !== undefined ? updatedAt : undefined,
    data: deletedAt === undefined ? { ...data, mentions, reactions } : {},
  }
}

/**
 * Keeps messages that match every query parameter, without messages hidden by a moderator or
 * cleared by the acting user.
 */
export function messageFilter(call: FakeCall): Filter<MessageRecord> {
  const { query, actor, store } = call
  const active = Object.entries(query as Json).flatMap(([name, wanted]) => {
    const keeps = filters[name]
    return keeps && wanted !== undefined && wanted !== false ? [(message: MessageRecord) => keeps(wanted, message, call)] : []
  })
  const stated = statedFilter(call)
  if (stated) active.push((message) => stated(compared(message)))
  if (query.searchKey !== undefined) {
    const matches = textFilter(query.searchKey)
    active.push((message) => message.deletedAt === undefined && hasText(message, matches))
  }
  const isCleared = ({ id, conversationId }: MessageRecord) =>
    actor !== undefined && Number(id) <= clearedUpTo(store, actor.uid, conversationId)
  return (message) => !message.unlisted && !message.hidden && active.every((keeps) => keeps(message)) && !isCleared(message)
}
