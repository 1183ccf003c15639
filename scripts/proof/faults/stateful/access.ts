import type { Store } from '../../../../contract-tests/fake/store.ts'
import { onCall } from '../../../../contract-tests/support/handlerWraps.ts'
import type { RawRequest } from '../../../../contract-tests/validate/rawExchange.ts'
import { fault, named, type StatefulFault } from './fault.ts'
import { withoutActor, withoutRank } from './wraps.ts'

/** A request with another value in a header, or without the header if there is no value. */
const withHeader = (request: RawRequest, name: string, change: (value: string) => string | undefined): RawRequest => ({
  ...request,
  headers: request.headers.flatMap(([key, value]): [string, string][] => {
    if (key.toLowerCase() !== name) return [[key, value]]
    const changed = change(value)
    return changed === undefined ? [] : [[key, changed]]
  }),
})

const anyFullKey = ({ apiKeys }: Store): string | undefined => [...apiKeys.values()].find(({ scope }) => scope === 'fullAccess')?.apiKey

const unknownKey = ['list-users', 'get-group', 'send-message', 'flag-a-message', 'import-users'].map(
  (operation): StatefulFault => ({
    ...named('unknown-key-accepted', operation, 'a key that does not exist is accepted'),
    request: (request, store) => withHeader(request, 'apikey', (key) => (store.apiKeys.has(key) ? key : anyFullKey(store))),
  }),
)

const lowScope = ['list-users', 'delete-group', 'send-message', 'flag-a-message', 'import-groups'].map(
  (operation): StatefulFault => ({
    ...named('low-scope-accepted', operation, 'a key of the scope authOnly is accepted'),
    request: (request, store) =>
      withHeader(request, 'apikey', (key) => (store.apiKeys.get(key)?.scope === 'authOnly' ? anyFullKey(store) : key)),
  }),
)

const missingKey = ['create-user'].map(
  (operation): StatefulFault => ({
    ...named('missing-key-accepted', operation, 'no key is needed'),
    request: (request, store) =>
      request.headers.some(([name]) => name.toLowerCase() === 'apikey')
        ? request
        : { ...request, headers: [...request.headers, ['apikey', anyFullKey(store) ?? '']] },
  }),
)

/** A user who may make a request: the sender of the message that it names, a member of the group that it is sent to, or any user. */
function allowedUser(request: RawRequest, store: Store): string | undefined {
  const id = /^\/messages\/(\d+)/.exec(request.url)?.[1]
  const message = id === undefined ? undefined : store.messages.get(id)
  if (message && store.users.has(message.sender)) return message.sender
  const { receiver, receiverType } = (request.body?.startsWith('{') ? JSON.parse(request.body) : {}) as {
    receiver?: string
    receiverType?: string
  }
  const members = receiverType === 'group' ? store.groups.get(String(receiver).toLowerCase())?.members.keys() : undefined
  return [...(members ?? store.users.keys())].find((uid) => uid !== receiver)
}

const unknownActor = ['send-message', 'list-groups', 'flag-a-message', 'list-conversations'].map(
  (operation): StatefulFault => ({
    ...named('unknown-user-acted-for', operation, 'onBehalfOf of a user who does not exist is accepted'),
    request: (request, store) =>
      withHeader(request, 'onbehalfof', (uid) => (store.users.has(uid.toLowerCase()) ? uid : allowedUser(request, store))),
  }),
)

/** Lets a different user act than the one in the call. */
const another = (operation: string): StatefulFault =>
  fault(
    'acts-for-another',
    operation,
    'a different user acts than the named one',
    onCall((call) => {
      const other = [...call.store.users.values()].find(({ uid, deactivatedAt }) => uid !== call.actor?.uid && deactivatedAt === undefined)
      return call.actor && other ? { ...call, actor: other } : call
    }),
    ['get-message-details', 'list-flagged-messages', 'list-all-reactions', 'get-group'],
  )

const acts = [
  another('send-message'),
  another('flag-a-message'),
  another('create-group'),
  ...['send-message', 'get-group'].map((operation) => fault('actor-ignored', operation, 'the app acts instead of the user', withoutActor)),
  fault(
    'outsider-let-in',
    'get-message-details',
    'a user outside the conversation reads its messages',
    withoutRank(/NO_ACCESS|NOT_A_SENDER/),
  ),
]

/** Records that are found under another parent. */
const wrongParent: StatefulFault[] = [
  fault(
    'wrong-parent-accepted',
    'get-authtoken',
    'a token is found under another user',
    onCall((call) => {
      const token = call.store.authTokens.get(call.path.authToken as string)
      return token && call.store.users.has(String(call.path.uid)) ? { ...call, path: { ...call.path, uid: token.uid } } : call
    }),
  ),
]

/** Faults of keys, acting users and parents. */
export const accessFaults: readonly StatefulFault[] = [...unknownKey, ...lowScope, ...missingKey, ...unknownActor, ...acts, ...wrongParent]
