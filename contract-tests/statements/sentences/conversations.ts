import { either, has, ifShown, inOrder, keeps, lacks, something, succeeds, withoutProperties } from './expectation.ts'
import { codesMean, overTime, stating, text } from './sentence.ts'

const guid = 'tomato-growers'
const withMira = '/users/mira/conversation'
const ofGroup = `/groups/${guid}/conversation`
const unread = 'jonas GET /users/mira/messages?unread=true'
const pinned = { conversationType: 'user', pinnedAt: something }
const withUser = (uid: string) => ({ conversationWith: { uid } })
const unpin = 'mira DELETE /users/jonas/conversation/pin'
const pin = ['mira POST /users/jonas/conversation/pin']
const both = { tags: ['a', 'b'] }
const retagGroup = [`mira PUT ${ofGroup}`, both, `mira PUT ${ofGroup}`, { tags: ['b'] }]
const tags = (...own: string[]) => ['mira PUT /users/jonas/conversation', { tags: own }]
/** No published response of a call that sets tags shows any. */
const hasTags = (...own: string[]) => either({ tags: own }, withoutProperties('tags'))
const withJonas = '/users/jonas/conversation'
/** Priya also has a message from Jonas: what Mira marks, tags and pins stays hers. */
const alsoToPriya = ['jonas POST /messages', text('priya')]
const deliverOwn = [...alsoToPriya, `mira POST ${withJonas}/delivered`, {}]
const readOwn = [...deliverOwn, `mira POST ${withJonas}/read`, {}]
const tagOwn = [...readOwn, `mira PUT ${withJonas}`, { tags: ['a'] }]
const pinOwn = [...tagOwn, `mira POST ${withJonas}/pin`]
const unpinOwn = [...pinOwn, `priya POST ${withJonas}/pin`, `mira DELETE ${withJonas}/pin`]
/** Jonas has got and read the first of two messages, then all. */
const deliverFirst = ['mira POST /messages', text(guid), `jonas POST ${ofGroup}/delivered`, { messageId: 1 }]
const readFirst = [...deliverFirst, `jonas POST ${ofGroup}/read`, { messageId: 1 }]
const deliverGroup = [...readFirst, 'mira POST /messages', text(guid), `jonas POST ${ofGroup}/delivered`, {}]
const readGroup = [...deliverGroup, `jonas POST ${ofGroup}/read`, {}]
const pinGroup = [`mira POST ${ofGroup}/pin`]
const pinOneOfTwo = [
  'mira POST /groups',
  { guid: 'seed-swap', name: 'A seed-swap', type: 'public' },
  'mira POST /messages',
  text('seed-swap'),
  ...pinGroup,
]
const unpinOne = [...pinGroup, `priya POST ${ofGroup}/pin`, `priya DELETE ${ofGroup}/pin`]
const toJonas = ['mira POST /messages', text('jonas')]
const toPriya = ['mira POST /messages', text('priya')]
const deliverToMira = ['jonas POST /messages', text('mira'), `mira POST ${withJonas}/delivered`, {}]
const deliverUpTo = [...toJonas, `jonas POST ${withMira}/delivered`, { messageId: 2 }]
const readUpTo = [...deliverUpTo, `jonas POST ${withMira}/read`, { messageId: 2 }]
const readAll = [...toJonas, `jonas POST ${withMira}/read`]
const unreadAgain = [...readAll, ...toJonas, `jonas DELETE ${withMira}/read`, { messageId: 2 }]
const unreadGroupAgain = [...readGroup, `jonas DELETE ${ofGroup}/read`, { messageId: 1 }]
/** Mira's conversations in the order of their last messages, not of their first. */
const byChange = [withUser('jonas'), withUser('priya'), { conversationType: 'group' }]
const changeGroup = [...readUpTo, ...toPriya, 'mira POST /messages', text(guid)]
const unreadConversations = 'jonas GET /conversations?unread=true&conversationType=user'
const labelled = ['PUT /users/jonas', { tags: ['grower'] }, `PUT /groups/${guid}`, { tags: ['grower'] }]
const others = ['dealbot', 'priya', 'zed', 'nico']
/** Six conversations, of which Mira pins five. */
const pinFive = [
  ...['zed', 'nico'].flatMap((uid) => ['POST /users', { uid, name: uid }]),
  ...others.flatMap((uid) => ['mira POST /messages', text(uid)]),
  ...['jonas', ...others].map((uid) => `mira POST /users/${uid}/conversation/pin`),
]

