import { ServiceError } from '../../../contract-tests/fake/call.ts'
import type { GroupRecord, Json, Store } from '../../../contract-tests/fake/store.ts'
import { fault, type StatefulFault, type Wrap } from './fault.ts'
import {
  afterwards,
  answering,
  asking,
  dataOf,
  eachItem,
  groupIn,
  itemsOf,
  keeping,
  lenient,
  messageIn,
  onGroup,
  onMessage,
  onUser,
  success,
  withData,
  withItems,
  withoutProperty,
} from './wraps.ts'

// Faults next to those that every check looks for: a smaller limit, a bound that is off by one, an id that begins with another, a second repetition.

/** Asks with another bound. */
const shifted = (parameter: string, by: number): Wrap =>
  asking((call) => {
    const bound = call.query[parameter]
    return bound === undefined ? call : { ...call, query: { ...call.query, [parameter]: Number(bound) + by } }
  })

const bounds: StatefulFault[] = [
  fault('bound-off-by-one', 'list-users', 'createdAt[from] leaves out the moment itself', shifted('createdAt[from]', 1)),
  fault('bound-off-by-one', 'list-groups', 'membersCount[gte] means more than', shifted('membersCount[gte]', 1)),
  fault('bound-off-by-one', 'list-group-messages', 'fromTimestamp leaves out the moment itself', shifted('fromTimestamp', 1)),
  fault('upper-bound-off-by-one', 'list-all-messages', 'toTimestamp leaves out the moment itself', shifted('toTimestamp', -1)),
  fault('upper-bound-off-by-one', 'list-groups', 'membersCount[lte] means fewer than', shifted('membersCount[lte]', -1)),
  fault('exclusive-bound-includes', 'list-groups', 'membersCount[gt] includes the number itself', shifted('membersCount[gt]', -1)),
]

/** A limit that a server lowers without saying so. */
const capped = (name: string, most: number): Wrap =>
  answering((body, call) =>
    Number(call.query[name]) > most && itemsOf(body).length > most ? withItems(body, itemsOf(body).slice(0, most)) : body,
  )

const limits: StatefulFault[] = [
  fault('smaller-limit', 'list-users', 'a page holds two at most', capped('perPage', 2)),
  fault('smaller-limit', 'list-groups', 'a page holds two at most', capped('perPage', 2)),
  fault('smaller-limit', 'list-group-messages', 'at most five messages come', capped('limit', 5)),
]

