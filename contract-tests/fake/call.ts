import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Operation } from '../document/document.ts'
import type { ApiKeyRecord, Json, Store, UserRecord } from './store.ts'

/** A valid request, as a family's handlers see it. */
export interface Call {
  store: Store
  operation: Operation
  /** Path parameters, decoded. */
  path: Record<string, string>
  /** Query parameters, read by their schemas, with the documented defaults. */
  query: Record<string, unknown>
  /** The body, empty if there was none. */
  body: Json
  /** The key that the call is made with. */
  key: ApiKeyRecord
  /** The user on whose behalf it is made; `undefined` when the app itself acts. */
  actor: UserRecord | undefined
}

/** Answers a call with the body of the documented success. */
export type Handler = (call: Call) => Json

/** Handlers by operation id. */
export type Handlers = Record<string, Handler>

/** Thrown by a handler: the service refuses, with an error code of the documents. */
export class Refusal extends Error {
  readonly code: string
  readonly details: Json | undefined

  constructor(code: string, message: string, details?: Json) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** @throws {Refusal} always */
export function refuse(code: string, message: string): never {
  throw new Refusal(code, message)
}

const missing = /_NOT_FOUND$|^ERR_NOT_A_(MEMBER|BANNED_USER|FRIEND)$|^ERR_CONVERSATION_NOT_ACCESSIBLE$|^ERR_AUTHTOKEN_NOT_ACCESSIBLE$/
const forbidden =
  /NO_ACCESS|NOT_JOINED|NO_CLEARANCE|NO_\w+_SCOPE|NO_SCOPE|PERMISSION_DENIED|BLOCKED_|NOT_A_SENDER|DENIED|SELF_ACTION|ACTION_NOT_ALLOWED|SYSTEM_PINNED/

/** The status of a refusal: the one that the operation documents for the code, else the one such codes have elsewhere. */
export function statusOf(operation: Operation | undefined, code: string): number {
  for (const [status, { content }] of Object.entries(operation?.responses ?? {})) {
    if (!/^[45]/.test(status)) continue
    const examples = Object.values(content?.['application/json']?.examples ?? {})
    if (examples.some(({ value }) => (value as { error?: { code?: string } }).error?.code === code)) return Number(status)
  }
  if (missing.test(code)) return 404
  if (code === 'ERR_TOO_MANY_REQUESTS') return 429
  if (/^AUTH_ERR_(EMPTY_APIKEY|APIKEY_NOT_FOUND)$/.test(code)) return 401
  return forbidden.test(code) ? 403 : 400
}

/** Leaves out what is `undefined`, as JSON does. */
export const present = <Record extends object>(record: Record): Json =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

/** The answer to what succeeds without a record to show. */
export const done = (message: string): Json => ({ data: { success: true, message } })

/** The named fields of a body that were sent. */
export const pick = (body: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]))

/**
 * Addresses that come with imported records are not checked by the documents, but all that is answered is.
 *
 * @throws {Refusal} if one is no address
 */
export function demandAddresses(record: object, names: readonly string[], code: string): void {
  for (const name of names) {
    const value = (record as Json)[name]
    if (value !== undefined && !(fullFormats.uri as (text: string) => boolean)(String(value))) refuse(code, `${name} is not an address.`)
  }
}
