import type { Store } from '../../../contract-tests/fake/store.ts'
import type { RawRequest, RawResponse } from '../../../contract-tests/validate/rawExchange.ts'
import { fault, type StatefulFault } from './fault.ts'
import { asking, unranked, withoutActor } from './wraps.ts'

const bare = (kind: string, operation: string, what: string): Omit<StatefulFault, 'handlers'> => ({
  id: `${kind}: ${operation}`,
  kind,
  operation,
  what,
})

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
    ...bare('unknown-key-accepted', operation, 'a key that does not exist is accepted'),
    request: (request, store) => withHeader(request, 'apikey', (key) => (store.apiKeys.has(key) ? key : anyFullKey(store))),
  }),
)

const lowScope = ['list-users', 'delete-group', 'send-message', 'flag-a-message', 'import-groups'].map(
  (operation): StatefulFault => ({
    ...bare('low-scope-accepted', operation, 'a key of the scope authOnly is accepted'),
    request: (request, store) =>
      withHeader(request, 'apikey', (key) => (store.apiKeys.get(key)?.scope === 'authOnly' ? anyFullKey(store) : key)),
  }),
)

const missingKey = ['create-user'].map(
  (operation): StatefulFault => ({
    ...bare('missing-key-accepted', operation, 'no key is needed'),
    request: (request, store) =>
      request.headers.some(([name]) => name.toLowerCase() === 'apikey')
        ? request
        : { ...request, headers: [...request.headers, ['apikey', anyFullKey(store) ?? '']] },
  }),
)

/** Somebody who may do what a request asks for: the sender of the message that it names, a member of the group it goes to, or anybody. */
function somebody(request: RawRequest, store: Store): string | undefined {
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
    ...bare('unknown-user-acted-for', operation, 'onBehalfOf of a user who does not exist is accepted'),
    request: (request, store) =>
      withHeader(request, 'onbehalfof', (uid) => (store.users.has(uid.toLowerCase()) ? uid : somebody(request, store))),
  }),
)

/** Lets another user act than the user that a call names. */
const another = (operation: string): StatefulFault =>
  fault(
    'acts-for-another',
    operation,
    'another user acts than the named one',
    asking((call) => {
      const other = [...call.store.users.values()].find(({ uid, deactivatedAt }) => uid !== call.actor?.uid && deactivatedAt === undefined)
      return call.actor && other ? { ...call, actor: other } : call
    }),
    ['get-message-details', 'list-flagged-messages', 'list-all-reactions', 'get-group'],
  )

const acts = [
  another('send-message'),
  another('flag-a-message'),
  another('create-group'),
  ...['send-message', 'get-group'].map((operation) => fault('actor-ignored', operation, 'the app acts in place of the user', withoutActor)),
  fault('outsider-let-in', 'get-message-details', 'a user outside the conversation reads its messages', unranked(/NO_ACCESS|NOT_A_SENDER/)),
]

/** Records of a parent that are reached by another parent. */
const wrongParent: StatefulFault[] = [
  fault(
    'wrong-parent-accepted',
    'get-authtoken',
    'a token is reached by another user',
    asking((call) => {
      const token = call.store.authTokens.get(call.path.authToken as string)
      return token && call.store.users.has(String(call.path.uid)) ? { ...call, path: { ...call.path, uid: token.uid } } : call
    }),
  ),
]

const changed = (response: RawResponse, status: number, code?: string): RawResponse => {
  const body = JSON.parse(response.body)
  if (code !== undefined && body.error) body.error.code = code
  return { ...response, status, body: JSON.stringify(body) }
}

const isError = ({ status }: RawResponse) => status >= 400

const answers: StatefulFault[] = [
  ...['get-user', 'get-group', 'get-message-details', 'get-reason'].map(
    (operation): StatefulFault => ({
      ...bare('error-code-unlisted', operation, 'a missing record gets the code of another kind of record'),
      response: (response) => (response.status === 404 ? changed(response, 404, 'ERR_ROLE_NOT_FOUND') : response),
    }),
  ),
  ...['get-user', 'delete-group', 'flag-a-message'].map(
    (operation): StatefulFault => ({
      ...bare('not-found-as-400', operation, 'a missing record gets a 400'),
      response: (response) => (response.status === 404 ? changed(response, 400) : response),
    }),
  ),
  ...['create-user', 'send-message'].map(
    (operation): StatefulFault => ({
      ...bare('success-as-201', operation, 'the status is 201, which is not documented'),
      response: (response) => (response.status === 200 ? changed(response, 201) : response),
    }),
  ),
  ...['get-user', 'list-groups'].map(
    (operation): StatefulFault => ({
      ...bare('success-as-500', operation, 'every response is a failure of the service'),
      response: (response) =>
        isError(response) ? response : { ...response, status: 500, body: '{"error":{"code":"ERR_EXCEPTION","message":"Failed."}}' },
    }),
  ),
  ...['create-user', 'create-group', 'import-users', 'flag-a-message'].map(
    (operation): StatefulFault => ({
      ...bare('unknown-key-as-403', operation, 'an unknown key is rejected with 403'),
      response: (response) => (response.status === 401 ? changed(response, 403) : response),
    }),
  ),
  ...['create-user', 'create-reason', 'send-message'].map(
    (operation): StatefulFault => ({
      ...bare('invalid-as-500', operation, 'an invalid body makes the service fail'),
      response: (response) => (response.status === 400 ? changed(response, 500, 'ERR_EXCEPTION') : response),
    }),
  ),
]

/** Times in milliseconds where the documents have seconds. */
const units = (
  [
    ['get-user', 'createdAt'],
    ['create-group', 'createdAt'],
    ['send-message', 'sentAt'],
    ['list-flagged-messages', 'flaggedAt'],
    ['get-rule', 'createdAt'],
  ] as const
).map(
  ([operation, name]): StatefulFault => ({
    ...bare('time-in-milliseconds', operation, `${name} is in milliseconds`),
    response: (response) => ({
      ...response,
      body: response.body.replace(new RegExp(`"${name}":(\\d{9,10})(?=[,}])`, 'g'), `"${name}":$1000`),
    }),
  }),
)

/** Faults of keys, acting users, parents, statuses, codes and units. */
export const accessFaults = (): StatefulFault[] => [
  ...unknownKey,
  ...lowScope,
  ...missingKey,
  ...unknownActor,
  ...acts,
  ...wrongParent,
  ...answers,
  ...units,
]
