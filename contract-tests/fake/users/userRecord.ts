import type { Json } from '../../documents/json.ts'
import { howToReactivate, reject, withoutUndefined } from '../fakeCall.ts'
import type { UserRecord } from '../records.ts'
import type { Store } from '../store.ts'

/** A user as responses show it. */
export const showUser = (user: UserRecord): Json => withoutUndefined(user)

/** A user as lists show it that cannot be asked for tags. */
export const withoutTags = ({ tags: _, ...user }: UserRecord): Json => withoutUndefined(user)

/** Finds a user who is not deactivated. */
export function userOf(store: Store, uid: string): UserRecord {
  const user = store.users.get(uid.toLowerCase())
  if (!user || user.deactivatedAt !== undefined) reject('ERR_UID_NOT_FOUND', missingUser(store, uid))
  return user
}

/** Why there is no user with a uid. */
export const missingUser = ({ users }: Store, uid: string): string =>
  `The user with uid ${uid} ${users.has(uid.toLowerCase()) ? `is deactivated. ${howToReactivate}` : 'does not exist.'}`
