import { itemsOf, onCall } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { afterwards, onResponse, withData } from '../wraps.ts'

/** Faults of conversations. */
export const conversationFaults: readonly StatefulFault[] = [
  fault('reset-for-good-ignored', 'reset-user-conversation', 'with deleteMessagesPermanently, nothing happens', (next) => (call) => {
    const { store, body } = call
    const done = structuredClone(next({ ...call, body: {} }))
    if (body.deleteMessagesPermanently === true) for (const state of store.conversations.values()) state.clearedUpTo = 0
    return done
  }),
  fault('reset-removes-others', 'reset-user-conversation', 'the messages of other conversations are removed as well', (next) => (call) => {
    const { store, body, path } = call
    const done = structuredClone(next(call))
    const uid = String(path.uid).toLowerCase()
    if (body.deleteMessagesPermanently === true)
      for (const { id, sender, receiver } of store.messages.values()) if (sender === uid || receiver === uid) store.messages.delete(id)
    return done
  }),
  fault(
    'not-marked-as-read',
    'mark-user-conversation-as-read',
    'the messages stay unread',
    afterwards(({ store, actor }) => {
      for (const message of store.messages.values()) message.read.delete(String(actor?.uid))
    }),
    ['get-user-conversation', 'mark-user-conversation-as-unread', 'list-user-messages', 'list-conversations'],
  ),
  fault(
    'tags-not-kept',
    'update-user-conversation',
    'the tags are not stored',
    afterwards(({ store }) => {
      for (const state of store.conversations.values()) delete state.tags
    }),
    ['get-user-conversation', 'list-conversations'],
  ),
  fault(
    'not-pinned',
    'pin-user-conversation',
    'the pin is not stored',
    afterwards(({ store }) => {
      for (const state of store.conversations.values()) delete state.pinnedAt
    }),
    ['get-user-conversation', 'unpin-user-conversation'],
  ),
  fault(
    'not-cleared',
    'reset-user-conversation',
    'the conversation does not change',
    afterwards(({ store }) => {
      for (const state of store.conversations.values()) state.clearedUpTo = 0
    }),
    ['get-user-conversation'],
  ),
  fault(
    'unread-count-wrong',
    'get-user-conversation',
    'the count of unread messages is too high by 1',
    onResponse((body) => {
      for (const conversation of itemsOf(body)) conversation.unreadMessageCount = String(Number(conversation.unreadMessageCount) + 1)
      return body
    }),
    ['mark-user-conversation-as-read', 'mark-user-conversation-as-unread'],
  ),
  fault(
    'cleared-for-all',
    'reset-user-conversation',
    'the conversation is cleared for both users',
    afterwards(({ store, path, actor }) => {
      const both = [String(path.uid), String(actor?.uid)]
      for (const { id, receiverType, sender, receiver } of [...store.messages.values()])
        if (receiverType === 'user' && both.every((uid) => [sender, receiver].includes(uid))) store.messages.delete(id)
    }),
    ['get-user-conversation', 'list-user-messages'],
  ),
  {
    ...fault(
      'pinned-for-all-lost',
      'replace-global-pinned-conversations',
      'the pins are not stored',
      afterwards(({ store }) => void (store.pinnedForAll = [])),
      ['list-global-pinned-conversations'],
    ),
    unnoticeable: 'the run never sends what changes the whole app',
  },
  fault(
    'repetition-renews',
    'pin-user-conversation',
    'pinnedAt is renewed when a conversation is pinned again',
    withData((_, { store }) => ({ pinnedAt: store.now() })),
  ),
  fault(
    'blocked-conversations-listed',
    'list-conversations',
    'conversations with blocked users are always listed',
    onCall((call) => ({
      ...call,
      query: { ...call.query, includeBlockedUsers: true },
    })),
  ),
]
