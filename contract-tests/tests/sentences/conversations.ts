import { expect } from 'vitest'
import { text } from '../../statements/sentences/sentence.ts'
import { given, lacking, says } from './sentences.ts'

const guid = 'tomato-growers'
const crowd = Array.from({ length: 305 }, (_, index) => ({ uid: `gardener${index}`, name: `Gardener ${index}` }))
const members = { participants: crowd.map(({ uid }) => uid).slice(1) }
const hall = { users: crowd, groups: [{ guid: 'the-hall', name: 'The hall', owner: 'gardener0', members }], messages: [] }
const inHall = ['gardener0 POST /messages', text('the-hall')]
const counted = { unreadMessageCount: expect.anything() }
const received = ['delivered', 'read'].map((kind) => `gardener1 POST /groups/the-hall/conversation/${kind}`)
const id = '/conversations/mira_user_jonas'
const withJonas = '/users/jonas/conversation'
const withMira = '/users/mira/conversation'
const ofGroup = `/groups/${guid}/conversation`
const forGood = { deleteMessagesPermanently: true }
const greenhouse = { tags: ['greenhouse'] }
const untagged = lacking({ tags: expect.anything() })
const notAccessible = '403 ERR_CONVERSATION_NOT_ACCESSIBLE'

const block = ['POST /users/mira/blockedusers', { blockedUids: ['jonas'] }]

const conversations = [
  says(
    'conversations with blocked users are left out',
    expect.not.arrayContaining([expect.objectContaining({ conversationId: 'mira_user_jonas' })]),
    ...block,
    'mira GET /conversations',
  ),
  // Only the newest edition has the parameter, and a server that hides them may not know it.
  says(
    'conversations with blocked users are listed on request',
    expect.arrayContaining([expect.objectContaining({ conversationId: 'mira_user_jonas' })]),
    ...block,
    'mira GET /conversations?includeBlockedUsers=true',
  ),
  says('an id with the users in the other order is rejected', notAccessible, 'jonas GET /conversations/jonas_user_mira'),
  says('an id without messages is rejected with 404', '404 ERR_CONVERSATION_NOT_FOUND', 'priya GET /conversations/mira_user_priya'),
  says('a deleted conversation is gone for the user', notAccessible, `mira DELETE ${id}`, `mira GET ${withJonas}`),
  says('a reset can take the messages from both', [], `mira DELETE ${withJonas}`, forGood, 'jonas GET /users/mira/messages'),
  says('tags of a conversation are shown when they are set', [greenhouse], `mira PUT ${withJonas}`, greenhouse),
  says('the other user does not have the tags', [untagged], `mira PUT ${withJonas}`, greenhouse, `jonas GET ${withMira}`),
  says('other members do not have the tags', [untagged], `mira PUT ${ofGroup}`, greenhouse, `priya GET ${ofGroup}`),
  given(hall, says('a large group has no unread count', [lacking(counted)], ...inHall, 'gardener1 GET /groups/the-hall/conversation')),
  given(hall, says('a group of more than 300 members has no receipts', [{ trigger: 'message_sent' }], ...inHall, ...received, 'events')),
]

const toGroup = ['mira POST /messages', text(guid)] as const
/** Reads all, or makes unread what follows the first message of the conversation. */
const unread = (method: string) => [`jonas ${method} ${withMira}/read`, method === 'POST' ? {} : { messageId: '2' }]
const unreadInGroup = (method: string) => [`jonas ${method} ${ofGroup}/read`, method === 'POST' ? {} : { messageId: '1' }]
const unreadOfMira = 'jonas GET /users/mira/messages?unread=true'
const unreadOfGroup = `jonas GET /groups/${guid}/messages?unread=true`
const undeliveredInGroup = `jonas GET /groups/${guid}/messages?undelivered=true`
const upTo2 = { messageId: 2 }
const undelivered = lacking({ deliveredAt: expect.any(Number) })
const mira = ['mira POST /messages', text('jonas')] as const

const receipts = [
  says('no later message is delivered', undelivered, ...mira, `jonas POST ${withMira}/delivered`, upTo2, 'GET /messages/4'),
  says('a message to a group is delivered to each member', [], `jonas POST ${ofGroup}/delivered`, undeliveredInGroup),
  says('no later message is read', [{ unreadMessageCount: '1' }], ...mira, `jonas POST ${withMira}/read`, upTo2, `jonas GET ${withMira}`),
  says('what follows the one named becomes unread', [{ id: '4' }], ...mira, ...['POST', 'DELETE'].flatMap(unread), unreadOfMira),
  says('what follows becomes unread in a group', [{ id: '4' }], ...toGroup, ...['POST', 'DELETE'].flatMap(unreadInGroup), unreadOfGroup),
  says('what becomes unread follows a message', '404 ERR_MESSAGE_ID_NOT_FOUND', `jonas DELETE ${withMira}/read`, { messageId: '9' }),
]

const six = Array.from({ length: 6 }, (_, index) => `gardener${index}`)
const again = ['PUT /messages/2', { data: { text: 'By the app' } }, `mira DELETE ${withJonas}`, forGood, ...mira]
const pinned = '/conversations/pinned'
const forAll = [`PUT ${pinned}`, { pinnedConversations: [{ guid }, { uid: 'jonas' }, { guid }] }] as const
const seeds = { pinnedConversations: six.map((guid) => ({ guid })) }
const system = '403 ERR_SYSTEM_PINNED_CONVERSATION'

const pinnedConversations = [
  says('a pinned conversation is at the top', [{ pinnedBy: 'mira' }, {}], `mira POST ${ofGroup}/pin`, ...mira, 'mira GET /conversations'),
  says('no user pins what the app has pinned', system, ...forAll, `mira POST ${withJonas}/pin`),
  says('no user unpins what the app has pinned', system, ...forAll, `mira DELETE ${ofGroup}/pin`),
  says('pins for everyone keep their order and count once', [{ conversationId: `group_${guid}` }, {}], ...forAll, `GET ${pinned}`),
  says('a conversation begins again after it ended for good', [{}], ...again, 'jonas GET /conversations?conversationType=user'),
  says('an empty list unpins all', [], ...forAll, `PUT ${pinned}`, { pinnedConversations: [] }, `GET ${pinned}`),
  says('the app pins at most five', '400 ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED', `PUT ${pinned}`, seeds),
]

export const fakeConversationSentences = { conversations, receipts, pinnedConversations }
