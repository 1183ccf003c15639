import type { Json } from '../documents/json.ts'

// A world is made of calls: records in which the documents' examples make sense, and for each kind
// further ones that differ.

/** A call that makes a part of the world. */
export interface Row {
  readonly operation: string
  /** Arguments with the identifiers of the examples. */
  readonly args: Json
  /** The example's identifier of what the server numbers. */
  readonly as?: string
  /** Whether a world can do without it: as an app may have no room for such a record, or anyway. */
  readonly optional?: 'if full' | 'anyway'
}

/** The parts of a world, each of which needs those before it. */
export type Layer = 'users' | 'groups' | 'messages' | 'moderation' | 'rights'

export const user = (uid: string, name: string, more: Json = {}): Row => ({
  operation: 'create-user',
  args: { body: { uid, name, ...more } },
})
const group = (guid: string, name: string, more: Json = {}): Row => ({
  operation: 'create-group',
  args: { body: { guid, name, type: 'public', ...more } },
})

/** A message by a user. The example's identifier of what has one is `as`. */
export const message = (sender: string, to: string, text: string, more: Json = {}, as?: string): Row => ({
  operation: 'send-message',
  args: { onBehalfOf: sender, body: { ...receiverOf(to), type: 'text', data: { text }, ...more } },
  ...(as !== undefined && { as }),
})
export const reply = (sender: string, id: string, to: string, text: string): Row => ({
  operation: 'send-thread-message',
  args: { id, onBehalfOf: sender, body: { ...receiverOf(to), type: 'text', data: { text } } },
})
const receiverOf = (to: string): Json =>
  to.startsWith('#') ? { receiver: to.slice(1), receiverType: 'group' } : { receiver: to, receiverType: 'user' }

/** A call by a user. */
const by = (onBehalfOf: string, operation: string, args: Json): Row => ({ operation, args: { onBehalfOf, ...args } })

const file = (name: string, mimeType: string): Json => ({
  url: `https://example.com/media/${name}`,
  name,
  mimeType,
  extension: name.slice(-3),
  size: '48213',
})

const role = (id: string, name: string, more: Json = {}): Row => ({
  operation: 'create-role',
  args: { body: { role: id, name, ...more } },
  optional: 'anyway',
})
/** Records of which an app can have few: a world can do without them. */
export const keeper = role('keeper', 'Keeper', { description: 'Keeps the garden.', metadata: { email: 'keeper@example.com' } })

export const visitor = role('visitor', 'Visitor')

/** A user with another role than the others. */
export const warden = user('warden', 'Warden', { role: 'keeper' })

const reason = (id: string, name: string, description?: string): Row => ({
  operation: 'create-reason',
  args: { body: { id, name, ...(description !== undefined && { description }) } },
  optional: 'if full',
})
export const reasonRows: readonly Row[] = [reason('spam', 'Spam', 'Adverts.'), reason('off-topic', 'Off topic')]

/** A condition about words in a text. */
const aboutWords: Json = {
  id: 1,
  entity: 'message',
  operand: 'text',
  operator: 'contains',
  category: 'word',
  isKeywordsReferencePresent: false,
  isMediaPresent: false,
}

/**
 * A rule that blocks messages with a word of the world's own, as every rule applies to the whole
 * app.
 */
const rule = (id: string, value: string[], more: Json = {}): Row => ({
  operation: 'create-rule',
  args: {
    body: {
      id,
      name: `Rule ${id}`,
      enabled: true,
      conditions: [{ ...aboutWords, value }],
      action: ['blockMessage'],
      ...more,
    },
  },
})

const submittedRow = (sender: string, to: string, more: Json = {}): Row => ({
  operation: 'submit-message-for-moderation',
  args: { body: { sender, ...receiverOf(to), category: 'message', type: 'text', data: { text: 'Check this.' }, ...more } },
})

