import type { GroupRecord, Json } from '../../../contract-tests/fake/store.ts'
import { fault, type StatefulFault } from './fault.ts'
import {
  afterwards,
  answering,
  asking,
  dataOf,
  groupIn,
  itemsOf,
  keeping,
  messageIn,
  messageKeeps,
  onGroup,
  onMessage,
  unchanged,
  withData,
  withItems,
  withoutActor,
  withoutEffect,
  withoutProperty,
} from './wraps.ts'

const groupKeeps = (name: 'members' | 'banned') =>
  withoutEffect((call) => {
    const group = groupIn(call)
    return group && { read: () => group[name], write: (before: never) => void (group[name] = before) }
  })

const memberLists = ['list-group-members']
const banLists = ['list-banned-group-users']
const messageReads = ['get-message-details', 'list-group-messages', 'list-all-messages']

const newGroup = (act: (group: GroupRecord, actor: string | undefined) => void) =>
  afterwards(({ store, actor }, body) => {
    const group = store.groups.get(String(dataOf(body).guid))
    if (group) act(group, actor?.uid)
  })

const groups: StatefulFault[] = [
  fault('member-not-added', 'add-group-members', 'added users are no members', groupKeeps('members'), memberLists),
  fault('member-not-kicked', 'kick-group-member', 'the kicked user is still a member', groupKeeps('members'), memberLists),
  fault(
    'kicks-another',
    'kick-group-member',
    'another member is kicked, too',
    onGroup(({ members }) => void members.delete([...members.keys()].at(-1) ?? '')),
    memberLists,
  ),
  fault('scope-not-changed', 'change-group-member-scope', 'the member keeps its scope', groupKeeps('members'), memberLists),
  fault(
    'added-in-wrong-scope',
    'add-group-members',
    'everybody becomes a participant',
    afterwards((call, body) => {
      for (const list of ['admins', 'moderators']) {
        for (const uid of Object.keys((dataOf(body)[list] ?? {}) as Json)) {
          const member = groupIn(call)?.members.get(uid)
          if (member) member.scope = 'participant'
        }
      }
    }),
    memberLists,
  ),
  fault(
    'added-to-all-groups',
    'add-group-members',
    'users who are added to a group are in every group',
    onGroup((own, { store }) => {
      for (const group of store.groups.values())
        for (const [uid, member] of own.members) if (!group.members.has(uid)) group.members.set(uid, { ...member })
    }),
    memberLists,
  ),
  fault(
    'members-of-another-group',
    'list-group-members',
    'the members of another group are listed',
    asking((call) => {
      const other = [...call.store.groups.keys()].find((guid) => guid !== call.path.guid)
      return other !== undefined && call.store.groups.has(String(call.path.guid)) ? { ...call, path: { ...call.path, guid: other } } : call
    }),
  ),
  fault('not-banned', 'ban-group-user', 'the banned user is not banned', groupKeeps('banned'), banLists),
  fault('not-unbanned', 'unban-group-user', 'the ban stays', groupKeeps('banned'), banLists),
  fault(
    'unban-joins',
    'unban-group-user',
    'an unbanned user becomes a member at once',
    onGroup(({ members }, { path, store }) => void members.set(String(path.uid), { scope: 'participant', joinedAt: store.now() })),
    memberLists,
  ),
  fault(
    'members-count-wrong',
    'get-group',
    'membersCount is too high by one',
    withData(({ membersCount }) => ({ membersCount: Number(membersCount) + 1 })),
    ['add-group-members'],
  ),
  fault(
    'owner-not-admin',
    'create-group',
    'the user who creates a group is only a participant',
    newGroup(({ members }, actor) => {
      const member = members.get(actor ?? '')
      if (member) member.scope = 'participant'
    }),
    ['get-group', ...memberLists],
  ),
  fault(
    'first-members-forgotten',
    'create-group',
    'the members that a group is created with are not in it',
    newGroup(({ members, owner }, actor) => {
      for (const uid of members.keys()) if (uid !== actor && uid !== owner) members.delete(uid)
    }),
    memberLists,
  ),
]