/** Spelling: what the service stores in lower case, and what an address encodes. */
const spelling: StatefulFault[] = [
  fault(
    'capital-letters-kept',
    'create-user',
    'a uid in capital letters stays as it was sent',
    withData((_, { body }) => ({ uid: body.uid })),
  ),
  fault(
    'cut-at-a-slash',
    'add-message-reaction',
    'a reaction ends before a slash',
    asking((call) => ({ ...call, path: { ...call.path, reaction: String(call.path.reaction).split('/')[0] as string } })),
  ),
  {
    id: 'default-limit: list-group-messages',
    kind: 'default-limit',
    operation: 'list-group-messages',
    what: 'without a limit, a hundred messages come',
    request: (request) =>
      /[?&]limit=/.test(request.url) ? request : { ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}limit=100` },
  },
]

const like = (text: string, key: string) =>
  new RegExp(
    key
      .replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
      .replaceAll('_', '.')
      .replaceAll('%', '.*'),
    'i',
  ).test(text)

const wildcards =
  (names: readonly string[]): Wrap =>
  (next) =>
  (call) => {
    const key = String(call.query.searchKey ?? '')
    if (!/[%_]/.test(key)) return next(call)
    const { searchKey: _, ...query } = call.query
    const all = itemsOf(structuredClone(next({ ...call, query: { ...query, perPage: 1000, limit: 1000 } })))
    const data = all.filter((one) => names.some((name) => like(String(one[name] ?? dataOf(one)[name] ?? ''), key)))
    // The figures of an honest response to a search without results, and as many records as are found.
    return withItems(structuredClone(next(call)), data)
  }

const searches: StatefulFault[] = [
  fault('wildcards-in-search', 'list-users', '_ and % stand for other characters', wildcards(['uid', 'name'])),
  fault('wildcards-in-search', 'list-groups', '_ and % stand for other characters', wildcards(['guid', 'name'])),
  fault('wildcards-in-search', 'list-group-messages', '_ and % stand for other characters', wildcards(['text'])),
]

/** Acts on every record whose identifier begins with that of the path, too. */
const prefixes = (id: string, table: (store: Store) => Map<string, unknown>): Wrap =>
  afterwards(({ store, path }) => {
    const own = String(path[id]).toLowerCase()
    for (const key of table(store).keys()) if (key.startsWith(own) && key !== own) table(store).delete(key)
  })

const twins: StatefulFault[] = [
  fault(
    'prefix-removed-too',
    'delete-role',
    'roles whose ids begin with it are deleted, too',
    prefixes('role', ({ roles }) => roles),
  ),
  fault(
    'prefix-removed-too',
    'delete-group',
    'groups whose guids begin with it are deleted, too',
    prefixes('guid', ({ groups }) => groups),
  ),
  fault(
    'prefix-removed-too',
    'delete-reason',
    'reasons whose ids begin with it are deleted, too',
    prefixes('id', ({ reasons }) => reasons),
  ),
  fault('tag-prefix-matches', 'list-users', 'tags that begin with the wanted one match', (next) => (call) => {
    const wanted = call.query.tags as string[] | undefined
    if (!wanted) return next(call)
    const { tags: _, ...query } = call.query
    const body = structuredClone(next({ ...call, query: { ...query, withTags: true } }))
    return withItems(
      body,
      itemsOf(body).filter((one) => wanted.every((tag) => ((one.tags ?? []) as string[]).some((other) => other.startsWith(tag)))),
    )
  }),
]

const repetitions: StatefulFault[] = [
  fault('repetition-renews', 'save-message', 'savedAt is renewed when a message is saved again', (next) => (call) => {
    call.store.saved.get(call.actor?.uid ?? '')?.delete(String(call.path.id))
    return next(call)
  }),
  fault(
    'repetition-renews',
    'pin-user-conversation',
    'pinnedAt is renewed when a conversation is pinned again',
    withData((_, { store }) => ({ pinnedAt: store.now() })),
  ),
  fault('repetition-rejected', 'unpin-message', 'unpinning twice fails', (next) => (call) => {
    if (!messageIn(call)?.pinned) throw new ServiceError('ERR_BAD_REQUEST', 'The message is not pinned.')
    return next(call)
  }),
  fault(
    'updated-at-stands-still',
    'update-user',
    'updatedAt never changes',
    onUser((user) => void (user.updatedAt = user.createdAt)),
    ['get-user'],
  ),
  fault(
    'updated-at-stands-still',
    'update-group',
    'updatedAt never changes',
    onGroup((group) => void (group.updatedAt = group.createdAt)),
    ['get-group'],
  ),
  fault(
    'created-at-moves',
    'update-user',
    'createdAt changes with each update',
    onUser((user, { store }) => void (user.createdAt = store.now())),
    ['get-user'],
  ),
  fault(
    'duplicate-changes-first',
    'create-user',
    'a rejected duplicate changes the first user',
    (next) => (call) => {
      const known = call.store.users.get(String(call.body.uid).toLowerCase())
      if (known) known.statusMessage = 'Changed by a duplicate'
      return next(call)
    },
    ['get-user'],
  ),
]

const onAttachments = (act: (attachment: Json) => void): Wrap =>
  onMessage(({ data }) => {
    for (const attachment of ((data as Json).attachments ?? []) as Json[]) act(attachment)
  })

const contents: StatefulFault[] = [
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
    'metadata-flattened',
    'update-user',
    'objects within the metadata are lost',
    onUser((user) => {
      if (typeof user.metadata === 'object' && user.metadata !== null)
        user.metadata = Object.fromEntries(Object.entries(user.metadata).filter(([, value]) => typeof value !== 'object'))
    }),
    ['get-user'],
  ),
  fault(
    'update-clears-tags',
    'update-user',
    'an update without tags clears them',
    onUser((user, { body }) => {
      if (body.tags === undefined) delete user.tags
    }),
    ['get-user'],
  ),
  fault(
    'update-clears-metadata',
    'update-group',
    'an update without metadata clears it',
    onGroup((group, { body }) => {
      if (body.metadata === undefined) delete group.metadata
    }),
    ['get-group'],
  ),
  fault('new-owner-not-stored', 'update-group', 'a new owner is not stored', withoutProperty('owner'), ['get-group']),
]

const leftovers: StatefulFault[] = [
  fault('children-left', 'delete-user', 'the messages of a permanently deleted user stay', keeping('messages'), ['get-message-details']),
  fault('tokens-left', 'delete-user', 'the tokens of a permanently deleted user stay', keeping('authTokens'), [
    'get-authtoken',
    'list-authtokens',
  ]),
  fault('friends-left', 'delete-user', 'the friendships of a permanently deleted user stay', keeping('friends'), ['list-friends']),
  fault('messages-left', 'delete-group', 'the messages of a deleted group stay', keeping('messages'), [
    'create-group',
    'get-message-details',
  ]),
  identifierNotClean(),
]

/** The bans of a deleted group apply to the next group with its guid. */
function identifierNotClean(): StatefulFault {
  const bans = new Map<string, GroupRecord['banned']>()
  return {
    id: 'identifier-not-clean: delete-group',
    kind: 'identifier-not-clean',
    operation: 'delete-group',
    what: 'a group gets the bans of the former group with its guid',
    handlers: {
      'delete-group': asking((call) => {
        const group = groupIn(call)
        if (group) bans.set(group.guid, new Map(group.banned))
        return call
      }),
      'create-group': afterwards(({ store }, body) => {
        const guid = String(dataOf(body).guid)
        for (const [uid, ban] of bans.get(guid) ?? []) store.groups.get(guid)?.banned.set(uid, ban)
      }),
    },
  }
}

const keys: StatefulFault[] = [
  fault('deleted-key-works', 'delete-apikey', 'a deleted key still works', (next) => (call) => {
    const key = call.store.apiKeys.get(String(call.path.apiKey))
    const body = next(call)
    const others = call.store.apiKeys
    if (key) {
      const get = others.get.bind(others)
      others.get = (value) => get(value) ?? (value === key.apiKey && new Error().stack?.includes('keyFor') ? key : undefined)
    }
    return body
  }),
  fault(
    'key-deletes-itself',
    'delete-apikey',
    'a key deletes itself',
    lenient(/SELF/, ({ store, path }) => {
      store.apiKeys.delete(String(path.apiKey))
      return success('The key was deleted.')
    }),
  ),
  fault('scope-not-changed', 'update-apikey', 'the scope of a key never changes', withoutProperty('scope'), ['delete-apikey']),
]

const inactive: StatefulFault[] = [
  fault(
    'deactivated-gets-token',
    'create-authtoken',
    'a deactivated user gets a token',
    lenient(/UID_NOT_FOUND/, ({ store, path }) => {
      const uid = String(path.uid).toLowerCase()
      if (!store.users.has(uid)) throw new ServiceError('ERR_UID_NOT_FOUND', 'No such user.')
      return { data: { uid, authToken: `${uid}_${store.now()}`, createdAt: store.now() } }
    }),
    ['deactivate-users'],
  ),
  fault(
    'deactivated-is-found',
    'get-user',
    'a deactivated user is found',
    lenient(/UID_NOT_FOUND/, ({ store, path }) => {
      const user = store.users.get(String(path.uid).toLowerCase())
      if (!user) throw new ServiceError('ERR_UID_NOT_FOUND', 'No such user.')
      return { data: { uid: user.uid, name: user.name, role: user.role, createdAt: user.createdAt } }
    }),
    ['deactivate-users'],
  ),
  fault(
    'deactivation-removes-friends',
    'deactivate-users',
    'deactivating a user ends the friendships',
    afterwards(({ store, body }) => {
      for (const pair of store.friends.keys())
        if (((body.uidsToDeactivate ?? []) as string[]).some((uid) => pair.split(' ').includes(uid))) store.friends.delete(pair)
    }),
    ['reactivate-users', 'list-friends'],
  ),
]

const scopes: StatefulFault[] = [
  fault(
    'participant-allowed',
    'update-group',
    'a participant changes the group',
    lenient(/NO_MODERATOR_SCOPE|NO_CLEARANCE/, ({ store, path }) => ({
      data: { guid: String(path.guid), name: store.groups.get(String(path.guid))?.name, type: 'public' },
    })),
  ),
  fault(
    'outsider-allowed',
    'add-group-members',
    'an outsider adds members',
    lenient(/NOT_JOINED/, () => ({ data: {} })),
  ),
  fault(
    'moderator-allowed',
    'delete-group',
    'a moderator deletes the group',
    lenient(/NO_ADMIN_SCOPE|NO_CLEARANCE/, () => success('Deleted.')),
  ),
]

const hidden = onMessage((message) => void (message.hidden = true))

const moderation: StatefulFault[] = [
  fault(
    'wrong-reason',
    'flag-a-message',
    'another reason is stored',
    asking((call) => {
      const other = [...call.store.reasons.keys()].find((id) => id !== call.body.reasonId)
      return call.body.reasonId !== undefined && call.store.reasons.has(String(call.body.reasonId)) && other
        ? { ...call, body: { ...call.body, reasonId: other } }
        : call
    }),
    ['list-flagged-messages'],
  ),
  fault(
    'duplicate-report',
    'flag-a-message',
    'a second report of a user is added',
    (next) => (call) => {
      const before = [...(call.store.flags.get(String(call.path.id)) ?? [])]
      const body = next(call)
      const own = (call.store.flags.get(String(call.path.id)) ?? []).filter(({ uid }) => uid === call.actor?.uid)
      call.store.flags.set(String(call.path.id), [...before, ...own.slice(-1)])
      return body
    },
    ['list-flagged-messages'],
  ),
  fault(
    'last-report-only',
    'flag-a-message',
    'a report replaces those of others',
    afterwards(({ store, path, actor }) => {
      const all = store.flags.get(String(path.id)) ?? []
      store.flags.set(
        String(path.id),
        all.filter(({ uid }) => uid === actor?.uid),
      )
    }),
    ['list-flagged-messages'],
  ),
  fault(
    'count-stays-one',
    'list-flagged-messages',
    'flaggedCount is always 1',
    eachItem(() => ({ flaggedCount: 1 })),
    ['flag-a-message'],
  ),
  fault(
    'deleted-reason-works',
    'delete-reason',
    'a deleted reason still works',
    (next) => (call) => {
      const { reasons } = call.store
      const reason = reasons.get(String(call.path.id))
      const body = next(call)
      const has = reasons.has.bind(reasons)
      reasons.has = (id) => has(id) || (id === reason?.id && new Error().stack?.includes('flag') === true)
      return body
    },
    ['flag-a-message'],
  ),
  fault(
    'outsider-flags',
    'flag-a-message',
    'a user from outside flags a message',
    lenient(/NO_ACCESS/, ({ store, path, actor }) => {
      store.flags.set(String(path.id), [{ uid: actor?.uid ?? '', flaggedAt: store.now() }])
      return success('Flagged.')
    }),
  ),
  fault(
    'flagged-at-zero',
    'list-flagged-messages',
    'flaggedAt is zero',
    answering((body) => {
      for (const one of itemsOf(body)) for (const by of (one.flaggedBy ?? []) as Json[]) by.flaggedAt = 0
      return body
    }),
    ['flag-a-message'],
  ),
  fault('flagging-hides', 'flag-a-message', 'a flagged message is hidden at once', hidden, ['list-group-messages']),
  fault(
    'rule-blocks-nothing',
    'send-message',
    'no rule is applied to messages',
    afterwards(({ store }, body) => {
      const id = String(dataOf(body).id)
      const message = store.messages.get(id)
      store.blocked.delete(id)
      if (message) delete message.hidden
    }),
    ['create-rule'],
  ),
  fault(
    'disabled-rule-blocks',
    'update-rule',
    'a disabled rule still blocks',
    asking((call) => ({ ...call, body: { ...call.body, enabled: true } })),
    ['create-rule'],
  ),
  fault(
    'rule-ignores-list',
    'create-keyword-list',
    'only the first word of a list counts',
    afterwards(({ store }, body) => {
      const list = store.keywordLists.get(String(dataOf(body).id))
      if (list) list.searchTerms = list.searchTerms.slice(0, 1)
    }),
  ),
  fault('approval-keeps-blocked', 'review-blocked-message', 'an approved message stays hidden', hidden),
  fault(
    'rejection-delivers',
    'review-blocked-message',
    'a rejected message is delivered',
    onMessage((message) => void delete message.hidden),
  ),
  fault('review-keeps-flag', 'review-flagged-message', 'a reviewed message stays flagged', keeping('flags'), ['list-flagged-messages']),
]

const leaks: StatefulFault[] = [
  fault(
    'secret-shown',
    'get-group',
    'the password of a group is shown',
    withData((_, call) => ({ password: groupIn(call)?.password ?? 'open-sesame' })),
  ),
  fault(
    'secret-shown',
    'get-user',
    'a password hash is shown',
    withData(() => ({ passwordHash: '$2b$10$abcdefghijklmnopqrstuv' })),
  ),
]

const relations: StatefulFault[] = [
  fault(
    'blocked-by-swapped',
    'list-blocked-users',
    'blockedByMe is false for blocked users',
    eachItem(() => ({ blockedByMe: false })),
    ['block-users'],
  ),
  fault(
    'second-block-needs-second-unblock',
    'unblock-users',
    'one unblocking does not undo two blockings',
    (() => {
      const seen = new Set<string>()
      return (next) => (call) => {
        const key = JSON.stringify([call.path.uid, call.body.blockedUids])
        if (seen.has(key)) return next(call)
        seen.add(key)
        return {
          data: Object.fromEntries(
            ((call.body.blockedUids ?? []) as string[]).map((uid) => [uid, { success: true, message: 'Unblocked.' }]),
          ),
        }
      }
    })(),
    ['block-users'],
  ),
  fault(
    'equal-keys-repeat',
    'list-groups',
    'groups of one name are shown in another order on each page',
    answering((body, call) => {
      if (call.query.sortBy !== 'name' || Number(call.query.perPage) !== 1 || Number(call.query.page ?? 1) % 2 === 1) return body
      return withItems(
        body,
        itemsOf(body).map((one) => ({ ...one, guid: String(one.guid).replace(/\d$/, '1') })),
      )
    }),
  ),
]

/** One fault of each kind for each family. */
export const neighbourFaults = (): StatefulFault[] => [
  ...bounds,
  ...limits,
  ...spelling,
  ...searches,
  ...twins,
  ...repetitions,
  ...contents,
  ...leftovers,
  ...keys,
  ...inactive,
  ...scopes,
  ...moderation,
  ...leaks,
  ...relations,
]
