import { either, has, ifShown, lacks, something, withoutProperties } from './expectation.ts'
import { codeMeans, overTime, states, text } from './sentence.ts'

const guid = 'tomato-growers'
const toAll = { ...text('jonas', 'All'), multipleReceivers: { uids: ['dealbot', 'priya'], guids: [guid] } }
const later = { data: { text: 'Later' } }
const reply = ['priya POST /messages/1/thread', text(guid)]
const replies = [...reply, 'priya POST /messages/1/thread', text(guid, 'And the peas.')]
const to = '/messages/1/reactions'
const react = [`jonas POST ${to}/a`, `GET ${to}`, `priya POST ${to}/b`]
/** The published schema has the reactions beside `data`, its examples within. */
const withReaction = (reaction: object) => either({ id: '1', data: { reactions: has(reaction) } }, { id: '1', reactions: has(reaction) })
const between = 'mira GET /users/jonas/messages'
const withMira = '/users/mira/conversation'
const ofGroup = `/groups/${guid}/conversation`
const unread = 'jonas GET /users/mira/messages?unread=true'
const pinned = { conversationType: 'user', pinnedAt: something }
const withUser = (uid: string) => ({ conversationWith: { uid } })
const unpin = 'mira DELETE /users/jonas/conversation/pin'
const pin = ['mira POST /users/jonas/conversation/pin']
const both = { tags: ['a', 'b'] }
const tags = (...own: string[]) => ['mira PUT /users/jonas/conversation', { tags: own }]
/** No published response of a call that sets tags shows any. */
const hasTags = (...own: string[]) => either({ tags: own }, withoutProperties('tags'))
const block = ['POST /users/mira/blockedusers', { blockedUids: ['jonas'] }]
const withJonas = '/users/jonas/conversation'
/** Priya also has a message from Jonas: what Mira marks, tags and pins stays hers. */
const alsoToPriya = ['jonas POST /messages', text('priya')]
const deliverOwn = [...alsoToPriya, `mira POST ${withJonas}/delivered`, {}]
const readOwn = [...deliverOwn, `mira POST ${withJonas}/read`, {}]
const tagOwn = [...readOwn, `mira PUT ${withJonas}`, { tags: ['a'] }]
const pinOwn = [...tagOwn, `mira POST ${withJonas}/pin`]
const unpinOwn = [...pinOwn, `priya POST ${withJonas}/pin`, `mira DELETE ${withJonas}/pin`]
const deliverGroup = [`jonas POST ${ofGroup}/delivered`, {}]
const readGroup = [...deliverGroup, `jonas POST ${ofGroup}/read`, {}]
const pinGroup = [`mira POST ${ofGroup}/pin`]
const unpinOne = [...pinGroup, `priya POST ${ofGroup}/pin`, `priya DELETE ${ofGroup}/pin`]
const bothReact = [`priya POST ${to}/a`, `jonas POST ${to}/a`]
const unsaveOne = ['jonas POST /messages/1/save', 'jonas POST /messages/2/save', 'jonas DELETE /messages/1/save']
const quote = ['jonas POST /messages', { ...text('mira'), muid: 'old-note', quotedMessageId: '2' }]

/** States that a user who takes no part in the conversation of message 2 is rejected. */
const isPrivate = (request: string, ...body: readonly object[]) =>
  states(
    '#/components/responses/MessageForbidden',
    'Users can access the messages that they sent or received and the messages of their groups',
    'ERR_MESSAGE_NO_ACCESS',
    `priya ${request}`,
    ...body,
  )
/** States that the plain messages between Mira and Jonas are not in a list. */
const isLeftOut = (query: string, words: string) =>
  states(`list-user-messages ${query.split('=')[0]}`, words, lacks({ id: '2' }, { id: '3' }), `${between}?${query}`)
const unreadConversations = 'jonas GET /conversations?unread=true&conversationType=user'

