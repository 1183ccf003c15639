import type { Json } from '../documents/json.ts'
import { aboutWords } from '../server/blockedMessages.ts'
import { by, group, message, type Row, reason, reply, role, rule, submitted, user } from './world.ts'

// What only several calls show: rows without expectations, since the model has them. Each story
// makes its own records.

/** A row of calls. */
export interface Story {
  readonly name: string
  /** The operation that it is counted for. */
  readonly operation: string
  readonly rows: readonly Row[]
}

const call = (operation: string, args: Row['args']): Row => ({ operation, args })
const byKey = (key: string, ...rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, key }))
/** A time that every import accepts, in seconds. */
const longAgo = Math.floor(Date.now() / 1000) - 86_400
const bodyOf = ({ args }: Row): Json => args.body as Json

export const stories: readonly Story[] = [
  {
    name: 'two users block each other independently',
    operation: 'unblock-users',
    rows: [
      user('olive', 'Olive'),
      user('finn', 'Finn'),
      call('block-users', { uid: 'olive', body: { blockedUids: ['finn'] } }),
      call('block-users', { uid: 'finn', body: { blockedUids: ['olive'] } }),
      call('block-users', { uid: 'finn', body: { blockedUids: ['olive'] } }),
      call('unblock-users', { uid: 'olive', body: { blockedUids: ['finn'] } }),
      call('unblock-users', { uid: 'finn', body: { blockedUids: ['olive'] } }),
    ],
  },
  {
    name: 'a friendship ends for both, and no other',
    operation: 'remove-friends',
    rows: [
      user('robin', 'Robin'),
      user('dove', 'Dove'),
      user('swan', 'Swan'),
      call('add-friends', { uid: 'robin', body: { accepted: ['dove', 'swan'] } }),
      call('remove-friends', { uid: 'robin', body: { friends: ['dove'] } }),
      call('list-friends', { uid: 'dove' }),
      call('list-friends', { uid: 'swan' }),
    ],
  },
  {
    name: 'a group begins with two of each scope, and a moderator kicks only participants',
    operation: 'kick-group-member',
    rows: [
      ...['cedar', 'aspen', 'alder', 'maple', 'rowan', 'hazel', 'larch', 'thorn'].map((uid) => user(uid, uid)),
      group('grove', 'Grove', {
        members: {
          admins: ['cedar', 'aspen'],
          moderators: ['alder', 'maple'],
          participants: ['rowan', 'hazel'],
          usersToBan: ['larch', 'thorn'],
        },
      }),
      call('list-group-members', { guid: 'grove' }),
      call('list-banned-group-users', { guid: 'grove' }),
      by('alder', 'kick-group-member', { guid: 'grove', uid: 'maple' }),
      by('alder', 'kick-group-member', { guid: 'grove', uid: 'rowan' }),
      by('aspen', 'kick-group-member', { guid: 'grove', uid: 'alder' }),
      by('aspen', 'create-group', { body: { guid: 'spinney', name: 'Spinney', type: 'public', owner: 'cedar' } }),
      call('list-group-members', { guid: 'spinney' }),
    ],
  },
  {
    name: 'a user is deactivated, reactivated, deleted and created again',
    operation: 'delete-user',
    rows: [
      user('leaver', 'Leaver', { statusMessage: 'Away', tags: ['grower'], metadata: { plot: 'north' } }),
      user('stayer', 'Stayer'),
      call('add-friends', { uid: 'leaver', body: { accepted: ['stayer'] } }),
      call('block-users', { uid: 'leaver', body: { blockedUids: ['stayer'] } }),
      call('deactivate-users', { body: { uidsToDeactivate: ['leaver', 'nobody'] } }),
      call('deactivate-users', { body: { uidsToDeactivate: ['leaver'] } }),
      call('update-user', { uid: 'leaver', body: { name: 'Nobody' } }),
      call('add-friends', { uid: 'stayer', body: { accepted: ['leaver'] } }),
      user('leaver', 'Twice'),
      call('reactivate-users', { body: { uidsToActivate: ['leaver', 'nobody'] } }),
      call('delete-user', { uid: 'leaver', body: { permanent: true } }),
      call('get-user', { uid: 'leaver' }),
      user('leaver', 'Newcomer'),
    ],
  },
  {
    name: 'a user loses each property that unset names',
    operation: 'update-user',
    rows: [
      user('plum', 'Plum', { avatar: 'https://example.com/plum.png', link: 'https://example.com/plum', metadata: { plot: 'west' } }),
      call('update-user', { uid: 'plum', body: { unset: ['avatar', 'link', 'metadata'] } }),
    ],
  },
  {
    name: 'a uid and a guid in capital letters mean the same everywhere',
    operation: 'create-user',
    rows: [
      user('BASIL', 'Basil'),
      call('get-user', { uid: 'basil' }),
      user('basil', 'Twice'),
      group('HERBS', 'Herbs', { members: { participants: ['BASIL'] } }),
      call('add-group-members', { guid: 'herbs', body: { moderators: ['BASIL'] } }),
      call('list-group-members', { guid: 'HERBS' }),
    ],
  },
  {
    name: 'simultaneous changes of a user do not undo each other',
    operation: 'update-user',
    rows: [
      user('wasp', 'Wasp'),
      {
        ...call('update-user', { uid: 'wasp', body: { statusMessage: 'At once' } }),
        atOnce: [
          { uid: 'wasp', body: { avatar: 'https://example.com/wasp.png' } },
          { uid: 'wasp', body: { link: 'https://example.com/wasp' } },
        ],
      },
      call('get-user', { uid: 'wasp' }),
    ],
  },
  {
    name: 'messages that are sent at the same time all arrive',
    operation: 'send-message',
    rows: [
      user('snail', 'Snail'),
      user('slug', 'Slug'),
      group('bucket', 'Bucket', { members: { participants: ['snail', 'slug'] } }),
      { ...message('snail', '#bucket', 'At once'), atOnce: ['slug', 'snail'].map((uid) => message(uid, '#bucket', 'At once, too').args) },
      by('slug', 'list-group-messages', { guid: 'bucket', limit: 100 }),
    ],
  },
  {
    name: 'messages name a uid and a guid in capital letters',
    operation: 'send-message',
    rows: [
      user('mint', 'Mint'),
      user('thyme', 'Thyme'),
      group('rockery', 'Rockery', { members: { participants: ['mint'] } }),
      message('MINT', 'THYME', 'From capital letters'),
      message('mint', '#ROCKERY', 'To capital letters'),
      by('thyme', 'list-all-messages', { limit: 100, sender: 'MINT' }),
      by('thyme', 'list-all-messages', { limit: 100, senders: ['MINT', 'THYME'] }),
    ],
  },
  {
    name: 'a group loses each property that unset names',
    operation: 'update-group',
    rows: [
      group('glade', 'Glade', { icon: 'https://example.com/glade.png', description: 'Shady.', metadata: { plot: 'east' } }),
      call('update-group', { guid: 'glade', body: { unset: ['icon', 'description', 'metadata'] } }),
    ],
  },
  {
    name: 'tokens end one by one, or all of a user',
    operation: 'flush-authtokens',
    rows: [
      user('sun', 'Sun'),
      user('sun0', 'Sundial'),
      ...['sun', 'sun', 'sun0'].map((uid) => call('create-authtoken', { uid, body: { force: true } })),
      { ...call('create-authtoken', { uid: 'sun', body: { force: true } }), as: 'sunbeam' },
      call('get-authtoken', { uid: 'sun', authToken: 'sunbeam' }),
      call('delete-authtoken', { uid: 'sun', authToken: 'sunbeam' }),
      call('get-authtoken', { uid: 'sun', authToken: 'sunbeam' }),
      call('flush-authtokens', { uid: 'sun' }),
      call('list-authtokens', { uid: 'sun0' }),
      call('create-authtoken', { uid: 'sun', body: { force: true } }),
      call('flush-authtokens', { uid: 'sun0' }),
      call('list-authtokens', { uid: 'sun' }),
    ],
  },
  {
    name: 'a group is deleted and created again',
    operation: 'delete-group',
    rows: [
      user('keeper', 'Keeper'),
      user('digger', 'Digger'),
      user('weed', 'Weed'),
      group('plot', 'Former', {
        owner: 'keeper',
        tags: ['former'],
        description: 'Former',
        members: { participants: ['digger'], usersToBan: ['weed'] },
      }),
      call('delete-group', { guid: 'plot' }),
      call('add-group-members', { guid: 'plot', body: { participants: ['digger'] } }),
      group('plot', 'Next', { owner: 'keeper' }),
      call('add-group-members', { guid: 'plot', body: { participants: ['weed'] } }),
    ],
  },
  {
    name: 'a member is banned, unbanned, added, kicked and added again',
    operation: 'ban-group-user',
    rows: [
      user('reed', 'Reed'),
      user('moss', 'Moss'),
      group('meadow', 'Meadow', { owner: 'reed', members: { moderators: ['moss'] } }),
      call('ban-group-user', { guid: 'meadow', uid: 'moss', onBehalfOf: 'reed' }),
      call('unban-group-user', { guid: 'meadow', uid: 'moss', onBehalfOf: 'reed' }),
      call('add-group-members', { guid: 'meadow', body: { moderators: ['moss'] } }),
      call('ban-group-user', { guid: 'meadow', uid: 'moss' }),
      call('add-group-members', { guid: 'meadow', body: { participants: ['moss'] } }),
      call('kick-group-member', { guid: 'meadow', uid: 'moss', onBehalfOf: 'reed' }),
      call('add-group-members', { guid: 'meadow', body: { moderators: ['moss'] } }),
      call('change-group-member-scope', { guid: 'meadow', uid: 'moss', onBehalfOf: 'reed', body: { scope: 'admin' } }),
    ],
  },
  {
    name: 'a member is deleted for good',
    operation: 'delete-user',
    rows: [
      user('clover', 'Clover'),
      user('thistle', 'Thistle'),
      group('lawn', 'Lawn', { owner: 'clover', members: { participants: ['thistle'] } }),
      call('delete-user', { uid: 'thistle', body: { permanent: true } }),
      call('get-group', { guid: 'lawn' }),
      call('list-group-members', { guid: 'lawn' }),
    ],
  },
  {
    name: 'an owner changes, and users cannot make themselves the owner',
    operation: 'update-group',
    rows: [
      user('sage', 'Sage'),
      user('dill', 'Dill'),
      group('orchard', 'Orchard', { owner: 'sage', members: { moderators: ['dill'] } }),
      call('update-group', { guid: 'orchard', onBehalfOf: 'dill', body: { owner: 'dill', name: 'Taken over' } }),
      call('update-group', { guid: 'orchard', body: { owner: 'nobody' } }),
      call('update-group', { guid: 'orchard', body: { owner: 'dill' } }),
      call('update-group', { guid: 'orchard', body: { type: 'password' } }),
      call('update-group', { guid: 'orchard', body: { type: 'password', password: 'open-the-gate' } }),
    ],
  },
  {
    name: 'a deactivated user takes part in nothing',
    operation: 'deactivate-users',
    rows: [
      user('fern', 'Fern'),
      user('ash', 'Ash'),
      group('hedge', 'Hedge', { owner: 'fern', members: { participants: ['ash'] } }),
      group('ditch', 'Ditch', { owner: 'fern' }),
      call('deactivate-users', { body: { uidsToDeactivate: ['ash'] } }),
      call('add-group-members', { guid: 'ditch', body: { participants: ['ash', 'mira'] } }),
      call('change-group-member-scope', { guid: 'hedge', uid: 'ash', body: { scope: 'moderator' } }),
      call('ban-group-user', { guid: 'hedge', uid: 'ash' }),
      call('update-group', { guid: 'hedge', onBehalfOf: 'ash', body: { name: 'Ashes' } }),
      call('create-group', { onBehalfOf: 'ash', body: { guid: 'stile', name: 'Stile', type: 'public' } }),
      call('reactivate-users', { body: { uidsToActivate: ['ash'] } }),
    ],
  },
  {
    name: 'a message mentions no user whose uid only begins alike',
    operation: 'send-message',
    rows: [
      user('sage', 'Sage'),
      user('sagebrush', 'Sagebrush'),
      group('thicket', 'Thicket', { owner: 'sage', members: { participants: ['sage', 'sagebrush'] } }),
      message('sage', '#thicket', 'Hello <@uid:sagebrush>'),
      message('sagebrush', '#thicket', 'Hello <@uid:sage>'),
      call('list-group-messages', { guid: 'thicket', limit: 100, mentionedUids: ['sage'] }),
      call('list-group-messages', { guid: 'thicket', limit: 100, mentionedUids: ['sagebrush'] }),
    ],
  },
  {
    name: 'an edit keeps everything but the text',
    operation: 'update-message',
    rows: [
      user('quill', 'Quill'),
      user('slate', 'Slate'),
      group('desk', 'Desk', { owner: 'quill', members: { participants: ['quill', 'slate'] } }),
      message('quill', '#desk', 'First', { tags: ['kept'] }, 'desk-first'),
      message('slate', '#desk', 'About the first', { quotedMessageId: 'desk-first', tags: ['kept'] }, 'desk-quote'),
      reply('slate', 'desk-first', '#desk', 'A reply', 'desk-reply'),
      by('slate', 'add-message-reaction', { id: 'desk-first', reaction: '🌱' }),
      by('slate', 'save-message', { id: 'desk-first' }),
      by('quill', 'pin-message', { id: 'desk-first' }),
      by('quill', 'update-message', { id: 'desk-first', body: { data: { text: 'Edited' } } }),
      by('slate', 'update-message', { id: 'desk-quote', body: { data: { text: 'Edited' } } }),
      by('slate', 'update-message', { id: 'desk-reply', body: { data: { text: 'Edited' } } }),
      call('update-message', { id: 'desk-reply', body: { tags: ['relabelled'] } }),
      by('quill', 'list-group-messages', { guid: 'desk', limit: 100, withTags: true }),
      by('quill', 'list-group-messages', { guid: 'desk', limit: 100, tags: ['relabelled'] }),
    ],
  },
  {
    name: 'the last message is deleted, and one for good',
    operation: 'delete-message',
    rows: [
      user('dew', 'Dew'),
      user('mist', 'Mist'),
      by('mist', 'get-user-conversation', { uid: 'dew' }),
      message('dew', 'mist', 'Kept'),
      message('dew', 'mist', 'Secret words', {}, 'mist-secret'),
      reply('mist', 'mist-secret', 'dew', 'Which?'),
      reply('dew', 'mist-secret', 'mist', 'These', 'mist-these'),
      by('dew', 'delete-message', { id: 'mist-these', body: { permanent: true } }),
      by('mist', 'list-threads', { limit: 100 }),
      by('dew', 'delete-message', { id: 'mist-secret', body: { permanent: false } }),
      by('mist', 'list-all-messages', { limit: 100, onlyDeleted: true }),
      by('mist', 'list-all-messages', { limit: 100, hideDeleted: true }),
      message('dew', 'mist', 'Last', {}, 'mist-last'),
      by('dew', 'delete-message', { id: 'mist-last', body: { permanent: true } }),
      call('get-message-details', { id: 'mist-last' }),
    ],
  },
  {
    name: 'a subscriber of a thread leaves it, and others stay',
    operation: 'unsubscribe-from-thread',
    rows: [
      user('vine', 'Vine'),
      user('stem', 'Stem'),
      message('vine', 'stem', 'Parent', {}, 'stem-parent'),
      by('vine', 'subscribe-to-thread', { id: 'stem-parent' }),
      by('stem', 'subscribe-to-thread', { id: 'stem-parent' }),
      by('stem', 'unsubscribe-from-thread', { id: 'stem-parent' }),
    ],
  },
  ...(
    [
      ['user', { uid: 'drone' }, { uid: 'nectar' }, 'nectar', 'drone'],
      ['group', { guid: 'hive' }, { guid: 'hive' }, '#hive', '#hive'],
    ] as const
  ).map(
    ([kind, theirs, own, toReader, toWriter]): Story => ({
      name: `messages of a ${kind} count until they are read, for each reader and conversation`,
      operation: `mark-${kind}-conversation-as-read`,
      rows: [
        ...['nectar', 'drone', 'larva'].map((uid) => user(uid, 'Bee')),
        ...(kind === 'group' ? [group('hive', 'Hive', { owner: 'drone', members: { participants: ['nectar', 'drone', 'larva'] } })] : []),
        message('larva', 'nectar', 'Elsewhere'),
        message('drone', 'larva', 'To another'),
        message('drone', toReader, 'Zero'),
        by('nectar', `mark-${kind}-conversation-as-read`, { ...theirs, body: {} }),
        by('larva', `get-${kind}-conversation`, theirs),
        message('drone', toReader, 'One', {}, `${kind}-one`),
        message('drone', toReader, 'Two'),
        by('nectar', `mark-${kind}-conversation-as-delivered`, { ...theirs, body: { messageId: `${kind}-one` } }),
        by('nectar', `list-${kind}-messages`, { ...theirs, limit: 100, undelivered: true }),
        by('nectar', `mark-${kind}-conversation-as-delivered`, { ...theirs, body: {} }),
        ...['nectar', 'larva'].map((uid) => by(uid, `list-${kind}-messages`, { ...theirs, limit: 100, undelivered: true })),
        by('nectar', `mark-${kind}-conversation-as-read`, { ...theirs, body: { messageId: `${kind}-one` } }),
        by('nectar', `list-${kind}-messages`, { ...theirs, limit: 100, unread: true }),
        by('nectar', `mark-${kind}-conversation-as-read`, { ...theirs, body: {} }),
        by('nectar', `mark-${kind}-conversation-as-unread`, { ...theirs, body: { messageId: `${kind}-one` } }),
        message('nectar', toWriter, 'Back'),
        by('drone', `get-${kind}-conversation`, own),
      ],
    }),
  ),
  {
    name: 'a user pins at most five conversations',
    operation: 'pin-group-conversation',
    rows: [
      user('thumb', 'Thumb'),
      ...[1, 2, 3, 4, 5, 6].flatMap((number) => [
        group(`board-${number}`, `Board ${number}`, { owner: 'thumb', members: { participants: ['thumb'] } }),
        message('thumb', `#board-${number}`, 'Pinned'),
        by('thumb', 'pin-group-conversation', { guid: `board-${number}` }),
      ]),
      by('thumb', 'list-conversations', { perPage: 100 }),
      by('thumb', 'unpin-group-conversation', { guid: 'board-1' }),
      by('thumb', 'pin-group-conversation', { guid: 'board-6' }),
    ],
  },
  {
    name: 'the id of a conversation has its users in one order',
    operation: 'get-conversation',
    rows: [
      message('jonas', 'mira', 'In order'),
      ...['jonas_user_mira', 'mira_user_jonas'].map((conversationId) => by('mira', 'get-conversation', { conversationId })),
    ],
  },
  {
    name: 'a conversation is cleared for one user, goes on, and ends for good',
    operation: 'reset-user-conversation',
    rows: [
      user('tide', 'Tide'),
      user('shore', 'Shore'),
      message('tide', 'shore', 'Cleared'),
      by('shore', 'update-user-conversation', { uid: 'tide', body: { tags: ['wet'] } }),
      by('shore', 'reset-user-conversation', { uid: 'tide', body: {} }),
      message('tide', 'shore', 'Again'),
      by('shore', 'list-user-messages', { uid: 'tide', limit: 100 }),
      by('shore', 'update-user-conversation', { uid: 'tide', body: { tags: ['dry'] } }),
      by('tide', 'reset-user-conversation', { uid: 'shore', body: { deleteMessagesPermanently: true } }),
      by('shore', 'list-user-messages', { uid: 'tide', limit: 100 }),
      message('shore', 'tide', 'Once more'),
      by('tide', 'list-conversations', { perPage: 100 }),
    ],
  },
  {
    name: 'two users who block each other write to each other again once neither does',
    operation: 'send-message',
    rows: [
      user('cat', 'Cat'),
      user('dog', 'Dog'),
      call('add-friends', { uid: 'cat', body: { accepted: ['dog'] } }),
      message('cat', 'dog', 'Hello'),
      call('list-friends', { uid: 'dog' }),
      call('block-users', { uid: 'cat', body: { blockedUids: ['dog'] } }),
      message('cat', 'dog', 'Rejected'),
      message('dog', 'cat', 'Rejected'),
      by('cat', 'list-conversations', { perPage: 100 }),
      by('cat', 'list-conversations', { perPage: 100, includeBlockedUsers: true, withBlockedInfo: true }),
      call('unblock-users', { uid: 'cat', body: { blockedUids: ['dog'] } }),
      message('dog', 'cat', 'Back'),
    ],
  },
  {
    name: 'a reaction with reserved characters is counted, listed and removed',
    operation: 'add-message-reaction',
    rows: [
      user('moth', 'Moth'),
      message('moth', 'moth', 'React', {}, 'moth-note'),
      message('moth', 'moth', 'Too', {}, 'moth-too'),
      by('moth', 'add-message-reaction', { id: 'moth-too', reaction: '50%' }),
      ...['50% <&> / ?', '50%'].map((reaction) => by('moth', 'add-message-reaction', { id: 'moth-note', reaction })),
      call('list-reactions-of-one-kind', { id: 'moth-note', reaction: '50% <&> / ?' }),
      by('moth', 'remove-message-reaction', { id: 'moth-note', reaction: '50% <&> / ?' }),
      by('moth', 'remove-message-reaction', { id: 'moth-note', reaction: '50%' }),
      call('list-all-reactions', { id: 'moth-too' }),
    ],
  },
  {
    name: 'a user is deleted with messages, reactions and conversations',
    operation: 'delete-user',
    rows: [
      user('elm', 'Elm', { tags: ['leaver'] }),
      user('oak', 'Oak'),
      group('copse', 'Copse', { owner: 'oak', members: { participants: ['elm', 'oak'] } }),
      message('elm', 'oak', 'From the leaver', {}, 'elm-note'),
      message('elm', '#copse', 'To all'),
      message('oak', '#copse', 'From the owner', {}, 'oak-note'),
      by('elm', 'add-message-reaction', { id: 'oak-note', reaction: '🌱' }),
      call('deactivate-users', { body: { uidsToDeactivate: ['elm'] } }),
      message('oak', 'elm', 'Back?'),
      message('elm', 'oak', 'Back?'),
      by('elm', 'pin-message', { id: 'oak-note' }),
      call('reactivate-users', { body: { uidsToActivate: ['elm'] } }),
      call('delete-user', { uid: 'elm', body: { permanent: true } }),
      call('get-message-details', { id: 'elm-note' }),
      call('list-group-messages', { guid: 'copse', limit: 100 }),
      call('list-all-reactions', { id: 'oak-note' }),
      by('oak', 'list-conversations', { perPage: 100 }),
    ],
  },
  {
    name: 'a group is deleted with its messages, and created again',
    operation: 'delete-group',
    rows: [
      user('pike', 'Pike'),
      user('carp', 'Carp'),
      group('pond', 'Pond', { owner: 'pike', members: { participants: ['pike', 'carp'] } }),
      message('carp', '#pond', 'In the former group', {}, 'pond-note'),
      by('carp', 'pin-group-conversation', { guid: 'pond' }),
      call('delete-group', { guid: 'pond' }),
      call('get-message-details', { id: 'pond-note' }),
      call('list-group-messages', { guid: 'pond' }),
      by('carp', 'list-conversations', { perPage: 100 }),
      group('pond', 'Next', { owner: 'pike', members: { participants: ['pike', 'carp'] } }),
      call('list-group-messages', { guid: 'pond' }),
      message('carp', '#pond', 'In the next group'),
      by('carp', 'get-group-conversation', { guid: 'pond' }),
    ],
  },
  {
    name: 'a rule blocks what has its word while it is enabled, and no others',
    operation: 'create-rule',
    rows: [
      user('holly', 'Holly'),
      user('ivy', 'Ivy'),
      group('bower', 'Bower', { members: { participants: ['holly', 'ivy'] } }),
      message('holly', '#bower', 'Only word:berry yesterday', {}, 'bower-old'),
      rule('berries', ['word:berry']),
      message('holly', '#bower', 'Only word:berry today', {}, 'bower-berry'),
      call('list-blocked-messages', {}),
      message('holly', '#bower', 'Only WORD:BERRY again'),
      message('holly', '#bower', 'Only leaves today', {}, 'bower-leaves'),
      by('ivy', 'list-group-messages', { guid: 'bower', limit: 100 }),
      reply('ivy', 'bower-old', '#bower', 'More word:berry'),
      rule('leaves', ['word:leaf']),
      message('holly', '#bower', 'By another: word:leaf'),
      group('arbour', 'Arbour', { members: { participants: ['holly', 'ivy'] } }),
      by('holly', 'send-message', {
        body: { multipleReceivers: { guids: ['bower', 'arbour'] }, type: 'text', data: { text: 'To several: word:berry' } },
      }),
      message('holly', '#arbour', 'After several: word:berry'),
      call('list-blocked-messages', {}),
      by('ivy', 'list-group-messages', { guid: 'arbour', limit: 100 }),
      by('ivy', 'add-message-reaction', { id: 'bower-leaves', reaction: '🌱' }),
      call('update-rule', { ruleId: 'berries', body: { ...bodyOf(rule('berries', ['word:berry'])), enabled: false } }),
      message('holly', '#bower', 'Still word:berry', {}, 'bower-free'),
      by('ivy', 'add-message-reaction', { id: 'bower-free', reaction: '🌱' }),
      call('update-rule', { ruleId: 'berries', body: bodyOf(rule('berries', ['word:seed'])) }),
      message('holly', '#bower', 'No more word:berry', {}, 'bower-freed'),
      message('holly', '#bower', 'A word:seed'),
      call('list-rule-revisions', { ruleId: 'berries' }),
      call('get-rule', { ruleId: 'berries' }),
      by('ivy', 'add-message-reaction', { id: 'bower-freed', reaction: '🌱' }),
      call('delete-rule', { ruleId: 'berries' }),
      message('holly', '#bower', 'Another word:seed', {}, 'bower-last'),
      by('ivy', 'add-message-reaction', { id: 'bower-last', reaction: '🌱' }),
      by('ivy', 'list-group-messages', { guid: 'bower', limit: 100 }),
    ],
  },
  {
    name: 'a rule that flags keeps messages visible, and does nothing while it is disabled',
    operation: 'create-rule',
    rows: [
      user('yew', 'Yew'),
      user('box', 'Box'),
      group('maze', 'Maze', { members: { participants: ['yew', 'box'] } }),
      rule('twigs', ['word:twig'], { action: ['flagMessage'] }),
      message('yew', '#maze', 'Only word:twig today'),
      call('list-flagged-messages', {}),
      message('yew', '#maze', 'Only bark today'),
      by('box', 'list-group-messages', { guid: 'maze', limit: 100 }),
      call('update-rule', { ruleId: 'twigs', body: { ...bodyOf(rule('twigs', ['word:twig'])), action: ['flagMessage'], enabled: false } }),
      message('yew', '#maze', 'Still word:twig', {}, 'maze-free'),
      by('box', 'add-message-reaction', { id: 'maze-free', reaction: '🌱' }),
      call('list-flagged-messages', {}),
    ],
  },
  {
    name: 'a rule looks for every word of its keyword list, and for new ones',
    operation: 'create-keyword-list',
    rows: [
      user('lime', 'Lime'),
      message('lime', 'lime', 'Say word:dew'),
      call('create-keyword-list', { body: { id: 'wet', name: 'Wet', category: 'word', searchTerms: 'word:dew,word:rain' } }),
      rule('wet-words', ['word:wet'], { condition: { isKeywordsReferencePresent: true } }),
      ...['dew', 'rain', 'snow'].map((word) => message('lime', 'lime', `Say word:${word}`, {}, `wet-${word}`)),
      call('list-blocked-messages', {}),
      by('lime', 'add-message-reaction', { id: 'wet-snow', reaction: '🌱' }),
      call('update-keyword-list', {
        keywordId: 'wet',
        body: { name: 'Wet', category: 'word', searchTerms: 'word:dew,word:rain,word:snow' },
      }),
      message('lime', 'lime', 'Say word:snow again'),
    ],
  },
  {
    name: 'keyword lists keep sentences and patterns',
    operation: 'create-keyword-list',
    rows: [
      call('create-keyword-list', { body: { id: 'sayings', name: 'Sayings', category: 'word', searchTerms: 'half price,today only' } }),
      call('create-keyword-list', { body: { id: 'shapes', name: 'Shapes', category: 'pattern', searchTerms: 'half[ -]price' } }),
      call('update-keyword-list', { keywordId: 'shapes', body: { name: 'Shapes', category: 'pattern', searchTerms: 'next[ -]week' } }),
    ],
  },
  {
    name: 'a rule blocks what any of its conditions matches, each with its own operator',
    operation: 'create-rule',
    rows: [
      user('elder', 'Elder'),
      {
        ...rule('several', ['word:one', 'word:two']),
        args: {
          body: {
            ...bodyOf(rule('several', [])),
            conditions: [
              { ...aboutWords, value: ['word:one', 'word:two'] },
              { ...aboutWords, id: 2, operator: 'equals', value: ['word:whole'] },
              { ...aboutWords, id: 3, category: 'pattern', value: ['word:no[0-9]{1,3}'] },
            ],
          },
        },
      },
      ...['Say word:two and word:one', 'word:whole', 'Say word:no42', 'Say word:wholeless', 'Say word:no'].map((text) =>
        message('elder', 'elder', text),
      ),
      call('list-blocked-messages', {}),
    ],
  },
  ...filterStories(),
  {
    name: 'a role loses each property that unset names',
    operation: 'update-role',
    rows: [
      role('sluice', 'Sluice', { description: 'Wet.', metadata: { bed: 'south-4' }, settings: { depth: 4 } }),
      call('update-role', { role: 'sluice', body: { unset: ['description', 'metadata', 'settings'] } }),
      call('get-role', { role: 'sluice' }),
    ],
  },
  {
    name: 'a role denies permissions to its users until it allows them again',
    operation: 'set-role-permissions',
    rows: [
      role('wader', 'Wader'),
      role('perch', 'Perch'),
      user('heron', 'Heron', { role: 'wader' }),
      user('robin', 'Robin', { role: 'PERCH' }),
      call('list-users', { role: 'PERCH' }),
      call('set-role-permissions', { role: 'wader', body: { permissions: { sendMessage: 'deny', editMessage: 'deny' } } }),
      message('heron', 'robin', 'Denied'),
      message('robin', 'heron', 'Another role'),
      call('set-role-permissions', { role: 'WADER', body: { permissions: { sendMessage: 'allow' } } }),
      message('heron', 'robin', 'Allowed', {}, 'heron-note'),
      by('heron', 'update-message', { id: 'heron-note', body: { data: { text: 'Denied' } } }),
      call('unset-role-permission', { role: 'wader', permission: 'editMessage' }),
      call('set-role-permissions', { role: 'wader', body: { permissions: { createGroup: 'deny' } } }),
      by('heron', 'create-group', { body: { guid: 'nest', name: 'Nest', type: 'public' } }),
      call('update-user', { uid: 'heron', body: { role: 'perch' } }),
      by('heron', 'create-group', { body: { guid: 'nest', name: 'Nest', type: 'public' } }),
    ],
  },
  {
    name: 'a scope denies permissions in its group until it allows them again',
    operation: 'set-scope-permissions',
    rows: [
      user('crane', 'Crane'),
      user('swift', 'Swift'),
      ...['marsh', 'fen'].map((guid) => group(guid, 'Wet', { members: { moderators: ['crane'], participants: ['swift'] } })),
      call('set-scope-permissions', {
        guid: 'marsh',
        scope: 'participant',
        body: { permissions: { sendMessage: 'deny', addReaction: 'deny' } },
      }),
      message('crane', '#marsh', 'By a moderator', {}, 'marsh-note'),
      message('swift', '#marsh', 'Denied'),
      message('swift', '#fen', 'In another group'),
      by('crane', 'add-message-reaction', { id: 'marsh-note', reaction: '🌱' }),
      by('swift', 'add-message-reaction', { id: 'marsh-note', reaction: '🌱' }),
      call('unset-scope-permission', { guid: 'marsh', scope: 'participant', permission: 'sendMessage' }),
      message('swift', '#marsh', 'Allowed again'),
      by('swift', 'add-message-reaction', { id: 'marsh-note', reaction: '🌱' }),
      call('change-group-member-scope', { guid: 'marsh', uid: 'swift', body: { scope: 'moderator' } }),
      by('swift', 'add-message-reaction', { id: 'marsh-note', reaction: '🌱' }),
    ],
  },
  {
    name: 'features of a role are restricted and allowed one by one, and all',
    operation: 'allow-features',
    rows: [
      role('loft', 'Loft'),
      role('attic', 'Attic'),
      ...['loft', 'attic'].map((role) =>
        call('restrict-features', { role, body: { featuresToRestrict: ['createGroup', 'joinGroup', 'deleteGroup'] } }),
      ),
      call('allow-features', { role: 'loft', body: { featuresToAllow: ['joinGroup'] } }),
      call('list-restricted-features', { role: 'loft' }),
      call('allow-features', { role: 'loft', body: { allowAll: true } }),
      call('list-restricted-features', { role: 'loft' }),
      call('list-restricted-features', { role: 'attic' }),
    ],
  },
  {
    name: 'a key works until it is deleted, only within its scope, and cannot change itself',
    operation: 'delete-apikey',
    rows: [
      user('gate', 'Gate'),
      { ...call('create-apikey', { body: { name: 'Latch', scope: 'fullAccess' } }), as: 'latch' },
      ...byKey(
        'latch',
        call('list-users', { searchKey: 'word:gate' }),
        call('delete-apikey', { apiKey: 'latch' }),
        call('update-apikey', { apiKey: 'latch', body: { name: 'Myself' } }),
      ),
      call('update-apikey', { apiKey: 'latch', body: { scope: 'authOnly' } }),
      ...byKey(
        'latch',
        call('list-users', { searchKey: 'word:gate' }),
        user('gatepost', 'Gatepost'),
        call('create-authtoken', { uid: 'gate', body: {} }),
        call('update-user', { uid: 'gate', body: { name: 'Changed' } }),
      ),
      call('update-apikey', { apiKey: 'latch', body: { scope: 'fullAccess' } }),
      ...byKey('latch', call('list-users', { searchKey: 'word:gate' })),
      call('delete-apikey', { apiKey: 'latch' }),
      ...byKey(
        'latch',
        call('list-users', { searchKey: 'word:gate' }),
        user('gatekeeper', 'Gatekeeper'),
        call('create-authtoken', { uid: 'gate', body: {} }),
      ),
    ],
  },
  {
    name: 'imports make what is new, with what is described, and leave what is there',
    operation: 'import-users',
    rows: [
      user('known', 'Known'),
      call('import-users', {
        body: {
          users: {
            known: { uid: 'known', name: 'Twice' },
            ada2: {
              ...{ uid: 'ada2', name: 'Ada', role: 'keeper', createdAt: longAgo, lastActiveAt: longAgo + 90, tags: ['imported'] },
              ...{ avatar: 'https://example.com/ada.png', link: 'https://example.com/ada', metadata: { bed: { row: 4 } } },
            },
            former: { uid: 'former', name: 'Former', createdAt: longAgo, deactivatedAt: longAgo + 90 },
          },
        },
      }),
      call('get-user', { uid: 'ada2' }),
      call('get-user', { uid: 'former' }),
      call('get-user', { uid: 'known' }),
      call('import-groups', {
        body: {
          groups: {
            bed: {
              ...{ guid: 'bed', name: 'Bed', type: 'public', owner: 'cora', createdAt: longAgo, tags: ['imported'] },
              ...{ icon: 'https://example.com/bed.png', description: 'Sunny.', metadata: { bed: { row: 4 } } },
              groupOwnerDetails: { uid: 'cora', name: 'Cora', avatar: 'https://example.com/cora.png' },
            },
          },
        },
      }),
      call('get-group', { guid: 'bed' }),
      call('get-user', { uid: 'cora' }),
      call('import-members', {
        body: {
          members: {
            bed_member_known: { memberId: 'bed_member_known', guid: 'bed', uid: 'known', scope: 'moderator', joinedAt: longAgo + 60 },
            bed_member_ada2: { memberId: 'bed_member_ada2', guid: 'bed', uid: 'ada2', isBanned: true, joinedAt: longAgo + 60 },
            bed_member_dana: {
              ...{ memberId: 'bed_member_dana', guid: 'bed', uid: 'dana', joinedAt: longAgo + 60 },
              userDetails: { uid: 'dana', name: 'Dana', createdAt: longAgo },
            },
            pool_member_known: {
              ...{ memberId: 'pool_member_known', guid: 'pool', uid: 'known', joinedAt: longAgo + 60 },
              groupDetails: { guid: 'pool', name: 'Pool', type: 'public', owner: 'known', createdAt: longAgo },
            },
          },
        },
      }),
      call('list-group-members', { guid: 'bed' }),
      call('list-banned-group-users', { guid: 'bed' }),
      call('get-user', { uid: 'dana' }),
      call('get-group', { guid: 'pool' }),
      call('import-messages', {
        body: {
          messages: {
            before: {
              ...{ muid: 'before', sender: 'ella', receiver: 'known', receiverType: 'user', category: 'message', type: 'text' },
              ...{ data: { text: 'Before' }, sentAt: longAgo, deliveredAt: longAgo + 5, readAt: longAgo + 9, tags: ['before'] },
              senderUserDetails: { uid: 'ella', name: 'Ella' },
            },
            there: {
              ...{ muid: 'there', sender: 'known', receiver: 'shed', receiverType: 'group', category: 'custom', type: 'place' },
              ...{ data: { customData: { shed: 1 } }, sentAt: longAgo },
              receiverGroupDetails: { guid: 'shed', name: 'Shed', type: 'public', owner: 'gwen' },
              receiverGroupOwnerDetails: { uid: 'gwen', name: 'Gwen' },
            },
          },
        },
      }),
      ...['ella', 'gwen'].map((uid) => call('get-user', { uid })),
      call('get-group', { guid: 'shed' }),
      by('known', 'list-user-messages', { uid: 'ella', limit: 100 }),
      call('list-group-messages', { guid: 'shed', limit: 100 }),
    ],
  },
  {
    name: 'a reason is renamed, used and deleted',
    operation: 'delete-reason',
    rows: [
      user('rue', 'Rue'),
      user('bay', 'Bay'),
      reason('passing', 'Passing', 'Soon over.'),
      call('update-reason', { id: 'passing', body: { name: 'Passing, renamed' } }),
      message('rue', 'bay', 'Early', {}, 'rue-early'),
      message('rue', 'bay', 'Late', {}, 'rue-late'),
      by('bay', 'flag-a-message', { id: 'rue-early', body: { reasonId: 'passing' } }),
      call('delete-reason', { id: 'passing' }),
      by('bay', 'flag-a-message', { id: 'rue-late', body: { reasonId: 'passing' } }),
    ],
  },
  {
    name: 'a message has one report per user, with or without a reason',
    operation: 'flag-a-message',
    rows: [
      user('reef', 'Reef', { avatar: 'https://example.com/reef.png' }),
      user('surf', 'Surf'),
      user('sand', 'Sand'),
      group('beach', 'Beach', { members: { participants: ['reef', 'surf', 'sand'] } }),
      message('sand', '#beach', 'Buy now', {}, 'beach-advert'),
      message('sand', '#beach', 'Good morning', {}, 'beach-greeting'),
      by('reef', 'flag-a-message', { id: 'beach-advert', body: { reasonId: 'spam', remark: 'An advert, <b>again</b> 🌱' } }),
      by('surf', 'flag-a-message', { id: 'beach-advert', body: {} }),
      by('reef', 'flag-a-message', { id: 'beach-advert', body: { remark: 'Once more' } }),
      call('list-flagged-messages', {}),
      by('surf', 'list-group-messages', { guid: 'beach', limit: 100 }),
      call('get-message-details', { id: 'beach-advert' }),
    ],
  },
  {
    name: 'a deleted message cannot be reported',
    operation: 'flag-a-message',
    rows: [
      user('nut', 'Nut'),
      user('fig', 'Fig'),
      message('nut', 'fig', 'Withdrawn', {}, 'nut-note'),
      by('fig', 'flag-a-message', { id: 'nut-note', body: {} }),
      by('nut', 'delete-message', { id: 'nut-note', body: { permanent: true } }),
      by('fig', 'flag-a-message', { id: 'nut-note', body: {} }),
    ],
  },
  ...(['approved', 'disapproved'] as const).map(
    (status): Story => ({
      name: `a reported message is ${status}`,
      operation: 'review-flagged-message',
      rows: [
        user('pea', 'Pea'),
        user('bean', 'Bean'),
        group('row', 'Row', { members: { participants: ['pea', 'bean'] } }),
        message('pea', '#row', 'Decided', {}, `row-${status}`),
        message('pea', '#row', 'Undecided', {}, `row-not-${status}`),
        by('bean', 'flag-a-message', { id: `row-${status}`, body: { remark: 'See this.' } }),
        by('bean', 'flag-a-message', { id: `row-not-${status}`, body: {} }),
        call('review-flagged-message', { id: `row-${status}`, body: { status } }),
        call('list-reviewed-messages', {}),
        by('bean', 'list-group-messages', { guid: 'row', limit: 100 }),
        call('get-message-details', { id: `row-${status}` }),
        call('review-flagged-message', { id: `row-${status}`, body: { status: status === 'approved' ? 'disapproved' : 'approved' } }),
        by('bean', 'list-group-messages', { guid: 'row', limit: 100 }),
        call('list-reviewed-messages', {}),
      ],
    }),
  ),
  ...(['approved', 'rejected'] as const).map(
    (status): Story => ({
      name: `a blocked message is ${status}`,
      operation: 'review-blocked-message',
      rows: [
        user('lark', 'Lark'),
        user('finch', 'Finch'),
        group(`perch-${status}`, 'Perch', { members: { participants: ['lark', 'finch'] } }),
        rule(`seeds-${status}`, [`word:${status}`]),
        message('lark', `#perch-${status}`, `Only word:${status} today`, {}, `lark-${status}`),
        call('list-blocked-messages', {}),
        call('review-blocked-message', { id: `lark-${status}`, body: { status, ...(status === 'rejected' && { reviewed: true }) } }),
        call('list-blocked-messages', {}),
        call('list-reviewed-messages', {}),
        by('finch', 'list-group-messages', { guid: `perch-${status}`, limit: 100 }),
        call('get-message-details', { id: `lark-${status}` }),
      ],
    }),
  ),
  {
    name: 'rules apply to submitted messages after the response',
    operation: 'submit-message-for-moderation',
    rows: [
      user('kale', 'Kale'),
      user('leek', 'Leek'),
      rule('stalks', ['word:stalk']),
      submitted('kale', 'leek', { data: { text: 'Only word:stalk today' } }, 'stalk-caught'),
      submitted('kale', 'leek', { data: { text: 'Only seedlings today' } }, 'stalk-free'),
      ...['stalk-caught', 'stalk-free'].map((id) => call('get-submitted-message', { id })),
      call('update-submitted-message', { id: 'stalk-free', body: { data: { text: 'Now word:stalk too' } } }),
      call('get-submitted-message', { id: 'stalk-free' }),
    ],
  },
  {
    name: 'a submitted message names people and places that are new',
    operation: 'submit-message-for-moderation',
    rows: [
      call('submit-message-for-moderation', {
        body: {
          sender: 'ines',
          receiver: 'jude',
          receiverType: 'user',
          category: 'message',
          type: 'text',
          data: { text: 'Hello' },
          senderUserDetails: { uid: 'ines', name: 'Ines', metadata: { bed: 'south-4' } },
          receiverUserDetails: { uid: 'jude', name: 'Jude', avatar: 'https://example.com/jude.png' },
        },
      }),
      call('get-user', { uid: 'ines' }),
      call('get-user', { uid: 'jude' }),
      call('submit-message-for-moderation', {
        body: {
          sender: 'ines',
          receiver: 'vale',
          receiverType: 'group',
          category: 'message',
          type: 'text',
          data: { text: 'Hello' },
          receiverGroupDetails: { guid: 'vale', name: 'Vale', type: 'public', owner: 'ines' },
        },
      }),
      call('get-group', { guid: 'vale' }),
    ],
  },
]

