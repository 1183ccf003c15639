import { type AnyRequest, headerOf } from './request.ts'

/** One secret, or several that are accepted. */
export type AcceptedSecrets = string | readonly string[]

/**
 * The header with the hexadecimal HMAC-SHA256 of the body. Source: schema `WebhookEvent` of the
 * specification.
 */
const signatureHeader = 'x-cometchat-signature'

/**
 * Checks secrets, and returns them as a list.
 * @throws TypeError naming what is missing
 */
export function checkSecrets(secret: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(secret) ? secret : [secret]
  if (list.length === 0 || !list.every((text) => typeof text === 'string' && text !== ''))
    throw new TypeError(
      "parseWebhook: `secret` must be the webhook's secret, a string that is not empty, or a list of these; leave it out to check no signature.",
    )
  if (list.some((text) => /\p{Cc}/u.test(text as string)))
    throw new TypeError('parseWebhook: `secret` has a line break or another control character; check how it was read.')
  return list as readonly string[]
}

/** The signature in a request's header; `undefined` if there is none, or it cannot be one. */
export function signatureIn(request: AnyRequest): Uint8Array | undefined {
  const text = headerOf(request, signatureHeader) ?? ''
  return /^[0-9a-f]{64}$/i.test(text) ? Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)) : undefined
}

/**
 * Whether a body was signed with one of the secrets. The platform compares in constant time.
 *
 * @param body - the bytes as they were received
 */
export async function isSigned(body: Uint8Array, signature: Uint8Array, secrets: readonly string[]): Promise<boolean> {
  const { subtle } = globalThis.crypto
  let isFound = false
  // All are tried, so that the time does not show which is right.
  for (const secret of secrets) {
    const key = await subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
    isFound = (await subtle.verify('HMAC', key, signature as BufferSource, body as BufferSource)) || isFound
  }
  return isFound
}
