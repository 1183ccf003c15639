import type { Json } from '../../documents/json.ts'
import { present, reject } from '../call.ts'
import { isAmong } from '../filters.ts'
import type { UserRecord } from '../records.ts'
import type { Store } from '../store.ts'

/** A user as responses show it. */
export const showUser = (user: UserRecord): Json => present(user)

/** A user as lists show it that cannot be asked for tags. */
export const withoutTags = ({ tags: _, ...user }: UserRecord): Json => present(user)

/** Finds a user who is not deactivated. */
export function userOf(store: Store, uid: string): UserRecord {
  const user = store.users.get(uid.toLowerCase())
  if (!user || user.deactivatedAt !== undefined) reject('ERR_UID_NOT_FOUND', `The user with uid ${uid} does not exist.`)
  return user
}

/** Whether a user has a wanted status; every status except `offline` counts as `available`. */
export const hasStatus = ({ status }: UserRecord, wanted: unknown): boolean =>
  isAmong(wanted, status === 'offline' ? 'offline' : 'available')
