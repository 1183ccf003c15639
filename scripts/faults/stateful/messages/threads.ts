import { ServiceError } from '../../../../contract-tests/fake/call.ts'
import type { MessageRecord } from '../../../../contract-tests/fake/store.ts'
import type { Json } from '../../../../contract-tests/spec/json.ts'
import { fault, type StatefulFault } from '../fault.ts'
import {
  afterwards,
  dataOf,
  eachItem,
  itemsOf,
  lenient,
  messageIn,
  messageKeeps,
  onCall,
  onMessage,
  onResponse,
  unchanged,
  withData,
  withItems,
  withoutScopePermissions,
} from '../wraps.ts'

const messageReads = ['get-message-details', 'list-group-messages', 'list-all-messages']

/** Faults of replies, reactions, pins and saved messages. */
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
    'reaction-not-added',
    'add-message-reaction',
    'the reaction is not stored',
    onMessage(({ reactions }) => void reactions.pop()),
    ['list-all-reactions', 'list-reactions-of-one-kind', ...messageReads],
  ),
  fault('reaction-not-removed', 'remove-message-reaction', 'the reaction remains', messageKeeps('reactions'), ['list-all-reactions']),
  fault(
    'all-reactions-removed',
    'remove-message-reaction',
    'the reactions of other users are removed as well',
    onMessage((message) => void (message.reactions = [])),
    ['list-all-reactions'],
  ),
  fault(
    'reactions-of-all-kinds',
    'list-reactions-of-one-kind',
    'reactions of every kind are listed',
    onCall(({ path: { reaction: _, ...path }, ...call }) => ({ ...call, path })),
  ),
  fault(
    'reaction-count-wrong',
    'add-message-reaction',
    'the count of a reaction is too high by 1',
    onResponse((body) => {
      for (const count of (dataOf(body).data as { reactions?: { count: number }[] }).reactions ?? []) count.count += 1
      return body
    }),
  ),
  fault('pin-kept', 'unpin-message', 'the message stays pinned', messageKeeps('pinned'), ['pin-message', ...messageReads]),
  fault(
    'cut-at-a-slash',
    'add-message-reaction',
    'a reaction is cut at a slash',
    onCall((call) => ({ ...call, path: { ...call.path, reaction: String(call.path.reaction).split('/')[0] as string } })),
  ),
  fault('repetition-renews', 'save-message', 'savedAt is renewed when a message is saved again', (next) => (call) => {
    call.store.saved.get(call.actor?.uid ?? '')?.delete(String(call.path.id))
    return next(call)
  }),
  fault('repetition-rejected', 'unpin-message', 'unpinning twice fails', (next) => (call) => {
    if (!messageIn(call)?.pinned) throw new ServiceError('ERR_BAD_REQUEST', 'The message is not pinned.')
    return next(call)
  }),
  fault(
    'pinned-by-another',
    'pin-message',
    'the app is named as the user who pinned',
    withData(() => ({ pinnedBy: 'app_system' })),
    ['unpin-message'],
  ),
  fault('scope-reaction-ignored', 'add-message-reaction', 'members react although their scope denies it', withoutScopePermissions),
  fault('not-unsaved', 'unsave-message', 'the message stays saved', unchanged('saved')),
  fault('fewer-reactions', 'add-message-reaction', 'a message can have 20 different reactions', (next) => (call) => {
    const kinds = new Set(messageIn(call)?.reactions.map(({ reaction }) => reaction))
    if (kinds.size >= 20) throw new ServiceError('ERR_BAD_REQUEST', 'A message can have at most 20 different reactions.')
    return next(call)
  }),
  fault('counts-all-reactions', 'add-message-reaction', 'the limit is for all reactions, not for different ones', (next) => (call) => {
    if ((messageIn(call)?.reactions.length ?? 0) >= 25)
      throw new ServiceError('ERR_BAD_REQUEST', 'A message can have at most 25 reactions.')
    return next(call)
  }),
  fault(
    'more-reactions',
    'add-message-reaction',
    'a message can have any number of different reactions',
    lenient(/^ERR_BAD_REQUEST$/, (call, next) => {
      const { reactions } = messageIn(call) as MessageRecord
      const held = reactions.splice(0)
      const body = structuredClone(next(call))
      reactions.unshift(...held)
      return body
    }),
  ),
  fault('reacted-twice', 'add-message-reaction', 'a repeated reaction is stored twice', (next) => (call) => {
    const message = messageIn(call)
    const former = message?.reactions.find(({ uid, reaction }) => uid === call.actor?.uid && reaction === call.path.reaction)
    const body = structuredClone(next(call))
    if (former) message?.reactions.push({ ...former, id: `${former.id}0` })
    return body
  }),
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
  fault(
    'pinned-in-milliseconds',
    'pin-message',
    'pinnedAt is in milliseconds',
    withData(({ pinnedAt }) => ({ pinnedAt: Number(pinnedAt) * 1000 })),
  ),
  fault(
    'pinned-by-sender',
    'pin-message',
    'pinnedBy is the sender',
    withData(({ sender }) => ({ pinnedBy: sender })),
  ),
  fault(
    'reacted-by-another',
    'list-all-reactions',
    'reactedBy is another user',
    eachItem(() => ({ reactedBy: { uid: 'app_system', name: 'System' } })),
    ['add-message-reaction'],
  ),
  fault(
    'unsaved-all',
    'unsave-message',
    'all saved messages are removed',
    afterwards(({ store, actor }) => {
      if (actor) store.saved.delete(actor.uid)
    }),
  ),
]
