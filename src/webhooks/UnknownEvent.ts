import type { WebhookEvent } from '../../generated/chat.ts'

/**
 * The triggers that the specification does not describe, as the compiler sees them: strings that no
 * described trigger is assignable to. An enum, as nothing else lets the compiler tell described and
 * other events apart when `trigger` is compared.
 */
declare enum UndescribedTrigger {
  any = '',
}

/** An event whose `trigger` the specification does not describe: only its envelope is known. */
export interface UnknownEvent extends Omit<WebhookEvent, 'trigger'> {
  /**
   * Names the event. To compare it with a name, convert it to a string first:
   * `const trigger: string = event.trigger`.
   */
  readonly trigger: UndescribedTrigger
  /** What happened, in a form that is not described. */
  readonly data?: unknown
}
