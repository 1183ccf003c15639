import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChatClient } from 'cometchat-rest'
import { createFakeChat } from 'cometchat-rest-testing/fake'
import { setupServer } from 'msw/node'
import { reviewFlagged } from './reviewFlagged.cjs'
import { seeds } from './seeds.cjs'

test('a flagged advert is blocked, by a client that knows nothing of the fake', async () => {
  const fake = await createFakeChat(seeds)
  const server = setupServer(...fake.handlers())
  server.listen({ onUnhandledRequest: 'error' })
  try {
    const chat = createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any' })
    await chat.flagAMessage({ id: '4201', onBehalfOf: 'jonas', body: { reasonId: 'spam' } })
    assert.deepEqual(await reviewFlagged(chat), ['4201'])
    assert.deepEqual(fake.violations, [])
  } finally {
    server.close()
  }
})
