import type { Arguments } from '../cases/arguments.ts'

/**
 * A call of the world: an operation, its arguments, and the name of the record that it makes.
 *
 * `$name` in an argument is the identifier of a record, and `$name/property` another property of
 * it. Those of users and groups are chosen by the run. `$prefix` begins every such identifier.
 */
export type WorldCall = readonly [operation: string, args: Arguments, makes?: string]

const text = (words: string) => ({ category: 'message', type: 'text', data: { text: words } })
const toGroup = { receiver: '$growers', receiverType: 'group' }
const name = 'Contract test'
const user = (uid: string): WorldCall => ['create-user', { body: { uid: `$${uid}`, name } }, uid]
const message = (makes: string, onBehalfOf: string, to: object): WorldCall => [
  'send-message',
  { onBehalfOf, body: { ...to, ...text(name) } },
  makes,
]
const inGroup = { guid: '$growers', onBehalfOf: '$jonas' }
const withUser = { uid: '$mira', onBehalfOf: '$jonas' }

/** The identifiers that a run chooses, by the name of the record. */
export const chosen = ['mira', 'jonas', 'priya', 'dealbot', 'growers', 'swappers', 'visitors'] as const

/**
 * What a first contact sends about its own records, in this order: only requests that the documents
 * allow. Messages come before what is unrelated to them, as they settle for some seconds.
 */
