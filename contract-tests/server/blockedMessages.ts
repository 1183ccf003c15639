import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { textMessage, toGroup } from './fixtureHelpers.ts'
import type { Fixtures } from './serverContext.ts'
import { SetupFailed } from './setupErrors.ts'
import { eventually } from './times.ts'

/** The kind of the messages that are blocked: no operation creates one. */
export const blockedMessage = '/moderation/blocked-messages/{id}'

/** A word that only messages of the run contain, so that a rule about it affects no others. */
export const ownWord = (fixtures: Fixtures): string => fixtures.newId('word').replace(/[^a-z0-9-]/g, '-')

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

/** A rule that blocks messages with a word. */
export const wordRule = (id: string, word: string): Json => ({
  id,
  name: `Contract test ${id.slice(-30)}`,
  enabled: true,
  conditions: [{ ...aboutWords, value: [word] }],
  action: ['blockMessage'],
})

/**
 * Creates a rule about a word, sends a message with that word, and waits for the decision, which
 * follows the response.
 *
 * @returns the id of the message
 * @throws SetupFailed if the message is not blocked
 */
export async function blockMessage(fixtures: Fixtures): Promise<string> {
  const owner = await fixtures.record('/users', 'mira')
  const guid = await fixtures.record('/groups', 'tomato-growers')
  const word = ownWord(fixtures)
  await fixtures.call('create-rule', { body: wordRule(fixtures.newId('rule'), word) })
  const { data } = await fixtures.call('send-message', {
    onBehalfOf: owner,
    body: textMessage(toGroup(guid), `Only ${word} today`),
  })
  const id = String((data as Json | undefined)?.id)
  const isBlocked = async () => {
    const list = (await fixtures.call('list-blocked-messages', {})).data
    return Array.isArray(list) && list.some((entry) => String(valueAt(entry, '/message/id')) === id)
  }
  if (!(await eventually(isBlocked))) throw new SetupFailed('the rule of the run did not block a message')
  return id
}
