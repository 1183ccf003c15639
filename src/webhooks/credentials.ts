import { base64 } from '../errors/redact.ts'

/** The user name and password that a webhook was created with. */
export interface WebhookCredentials {
  /** The user name set on the webhook. */
  readonly username: string | undefined
  /** The password set on the webhook. */
  readonly password: string | undefined
}

/** One pair of credentials, or several that are accepted. */
export type AcceptedCredentials = WebhookCredentials | readonly WebhookCredentials[]

/**
 * Accepted credentials, or a function that returns those for a request; nothing if no credentials
 * are accepted.
 */
export type CredentialSource<Request> =
  | AcceptedCredentials
  | ((request: Request) => AcceptedCredentials | undefined | PromiseLike<AcceptedCredentials | undefined>)

/**
 * Whether a request's `Authorization` header contains accepted Basic credentials.
 *
 * @param request - the request, as a function of credentials receives it
 * @returns a promise only if the function does: the body of a request whose credentials are known
 * is read at once
 * @throws TypeError if credentials are invalid, and what the function throws
 */
export function isAuthorized<Request>(header: string, source: CredentialSource<Request>, request: Request): boolean | Promise<boolean> {
  if (typeof source !== 'function') return isAccepted(header, source)
  const accepted = source(request)
  if (!isPromise(accepted)) return isAccepted(header, accepted)
  return Promise.resolve(accepted).then((resolved) => isAccepted(header, resolved))
}

const isPromise = <Value>(value: Value | PromiseLike<Value>): value is PromiseLike<Value> =>
  typeof (value as Partial<PromiseLike<Value>> | null | undefined)?.then === 'function'

function isAccepted(header: string, accepted: AcceptedCredentials | undefined): boolean {
  const authorization = header.replace(/^basic +/i, 'Basic ')
  let isFound = false
  // All are compared, so that the time does not show which are right.
  for (const { username, password } of checkCredentials(accepted ?? []))
    isFound = sameText(authorization, `Basic ${base64(`${username}:${password}`)}`) || isFound
  return isFound
}

/**
 * Checks credentials, and returns them as a list.
 * @throws TypeError naming what is missing
 */
export function checkCredentials(accepted: AcceptedCredentials): readonly { username: string; password: string }[] {
  const list: readonly WebhookCredentials[] = Array.isArray(accepted) ? accepted : [accepted]
  for (const credentials of list) {
    if (typeof credentials !== 'object' || credentials === null)
      throw new TypeError('parseWebhook: `credentials` must be `{ username, password }`, a list of these, or a function that returns them.')
    for (const name of ['username', 'password'] as const) {
      if (typeof credentials[name] !== 'string' || credentials[name] === '')
        throw new TypeError(`parseWebhook: \`${name}\` is missing: pass what was set on the webhook, a string that is not empty.`)
      if (/\p{Cc}/u.test(credentials[name]))
        throw new TypeError(`parseWebhook: \`${name}\` has a line break or another control character; check how it was read.`)
    }
    if (credentials.username?.includes(':'))
      throw new TypeError('parseWebhook: `username` must not contain a colon, which ends it in Basic credentials.')
  }
  return list as readonly { username: string; password: string }[]
}

/** Compares two texts in a time that depends on the length of the first only. */
function sameText(text: string, expected: string): boolean {
  const [bytes, expectedBytes] = [text, expected].map((string) => new TextEncoder().encode(string)) as [Uint8Array, Uint8Array]
  let difference = bytes.length ^ expectedBytes.length
  for (let index = 0; index < bytes.length; index++)
    difference |= (bytes[index] as number) ^ (expectedBytes[index % expectedBytes.length] as number)
  return difference === 0
}
