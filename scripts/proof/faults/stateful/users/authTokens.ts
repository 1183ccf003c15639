import { ServiceError } from '../../../../../contract-tests/fake/call.ts'
import { itemsOf } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { afterwards, keeping, lenient, onResponse, withItems } from '../wraps.ts'

/** Faults of auth tokens. */
export const authTokenFaults: readonly StatefulFault[] = [
  fault('tokens-not-flushed', 'flush-authtokens', 'the tokens remain', keeping('authTokens'), ['list-authtokens', 'get-authtoken']),
  fault(
    'tokens-of-all-flushed',
    'flush-authtokens',
    'the tokens of other users are deleted as well',
    afterwards(({ store }) => store.authTokens.clear()),
    ['get-authtoken', 'list-authtokens'],
  ),
  fault(
    'tokens-of-all-listed',
    'list-authtokens',
    'the tokens of other users are listed as well',
    onResponse((body, { store, path }) => {
      const others = [...store.authTokens.values()].filter(({ uid }) => uid !== path.uid)
      return withItems(body, [...itemsOf(body), ...others.map((token) => ({ ...token }))])
    }),
  ),
  fault(
    'deactivated-gets-token',
    'create-authtoken',
    'a deactivated user gets a token',
    lenient(/UID_NOT_FOUND/, ({ store, path }) => {
      const uid = String(path.uid).toLowerCase()
      if (!store.users.has(uid)) throw new ServiceError('ERR_UID_NOT_FOUND', 'No such user.')
      return { data: { uid, authToken: `${uid}_${store.now()}`, createdAt: store.now() } }
    }),
    ['deactivate-users'],
  ),
]
