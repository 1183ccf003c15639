import { hiddenText, isSecretName } from '../validate/secrets.ts'
import type { Store } from './store.ts'
import { tokenPattern } from './users/authTokens.ts'

/** Shorter ones are no keys, but words that a test sends for one. */
const shortestKey = 6

/**
 * A copy of a JSON value for people to look at: everything under the name of a secret is hidden,
 * and so are the app's keys and tokens in any string.
 */
export function withoutKeys<Value>({ apiKeys, adoptedKeys, sealedKeys }: Store, value: Value): Value {
  const keys = [...apiKeys.keys(), ...adoptedKeys.keys()].filter((key) => key.length >= shortestKey && !sealedKeys.has(key))
  const copyOf = (item: unknown, isSecret: boolean): unknown => {
    if (typeof item === 'string' || typeof item === 'number') {
      if (isSecret) return hiddenText
      return typeof item === 'number'
        ? item
        : keys.reduce((text, key) => text.replaceAll(key, hiddenText), item).replace(tokenPattern, hiddenText)
    }
    if (Array.isArray(item)) return item.map((child) => copyOf(child, isSecret))
    if (typeof item !== 'object' || item === null) return item
    return Object.fromEntries(Object.entries(item).map(([name, child]) => [name, copyOf(child, isSecret || isSecretName(name))]))
  }
  return copyOf(value, false) as Value
}
