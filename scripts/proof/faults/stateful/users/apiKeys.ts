import { fault, type StatefulFault } from '../fault.ts'
import { lenient, success, withoutProperty } from '../wraps.ts'

/** Faults of API keys. */
export const apiKeyFaults: readonly StatefulFault[] = [
  fault('deleted-key-works', 'delete-apikey', 'a deleted key still works', (next) => (call) => {
    const key = call.store.apiKeys.get(String(call.path.apiKey))
    const body = next(call)
    const others = call.store.apiKeys
    if (key) {
      const get = others.get.bind(others)
      others.get = (value) => get(value) ?? (value === key.apiKey && new Error().stack?.includes('keyFor') ? key : undefined)
    }
    return body
  }),
  fault(
    'key-deletes-itself',
    'delete-apikey',
    'a key deletes itself',
    lenient(/SELF/, ({ store, path }) => {
      store.apiKeys.delete(String(path.apiKey))
      return success('The key was deleted.')
    }),
  ),
  fault('scope-not-changed', 'update-apikey', 'the scope of a key never changes', withoutProperty('scope'), ['delete-apikey']),
]
