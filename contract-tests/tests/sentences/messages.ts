import { expect } from 'vitest'
import { text } from '../../statements/sentences/sentence.ts'
import { given, lacking, now, says } from './sentences.ts'

const guid = 'tomato-growers'
const group = `/groups/${guid}`
const hello = { receiverType: 'user', type: 'text', data: { text: 'Hello' } }
const toJonas = { ...hello, receiver: 'jonas' }
const empty = { ...toJonas, data: { text: 'Hello', metadata: {} } }
const later = { data: { text: 'Later' } }
const beds = Array.from({ length: 101 }, (_, index) => ({ id: String(index + 1), sender: 'mira', ...text('jonas', `Bed ${index}`) }))
const long = { messages: beds }
const unsorted = { messages: ['30', '4', '100'].map((id) => ({ id, sender: 'mira', ...text('jonas', id) })) }
const sendOne = ['mira POST /messages', text('jonas')]
const card = { version: '1.0', body: [{ type: 'text', text: 'Ready' }], fallbackText: 'Ready' }
const toCard = { receiver: 'jonas', receiverType: 'user', category: 'card' }

/** A body that is rejected with a code of its own. */
const rejects = (code: string, body: object, path = '/messages') =>
  says(`${code} of ${path} ${JSON.stringify(body)}`, [`400 ${code}`, true], async ({ call, fake }) => [
    await call(`mira POST ${path}`, body),
    fake.violations.length > 0,
  ])

const messages = [
  says('a message that was never edited has no time to compare', [], 'GET /messages?editedAt[from]=1&sender=jonas'),
  rejects('ERR_EMPTY_RECEIVER', hello),
  rejects('ERR_INVALID_RECEIVER_TYPE', { ...toJonas, receiverType: 'robot' }),
  rejects('ERR_INVALID_MESSAGE_CATEGORY', { ...toJonas, category: 'letter' }),
  rejects('ERR_EMPTY_MESSAGE_TYPE', { ...toJonas, type: undefined }),
  rejects('ERR_EMPTY_MESSAGE_TEXT', { ...toJonas, data: { text: '' } }),
  rejects('ERR_EMPTY_MESSAGE_TEXT', { ...toJonas, data: null }),
  rejects('ERR_INVALID_MESSAGE_TEXT', { ...toJonas, data: { text: 5 } }),
  rejects('ERR_EMPTY_MESSAGE_FILE', { ...toJonas, type: 'image', data: { attachments: [] } }),
  rejects('ERR_EMPTY_CUSTOM_DATA', { ...toJonas, category: 'custom', type: 'location', data: {} }),
  rejects('ERR_EMPTY_MESSAGE_TEXT', { type: 'text', data: {} }, '/messages/1/thread'),
  rejects('ERR_BAD_REQUEST', { ...toJonas, tags: 5 }),
  rejects('ERR_CARD_DATA_MISSING', { ...toCard, data: { text: 'No card' } }),
  rejects('ERR_INVALID_CARD_VERSION', { ...toCard, data: { card: { ...card, version: '2.0' } } }),
  rejects('ERR_INVALID_CARD_BODY', { ...toCard, data: { card: { ...card, body: [] } } }),
  says('a card is a message', { data: { card } }, 'POST /messages', { ...toCard, data: { card } }, 'GET /messages/4'),
  given(
    unsorted,
    says(
      'ids order messages',
      ['4', '30', '100', '101'].map((id) => ({ id })),
      ...sendOne,
      'GET /messages',
    ),
  ),
  says('the first sender comes first', { conversationId: 'mira_user_jonas' }, 'jonas POST /messages', text('mira')),
  says('a message has what it quotes', { quotedMessage: { id: '2' } }, 'jonas POST /messages', { ...text('mira'), quotedMessageId: '2' }),
  says('an empty object in metadata becomes an empty list', { data: { metadata: [] } }, 'mira POST /messages', empty),
  says('mentioned users are in `data`', { data: { mentions: { priya: {} } } }, 'mira POST /messages', text(guid, '<@uid:priya>')),
  says('only a bot sends as a bot', '404 ERR_BOT_NOT_FOUND', 'POST /bots/nobody/messages', toJonas),
  says('only who has access to a message follows its thread', '403 ERR_MESSAGE_NO_ACCESS', 'priya POST /messages/2/thread/subscription'),
  ...['reactions', 'reactions/a', 'thread'].map((part) =>
    says(`only who has access to a message reads its ${part}`, '403 ERR_MESSAGE_NO_ACCESS', `priya GET /messages/2/${part}`),
  ),
  says('an unknown user reads no message', '404 ERR_UID_NOT_FOUND', 'nobody GET /messages/1'),
  says('others record no interaction', '403 ERR_MESSAGE_NO_ACCESS', 'priya PATCH /messages/2/interacted', {}),
  says('without a user the app itself edits', { editedBy: 'app_system', editedAt: now }, 'PUT /messages/2', later, 'GET /messages/2'),
  says('an edit in the second of sending is a change', [{ id: '2' }], 'PUT /messages/2', later, 'GET /messages?updatedAt[from]=1'),
  says('new tags leave the text', { data: { text: 'The beans are up.' } }, 'PUT /messages/2', { tags: ['a'] }, 'GET /messages/2'),
  says('only the sender edits a message, whatever the scope', '403 ERR_MESSAGE_NOT_A_SENDER', 'jonas PUT /messages/1', later),
  says('records of edits are not edited', 'ERR_MESSAGE_ACTION_NOT_ALLOWED', 'mira PUT /messages/2', later, 'mira PUT /messages/4', later),
  says('records of edits are not deleted', 'ERR_MESSAGE_ACTION_NOT_ALLOWED', 'mira PUT /messages/2', later, 'mira DELETE /messages/4'),
  given(long, says('a part of a list has 10 messages', Array(10).fill({}), 'mira GET /users/jonas/messages')),
  given(long, says('without a header, messages with a user come by 100', Array(100).fill({}), 'GET /users/jonas/messages')),
]

