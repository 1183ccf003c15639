import fc from 'fast-check'
import type { FullChatClient } from '../../src/index.ts'

// Calls that change the records of a fake with the users and groups of `seeds`.

type Chat = FullChatClient

/** The users and groups from which the calls start. */
export const seeds = {
  users: ['mira', 'jonas', 'priya'].map((uid) => ({ uid, name: `${uid} of the garden`, tags: ['garden'] })),
  groups: ['tomatoes', 'beans'].map((guid) => ({ guid, name: guid, owner: 'mira', members: { participants: ['jonas'] } })),
}

// Those of the start are frequent, so that many calls are accepted.
const uid = fc.constantFrom('mira', 'jonas', 'mira', 'jonas', 'priya', 'teo', '__proto__', 'constructor')
const guid = fc.constantFrom('tomatoes', 'beans', 'compost')
const id = fc.integer({ min: 1, max: 4 }).map(String)
const json = fc.dictionary(fc.constantFrom('$map', '$object', '$', '__proto__', 'color', 'toString'), fc.jsonValue({ maxDepth: 2 }), {
  maxKeys: 3,
})

/** A call with arguments of some kinds. */
const calling = <Args extends unknown[]>(
  call: (chat: Chat, ...args: Args) => Promise<unknown>,
  ...args: { [Index in keyof Args]: fc.Arbitrary<Args[Index]> }
): fc.Arbitrary<(chat: Chat) => Promise<unknown>> => fc.tuple<Args>(...args).map((values) => (chat: Chat) => call(chat, ...values))

const isGuid = (receiver: string) => /^(tomatoes|beans|compost)$/.test(receiver)
const text = (receiver: string, data: { text: string; metadata?: Record<string, unknown> }) =>
  ({ receiver, receiverType: isGuid(receiver) ? 'group' : 'user', type: 'text', data }) as const

/** A call that changes records of any kind; it may be rejected. */
export const anyCall: fc.Arbitrary<(chat: Chat) => Promise<unknown>> = fc.oneof(
  calling((chat, uid, metadata) => chat.createUser({ body: { uid, name: uid, metadata, withAuthToken: true } }), uid, json),
  calling((chat, uid, permanent) => chat.deleteUser({ uid, body: { permanent } }), uid, fc.boolean()),
  calling((chat, uid, metadata) => chat.updateUser({ uid, body: { metadata, tags: ['late'] } }), uid, json),
  calling((chat, uid, friend) => chat.addFriends({ uid, body: { accepted: [friend] } }), uid, uid),
  calling((chat, uid, other) => chat.blockUsers({ uid, body: { blockedUids: [other] } }), uid, uid),
  calling((chat, uid, other) => chat.unblockUsers({ uid, body: { blockedUids: [other] } }), uid, uid),
  calling((chat, guid, owner) => chat.createGroup({ body: { guid, name: guid, type: 'public', owner } }), guid, uid),
  calling((chat, guid) => chat.deleteGroup({ guid }), guid),
  calling((chat, guid, uid) => chat.addGroupMembers({ guid, body: { participants: [uid] } }), guid, uid),
  calling((chat, guid, uid) => chat.as('mira').changeGroupMemberScope({ guid, uid, body: { scope: 'moderator' } }), guid, uid),
  calling((chat, guid, uid) => chat.kickGroupMember({ guid, uid }), guid, uid),
  calling((chat, guid, uid) => chat.banGroupUser({ guid, uid }), guid, uid),
  {
    weight: 25,
    arbitrary: calling(
      (chat, sender, receiver, metadata) =>
        chat.as(sender).sendMessage({ body: { ...text(receiver, { text: 'Hello <@uid:jonas>', metadata }), tags: ['seen'] } }),
      uid,
      fc.oneof(guid, uid),
      json,
    ),
  },
  {
    weight: 4,
    arbitrary: calling((chat, uid, id, guid) => chat.as(uid).sendThreadMessage({ id, body: text(guid, { text: 'Yes' }) }), uid, id, guid),
  },
  calling((chat, uid, id) => chat.as(uid).updateMessage({ id, body: { data: { text: 'No' } } }), uid, id),
  calling((chat, id, permanent) => chat.deleteMessage({ id, body: { permanent } }), id, fc.boolean()),
  calling((chat, uid, id) => chat.as(uid).addMessageReaction({ id, reaction: '🌱' }), uid, id),
  calling((chat, uid, id) => chat.as(uid).flagAMessage({ id, body: { reasonId: 'spam' } }), uid, id),
  calling((chat, uid, id) => chat.as(uid).pinMessage({ id }), uid, id),
  calling((chat, uid, id) => chat.as(uid).saveMessage({ id }), uid, id),
  calling((chat, uid, guid) => chat.as(uid).updateGroupConversation({ guid, body: { tags: ['kept'] } }), uid, guid),
  calling((chat, uid) => chat.reactivateUsers({ body: { uidsToActivate: [uid] } }), uid),
  calling((chat, guid, owner) => chat.updateGroup({ guid, body: { owner } }), guid, uid),
  calling((chat, guid, uid) => chat.unbanGroupUser({ guid, uid }), guid, uid),
  calling((chat, guid, uid) => chat.as(uid).markGroupConversationAsRead({ guid }), guid, uid),
  calling((chat, guid, uid) => chat.as(uid).resetGroupConversation({ guid }), guid, uid),
  calling(
    (chat, id, status) => chat.reviewFlaggedMessage({ id, body: { status } }),
    id,
    fc.constantFrom('approved' as const, 'disapproved' as const),
  ),
  calling((chat, role) => chat.createRole({ body: { role, name: role } }), uid),
  calling((chat, name) => chat.createApikey({ body: { name, scope: 'fullAccess' } }), fc.constantFrom('One', 'Two')),
  calling((chat) => chat.createReason({ body: { id: 'noise', name: 'Noise' } })),
)
