import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { nearestFaults } from '../documents/nearest.ts'
import { detailedMessage } from './request.ts'

/**
 * The violations of an event, such as `/data/message/id must be string`; empty if it is valid or
 * its trigger is undocumented.
 */
export function eventProblems(chat: Contract, event: { trigger: string }): string[] {
  const schema = chat.webhooks.find(({ path }) => path === event.trigger)?.body?.content['application/json']?.schema
  if (!schema) return []
  return nearestFaults(chat, schema, event).map(
    ({ pointer, message, parameters }) => `${pointer || '/'} ${detailedMessage(message, parameters)}`,
  )
}

/**
 * Validates an event against the specification, for the option `validate` of `parseWebhook` in
 * development and tests.
 *
 * ```ts
 * const event = await parseWebhook(request, { username, password, validate: validateEvent })
 * ```
 *
 * @returns the violations, each with a JSON pointer into the event and without its values; empty if
 * it is valid or its trigger is undocumented
 */
export async function validateEvent(event: { readonly trigger: unknown; readonly data?: unknown }): Promise<string[]> {
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return ['/ must be object']
  const { trigger } = event
  if (typeof trigger !== 'string') return [`/trigger ${trigger === undefined ? 'is missing' : 'must be string'}`]
  const [chat] = await readContracts()
  return chat ? eventProblems(chat, { ...event, trigger }) : []
}
