import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { createChatClient } from 'cometchat-rest'
import { createFakeChat } from 'cometchat-rest-testing/fake'
import { reviewFlagged } from './reviewFlagged.cjs'
import { seeds } from './seeds.cjs'

test('a flagged advert is blocked', async () => {
  const fake = await createFakeChat(seeds)
  const chat = createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch: fake.fetch })
  await chat.flagAMessage({ id: '4201', onBehalfOf: 'jonas', body: { reasonId: 'spam' } })
  assert.deepEqual(await reviewFlagged(chat), ['4201'])
  assert.deepEqual((await chat.listGroupMessages({ guid: 'tomato-growers' })).data, [])
  assert.deepEqual(fake.violations, [])
})

test('a double stands in for a method', async () => {
  const chat = createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any' })
  mock.method(chat, 'listFlaggedMessages', async () => ({ data: [] }))
  assert.deepEqual(await reviewFlagged(chat), [])
})
