import type { Message } from '../../generated/chat.ts'

/**
 * What CometChat posts to a moderation engine of your own, which a rule asks about a message.
 *
 * Source: the documentation's page on custom moderation (`moderation/custom/custom-api.mdx`).
 */
export interface ModerationRequest {
  /**
   * The latest messages of the conversation, oldest first: each an object with a uid as its only
   * key and the text as its value. The last is the message to decide about, whole, with the status
   * `pending`.
   */
  readonly contextMessages: readonly ModerationContext[]
}

/** A message of the conversation: its text, or the whole message, under a uid. */
export interface ModerationContext {
  readonly [uid: string]: string | Message
}

/**
 * What a moderation engine of your own responds, with status 200 and within 2 seconds. Any other
 * status, a later response and a response without a verdict are failures, after which the rule's
 * setting decides.
 */
export interface ModerationVerdict {
  /** Whether the message is what the rule looks for. */
  readonly isMatchingCondition: boolean
  /**
   * How certain that is, from 0 to 1. CometChat compares it with the threshold of the rule's
   * condition.
   */
  readonly confidence: number
  /** Why, in words. */
  readonly reason?: string | undefined
}
