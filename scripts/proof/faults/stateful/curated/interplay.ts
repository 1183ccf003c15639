import type { Json } from '../../../../../contract-tests/documents/json.ts'
import type { MessageRecord, Scope } from '../../../../../contract-tests/fake/records.ts'
import type { Store } from '../../../../../contract-tests/fake/store.ts'
import { groupIn, itemsOf, onCall, type Wrap } from '../../../../../contract-tests/fake/wraps.ts'
import { fault, named, type StatefulFault } from '../fault.ts'
import { afterwards, dataOf, eachItem, lenient, messageIn, onGroup, onMessage, onResponse, success, withData, withItems } from '../wraps.ts'

// Faults that one feature has in another: each record is right where it was changed, but not where
// the change has an effect.

/** Leaves out the users after the first who does not exist. */
const stoppingAtFailure = (list: string): Wrap =>
  onCall((call) => {
    const uids = (call.body[list] ?? []) as string[]
    const failing = uids.findIndex((uid) => !call.store.users.has(uid.toLowerCase()))
    return failing < 0 ? call : { ...call, body: { ...call.body, [list]: uids.slice(0, failing + 1) } }
  })

const bulk: StatefulFault[] = Object.entries({
  'add-group-members': 'participants',
  'add-friends': 'accepted',
  'deactivate-users': 'uidsToDeactivate',
  'reactivate-users': 'uidsToActivate',
}).map(([operation, list]) =>
  fault('stops-at-failure', operation, 'users after one who does not exist are left out', stoppingAtFailure(list), [
    'list-group-members',
    'list-friends',
  ]),
)

const unset: StatefulFault[] = ['update-user', 'update-group', 'update-role'].map((operation) =>
  fault(
    'unset-first-only',
    operation,
    'unset clears only the first property that it names',
    onCall((call) => (Array.isArray(call.body.unset) ? { ...call, body: { ...call.body, unset: call.body.unset.slice(0, 1) } } : call)),
  ),
)

/** A user who was removed comes back with the former scope. */
function formerScopeKept(operation: 'kick-group-member' | 'ban-group-user'): StatefulFault {
  const former = new Map<string, Scope>()
  return {
    ...named('former-scope-kept', operation, 'a user who is added again has the former scope'),
    near: ['add-group-members'],
    handlers: {
      [operation]: onCall((call) => {
        const member = groupIn(call)?.members.get(String(call.path.uid))
        if (member) former.set(`${call.path.guid} ${call.path.uid}`, member.scope)
        return call
      }),
      'add-group-members': onGroup(({ guid, members }, { body }) => {
        for (const uid of Object.values(body).flat() as string[]) {
          const [member, scope] = [members.get(uid), former.get(`${guid} ${uid}`)]
          if (member && scope) member.scope = scope
        }
      }),
    },
  }
}

/** A group goes on counting permanently deleted users. */
function deletedUsersCounted(): StatefulFault {
  const former = new Map<string, number>()
  return {
    ...named('deleted-users-counted', 'delete-user', 'groups still count permanently deleted users'),
    near: ['get-group'],
    handlers: {
      'delete-user': onCall((call) => {
        if (call.body.permanent === true)
          for (const { guid, members } of call.store.groups.values())
            if (members.has(String(call.path.uid))) former.set(guid, (former.get(guid) ?? 0) + 1)
        return call
      }),
      'get-group': withData(({ guid, membersCount }) => ({ membersCount: Number(membersCount) + (former.get(String(guid)) ?? 0) })),
    },
  }
}

const members: StatefulFault[] = [
  formerScopeKept('kick-group-member'),
  formerScopeKept('ban-group-user'),
  deletedUsersCounted(),
  fault(
    'banned-user-kicked',
    'kick-group-member',
    'kicking a banned user succeeds',
    lenient(/BANNED_GROUPMEMBER|NOT_A_MEMBER/, (call, next) =>
      groupIn(call)?.banned.has(String(call.path.uid)) ? success('Kicked.') : next(call),
    ),
    ['ban-group-user'],
  ),
  fault(
    'scope-before-ban-wrong',
    'list-banned-group-users',
    'every banned user was a participant',
    eachItem(({ scope }) => (scope === undefined ? {} : { scope: 'participant' })),
    ['ban-group-user'],
  ),
]

/** A user keeps the permissions of the first role. */
function firstRoleApplies(): StatefulFault {
  const first = new Map<string, string>()
  return {
    ...named('first-role-applies', 'update-user', 'a user with another role keeps the permissions of the first'),
    near: ['set-role-permissions'],
    handlers: {
      'create-user': afterwards(({ body }) => void first.set(String(body.uid), String(body.role ?? 'default'))),
      'send-message': onCall((call) => ({
        ...call,
        actor: call.actor && { ...call.actor, role: first.get(call.actor.uid) ?? call.actor.role },
      })),
    },
  }
}

const users: StatefulFault[] = [
  firstRoleApplies(),
  fault(
    'allowed-for-all-roles',
    'allow-features',
    'allowAll allows the features of every role',
    afterwards(({ store, body }) => {
      if (body.allowAll === true) for (const role of store.roles.values()) role.restricted.clear()
    }),
  ),
  fault(
    'prefix-removed-too',
    'flush-authtokens',
    'tokens of users whose uids begin with the same text are deleted as well',
    afterwards(({ store, path }) => {
      for (const { uid, authToken } of [...store.authTokens.values()])
        if (uid.startsWith(String(path.uid))) store.authTokens.delete(authToken)
    }),
  ),
  fault(
    'unblocked-on-both-sides',
    'unblock-users',
    'the block by the other user ends as well',
    afterwards(({ store, path, body }) => {
      for (const uid of body.blockedUids as string[]) store.blocks.delete(`${uid} ${path.uid}`)
    }),
    ['block-users'],
  ),
  fault(
    'conversation-id-built',
    'list-friends',
    'the id of a conversation is built from the two uids',
    onResponse((body, { path }) => ({
      ...body,
      data: itemsOf(body).map((friend) => ({ ...friend, conversationId: `${path.uid}_user_${friend.uid}` })),
    })),
    ['add-friends'],
  ),
]

