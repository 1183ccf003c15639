import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { ServiceError, statusOf } from '../mock/serviceError.ts'
import type { ApiKeyRecord, UserRecord } from './records.ts'
import type { Store } from './store.ts'

/** A valid request, as handlers receive it. */
export interface FakeCall {
  store: Store
  readonly operation: Operation
  /** Path parameters, decoded. */
  readonly path: Record<string, string>
  /** Query parameters, parsed by their schemas, with the documented defaults. */
  readonly query: Record<string, unknown>
  /** The body; empty if the request has none. */
  readonly body: Json
  readonly key: ApiKeyRecord
  /** The user in `onBehalfOf`; `undefined` if the app itself acts. */
  readonly actor: UserRecord | undefined
  /** Set if empty objects in metadata come back as objects. */
  readonly keepsEmptyObjects?: true
}

/** Handles a call and returns the body of the success response. */
export type Handler = (call: FakeCall) => Json

/** Handlers by operation id. */
export type Handlers = Record<string, Handler>

export { ServiceError, statusOf }

let passed: ReadonlySet<string> = new Set()

/** @throws {ServiceError} always, except inside of {@link ignoringRejections} */
export function reject(code: string, message: string): never {
  if (passed.has(code)) return undefined as never
  throw new ServiceError(code, message)
}

/** The result for one of several records of a call: each succeeds or fails by itself. */
export function outcomeOf(act: () => Json | undefined): Json {
  try {
    const data = act()
    return { success: true, ...(data && { data }) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { success: false, error: { code: error.code, message: error.message } }
  }
}

/** Runs a function that goes on where it would reject with one of these codes. */
export function ignoringRejections<Result>(codes: ReadonlySet<string>, run: () => Result): Result {
  passed = codes
  try {
    return run()
  } finally {
    passed = new Set()
  }
}

/** Drops undefined properties, as JSON does. */
export function withoutUndefined(record: object): Json {
  const entries = Object.entries(record)
  return entries.every(([, value]) => value !== undefined)
    ? { ...record }
    : Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The body of a success without a record. */
export const confirmation = (message: string): Json => ({ data: { success: true, message } })

/** Those of the named fields that the body contains. */
export const pickFields = (body: Json, names: readonly string[]): Json =>
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
 * Checks that there can be another record, by the operation's quota: whatever the app's plan
 * allows.
 *
 * @param count - the current number of records
 * @throws {ServiceError} if the quota is reached
 */
export function requireRoom({ operation: { quota } }: FakeCall, count: number): void {
  if (quota && count >= quota.most) reject(quota.code ?? 'ERR_BAD_REQUEST', `There can be ${quota.most} ${quota.records} per ${quota.per}.`)
}

/**
 * Checks that no other record has the property that the operation calls unique.
 *
 * @throws {ServiceError} if it is taken
 */
export function requireUnique({ operation: { unique }, body, store }: FakeCall, records: Pick<ReadonlyMap<string, unknown>, 'has'>): void {
  if (!unique) return
  const value = String(body[unique.property])
  if (!records.has(value) && !records.has(value.toLowerCase())) return
  reject(unique.code ?? 'ERR_BAD_REQUEST', records === store.users ? takenUid(store, value) : `The ${unique.property} ${value} is taken.`)
}

/** Who has a uid that is taken. */
export function takenUid({ users }: Store, uid: string): string {
  const isDeactivated = users.get(uid.toLowerCase())?.deactivatedAt !== undefined
  return `The uid ${uid} is taken${isDeactivated ? ` by a user who is deactivated. ${howToReactivate}` : '.'}`
}

/** How to undo a deactivation, for the messages of errors. */
export const howToReactivate = 'reactivateUsers makes the user available again.'

const names = { users: 'users', groups: 'groups', groupMembers: 'members of a group' } as const

/** @throws {ServiceError} if there is no acting user */
export const actorOf = ({ actor }: FakeCall): UserRecord => actor ?? reject('ERR_BAD_REQUEST', 'The header onBehalfOf is missing.')
