import { decoded } from './query.ts'
import type { RawRequest, RawResponse } from './rawExchange.ts'
import { isSecretName, rememberSecrets } from './redact.ts'

/** Where a text that holds no such word has no secret names, so that most bodies need not be read. */
const secretHint = /pass|pwd|secret|token|credential|cookie|auth|key|signature|jwt|pem/i

/**
 * Remembers the passwords, tokens and keys of an exchange: a server may repeat them where no name says what they are, such as in the text of an error.
 *
 * @param response - unset before it has come
 */
export function rememberSecretsOf({ url, headers, body }: RawRequest, response?: RawResponse): void {
  const pairs = (url.split('?')[1] ?? '').split('&').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [decoded(name), decoded(value.join('='))]
  })
  rememberSecrets([...headers, ...pairs].flatMap(([name, value]) => (isSecretName(name) ? [value] : [])))
  for (const text of [body, response?.body]) if (text !== undefined && secretHint.test(text)) rememberSecrets(secretsIn(text))
}

/** The texts below secret names of a JSON text. */
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
    // Broken on purpose, or of too many levels: what it repeats was sent in other requests, too.
  }
  return found
}
