import { expect, test } from 'vitest'
import { companionsOf } from '../documents/companions.ts'
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