/** The calls that make each layer. */
export const layers: Readonly<Record<Layer, readonly Row[]>> = {
  users: [
    user('ada', 'Ada Brook'),
    user('mira', 'Mira Okafor', { tags: ['compost-team'], avatar: 'https://example.com/m.png', statusMessage: 'In the greenhouse.' }),
    user('jonas', 'Jonas Lind', { tags: ['newcomer'], metadata: { bed: 'south-4', tools: ['rake', 'hoe'] } }),
    user('priya', 'Priya Nair', { tags: ['newcomer', 'compost-team'] }),
    user('dealbot', 'Best Deals', { link: 'https://example.com/deals' }),
    user('garden-helper', 'Garden helper'),
    user('miller', 'Jo Smith'),
    user('teo', 'Teo Marsh'),
    user('wren', 'Wren Hale'),
    { operation: 'delete-user', args: { uid: 'teo' } },
    { operation: 'add-friends', args: { uid: 'mira', body: { accepted: ['priya', 'garden-helper'] } } },
    { operation: 'add-friends', args: { uid: 'jonas', body: { accepted: ['miller', 'mira'] } } },
    { operation: 'add-friends', args: { uid: 'priya', body: { accepted: ['garden-helper', 'wren'] } } },
    { operation: 'block-users', args: { uid: 'mira', body: { blockedUids: ['dealbot', 'miller'] } } },
    { operation: 'block-users', args: { uid: 'priya', body: { blockedUids: ['dealbot', 'wren'] } } },
    { operation: 'block-users', args: { uid: 'ada', body: { blockedUids: ['dealbot'] } } },
    ...['mira', 'mira', 'jonas'].map((uid) => ({ operation: 'create-authtoken', args: { uid, body: { force: true } } })),
    { operation: 'update-user', args: { uid: 'priya', body: { statusMessage: 'Sowing.' } } },
  ],
  groups: [
    group('tomato-growers', 'Tomato growers', {
      owner: 'mira',
      icon: 'https://example.com/icons/tomato-growers.png',
      description: 'Sowing and staking.',
      tags: ['growing'],
      metadata: { bed: 'south-4' },
      members: { moderators: ['jonas'], participants: ['priya', 'garden-helper'], usersToBan: ['dealbot'] },
    }),
    group('seed-swap', 'Seed swap', {
      type: 'password',
      password: 'open-sesame',
      owner: 'jonas',
      members: { participants: ['mira', 'wren'] },
    }),
    group('committee', 'Committee tomato', {
      type: 'private',
      owner: 'mira',
      members: { admins: ['priya'], participants: ['jonas', 'garden-helper'] },
    }),
    group('zinnias', 'Marigolds', { tags: ['growing', 'flowers'], members: { moderators: ['ada'], participants: ['priya', 'mira'] } }),
    { operation: 'ban-group-user', args: { guid: 'tomato-growers', uid: 'miller' } },
    { operation: 'add-group-members', args: { guid: 'zinnias', body: { participants: ['jonas'], usersToBan: ['wren', 'dealbot'] } } },
    { operation: 'update-group', args: { guid: 'seed-swap', body: { description: 'Beans and peas.' } } },
  ],
  messages: [
    // An owner need not be a member.
    { operation: 'add-group-members', args: { guid: 'tomato-growers', body: { admins: ['mira'] } } },
    { operation: 'add-group-members', args: { guid: 'seed-swap', body: { admins: ['jonas'] } } },
    message('mira', '#tomato-growers', 'The seedlings can go out on Saturday.', { tags: ['planting'] }, '4201'),
    message('jonas', '#tomato-growers', 'My tomatoes, <@uid:mira> and <@uid:priya>: https://example.com/t', { tags: ['harvest'] }, '4202'),
    message('jonas', '#tomato-growers', '', { type: 'image', data: { attachments: [file('tomatoes.jpg', 'image/jpeg')] } }),
    message('priya', '#tomato-growers', '', { type: 'video', data: { attachments: [file('walk.mp4', 'video/mp4')] } }),
    message('jonas', 'mira', 'Did the tomatoes arrive, <@uid:mira>? https://example.com', { tags: ['harvest'] }, '4230'),
    message('priya', 'mira', 'Sunday?'),
    message('garden-helper', 'priya', 'No frost until Sunday.'),
    message('jonas', '#seed-swap', 'Beans'),
    reply('jonas', '4201', '#tomato-growers', 'Shall I bring stakes, <@uid:mira>?'),
    by('jonas', 'add-message-reaction', { id: '4201', reaction: '😀' }),
    by('priya', 'add-message-reaction', { id: '4201', reaction: '😀' }),
    by('priya', 'add-message-reaction', { id: '4201', reaction: '🌱' }),
    by('mira', 'add-message-reaction', { id: '4202', reaction: '😀' }),
    by('mira', 'add-message-reaction', { id: '4230', reaction: '😀' }),
    by('mira', 'mark-group-conversation-as-read', { guid: 'tomato-growers', body: { messageId: 4202 } }),
    by('jonas', 'mark-group-conversation-as-delivered', { guid: 'tomato-growers', body: {} }),
    by('mira', 'mark-user-conversation-as-read', { uid: 'jonas', body: {} }),
    message('priya', '#tomato-growers', '', { category: 'custom', type: 'plan', data: { customData: { bed: 4 } } }),
    message('garden-helper', '#tomato-growers', 'No frost, <@uid:jonas>.', { quotedMessageId: '4202' }),
    message('mira', 'jonas', 'They did. https://example.com', {}, '4232'),
    message('jonas', 'mira', '', {
      type: 'image',
      data: { attachments: [file('tomatoes.jpg', 'image/jpeg'), file('beans.jpg', 'image/jpeg')] },
    }),
    message('priya', '#tomato-growers', 'Watered.', {}, '4231'),
    message('jonas', '#tomato-growers', 'Typo'),
    reply('priya', '4202', '#tomato-growers', 'They are red.'),
    reply('jonas', '4230', 'mira', 'Hello?'),
    by('priya', 'update-message', { id: '4231', body: { data: { text: 'Watered, and weeded.' } } }),
    by('mira', 'pin-message', { id: '4201' }),
    by('mira', 'save-message', { id: '4201' }),
    by('jonas', 'save-message', { id: '4202' }),
    by('mira', 'subscribe-to-thread', { id: '4201' }),
    by('mira', 'update-user-conversation', { uid: 'jonas', body: { tags: ['greenhouse', 'later'] } }),
    by('mira', 'update-group-conversation', { guid: 'tomato-growers', body: { tags: ['greenhouse'] } }),
    by('mira', 'pin-user-conversation', { uid: 'priya' }),
    { operation: 'block-users', args: { uid: 'priya', body: { blockedUids: ['garden-helper'] } } },
  ],
  moderation: [
    { operation: 'add-group-members', args: { guid: 'tomato-growers', body: { admins: ['mira'] } } },
    ...['4201', '4202', '4203', '4204', '4205'].map((id) => message('jonas', '#tomato-growers', `Half price ${id}`, {}, id)),
    message('priya', 'mira', 'Call me.', {}, '4230'),
    by('priya', 'flag-a-message', { id: '4201', body: { reasonId: 'spam', remark: 'An advert, <b>again</b> 🌱' } }),
    by('mira', 'flag-a-message', { id: '4201', body: {} }),
    by('mira', 'flag-a-message', { id: '4230', body: { reasonId: 'spam' } }),
    ...['4202', '4203'].map((id) => by('mira', 'flag-a-message', { id, body: { remark: 'See this.' } })),
    {
      operation: 'create-keyword-list',
      args: {
        body: { id: 'advert-words', name: 'Advert words', description: 'Shops.', category: 'word', searchTerms: 'half price,today only' },
      },
    },
    rule('no-adverts', ['word:voucher'], { description: 'Only shops say so.' }),
    rule('no-links', ['word:link'], { enabled: false }),
    rule('no-shouting', ['word:hey'], { enabled: false, action: ['flagMessage'] }),
    { operation: 'update-rule', args: { ruleId: 'no-shouting', body: { id: 'no-shouting', name: 'No noise', enabled: false } } },
    ...['4241', '4242', '4243', '4244'].map((id) => message('jonas', '#tomato-growers', `Only word:voucher ${id}`, {}, id)),
    message('jonas', 'mira', 'A WORD:VOUCHER for you', {}, '4245'),
    { operation: 'review-flagged-message', args: { id: '4203', body: { status: 'approved' } } },
    { operation: 'review-blocked-message', args: { id: '4244', body: { status: 'approved' } } },
    submittedRow('mira', 'jonas'),
    submittedRow('jonas', '#tomato-growers', { muid: 'first' }),
    submittedRow('priya', 'mira', { category: 'custom', type: 'place', data: { customData: { shed: 1 } } }),
    submittedRow('priya', 'jonas'),
  ],
  rights: [
    warden,
    { operation: 'set-role-permissions', args: { role: 'keeper', body: { permissions: { listUsers: 'deny', createGroup: 'deny' } } } },
    { operation: 'set-scope-permissions', args: { guid: 'zinnias', scope: 'participant', body: { permissions: { listMembers: 'deny' } } } },
    ...['keeper', 'visitor'].map(
      (role): Row => ({ operation: 'restrict-features', args: { role, body: { featuresToRestrict: ['createGroup', 'joinGroup'] } } }),
    ),
    ...['fullAccess', 'authOnly'].map(
      (scope): Row => ({ operation: 'create-apikey', args: { body: { name: `Key ${scope}`, scope } }, as: scope, optional: 'anyway' }),
    ),
  ],
}

/**
 * Users who act: with the most rights, with some, with few, one who takes part in nothing, and one
 * who is deactivated.
 */
export const actors: readonly string[] = ['mira', 'jonas', 'priya', 'ada', 'teo']
