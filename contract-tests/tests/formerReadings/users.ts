import type { Json } from '../../documents/json.ts'
import type { Handler } from '../../fake/fakeCall.ts'
import { families } from '../../fake/families.ts'
import { changingRecords, type ReadingChanges, withoutParameters } from '../../fake/readings/reading.ts'
import { groupIn, onCall, rejecting, type Wrap } from '../../fake/wraps.ts'
import { notesOf, patchingRecord, searchedBy, spanning } from './former.ts'

const uidOnce = 'create-user/uid-once'

const notesUid: Wrap = (call, next) => {
  const body = next(call)
  if (call.body.permanent === true) notesOf(call.store, uidOnce).set(String(call.path.uid).toLowerCase(), true)
  return body
}

/** A uid cannot be used again after its user was deleted. */
const rejectsUsed = rejecting('ERR_UID_ALREADY_EXISTS', ({ store, body }) => notesOf(store, uidOnce).has(String(body.uid).toLowerCase()))

/** Deactivating logs users out. */
const logsOut: Wrap = (call, next) => {
  const body = next(call)
  for (const uid of (call.body.uidsToDeactivate ?? []) as string[])
    for (const { authToken } of [...call.store.authTokens.of(uid)]) call.store.authTokens.delete(authToken)
  return body
}

/** Returns an existing token unless a new token is forced. */
const tokensOnDemand: Wrap = (call, next) => {
  const tokens = (families['list-authtokens'] as Handler)({ ...call, query: {} }) as { data: Json[] }
  const [known] = call.body.force ? [] : tokens.data
  return known ? { data: known } : next(call)
}

/** A key that is made without a scope has none. */
const withoutScope = patchingRecord(
  ({ body }) => (body.scope === undefined ? { scope: undefined } : undefined),
  ({ store }, { apiKey }) => store.apiKeys.get(String(apiKey)),
)

/** Ends the friendships with those who are friends, and ignores the others. */
const removesFriends = onCall(({ body, ...call }) => {
  const isFriend = (friend: string) => call.store.friends.has(`${call.path.uid} ${friend}`.toLowerCase())
  return { ...call, body: { ...body, friends: ((body.friends ?? []) as string[]).filter(isFriend) } }
})

/** The conversation with a friend has an id once it has a message. */
const withConversation = changingRecords(({ conversationId, ...friend }, { messages }) =>
  messages.inConversation(String(conversationId)).length > 0 ? { ...friend, conversationId } : friend,
)

/** Finds keys by the beginnings of their names. */
const byBeginning = searchedBy(({ name }, searchKey) => String(name).toLowerCase().startsWith(searchKey.toLowerCase()))

/** Permissions that are not set again have their defaults. */
const replacesPermissions: Wrap = (call, next) => {
  const { permissions = {} } = call.store.roles.get(String(call.path.role)) ?? {}
  for (const name of Object.keys(permissions)) delete permissions[name]
  groupIn(call)?.permissions.delete(String(call.path.scope))
  return next(call)
}

export const formerUsersReadings: ReadingChanges = {
  [uidOnce]: spanning({ 'delete-user': notesUid, 'create-user': rejectsUsed }),
  'list-users/one-status': [
    ['list-users'],
    rejecting('ERR_BAD_REQUEST', ({ query }) => Array.isArray(query.status) && query.status.length > 1),
  ],
  'remove-friends/ignores-others': [['remove-friends'], removesFriends],
  'deactivate-users/names-nobody': [['deactivate-users', 'reactivate-users'], changingRecords((outcome) => ({ ...outcome, notFound: [] }))],
  'deactivate-users/logs-out': [['deactivate-users'], logsOut],
  'create-authtoken/returns-known': [['create-authtoken'], tokensOnDemand],
  'create-apikey/without-scope': [['create-apikey'], withoutScope],
  'list-users/ignores-uids': [['list-users'], withoutParameters('uids')],
  'list-apikeys/by-beginning': [['list-apikeys'], byBeginning],
  'add-friends/results-on-top': [['add-friends'], changingRecords(({ accepted }) => accepted as Json)],
  'list-friends/with-conversation': [['list-friends'], withConversation],
  'permissions/replaced': [['set-role-permissions', 'set-scope-permissions'], replacesPermissions],
  'list-restricted-features/without-prefix': [
    ['list-restricted-features'],
    changingRecords(({ key, ...feature }) => ({ ...feature, key: String(key).replace(/^u\./, '') })),
  ],
}
