import type { Json } from '../documents/json.ts'
import type { Call, Handler } from '../fake/call.ts'
import type { GroupRecord } from '../fake/store.ts'

/** Wraps the handler of an operation of the fake. */
export type Wrap = (next: Handler) => Handler

/** Changes the call. */
export const onCall =
  (change: (call: Call) => Call): Wrap =>
  (next) =>
  (call) =>
    next(change(call))

/** The group in the path of a call. */
export const groupIn = ({ store, path }: Call): GroupRecord | undefined => store.groups.get(String(path.guid).toLowerCase())

/** The records of a list in a response. */
export const itemsOf = (body: Json): Json[] => (Array.isArray(body.data) ? (body.data as Json[]) : [])