const onEdit = (kind: string, what: string, act: (message: MessageRecord, store: Store) => void): StatefulFault =>
  fault(
    kind,
    'update-message',
    what,
    onMessage((message, { store }) => act(message, store)),
    ['get-message-details'],
  )

const messages: StatefulFault[] = [
  fault(
    'mentions-another-name',
    'list-group-messages',
    'mentioned users have their uids as names',
    onResponse((body) => {
      for (const { data } of itemsOf(body))
        for (const [uid, user] of Object.entries(((data as Json).mentions ?? {}) as Record<string, Json>)) user.name = uid
      return body
    }),
    ['block-users'],
  ),
  onEdit('edit-loses-reactions', 'an edited message has no reactions', (message) => void (message.reactions = [])),
  onEdit('edit-unpins', 'an edited message is not pinned', (message) => void delete message.pinned),
  onEdit('edit-loses-parent', 'an edited reply is no reply', (message) => void delete message.parentId),
  onEdit('edit-unsaves', 'an edited message is not saved', ({ id }, store) => {
    for (const saved of store.saved.values()) saved.delete(id)
  }),
  fault(
    'second-removal-hits-another',
    'remove-message-reaction',
    'a repeated call removes the reaction of another user',
    (next) => (call) => {
      const message = messageIn(call)
      const ofKind = message?.reactions.filter(({ reaction }) => reaction === call.path.reaction) ?? []
      if (message && !ofKind.some(({ uid }) => uid === call.actor?.uid))
        message.reactions = message.reactions.filter((one) => one !== ofKind[0])
      return next(call)
    },
  ),
  fault(
    'unsaved-for-all',
    'unsave-message',
    'the message is no longer saved for other users',
    afterwards(({ store, path }) => {
      for (const saved of store.saved.values()) saved.delete(String(path.id))
    }),
  ),
  fault(
    'only-starters-take-part',
    'list-threads',
    'users who only replied have not taken part',
    onResponse((body, { query, actor }) =>
      query.participatedByMe === true
        ? withItems(
            body,
            itemsOf(body).filter(({ sender }) => sender === actor?.uid),
          )
        : body,
    ),
    ['send-thread-message'],
  ),
]

/** Reads messages that should stay unread. */
const readToo = (select: (message: MessageRecord, store: Store) => string[]): Wrap =>
  afterwards(({ store }) => {
    for (const message of store.messages.values()) for (const uid of select(message, store)) message.read.set(uid, store.now())
  })

const conversations: StatefulFault[] = [
  fault(
    'read-everywhere',
    'mark-user-conversation-as-read',
    'the messages of other conversations are marked as well',
    (next) => (call) => readToo(() => [call.actor?.uid ?? ''])(next)(call),
  ),
  fault(
    'read-for-all',
    'mark-group-conversation-as-read',
    'the messages are marked for every member',
    (next) => (call) =>
      readToo((message, { groups }) =>
        message.receiver === call.path.guid ? [...(groups.get(message.receiver)?.members.keys() ?? [])] : [],
      )(next)(call),
  ),
  ...(['tags', 'pinnedAt'] as const).map((name) =>
    fault(
      `message-clears-${name}`,
      'send-message',
      `a new message clears ${name} of its conversation`,
      afterwards(({ store }, body) => {
        for (const [key, state] of store.conversations) if (key.endsWith(` ${dataOf(body).conversationId}`)) delete state[name]
      }),
      ['update-user-conversation', 'pin-user-conversation'],
    ),
  ),
  fault(
    'empty-tags-ignored',
    'update-user-conversation',
    'an empty list of tags changes nothing',
    (next) => (call) => next(Array.isArray(call.body.tags) && call.body.tags.length === 0 ? { ...call, body: {} } : call),
  ),
  fault('pin-replaces-another', 'pin-group-conversation', 'a user has only one pinned conversation', (next) => (call) => {
    for (const [key, state] of call.store.conversations) if (key.startsWith(`${call.actor?.uid} `)) delete state.pinnedAt
    return next(call)
  }),
  fault(
    'sorted-by-first-message',
    'list-conversations',
    'conversations are sorted by their first message',
    onResponse((body) => ({ ...body, data: itemsOf(body).toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt)) })),
  ),
]

/** Parameters that are not filters of a kind of their own. */
const noFilters: ReadonlySet<string> = new Set(['searchKey', 'conversationId', 'perPage', 'page', 'limit', 'affix', 'id', 'withTags'])

const filters: StatefulFault[] = ['list-users', 'list-groups', 'list-all-messages'].map((operation) =>
  fault(
    'first-filter-only',
    operation,
    'of several filters only the first applies',
    onCall((call) => {
      const [first] = Object.keys(call.query).filter((name) => !noFilters.has(name))
      const query = Object.fromEntries(Object.entries(call.query).filter(([name]) => name === first || noFilters.has(name)))
      return { ...call, query }
    }),
  ),
)

/** Faults in the interplay of features. */
export const interplayFaults: readonly StatefulFault[] = [
  ...bulk,
  ...unset,
  ...members,
  ...users,
  ...messages,
  ...conversations,
  ...filters,
]