const users: StatefulFault[] = [
  fault('friend-not-added', 'add-friends', 'added users are no friends', unchanged('friends'), ['list-friends']),
  fault('friend-not-removed', 'remove-friends', 'removed friends stay friends', unchanged('friends'), ['list-friends']),
  fault(
    'friendship-one-sided',
    'list-friends',
    'only one of two friends sees the friendship',
    answering((body, { path }) =>
      withItems(
        body,
        itemsOf(body).filter(({ uid }) => String(path.uid) < String(uid)),
      ),
    ),
    ['add-friends'],
  ),
  fault('not-blocked', 'block-users', 'blocked users are not blocked', unchanged('blocks'), ['list-blocked-users']),
  fault('not-unblocked', 'unblock-users', 'unblocked users stay blocked', unchanged('blocks'), ['list-blocked-users']),
  fault(
    'blocks-the-other-way',
    'block-users',
    'the blocked user blocks the blocking user',
    afterwards(({ store, path }, body) => {
      for (const uid of Object.keys(dataOf(body))) {
        store.blocks.delete(`${path.uid} ${uid}`)
        store.blocks.set(`${uid} ${path.uid}`, store.now())
      }
    }),
    ['list-blocked-users'],
  ),
  fault(
    'not-deactivated',
    'deactivate-users',
    'deactivated users stay active',
    afterwards(({ store }, body) => {
      for (const uid of (body.data as { deactivatedUids: string[] }).deactivatedUids) delete store.users.get(uid)?.deactivatedAt
    }),
    ['get-user', 'list-users'],
  ),
  fault(
    'not-reactivated',
    'reactivate-users',
    'reactivated users stay inactive',
    afterwards(({ store }, body) => {
      for (const uid of (body.data as { nonDeactivatedUids: string[] }).nonDeactivatedUids) {
        const user = store.users.get(uid)
        if (user) user.deactivatedAt = store.now()
      }
    }),
    ['get-user', 'list-users'],
  ),
  fault('tokens-not-flushed', 'flush-authtokens', 'the tokens stay', keeping('authTokens'), ['list-authtokens', 'get-authtoken']),
  fault(
    'tokens-of-all-flushed',
    'flush-authtokens',
    'the tokens of other users are deleted, too',
    afterwards(({ store }) => store.authTokens.clear()),
    ['get-authtoken', 'list-authtokens'],
  ),
  fault(
    'tokens-of-all-listed',
    'list-authtokens',
    'the tokens of other users are listed, too',
    answering((body, { store, path }) => {
      const others = [...store.authTokens.values()].filter(({ uid }) => uid !== path.uid)
      return withItems(body, [...itemsOf(body), ...others.map((token) => ({ ...token }))])
    }),
  ),
  fault(
    'role-not-kept',
    'create-user',
    'every user gets the role default',
    afterwards(({ store }, body) => {
      const user = store.users.get(String(dataOf(body).uid))
      if (user) user.role = 'default'
    }),
    ['get-user'],
  ),
  fault('unset-ignored', 'update-user', 'unset properties stay', withoutProperty('unset'), ['get-user']),
  fault('unset-ignored', 'update-group', 'unset properties stay', withoutProperty('unset'), ['get-group']),
]

