import type { CreateApiKeyRequest, UpdateApiKeyRequest } from '../../../src/chat.ts'
import { confirmation, type FakeCall, type Handlers, reject, requireRoom, withoutUndefined } from '../fakeCall.ts'
import { pageOf } from '../paging.ts'
import type { ApiKeyRecord } from '../records.ts'
import type { Store } from '../store.ts'

const keySeries = 'API key'

/** The key that the fake creates with a number. */
export const generatedKey = (number: number): string => `feedface${number.toString(16).padStart(32, '0')}`

/** The number of a key that the fake created; `undefined` for any other. */
export function numberOfKey({ series }: Store, apiKey: string): number | undefined {
  const number = Number.parseInt(apiKey.slice(8), 16)
  return number <= (series.get(keySeries) ?? 0) && apiKey === generatedKey(number) ? number : undefined
}

/** Adds a key. From then on only the app's own keys are valid. Default value: generated. */
export function addApiKey(store: Store, request: CreateApiKeyRequest & { apiKey?: string }): ApiKeyRecord {
  store.adoptsKeys = false
  return storeKey(store, request)
}

/** 40 hexadecimal digits: another key could be listed, but not named in a path. */
const isWellFormed = (apiKey: string): boolean => /^[0-9a-f]{40}$/i.test(apiKey)

/**
 * Takes a key that somebody sent for the app's own: as a record if it looks like a key of the
 * service, and otherwise for that record.
 */
export function adoptApiKey(store: Store, apiKey: string): ApiKeyRecord {
  const [first] = store.apiKeys.values()
  const appKey = first ?? storeKey(store, { name: 'App', scope: 'fullAccess', ...(isWellFormed(apiKey) && { apiKey }) })
  if (appKey.apiKey !== apiKey) store.adoptedKeys.set(apiKey, appKey.apiKey)
  return appKey
}

function storeKey(store: Store, { name, scope = 'fullAccess', apiKey }: CreateApiKeyRequest & { apiKey?: string }): ApiKeyRecord {
  const key = {
    apiKey: apiKey ?? generatedKey(store.next(keySeries)),
    name,
    scope,
    createdAt: store.now(),
  }
  store.apiKeys.set(key.apiKey, key)
  return key
}

function keyOf({ store, path }: FakeCall): ApiKeyRecord {
  return store.apiKeys.get(path.apiKey as string) ?? reject('ERR_APIKEY_NOT_FOUND', 'The API key does not exist.')
}

function otherKeyOf(call: FakeCall): ApiKeyRecord {
  const key = keyOf(call)
  if (key === call.key) reject('ERR_APIKEY_NO_SELF_ACTION', 'A key can neither change nor delete itself.')
  return key
}

export const apiKeys: Handlers = {
  'list-apikeys': (call) => pageOf(call, [...call.store.apiKeys.values()], withoutUndefined),

  'create-apikey'(call) {
    const { store } = call
    const request = call.body as unknown as CreateApiKeyRequest
    requireRoom(call, store.apiKeys.size)
    if ([...store.apiKeys.values()].some(({ name }) => name === request.name))
      reject('ERR_BAD_REQUEST', `The name ${request.name} is taken.`)
    return { data: withoutUndefined(addApiKey(store, request)) }
  },

  'get-apikey': (call) => ({ data: withoutUndefined(keyOf(call)) }),

  'update-apikey'(call) {
    const { name, scope } = call.body as UpdateApiKeyRequest
    return { data: withoutUndefined(Object.assign(otherKeyOf(call), withoutUndefined({ name, scope }))) }
  },

  'delete-apikey'(call) {
    call.store.apiKeys.delete(otherKeyOf(call).apiKey)
    return confirmation('The API key was deleted.')
  },
}
