import { expect, test } from 'vitest'
import { isCompared, parts } from '../comparison/parts.ts'
import { readContracts } from '../documents/documents.ts'
import { allReadings } from './formerReadings/formerReadings.ts'
import { findingsIn } from './honestServer.ts'
import { honestMix } from './honestServers.ts'
import { inTurn } from './inTurn.ts'
import { modelledIn } from './modelledIn.ts'
import { checkStyle, compare } from './virtualRuns.ts'

// Servers that do what no source decides: silence of the documents is never a finding, and one such
// freedom is at most two questions. Some by day, all of them where every row has its turn.

const [chat] = await readContracts()
const compared = (chat?.operations ?? []).filter(isCompared)
const ids = new Set(compared.map(({ id }) => id))
const ofCompared = allReadings.filter(({ operations }) => operations.every((id) => ids.has(id)))

/** Those with more, where one behaviour shows in values that only the service could relate. */
const withMoreQuestions = new Set([
  ...['reset-group-conversation-effect/unread-only', 'reset-user-conversation-effect/unread-only', 'create-group/owner-stays-outside'],
  ...['imports/owner-stays-outside', 'add-group-members/changes-scope', 'list-messages/affix-needs-cursor'],
  ...['messages/actions-are-read', 'send-thread-message/one-receiver', 'delete-message/takes-replies', 'send-message/returns-the-last'],
  ...['flag-a-message/first-counts'],
])

test.each(
  inTurn(
    ofCompared.map(({ name }) => name),
    48,
  ),
)('%s alone: no finding, and at most two questions', async (name) => {
  const { operations } = ofCompared.find((reading) => reading.name === name) ?? { operations: [] }
  const { findings, questions } = await compare({ readings: [name] }, operations)
  expect(findings).toEqual([])
  if (!withMoreQuestions.has(name)) expect(questions.length, questions.join('\n')).toBeLessThanOrEqual(2)
})

const mixes = [1, 2, 3, 4, 5, 6].flatMap((seed) => parts.map((part) => ({ seed, name: part.name, part })))

test.each(inTurn(mixes, 30))('liberties that seed $seed chooses, in all checks of $name: no finding', async ({ seed, part }) => {
  expect(findingsIn(await checkStyle(honestMix(seed), { only: modelledIn(part), seed }))).toEqual([])
})

test.each(inTurn(parts, 10))('all together in one part of the comparison: no finding, $name', async ({ tags }) => {
  const only = compared.filter(({ tag }) => tags.includes(tag)).map(({ id }) => id)
  const { findings, differences } = await compare({ readings: ofCompared.map(({ name }) => name) }, only)
  expect(findings).toEqual([])
  expect(differences).not.toEqual([])
})
