import type { ChatEvent } from '../../generated/chat.events.ts'
import type { WebhookEvent } from '../../generated/chat.ts'
import { WebhookError } from '../errors/WebhookError.ts'
import { parseJson } from '../response/parseJson.ts'
import { readBody } from './body.ts'
import { headerOf, requestIn, type WebhookRequest, type WrappedRequest } from './request.ts'

/** The settings that a webhook was created with. */
export interface WebhookOptions {
  /** The user name set on the webhook. */
  readonly username: string | undefined
  /** The password set on the webhook. */
  readonly password: string | undefined
  /** The largest body that is read, in bytes. 1 MiB unless set. */
  readonly limit?: number | undefined
}

/**
 * The triggers that the specification does not describe, as the compiler sees them: texts that no described trigger is assignable to. A type only, as
 * nothing else keeps described and other events apart when `trigger` is compared.
 */
declare enum UndescribedTrigger {
  any = '',
}

/** An event whose `trigger` the specification does not describe: only its envelope is known. */
export interface UnknownEvent extends Omit<WebhookEvent, 'trigger'> {
  /** Names the event. To compare it with a name, convert it to a string first: `const trigger: string = event.trigger`. */
  trigger: UndescribedTrigger
  /** What happened; its form is not described. */
  data?: unknown
}

const defaultLimit = 2 ** 20
const optionNames = ['username', 'password', 'limit']

/**
 * Reads an event from a request that the service posted: checks its credentials before anything else, then the size and form of its body.
 *
 * ```ts
 * const event = await parseWebhook(request, { username, password })
 * if (event.trigger === 'message_sent') console.log(event.data.message.id)
 * ```
 *
 * Basic credentials are the only proof of origin that the service offers, and they are off until `useBasicAuth` is set on the webhook. Fields are
 * as the service sent them; beyond the envelope's `trigger` they are not checked.
 *
 * Source: the webhooks of openapi/chat.
 *
 * @param given - the request as the server hands it on: see {@link WebhookRequest}
 * @returns the event; one with a `trigger` that is not described comes as an {@link UnknownEvent}
 * @throws WebhookError if the request is refused; its `status` is the one to respond with
 * @throws TypeError if the options are invalid, or the body has been read already and was not kept
 */
export async function parseWebhook(given: WebhookRequest | WrappedRequest, options: WebhookOptions): Promise<ChatEvent | UnknownEvent> {
  const { username, password, limit } = checked(options)
  const request = requestIn(given)
  const credentials = headerOf(request, 'authorization') ?? ''
  if (!sameText(credentials.replace(/^basic +/i, 'Basic '), `Basic ${base64(`${username}:${password}`)}`))
    throw new WebhookError('unauthorized')
  const body = await readBody(request, limit)
  let event: unknown
  try {
    event = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (cause) {
    throw new WebhookError('malformed', cause)
  }
  if (typeof (event as { trigger?: unknown } | null)?.trigger !== 'string') throw new WebhookError('malformed')
  return event as ChatEvent | UnknownEvent
}

function checked(options: WebhookOptions): { username: string; password: string; limit: number } {
  if (typeof options !== 'object' || options === null) throw new TypeError('parseWebhook: pass `{ username, password }`.')
  const unknown = Object.keys(options).find((name) => !optionNames.includes(name))
  if (unknown !== undefined) throw new TypeError(`parseWebhook: there is no option \`${unknown}\`.`)
  const [username, password] = (['username', 'password'] as const).map((name) => {
    const value = options[name]
    if (typeof value !== 'string' || value === '')
      throw new TypeError(`parseWebhook: \`${name}\` is missing: pass what was set on the webhook, a text that is not empty.`)
    return value
  }) as [string, string]
  const { limit = defaultLimit } = options
  if (username.includes(':')) throw new TypeError('parseWebhook: `username` must not hold a colon, which ends it in Basic credentials.')
  if (!(limit > 0)) throw new TypeError('parseWebhook: `limit` must be a number of bytes above 0.')
  return { username, password, limit }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

const base64 = (text: string) => btoa(String.fromCharCode(...bytesOf(text)))

/** Compares two texts in a time that depends on the length of the given one only. */
function sameText(given: string, expected: string): boolean {
  const [one, other] = [bytesOf(given), bytesOf(expected)]
  let difference = one.length ^ other.length
  for (let index = 0; index < one.length; index++) difference |= (one[index] as number) ^ (other[index % other.length] as number)
  return difference === 0
}
