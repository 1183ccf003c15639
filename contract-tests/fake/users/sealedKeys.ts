import { createHash } from 'node:crypto'
import type { Store } from '../store.ts'

// API keys that a test or an application brought along may be real, so a saved state has none of
// them. A hash stands for each, by which the fake knows the key again when it is sent.

/** Whether the fake made a key itself. */
const isGenerated = ({ series }: Store, apiKey: string): boolean =>
  /^feedface0/.test(apiKey) && Number.parseInt(apiKey.slice(8), 16) <= (series.get('API key') ?? 0)

/** As long as a key, because it takes the key's place in a list. */
const hashOf = (apiKey: string): string => createHash('sha256').update(`API key of a fake: ${apiKey}`).digest('hex').slice(0, 40)

/** The keys of a store as a state has them. */
export function sealedKeysOf(store: Store): Pick<Store, 'apiKeys' | 'adoptedKeys' | 'sealedKeys'> {
  const sealedKeys = new Set(store.sealedKeys)
  const sealed = (apiKey: string): string => {
    if (isGenerated(store, apiKey) || sealedKeys.has(apiKey)) return apiKey
    const hash = hashOf(apiKey)
    sealedKeys.add(hash)
    return hash
  }
  const records = [...store.apiKeys.values()].map((key) => ({ ...key, apiKey: sealed(key.apiKey) }))
  return {
    apiKeys: new Map(records.map((key) => [key.apiKey, key])),
    adoptedKeys: new Map([...store.adoptedKeys].map(([sent, own]) => [sealed(sent), sealed(own)])),
    sealedKeys,
  }
}

/** Puts a key that was sent in the place of its hash, if a state that was loaded has it. */
export function unseal(store: Store, apiKey: string): void {
  if (store.sealedKeys.size === 0) return
  const hash = hashOf(apiKey)
  if (!store.sealedKeys.delete(hash)) return
  const own = (key: string): string => (key === hash ? apiKey : key)
  const records = [...store.apiKeys.values()].map((key) => (key.apiKey === hash ? { ...key, apiKey } : key))
  const adopted = [...store.adoptedKeys].map(([sent, key]) => [own(sent), own(key)] as const)
  store.apiKeys.clear()
  for (const key of records) store.apiKeys.set(key.apiKey, key)
  store.adoptedKeys.clear()
  for (const [sent, key] of adopted) store.adoptedKeys.set(sent, key)
}
