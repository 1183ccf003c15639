import { valueAt } from '../documents/pointer.ts'
import { ownWord, wordRule } from '../server/blockedMessages.ts'
import { createUsers, textMessage, toUser } from '../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import { eventually } from '../server/times.ts'

/** Rules also apply to messages that the app delivers itself, after the response. */
async function submitted(session: Session): Promise<void> {
  const [sender, receiver] = await createUsers(session, 2)
  const word = ownWord(session.fixtures)
  await session.call('create-rule', { body: wordRule(session.fixtures.newId('rule'), word) })
  const submit = (text: string) =>
    session.data('submit-message-for-moderation', {
      body: { sender, ...textMessage(toUser(receiver), text) },
    })
  const [caught, harmless] = [await submit(`Only ${word} today`), await submit('Only seedlings today')]
  for (const message of [caught, harmless]) {
    const status = valueAt(message, '/data/moderation/status')
    if (status !== undefined) session.equal('review_decision', '/data/data/moderation/status', 'pending', status)
  }
  const decision = async (id: unknown) =>
    valueAt(await session.data('get-submitted-message', { id: String(id) }), '/data/moderation/status')
  const isDecided = async (id: unknown, expected: string) => {
    await eventually(async () => (await decision(id)) === expected, 3000)
    const got = await decision(id)
    // How long a decision may take is not documented.
    if (got !== undefined && got !== 'pending') session.equal('rule_applied', '/data/data/moderation/status', expected, got)
  }
  await isDecided(caught.id, 'disapproved')
  await isDecided(harmless.id, 'approved')
  await session.step('an edit is checked again', async () => {
    await session.call('update-submitted-message', { id: String(harmless.id), body: { data: { text: `Now ${word} too` } } })
    await isDecided(harmless.id, 'disapproved')
  })
}

/** Messages that the app submits for moderation and delivers itself. */
export const submittedScenarios: readonly Scenario[] = [
  {
    name: 'rules apply to submitted messages after the response',
    operation: 'submit-message-for-moderation',
    beyondModel: true,
    needs: ['create-rule', 'get-submitted-message'],
    run: submitted,
  },
]
