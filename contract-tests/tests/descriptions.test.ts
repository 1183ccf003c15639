import { expect, test } from 'vitest'
import { companionsOf } from '../cases/companions.ts'
import { readContracts } from '../documents/contract.ts'

// The checks derive some rules from descriptions; rewording a description must not drop its rule unnoticed.

test.each([
  ['list-groups', 'hasJoined', 'onBehalfOf'],
  ['list-all-messages', 'unread', 'count'],
  ['list-all-messages', 'toTimestamp', 'fromTimestamp'],
  ['list-threads', 'updatedAt', 'affix'],
  ['list-threads', 'participatedByMe', 'onBehalfOf'],
  ['list-group-messages', 'unread', 'onBehalfOf'],
  ['list-user-messages', 'myMentionsOnly', 'onBehalfOf'],
])('%s sends %s together with %s', async (operationId, name, companion) => {
  const [chat] = await readContracts()
  const parameter = chat?.operations.find(({ id }) => id === operationId)?.parameters.find((candidate) => candidate.name === name)
  expect(parameter && companionsOf(parameter)).toContain(companion)
})

test.each([
  [/changes nothing and keeps the first `\w+`/, ['pin-group-conversation', 'pin-user-conversation', 'save-message']],
  [/changes nothing and succeeds/, ['unpin-group-conversation', 'unpin-message', 'unpin-user-conversation', 'unsave-message']],
  [/^Changes the (name|content|tags)\b/, ['update-apikey', 'update-message', 'update-reason', 'update-submitted-message']],
])('%s matches only the descriptions of %j', async (pattern, expected) => {
  const [chat] = await readContracts()
  expect(
    chat?.operations
      .filter(({ description }) => pattern.test(description))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(expected)
})
