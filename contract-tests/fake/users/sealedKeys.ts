import { createHash } from 'node:crypto'
import type { ApiKeyRecord, AuthTokenRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { generatedKey, numberOfKey } from './apiKeys.ts'
import { tokenValue } from './authTokens.ts'

// A saved state has no keys and no tokens. A number stands for each that the fake created, from
// which it creates the same again. Keys that a test or an application brought along may be real: a
// hash stands for each, by which the fake knows the key again when it is sent.

/** The records with keys and tokens. */
interface KeyRecords {
  readonly apiKeys: ReadonlyMap<string, ApiKeyRecord>
  readonly adoptedKeys: ReadonlyMap<string, string>
  readonly authTokens: ReadonlyMap<string, AuthTokenRecord>
}

/** As long as a key, because it takes the key's place in a list. */
const hashOf = (apiKey: string): string => createHash('sha256').update(`API key of a fake: ${apiKey}`).digest('hex').slice(0, 40)

/** The keys and tokens of a store as a state has them. */
export function sealedKeysOf(store: Store): KeyRecords & Pick<Store, 'sealedKeys'> {
  const sealedKeys = new Set(store.sealedKeys)
  const sealed = (apiKey: string): string => {
    const number = numberOfKey(store, apiKey)
    if (number !== undefined) return `#${number}`
    if (sealedKeys.has(apiKey)) return apiKey
    const hash = hashOf(apiKey)
    sealedKeys.add(hash)
    return hash
  }
  const records = replaced(store, sealed, ({ authToken }) => `#${Number.parseInt(authToken.slice(-16), 16)}`)
  return { ...records, sealedKeys }
}

/** The keys and tokens of a state, with those that the fake created. */
export const openedKeysOf = (records: KeyRecords): KeyRecords =>
  replaced(
    records,
    (apiKey) => (apiKey.startsWith('#') ? generatedKey(Number(apiKey.slice(1))) : apiKey),
    ({ uid, createdAt, authToken }) => tokenValue(uid, createdAt, Number(authToken.slice(1))),
  )

/** Puts a key that was sent in the place of its hash, if a state that was loaded has it. */
export function unseal(store: Store, apiKey: string): void {
  if (store.sealedKeys.size === 0) return
  const hash = hashOf(apiKey)
  if (!store.sealedKeys.delete(hash)) return
  const { apiKeys, adoptedKeys } = replaced(store, (key) => (key === hash ? apiKey : key))
  store.apiKeys.clear()
  for (const [key, record] of apiKeys) store.apiKeys.set(key, record)
  store.adoptedKeys.clear()
  for (const [sent, key] of adoptedKeys) store.adoptedKeys.set(sent, key)
}

/** The records with other keys and tokens. */
function replaced(
  { apiKeys, adoptedKeys, authTokens }: KeyRecords,
  keyFor: (apiKey: string) => string,
  tokenFor: (token: AuthTokenRecord) => string = ({ authToken }) => authToken,
): KeyRecords {
  const keys = [...apiKeys.values()].map((record) => ({ ...record, apiKey: keyFor(record.apiKey) }))
  const tokens = [...authTokens.values()].map((record) => ({ ...record, authToken: tokenFor(record) }))
  return {
    apiKeys: new Map(keys.map((record) => [record.apiKey, record])),
    adoptedKeys: new Map([...adoptedKeys].map(([sent, own]) => [keyFor(sent), keyFor(own)])),
    authTokens: new Map(tokens.map((record) => [record.authToken, record])),
  }
}
