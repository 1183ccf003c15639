import type { SubmitMessageRequest } from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { confirmation, type FakeCall, type Handlers, reject, ServiceError, withoutUndefined } from '../fakeCall.ts'
import { statedFilter } from '../filters.ts'
import { type ImpliedRecords, withImpliedRecords } from '../impliedRecords.ts'
import { makeMessage, showMessage } from '../messages/messageStore.ts'
import { edit } from '../messages/messages.ts'
import { rangeBody } from '../paging.ts'
import type { MessageRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { isWithheld } from './rules.ts'

function submittedOf({ store, path }: FakeCall): MessageRecord {
  return store.submitted.get(path.id as string) ?? reject('ERR_MESSAGE_ID_NOT_FOUND', `No message with id ${path.id} was submitted.`)
}

/** The message of a request, which may describe its sender and receiver. */
function submittedMessage(store: Store, implied: ImpliedRecords, body: Json): MessageRecord {
  const request = body as unknown as SubmitMessageRequest
  const { senderUserDetails, receiverUserDetails, receiverGroupDetails } = body as Record<string, Json | undefined>
  const receiver =
    request.receiverType === 'group'
      ? implied.group(request.receiver, receiverGroupDetails)
      : implied.user(request.receiver, receiverUserDetails)
  const { muid, tags, sentAt } = request
  return makeMessage(
    store,
    {
      sender: implied.user(request.sender, senderUserDetails),
      receiver,
      receiverType: request.receiverType,
      category: request.category ?? 'message',
      type: request.type ?? 'text',
      data: { ...(request.data as Json | undefined) },
      ...(withoutUndefined({ muid, tags, sentAt }) as Partial<MessageRecord>),
    },
    true,
  )
}

/** The response to a submission or an edit, after which the rules decide. */
function undecided(store: Store, message: MessageRecord): Json {
  message.moderation = { status: 'pending' }
  const data = showMessage(store, message)
  message.moderation = { status: isWithheld(store, message) ? 'disapproved' : 'approved' }
  return { data }
}

/** The operation has no codes of its own for an invalid sender or receiver. */
function withGeneralCode<Result>(submit: () => Result): Result {
  try {
    return submit()
  } catch (error) {
    if (error instanceof ServiceError) reject('ERR_BAD_REQUEST', error.message)
    throw error
  }
}

export const submitted: Handlers = {
  'submit-message-for-moderation'({ store, body }) {
    const message = withGeneralCode(() => withImpliedRecords(store, (implied) => submittedMessage(store, implied, body)))
    if (message.muid !== undefined && [...store.submitted.values()].some(({ muid }) => muid === message.muid))
      reject('ERR_BAD_REQUEST', `The muid ${message.muid} is taken.`)
    store.submitted.set(message.id, message)
    return undecided(store, message)
  },

  'list-submitted-messages'(call) {
    const { store, query } = call
    const { receiverUID, receiverGUID } = query
    const to = ({ receiverType, receiver }: MessageRecord) =>
      (receiverUID === undefined || (receiverType === 'user' && receiver === receiverUID)) &&
      (receiverGUID === undefined || (receiverType === 'group' && receiver === receiverGUID))
    const shownMessages = [...store.submitted.values()].filter(to).map((message) => showMessage(store, message))
    const data = shownMessages.filter(statedFilter(call) ?? Boolean)
    return rangeBody(data, Math.max(100, data.length))
  },

  'get-submitted-message': (call) => ({ data: showMessage(call.store, submittedOf(call)) }),

  'update-submitted-message'(call) {
    const message = submittedOf(call)
    edit(call.store, message, call.body.data as Json | undefined, message.sender, true)
    return undecided(call.store, message)
  },

  'delete-submitted-message'(call) {
    const { id } = submittedOf(call)
    call.store.submitted.delete(id)
    return confirmation(`Message ${id} was deleted.`)
  },
}