const unsubscribed = lacking({ threadSubscribed: true })
const subscribe = 'jonas POST /messages/1/thread/subscription'
const lastReply = { id: '5' }
const reply = ['priya POST /messages/1/thread', text(guid)] as const

const toAction = [`POST /groups/${guid}/members`, { participants: ['dealbot'] }, 'mira POST /messages/4/thread', text(guid)]

const threads = [
  says('a reply stays in its conversation', 'ERR_WRONG_MESSAGE_THREAD', 'mira POST /messages/1/thread', text('jonas')),
  says('an action has no replies', 'ERR_WRONG_MESSAGE_THREAD_CATEGORY', ...toAction),
  says(
    'a thread has its last reply, and its time whatever changes later',
    [{ replyCount: 2, lastReply, updatedAt: now + 9 }],
    ...[...reply, 'after 9', ...reply, 'after 9', 'PUT /messages/1', { tags: ['sun'] }, 'GET /threads'],
  ),
  says('a thread has unread replies on request', [{ unreadRepliesCount: 1 }], ...reply, 'jonas GET /threads?withUnreadReplyCount=true'),
  says('a subscription is private', unsubscribed, subscribe, 'priya GET /messages/1'),
]

const to = '/messages/1/reactions'
const a = { reaction: 'a', reactedByMe: true }
const react = [`jonas POST ${to}/b`]
const reactions25 = Array.from({ length: 25 }, (_, number) => `jonas POST ${to}/r${number}`)

const reactions = [
  says('a message has at most 25 different reactions', '400 ERR_BAD_REQUEST', ...reactions25, `priya POST ${to}/r25`),
  says('others remove no reaction', '403 ERR_MESSAGE_NO_ACCESS', 'priya DELETE /messages/2/reactions/a'),
  says('removing a reaction returns the others', { data: { reactions: [a] } }, ...react, `jonas POST ${to}/a`, `jonas DELETE ${to}/b`),
]

const each = (method: string) => beds.slice(1).map(({ id }) => `jonas POST /messages/${id}/${method}`)

const pinsAndSaves = [
  says('anybody unpins', lacking({ pinnedBy: expect.anything() }), 'jonas POST /messages/1/pin', 'priya DELETE /messages/1/pin'),
  says('others unpin nothing', '403 ERR_MESSAGE_NO_ACCESS', 'mira POST /messages/2/pin', 'priya DELETE /messages/2/pin'),
  given(long, says('100 messages are pinned', '400 ERR_PINNED_MESSAGES_LIMIT_EXCEEDED', ...each('pin'), 'mira POST /messages/1/pin')),
  given(long, says('100 messages are saved', '400 ERR_SAVED_MESSAGES_LIMIT_EXCEEDED', ...each('save'), 'jonas POST /messages/1/save')),
]

const approval = ['jonas POST /messages/2/flagged', {}, 'PATCH /moderation/flagged-messages/2', { status: 'approved' }]

const events = [
  says('a new owner has an event of its own', [{ trigger: 'group_owner_transferred' }], `PUT ${group}`, { owner: 'jonas' }, 'events'),
  says('the event of a ban has who acted', [{ data: { members: { mira: {} } } }], `mira POST ${group}/bannedusers/priya`, 'events'),
  says('saves are not announced', [], 'jonas POST /messages/2/save', 'events'),
  says('flags and their approval are not announced', [], ...approval, 'events'),
]

export const fakeMessageSentences = { messages, threads, reactions, pinsAndSaves, events }
