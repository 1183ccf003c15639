import { either, has, hides, ifShown, lacks, something, succeeds, withoutProperties } from './expectation.ts'
import { codesMean, overTime, stating, text } from './sentence.ts'

const guid = 'tomato-growers'
const toAll = { ...text('jonas', 'All'), multipleReceivers: { uids: ['dealbot', 'priya'], guids: [guid, 'seed-swap'] } }
const sendToAll = ['mira POST /groups', { guid: 'seed-swap', name: 'A seed-swap', type: 'public' }, 'mira POST /messages', toAll]
const retag = ['mira PUT /messages/2', { tags: ['a'] }, 'mira PUT /messages/2', { tags: ['b'] }]
const byMira = { data: { entities: ifShown({ by: ifShown({ entity: { uid: 'mira' } }) }) } }
const later = { data: { text: 'Later' } }
const described = { data: { text: 'The beans are up.', metadata: { plot: 'north' } } }
const reply = ['priya POST /messages/1/thread', { ...text(guid), ...described }]
const replies = [...reply, 'priya POST /messages/1/thread', text(guid, 'And the peas.')]
const to = '/messages/1/reactions'
const react = [`jonas POST ${to}/a`, `GET ${to}`, `priya POST ${to}/b`]
const reactOften = [...'abcdefghijklmnopqrstuvwxy'].map((reaction) => `jonas POST ${to}/${reaction}`)
/** The published schema has the reactions beside `data`, its examples within. */
const withReaction = (reaction: object) => either({ id: '1', data: { reactions: has(reaction) } }, { id: '1', reactions: has(reaction) })
const between = 'mira GET /users/jonas/messages'
const bothReact = ['jonas POST /messages/2/reactions/a', `priya POST ${to}/a`, `jonas POST ${to}/a`]
/** Of three saves, one is undone. */
const unsaveOne = [
  'jonas POST /messages/1/save',
  'jonas POST /messages/2/save',
  'priya POST /messages/1/save',
  'jonas DELETE /messages/1/save',
]
const unsaveTwice = [...unsaveOne, 'jonas DELETE /messages/1/save']
const block = ['POST /users/mira/blockedusers', { blockedUids: ['jonas'] }]
const unpinByApp = ['jonas POST /messages/1/pin', 'priya DELETE /messages/1/pin', 'jonas POST /messages/1/pin', 'DELETE /messages/1/pin']
const subscribe = 'jonas POST /messages/1/thread/subscription'
const unsubscribe = [subscribe, 'jonas DELETE /messages/1/thread/subscription']
const quote = ['jonas POST /messages', { ...text('mira'), ...described, muid: 'old-note', quotedMessageId: '2' }]
const file = { url: 'https://example.com/beans.jpg', name: 'beans.jpg', extension: 'jpg', mimeType: 'image/jpeg', size: 48213 }
const picture = [
  'mira POST /messages',
  { ...text(guid), type: 'image', data: { attachments: [file], metadata: { plot: 'north' } }, quotedMessageId: '1' },
]
const mention = ['mira POST /messages', text('jonas', 'See https://example.com/beans <@uid:jonas>')]

