import { expect, test } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { apiKey } from './support/key.ts'

test('rethrows a ContractViolationError of `fetch` without retrying', async () => {
  const violation = Object.assign(new Error('The response breaks the specification.'), { name: 'ContractViolationError' })
  let calls = 0
  const chat = createChatClient({
    appId: 'app-linden-yard',
    apiKey,
    fetch: async () => {
      calls++
      throw violation
    },
  })
  await expect(chat.listRoles()).rejects.toBe(violation)
  expect(calls).toBe(1)
})
