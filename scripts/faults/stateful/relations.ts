import type { Call } from '../../../contract-tests/fake/call.ts'
import type { GroupRecord, Json, MessageRecord } from '../../../contract-tests/fake/store.ts'
import { afterwards, answering, asking, fault, itemsOf, type StatefulFault, type Wrap, withItems } from './fault.ts'

const groupIn = ({ store, path }: Call): GroupRecord | undefined => store.groups.get(String(path.guid).toLowerCase())
const messageIn = ({ store, path }: Call): MessageRecord | undefined => store.messages.get(String(path.id))

/** An answer without its effect: a part of the records is put back to what it was. */
const withoutEffect =
  (part: (call: Call) => { read(): unknown; write(value: never): void } | undefined): Wrap =>
  (next) =>
  (call) => {
    const place = part(call)
    const before = structuredClone(place?.read())
    const body = structuredClone(next(call))
    place?.write(before as never)
    return body
  }

const membersOf = withoutEffect((call) => {
  const group = groupIn(call)
  return group && { read: () => group.members, write: (members: GroupRecord['members']) => void (group.members = members) }
})
const bansOf = withoutEffect((call) => {
  const group = groupIn(call)
  return group && { read: () => group.banned, write: (banned: GroupRecord['banned']) => void (group.banned = banned) }
})
const tableOf = (name: 'friends' | 'blocks' | 'flags' | 'saved') =>
  withoutEffect(({ store }) => ({
    read: () => new Map(store[name] as Map<string, unknown>),
    write: (before: Map<string, never>) => {
      const table = store[name] as Map<string, unknown>
      table.clear()
      for (const [key, value] of before) table.set(key, value)
    },
  }))

const memberLists = ['list-group-members']
const messageReads = ['get-message-details', 'list-group-messages', 'list-all-messages']

