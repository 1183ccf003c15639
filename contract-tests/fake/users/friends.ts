import type { AddFriendsRequest, BlockUsersRequest, RemoveFriendsRequest } from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { confirmation, type FakeCall, type Handlers, reject } from '../fakeCall.ts'
import { searchFilter } from '../filters.ts'
import { userConversationId } from '../messages/messageStore.ts'
import { pageOf } from '../paging.ts'
import type { UserRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { missingUser, showUser, userOf, withoutTags } from './userRecord.ts'

const succeeded = (message: string) => ({ success: true, message })
const failed = (message: string) => ({ success: false, message })

const userInPath = ({ store, path }: FakeCall): UserRecord => userOf(store, path.uid as string)

const active = (store: Store, uid: string): UserRecord | undefined => {
  const user = store.users.get(uid)
  return user?.deactivatedAt === undefined ? user : undefined
}

/** Makes two users friends, or returns why they cannot be. */
function befriend({ store, operation: { quota } }: FakeCall, uid: string, friend: string): { success: boolean; message: string } {
  if (friend === uid) return failed(`The user ${uid} cannot be their own friend.`)
  if (store.friends.has(`${uid} ${friend}`)) return failed(`The users ${uid} and ${friend} are already friends.`)
  const userAtQuota = [uid, friend].find((user) => quota && store.friends.of(user).length >= quota.most)
  if (userAtQuota !== undefined) return failed(`The user ${userAtQuota} already has ${quota?.most} friends.`)
  makeFriends(store, uid, friend)
  return succeeded(`The users ${uid} and ${friend} are friends.`)
}

/** Stores a friendship. */
export function makeFriends(store: Store, uid: string, friend: string): void {
  store.friends.set(`${uid} ${friend}`, store.now()).set(`${friend} ${uid}`, store.now())
}

/** When a user blocked another; `undefined` if not blocked. */
export const blockedSince = ({ blocks }: Store, uid: string, other: string): number | undefined => blocks.get(`${uid} ${other}`)

/** The outcome for each of the users that a body names; it fails for those who are not active. */
const outcomes = (store: Store, names: readonly string[], outcome: (uid: string) => Json): Json => {
  const uids = names.map((name) => name.toLowerCase())
  return Object.fromEntries(uids.map((uid) => [uid, active(store, uid) ? outcome(uid) : failed(missingUser(store, uid))]))
}

/** The active users among uids. */
const activeUsers = (store: Store, uids: readonly string[]): UserRecord[] => uids.flatMap((uid) => active(store, uid) ?? [])

export const friends: Handlers = {
  'list-friends'(call) {
    const { store } = call
    const { uid } = userInPath(call)
    const found = activeUsers(store, store.friends.of(uid)).filter(searchFilter<UserRecord>(call, ['uid', 'name']))
    return pageOf(call, found, (user) => ({ ...withoutTags(user), conversationId: userConversationId(store, uid, user.uid) }))
  },

  'add-friends'(call) {
    const { uid } = userInPath(call)
    const { accepted = [] } = call.body as AddFriendsRequest
    return { data: { accepted: outcomes(call.store, accepted, (friend) => befriend(call, uid, friend)) } }
  },

  'remove-friends'(call) {
    const { uid } = userInPath(call)
    const { friends: former = [] } = call.body as RemoveFriendsRequest
    const others = former.filter((friend) => !call.store.friends.has(`${uid} ${friend.toLowerCase()}`))
    if (others.length > 0) reject('ERR_NOT_A_FRIEND', `The user ${uid} is no friend of ${others.join(', ')}.`)
    for (const friend of former.map((known) => known.toLowerCase())) {
      call.store.friends.delete(`${uid} ${friend}`)
      call.store.friends.delete(`${friend} ${uid}`)
    }
    return confirmation('The friendships were removed.')
  },

  'list-blocked-users'(call) {
    const { store } = call
    const { uid } = userInPath(call)
    return pageOf(call, activeUsers(store, store.blocks.of(uid)), (user) => {
      const at = blockedSince(store, uid, user.uid)
      return {
        ...withoutTags(user),
        blockedByMe: true,
        blockedByMeAt: at,
        blockedAt: at,
        conversationId: userConversationId(store, uid, user.uid),
      }
    })
  },

  'block-users'(call) {
    const { store } = call
    const { uid } = userInPath(call)
    const { blockedUids } = call.body as unknown as BlockUsersRequest
    return {
      data: outcomes(store, blockedUids, (other) => {
        // Only the name of an error code says so, not with what status.
        if (other === uid) return failed(`The user ${uid} cannot block themselves.`)
        if (!store.blocks.has(`${uid} ${other}`)) store.blocks.set(`${uid} ${other}`, store.now())
        store.emit('user_blocked', { users: { [other]: showUser(userOf(store, other)) }, by: showUser(userOf(store, uid)) })
        return succeeded(`The user ${uid} has blocked the user ${other}.`)
      }),
    }
  },

  'unblock-users'(call) {
    const { store } = call
    const { uid } = userInPath(call)
    const { blockedUids } = call.body as unknown as BlockUsersRequest
    return {
      data: outcomes(store, blockedUids, (other) => {
        if (!store.blocks.delete(`${uid} ${other}`)) return failed(`The user ${uid} has not blocked the user ${other}.`)
        store.emit('user_unblocked', { users: { [other]: showUser(userOf(store, other)) }, by: showUser(userOf(store, uid)) })
        return succeeded(`The user ${uid} has unblocked the user ${other}.`)
      }),
    }
  },
}
