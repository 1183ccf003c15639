import { decoded } from './query.ts'
import type { RawRequest, RawResponse } from './rawExchange.ts'
import { isSecretName, rememberSecrets } from './redact.ts'

/** Matches every text with a secret name; most bodies have none and need no parsing. */
const secretHint = /pass|pwd|secret|token|credential|cookie|auth|key|signature|jwt|pem/i

/**
 * Remembers the passwords, tokens and keys of an exchange: a server may repeat them under no telling name, such as in an error message.
 *
 * @param response - unset while it is pending
 */
export function rememberSecretsOf({ url, headers, body }: RawRequest, response?: RawResponse): void {
  const pairs = (url.split('?')[1] ?? '').split('&').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [decoded(name), decoded(value.join('='))]
  })
  rememberSecrets([...headers, ...pairs].flatMap(([name, value]) => (isSecretName(name) ? [value] : [])))
  for (const text of [body, response?.body]) if (text !== undefined && secretHint.test(text)) rememberSecrets(secretsIn(text))
}

/** All strings below secret names in a JSON text. */
function secretsIn(text: string): string[] {
  const found: string[] = []
  const walk = (value: unknown, isSecret: boolean): void => {
    if (typeof value === 'string' && isSecret) found.push(value)
    if (typeof value !== 'object' || value === null) return
    for (const [name, child] of Object.entries(value)) walk(child, isSecret || (!Array.isArray(value) && isSecretName(name)))
  }
  try {
    walk(JSON.parse(text), false)
  } catch {
    // Invalid on purpose, or too deeply nested: its secrets also occur in valid requests.
  }
  return found
}
