import { expect, test } from 'vitest'
import { readContracts } from '../documents/contract.ts'
import { isCompared, parts } from '../model/parts.ts'
import { allReadings } from './formerReadings/formerReadings.ts'
import { inTurn } from './inTurn.ts'
import { compare } from './virtualRuns.ts'

// Servers that do what no source decides: silence of the documents is never a finding, and one such
// freedom is at most two questions. Some by day, all of them where every row has its turn.

const [chat] = await readContracts()
const compared = (chat?.operations ?? []).filter(isCompared)
const ids = new Set(compared.map(({ id }) => id))
const ofCompared = allReadings.filter(({ operations }) => operations.every((id) => ids.has(id)))

/**
 * Those with more groups, as a group is of one operation and one property: what several lists show,
 * and all that differs in another last message, are several.
 */
const inManyPlaces = new Set([
  ...['reset-user-conversation-effect/unread-only', 'user-messages-unread/up-to'],
  ...['reset-group-conversation-effect/unread-only', 'pattern-separator/commas', 'create-authtoken/returns-known'],
  ...['import-users/updates-known', 'create-group/owner-stays-outside', 'imports/owner-stays-outside'],
  ...['add-group-members/changes-scope', 'send-message/hidden-from-blockers', 'list-group-messages/either-content'],
  ...['list-messages/by-words', 'list-messages/affix-needs-cursor', 'messages/actions-are-read', 'list-messages/in-texts'],
  ...['list-messages/known-categories', 'list-all-messages/backwards', 'list-all-messages/newest-first'],
  ...['list-group-messages/newest-first', 'list-user-messages/newest-first', 'list-threads/newest-first'],
  ...['send-thread-message/one-receiver', 'update-message/tags-are-no-edit', 'pin-message/pins-again'],
  ...['delete-message/takes-replies', 'conversations/own-messages-only', 'conversations/pins-in-short'],
  ...['conversations/begin-with-a-message', 'flag-a-message/first-counts', 'keyword-lists/sentences-apart'],
  ...['update-submitted-message/empty-is-no-edit', 'rules/conditions-as-sent', 'update-keyword-list/empties-name'],
  ...['update-keyword-list/drops-description', 'list-conversations-with-tags/group'],
])

test.each(
  inTurn(
    ofCompared.map(({ name }) => name),
    48,
  ),
)('%s alone: no finding, and at most two groups of differences', async (name) => {
  const { operations } = ofCompared.find((reading) => reading.name === name) ?? { operations: [] }
  const { findings, groups } = await compare({ readings: [name] }, operations)
  expect(findings).toEqual([])
  if (!inManyPlaces.has(name)) expect(groups.length, groups.join('\n')).toBeLessThanOrEqual(2)
})

test.each(inTurn(parts, 10))('all together in one part of the comparison: no finding, $name', async ({ tags }) => {
  const only = compared.filter(({ tag }) => tags.includes(tag)).map(({ id }) => id)
  const { findings, differences } = await compare({ readings: ofCompared.map(({ name }) => name) }, only)
  expect(findings).toEqual([])
  expect(differences).not.toEqual([])
})
