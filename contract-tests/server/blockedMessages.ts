import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { SetupFailed } from './notRun.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'
import { eventually } from './waiting.ts'

/** The kind of the messages that are blocked: no operation creates one. */
export const blockedMessage = '/moderation/blocked-messages/{id}'

/** A condition about words in a text. */
export const aboutWords: Json = {
  id: 1,
  entity: 'message',
  operand: 'text',
  operator: 'contains',
  category: 'word',
  isKeywordsReferencePresent: false,
  isMediaPresent: false,
}

/** Whether moderation has not decided about the message in a response. */
export const isUndecided = (body: unknown): boolean => valueAt(body, '/data/data/moderation/status') === 'pending'

/** The body of a text message. */
export const textMessage = (to: Json, text: string): Json => ({ ...to, category: 'message', type: 'text', data: { text } })

/**
 * Creates a rule about a word, sends a message with that word, and waits for the decision, which
 * follows the response.
 *
 * @returns the id of the message
 * @throws SetupFailed if the message is not blocked
 */
export async function blockMessage(server: ServerContext, fixtures: Fixtures): Promise<string> {
  const owner = await fixtures.record('/users', 'mira')
  const guid = await fixtures.record('/groups', 'tomato-growers')
  // Only messages of the run contain it, so that the rule affects no others.
  const word = fixtures.newId('word').replace(/[^a-z0-9-]/g, '-')
  const id = fixtures.newId('rule')
  const conditions = [{ ...aboutWords, value: [word] }]
  const name = `Contract test ${id.slice(-30)}`
  await fixtures.call('create-rule', { body: { id, name, enabled: true, conditions, action: ['blockMessage'] } })
  const { data } = await fixtures.call('send-message', {
    onBehalfOf: owner,
    body: textMessage({ receiver: guid, receiverType: 'group' }, `Only ${word} today`),
  })
  const message = String((data as Json | undefined)?.id)
  const isBlocked = async () => {
    const list = (await fixtures.call('list-blocked-messages', {})).data
    return Array.isArray(list) && list.some((entry) => String(valueAt(entry, '/message/id')) === message)
  }
  if (!(await eventually(server, isBlocked))) throw new SetupFailed('the rule of the run did not block a message')
  return message
}
