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

/** A call that changes records of any kind; it may be rejected. */
export const anyCall: fc.Arbitrary<(chat: Chat) => Promise<unknown>> = fc.oneof(
  fc.tuple(uid, json).map(
    ([uid, metadata]) =>
      (chat: Chat) =>
        chat.createUser({ body: { uid, name: uid, metadata, withAuthToken: true } }),
  ),
  fc.tuple(uid, fc.boolean()).map(
    ([uid, permanent]) =>
      (chat: Chat) =>
        chat.deleteUser({ uid, body: { permanent } }),
  ),
  fc.tuple(uid, json).map(
    ([uid, metadata]) =>
      (chat: Chat) =>
        chat.updateUser({ uid, body: { metadata, tags: ['late'] } }),
  ),
  fc.tuple(uid, uid).map(
    ([uid, friend]) =>
      (chat: Chat) =>
        chat.addFriends({ uid, body: { accepted: [friend] } }),
  ),
  fc.tuple(uid, uid).map(
    ([uid, other]) =>
      (chat: Chat) =>
        chat.blockUsers({ uid, body: { blockedUids: [other] } }),
  ),
  fc.tuple(uid, uid).map(
    ([uid, other]) =>
      (chat: Chat) =>
        chat.unblockUsers({ uid, body: { blockedUids: [other] } }),
  ),
  fc.tuple(guid, uid).map(
    ([guid, owner]) =>
      (chat: Chat) =>
        chat.createGroup({ body: { guid, name: guid, type: 'public', owner } }),
  ),
  guid.map((guid) => (chat: Chat) => chat.deleteGroup({ guid })),
  fc.tuple(guid, uid).map(
    ([guid, uid]) =>
      (chat: Chat) =>
        chat.addGroupMembers({ guid, body: { participants: [uid] } }),
  ),
  fc.tuple(guid, uid).map(
    ([guid, uid]) =>
      (chat: Chat) =>
        chat.as('mira').changeGroupMemberScope({ guid, uid, body: { scope: 'moderator' } }),
  ),
  fc.tuple(guid, uid).map(
    ([guid, uid]) =>
      (chat: Chat) =>
        chat.kickGroupMember({ guid, uid }),
  ),
  fc.tuple(guid, uid).map(
    ([guid, uid]) =>
      (chat: Chat) =>
        chat.banGroupUser({ guid, uid }),
  ),
  {
    weight: 5,
    arbitrary: fc.tuple(uid, fc.oneof(guid, uid), json).map(
      ([sender, receiver, metadata]) =>
        (chat: Chat) =>
          chat.as(sender).sendMessage({
            body: {
              receiver,
              receiverType: /^(tomatoes|beans|compost)$/.test(receiver) ? 'group' : 'user',
              type: 'text',
              data: { text: 'Hello <@uid:jonas>', metadata },
              tags: ['seen'],
            },
          }),
    ),
  },
  fc.tuple(uid, id, guid).map(
    ([uid, id, receiver]) =>
      (chat: Chat) =>
        chat.as(uid).sendThreadMessage({ id, body: { receiver, receiverType: 'group', type: 'text', data: { text: 'Yes' } } }),
  ),
  fc.tuple(uid, id).map(
    ([uid, id]) =>
      (chat: Chat) =>
        chat.as(uid).updateMessage({ id, body: { data: { text: 'No' } } }),
  ),
  fc.tuple(id, fc.boolean()).map(
    ([id, permanent]) =>
      (chat: Chat) =>
        chat.deleteMessage({ id, body: { permanent } }),
  ),
  fc.tuple(uid, id).map(
    ([uid, id]) =>
      (chat: Chat) =>
        chat.as(uid).addMessageReaction({ id, reaction: '🌱' }),
  ),
  fc.tuple(uid, id).map(
    ([uid, id]) =>
      (chat: Chat) =>
        chat.as(uid).flagAMessage({ id, body: { reasonId: 'spam' } }),
  ),
  fc.tuple(uid, id).map(
    ([uid, id]) =>
      (chat: Chat) =>
        chat.as(uid).pinMessage({ id }),
  ),
  fc.tuple(uid, id).map(
    ([uid, id]) =>
      (chat: Chat) =>
        chat.as(uid).saveMessage({ id }),
  ),
  fc.tuple(uid, guid).map(
    ([uid, guid]) =>
      (chat: Chat) =>
        chat.as(uid).updateGroupConversation({ guid, body: { tags: ['kept'] } }),
  ),
  uid.map((uid) => (chat: Chat) => chat.reactivateUsers({ body: { uidsToActivate: [uid] } })),
  fc.tuple(guid, uid).map(
    ([guid, owner]) =>
      (chat: Chat) =>
        chat.updateGroup({ guid, body: { owner } }),
  ),
  fc.tuple(guid, uid).map(
    ([guid, uid]) =>
      (chat: Chat) =>
        chat.unbanGroupUser({ guid, uid }),
  ),
  fc.tuple(guid, uid, fc.boolean()).map(
    ([guid, uid, isRead]) =>
      (chat: Chat) =>
        isRead ? chat.as(uid).markGroupConversationAsRead({ guid }) : chat.as(uid).resetGroupConversation({ guid }),
  ),
  fc.tuple(id, fc.constantFrom('approved', 'disapproved')).map(
    ([id, status]) =>
      (chat: Chat) =>
        chat.reviewFlaggedMessage({ id, body: { status } }),
  ),
  uid.map((role) => (chat: Chat) => chat.createRole({ body: { role, name: role } })),
  fc.constantFrom('One', 'Two').map((name) => (chat: Chat) => chat.createApikey({ body: { name, scope: 'fullAccess' } })),
  fc.constant((chat: Chat) => chat.createReason({ body: { id: 'noise', name: 'Noise' } })),
)