/**
 * Rules that are limited to some users or groups, by every operator, alternately on their
 * properties.
 */
function filterStories(): Story[] {
  const operators = (one: string, other: string): [operator: string, value: unknown][] => [
    ['equals', one],
    ['in', [one, `${one}-none`]],
    ['startsWith', one.slice(0, -1)],
    ['endsWith', one.slice(1)],
    ['notEquals', other],
    ['notIn', [other, `${other}-none`]],
  ]
  const tried = (
    filter: Json,
    known: readonly string[],
    [caught, free]: readonly [Json, Json],
    send: (subject: Json, text: string) => Row,
  ): Row[] =>
    known.flatMap((name, index) => {
      const names = Object.keys(caught)
      const operand = names[index % names.length] as string
      const [, value] = operators(String(caught[operand]), String(free[operand])).find(([operator]) => operator === name) ?? []
      const word = `word:${filter.entity}${index}`
      const { operation, args } = rule(`for-${filter.entity}s`, [word])
      const body = { ...(args.body as Json), filters: [{ ...filter, operand, operator: name, value }] }
      return [
        index === 0 ? { operation, args: { body } } : call('update-rule', { ruleId: `for-${filter.entity}s`, body }),
        send(free, `Only ${word} today`),
        send(caught, `Only ${word} today`),
        call('list-blocked-messages', {}),
      ]
    })
  return [
    {
      name: 'a rule applies to the users of its filter only',
      operation: 'create-rule',
      rows: [
        user('can', 'Watering can'),
        user('spade', 'Spade'),
        ...tried(
          { entity: 'user', type: 'sender' },
          ['equals', 'in', 'startsWith', 'notIn', 'notEquals'],
          [
            { uid: 'word:can', name: 'Watering can' },
            { uid: 'word:spade', name: 'Spade' },
          ],
          ({ name }, text) => message(name === 'Spade' ? 'spade' : 'can', 'can', text),
        ),
      ],
    },
    {
      name: 'a rule applies to the groups of its filter only',
      operation: 'create-rule',
      rows: [
        user('hoe', 'Hoe'),
        group('lab', 'Watering can', { type: 'private', members: { participants: ['hoe'] } }),
        group('nook', 'Spade', { members: { participants: ['hoe'] } }),
        ...tried(
          { entity: 'group', type: 'receiver' },
          ['equals', 'in', 'startsWith', 'notEquals', 'endsWith', 'notIn'],
          [
            { guid: 'word:lab', name: 'Watering can', type: 'private' },
            { guid: 'word:nook', name: 'Spade', type: 'public' },
          ],
          ({ type }, text) => message('hoe', type === 'public' ? '#nook' : '#lab', text),
        ),
      ],
    },
  ]
}