/** Messages, threads, reactions, pins and saves. */
export const messageSentences = [
  ...stating({
    'send-message': {
      'that user is the sender': [
        [{ sender: 'mira' }, 'mira POST /messages', text('jonas')],
        [has({ id: '1', sender: 'mira' }), `mira GET /groups/${guid}/messages`],
        [has({ data: { text: 'All' }, sender: 'mira' }), ...sendToAll, 'priya GET /users/mira/messages'],
      ],
      'to several users and groups': [
        [has({ data: { text: 'All' } }), ...sendToAll, 'priya GET /users/mira/messages'],
        [has({ data: { text: 'All' } }), ...sendToAll, 'dealbot GET /users/mira/messages'],
        [has({ data: { text: 'All' } }), ...sendToAll, `mira GET /groups/${guid}/messages`],
        [has({ data: { text: 'All' } }), ...sendToAll, 'mira GET /groups/seed-swap/messages'],
      ],
    },
    'get-message-details': {
      'Returns one message by its id': [[{ id: '2', sender: 'mira', data: { text: 'The beans are up.' } }, 'mira GET /messages/2']],
    },
    'list-user-messages': {
      'the messages between the user in `onBehalfOf` and the user in the path': [
        [has({ id: '2' }, { id: '3' }), between],
        [lacks({ id: '4' }), 'priya POST /messages', text('mira'), between],
      ],
    },
    'list-user-messages hideQuotedMessages': {
      'Leaves `quotedMessage` out of every message in the response': [
        [lacks({ id: '4', quotedMessage: something }), ...quote, 'mira GET /users/jonas/messages?hideQuotedMessages=true'],
      ],
    },
    'list-all-messages hideQuotedMessages': {
      'Leaves `quotedMessage` out of every message in the response': [
        [lacks({ id: '4', quotedMessage: something }), ...quote, 'mira GET /messages?hideQuotedMessages=true&sender=jonas'],
      ],
    },
    '#/components/schemas/MessageBase/allOf/1/properties/quotedMessage': {
      'The quoted message': [
        [{ quotedMessage: ifShown({ id: '2' }) }, ...quote, 'mira GET /messages/4'],
        [
          { data: { entities: { on: { entity: { quotedMessage: ifShown({ id: '2' }) } } } } },
          ...quote,
          'jonas PUT /messages/4',
          { tags: ['a'] },
        ],
      ],
    },
    '#/components/schemas/MessageFieldsWithoutId/properties/muid': {
      'The id that the sender gave the message': [
        [either({ muid: 'old-note' }, withoutProperties('muid')), ...quote, 'mira GET /messages/4'],
      ],
    },
    'list-user-messages hasAttachments x-filter': {
      'Returns only messages with `data.attachments`': [[lacks({ id: '2' }, { id: '3' }), `${between}?hasAttachments=true`]],
    },
    'list-user-messages types x-filter': {
      'Returns only messages whose `type` is one of these values': [[has({ id: '2' }), `${between}?types=text&types=image`]],
    },
    'list-all-messages senders x-filter': {
      'Returns only messages whose `sender` is one of these values': [[has({ id: '2' }, { id: '3' }), 'GET /messages?senders=mira,jonas']],
    },
    'list-user-messages hasMentions x-filter': {
      'Returns only messages with `data.mentions`': [
        [lacks({ id: '2' }), `${between}?hasMentions=true`],
        [has({ id: '4' }), ...mention, `${between}?hasMentions=true`],
      ],
    },
    'list-all-messages toTimestamp x-companions': {
      'Ignored without `fromTimestamp`': [
        [has({ id: '2' }), 'GET /messages?toTimestamp=1&sender=mira'],
        [has({ id: '1' }), `mira GET /groups/${guid}/messages?toTimestamp=1`],
        [has({ id: '2' }), `${between}?toTimestamp=1`],
      ],
    },
    'list-all-messages sentAt': {
      'only messages sent after this time': [
        [lacks({ id: '2' }), 'GET /messages/2', 'GET /messages?sender=mira&sentAt={sentAt}&affix=append'],
      ],
    },
    'list-all-messages sentAt[from] x-filter': {
      'at or after this time': [[has({ id: '2' }), 'GET /messages/2', 'GET /messages?sender=mira&sentAt[from]={sentAt}']],
    },
    'list-all-messages sentAt[to] x-filter': {
      'at or before this time': [[has({ id: '2' }), 'GET /messages/2', 'GET /messages?sender=mira&sentAt[to]={sentAt}']],
    },
    'list-all-messages sender': {
      'only messages in conversations that the two users share': [[lacks({ id: '2' }), 'priya GET /messages?sender=mira']],
    },
    'list-all-messages hideDeleted x-filter': {
      'Returns only messages without `deletedAt`': [
        [lacks({ id: '2' }), 'mira DELETE /messages/2', 'GET /messages?hideDeleted=true&sender=mira'],
      ],
    },
    'list-all-messages onlyDeleted x-filter': {
      'Returns only messages with `deletedAt`': [
        [has({ id: '2' }), 'mira DELETE /messages/2', 'GET /messages?onlyDeleted=true&sender=mira'],
        [lacks({ id: '3' }), 'mira DELETE /messages/2', 'GET /messages?onlyDeleted=true&sender=jonas'],
      ],
    },
    '#/components/schemas/ActionEntities/properties/by': {
      'The user who acted': [
        [byMira, 'mira DELETE /messages/2'],
        [byMira, 'mira PUT /messages/2', { tags: ['a'] }],
      ],
    },
    'list-group-messages': {
      'Lists the messages of a group': [
        [has({ id: '1' }), `mira GET /groups/${guid}/messages`],
        [
          lacks({ id: '4' }),
          'mira POST /groups',
          { guid: 'seed-swap', name: 'A seed-swap', type: 'public' },
          'mira POST /messages',
          text('seed-swap'),
          `GET /groups/${guid}/messages`,
        ],
      ],
    },
    'update-message': {
      'Changes the content': [
        [{ data: { text: 'Later' } }, 'mira PUT /messages/2', later, 'GET /messages/2'],
        [{ data: text('mira').data }, 'mira PUT /messages/2', later, 'GET /messages/3'],
      ],
      'Without `onBehalfOf`, the app itself is the editor': [
        [either({ editedBy: 'app_system' }, withoutProperties('editedBy')), 'PUT /messages/2', later, 'GET /messages/2'],
      ],
      'Changes the content or the tags of a message': [
        [has({ id: '2', tags: ['a'] }), 'mira PUT /messages/2', { tags: ['a'] }, 'mira GET /users/jonas/messages?withTags=true'],
        [has({ id: '2', tags: ['b'] }), ...retag, 'mira GET /users/jonas/messages?withTags=true'],
      ],
      'the edited message is in its `data.entities.on.entity`': [
        [{ category: 'action', data: { entities: { on: { entity: { id: '2' } } } } }, 'mira PUT /messages/2', later],
      ],
    },
    '#/components/schemas/ActionMessageData/properties/action': {
      '`edited` and `deleted` apply to messages': [
        [{ data: { action: 'edited' } }, 'mira PUT /messages/2', later, 'mira PUT /messages/2', { data: { text: 'Last' } }],
      ],
    },
    '#/components/schemas/TextMessageDataRequest/properties/metadata': {
      'travels with the message': [
        [{ data: { metadata: { plot: 'north' } } }, ...quote, 'mira GET /messages/4'],
        [has({ id: '4', data: { metadata: { plot: 'north' } } }), ...reply, 'GET /messages/1/thread'],
      ],
    },
    '#/components/schemas/MediaMessageDataRequest/properties/metadata': {
      'travels with the message': [[{ data: { metadata: { plot: 'north' } } }, ...picture, 'GET /messages/4']],
    },
    'block-users': {
      'neither side can message': [
        ['ERR_BLOCKED_RECEIVER', ...block, 'mira POST /messages/2/thread', text('jonas')],
        ['ERR_BLOCKED_RECEIVER', ...block, 'mira POST /messages', text('jonas')],
        ['ERR_BLOCKED_SENDER', ...block, 'jonas POST /messages', text('mira')],
        ['ERR_BLOCKED_SENDER', ...block, 'jonas POST /messages/2/thread', text('mira')],
      ],
    },
    '#/components/schemas/MessageFieldsWithoutId/properties/editedBy': {
      'Uid of the user who edited the message': [
        [either({ editedBy: 'mira' }, withoutProperties('editedBy')), 'mira PUT /messages/2', later, 'GET /messages/2'],
      ],
    },
    'delete-message': {
      'Returns a message of category `action` that records the deletion': [[{ category: 'action' }, 'mira DELETE /messages/2']],
      'the message is kept and marked as deleted': [[{ deletedAt: something }, 'mira DELETE /messages/2', 'GET /messages/2']],
      'Deletes a message': [[withoutProperties('deletedAt'), 'mira DELETE /messages/2', 'GET /messages/3']],
    },
    '#/components/schemas/DeleteMessageRequest/properties/permanent': {
      'Whether to remove the message permanently': [
        [lacks({ id: '2' }), ...retag, 'mira DELETE /messages/2', { permanent: true }, between],
        [lacks({ id: '2' }), ...retag, 'mira DELETE /messages/2', { permanent: true }, 'GET /messages?sender=mira'],
      ],
    },
    'delete-message onBehalfOf': {
      'Without it, the app itself acts': [
        [
          either({ deletedBy: 'app_system' }, withoutProperties('deletedBy')),
          'PUT /messages/2',
          later,
          'DELETE /messages/2',
          'GET /messages/2',
        ],
      ],
    },
    '#/components/schemas/MessageFieldsWithoutId/properties/deletedBy': {
      'Uid of the user who deleted the message': [
        [either({ deletedBy: 'mira' }, withoutProperties('deletedBy')), 'mira DELETE /messages/2', 'GET /messages/2'],
      ],
    },
    'send-thread-message': {
      'on behalf of a user': [[has({ id: '4', sender: 'priya' }), ...reply, 'GET /messages/1/thread']],
      'its `parentId` is the id of the message': [[{ parentId: '1' }, ...reply]],
      'You cannot reply to a reply': [['ERR_MESSAGE_THREAD_NESTING', ...reply, 'mira POST /messages/4/thread', text(guid)]],
      'The reply goes to the conversation of the message': [
        [has({ id: '4' }), ...replies, `priya GET /groups/${guid}/messages`],
        [has({ id: '6' }), ...replies, 'mira POST /messages/2/thread', text('jonas'), between],
      ],
    },
    'list-all-thread-messages': {
      'Lists the replies to a message': [
        [has({ id: '4', parentId: ifShown('1') }), ...reply, 'GET /messages/1/thread'],
        [has({ id: '4' }, { id: '5' }), ...replies, 'GET /messages/1/thread'],
        [lacks({ id: '6' }), ...replies, 'mira POST /messages/2/thread', text('jonas'), 'GET /messages/1/thread'],
        [
          lacks({ id: '7' }),
          ...replies,
          'mira POST /messages/2/thread',
          text('jonas'),
          'mira POST /messages',
          text(guid),
          'GET /messages/1/thread',
        ],
        [[], ...replies, 'mira POST /messages/2/thread', text('jonas'), 'GET /messages/3/thread'],
      ],
    },
    'add-message-reaction': {
      "Adds a user's reaction to a message": [
        [has({ uid: 'jonas' }), ...react, `GET ${to}/a`],
        [has({ uid: 'jonas', reaction: 'a' }, { uid: 'jonas', reaction: 'b' }), `jonas POST ${to}/a`, `jonas POST ${to}/b`, `GET ${to}`],
        [[], `jonas POST ${to}/a`, `jonas POST ${to}/b`, 'GET /messages/2/reactions'],
      ],
      'Returns the message with the count of each reaction': [[withReaction({ reaction: 'a', count: 2 }), ...bothReact]],
    },
    'add-message-reaction x-quota': {
      'A message can have at most 25 different reactions': [
        ['ERR_BAD_REQUEST', ...reactOften, `jonas POST ${to}/z`],
        [succeeds, ...reactOften],
      ],
    },
    'remove-message-reaction': {
      "Removes a user's reaction from a message": [
        [has({ uid: 'priya', reaction: 'a' }), ...bothReact, `jonas DELETE ${to}/a`, `GET ${to}`],
        [has({ uid: 'jonas', reaction: 'b' }), `jonas POST ${to}/a`, `jonas POST ${to}/b`, `jonas DELETE ${to}/a`, `GET ${to}`],
        [lacks({ uid: 'jonas', reaction: 'a' }), ...react, `jonas DELETE ${to}/a`, `GET ${to}`],
        [has({ uid: 'jonas', reaction: 'a' }), ...bothReact, `jonas DELETE ${to}/a`, 'GET /messages/2/reactions'],
      ],
      'Returns the message with the remaining reactions': [[withReaction({ reaction: 'b', count: 1 }), ...react, `jonas DELETE ${to}/a`]],
    },
    'list-all-reactions': {
      'each with its user and time': [
        [
          has({ uid: 'jonas', reaction: 'a', reactedAt: something }, { uid: 'priya', reaction: 'b', reactedAt: something }),
          ...react,
          `GET ${to}`,
        ],
      ],
    },
    'list-reactions-of-one-kind': {
      'who reacted to a message with one emoji or text': [
        [lacks({ uid: 'jonas' }), ...react, `GET ${to}/b`],
        [has({ uid: 'jonas' }, { uid: 'priya' }), ...bothReact, `GET ${to}/a`],
      ],
    },
    'pin-message': {
      'With `onBehalfOf`, that user pins it': [
        [{ pinnedBy: 'jonas', pinnedAt: something }, 'jonas POST /messages/1/pin', 'GET /messages/1'],
      ],
      'without it, the app itself does, and `pinnedBy` is `app_system`': [
        [{ pinnedBy: 'app_system' }, ...unpinByApp, 'DELETE /messages/1/pin', 'POST /messages/1/pin', 'GET /messages/1'],
      ],
    },
    '#/paths/~1messages~1{id}~1pin/post/responses/200': {
      'with `pinnedBy` and `pinnedAt`': [[{ pinnedBy: 'jonas', pinnedAt: something }, 'jonas POST /messages/1/pin']],
    },
    '#/paths/~1messages~1{id}~1pin/delete/responses/200': {
      'without `pinnedBy` and `pinnedAt`': [
        [withoutProperties('pinnedBy', 'pinnedAt'), 'jonas POST /messages/1/pin', 'priya DELETE /messages/1/pin'],
      ],
    },
    'subscribe-to-thread': {
      'Subscribes a user to the thread of a message': [
        [either({ threadSubscribed: false }, withoutProperties('threadSubscribed')), subscribe, 'jonas GET /messages/2'],
        [either({ threadSubscribed: false }, withoutProperties('threadSubscribed')), subscribe, 'priya GET /messages/1'],
        [succeeds, subscribe],
      ],
    },
    'unpin-message': {
      'Users can also unpin messages that others pinned': [
        [withoutProperties('pinnedBy', 'pinnedAt'), 'jonas POST /messages/1/pin', 'priya DELETE /messages/1/pin', 'GET /messages/1'],
      ],
      'Unpins a message in its conversation': [
        [{ pinnedBy: 'mira' }, 'mira POST /messages/2/pin', 'mira POST /messages/3/pin', 'mira DELETE /messages/3/pin', 'GET /messages/2'],
      ],
      'Unpinning a message that is not pinned succeeds': [[{}, ...unpinByApp, 'DELETE /messages/1/pin']],
      'Without `onBehalfOf`, the app itself unpins the message': [
        [withoutProperties('pinnedBy', 'pinnedAt'), ...unpinByApp, 'GET /messages/1'],
      ],
    },
    'save-message': {
      'Saves a message for a user': [
        [{ savedAt: something }, 'jonas POST /messages/1/save', 'jonas GET /messages/1'],
        [{ savedAt: something }, ...unsaveTwice, 'jonas POST /messages/1/save', 'jonas GET /messages/1'],
      ],
      'Saved messages are private to the user': [[withoutProperties('savedAt'), 'jonas POST /messages/1/save', 'priya GET /messages/1']],
    },
    '#/paths/~1messages~1{id}~1save/post/responses/200': {
      'with `savedAt`': [[{ savedAt: something }, ...unsaveOne.slice(0, 1)]],
    },
    '#/paths/~1messages~1{id}~1save/delete/responses/200': {
      'without `savedAt`': [[withoutProperties('savedAt'), ...unsaveOne]],
    },
    'unsave-message': {
      "Removes a message from a user's saved messages": [
        [withoutProperties('savedAt'), ...unsaveOne, 'jonas GET /messages/1'],
        [{ savedAt: something }, ...unsaveOne, 'jonas GET /messages/2'],
        [{ savedAt: something }, ...unsaveOne, 'priya GET /messages/1'],
      ],
      'Unsaving a message that is not saved succeeds': [[{}, ...unsaveTwice]],
    },
    '#/components/schemas/MessageReceivers': {
      'You can send both': [[has({ data: { text: 'All' } }), ...sendToAll, 'jonas GET /users/mira/messages']],
    },
    'list-user-messages myMentionsOnly': {
      'Returns only messages that mention the user in `onBehalfOf`': [
        [lacks({ id: '2' }, { id: '3' }), `${between}?myMentionsOnly=true`],
        [has({ id: '4' }), ...mention, 'jonas GET /users/mira/messages?myMentionsOnly=true'],
        [lacks({ id: '4' }), ...mention, `${between}?myMentionsOnly=true`],
      ],
    },
    '#/components/schemas/MessageDataBase/properties/mentions': {
      'The users that the text mentions': [
        [{ data: withoutProperties('mentions') }, ...mention, 'mira PUT /messages/4', later, 'GET /messages/4'],
      ],
    },
    '#/components/schemas/ConversationBase/properties/unreadMentionsCount': {
      'Number of unread messages that mention this user': [
        [{ unreadMentionsCount: ifShown(1) }, ...mention, 'jonas GET /users/mira/conversation'],
      ],
    },
    'list-user-messages hasLinks': {
      'Returns only messages that contain a link': [
        [lacks({ id: '2' }, { id: '3' }), `${between}?hasLinks=true`],
        [has({ id: '4' }), ...mention, `${between}?hasLinks=true`],
      ],
    },
    'list-user-messages searchKey': {
      'Returns only messages that contain this text': [
        [lacks({ id: '2' }, { id: '3' }), `${between}?searchKey=cucumber`],
        [has({ id: '2' }), `${between}?searchKey=beans`],
        [has({ id: '2' }), 'mira PUT /messages/2', later, `${between}?searchKey=later`],
      ],
    },
    'list-user-messages tags x-filter': {
      'Returns only messages whose `tags` include these values': [
        [has({ id: '2' }), 'mira PUT /messages/2', { tags: ['a'] }, `${between}?tags=a`],
      ],
    },
    'list-user-messages attachmentTypes': {
      'Returns only messages that have an attachment of this kind': [[lacks({ id: '2' }, { id: '3' }), `${between}?attachmentTypes=image`]],
    },
    'list-all-messages hasLinks': {
      'Returns only messages that contain a link': [[lacks({ id: '2' }), 'GET /messages?sender=mira&hasLinks=true']],
    },
    'list-all-messages attachmentTypes': {
      'Returns only messages that have an attachment of this kind': [
        [lacks({ id: '2' }), 'GET /messages?sender=mira&attachmentTypes=image'],
      ],
    },
    'list-all-messages searchKey': {
      'Returns only messages that contain this text': [[lacks({ id: '2' }), 'GET /messages?sender=mira&searchKey=cucumber']],
    },
    'list-group-messages searchKey': {
      'Returns only messages that contain this text': [
        [lacks({ id: '1' }), `mira GET /groups/${guid}/messages?searchKey=cucumber`],
        [has({ id: '1' }), `mira GET /groups/${guid}/messages?searchKey=beans`],
      ],
    },
    'list-group-messages myMentionsOnly': {
      'Returns only messages that mention the user in `onBehalfOf`': [
        [lacks({ id: '1' }), `mira GET /groups/${guid}/messages?myMentionsOnly=true`],
      ],
    },
    'list-group-messages hasAttachments x-filter': {
      'Returns only messages with `data.attachments`': [[lacks({ id: '1' }), `mira GET /groups/${guid}/messages?hasAttachments=true`]],
    },
    'list-group-messages hasMentions x-filter': {
      'Returns only messages with `data.mentions`': [[lacks({ id: '1' }), `mira GET /groups/${guid}/messages?hasMentions=true`]],
    },
    'list-all-messages hasAttachments x-filter': {
      'Returns only messages with `data.attachments`': [[lacks({ id: '2' }), 'GET /messages?sender=mira&hasAttachments=true']],
    },
    'list-all-messages hasMentions x-filter': {
      'Returns only messages with `data.mentions`': [[lacks({ id: '2' }), 'GET /messages?sender=mira&hasMentions=true']],
    },
    'list-group-messages hideQuotedMessages': {
      'Leaves `quotedMessage` out of every message in the response': [
        [lacks({ id: '4', quotedMessage: something }), ...picture, `mira GET /groups/${guid}/messages?hideQuotedMessages=true`],
      ],
    },
    'list-group-messages hasLinks': {
      'Returns only messages that contain a link': [[lacks({ id: '1' }), `mira GET /groups/${guid}/messages?hasLinks=true`]],
    },
    'list-group-messages attachmentTypes': {
      'Returns only messages that have an attachment of this kind': [
        [lacks({ id: '1' }), `mira GET /groups/${guid}/messages?attachmentTypes=image`],
        [has({ id: '4' }), ...picture, `mira GET /groups/${guid}/messages?attachmentTypes=image`],
        [lacks({ id: '4' }), ...picture, `mira GET /groups/${guid}/messages?attachmentTypes=video`],
        [lacks({ id: '4' }), ...picture, 'GET /messages?sender=mira&attachmentTypes=video'],
      ],
    },
    '#/components/schemas/MessageFieldsWithoutId/properties/receiver': {
      'Uid of the user or guid of the group that received the message': [
        [has({ id: '1', receiver: guid, receiverType: 'group' }), `mira GET /groups/${guid}/messages`],
        [has({ id: '2', receiver: 'jonas' }, { id: '3', receiver: 'mira' }), between],
      ],
    },
    '#/components/schemas/MessageFieldsWithoutId/properties/replyCount': {
      "Number of replies in the message's thread": [[{ replyCount: ifShown(2) }, ...replies, 'GET /messages/1']],
    },
    '#/components/schemas/Reaction/properties/messageId': {
      'Id of the message': [
        [has({ uid: 'jonas', messageId: '1' }), ...react, `GET ${to}`],
        [has({ uid: 'jonas', messageId: '1' }), ...react, `GET ${to}/a`],
      ],
    },
    '#/components/schemas/Reaction/properties/uid': {
      'Uid of the user who reacted': [
        [has({ uid: 'jonas', reactedBy: { uid: 'jonas' } }, { uid: 'priya', reactedBy: { uid: 'priya' } }), ...react, `GET ${to}`],
      ],
    },
    '#/components/schemas/ReactionCount/properties/count': {
      'Number of users who reacted this way': [
        [
          { data: { reactions: ifShown(lacks({ reaction: 'a', count: 3 })) } },
          ...bothReact,
          `jonas DELETE ${to}/a`,
          `jonas POST ${to}/a`,
          `jonas POST ${to}/a`,
          'GET /messages/1',
        ],
      ],
    },
    '#/components/schemas/ReactionCount/properties/reactedByMe': {
      'absent if not': [
        [{ data: { reactions: ifShown(lacks({ reaction: 'a', reactedByMe: true })) } }, `jonas POST ${to}/a`, 'priya GET /messages/1'],
      ],
      'Whether the user in `onBehalfOf` reacted this way': [
        [
          { data: { reactions: ifShown(has({ reaction: 'a', reactedByMe: ifShown(true) })) } },
          `jonas POST ${to}/a`,
          'jonas GET /messages/1',
        ],
      ],
    },
    'unsubscribe-from-thread': {
      "Ends a user's subscription to the thread of a message": [
        [succeeds, ...unsubscribe],
        [either({ threadSubscribed: false }, withoutProperties('threadSubscribed')), ...unsubscribe, 'jonas GET /messages/1'],
      ],
    },
    'list-all-messages editedAt[from] x-filter': {
      'at or after this time': [
        [has({ id: '2' }), 'mira PUT /messages/2', later, 'GET /messages/2', 'GET /messages?sender=mira&editedAt[from]={editedAt}'],
      ],
    },
    'list-all-messages editedAt[to] x-filter': {
      'at or before this time': [
        [has({ id: '2' }), 'mira PUT /messages/2', later, 'GET /messages/2', 'GET /messages?sender=mira&editedAt[to]={editedAt}'],
      ],
    },
    '#/components/responses/MessageForbidden': {
      'and the messages of their groups': [
        [has({ uid: 'jonas' }), ...bothReact, `priya GET ${to}`],
        [has({ uid: 'jonas' }), ...bothReact, `priya GET ${to}/a`],
        [has({ id: '4' }), ...replies, 'priya GET /messages/1/thread'],
      ],
      'Users can access the messages that they sent or received and the messages of their groups': [
        ['ERR_MESSAGE_NO_ACCESS', 'priya POST /messages/2/reactions/a'],
        ['ERR_MESSAGE_NO_ACCESS', 'priya POST /messages/2/pin'],
        ['ERR_MESSAGE_NO_ACCESS', 'priya POST /messages/2/save'],
        ['ERR_MESSAGE_NO_ACCESS', 'priya PUT /messages/2', later],
        ['ERR_MESSAGE_NO_ACCESS', 'priya DELETE /messages/2', {}],
      ],
      'Users can access the messages that they sent or received': [[hides({ id: '4' }), ...replies, 'dealbot GET /messages/1/thread']],
    },
  }),
  ...stating({
    'list-threads': {
      'Each contains the number of its replies and the last one': [
        // Of replies of one second, any may count as the last one.
        [
          has({ replyCount: 2, lastReply: { id: '5' } }, { lastReply: { id: '6' } }),
          ...replies,
          'mira POST /messages/2/thread',
          text('jonas'),
          'GET /threads',
        ],
      ],
      'messages that have replies': [[lacks({ id: '3' }), ...replies, 'mira POST /messages/2/thread', text('jonas'), 'GET /threads']],
    },
    'save-message x-repetition': {
      'Saving a message that is already saved succeeds. It keeps the first `savedAt`': [
        [{ savedAt: ifShown('{savedAt}') }, 'jonas POST /messages/1/save', 'jonas POST /messages/1/save'],
      ],
    },
  }).map(overTime),
  ...codesMean({
    ERR_MESSAGE_ID_NOT_FOUND: {
      'The message does not exist': [[...retag, 'mira DELETE /messages/2', { permanent: true }, 'mira GET /messages/2']],
    },
    ERR_MESSAGE_NO_ACCESS: {
      'The user is neither sender nor receiver of the message': [
        ['priya GET /messages/2'],
        ['priya POST /messages/2/thread', text('jonas')],
      ],
      'nor a member of its group': [['dealbot GET /messages/1']],
    },
    ERR_GROUP_NOT_JOINED: {
      'is not a member of the group': [[`dealbot GET /groups/${guid}/messages`], ['dealbot POST /messages', text(guid)]],
    },
    ERR_MESSAGE_NOT_A_SENDER: {
      'Only the sender may edit or delete the message': [
        ['mira DELETE /messages/3'],
        ['mira PUT /messages/3', { data: { text: 'Later' } }],
      ],
    },
  }),
]
