import type { Json } from '../documents/json.ts'
import { type FakeCall, type Handler, reject } from './fakeCall.ts'
import type { GroupRecord } from './store.ts'

/** Handles a call of an operation in the place of its handler, which it may call. */
export type Wrap = (call: FakeCall, next: Handler) => Json

/** Changes the call. */
export const onCall =
  (change: (call: FakeCall) => FakeCall): Wrap =>
  (call, next) =>
    next(change(call))

/** Rejects calls before they have an effect. */
export const rejecting = (code: string, isRejected: (call: FakeCall) => boolean): Wrap =>
  onCall((call) => (isRejected(call) ? reject(code, 'The request is rejected.') : call))

/** The group in the path of a call. */
export const groupIn = ({ store, path }: FakeCall): GroupRecord | undefined => store.groups.get(String(path.guid).toLowerCase())

/** The records of a list in a response. */
export const listedRecords = (body: Json): Json[] => (Array.isArray(body.data) ? (body.data as Json[]) : [])
