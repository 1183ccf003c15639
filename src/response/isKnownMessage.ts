import { type KnownMessage, messageKinds } from '../../generated/chat.messages.ts'
import type { Message } from '../../generated/chat.ts'

/**
 * Whether a message is of a category and a type that the specification describes. Others still get
 * through, such as those that CometChat adds later; this is how a program catches them:
 *
 * ```ts
 * if (!isKnownMessage(message)) console.log('passed over', message.id)
 * ```
 *
 * @param message - a message of a response or an event
 */
export function isKnownMessage(message: Message): message is KnownMessage {
  const { category, type } = message as { category?: unknown; type?: unknown }
  const types = typeof category === 'string' && Object.hasOwn(messageKinds, category) ? messageKinds[category] : undefined
  return types !== undefined && (types.length === 0 || types.includes(type as string))
}