const mention = ['mira POST /messages', text('jonas', 'See https://example.com/beans <@uid:jonas>')]
const labelled = ['PUT /users/jonas', { tags: ['grower'] }, `PUT /groups/${guid}`, { tags: ['grower'] }]
/** States that a call about a group's conversation is rejected for a user who is no member. */
const isClosed = (request: string, ...body: readonly object[]) =>
  codeMeans('ERR_CONVERSATION_NOT_ACCESSIBLE', 'The user has no access to the conversation', `dealbot ${request}`, ...body)
const others = ['dealbot', 'priya', 'zed', 'nico']
/** Six conversations, of which Mira pins five. */
const pinFive = [
  ...['zed', 'nico'].flatMap((uid) => ['POST /users', { uid, name: uid }]),
  ...others.flatMap((uid) => ['mira POST /messages', text(uid)]),
  ...['jonas', ...others].map((uid) => `mira POST /users/${uid}/conversation/pin`),
]

/** Messages, threads, reactions, pins and saves. */
export const messageSentences = [
  states('send-message', 'that user is the sender', { sender: 'mira' }, 'mira POST /messages', text('jonas')),
  states(
    'send-message',
    'to several users and groups',
    has({ data: { text: 'All' } }),
    'mira POST /messages',
    toAll,
    'priya GET /users/mira/messages',
  ),
  states(
    'get-message-details',
    'Returns one message by its id',
    { id: '2', sender: 'mira', data: { text: 'The beans are up.' } },
    'mira GET /messages/2',
  ),
  codeMeans(
    'ERR_MESSAGE_ID_NOT_FOUND',
    'The message does not exist',
    'mira DELETE /messages/2',
    { permanent: true },
    'mira GET /messages/2',
  ),
  codeMeans('ERR_MESSAGE_NO_ACCESS', 'The user is neither sender nor receiver of the message', 'priya GET /messages/2'),
  codeMeans('ERR_MESSAGE_NO_ACCESS', 'nor a member of its group', 'dealbot GET /messages/1'),
  isPrivate('POST /messages/2/reactions/a'),
  isPrivate('POST /messages/2/pin'),
  isPrivate('POST /messages/2/save'),
  isPrivate('PUT /messages/2', later),
  isPrivate('DELETE /messages/2', {}),
  codeMeans(
    'ERR_MESSAGE_NO_ACCESS',
    'The user is neither sender nor receiver of the message',
    'priya POST /messages/2/thread',
    text('jonas'),
  ),
  codeMeans('ERR_GROUP_NOT_JOINED', 'is not a member of the group', `dealbot GET /groups/${guid}/messages`),
  states(
    'list-user-messages',
    'the messages between the user in `onBehalfOf` and the user in the path',
    has({ id: '2' }, { id: '3' }),
    between,
  ),
  states(
    'list-user-messages',
    'the messages between the user in `onBehalfOf` and the user in the path',
    lacks({ id: '4' }),
    'priya POST /messages',
    text('mira'),
    between,
  ),
  states(
    'list-user-messages hideQuotedMessages',
    'Leaves `quotedMessage` out of every message in the response',
    lacks({ id: '4', quotedMessage: something }),
    ...quote,
    'mira GET /users/jonas/messages?hideQuotedMessages=true',
  ),
  states(
    '#/components/schemas/MessageFieldsWithoutId/properties/muid',
    'The id that the sender gave the message',
    either({ muid: 'old-note' }, withoutProperties('muid')),
    ...quote,
    'mira GET /messages/4',
  ),
  states(
    '#/components/schemas/QuotedMessageId',
    'The message in the response then contains `quotedMessage`',
    { quotedMessage: { id: '2' } },
    ...quote,
  ),
  states(
    'list-user-messages hasAttachments x-filter',
    'Returns only messages with `data.attachments`',
    lacks({ id: '2' }, { id: '3' }),
    `${between}?hasAttachments=true`,
  ),
  states(
    'list-user-messages types x-filter',
    'Returns only messages whose `type` is one of these values',
    has({ id: '2' }),
    `${between}?types=text&types=image`,
  ),
  states(
    'list-all-messages senders x-filter',
    'Returns only messages whose `sender` is one of these values',
    has({ id: '2' }, { id: '3' }),
    'GET /messages?senders=mira,jonas',
  ),
  isLeftOut('hasLinks=true', 'Returns only messages that contain a link'),
  isLeftOut('searchKey=cucumber', 'Returns only messages that contain this text'),
  isLeftOut('attachmentTypes=image', 'Returns only messages that have an attachment of this kind'),
  isLeftOut('myMentionsOnly=true', 'Returns only messages that mention the user in `onBehalfOf`'),
  states(
    'list-user-messages hasMentions x-filter',
    'Returns only messages with `data.mentions`',
    lacks({ id: '2' }),
    `${between}?hasMentions=true`,
  ),
  states(
    'list-all-messages toTimestamp x-companions',
    'Ignored without `fromTimestamp`',
    has({ id: '2' }),
    'GET /messages?toTimestamp=1&sender=mira',
  ),
  states(
    'list-all-messages hideDeleted x-filter',
    'Returns only messages without `deletedAt`',
    lacks({ id: '2' }),
    'mira DELETE /messages/2',
    'GET /messages?hideDeleted=true&sender=mira',
  ),
  states(
    'list-all-messages editedAt[from] x-filter',
    'Returns only messages whose `editedAt` is at or after this time',
    lacks({ id: '3' }),
    'GET /messages?editedAt[from]=1&sender=jonas',
  ),
  states('list-group-messages', 'Lists the messages of a group', has({ id: '1' }), `mira GET /groups/${guid}/messages`),
  states('update-message', 'Changes the content', { data: { text: 'Later' } }, 'mira PUT /messages/2', later, 'GET /messages/2'),
  states('update-message', 'Changes the content', { data: text('mira').data }, 'mira PUT /messages/2', later, 'GET /messages/3'),
  states(
    'update-message',
    'Without `onBehalfOf`, the app itself is the editor',
    either({ editedBy: 'app_system' }, withoutProperties('editedBy')),
    'PUT /messages/2',
    later,
    'GET /messages/2',
  ),
  states(
    'update-message',
    'Changes the content or the tags of a message',
    has({ id: '2', tags: ['a'] }),
    'mira PUT /messages/2',
    { tags: ['a'] },
    'mira GET /users/jonas/messages?withTags=true',
  ),
  states(
    'update-message',
    'the edited message is in its `data.entities.on.entity`',
    { category: 'action', data: { entities: { on: { entity: { id: '2' } } } } },
    'mira PUT /messages/2',
    later,
  ),
  codeMeans('ERR_MESSAGE_NOT_A_SENDER', 'Only the sender may edit or delete the message', 'mira DELETE /messages/3'),
  codeMeans('ERR_MESSAGE_NOT_A_SENDER', 'Only the sender may edit or delete the message', 'mira PUT /messages/3', {
    data: { text: 'Later' },
  }),
  states(
    '#/components/schemas/MessageFieldsWithoutId/properties/editedBy',
    'Uid of the user who edited the message',
    either({ editedBy: 'mira' }, withoutProperties('editedBy')),
    'mira PUT /messages/2',
    later,
    'GET /messages/2',
  ),
  states(
    'delete-message',
    'Returns a message of category `action` that records the deletion',
    { category: 'action' },
    'mira DELETE /messages/2',
  ),
  states(
    'delete-message',
    'the message is kept and marked as deleted',
    { deletedAt: something },
    'mira DELETE /messages/2',
    'GET /messages/2',
  ),
  states(
    '#/components/schemas/MessageFieldsWithoutId/properties/deletedBy',
    'Uid of the user who deleted the message',
    either({ deletedBy: 'mira' }, withoutProperties('deletedBy')),
    'mira DELETE /messages/2',
    'GET /messages/2',
  ),

  states('send-thread-message', 'its `parentId` is the id of the message', { parentId: '1' }, ...reply),
  states(
    'send-thread-message',
    'You cannot reply to a reply',
    'ERR_MESSAGE_THREAD_NESTING',
    ...reply,
    'mira POST /messages/4/thread',
    text(guid),
  ),
  states('list-all-thread-messages', 'Lists the replies to a message', has({ id: '4', parentId: '1' }), ...reply, 'GET /messages/1/thread'),
  states(
    'list-all-thread-messages',
    'Lists the replies to a message',
    lacks({ id: '6' }),
    ...replies,
    'mira POST /messages/2/thread',
    text('jonas'),
    'GET /messages/1/thread',
  ),
  states(
    'list-all-thread-messages',
    'Lists the replies to a message',
    lacks({ id: '5' }),
    ...reply,
    'mira POST /messages',
    text(guid),
    'GET /messages/1/thread',
  ),
  states(
    'list-threads',
    'Each contains the number of its replies and the last one',
    has({ replyCount: 2, lastReply: { id: '5' } }),
    ...replies,
    'GET /threads',
  ),

  states('add-message-reaction', "Adds a user's reaction to a message", has({ uid: 'jonas' }), ...react, `GET ${to}/a`),
  states(
    'add-message-reaction',
    'Returns the message with the count of each reaction',
    withReaction({ reaction: 'a', count: 2 }),
    ...bothReact,
  ),
  states(
    'remove-message-reaction',
    "Removes a user's reaction from a message",
    has({ uid: 'priya', reaction: 'a' }),
    ...bothReact,
    `jonas DELETE ${to}/a`,
    `GET ${to}`,
  ),
  states(
    'remove-message-reaction',
    'Returns the message with the remaining reactions',
    withReaction({ reaction: 'b', count: 1 }),
    ...react,
    `jonas DELETE ${to}/a`,
  ),
  states(
    'list-all-reactions',
    'each with its user and time',
    has({ uid: 'jonas', reaction: 'a', reactedAt: something }, { uid: 'priya', reaction: 'b', reactedAt: something }),
    ...react,
    `GET ${to}`,
  ),
  states(
    'remove-message-reaction',
    "Removes a user's reaction from a message",
    has({ uid: 'jonas', reaction: 'b' }),
    `jonas POST ${to}/a`,
    `jonas POST ${to}/b`,
    `jonas DELETE ${to}/a`,
    `GET ${to}`,
  ),
  states('list-reactions-of-one-kind', 'who reacted to a message with one emoji or text', lacks({ uid: 'jonas' }), ...react, `GET ${to}/b`),
  states(
    'remove-message-reaction',
    "Removes a user's reaction from a message",
    lacks({ uid: 'jonas', reaction: 'a' }),
    ...react,
    `jonas DELETE ${to}/a`,
    `GET ${to}`,
  ),

  states(
    'pin-message',
    'With `onBehalfOf`, that user pins it',
    { pinnedBy: 'jonas', pinnedAt: something },
    'jonas POST /messages/1/pin',
    'GET /messages/1',
  ),
  states(
    'pin-message',
    'without it, the app itself does, and `pinnedBy` is `app_system`',
    { pinnedBy: 'app_system' },
    'POST /messages/1/pin',
    'GET /messages/1',
  ),
  states(
    'subscribe-to-thread',
    'Subscribes a user to the thread of a message',
    either({ threadSubscribed: false }, withoutProperties('threadSubscribed')),
    'jonas POST /messages/1/thread/subscription',
    'jonas GET /messages/2',
  ),
  states(
    'unpin-message',
    'Users can also unpin messages that others pinned',
    withoutProperties('pinnedBy', 'pinnedAt'),
    'jonas POST /messages/1/pin',
    'priya DELETE /messages/1/pin',
    'GET /messages/1',
  ),
  states(
    'unpin-message',
    'Unpins a message in its conversation',
    { pinnedBy: 'mira' },
    'mira POST /messages/2/pin',
    'mira POST /messages/3/pin',
    'mira DELETE /messages/3/pin',
    'GET /messages/2',
  ),
  states('unpin-message', 'Unpinning a message that is not pinned succeeds', {}, 'DELETE /messages/1/pin'),
  states('save-message', 'Saves a message for a user', { savedAt: something }, 'jonas POST /messages/1/save', 'jonas GET /messages/1'),
  states(
    'save-message',
    'Saved messages are private to the user',
    withoutProperties('savedAt'),
    'jonas POST /messages/1/save',
    'priya GET /messages/1',
  ),
  overTime(
    states(
      'save-message x-repetition',
      'Saving a message that is already saved succeeds. It keeps the first `savedAt`',
      { savedAt: ifShown('{savedAt}') },
      'jonas POST /messages/1/save',
      'jonas POST /messages/1/save',
    ),
  ),
  states(
    'unsave-message',
    "Removes a message from a user's saved messages",
    withoutProperties('savedAt'),
    ...unsaveOne,
    'jonas GET /messages/1',
  ),
  states('unsave-message', "Removes a message from a user's saved messages", { savedAt: something }, ...unsaveOne, 'jonas GET /messages/2'),
  states('unsave-message', 'Unsaving a message that is not saved succeeds', {}, 'jonas DELETE /messages/1/save'),

  states(
    '#/components/schemas/MessageReceivers',
    'You can send both',
    has({ data: { text: 'All' } }),
    'mira POST /messages',
    toAll,
    'jonas GET /users/mira/messages',
  ),
  states(
    'send-message',
    'to several users and groups',
    has({ data: { text: 'All' } }),
    'mira POST /messages',
    toAll,
    `mira GET /groups/${guid}/messages`,
  ),
  states(
    'list-user-messages hasMentions x-filter',
    'Returns only messages with `data.mentions`',
    has({ id: '4' }),
    ...mention,
    `${between}?hasMentions=true`,
  ),
  states(
    'list-user-messages myMentionsOnly',
    'Returns only messages that mention the user in `onBehalfOf`',
    has({ id: '4' }),
    ...mention,
    'jonas GET /users/mira/messages?myMentionsOnly=true',
  ),
  states(
    'list-user-messages myMentionsOnly',
    'Returns only messages that mention the user in `onBehalfOf`',
    lacks({ id: '4' }),
    ...mention,
    `${between}?myMentionsOnly=true`,
  ),
  states(
    'list-user-messages hasLinks',
    'Returns only messages that contain a link',
    has({ id: '4' }),
    ...mention,
    `${between}?hasLinks=true`,
  ),
  states('list-user-messages searchKey', 'Returns only messages that contain this text', has({ id: '2' }), `${between}?searchKey=beans`),
  states('delete-message', 'Deletes a message', withoutProperties('deletedAt'), 'mira DELETE /messages/2', 'GET /messages/3'),
  states(
    '#/components/schemas/ReactionCount/properties/count',
    'Number of users who reacted this way',
    { data: { reactions: ifShown(lacks({ reaction: 'a', count: 3 })) } },
    ...bothReact,
    `jonas DELETE ${to}/a`,
    `jonas POST ${to}/a`,
    `jonas POST ${to}/a`,
    'GET /messages/1',
  ),
  states(
    '#/components/schemas/ReactionCount/properties/reactedByMe',
    'absent if not',
    { data: { reactions: ifShown(lacks({ reaction: 'a', reactedByMe: true })) } },
    `jonas POST ${to}/a`,
    'priya GET /messages/1',
  ),
  states(
    'add-message-reaction',
    "Adds a user's reaction to a message",
    has({ uid: 'jonas', reaction: 'a' }, { uid: 'jonas', reaction: 'b' }),
    `jonas POST ${to}/a`,
    `jonas POST ${to}/b`,
    `GET ${to}`,
  ),
  states(
    'unpin-message',
    'Without `onBehalfOf`, the app itself unpins the message',
    withoutProperties('pinnedBy', 'pinnedAt'),
    'jonas POST /messages/1/pin',
    'priya DELETE /messages/1/pin',
    'jonas POST /messages/1/pin',
    'DELETE /messages/1/pin',
    'GET /messages/1',
  ),
  states(
    'send-thread-message',
    'The reply goes to the conversation of the message',
    has({ id: '4' }),
    ...replies,
    `priya GET /groups/${guid}/messages`,
  ),
]

