import type { Json } from '../documents/json.ts'
import { pickFields } from './fakeCall.ts'
import { groupOf } from './groups/groupRecord.ts'
import { addGroup } from './groups/groups.ts'
import type { UserRecord } from './records.ts'
import type { GroupRecord, Store } from './store.ts'
import { userOf } from './users/userRecord.ts'
import { addUser } from './users/users.ts'

/** Finds the users and groups that a request names, and creates those that it describes. */
export interface ImpliedRecords {
  /** Returns the uid of a user, who is created from the details if necessary. */
  user(uid: string, details: Json | undefined): string
  /** Returns the guid of a group, which is created from the details if necessary. */
  group(guid: string, details: Json | undefined): string
}

/** The times that the details of a user may have. */
export const userTimes = ['createdAt', 'lastActiveAt', 'deactivatedAt']

/** Imports and details accept times as numbers or strings of digits. */
export const timesIn = (record: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(pickFields(record, names)).map(([name, time]) => [name, Number(time)]))

/** Makes a change that may create users and groups. If it is rejected, they are removed again. */
export function withImpliedRecords<Result>(store: Store, change: (implied: ImpliedRecords) => Result): Result {
  const undo: (() => unknown)[] = []
  try {
    return change({
      user(uid, details) {
        if (!store.users.has(uid.toLowerCase()) && details) {
          const user = addUser(store, { ...details, uid }, timesIn(details, userTimes) as Partial<UserRecord>)
          undo.push(() => store.users.delete(user.uid))
        }
        return userOf(store, uid).uid
      },
      group(guid, details) {
        if (!store.groups.has(guid.toLowerCase()) && details) {
          const group = addGroup(store, { ...details, guid }, undefined, timesIn(details, ['createdAt']) as Partial<GroupRecord>)
          undo.push(() => {
            group.members.clear()
            store.groups.delete(group.guid)
          })
        }
        return groupOf(store, guid).guid
      },
    })
  } catch (error) {
    for (const step of undo) step()
    throw error
  }
}
