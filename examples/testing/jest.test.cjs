/* global jest */
const { expect, test } = require('@jest/globals')
const { createChatClient } = require('cometchat-rest')
const { createFakeChat } = require('cometchat-rest-testing/fake')
const { reviewFlagged } = require('./reviewFlagged.cjs')
const { seeds } = require('./seeds.cjs')

test('a flagged advert is blocked', async () => {
  const fake = await createFakeChat(seeds)
  const chat = createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch: fake.fetch })
  await chat.flagAMessage({ id: '4201', onBehalfOf: 'jonas', body: { reasonId: 'spam' } })
  expect(await reviewFlagged(chat)).toEqual(['4201'])
  expect((await chat.listGroupMessages({ guid: 'tomato-growers' })).data).toEqual([])
  expect(fake.violations).toEqual([])
})

test('a spy stands in for a method', async () => {
  const chat = createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any' })
  jest.spyOn(chat, 'listFlaggedMessages').mockResolvedValue({ data: [] })
  expect(await reviewFlagged(chat)).toEqual([])
})

test("a spy loses a list's `.items`, which can be put back", async () => {
  const fake = await createFakeChat(seeds)
  const chat = createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch: fake.fetch })
  const { items } = chat.listUsers
  const spy = jest.spyOn(chat, 'listUsers')
  expect(chat.listUsers.items).toBeUndefined()
  Object.assign(spy, { items })
  expect(await chat.listUsers.items().toArray()).toHaveLength(2)
})
