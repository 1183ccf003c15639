import { either, failsFor, has, ifShown, nothing } from './expectation.ts'
import { stating, text } from './sentence.ts'

/** A time that every import accepts, in seconds. */
const yesterday = Math.floor(Date.now() / 1000) - 86_400
const shown = { link: 'https://example.com/zed', avatar: 'https://example.com/zed.png', metadata: { plot: 'north' } }
const zed = { uid: 'zed', name: 'Zed', ...shown }
const bank = { guid: 'seed-bank', name: 'Seeds', type: 'public', icon: 'https://example.com/seeds.png', metadata: { plot: 'north' } }
/** No published example of a group shows its metadata. */
const shownBank = { ...bank, metadata: either(bank.metadata, nothing) }
const imported = { createdAt: yesterday, tags: ['grower', 'newcomer'] }
/** A server need not show when a record was created. */
const createdAt = ifShown(yesterday)
const users = (more: object, others = {}) => [
  'POST /data_import/users',
  { users: { ...others, zed: { uid: 'zed', name: 'Zed', ...more } } },
]
const swap = { guid: 'seed-swap', name: 'Swap', type: 'public' }
const groups = (more: object, others = {}) => ['POST /data_import/groups', { groups: { 'seed-bank': { ...bank, ...more }, ...others } }]
const nico = { uid: 'nico', name: 'Nico' }
const importZed = users({ ...shown, ...imported }, { nico: { ...nico, createdAt: yesterday, deactivatedAt: yesterday + 60 } })
const importBank = groups(
  { owner: 'mira', createdAt: yesterday, tags: ['growing', 'seeds'] },
  { 'seed-swap': { ...swap, owner: 'zed', groupOwnerDetails: zed } },
)
const membership = (guid: string, uid: string, more: object) => ({
  [`${guid}_member_${uid}`]: { memberId: `${guid}_member_${uid}`, guid, uid, ...more },
})
const member = (guid: string, uid: string, more: object = {}, others = {}) => [
  'POST /data_import/members',
  { members: { ...membership(guid, uid, more), ...others } },
]
const others = {
  ...membership('tomato-growers', 'zed', { userDetails: zed }),
  ...membership('tomato-growers', 'nico', { isBanned: true, userDetails: nico }),
  ...membership('seed-bank', 'mira', { groupDetails: bank }),
}
const importSome = member('tomato-growers', 'dealbot', { scope: 'moderator' }, others)
const oldMember = [...groups({ owner: 'mira', createdAt: yesterday - 86_400 }), ...member('seed-bank', 'dealbot', { joinedAt: yesterday })]
const promote = [...oldMember, 'mira PUT /groups/seed-bank/members/dealbot', { scope: 'moderator' }]
const note = { muid: 'old-note', sender: 'jonas', ...text('mira'), category: 'message', sentAt: yesterday, tags: imported.tags }
const message = (more: object, others: object = {}) => [
  'POST /data_import/messages',
  { messages: { 'old-note': { ...note, ...more }, ...others } },
]
const recipe = { category: 'custom', type: 'recipe', data: { customData: { plot: 'north' } } }
const picture = {
  type: 'image',
  data: { attachments: [{ url: 'https://example.com/beans.jpg', name: 'beans.jpg', mimeType: 'image/jpeg', extension: 'jpg' }] },
}
/** A text and one of another kind, then a text whose muid is taken, beside a picture. */
const twoMessages = message({ data: { ...note.data, metadata: bank.metadata } }, { 'new-note': { ...note, muid: 'new-note', ...recipe } })
const takenMuid = [...twoMessages, ...message({}, { 'seed-note': { ...note, muid: 'seed-note', ...picture } })]
const betweenBoth = 'mira GET /users/jonas/messages?withTags=true'
/** The sender owns the group, as a server may let only members send. */
const toBank = { receiver: 'seed-bank', receiverType: 'group', receiverGroupDetails: { ...bank, owner: 'jonas' } }
const receiver = { ...nico, ...shown }
const newPeople = message(
  { sender: 'zed', senderUserDetails: zed },
  {
    'new-note': { ...note, muid: 'new-note', receiver: 'nico', receiverUserDetails: receiver },
    'seed-note': { ...note, muid: 'seed-note', ...toBank },
  },
)
/** A server may make the sender only after the group. */
const fromZed = { ...toBank, sender: 'zed', senderUserDetails: zed, receiverGroupOwnerDetails: zed }
const isBanned = '#/components/schemas/ImportMember/properties/isBanned'
const keeper = ['POST /roles', { role: 'keeper', name: 'Keeper' }]
const times = { deliveredAt: yesterday + 60, readAt: yesterday + 120 }
const created = 'creates users and groups that were not imported before from the details in the request'