/** Conversations: who has them, their tags and pins, and what is read. */
export const conversationSentences = [
  states(
    'get-user-conversation',
    'the conversation between the user in `onBehalfOf` and the user in the path',
    withUser('mira'),
    `jonas GET ${withMira}`,
  ),
  states(
    'get-user-conversation',
    'there is no conversation and the call fails',
    '403 ERR_CONVERSATION_NOT_ACCESSIBLE',
    'priya GET /users/mira/conversation',
  ),
  states(
    'get-group-conversation',
    'Returns the conversation of a group',
    { conversationId: `group_${guid}` },
    `priya GET /groups/${guid}/conversation`,
  ),
  states('list-conversations', "returns that user's conversations", has(withUser('jonas')), 'mira GET /conversations'),
  states(
    '#/components/schemas/ConversationBase/properties/lastMessage',
    'The newest message',
    has({ conversationWith: { uid: 'jonas' }, lastMessage: { id: '3' } }),
    'mira GET /conversations',
  ),
  states('list-conversations', "returns that user's conversations", lacks(withUser('mira'), withUser('jonas')), 'priya GET /conversations'),
  states(
    'list-conversations includeBlockedUsers',
    'Also lists conversations with blocked users',
    has(withUser('jonas')),
    ...block,
    'mira GET /conversations?includeBlockedUsers=true',
  ),
  states(
    'list-conversations includeBlockedUsers',
    'Also lists conversations with blocked users',
    lacks(withUser('jonas')),
    ...block,
    'mira GET /conversations?includeBlockedUsers=true',
    'mira GET /conversations',
  ),
  states(
    'list-user-conversations',
    'each with its last message',
    has({ lastMessage: { id: '3' } }),
    'GET /users/mira/conversations?conversationType=user',
  ),
  states('update-user-conversation', 'for the conversation with the user in the path', hasTags('a', 'b'), ...tags('a', 'b')),
  states('update-group-conversation', 'for the conversation of a group', hasTags('a', 'b'), `mira PUT ${ofGroup}`, both),
  states('update-group-conversation', 'They replace the previous tags', hasTags('b'), `mira PUT ${ofGroup}`, both, `mira PUT ${ofGroup}`, {
    tags: ['b'],
  }),
  states('update-user-conversation', 'They replace the previous tags', hasTags('b'), ...tags('a'), ...tags('b')),
  states(
    'mark-user-conversation-as-read',
    'up to the message in `messageId`',
    has(withUser('mira')),
    'mira POST /messages',
    text('jonas'),
    `jonas POST ${withMira}/read`,
    { messageId: 2 },
    unreadConversations,
  ),
  states(
    'mark-user-conversation-as-read',
    'up to the message in `messageId`',
    lacks({ id: '2' }),
    'mira POST /messages',
    text('jonas'),
    `jonas POST ${withMira}/read`,
    { messageId: 2 },
    unread,
  ),
  states(
    '#/components/schemas/ConversationBase/properties/unreadMessageCount',
    'Number of messages that the user in `onBehalfOf` has not read',
    either({ unreadMessageCount: 1 }, withoutProperties('unreadMessageCount')),
    `jonas GET ${withMira}`,
  ),
  states('list-user-messages unread', 'has not read', has({ id: '2' }), unread),
  states(
    'mark-user-conversation-as-read',
    'Without `messageId`, all messages are marked',
    lacks({ id: '2' }),
    `jonas POST ${withMira}/read`,
    unread,
  ),
  states(
    'mark-user-conversation-as-delivered',
    'as delivered to the user in `onBehalfOf`',
    has({ id: '4' }),
    ...deliverOwn,
    'priya GET /users/jonas/messages?undelivered=true',
  ),
  states(
    'mark-user-conversation-as-delivered',
    'Without `messageId`, all messages are marked',
    lacks({ id: '3' }),
    ...deliverOwn,
    'mira GET /users/jonas/messages?undelivered=true',
  ),
  states(
    'mark-user-conversation-as-read',
    'as read by the user in `onBehalfOf`',
    has({ id: '4' }),
    ...readOwn,
    'priya GET /users/jonas/messages?unread=true',
  ),
  states(
    'update-user-conversation',
    'for the conversation with the user in the path',
    withoutProperties('tags'),
    ...tagOwn,
    `priya GET ${withJonas}`,
  ),
  states('pin-user-conversation', 'Other users do not see the pin', lacks(pinned), ...pinOwn, 'priya GET /conversations'),
  states('unpin-user-conversation', 'for the user in `onBehalfOf`', has(pinned), ...unpinOwn, 'priya GET /conversations'),
  states(
    'mark-user-conversation-as-read',
    'the messages from the user in the path as read by the user in `onBehalfOf`',
    has({ id: '3' }),
    `jonas POST ${withMira}/read`,
    'mira GET /users/jonas/messages?unread=true',
  ),
  states(
    'mark-group-conversation-as-read',
    'Without `messageId`, all messages are marked',
    lacks({ id: '1' }),
    ...readGroup,
    `jonas GET /groups/${guid}/messages?unread=true`,
  ),
  states(
    'mark-group-conversation-as-read',
    'as read by the user in `onBehalfOf`',
    has({ id: '1' }),
    ...readGroup,
    `priya GET /groups/${guid}/messages?unread=true`,
  ),
  states(
    'mark-group-conversation-as-delivered',
    'as delivered to the user in `onBehalfOf`',
    has({ id: '1' }),
    ...deliverGroup,
    `priya GET /groups/${guid}/messages?undelivered=true`,
  ),
  states(
    'mark-group-conversation-as-delivered',
    'Marks the messages of a group as delivered',
    has({ id: '1' }),
    ...deliverGroup,
    `jonas GET /groups/${guid}/messages?unread=true`,
  ),
  states(
    'pin-group-conversation',
    'it is shown at the top of that user',
    has({ conversationType: 'group', pinnedAt: something }),
    ...pinGroup,
    'mira GET /conversations',
  ),
  states(
    'pin-group-conversation',
    'Other users do not see the pin',
    lacks({ conversationType: 'group', pinnedAt: something }),
    ...pinGroup,
    'priya GET /conversations',
  ),
  overTime(
    states(
      'pin-group-conversation x-repetition',
      'Pinning a conversation that is already pinned succeeds. It keeps the first `pinnedAt`',
      { pinnedAt: ifShown('{pinnedAt}') },
      ...pinGroup,
      ...pinGroup,
    ),
  ),
  states(
    'unpin-group-conversation',
    'Unpins the conversation of a group for the user in `onBehalfOf`',
    lacks({ conversationType: 'group', pinnedAt: something }),
    ...unpinOne,
    `mira DELETE ${ofGroup}/pin`,
    'mira GET /conversations',
  ),
  states(
    'unpin-group-conversation',
    'for the user in `onBehalfOf`',
    has({ conversationType: 'group', pinnedAt: something }),
    ...unpinOne,
    'mira GET /conversations',
  ),
  states(
    'unpin-group-conversation',
    'Unpins the conversation of a group',
    has({ conversationWith: { guid: 'seed-swap' }, pinnedAt: something }),
    'mira POST /groups',
    { guid: 'seed-swap', name: 'Seed swap', type: 'public' },
    'mira POST /messages',
    text('seed-swap'),
    'mira POST /groups/seed-swap/conversation/pin',
    ...pinGroup,
    `mira DELETE ${ofGroup}/pin`,
    'mira GET /conversations',
  ),
  states(
    'reset-user-conversation',
    'The other user keeps it',
    has({ id: '2' }),
    `mira DELETE ${withJonas}`,
    'jonas GET /users/mira/messages',
  ),
  states(
    'reset-group-conversation',
    'The other members keep it',
    has({ id: '1' }),
    `mira DELETE ${ofGroup}`,
    `priya GET /groups/${guid}/messages`,
  ),
  states('pin-user-conversation', 'it is shown at the top of that user', has(pinned), ...pin, 'mira GET /conversations'),
  states('pin-user-conversation', 'Other users do not see the pin', lacks(pinned), ...pin, 'jonas GET /conversations'),
  overTime(
    states(
      'pin-user-conversation x-repetition',
      'Pinning a conversation that is already pinned succeeds. It keeps the first `pinnedAt`',
      { pinnedAt: ifShown('{pinnedAt}') },
      ...pin,
      ...pin,
    ),
  ),
  states('unpin-user-conversation', 'Unpins the conversation with the user', lacks(pinned), ...pin, unpin, 'mira GET /conversations'),
  states(
    'unpin-user-conversation',
    'Unpinning a conversation that is not pinned succeeds',
    {},
    'mira DELETE /users/jonas/conversation/pin',
  ),

  states(
    'get-conversation',
    'Returns one conversation by its id',
    { conversationId: '{conversationId}' },
    `mira GET ${withJonas}`,
    'jonas GET /conversations/{conversationId}',
  ),
  codeMeans(
    'ERR_CONVERSATION_NOT_ACCESSIBLE',
    'The user has no access to the conversation',
    `mira GET ${withJonas}`,
    'priya GET /conversations/{conversationId}',
  ),
  isClosed(`GET ${ofGroup}`),
  isClosed(`PUT ${ofGroup}`, both),
  states(
    'reset-user-conversation',
    'With `deleteMessagesPermanently`, its messages are removed permanently',
    'ERR_MESSAGE_ID_NOT_FOUND',
    `mira DELETE ${withJonas}`,
    { deleteMessagesPermanently: true },
    'GET /messages/2',
  ),
  states(
    '#/components/schemas/ConversationBase/properties/unreadMessageCount',
    'Number of messages that the user in `onBehalfOf` has not read',
    { unreadMessageCount: ifShown(1), lastReadMessageId: ifShown('2') },
    'mira POST /messages',
    text('jonas'),
    `jonas POST ${withMira}/read`,
    { messageId: 2 },
    `jonas GET ${withMira}`,
  ),
  states(
    '#/components/schemas/ConversationBase/properties/latestMessageId',
    'Id of the newest message',
    { latestMessageId: ifShown('3') },
    `jonas GET ${withMira}`,
  ),
  states(
    'mark-user-conversation-as-delivered',
    'as delivered to the user in `onBehalfOf`',
    has({ id: '3' }),
    ...deliverOwn,
    'mira GET /users/jonas/messages?unread=true',
  ),
  states(
    'list-conversations searchKey',
    'Text to search for in the names of users and groups',
    has(withUser('jonas')),
    'mira GET /conversations?searchKey=jonas',
  ),
  states(
    'list-conversations searchKey',
    'Text to search for in the names of users and groups',
    lacks({ conversationType: 'group' }),
    'mira GET /conversations?searchKey=jonas',
  ),
  states(
    'list-conversations userTags',
    'Returns only conversations with users who have these tags',
    has(withUser('jonas')),
    ...labelled,
    'mira GET /conversations?userTags=grower',
  ),
  states(
    'list-conversations groupTags',
    'Returns only conversations of groups that have these tags',
    has({ conversationType: 'group' }),
    ...labelled,
    'mira GET /conversations?groupTags=grower',
  ),
  states(
    'unpin-group-conversation',
    'Unpinning a conversation that is not pinned succeeds',
    {},
    ...unpinOne,
    `mira DELETE ${ofGroup}/pin`,
    `mira DELETE ${ofGroup}/pin`,
  ),
  states(
    'pin-user-conversation x-quota',
    'A user can have at most 5 pinned conversations',
    'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED',
    ...pinFive,
    `mira POST ${ofGroup}/pin`,
  ),
]