const groups: StatefulFault[] = [
  fault('member-not-added', 'add-group-members', 'those who were added are no members', membersOf, memberLists),
  fault('member-not-kicked', 'kick-group-member', 'who was kicked is still a member', membersOf, memberLists),
  fault(
    'kicks-another',
    'kick-group-member',
    'another member is kicked, too',
    afterwards((call) => {
      const group = groupIn(call)
      const other = group && [...group.members.keys()].at(-1)
      if (other !== undefined) group?.members.delete(other)
    }),
    memberLists,
  ),
  fault('scope-not-changed', 'change-group-member-scope', 'the member keeps its scope', membersOf, memberLists),
  fault(
    'added-in-wrong-scope',
    'add-group-members',
    'everybody becomes a participant',
    afterwards((call, body) => {
      for (const list of ['admins', 'moderators']) {
        for (const uid of Object.keys(((body.data as Json)[list] ?? {}) as Json)) {
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
    'those who are added to one group are in every group',
    afterwards((call) => {
      const own = groupIn(call)
      for (const group of call.store.groups.values())
        for (const [uid, member] of own?.members ?? []) if (!group.members.has(uid)) group.members.set(uid, { ...member })
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
  fault('not-banned', 'ban-group-user', 'who was banned is not among the banned', bansOf, ['list-banned-group-users']),
  fault('not-unbanned', 'unban-group-user', 'who was unbanned is banned still', bansOf, ['list-banned-group-users']),
  fault(
    'unban-joins',
    'unban-group-user',
    'who is unbanned becomes a member at once',
    afterwards((call) => {
      groupIn(call)?.members.set(String(call.path.uid), { scope: 'participant', joinedAt: call.store.now() })
    }),
    memberLists,
  ),
  fault(
    'members-count-wrong',
    'get-group',
    'membersCount is one too high',
    answering((body) => {
      const group = body.data as Json
      group.membersCount = Number(group.membersCount) + 1
      return body
    }),
    ['add-group-members'],
  ),
  fault(
    'owner-not-admin',
    'create-group',
    'whoever creates a group is only a participant',
    afterwards((call, body) => {
      const group = call.store.groups.get(String((body.data as Json).guid))
      const member = call.actor && group?.members.get(call.actor.uid)
      if (member) member.scope = 'participant'
    }),
    ['get-group', 'list-group-members'],
  ),
  fault(
    'first-members-forgotten',
    'create-group',
    'the members that a group is created with are not in it',
    afterwards(({ store, actor }, body) => {
      const group = store.groups.get(String((body.data as Json).guid))
      for (const uid of group?.members.keys() ?? []) if (uid !== actor?.uid && uid !== group?.owner) group?.members.delete(uid)
    }),
    memberLists,
  ),
]

const users: StatefulFault[] = [
  fault('friend-not-added', 'add-friends', 'those who were added are no friends', tableOf('friends'), ['list-friends']),
  fault('friend-not-removed', 'remove-friends', 'those who were removed are friends still', tableOf('friends'), ['list-friends']),
  fault(
    'friendship-one-sided',
    'list-friends',
    'a friendship is seen by one of the two only',
    (next) => (call) => {
      const body = structuredClone(next(call))
      return withItems(
        body,
        itemsOf(body).filter(({ uid }) => String(call.path.uid) < String(uid)),
      )
    },
    ['add-friends'],
  ),
  fault('not-blocked', 'block-users', 'those who were blocked are not', tableOf('blocks'), ['list-blocked-users']),
  fault('not-unblocked', 'unblock-users', 'those who were unblocked are blocked still', tableOf('blocks'), ['list-blocked-users']),
  fault(
    'blocks-the-other-way',
    'block-users',
    'the blocked user blocks the one who blocks',
    afterwards(({ store, path }, body) => {
      for (const uid of Object.keys(body.data as Json)) {
        store.blocks.delete(`${path.uid} ${uid}`)
        store.blocks.set(`${uid} ${path.uid}`, store.now())
      }
    }),
    ['list-blocked-users'],
  ),
  fault(
    'not-deactivated',
    'deactivate-users',
    'those who were deactivated are not',
    afterwards(({ store }, body) => {
      for (const uid of (body.data as { deactivatedUids: string[] }).deactivatedUids) delete store.users.get(uid)?.deactivatedAt
    }),
    ['get-user', 'list-users'],
  ),
  fault(
    'not-reactivated',
    'reactivate-users',
    'those who were reactivated are not',
    afterwards(({ store }, body) => {
      for (const uid of (body.data as { nonDeactivatedUids: string[] }).nonDeactivatedUids) {
        const user = store.users.get(uid)
        if (user) user.deactivatedAt = store.now()
      }
    }),
    ['get-user', 'list-users'],
  ),
  fault(
    'tokens-not-flushed',
    'flush-authtokens',
    'the tokens are still there',
    withoutEffect(({ store }) => ({
      read: () => new Map(store.authTokens),
      write: (before: typeof store.authTokens) => {
        for (const [token, record] of before) store.authTokens.set(token, record)
      },
    })),
    ['list-authtokens', 'get-authtoken'],
  ),
  fault(
    'tokens-of-all-flushed',
    'flush-authtokens',
    'the tokens of other users go, too',
    afterwards(({ store }) => store.authTokens.clear()),
    ['get-authtoken', 'list-authtokens'],
  ),
  fault('tokens-of-all-listed', 'list-authtokens', 'the tokens of other users are listed, too', (next) => (call) => {
    const body = structuredClone(next(call))
    const others = [...call.store.authTokens.values()].filter(({ uid }) => uid !== call.path.uid)
    return withItems(body, [...itemsOf(body), ...others.map((token) => ({ ...token }))])
  }),
  fault(
    'role-not-kept',
    'create-user',
    'the user gets the role default whatever was sent',
    afterwards(({ store }, body) => {
      const user = store.users.get(String((body.data as Json).uid))
      if (user) user.role = 'default'
    }),
    ['get-user'],
  ),
  fault(
    'unset-ignored',
    'update-user',
    'what was unset is still there',
    asking(({ body: { unset: _, ...body }, ...call }) => ({ ...call, body })),
    ['get-user'],
  ),
  fault(
    'unset-ignored',
    'update-group',
    'what was unset is still there',
    asking(({ body: { unset: _, ...body }, ...call }) => ({ ...call, body })),
    ['get-group'],
  ),
  fault(
    'unset-ignored',
    'update-role',
    'what was unset is still there',
    asking(({ body: { unset: _, ...body }, ...call }) => ({ ...call, body })),
    ['get-role'],
  ),
]

const onMessage = (act: (message: MessageRecord, call: Call) => void): Wrap =>
  afterwards((call, body) => {
    const named = call.operation.path === '/messages/{id}' ? messageIn(call) : undefined
    const message = named ?? call.store.messages.get(String((body.data as Json)?.id)) ?? messageIn(call)
    if (message) act(message, call)
  })

const messages: StatefulFault[] = [
  fault(
    'update-does-not-stick',
    'update-message',
    'the record of the edit shows it, the message does not have it',
    (next) => (call) => {
      const message = messageIn(call)
      const before = message && { ...message, data: structuredClone(message.data) }
      const body = structuredClone(next(call))
      if (message && before) Object.assign(message, before)
      return body
    },
    messageReads,
  ),
  fault(
    'update-resets-others',
    'update-message',
    'an edit loses the tags',
    (next) => (call) => {
      const body = next(call)
      const message = messageIn(call)
      if (message && call.body.tags === undefined) delete message.tags
      return body
    },
    messageReads,
  ),
  fault(
    'delete-does-nothing',
    'delete-message',
    'what was deleted is as it was',
    (next) => (call) => {
      const message = messageIn(call)
      const before = message && { ...message }
      const body = structuredClone(next(call))
      if (message && before) {
        for (const name of Object.keys(message)) delete (message as unknown as Json)[name]
        call.store.messages.set(message.id ?? before.id, Object.assign(message, before))
      }
      return body
    },
    messageReads,
  ),
  fault(
    'permanent-ignored',
    'delete-message',
    'what was deleted for good can be read',
    asking((call) => ({ ...call, body: {} })),
    messageReads,
  ),
  fault(
    'deleted-text-kept',
    'delete-message',
    'a deleted message keeps its text',
    onMessage((message) => {
      delete message.deletedAt
    }),
    messageReads,
  ),
  fault(
    'wrong-receiver',
    'send-message',
    'the message goes to the sender',
    onMessage((message) => {
      message.receiver = message.receiverType === 'user' ? message.sender : message.receiver
    }),
    messageReads,
  ),
  fault(
    'wrong-conversation',
    'send-message',
    'the message is kept in another conversation',
    onMessage((message) => {
      message.conversationId = `${message.conversationId}_archive`
    }),
    messageReads,
  ),
  fault(
    'muid-lost',
    'send-message',
    'the muid is not kept',
    onMessage((message) => {
      delete message.muid
    }),
    messageReads,
  ),
  fault(
    'tags-lost',
    'send-message',
    'the tags are not kept',
    onMessage((message) => {
      delete message.tags
    }),
    messageReads,
  ),
  fault(
    'metadata-lost',
    'send-message',
    'the metadata is not kept',
    onMessage((message) => {
      delete message.data.metadata
    }),
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
    'the reply is a message of its own',
    onMessage((message) => {
      delete message.parentId
    }),
    ['list-all-thread-messages', ...messageReads],
  ),
  fault(
    'replies-of-all-listed',
    'list-all-thread-messages',
    'replies to other messages are listed, too',
    (next) => (call) => {
      const body = structuredClone(next(call))
      const [like] = itemsOf(body)
      return like ? withItems(body, [...itemsOf(body), { ...like, id: `${like.id}0`, parentId: '1' }]) : body
    },
    ['send-thread-message'],
  ),
  fault(
    'thread-empty',
    'list-all-thread-messages',
    'no reply is listed',
    answering((body) => withItems(body, [])),
    ['send-thread-message'],
  ),
  fault('nested-reply-accepted', 'send-thread-message', 'a reply can be replied to', (next) => (call) => {
    const parent = messageIn(call)
    if (parent?.parentId === undefined) return next(call)
    return next({ ...call, path: { ...call.path, id: parent.parentId } })
  }),
  fault(
    'reaction-not-added',
    'add-message-reaction',
    'the reaction is not kept',
    onMessage((message) => {
      message.reactions.pop()
    }),
    ['list-all-reactions', 'list-reactions-of-one-kind', ...messageReads],
  ),
  fault(
    'reaction-not-removed',
    'remove-message-reaction',
    'the reaction stays',
    (next) => (call) => {
      const message = messageIn(call)
      const before = message && [...message.reactions]
      const body = structuredClone(next(call))
      if (message && before) message.reactions = before
      return body
    },
    ['list-all-reactions'],
  ),
  fault(
    'all-reactions-removed',
    'remove-message-reaction',
    'the reactions of others go, too',
    onMessage((message) => {
      message.reactions = []
    }),
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
    'the count of a reaction is one too high',
    answering((body) => {
      for (const one of ((body.data as Json).data as { reactions?: { count: number }[] }).reactions ?? []) one.count += 1
      return body
    }),
  ),
  fault(
    'pin-kept',
    'unpin-message',
    'the message is pinned still',
    (next) => (call) => {
      const message = messageIn(call)
      const pinned = message?.pinned
      const body = next(call)
      if (message && pinned) message.pinned = pinned
      return body
    },
    ['pin-message', ...messageReads],
  ),
  fault(
    'others-messages-listed',
    'list-user-messages',
    'messages with other users are listed, too',
    asking((call) => ({ ...call, actor: undefined })),
    ['send-message'],
  ),
  fault('messages-of-all-groups', 'list-group-messages', 'the messages of other groups are listed, too', (next) => (call) => {
    const body = structuredClone(next(call))
    const [like] = itemsOf(body)
    const others = [...call.store.messages.values()]
      .filter(({ receiverType, receiver }) => receiverType === 'group' && receiver !== call.path.guid)
      .slice(0, 2)
    return like
      ? withItems(body, [
          ...itemsOf(body),
          ...others.map(({ id, receiver, conversationId }) => ({ ...like, id, receiver, conversationId })),
        ])
      : body
  }),
  fault(
    'id-of-another',
    'send-message',
    'the answer has the id of the message before',
    answering((body) => {
      const message = body.data as Json
      message.id = String(Math.max(1, Number(message.id) - 1))
      return body
    }),
    ['get-message-details'],
  ),
]

const conversations: StatefulFault[] = [
  ...(['user', 'group'] as const).flatMap((side): StatefulFault[] => [
    fault(
      'not-marked-as-read',
      `mark-${side}-conversation-as-read`,
      'the messages are unread still',
      (next) => (call) => {
        const body = next(call)
        for (const message of call.store.messages.values()) message.read.delete(String(call.actor?.uid))
        return body
      },
      [`get-${side}-conversation`, `mark-${side}-conversation-as-unread`, `list-${side}-messages`, 'list-conversations'],
    ),
    fault(
      'tags-not-kept',
      `update-${side}-conversation`,
      'the tags are not kept',
      (next) => (call) => {
        const body = structuredClone(next(call))
        for (const state of call.store.conversations.values()) delete state.tags
        return body
      },
      [`get-${side}-conversation`, 'list-conversations'],
    ),
    fault(
      'not-pinned',
      `pin-${side}-conversation`,
      'the pin is not kept',
      (next) => (call) => {
        const body = structuredClone(next(call))
        for (const state of call.store.conversations.values()) delete state.pinnedAt
        return body
      },
      [`get-${side}-conversation`, `unpin-${side}-conversation`],
    ),
    fault(
      'not-cleared',
      `reset-${side}-conversation`,
      'the conversation is as it was',
      (next) => (call) => {
        const body = next(call)
        for (const state of call.store.conversations.values()) state.clearedUpTo = 0
        return body
      },
      [`get-${side}-conversation`],
    ),
  ]),
  fault(
    'unread-count-wrong',
    'get-user-conversation',
    'one message too many is unread',
    answering((body) => {
      for (const one of itemsOf(body)) one.unreadMessageCount = String(Number(one.unreadMessageCount) + 1)
      return body
    }),
    ['mark-user-conversation-as-read', 'mark-user-conversation-as-unread'],
  ),
  fault(
    'cleared-for-all',
    'reset-user-conversation',
    'the conversation is gone for the other user, too',
    afterwards((call) => {
      for (const message of [...call.store.messages.values()]) {
        if (
          message.receiverType === 'user' &&
          [message.sender, message.receiver].includes(String(call.path.uid)) &&
          [message.sender, message.receiver].includes(String(call.actor?.uid))
        )
          call.store.messages.delete(message.id)
      }
    }),
    ['get-user-conversation', 'list-user-messages'],
  ),
  {
    ...fault(
      'pinned-for-all-lost',
      'replace-global-pinned-conversations',
      'the pins are not kept',
      afterwards(({ store }) => void (store.pinnedForAll = [])),
      ['list-global-pinned-conversations'],
    ),
    unseen: 'the run never sends what changes the whole app',
  },
]

/** Faults between records: members, bans, friends, blocks, messages, threads, reactions and conversations. */
export const relationFaults = (): StatefulFault[] => [...groups, ...users, ...messages, ...conversations]

export { tableOf }
