import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { itemsOf, onCall } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { messageIn, onMessage, onResponse, withItems } from '../wraps.ts'
import { messageReads } from './messages.ts'

/** Faults of replies. */
export const threadFaults: readonly StatefulFault[] = [
  fault(
    'reply-without-parent',
    'send-thread-message',
    'a reply is stored as a message without a parent',
    onMessage((message) => void delete message.parentId),
    ['list-all-thread-messages', ...messageReads],
  ),
  fault(
    'replies-of-all-listed',
    'list-all-thread-messages',
    'replies to other messages are listed as well',
    onResponse((body) => {
      const [like] = itemsOf(body)
      return like ? withItems(body, [...itemsOf(body), { ...like, id: `${like.id}0`, parentId: '1' }]) : body
    }),
    ['send-thread-message'],
  ),
  fault(
    'thread-empty',
    'list-all-thread-messages',
    'no reply is listed',
    onResponse((body) => withItems(body, [])),
    ['send-thread-message'],
  ),
  fault(
    'nested-reply-accepted',
    'send-thread-message',
    'a reply can be replied to',
    onCall((call) => ({ ...call, path: { ...call.path, id: messageIn(call)?.parentId ?? String(call.path.id) } })),
  ),
  fault(
    'first-reply-shown',
    'list-threads',
    'the first reply is shown as the last',
    onResponse((body, { store }) => ({
      ...body,
      data: itemsOf(body).map((thread) => {
        const [first] = [...store.messages.inConversation(String(thread.conversationId)).values()].filter(
          ({ parentId }) => parentId === thread.id,
        )
        return first ? { ...thread, lastReply: { ...(thread.lastReply as Json), id: first.id } } : thread
      }),
    })),
    ['list-all-thread-messages'],
  ),
]