/** Imports, with what they create on the way. */
export const importSentences = [
  ...stating({
    'import-users': {
      'The response has a result for each user': [[{ nico: { success: true }, zed: { success: true } }, ...importZed]],
    },
    '#/components/schemas/ImportUser': {
      'A user to import': [
        [has({ uid: 'zed', name: 'Zed', createdAt, tags: imported.tags }), ...importZed, 'GET /users?searchKey=zed&withTags=true'],
        [{ ...zed, createdAt }, ...importZed, 'GET /users/zed'],
      ],
    },
    '#/components/schemas/ImportUser/properties/deactivatedAt': {
      'Time when the user was deactivated': [[[], ...importZed, 'GET /users?searchKey=nico']],
    },
    '#/components/schemas/ImportGroupDetails': {
      'The details of a group': [
        [
          has({ guid: 'seed-bank', name: 'Seeds', createdAt, tags: either(['growing', 'seeds'], nothing) }),
          ...importBank,
          'GET /groups?withTags=true',
        ],
        [{ ...shownBank, owner: 'mira', createdAt }, ...importBank, 'GET /groups/seed-bank'],
      ],
    },
    '#/components/schemas/ImportGroup/allOf/1/properties/groupOwnerDetails': {
      'Required only if this user was not imported before': [[zed, ...importBank, 'GET /users/zed']],
    },
    'import-groups': {
      'Imports up to 50 groups at a time': [[{ guid: 'seed-swap', name: 'Swap' }, ...importBank, 'GET /groups/seed-swap']],
      'The response has a result for each group': [[{ 'seed-bank': { success: true }, 'seed-swap': { success: true } }, ...importBank]],
    },
    '#/components/schemas/ImportMember': {
      'A membership to import, of one user in one group': [
        [has({ uid: 'dealbot', scope: 'moderator' }), ...importSome, 'GET /groups/tomato-growers/members'],
        [has({ uid: 'zed' }), ...importSome, 'GET /groups/tomato-growers/members'],
      ],
    },
    [isBanned]: {
      'Whether the user is banned from the group': [[has({ uid: 'nico' }), ...importSome, 'GET /groups/tomato-growers/bannedusers']],
    },
    '#/components/schemas/ImportMember/properties/userDetails': {
      'Required only if this user was not imported before': [[zed, ...importSome, 'GET /users/zed']],
    },
    '#/components/schemas/ImportMember/properties/groupDetails': {
      'Required only if the group was not imported before': [[shownBank, ...importSome, 'GET /groups/seed-bank']],
    },
    'import-messages': {
      'with their original sending times': [
        [has({ sentAt: yesterday, tags: imported.tags, data: { text: 'The beans are up.' } }), ...twoMessages, betweenBoth],
      ],
      'so check every `success` and resend only the failed ones': [[has({ type: 'image' }), ...takenMuid, betweenBoth]],
      'the messages keep their URLs': [
        [has({ data: { attachments: [{ url: 'https://example.com/beans.jpg' }] } }), ...takenMuid, betweenBoth],
      ],
      [created]: [
        [zed, ...newPeople, 'GET /users/zed'],
        [receiver, ...newPeople, 'GET /users/nico'],
        [shownBank, ...newPeople, 'GET /groups/seed-bank'],
      ],
      'Imports up to 50 messages at a time': [
        [
          has({ sender: 'zed', tags: imported.tags, data: { text: 'The beans are up.' } }),
          ...message({ ...fromZed, receiverGroupDetails: { ...bank, owner: 'zed' } }),
          'GET /groups/seed-bank/messages?withTags=true',
        ],
      ],
      'The response has a result for each message': [[{ 'old-note': { success: true }, 'new-note': { success: true } }, ...twoMessages]],
    },
    '#/components/schemas/ImportMessage/properties/sender': {
      'Uid of the user who sent the message': [
        [has({ sender: 'jonas', receiver: 'mira', data: { text: 'The beans are up.' } }), ...twoMessages, betweenBoth],
      ],
    },
    '#/components/schemas/SubmittedMessageData/properties/metadata': {
      'travels with the message': [[has({ data: { ...note.data, metadata: bank.metadata } }), ...twoMessages, betweenBoth]],
    },
    '#/components/schemas/ImportMessage/properties/category': {
      'your own kinds of message': [[has(recipe), ...twoMessages, betweenBoth]],
    },
    '#/components/schemas/ImportUser/properties/role': {
      'Id of an existing role': [[{ role: ifShown('keeper') }, ...keeper, ...users({ role: 'keeper' }), 'GET /users/zed']],
    },
    '#/components/schemas/ErrorCode/x-enum-descriptions/ERR_IMPORT_MUID_ALREADY_EXISTS': {
      'The `muid` of the message is taken': [[failsFor('old-note'), ...takenMuid]],
    },
    'import-members': {
      'The response has a result for each membership': [
        [Object.fromEntries([...Object.keys(others), 'tomato-growers_member_dealbot'].map((id) => [id, { success: true }])), ...importSome],
      ],
    },
    '#/components/schemas/ImportMember/properties/joinedAt': {
      'When the user joined': [[has({ uid: 'dealbot', joinedAt: yesterday }), ...oldMember, 'GET /groups/seed-bank/members']],
    },
    '#/components/schemas/Group/properties/joinedAt': {
      'Time when the user in `onBehalfOf` joined': [[{ joinedAt: yesterday }, ...oldMember, 'dealbot GET /groups/seed-bank']],
    },
    '#/components/schemas/Member/allOf/1/properties/joinedAt': {
      'Time when the user joined the group': [[has({ uid: 'dealbot', joinedAt: yesterday }), ...promote, 'GET /groups/seed-bank/members']],
    },
    '#/components/schemas/ImportMessage/properties/readAt': {
      'Time when the receiver read the message': [
        [
          has({ sentAt: yesterday, deliveredAt: ifShown(times.deliveredAt), readAt: ifShown(times.readAt) }),
          ...message(times),
          'jonas GET /users/mira/messages',
        ],
      ],
    },
  }),
]
