import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { itemsOf } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { afterwards, dataOf, eachItem, onResponse, unchanged, withItems } from '../wraps.ts'

/** Faults of friends and blocked users. */
export const friendFaults: readonly StatefulFault[] = [
  fault(
    'blocking-nobody-succeeds',
    'block-users',
    'blocking oneself, or a user who does not exist, is a success',
    onResponse((body) => ({ ...body, data: Object.fromEntries(Object.keys(dataOf(body)).map((uid) => [uid, { success: true }])) })),
  ),
  fault('friend-not-added', 'add-friends', 'added users are not friends', unchanged('friends'), ['list-friends']),
  fault('friend-not-removed', 'remove-friends', 'removed friends stay friends', unchanged('friends'), ['list-friends']),
  fault(
    'friendship-one-sided',
    'list-friends',
    'only one of two friends sees the friendship',
    onResponse((body, { path }) =>
      withItems(
        body,
        itemsOf(body).filter(({ uid }) => String(path.uid) < String(uid)),
      ),
    ),
    ['add-friends'],
  ),
  fault('not-blocked', 'block-users', 'blocked users are not blocked', unchanged('blocks'), ['list-blocked-users']),
  fault('not-unblocked', 'unblock-users', 'unblocked users stay blocked', unchanged('blocks'), ['list-blocked-users']),
  fault(
    'blocks-the-other-way',
    'block-users',
    'the blocked user blocks the blocking user',
    afterwards(({ store, path }, body) => {
      for (const uid of Object.keys(dataOf(body))) {
        store.blocks.delete(`${path.uid} ${uid}`)
        store.blocks.set(`${uid} ${path.uid}`, store.now())
      }
    }),
    ['list-blocked-users'],
  ),
  fault(
    'failure-as-success',
    'add-friends',
    'friends who cannot be added are reported as added',
    onResponse((body) => {
      for (const result of Object.values((body.data as { accepted: Record<string, Json> }).accepted)) result.success = true
      return body
    }),
  ),
  fault(
    'blocked-by-swapped',
    'list-blocked-users',
    'blockedByMe is false for blocked users',
    eachItem(() => ({ blockedByMe: false })),
    ['block-users'],
  ),
  fault(
    'second-block-needs-second-unblock',
    'unblock-users',
    'a single call does not unblock a user who was blocked twice',
    (() => {
      const seen = new Set<string>()
      return (next) => (call) => {
        const key = JSON.stringify([call.path.uid, call.body.blockedUids])
        if (seen.has(key)) return next(call)
        seen.add(key)
        return {
          data: Object.fromEntries(
            ((call.body.blockedUids ?? []) as string[]).map((uid) => [uid, { success: true, message: 'Unblocked.' }]),
          ),
        }
      }
    })(),
    ['block-users'],
  ),
]
