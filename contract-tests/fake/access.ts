import type { Operation } from '../documents/document.ts'
import { reject } from './call.ts'
import type { ApiKeyRecord } from './records.ts'
import type { Store } from './store.ts'
import { addApiKey } from './users/apiKeys.ts'

/**
 * Checks a request's key against the app's keys and the operation's required scope. An app without keys adopts the first key that is sent.
 *
 * @throws {ServiceError} if the key is missing or unknown, or its scope is too low
 */
export function keyFor(store: Store, { security }: Operation, apiKey: string | undefined): ApiKeyRecord {
  if (!apiKey) reject('AUTH_ERR_EMPTY_APIKEY', 'The header with the API key is missing.')
  if (store.apiKeys.size === 0) addApiKey(store, { name: 'App', scope: 'fullAccess', apiKey })
  const key = store.apiKeys.get(apiKey) ?? reject('AUTH_ERR_APIKEY_NOT_FOUND', `The key ${masked(apiKey)} does not exist.`)
  const scopes = security.flatMap(({ apiKey: allowed = [] }) => allowed)
  if (scopes.length > 0 && key.scope !== 'fullAccess' && !scopes.includes(key.scope))
    reject('AUTH_ERR_NO_ACCESS', 'The scope of the API key does not allow this operation.')
  return key
}

const masked = (key: string): string => (key.length > 10 ? `${key.slice(0, 3)}…${key.slice(-3)}` : '…')
