import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Document, Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import type { ApiKeyRecord, UserRecord } from './records.ts'
import type { Store } from './store.ts'

/** A valid request, as handlers receive it. */
export interface Call {
  store: Store
  operation: Operation
  /** Path parameters, decoded. */
  path: Record<string, string>
  /** Query parameters, parsed by their schemas, with the documented defaults. */
  query: Record<string, unknown>
  /** The body; empty if the request has none. */
  body: Json
  /** The API key of the request. */
  key: ApiKeyRecord
  /** The user in `onBehalfOf`; `undefined` if the app itself acts. */
  actor: UserRecord | undefined
}

/** Handles a call and returns the body of the success response. */
export type Handler = (call: Call) => Json

/** Handlers by operation id. */
export type Handlers = Record<string, Handler>

/** Thrown by a handler to reject a call with a documented error code. */
export class ServiceError extends Error {
  readonly code: string
  readonly details: Json | undefined

  constructor(code: string, message: string, details?: Json) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** @throws {ServiceError} always */
export function reject(code: string, message: string): never {
  throw new ServiceError(code, message)
}

const missing = /_NOT_FOUND$|^ERR_(NOT_A_|CONVERSATION_NOT_ACCESSIBLE|AUTHTOKEN_NOT_ACCESSIBLE)/
const forbidden = /NO_ACCESS|NOT_JOINED|BLOCKED_|DENIED|SELF_ACTION|ACTION_NOT_ALLOWED/

/** The status of an error code: the documented status, or else the usual status for such a name. */
export function statusOf({ 'x-error-evidence': evidence }: Document, code: string): number {
  const documented = evidence?.[code]?.status
  if (documented !== undefined) return documented
  return missing.test(code) ? 404 : forbidden.test(code) ? 403 : 400
}

/** Drops undefined properties, as JSON does. */
export const present = <Record extends object>(record: Record): Json =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

/** The body of a success without a record. */
export const done = (message: string): Json => ({ data: { success: true, message } })

/** Those of the named fields that the body contains. */
export const pick = (body: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]))

/**
 * Checks the URLs of a record: the documents restrict them in responses, but not in requests.
 *
 * @throws {ServiceError} if a value is not a URL
 */
export function requireUrls(record: object, names: readonly string[], code: string): void {
  for (const name of names) {
    const value = (record as Json)[name]
    if (value !== undefined && !(fullFormats.uri as (text: string) => boolean)(String(value))) reject(code, `${name} is not a valid URL.`)
  }
}

/**
 * Checks that the app's plan allows another record.
 *
 * @param count - the current number of records
 * @throws {ServiceError} if the plan's quota is reached
 */
export function requireQuota({ behaviour }: Store, kind: keyof Store['behaviour']['planQuota'], count: number): void {
  const quota = behaviour.planQuota[kind]
  if (quota !== undefined && count >= quota) reject('ERR_PLAN_QUOTA_RESTRICTION', `The app's plan allows ${quota} ${names[kind]}.`)
}

/**
 * Checks that there can be another record, by the operation's quota: whatever the app's plan allows.
 *
 * @param count - the current number of records
 * @throws {ServiceError} if the quota is reached
 */
export function requireRoom({ operation: { quota } }: Call, count: number): void {
  if (quota && count >= quota.most) reject(quota.code ?? 'ERR_BAD_REQUEST', `There can be ${quota.most} ${quota.records} per ${quota.per}.`)
}

const names = { users: 'users', groups: 'groups', groupMembers: 'members of a group' } as const

/** @throws {ServiceError} if there is no acting user */
export const actorOf = ({ actor }: Call): UserRecord => actor ?? reject('ERR_BAD_REQUEST', 'The header onBehalfOf is missing.')
