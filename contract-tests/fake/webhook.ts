import { createHmac } from 'node:crypto'
import type { ChatEvent } from '../../src/webhooks.ts'
import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { eventProblems } from '../validate/validateEvent.ts'

/** Options of the fake's webhook. */
export interface FakeWebhook {
  /** URL that receives events as they happen. Without it and without `fetch`, nothing is posted. */
  readonly url?: string
  /** User name for Basic authentication. Default: `linden-yard`. */
  readonly username?: string
  /** Password for Basic authentication. Default: `open-the-gate`. */
  readonly password?: string
  /**
   * Signs each event with this secret, in the header `X-CometChat-Signature`. Default: events have
   * no signature.
   */
  readonly secret?: string
  /** Webhook id in every event. Default: `garden-log`. */
  readonly id?: string
  /** Posts only events with these triggers. */
  readonly triggers?: EventName[]
  /** Replaces the global `fetch`, for example to call the application's handler directly. */
  readonly fetch?: (request: Request) => Response | Promise<Response>
}

/** Options of the events that follow other events. */
export interface FakeEvents {
  /**
   * Whether an edit sends three further `message_sent` with messages of category `action`, and a
   * deletion one, as live tests saw. Default: true.
   */
  readonly actions?: boolean
  /**
   * Whether they come as late as live tests measured, up to 3.5 seconds after an edit. Default:
   * false, which sends them all at once.
   */
  readonly delays?: boolean
}

/** The trigger of a documented event. */
export type EventName = ChatEvent['trigger']

/** The event with a trigger. */
export type EventOf<Trigger extends EventName> = Extract<ChatEvent, { trigger: Trigger }>

/** Any part of a record, at any depth. */
export type DeepPartial<Record> = Record extends readonly unknown[]
  ? Record
  : Record extends object
    ? { [Name in keyof Record]?: DeepPartial<Record[Name]> }
    : Record

/** An event as it is posted. */
export interface AnyEvent {
  readonly trigger: string
  readonly data: Json
  readonly appId: string
  readonly region: string
  readonly webhook: string
}

/**
 * Creates the request that a webhook posts: JSON, with Basic authentication if both user name and
 * password are set, and signed if there is a secret.
 *
 * @param event - the event, with its envelope
 */
export function signWebhook(
  event: object,
  { url = 'http://127.0.0.1/webhook', username, password, secret }: Pick<FakeWebhook, 'url' | 'username' | 'password' | 'secret'> = {},
): Request {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (username !== undefined && password !== undefined)
    headers.authorization = `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`
  const body = JSON.stringify(event)
  if (secret !== undefined) headers['x-cometchat-signature'] = createHmac('sha256', secret).update(body).digest('hex')
  return new Request(url, { method: 'POST', headers, body })
}

/**
 * Creates an event: the documented example with overrides.
 *
 * @throws if the trigger is unknown, or the event would violate its schema
 */
export function makeEvent(
  chat: Contract,
  envelope: Pick<AnyEvent, 'appId' | 'region' | 'webhook'>,
  trigger: string,
  overrides: Json = {},
): AnyEvent {
  const described = chat.webhooks.find(({ path }) => path === trigger)
  const [example] = Object.values(described?.body?.content['application/json']?.examples ?? {})
  if (!example) throw new Error(`Unknown event: ${trigger}. Documented events: ${chat.webhooks.map(({ path }) => path).join(', ')}.`)
  const event = merged({ ...(example.value as Json), ...envelope }, overrides) as unknown as AnyEvent
  const faults = eventProblems(chat, event)
  if (faults.length > 0) throw new Error(`The event ${trigger} would violate its schema: ${faults.join('; ')}.`)
  return event
}

/**
 * Merges changes into a record: objects are merged, other values replaced, and `undefined` removes.
 */
function merged(base: Json, changes: Json): Json {
  const names = new Set([...Object.keys(base), ...Object.keys(changes)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      if (!Object.hasOwn(changes, name)) return [[name, base[name]]]
      const [before, after] = [base[name], changes[name]]
      return after === undefined ? [] : [[name, isObject(before) && isObject(after) ? merged(before, after) : after]]
    }),
  )
}
