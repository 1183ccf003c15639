import { message, type Row, reply, user } from '../comparison/world.ts'

// The calls that a first contact makes on its own records. The documents allow each of them.

const words = 'Contract test'
/** The beginning of every identifier of the run. */
const ofRun = 'word:'
const call = (operation: string, args: Row['args']): Row => ({ operation, args })
const inGroup = { guid: 'tomato-growers', onBehalfOf: 'jonas' }
const withUser = { uid: 'mira', onBehalfOf: 'jonas' }
// Of what the server numbers, the number in these calls.
const [note, advert, hello, answer, token] = ['4201', '4202', '4230', '4240', 'token'] as const

/** Messages come before what is unrelated to them, as they settle for some seconds. */
export const contactRows: readonly Row[] = [
  ...['mira', 'jonas', 'priya', 'dealbot'].map((uid) => user(uid, words)),
  call('create-group', {
    onBehalfOf: 'mira',
    body: {
      ...{ guid: 'tomato-growers', name: words, type: 'public' },
      members: { moderators: ['jonas'], participants: ['priya', 'dealbot'] },
    },
  }),
  call('create-group', { onBehalfOf: 'mira', body: { guid: 'seed-swap', name: words, type: 'public' } }),
  call('create-group', { body: { guid: 'committee', name: words, type: 'private', owner: 'mira' } }),
  message('mira', '#tomato-growers', words, {}, note),
  message('dealbot', '#tomato-growers', words, {}, advert),
  message('mira', 'jonas', words, {}, hello),
  message('jonas', 'mira', words, {}, 'unread'),
  call('update-message', { id: note, onBehalfOf: 'mira', body: { data: { text: 'Contract test, edited' } } }),

  call('get-user', { uid: 'mira' }),
  call('list-users', { searchKey: ofRun, perPage: 2 }),
  call('list-users', { searchKey: ofRun, perPage: 2, page: 9 }),
  call('update-user', { uid: 'mira', body: { statusMessage: words, tags: ['contract-test'] } }),
  call('deactivate-users', { body: { uidsToDeactivate: ['dealbot'] } }),
  call('add-friends', { uid: 'mira', body: { accepted: ['dealbot'] } }),
  call('reactivate-users', { body: { uidsToActivate: ['dealbot'] } }),
  { ...call('create-authtoken', { uid: 'mira', body: { force: true } }), as: token },
  call('get-authtoken', { uid: 'mira', authToken: token }),
  call('list-authtokens', { uid: 'mira' }),
  call('update-authtoken', { uid: 'mira', authToken: token, body: { platform: 'ios' } }),
  call('delete-authtoken', { uid: 'mira', authToken: token }),
  call('flush-authtokens', { uid: 'mira' }),
  call('add-friends', { uid: 'mira', body: { accepted: ['jonas', 'priya'] } }),
  call('list-friends', { uid: 'mira' }),
  call('list-friends', { uid: 'mira', searchKey: 'test Contract' }),
  call('remove-friends', { uid: 'mira', body: { friends: ['priya'] } }),
  call('block-users', { uid: 'mira', body: { blockedUids: ['dealbot', 'priya'] } }),
  call('list-blocked-users', { uid: 'mira', perPage: 1 }),
  message('dealbot', 'mira', words),
  call('list-group-messages', { guid: 'tomato-growers', onBehalfOf: 'mira', limit: 10 }),
  call('unblock-users', { uid: 'mira', body: { blockedUids: ['dealbot', 'priya'] } }),

  call('get-group', { guid: 'tomato-growers' }),
  call('list-groups', { searchKey: ofRun }),
  call('list-groups', { onBehalfOf: 'mira', searchKey: ofRun, hasJoined: true }),
  call('update-group', { guid: 'tomato-growers', body: { name: 'Contract test, renamed', tags: ['contract-test'] } }),
  call('list-groups', { searchKey: ofRun, withTags: true }),
  call('update-group', { guid: 'committee', body: { owner: 'jonas' } }),
  call('add-group-members', { guid: 'seed-swap', body: { moderators: ['jonas'], participants: ['priya'], usersToBan: ['dealbot'] } }),
  call('list-group-members', { guid: 'seed-swap' }),
  call('add-group-members', { guid: 'seed-swap', body: { moderators: ['priya'] } }),
  call('change-group-member-scope', { guid: 'seed-swap', uid: 'jonas', body: { scope: 'participant' } }),
  call('change-group-member-scope', { guid: 'seed-swap', uid: 'priya', onBehalfOf: 'mira', body: { scope: 'moderator' } }),
  call('ban-group-user', { guid: 'seed-swap', uid: 'priya' }),
  call('list-banned-group-users', { guid: 'seed-swap', perPage: 1 }),
  call('get-group', { guid: 'seed-swap' }),
  call('unban-group-user', { guid: 'seed-swap', uid: 'priya' }),
  call('kick-group-member', { guid: 'seed-swap', uid: 'jonas' }),
  call('list-scope-permissions', { guid: 'seed-swap', scope: 'participant' }),
  call('set-scope-permissions', { guid: 'seed-swap', scope: 'participant', body: { permissions: { sendMessage: 'deny' } } }),
  call('unset-scope-permission', { guid: 'seed-swap', scope: 'participant', permission: 'sendMessage' }),

  call('get-message-details', { id: note }),
  call('list-group-messages', { guid: 'tomato-growers', limit: 5 }),
  call('list-group-messages', { guid: 'tomato-growers', category: 'action', limit: 5 }),
  call('list-group-messages', { guid: 'tomato-growers', searchKey: 'test Contract', limit: 5 }),
  call('list-all-messages', { onBehalfOf: 'mira', sender: 'mira', category: 'message', limit: 1 }),
  call('list-user-messages', { ...withUser, limit: 5 }),
  call('mark-message-as-interacted', { id: note, onBehalfOf: 'jonas', body: { interactions: ['send'] } }),
  call('pin-message', { id: note, onBehalfOf: 'mira' }),
  call('unpin-message', { id: note, onBehalfOf: 'mira' }),
  call('add-message-reaction', { id: note, reaction: '😀', onBehalfOf: 'jonas' }),
  call('list-all-reactions', { id: note }),
  call('list-reactions-of-one-kind', { id: note, reaction: '😀' }),
  call('remove-message-reaction', { id: note, reaction: '😀', onBehalfOf: 'jonas' }),
  call('save-message', { id: note, onBehalfOf: 'jonas' }),
  call('unsave-message', { id: note, onBehalfOf: 'jonas' }),
  { ...reply('jonas', note, '#tomato-growers', words), as: answer },
  call('list-all-thread-messages', { id: note }),
  call('list-threads', { onBehalfOf: 'mira', limit: 5 }),
  call('delete-message', { id: answer, body: { permanent: true } }),
  call('get-message-details', { id: note }),
  call('subscribe-to-thread', { id: note, onBehalfOf: 'priya' }),
  call('unsubscribe-from-thread', { id: note, onBehalfOf: 'priya' }),

  call('get-group-conversation', inGroup),
  call('update-group-conversation', { ...inGroup, body: { tags: ['contract-conversation'] } }),
  call('mark-group-conversation-as-delivered', { ...inGroup, body: { messageId: Number(note) } }),
  call('mark-group-conversation-as-read', { ...inGroup, body: { messageId: Number(note) } }),
  call('mark-group-conversation-as-unread', { ...inGroup, body: { messageId: Number(note) } }),
  call('pin-group-conversation', inGroup),
  call('get-group-conversation', inGroup),
  call('unpin-group-conversation', inGroup),
  call('get-user-conversation', withUser),
  call('update-user-conversation', { ...withUser, body: { tags: ['contract-conversation'] } }),
  call('mark-user-conversation-as-delivered', { ...withUser, body: { messageId: Number(hello) } }),
  call('mark-user-conversation-as-read', { ...withUser, body: { messageId: Number(hello) } }),
  call('mark-user-conversation-as-unread', { ...withUser, body: { messageId: Number(hello) } }),
  call('pin-user-conversation', withUser),
  call('unpin-user-conversation', withUser),
  call('get-conversation', { conversationId: 'group_tomato-growers', onBehalfOf: 'jonas' }),
  call('list-conversations', { onBehalfOf: 'jonas', perPage: 5 }),
  call('list-conversations', { onBehalfOf: 'jonas', tags: ['contract-conversation'], perPage: 5 }),
  call('list-conversations', { onBehalfOf: 'jonas', withTags: true, perPage: 5 }),
  call('list-user-conversations', { uid: 'jonas' }),
  call('reset-user-conversation', { ...withUser, body: { deleteMessagesPermanently: true } }),
  call('reset-group-conversation', { ...inGroup, body: { preserveOrder: true } }),
  call('list-group-messages', { ...inGroup, limit: 5 }),
  call('delete-conversation', { conversationId: 'group_tomato-growers', onBehalfOf: 'priya' }),
  call('delete-message', { id: note, body: { permanent: true } }),
]

/** The calls whose records no operation can remove: their messages go, they stay. */
export const lastingRows: readonly Row[] = [
  call('flag-a-message', { id: advert, onBehalfOf: 'priya', body: { remark: words } }),
  call('review-flagged-message', { id: advert, body: { status: 'disapproved' } }),
]
