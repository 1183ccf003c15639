import { either, has, inOrder, lacks, something } from './expectation.ts'
import { states, text } from './sentence.ts'

const flag = ['jonas POST /messages/2/flagged', { remark: 'Rude' }]
const flagged = '/moderation/flagged-messages'
const decide = (status: string) => [`PATCH ${flagged}/2`, { status }]
const ofMira = 'jonas GET /users/mira/messages'
const cheap = { entity: 'message', operand: 'text', operator: 'contains', value: ['cheap'], category: 'word' }
const adverts = { id: 'adverts', name: 'Adverts', enabled: true, conditions: [cheap], action: ['blockMessage'] }
const renamed = { ...adverts, name: 'New' }
const create = 'POST /moderation/rules'
const rule = '/moderation/rules/adverts'
const advert = ['mira POST /messages', text('tomato-growers', 'Seeds, cheap!')]
const blocked = 'GET /moderation/blocked-messages'
const blockedAdvert = [create, adverts, ...advert, 'PATCH /moderation/blocked-messages/4', { status: 'approved' }]
const wordlist = { id: 'wordlist', name: 'Words', category: 'word', searchTerms: 'cheap,gold' }
const rude = { id: 'rude', name: 'Rude', description: 'Words' }
const submit = 'POST /moderation/messages'
const submission = { ...text('jonas', 'Beans?'), sender: 'mira' }
const links = { link: 'https://example.com/nico', avatar: 'https://example.com/nico.png', metadata: { plot: 'north' } }
const tags = ['grower', 'newcomer']
const nico = { uid: 'nico', name: 'Nico', tags, ...links }
const toNico = { ...submission, receiver: 'nico', receiverUserDetails: nico }
const fromNico = { ...submission, sender: 'nico', senderUserDetails: nico }
const swap = {
  guid: 'seed-swap',
  name: 'Swap',
  type: 'public',
  owner: 'mira',
  tags,
  icon: 'https://example.com/swap.png',
  metadata: { plot: 'north' },
}
const toSwap = { ...submission, ...text('seed-swap', 'Beans?'), receiverGroupDetails: swap }

