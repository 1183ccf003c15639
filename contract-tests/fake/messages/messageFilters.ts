import type { Call } from '../call.ts'
import { isAmong } from '../filters.ts'
import type { Json, MessageRecord } from '../store.ts'
import { blockedSince } from '../users/friends.ts'

type Attachment = { mimeType?: string }

const textsOf = ({ data }: MessageRecord): string =>
  [data.text, ...((data.attachments ?? []) as { name?: string }[]).map(({ name }) => name)]
    .filter((text) => typeof text === 'string')
    .join('\n')
    .toLowerCase()

const attachmentsOf = ({ data }: MessageRecord): Attachment[] => (Array.isArray(data.attachments) ? (data.attachments as Attachment[]) : [])

const kindOf = ({ mimeType = '' }: Attachment): string => /^(image|video|audio)\//.exec(mimeType)?.[1] ?? 'file'

const same = (wanted: unknown, present: boolean): boolean => wanted !== true || present

/** Whether a message passes one query parameter, by the parameter's name. Parameters of other names, such as those of paging, are no filters. */
const filters: Record<string, (wanted: unknown, message: MessageRecord, call: Call) => boolean> = {
  searchKey: (wanted, message) => message.deletedAt === undefined && textsOf(message).includes(String(wanted).toLowerCase()),
  hasAttachments: (wanted, message) => same(wanted, attachmentsOf(message).length > 0),
  attachmentTypes: (wanted, message) => attachmentsOf(message).some((attachment) => [wanted].flat().includes(kindOf(attachment))),
  hasMentions: (wanted, { mentions }) => same(wanted, mentions.length > 0),
  hasLinks: (wanted, { data }) => same(wanted, /\bhttps?:\/\/\S/i.test(String(data.text ?? ''))),
  mentionedUids: (wanted, { mentions }) => (wanted as string[]).every((uid) => mentions.includes(uid.toLowerCase())),
  hasReactions: (wanted, { reactions }) => same(wanted, reactions.length > 0),
  myMentionsOnly: (wanted, { mentions }, { actor }) => same(wanted, actor === undefined || mentions.includes(actor.uid)),
  unread: (wanted, message, { actor }) => same(wanted, !actor || (message.sender !== actor.uid && !message.read.has(actor.uid))),
  undelivered: (wanted, message, { actor }) => same(wanted, !actor || (message.sender !== actor.uid && !message.delivered.has(actor.uid))),
  hideMessagesFromBlockedUsers: (wanted, { sender }, { actor, store }) =>
    same(wanted, !actor || blockedSince(store, actor.uid, sender) === undefined),
  hideReplies: (wanted, { parentId }) => same(wanted, parentId === undefined),
  hideDeleted: (wanted, { deletedAt }) => same(wanted, deletedAt === undefined),
  onlyDeleted: (wanted, { deletedAt }) => same(wanted, deletedAt !== undefined),
  receiverType: (wanted, { receiverType }) => isAmong(wanted, receiverType),
  category: (wanted, { category }) => isAmong(wanted, category),
  categories: (wanted, { category }) => isAmong(wanted, category),
  type: (wanted, { type }) => isAmong(wanted, type),
  types: (wanted, { type }) => isAmong(wanted, type),
  sender: (wanted, { sender }) => sender === String(wanted).toLowerCase(),
  senders: (wanted, { sender }) => (wanted as string[]).some((uid) => uid.toLowerCase() === sender),
  'sentAt[from]': (wanted, { sentAt }) => sentAt >= Number(wanted),
  'sentAt[to]': (wanted, { sentAt }) => sentAt <= Number(wanted),
  'updatedAt[from]': (wanted, { updatedAt, sentAt }) => updatedAt > sentAt && updatedAt >= Number(wanted),
  'updatedAt[to]': (wanted, { updatedAt, sentAt }) => updatedAt > sentAt && updatedAt <= Number(wanted),
  'editedAt[from]': (wanted, { editedAt }) => editedAt !== undefined && editedAt >= Number(wanted),
  'editedAt[to]': (wanted, { editedAt }) => editedAt !== undefined && editedAt <= Number(wanted),
  conversationId: (wanted, { conversationId }) => isAmong(wanted, conversationId),
  tags: (wanted, { tags = [] }) => (wanted as string[]).every((tag) => tags.includes(tag)),
  fromTimestamp: (wanted, { sentAt }) => sentAt >= Number(wanted),
  toTimestamp: (wanted, { sentAt }, { query }) => query.fromTimestamp === undefined || sentAt <= Number(wanted),
}

/** Messages of a list that every query parameter keeps, without those that a moderator hid or the acting user cleared. */
export function selectMessages(call: Call, messages: readonly MessageRecord[]): MessageRecord[] {
  const { query, actor, store } = call
  const asked = Object.entries(query as Json).flatMap(([name, wanted]) => {
    const keeps = filters[name]
    return keeps && wanted !== undefined ? [(message: MessageRecord) => keeps(wanted, message, call)] : []
  })
  const cleared = new Map<string, number>()
  const clearedUpTo = (conversationId: string): number => {
    let id = actor ? cleared.get(conversationId) : 0
    if (id === undefined) cleared.set(conversationId, (id = store.conversations.get(`${actor?.uid} ${conversationId}`)?.clearedUpTo ?? 0))
    return id
  }
  return messages.filter((message) => {
    if (message.unlisted || message.hidden || !asked.every((keeps) => keeps(message))) return false
    const last = clearedUpTo(message.conversationId)
    return last === 0 || Number(message.id) > last
  })
}
