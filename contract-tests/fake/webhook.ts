import type { ChatEvent } from '../../src/webhooks.ts'
import type { Contract } from '../spec/contract.ts'
import { eventProblems } from '../validate/validateEvent.ts'
import type { Json } from './store.ts'

/** Where a webhook posts its events, and with which credentials. */
export interface FakeWebhook {
  /** Address that events are posted to as they happen. Without it and without `fetch`, nothing is posted. */
  url?: string
  /** User name of the Basic credentials; `linden-yard` unless set. */
  username?: string
  /** Their password; `open-the-gate` unless set. */
  password?: string
  /** Id of the webhook, which every event carries; `garden-log` unless set. */
  id?: string
  /** Posts only events with these triggers. */
  triggers?: EventName[]
  /** Used in place of the global `fetch`, such as to call the application's own handler directly. */
  fetch?: (request: Request) => Promise<Response>
}

/** The trigger of an event that the documents describe. */
export type EventName = ChatEvent['trigger']

/** The event with a trigger. */
export type EventOf<Trigger extends EventName> = Extract<ChatEvent, { trigger: Trigger }>

/** Any part of a record, at any depth. */
export type Part<Record> = Record extends readonly unknown[]
  ? Record
  : Record extends object
    ? { [Name in keyof Record]?: Part<Record[Name]> }
    : Record

/** An event as it is posted. */
export interface AnyEvent {
  trigger: string
  data: Json
  appId: string
  region: string
  webhook: string
}

/**
 * Makes the request that a webhook posts: JSON, with Basic credentials if it has both a user name and a password.
 *
 * @param event - the event, with its envelope
 */
export function signWebhook(
  event: object,
  { url = 'http://127.0.0.1/webhook', username, password }: Pick<FakeWebhook, 'url' | 'username' | 'password'> = {},
): Request {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (username !== undefined && password !== undefined)
    headers.authorization = `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(event) })
}

/**
 * Makes an event: the documents' example of it, with the test's changes.
 *
 * @throws if there is no such trigger, or the event would break its schema
 */
export function makeEvent(
  chat: Contract,
  envelope: Pick<AnyEvent, 'appId' | 'region' | 'webhook'>,
  trigger: string,
  overrides: Json = {},
): AnyEvent {
  const described = chat.webhooks.find(({ path }) => path === trigger)
  const [example] = Object.values(described?.body?.content['application/json']?.examples ?? {})
  if (!example)
    throw new Error(`The documents describe no event ${trigger}. They describe: ${chat.webhooks.map(({ path }) => path).join(', ')}.`)
  const event = merged({ ...(example.value as Json), ...envelope }, overrides) as unknown as AnyEvent
  const faults = eventProblems(chat, event)
  if (faults.length > 0) throw new Error(`The event ${trigger} would break its schema: ${faults.join('; ')}.`)
  return event
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record with changes: objects are merged, everything else is replaced, `undefined` removes. */
function merged(base: Json, changes: Json): Json {
  const names = new Set([...Object.keys(base), ...Object.keys(changes)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      if (!Object.hasOwn(changes, name)) return [[name, base[name]]]
      const [before, after] = [base[name], changes[name]]
      return after === undefined ? [] : [[name, isRecord(before) && isRecord(after) ? merged(before, after) : after]]
    }),
  )
}