/** Conversations: who has them, their tags and pins, and what is read. */
export const conversationSentences = [
  ...stating({
    'get-user-conversation': {
      'the conversation between the user in `onBehalfOf` and the user in the path': [[withUser('mira'), `jonas GET ${withMira}`]],
      'there is no conversation and the call fails': [['403 ERR_CONVERSATION_NOT_ACCESSIBLE', 'priya GET /users/mira/conversation']],
    },
    'get-group-conversation': {
      'Returns the conversation of a group': [[{ conversationId: `group_${guid}` }, `priya GET /groups/${guid}/conversation`]],
    },
    'list-conversations': {
      "returns that user's conversations": [
        [has(withUser('jonas')), 'mira GET /conversations'],
        [lacks(withUser('mira'), withUser('jonas')), 'priya GET /conversations'],
      ],
    },
    'update-user-conversation': {
      'for the conversation with the user in the path': [
        [hasTags('a', 'b'), ...tags('a', 'b')],
        [withoutProperties('tags'), ...tagOwn, `priya GET ${withJonas}`],
        [withoutProperties('tags'), ...toPriya, ...tags('a'), 'mira GET /users/priya/conversation'],
      ],
      'They replace the previous tags': [
        [hasTags('b'), ...tags('a', 'b'), ...tags('b')],
        [hasTags(), ...tags('a', 'b'), ...tags('b'), ...tags()],
      ],
    },
    'update-group-conversation': {
      'for the conversation of a group': [[hasTags('a', 'b'), `mira PUT ${ofGroup}`, both]],
      'They replace the previous tags': [
        [hasTags('b'), ...retagGroup],
        [hasTags(), ...retagGroup, `mira PUT ${ofGroup}`, { tags: [] }],
      ],
    },
    'mark-user-conversation-as-read': {
      'up to the message in `messageId`': [[lacks({ id: '2' }), ...readUpTo, unread]],
      'as read by the user in `onBehalfOf`': [
        [keeps({ id: '4' }), ...readOwn, 'priya GET /users/jonas/messages?unread=true'],
        [succeeds, ...readOwn],
      ],
    },
    '#/components/schemas/ConversationBase/properties/unreadMessageCount': {
      'Number of messages that the user in `onBehalfOf` has not read': [
        [either({ unreadMessageCount: 1 }, withoutProperties('unreadMessageCount')), ...toPriya, `priya GET ${withMira}`],
      ],
    },
    'mark-user-conversation-as-delivered': {
      'as delivered to the user in `onBehalfOf`': [
        [keeps({ id: '4' }), ...deliverOwn, 'priya GET /users/jonas/messages?undelivered=true'],
        [succeeds, ...deliverOwn],
      ],
      'Without `messageId`, all messages are marked': [
        [lacks({ id: '3' }), ...deliverOwn, 'mira GET /users/jonas/messages?undelivered=true'],
      ],
    },
    'pin-user-conversation': {
      'Other users do not see the pin': [
        [lacks(pinned), ...pinOwn, 'priya GET /conversations'],
        [lacks(pinned), ...pin, 'jonas GET /conversations'],
      ],
      'it is shown at the top of that user': [[has(pinned), ...pin, 'mira GET /conversations']],
      'Pins the conversation with the user in the path': [
        [lacks({ conversationWith: { uid: 'dealbot' }, pinnedAt: something }), ...pinFive.slice(0, -4), 'mira GET /conversations'],
      ],
    },
    '#/paths/~1users~1{uid}~1conversation~1pin/post/responses/200': {
      'with `pinnedBy` and `pinnedAt`': [[{ pinnedBy: 'mira', pinnedAt: something }, ...pin]],
    },
    '#/paths/~1users~1{uid}~1conversation~1pin/delete/responses/200': {
      'without `pinnedBy` and `pinnedAt`': [[withoutProperties('pinnedBy', 'pinnedAt'), ...unpinOwn]],
    },
    '#/paths/~1groups~1{guid}~1conversation~1pin/post/responses/200': {
      'with `pinnedBy` and `pinnedAt`': [[{ pinnedBy: 'mira', pinnedAt: something }, ...pinGroup]],
    },
    '#/paths/~1groups~1{guid}~1conversation~1pin/delete/responses/200': {
      'without `pinnedBy` and `pinnedAt`': [[withoutProperties('pinnedBy', 'pinnedAt'), ...unpinOne]],
    },
    'unpin-user-conversation': {
      'for the user in `onBehalfOf`': [[has(pinned), ...unpinOwn, 'priya GET /conversations']],
      'Unpins the conversation with the user': [[lacks(pinned), ...pin, unpin, 'mira GET /conversations']],
      'Unpinning a conversation that is not pinned succeeds': [[{}, ...unpinOwn, unpin]],
    },
    'mark-group-conversation-as-read': {
      'Without `messageId`, all messages are marked': [
        [lacks({ id: '1' }, { id: '4' }, { id: '5' }), ...readGroup, `jonas GET /groups/${guid}/messages?unread=true`],
      ],
      'as read by the user in `onBehalfOf`': [[keeps({ id: '4' }), ...readGroup, `priya GET /groups/${guid}/messages?unread=true`]],
      'Marks the messages of a group as read': [
        [succeeds, ...readGroup],
        [{ unreadMessageCount: ifShown(0) }, ...readGroup, `jonas GET ${ofGroup}`],
      ],
    },
    'mark-group-conversation-as-delivered': {
      'as delivered to the user in `onBehalfOf`': [
        [keeps({ id: '4' }), ...deliverGroup, `priya GET /groups/${guid}/messages?undelivered=true`],
      ],
      'Marks the messages of a group as delivered': [[succeeds, ...deliverGroup]],
      'Without `messageId`, all messages are marked': [
        [lacks({ id: '1' }, { id: '4' }, { id: '5' }), ...deliverGroup, `jonas GET /groups/${guid}/messages?undelivered=true`],
      ],
    },
    'pin-group-conversation': {
      'it is shown at the top of that user': [
        [has({ conversationType: 'group', pinnedAt: something }), ...pinGroup, 'mira GET /conversations'],
      ],
      'Other users do not see the pin': [
        [lacks({ conversationType: 'group', pinnedAt: something }), ...pinGroup, 'priya GET /conversations'],
      ],
      'Pins the conversation of a group': [
        [lacks({ conversationWith: { guid: 'seed-swap' }, pinnedAt: something }), ...pinOneOfTwo, 'mira GET /conversations'],
      ],
    },
    'unpin-group-conversation': {
      'Unpins the conversation of a group for the user in `onBehalfOf`': [
        [lacks({ conversationType: 'group', pinnedAt: something }), ...unpinOne, `mira DELETE ${ofGroup}/pin`, 'mira GET /conversations'],
      ],
      'for the user in `onBehalfOf`': [[has({ conversationType: 'group', pinnedAt: something }), ...unpinOne, 'mira GET /conversations']],
      'Unpins the conversation of a group': [
        [
          has({ conversationWith: { guid: 'seed-swap' }, pinnedAt: something }),
          ...pinOneOfTwo,
          'mira POST /groups/seed-swap/conversation/pin',
          `mira DELETE ${ofGroup}/pin`,
          'mira GET /conversations',
        ],
      ],
      'Unpinning a conversation that is not pinned succeeds': [
        [{}, ...unpinOne, `mira DELETE ${ofGroup}/pin`, `mira DELETE ${ofGroup}/pin`],
      ],
    },
    'reset-user-conversation': {
      'The other user keeps it': [[has({ id: '2' }), `mira DELETE ${withJonas}`, 'jonas GET /users/mira/messages']],
      'the conversation with the user in the path': [[succeeds, `mira DELETE ${withJonas}`]],
    },
    'reset-group-conversation': {
      'The other members keep it': [
        [has({ id: '1' }), `mira DELETE ${ofGroup}`, `priya GET /groups/${guid}/messages`],
        [succeeds, `mira DELETE ${ofGroup}`],
      ],
    },
    'get-conversation': {
      'Returns one conversation by its id': [
        [{ conversationId: '{conversationId}' }, `mira GET ${withJonas}`, 'jonas GET /conversations/{conversationId}'],
      ],
    },
    'list-conversations searchKey': {
      'Text to search for in the names of users and groups': [
        [has(withUser('jonas')), 'mira GET /conversations?searchKey=jonas'],
        [lacks({ conversationType: 'group' }), 'mira GET /conversations?searchKey=jonas'],
        [has({ conversationType: 'group' }), `mira GET /conversations?searchKey=${guid}`],
      ],
    },
    'list-conversations userTags': {
      'Returns only conversations with users who have these tags': [
        [has(withUser('jonas')), ...labelled, 'mira GET /conversations?userTags=grower'],
        [lacks({ conversationType: 'group' }), ...labelled, 'mira GET /conversations?userTags=grower'],
      ],
    },
    'list-conversations groupTags': {
      'Returns only conversations of groups that have these tags': [
        [has({ conversationType: 'group' }), ...labelled, 'mira GET /conversations?groupTags=grower'],
        [lacks(withUser('jonas')), ...labelled, 'mira GET /conversations?groupTags=grower'],
      ],
    },
    'pin-user-conversation x-quota': {
      'A user can have at most 5 pinned conversations': [
        ['ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED', ...pinFive, `mira POST ${ofGroup}/pin`],
        [succeeds, ...pinFive, unpin, `mira POST ${ofGroup}/pin`],
      ],
    },
  }),
  // Any message of a second may count as its newest, and a mark up to one may include all of them.
  ...stating({
    '#/components/schemas/ConversationBase/properties/lastMessage': {
      'The newest message': [
        [has({ conversationWith: { uid: 'jonas' }, lastMessage: ifShown({ id: '4' }) }), ...toJonas, 'mira GET /conversations'],
        [{ lastMessage: ifShown({ id: '4' }) }, ...toJonas, `jonas GET ${withMira}`],
      ],
    },
    'list-conversations x-paging': {
      'by last change with `onBehalfOf`': [
        [either(inOrder(...byChange), inOrder(...byChange.toReversed())), ...changeGroup, 'mira GET /conversations'],
      ],
    },
    '#/components/schemas/MessageFieldsWithoutId/properties/sentAt': {
      'Time when the message was sent': [
        [
          has({ id: '4', sentAt: '{sentAt}' }),
          ...changeGroup,
          'mira PUT /messages/4',
          { data: { text: 'Later' } },
          'mira GET /users/jonas/messages',
        ],
      ],
    },
    '#/components/schemas/MessageFieldsWithoutId/properties/updatedAt': {
      'Time of the last change': [
        [
          lacks({ id: '4', updatedAt: '{updatedAt}' }),
          ...changeGroup,
          'mira PUT /messages/4',
          { data: { text: 'Later' } },
          'mira GET /users/jonas/messages',
        ],
      ],
    },
    'list-user-conversations': {
      'Lists the conversations of the user in the path': [
        [has(withUser('jonas')), ...toJonas, 'GET /users/mira/conversations?conversationType=user'],
      ],
      'each with its last message': [
        [has({ lastMessage: { id: '4' } }), ...toJonas, 'GET /users/mira/conversations?conversationType=user'],
      ],
    },
    'mark-user-conversation-as-read': {
      'up to the message in `messageId`': [[has(withUser('mira')), ...readUpTo, unreadConversations]],
      'Without `messageId`, all messages are marked': [[lacks({ id: '2' }, { id: '4' }), ...readAll, unread]],
      'the messages from the user in the path as read by the user in `onBehalfOf`': [
        [keeps({ id: '4' }), ...deliverToMira, `jonas POST ${withMira}/read`, 'mira GET /users/jonas/messages?unread=true'],
      ],
    },
    'list-user-messages unread': {
      'has not read': [
        // A user may have read what was sent before a message of theirs, or in the same second.
        [has({ id: '4' }), ...toJonas, unread],
        [has({ id: '5' }), ...readAll, ...toJonas, unread],
      ],
    },
    'mark-group-conversation-as-delivered': {
      'Marks the messages of a group as delivered': [
        [keeps({ id: '4' }), ...deliverGroup, `jonas GET /groups/${guid}/messages?unread=true`],
      ],
      'up to the message in `messageId`': [[keeps({ id: '4' }), ...deliverFirst, `jonas GET /groups/${guid}/messages?undelivered=true`]],
    },
    'pin-group-conversation x-repetition': {
      'Pinning a conversation that is already pinned succeeds. It keeps the first `pinnedAt`': [
        [{ pinnedAt: ifShown('{pinnedAt}') }, ...pinGroup, ...pinGroup],
      ],
    },
    'pin-user-conversation x-repetition': {
      'Pinning a conversation that is already pinned succeeds. It keeps the first `pinnedAt`': [
        [{ pinnedAt: ifShown('{pinnedAt}') }, ...pin, ...pin],
      ],
    },
    '#/components/schemas/ConversationBase/properties/unreadMessageCount': {
      'Number of messages that the user in `onBehalfOf` has not read': [
        [{ unreadMessageCount: ifShown(either(1, 2)), lastReadMessageId: ifShown(either('2', '3')) }, ...readUpTo, `jonas GET ${withMira}`],
      ],
    },
    '#/components/schemas/ConversationBase/properties/latestMessageId': {
      'Id of the newest message': [[{ latestMessageId: ifShown('4') }, ...toJonas, `jonas GET ${withMira}`]],
    },
    'mark-user-conversation-as-delivered': {
      'as delivered to the user in `onBehalfOf`': [[keeps({ id: '4' }), ...deliverToMira, 'mira GET /users/jonas/messages?unread=true']],
      'up to the message in `messageId`': [[keeps({ id: '4' }), ...deliverUpTo, 'jonas GET /users/mira/messages?undelivered=true']],
    },
    'mark-user-conversation-as-unread': {
      'as unread again': [
        // The documents disagree on whether those before or those after it become unread.
        [has(either({ id: '2' }, { id: '4' })), ...unreadAgain, unread],
        [succeeds, ...unreadAgain],
      ],
    },
    'mark-group-conversation-as-unread': {
      // Here, too, the documents disagree on the direction.
      'as unread again': [
        [has(either({ id: '1' }, { id: '4' })), ...unreadGroupAgain, `jonas GET /groups/${guid}/messages?unread=true`],
        [succeeds, ...unreadGroupAgain],
      ],
    },
    'mark-group-conversation-as-read': {
      'up to the message in `messageId`': [[keeps({ id: '4' }), ...readFirst, `jonas GET /groups/${guid}/messages?unread=true`]],
    },
  }).map(overTime),
  ...codesMean({
    ERR_CONVERSATION_NOT_ACCESSIBLE: {
      'The user has no access to the conversation': [
        [`mira GET ${withJonas}`, 'priya GET /conversations/{conversationId}'],
        [`dealbot GET ${ofGroup}`],
        [`dealbot PUT ${ofGroup}`, both],
        [`dealbot POST ${ofGroup}/delivered`, {}],
        [`dealbot POST ${ofGroup}/read`, {}],
        [`dealbot DELETE ${ofGroup}/read`, { messageId: 1 }],
        [`dealbot POST ${ofGroup}/pin`],
        [`dealbot DELETE ${ofGroup}/pin`],
        [`dealbot DELETE ${ofGroup}`],
      ],
      'or it has no message yet': [[`priya PUT ${withMira}`, both], [`priya POST ${withMira}/pin`]],
    },
  }),
]
