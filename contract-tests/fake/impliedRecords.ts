import type { Json } from '../documents/json.ts'
import { groupOf } from './groups/groupRecord.ts'
import { addGroup } from './groups/groups.ts'
import type { Store } from './store.ts'
import { userOf } from './users/userRecord.ts'
import { addUser } from './users/users.ts'

/** Finds the users and groups that a request names, and creates those that it describes. */
export interface ImpliedRecords {
  /** Returns the uid of a user, who is created from the details if necessary. */
  user(uid: string, details: Json | undefined): string
  /** Returns the guid of a group, which is created from the details if necessary. */
  group(guid: string, details: Json | undefined): string
}

/** Makes a change that may create users and groups. If it is rejected, they are removed again. */
export function withImpliedRecords<Result>(store: Store, change: (implied: ImpliedRecords) => Result): Result {
  const undo: (() => void)[] = []
  try {
    return change({
      user(uid, details) {
        if (!store.users.has(uid.toLowerCase()) && details) {
          const user = addUser(store, { ...details, uid })
          undo.push(() => void store.users.delete(user.uid))
        }
        return userOf(store, uid).uid
      },
      group(guid, details) {
        if (!store.groups.has(guid.toLowerCase()) && details) {
          const group = addGroup(store, { ...details, guid })
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