export const contactCalls: readonly WorldCall[] = [
  ...['mira', 'jonas', 'priya', 'dealbot'].map(user),
  [
    'create-group',
    {
      onBehalfOf: '$mira',
      body: { guid: '$growers', name, type: 'public', members: { moderators: ['$jonas'], participants: ['$priya', '$dealbot'] } },
    },
    'growers',
  ],
  ['create-group', { onBehalfOf: '$mira', body: { guid: '$swappers', name, type: 'public' } }, 'swappers'],
  ['create-group', { body: { guid: '$visitors', name, type: 'private', owner: '$mira' } }, 'visitors'],
  message('note', '$mira', toGroup),
  message('advert', '$dealbot', toGroup),
  message('hello', '$mira', { receiver: '$jonas', receiverType: 'user' }),
  message('answer', '$jonas', { receiver: '$mira', receiverType: 'user' }),
  ['update-message', { id: '$note', onBehalfOf: '$mira', body: { data: { text: 'Contract test, edited' } } }],

  ['get-user', { uid: '$mira' }],
  ['list-users', { searchKey: '$prefix', perPage: 2 }],
  ['list-users', { searchKey: '$prefix', perPage: 2, page: 9 }],
  ['update-user', { uid: '$mira', body: { statusMessage: name, tags: ['contract-test'] } }],
  ['deactivate-users', { body: { uidsToDeactivate: ['$dealbot'] } }],
  ['add-friends', { uid: '$mira', body: { accepted: ['$dealbot'] } }],
  ['reactivate-users', { body: { uidsToActivate: ['$dealbot'] } }],
  ['create-authtoken', { uid: '$mira', body: { force: true } }, 'token'],
  ['get-authtoken', { uid: '$mira', authToken: '$token/authToken' }],
  ['list-authtokens', { uid: '$mira' }],
  ['update-authtoken', { uid: '$mira', authToken: '$token/authToken', body: { platform: 'ios' } }],
  ['delete-authtoken', { uid: '$mira', authToken: '$token/authToken' }],
  ['flush-authtokens', { uid: '$mira' }],
  ['add-friends', { uid: '$mira', body: { accepted: ['$jonas', '$priya'] } }],
  ['list-friends', { uid: '$mira' }],
  ['list-friends', { uid: '$mira', searchKey: 'test Contract' }],
  ['remove-friends', { uid: '$mira', body: { friends: ['$priya'] } }],
  ['block-users', { uid: '$mira', body: { blockedUids: ['$dealbot', '$priya'] } }],
  ['list-blocked-users', { uid: '$mira', perPage: 1 }],
  message('hidden', '$dealbot', { receiver: '$mira', receiverType: 'user' }),
  ['list-group-messages', { guid: '$growers', onBehalfOf: '$mira', limit: 10 }],
  ['unblock-users', { uid: '$mira', body: { blockedUids: ['$dealbot', '$priya'] } }],

  ['get-group', { guid: '$growers' }],
  ['list-groups', { searchKey: '$prefix' }],
  ['list-groups', { searchKey: '$prefix', hasJoined: true }],
  ['update-group', { guid: '$growers', body: { name: 'Contract test, renamed', tags: ['contract-test'] } }],
  ['list-groups', { searchKey: '$prefix', withTags: true }],
  ['update-group', { guid: '$visitors', body: { owner: '$jonas' } }],
  ['add-group-members', { guid: '$swappers', body: { moderators: ['$jonas'], participants: ['$priya'], usersToBan: ['$dealbot'] } }],
  ['list-group-members', { guid: '$swappers' }],
  ['add-group-members', { guid: '$swappers', body: { moderators: ['$priya'] } }],
  ['change-group-member-scope', { guid: '$swappers', uid: '$jonas', body: { scope: 'participant' } }],
  ['change-group-member-scope', { guid: '$swappers', uid: '$priya', onBehalfOf: '$mira', body: { scope: 'moderator' } }],
  ['ban-group-user', { guid: '$swappers', uid: '$priya' }],
  ['list-banned-group-users', { guid: '$swappers', perPage: 1 }],
  ['get-group', { guid: '$swappers' }],
  ['unban-group-user', { guid: '$swappers', uid: '$priya' }],
  ['kick-group-member', { guid: '$swappers', uid: '$jonas' }],
  ['list-scope-permissions', { guid: '$swappers', scope: 'participant' }],
  ['set-scope-permissions', { guid: '$swappers', scope: 'participant', body: { permissions: { sendMessage: 'deny' } } }],
  ['unset-scope-permission', { guid: '$swappers', scope: 'participant', permission: 'sendMessage' }],

  ['get-message-details', { id: '$note' }],
  ['list-group-messages', { guid: '$growers', limit: 5 }],
  ['list-group-messages', { guid: '$growers', category: 'action', limit: 5 }],
  ['list-group-messages', { guid: '$growers', searchKey: 'test Contract', limit: 5 }],
  ['list-all-messages', { onBehalfOf: '$mira', sender: '$mira', category: 'message', limit: 1 }],
  ['list-user-messages', { ...withUser, limit: 5 }],
  ['mark-message-as-interacted', { id: '$note', onBehalfOf: '$jonas', body: { interactions: ['send'] } }],
  ['pin-message', { id: '$note', onBehalfOf: '$mira' }],
  ['unpin-message', { id: '$note', onBehalfOf: '$mira' }],
  ['add-message-reaction', { id: '$note', reaction: '😀', onBehalfOf: '$jonas' }],
  ['list-all-reactions', { id: '$note' }],
  ['list-reactions-of-one-kind', { id: '$note', reaction: '😀' }],
  ['remove-message-reaction', { id: '$note', reaction: '😀', onBehalfOf: '$jonas' }],
  ['save-message', { id: '$note', onBehalfOf: '$jonas' }],
  ['unsave-message', { id: '$note', onBehalfOf: '$jonas' }],
  ['send-thread-message', { id: '$note', onBehalfOf: '$jonas', body: { ...toGroup, ...text(name) } }, 'reply'],
  ['list-all-thread-messages', { id: '$note' }],
  ['list-threads', { onBehalfOf: '$mira', limit: 5 }],
  ['delete-message', { id: '$reply', body: { permanent: true } }],
  ['get-message-details', { id: '$note' }],
  ['subscribe-to-thread', { id: '$note', onBehalfOf: '$priya' }],
  ['unsubscribe-from-thread', { id: '$note', onBehalfOf: '$priya' }],

  ['get-group-conversation', inGroup],
  ['update-group-conversation', { ...inGroup, body: { tags: ['contract-conversation'] } }],
  ['mark-group-conversation-as-delivered', { ...inGroup, body: { messageId: '$note' } }],
  ['mark-group-conversation-as-read', { ...inGroup, body: { messageId: '$note' } }],
  ['mark-group-conversation-as-unread', { ...inGroup, body: { messageId: '$note' } }],
  ['pin-group-conversation', inGroup],
  ['get-group-conversation', inGroup],
  ['unpin-group-conversation', inGroup],
  ['get-user-conversation', withUser],
  ['update-user-conversation', { ...withUser, body: { tags: ['contract-conversation'] } }],
  ['mark-user-conversation-as-delivered', { ...withUser, body: { messageId: '$hello' } }],
  ['mark-user-conversation-as-read', { ...withUser, body: { messageId: '$hello' } }],
  ['mark-user-conversation-as-unread', { ...withUser, body: { messageId: '$hello' } }],
  ['pin-user-conversation', withUser],
  ['unpin-user-conversation', withUser],
  ['get-conversation', { conversationId: '$note/conversationId', onBehalfOf: '$jonas' }],
  ['list-conversations', { onBehalfOf: '$jonas', perPage: 5 }],
  ['list-conversations', { onBehalfOf: '$jonas', tags: ['contract-conversation'], perPage: 5 }],
  ['list-conversations', { onBehalfOf: '$jonas', withTags: true, perPage: 5 }],
  ['list-user-conversations', { uid: '$jonas' }],
  ['reset-user-conversation', { ...withUser, body: { deleteMessagesPermanently: true } }],
  ['reset-group-conversation', { ...inGroup, body: { preserveOrder: true } }],
  ['list-group-messages', { ...inGroup, limit: 5 }],
  ['delete-conversation', { conversationId: '$note/conversationId', onBehalfOf: '$priya' }],
  ['delete-message', { id: '$note', body: { permanent: true } }],
]

/** What makes records that no operation can remove: their messages go, they stay. */
export const lasting: readonly WorldCall[] = [
  ['flag-a-message', { id: '$advert', onBehalfOf: '$priya', body: { remark: name } }],
  ['review-flagged-message', { id: '$advert', body: { status: 'disapproved' } }],
]
