import type { Operation } from '../documents/document.ts'
import { unknownKey } from '../exchange/credentials.ts'
import { reject } from './fakeCall.ts'
import type { ApiKeyRecord } from './records.ts'
import type { Store } from './store.ts'
import { adoptApiKey } from './users/apiKeys.ts'
import { unseal } from './users/sealedKeys.ts'

/**
 * Checks a request's key against the app's keys and the operation's required scope. Until keys are
 * seeded or created, any key is the app's own, except {@link unknownKey}.
 *
 * @throws {ServiceError} if the key is missing or unknown, or its scope is too low
 */
export function keyFor(store: Store, { security }: Operation, apiKey: string | undefined): ApiKeyRecord {
  if (!apiKey) reject('AUTH_ERR_EMPTY_APIKEY', 'The header with the API key is missing.')
  const key = knownKey(store, apiKey) ?? newKey(store, apiKey)
  const scopes = security.flatMap(({ apiKey: allowed = [] }) => allowed)
  if (scopes.length > 0 && key.scope !== 'fullAccess' && !scopes.includes(key.scope))
    reject('AUTH_ERR_NO_ACCESS', 'The scope of the API key does not allow this operation.')
  return key
}

function knownKey(store: Store, apiKey: string): ApiKeyRecord | undefined {
  unseal(store, apiKey)
  const { apiKeys, adoptedKeys, sealedKeys } = store
  if (sealedKeys.has(apiKey)) return undefined
  const adoptedAs = adoptedKeys.get(apiKey)
  return apiKeys.get(adoptedAs ?? apiKey)
}

function newKey(store: Store, apiKey: string): ApiKeyRecord {
  if (!store.adoptsKeys)
    reject(
      'AUTH_ERR_APIKEY_NOT_FOUND',
      `The key ${masked(apiKey)} does not exist. The fake accepts any key only until keys are seeded or created.`,
    )
  if (apiKey === unknownKey) reject('AUTH_ERR_APIKEY_NOT_FOUND', 'The key of zeros does not exist in any app.')
  return adoptApiKey(store, apiKey)
}

const masked = (key: string): string => (key.length > 10 ? `${key.slice(0, 3)}…${key.slice(-3)}` : '…')
