import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { itemsOf, onCall, type Wrap } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import {
  dataOf,
  messageIn,
  onMessage,
  onResponse,
  withData,
  withDefaultRole,
  withItems,
  withoutActor,
  withoutEffect,
  withoutParameter,
  withoutScopePermissions,
} from '../wraps.ts'

/** Operations that read messages. */
export const messageReads = ['get-message-details', 'list-group-messages', 'list-all-messages']

const onAttachments = (act: (attachment: Json) => void): Wrap =>
  onMessage(({ data }) => {
    for (const attachment of ((data as Json).attachments ?? []) as Json[]) act(attachment)
  })

function withoutQuoted(body: Json): Json {
  const { quotedMessage: _, ...data } = dataOf(body)
  return { ...body, data }
}

/** Faults of messages. */
export const messageFaults: readonly StatefulFault[] = [
  fault(
    'update-does-not-stick',
    'update-message',
    'only the record of the edit shows the change',
    withoutEffect((call) => {
      const message = messageIn(call)
      return message && { read: () => ({ ...message }), write: (before: never) => void Object.assign(message, before) }
    }),
    messageReads,
  ),
  fault(
    'update-resets-others',
    'update-message',
    'an edit removes the tags',
    onMessage((message, { body }) => {
      if (body.tags === undefined) delete message.tags
    }),
    messageReads,
  ),
  fault(
    'delete-does-nothing',
    'delete-message',
    'a deleted message does not change',
    (next) => (call) => {
      const message = messageIn(call)
      const before = message && { ...message }
      const body = structuredClone(next(call))
      if (message && before) {
        for (const name of Object.keys(message)) delete (message as unknown as Json)[name]
        call.store.messages.set(before.id, Object.assign(message, before))
      }
      return body
    },
    messageReads,
  ),
  fault(
    'permanent-ignored',
    'delete-message',
    'a permanently deleted message can be read',
    onCall((call) => ({ ...call, body: {} })),
    messageReads,
  ),
  fault(
    'deleted-text-kept',
    'delete-message',
    'a deleted message keeps its text',
    onMessage((message) => void delete message.deletedAt),
    messageReads,
  ),
  fault(
    'wrong-receiver',
    'send-message',
    'the message goes to the sender',
    onMessage((message) => {
      if (message.receiverType === 'user') message.receiver = message.sender
    }),
    messageReads,
  ),
  fault(
    'wrong-conversation',
    'send-message',
    'the message is stored in another conversation',
    onMessage((message) => void (message.conversationId = `${message.conversationId}_archive`)),
    messageReads,
  ),
  ...(['muid', 'tags'] as const).map((name) =>
    fault(
      `${name}-lost`,
      'send-message',
      `${name} is not stored`,
      onMessage((message) => void delete message[name]),
      messageReads,
    ),
  ),
  fault(
    'metadata-lost',
    'send-message',
    'the metadata is not stored',
    onMessage((message) => void delete message.data.metadata),
    messageReads,
  ),
  fault(
    'several-receivers-as-one',
    'send-message',
    'only the first of several receivers gets the message',
    onCall((call) => {
      const several = call.body.multipleReceivers as { uids?: string[]; guids?: string[] } | undefined
      const first = several?.uids?.[0] !== undefined ? { uids: several.uids.slice(0, 1) } : { guids: several?.guids?.slice(0, 1) ?? [] }
      return several ? { ...call, body: { ...call.body, multipleReceivers: first } } : call
    }),
    ['list-user-messages', 'list-all-messages', 'list-group-messages'],
  ),
  fault('others-messages-listed', 'list-user-messages', 'messages with other users are listed as well', withoutActor, ['send-message']),
  fault(
    'messages-of-all-groups',
    'list-group-messages',
    'messages of other groups are listed as well',
    onResponse((body, { store, path }) => {
      const [like] = itemsOf(body)
      const others = [...store.messages.values()].filter(({ receiverType, receiver }) => receiverType === 'group' && receiver !== path.guid)
      const added = others.slice(0, 2).map(({ id, receiver, conversationId }) => ({ ...like, id, receiver, conversationId }))
      return like ? withItems(body, [...itemsOf(body), ...added]) : body
    }),
  ),
  fault(
    'id-of-another',
    'send-message',
    'the response has the id of the previous message',
    withData(({ id }) => ({ id: String(Math.max(1, Number(id) - 1)) })),
    ['get-message-details'],
  ),
  fault('unknown-receiver-accepted', 'send-message', 'an unknown receiver is accepted', (next) => (call) => {
    const { receiver, receiverType } = call.body
    const known =
      receiverType === 'user' ? call.store.users.has(String(receiver).toLowerCase()) : call.store.groups.has(String(receiver).toLowerCase())
    if (receiver === undefined || known) return next(call)
    const [someone] = receiverType === 'user' ? call.store.users.keys() : call.store.groups.keys()
    const body = structuredClone(next({ ...call, actor: undefined, body: { ...call.body, receiver: someone } }))
    ;(body.data as Json).receiver = receiver
    return body
  }),
  fault(
    'attachment-loses-part',
    'send-message',
    'attachments lose their names',
    onAttachments((attachment) => void delete attachment.name),
    ['get-message-details'],
  ),
  fault(
    'attachment-loses-type',
    'send-message',
    'attachments lose their media types',
    onAttachments((attachment) => void delete attachment.mimeType),
    ['get-message-details'],
  ),
  fault(
    'muid-not-shown',
    'get-message-details',
    'muid is missing',
    withData(() => ({ muid: undefined })),
    ['send-message'],
  ),
  fault(
    'custom-data-shortened',
    'send-message',
    'custom data keeps its first property only',
    onMessage((message) => {
      const data = message.data as Json
      if (data.customData) data.customData = Object.fromEntries(Object.entries(data.customData).slice(0, 1))
    }),
    ['get-message-details'],
  ),
  fault(
    'changed-by-another',
    'update-message',
    'the receiver is named as the editor',
    onMessage((message) => void (message.editedBy = message.receiver)),
  ),
  fault('role-permission-ignored', 'send-message', 'users send messages although their role denies it', withDefaultRole),
  fault('scope-permission-ignored', 'send-message', 'members send messages although their scope denies it', withoutScopePermissions),
  fault(
    'deleted-for-good',
    'delete-message',
    'every deletion is permanent',
    onCall((call) => ({ ...call, body: { permanent: true } })),
  ),
  fault(
    'second-file-lost',
    'send-message',
    'only the first of several files is stored',
    onCall((call) => {
      const data = call.body.data as Json | undefined
      return Array.isArray(data?.attachments)
        ? { ...call, body: { ...call.body, data: { ...data, attachments: data.attachments.slice(0, 1) } } }
        : call
    }),
  ),
  fault('quoted-message-missing', 'send-message', 'the quoted message is missing', onResponse(withoutQuoted)),
  fault(
    'blocked-senders-shown',
    'list-group-messages',
    'messages of blocked users are never left out',
    withoutParameter('hideMessagesFromBlockedUsers'),
  ),
]
