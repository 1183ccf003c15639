import type { CreateReasonRequest } from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { type FakeCall, type Handlers, pickFields, reject, requireRoom, requireUnique, withoutUndefined } from '../fakeCall.ts'
import type { ReasonRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { moderationList } from './moderationRecords.ts'

function reasonOf({ store, path }: FakeCall): ReasonRecord {
  return store.reasons.get(path.id as string) ?? reject('ERR_REASON_NOT_FOUND', `There is no reason with id ${path.id}.`)
}

/** Adds a reason that messages can be flagged with. */
export function addReason(store: Store, request: CreateReasonRequest): ReasonRecord {
  const reason = {
    ...(pickFields(request as unknown as Json, ['id', 'name', 'description']) as unknown as ReasonRecord),
    createdAt: store.now(),
    updatedAt: store.now(),
  }
  store.reasons.set(reason.id, reason)
  return reason
}

export const reasons: Handlers = {
  'list-reasons': (call) => moderationList(call, call.store.reasons.values(), withoutUndefined),

  'create-reason'(call) {
    const { store, body } = call
    requireUnique(call, store.reasons)
    requireRoom(call, [...store.reasons.values()].filter((reason) => reason.default !== true).length)
    return { data: withoutUndefined(addReason(store, body as unknown as CreateReasonRequest)) }
  },

  'get-reason': (call) => ({ data: withoutUndefined(reasonOf(call)) }),
  'update-reason': (call) => ({
    data: withoutUndefined(Object.assign(reasonOf(call), pickFields(call.body, ['name']), { updatedAt: call.store.now() })),
  }),

  'delete-reason'(call) {
    const { id } = reasonOf(call)
    call.store.reasons.delete(id)
    return { success: true, message: `The reason ${id} was deleted.` }
  },
}
