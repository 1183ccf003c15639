import { expect } from 'vitest'
import { text } from '../../statements/sentences/sentence.ts'
import { given, says } from './sentences.ts'

const zed = { uid: 'zed', name: 'Zed' }
const friend = { accepted: ['jonas'] }
const empty = { ...zed, metadata: { a: {}, b: { c: {} } } }
const forGood = { permanent: true }
const priyaThenMira = [['priya'], ['priya', 'mira']].flatMap((uidsToDeactivate) => ['DELETE /users', { uidsToDeactivate }])
const befriend = 'POST /users/mira/friends'
const unfriend = ['DELETE /users/jonas/friends', { friends: ['mira'] }]
const unblock = ['DELETE /users/mira/blockedusers', { blockedUids: ['dealbot'] }]
const block = ['POST /users/mira/blockedusers', { blockedUids: ['dealbot'] }] as const
const gardeners = Array.from({ length: 1001 }, (_, index) => ({ uid: `gardener${index}`, name: `Gardener ${index}` }))
const popular = {
  users: [...gardeners, { uid: 'mira', name: 'Mira' }],
  friends: gardeners.slice(0, 999).map(({ uid }): [string, string] => ['mira', uid]),
  ...{ groups: [], messages: [] },
}

const users = [
  says('a uid that is taken is rejected, whatever its case', '400 ERR_UID_ALREADY_EXISTS', 'POST /users', { ...zed, uid: 'MIRA' }),
  says('a uid has letters, digits, hyphens and underscores', '400 ERR_INVALID_UID', 'POST /users', { ...zed, uid: 'mira okafor' }),
  says('an unknown role is rejected with 400', '400 ERR_BAD_REQUEST', 'POST /users', { ...zed, role: 'beekeeper' }),
  says('an empty object in metadata becomes an empty list, at any depth', { metadata: { a: [], b: { c: [] } } }, 'POST /users', empty),
  says('an emoji in a name counts as two characters', '400 ERR_BAD_REQUEST', 'POST /users', { ...zed, name: '🍅'.repeat(51) }),
  says('any other letter counts as one', { uid: 'zed' }, 'POST /users', { ...zed, name: 'é'.repeat(100) }),
  says('50 emoji are a name', { uid: 'zed' }, 'POST /users', { ...zed, name: '🍅'.repeat(50) }),
  says('a deactivated user does not exist', '404 ERR_UID_NOT_FOUND', 'DELETE /users/jonas', 'GET /users/jonas'),
  says('deactivating says who was active or not', { deactivatedUids: ['mira'], alreadyDeactivatedUids: ['priya'] }, ...priyaThenMira),
  says('reactivating says who is active', { nonDeactivatedUids: ['jonas'] }, 'PUT /users', { uidsToActivate: ['jonas'] }),
  // Seen live, but on no published response: they accuse no server.
  says('deactivating names who is unknown', { notFound: ['nobody'] }, 'DELETE /users', { uidsToDeactivate: ['jonas', 'nobody'] }),
  says('reactivating names who is unknown', { notFound: ['nobody'] }, 'PUT /users', { uidsToActivate: ['jonas', 'nobody'] }),
  says('a user who is created again starts clean', [0, 0, 1, Array(4).fill(null)], async ({ app }) => {
    const [jonas, mira] = [{ onBehalfOf: 'jonas' }, { onBehalfOf: 'mira', uid: 'jonas' }]
    const guid = 'tomato-growers'
    await app.saveMessage({ ...jonas, id: '1' })
    await app.subscribeToThread({ ...jonas, id: '1' })
    await app.markGroupConversationAsRead({ ...jonas, guid })
    await app.updateUserConversation({ ...mira, body: { tags: ['old'] } })
    await app.pinUserConversation(mira)
    await app.replaceGlobalPinnedConversations({ body: { pinnedConversations: [{ uid: 'jonas' }] } })
    await app.addFriends({ uid: 'mira', body: friend })
    await app.deleteUser({ uid: 'jonas', body: forGood })
    const pinned = await app.listGlobalPinnedConversations()
    await app.createUser({ body: { uid: 'jonas', name: 'Another Jonas' } })
    await app.addGroupMembers({ guid, body: { participants: ['jonas'] } })
    const { savedAt, threadSubscribed } = await app.getMessageDetails({ ...jonas, id: '1' })
    const unread = await app.listGroupMessages({ ...jonas, guid, unread: true, category: 'message' })
    await app.sendMessage({ ...jonas, body: text('mira') })
    const [{ tags, pinnedAt } = {}] = [await app.getUserConversation(mira)].flat()
    const left = [savedAt, threadSubscribed, tags, pinnedAt].map((value) => value ?? null)
    return [pinned.length, (await app.listFriends({ uid: 'jonas' })).length, unread.length, left]
  }),
  says('a list of uids is the same with percent-encoded commas', [{ uid: 'mira' }, { uid: 'jonas' }], 'GET /users?uids=mira%2Cjonas'),
]

const authTokens = [
  says('a token begins with the uid', { authToken: expect.stringMatching(/^mira_/) }, 'POST /users/mira/auth_tokens', {}),
  says('an update of a token shows its details', { platform: 'ios' }, async ({ app }) => {
    const { authToken } = await app.createAuthtoken({ uid: 'mira' })
    return app.updateAuthtoken({ uid: 'mira', authToken, body: { platform: 'ios' } })
  }),
  says('of more than 100 tokens, the newest 100 are valid', [100, '404 ERR_AUTH_TOKEN_NOT_FOUND'], async ({ app, call }) => {
    const { authToken } = await app.createAuthtoken({ uid: 'mira' })
    for (let number = 0; number < 100; number++) await app.createAuthtoken({ uid: 'mira' })
    return [(await app.listAuthtokens({ uid: 'mira' })).length, await call(`GET /users/mira/auth_tokens/${authToken}`)]
  }),
]

const friends = [
  says('nobody is their own friend', { accepted: { mira: { success: false } } }, befriend, { accepted: ['mira'] }),
  says('a call adds at most 25 friends', '400 ERR_BAD_REQUEST', befriend, { accepted: Array(26).fill('jonas') }),
  given(
    popular,
    says('a user has at most 1000 friends, whoever adds them', [true, false, false], async ({ app }) => {
      const { accepted } = await app.addFriends({ uid: 'mira', body: { accepted: ['gardener999', 'gardener1000'] } })
      const reverse = await app.addFriends({ uid: 'gardener1000', body: { accepted: ['mira'] } })
      return [...Object.values(accepted ?? {}), reverse.accepted?.mira].map((result) => result?.success)
    }),
  ),
  says('who is no friend cannot be removed', 'ERR_NOT_A_FRIEND', ...unfriend),
]

const blockedUsers = [
  says('a blocked user does not reach the other', 'ERR_BLOCKED_SENDER', ...block, 'dealbot POST /messages', text('mira')),
  says('a block ends', { sender: 'dealbot' }, ...block, ...unblock, 'dealbot POST /messages', text('mira')),
]

export const fakeUserSentences = { users, authTokens, friends, blockedUsers }