const messages: StatefulFault[] = [
  fault(
    'update-does-not-stick',
    'update-message',
    'the record of the edit shows it, the message does not have it',
    withoutEffect((call) => {
      const message = messageIn(call)
      return message && { read: () => ({ ...message }), write: (before: never) => void Object.assign(message, before) }
    }),
    messageReads,
  ),
  fault(
    'update-resets-others',
    'update-message',
    'an edit loses the tags',
    onMessage((message, { body }) => {
      if (body.tags === undefined) delete message.tags
    }),
    messageReads,
  ),
  fault(
    'delete-does-nothing',
    'delete-message',
    'a deleted message stays as it was',
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
    asking((call) => ({ ...call, body: {} })),
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
    'the message is kept in another conversation',
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
    'of several receivers only the first gets the message',
    asking((call) => {
      const several = call.body.multipleReceivers as { uids?: string[]; guids?: string[] } | undefined
      const first = several?.uids?.[0] !== undefined ? { uids: several.uids.slice(0, 1) } : { guids: several?.guids?.slice(0, 1) ?? [] }
      return several ? { ...call, body: { ...call.body, multipleReceivers: first } } : call
    }),
    ['list-user-messages', 'list-all-messages', 'list-group-messages'],
  ),
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
    'replies to other messages are listed, too',
    answering((body) => {
      const [like] = itemsOf(body)
      return like ? withItems(body, [...itemsOf(body), { ...like, id: `${like.id}0`, parentId: '1' }]) : body
    }),
    ['send-thread-message'],
  ),
  fault(
    'thread-empty',
    'list-all-thread-messages',
    'no reply is listed',
    answering((body) => withItems(body, [])),
    ['send-thread-message'],
  ),
  fault(
    'nested-reply-accepted',
    'send-thread-message',
    'a reply can be replied to',
    asking((call) => ({ ...call, path: { ...call.path, id: messageIn(call)?.parentId ?? String(call.path.id) } })),
  ),
  fault(
    'reaction-not-added',
    'add-message-reaction',
    'the reaction is not stored',
    onMessage(({ reactions }) => void reactions.pop()),
    ['list-all-reactions', 'list-reactions-of-one-kind', ...messageReads],
  ),
  fault('reaction-not-removed', 'remove-message-reaction', 'the reaction stays', messageKeeps('reactions'), ['list-all-reactions']),
  fault(
    'all-reactions-removed',
    'remove-message-reaction',
    'the reactions of others are removed, too',
    onMessage((message) => void (message.reactions = [])),
    ['list-all-reactions'],
  ),
  fault(
    'reactions-of-all-kinds',
    'list-reactions-of-one-kind',
    'reactions of every kind are listed',
    asking(({ path: { reaction: _, ...path }, ...call }) => ({ ...call, path })),
  ),
  fault(
    'reaction-count-wrong',
    'add-message-reaction',
    'the count of a reaction is too high by one',
    answering((body) => {
      for (const one of (dataOf(body).data as { reactions?: { count: number }[] }).reactions ?? []) one.count += 1
      return body
    }),
  ),
  fault('pin-kept', 'unpin-message', 'the message stays pinned', messageKeeps('pinned'), ['pin-message', ...messageReads]),
  fault('others-messages-listed', 'list-user-messages', 'messages with other users are listed, too', withoutActor, ['send-message']),
  fault(
    'messages-of-all-groups',
    'list-group-messages',
    'the messages of other groups are listed, too',
    answering((body, { store, path }) => {
      const [like] = itemsOf(body)
      const others = [...store.messages.values()].filter(({ receiverType, receiver }) => receiverType === 'group' && receiver !== path.guid)
      const added = others.slice(0, 2).map(({ id, receiver, conversationId }) => ({ ...like, id, receiver, conversationId }))
      return like ? withItems(body, [...itemsOf(body), ...added]) : body
    }),
  ),
  fault(
    'id-of-another',
    'send-message',
    'the response has the id of the message before',
    withData(({ id }) => ({ id: String(Math.max(1, Number(id) - 1)) })),
    ['get-message-details'],
  ),
]

const conversations: StatefulFault[] = [
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
    'the conversation stays as it was',
    afterwards(({ store }) => {
      for (const state of store.conversations.values()) state.clearedUpTo = 0
    }),
    ['get-user-conversation'],
  ),
  fault(
    'unread-count-wrong',
    'get-user-conversation',
    'the count of unread messages is too high by one',
    answering((body) => {
      for (const one of itemsOf(body)) one.unreadMessageCount = String(Number(one.unreadMessageCount) + 1)
      return body
    }),
    ['mark-user-conversation-as-read', 'mark-user-conversation-as-unread'],
  ),
  fault(
    'cleared-for-all',
    'reset-user-conversation',
    'the conversation is cleared for the other user, too',
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
    unseen: 'the run never sends what changes the whole app',
  },
]

/** Faults between records: members, bans, friends, blocks, messages, threads, reactions and conversations. */
export const relationFaults = (): StatefulFault[] => [...groups, ...users, ...messages, ...conversations]