/** Flags, decisions, rules, and messages that are submitted. */
export const moderation = [
  states('flag-a-message', 'is added to the list of flagged messages', has({ id: '2' }), ...flag, `GET ${flagged}`),
  states(
    '#/components/schemas/MessageFlag/properties/reasonId',
    'Id of the moderation reason that was chosen',
    has({ id: '2', flaggedBy: has({ uid: 'jonas', reasonId: 'rude' }) }),
    'POST /moderation/reasons',
    rude,
    'jonas POST /messages/2/flagged',
    { reasonId: 'rude' },
    `GET ${flagged}`,
  ),
  states(
    '#/components/schemas/MessageFlag/properties/remark',
    "The user's remark",
    has({ id: '2', flaggedBy: has({ uid: 'jonas', remark: 'Rude' }) }),
    ...flag,
    `GET ${flagged}`,
  ),
  states('flag-a-message', 'The message stays visible', has({ id: '2' }), ...flag, ofMira),
  states(
    'list-flagged-messages',
    'each with the users who flagged it',
    has({ id: '2', flaggedBy: has({ uid: 'jonas' }) }),
    ...flag,
    `GET ${flagged}`,
  ),
  states(
    'review-flagged-message',
    '`approved` leaves the message in its conversation',
    has({ id: '2' }),
    ...flag,
    ...decide('approved'),
    ofMira,
  ),
  states(
    'review-flagged-message',
    '`disapproved` blocks it, which hides it',
    lacks({ id: '2' }),
    ...flag,
    ...decide('disapproved'),
    ofMira,
  ),
  states(
    'review-flagged-message',
    'it moves from the flagged to the reviewed messages',
    lacks({ id: '2' }),
    ...flag,
    ...decide('approved'),
    `GET ${flagged}`,
  ),
  states(
    'list-reviewed-messages',
    'Lists the messages that a moderator has reviewed',
    has(either({ message: { id: '2' } }, { id: '2' })),
    ...flag,
    ...decide('approved'),
    'GET /moderation/reviewed-messages',
  ),
  states(
    'review-flagged-message',
    'In both cases it moves from the flagged to the reviewed messages',
    lacks({ id: '2' }),
    ...flag,
    ...decide('disapproved'),
    `GET ${flagged}`,
  ),
  states(
    'review-flagged-message',
    'In both cases it moves from the flagged to the reviewed messages',
    has(either({ message: { id: '2' } }, { id: '2' })),
    ...flag,
    ...decide('disapproved'),
    'GET /moderation/reviewed-messages',
  ),
  states(
    'list-reviewed-messages',
    'Lists the messages that a moderator has reviewed with `review-flagged-message` or `review-blocked-message`',
    has(either({ message: { id: '4' } }, { id: '4' })),
    ...blockedAdvert,
    'GET /moderation/reviewed-messages',
  ),
  states(
    'review-blocked-message',
    '`approved` delivers it after all',
    has({ id: '4' }),
    ...blockedAdvert,
    'priya GET /groups/tomato-growers/messages',
  ),

  states('create-rule', 'its actions are taken', has({ ruleId: 'adverts' }), create, adverts, ...advert, blocked),
  states(
    'delete-rule',
    'messages are no longer checked against it',
    lacks({ ruleId: 'adverts' }),
    create,
    adverts,
    `DELETE ${rule}`,
    ...advert,
    blocked,
  ),
  states(
    'update-rule',
    'Every change makes a new revision',
    has({ name: 'New' }, { name: 'Adverts' }),
    create,
    adverts,
    `PUT ${rule}`,
    renamed,
    `GET ${rule}/revisions`,
  ),
  states(
    'list-rule-revisions',
    'Order: newest first',
    inOrder({ name: 'New' }, { name: 'Adverts' }),
    create,
    adverts,
    `PUT ${rule}`,
    renamed,
    `GET ${rule}/revisions`,
  ),
  states(
    'list-rule-revisions',
    'Only the newest is active',
    lacks({ active: true, name: 'Adverts' }),
    create,
    adverts,
    `PUT ${rule}`,
    renamed,
    `GET ${rule}/revisions`,
  ),
  states('get-rule', 'Returns one rule in its active revision', { name: 'New' }, create, adverts, `PUT ${rule}`, renamed, `GET ${rule}`),

  states(
    'delete-keyword-list',
    'Deletes a list',
    '404 ERR_KEYWORD_NOT_FOUND',
    'POST /moderation/keywords',
    wordlist,
    'DELETE /moderation/keywords/wordlist',
    'GET /moderation/keywords/wordlist',
  ),
  states(
    'update-reason',
    'Changes the name that users see',
    { name: 'Rough' },
    'POST /moderation/reasons',
    rude,
    'PUT /moderation/reasons/rude',
    { name: 'Rough' },
    'GET /moderation/reasons/rude',
  ),
  states(
    'delete-reason',
    'Deletes a reason',
    '404 ERR_REASON_NOT_FOUND',
    'POST /moderation/reasons',
    rude,
    'DELETE /moderation/reasons/rude',
    'GET /moderation/reasons/rude',
  ),
  states(
    'delete-reason',
    'so that messages can no longer be flagged with it',
    'ERR_REASON_NOT_FOUND',
    'POST /moderation/reasons',
    rude,
    'DELETE /moderation/reasons/rude',
    'jonas POST /messages/2/flagged',
    { reasonId: 'rude' },
  ),

  states(
    'submit-message-for-moderation',
    'The response arrives before the decision',
    { data: { moderation: { status: 'pending' } } },
    submit,
    submission,
  ),
  states(
    'submit-message-for-moderation',
    'A sender, receiver or group that does not exist yet is created',
    nico,
    submit,
    toNico,
    'GET /users/nico',
  ),
  states('#/components/schemas/NewUserDetails', 'The user to create if no user has this uid', nico, submit, fromNico, 'GET /users/nico'),
  states(
    '#/components/schemas/NewGroupDetails',
    'The group to create if no group has this guid',
    swap,
    submit,
    toSwap,
    'GET /groups/seed-swap',
  ),
  states(
    'list-submitted-messages',
    'each with its current status in `data.moderation.status`',
    has({ id: '4', data: { moderation: { status: something } } }),
    submit,
    submission,
    'GET /moderation/messages?sender=mira',
  ),
  states(
    'list-submitted-messages',
    'Lists the messages that were submitted',
    has({ id: '4' }),
    submit,
    submission,
    'GET /moderation/messages?sender=mira',
  ),
  states(
    'update-submitted-message',
    'this returns the edited message itself',
    { data: { text: 'Peas?' } },
    submit,
    submission,
    'PUT /moderation/messages/4',
    { data: { text: 'Peas?' } },
  ),
  states(
    'delete-submitted-message',
    'Deletes a submitted message',
    '404 ERR_MESSAGE_ID_NOT_FOUND',
    submit,
    submission,
    'DELETE /moderation/messages/4',
    'GET /moderation/messages/4',
  ),
]
