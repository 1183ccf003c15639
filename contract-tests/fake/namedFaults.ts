import type { Json } from '../documents/json.ts'
import { ServiceError } from './fakeCall.ts'
import { contentOf } from './messages/messageStore.ts'

type NamedFault = [code: string, message: string]

/** Faults with a code of their own, by operation; any other is `ERR_BAD_REQUEST`. */
const faults: Readonly<Record<string, (body: Json) => NamedFault | undefined>> = {
  'create-user': ({ uid }) =>
    typeof uid === 'string' && /[^A-Za-z0-9_-]/.test(uid)
      ? ['ERR_INVALID_UID', 'A uid has only letters, digits, hyphens and underscores.']
      : undefined,
  'create-group': ({ type, password }) =>
    type === 'password' && !password ? ['ERR_EMPTY_GROUP_PASS', 'A group with a password needs the password.'] : undefined,
  'replace-global-pinned-conversations': ({ pinnedConversations }) =>
    Array.isArray(pinnedConversations) && pinnedConversations.length > 5
      ? ['ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED', 'The app pins at most five conversations.']
      : undefined,
  'send-message': (body) => receiverFault(body) ?? contentFault(body),
  'send-bot-message': (body) => receiverFault(body) ?? contentFault(body),
  'send-thread-message': contentFault,
}

/** The code and message for a fault of a body that has its own code. */
export function namedFault(operation: string, body: unknown): NamedFault | undefined {
  return typeof body === 'object' && body !== null ? faults[operation]?.(body as Json) : undefined
}

function receiverFault({ receiver, receiverType, multipleReceivers }: Json): NamedFault | undefined {
  if (!receiver && multipleReceivers === undefined) return ['ERR_EMPTY_RECEIVER', 'The message has no receiver.']
  return receiver && !['user', 'group'].includes(receiverType as string)
    ? ['ERR_INVALID_RECEIVER_TYPE', 'The type of a receiver is user or group.']
    : undefined
}

const categories = ['message', 'custom', 'interactive', 'card']

function contentFault({ category = 'message', type, data }: Json): NamedFault | undefined {
  if (!categories.includes(category as string))
    return ['ERR_INVALID_MESSAGE_CATEGORY', `The category of a message is ${categories.join(', ')}.`]
  if (category !== 'card' && !type) return ['ERR_EMPTY_MESSAGE_TYPE', 'The message has no type.']
  const { text } = (data ?? {}) as Json
  if (category === 'message' && type === 'text' && text !== undefined && typeof text !== 'string')
    return ['ERR_INVALID_MESSAGE_TEXT', 'The text of a message is a string.']
  try {
    contentOf(String(category), String(type), { ...(data as Json | undefined) })
    return undefined
  } catch (error) {
    if (error instanceof ServiceError) return [error.code, error.message]
    throw error
  }
}
