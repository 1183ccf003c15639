import type { UpdateAuthTokenRequest } from '../../../src/chat.ts'
import { confirmation, type FakeCall, type Handlers, reject, withoutUndefined } from '../fakeCall.ts'
import { pageOf } from '../paging.ts'
import type { AuthTokenRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { userOf } from './userRecord.ts'

/** Maximum active tokens per user. */
const maximumTokens = 100

/** Matches the tokens that the fake creates. */
export const tokenPattern = /\b[\w-]+_\d{8,}[0-9a-f]{16}\b/g

/** The value of a token that a user was given at a time. */
export const tokenValue = (uid: string, createdAt: number, number: number): string =>
  `${uid}_${createdAt}${number.toString(16).padStart(16, '0')}`

/** Creates a token for a user, and removes the oldest if there are too many. */
export function createToken(store: Store, uid: string): AuthTokenRecord {
  const createdAt = store.now()
  const token = { uid, authToken: tokenValue(uid, createdAt, store.next('auth token')), createdAt }
  store.authTokens.set(token.authToken, token)
  for (const { authToken } of store.authTokens.of(uid).slice(0, -maximumTokens)) store.authTokens.delete(authToken)
  return token
}

function tokenOf({ store, path }: FakeCall): AuthTokenRecord {
  const user = userOf(store, path.uid as string)
  const token = store.authTokens.get(path.authToken as string)
  if (!token) reject('ERR_AUTH_TOKEN_NOT_FOUND', 'The auth token does not exist.')
  if (token.uid !== user.uid) reject('ERR_AUTHTOKEN_NOT_ACCESSIBLE', `The auth token does not belong to ${user.uid}.`)
  return token
}

export const authTokens: Handlers = {
  'list-authtokens': (call) => pageOf(call, call.store.authTokens.of(userOf(call.store, call.path.uid as string).uid), withoutUndefined),

  'create-authtoken': ({ store, path }) => ({ data: withoutUndefined(createToken(store, userOf(store, path.uid as string).uid)) }),

  'flush-authtokens'({ store, path }) {
    const { uid } = userOf(store, path.uid as string)
    for (const { authToken } of store.authTokens.of(uid)) store.authTokens.delete(authToken)
    return confirmation(`All auth tokens of ${uid} were deleted.`)
  },

  'get-authtoken': (call) => ({ data: withoutUndefined(tokenOf(call)) }),

  'update-authtoken'(call) {
    const { platform, userAgent, appInfo } = call.body as UpdateAuthTokenRequest
    return { data: withoutUndefined(Object.assign(tokenOf(call), withoutUndefined({ platform, userAgent, appInfo }))) }
  },

  'delete-authtoken'(call) {
    call.store.authTokens.delete(tokenOf(call).authToken)
    return confirmation('The auth token was deleted.')
  },
}
