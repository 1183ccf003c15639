import { beforeEach, expect, test } from 'vitest'
import { type ChatApiError, createChatClient, type FullChatClient, isChatApiError } from '../../src/index.ts'
import { createFakeChat, type FakeChat } from '../fake/createFakeChat.ts'

const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
let fake: FakeChat
let chat: FullChatClient

const clientOf = (own: FakeChat, key = apiKey) =>
  createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: key, fetch: own.fetch, retries: 0 })

beforeEach(async () => {
  fake = await createFakeChat({
    users: [
      { uid: 'mira', name: 'Mira Okafor', tags: ['keeper'] },
      { uid: 'jonas', name: 'Jonas Lind', status: 'available' },
      { uid: 'priya', name: 'Priya Nair' },
      { uid: 'dealbot', name: 'Best Deals' },
    ],
    groups: [
      { guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira', members: { moderators: ['jonas'], participants: ['dealbot'] } },
    ],
  })
  chat = clientOf(fake)
})

const refusal = (call: Promise<unknown>): Promise<ChatApiError> =>
  call.then(
    (value) => {
      throw new Error(`it was not refused: ${JSON.stringify(value)}`)
    },
    (error: unknown) => {
      if (isChatApiError(error)) return error
      throw error
    },
  )

test('what is created can be read, changed and deleted', async () => {
  await chat.createUser({ body: { uid: 'Zed', name: 'Zed Ångström 🍅', metadata: { bed: 'south-4' } } })
  expect((await chat.getUser({ uid: 'zed' })).data).toMatchObject({ uid: 'zed', name: 'Zed Ångström 🍅', metadata: { bed: 'south-4' } })
  await chat.updateUser({ uid: 'zed', body: { name: 'Zed', unset: ['metadata'] } })
  const { data } = await chat.getUser({ uid: 'zed' })
  expect(data.name).toBe('Zed')
  expect(data.metadata).toBeUndefined()
  await chat.deleteUser({ uid: 'zed', body: { permanent: true } })
  expect(await refusal(chat.getUser({ uid: 'zed' }))).toMatchObject({ status: 404, code: 'ERR_UID_NOT_FOUND' })
  expect((await chat.listUsers()).data.map(({ uid }) => uid)).toEqual(['mira', 'jonas', 'priya', 'dealbot'])
  expect(fake.violations).toEqual([])
})

test('a flagged message waits for a moderator, and is gone once it is disapproved', async () => {
  const { data: message } = await chat
    .as('dealbot')
    .sendMessage({ body: { receiver: 'tomato-growers', receiverType: 'group', type: 'text', data: { text: 'Half price today only!' } } })
  await chat.flagAMessage({ id: message.id, onBehalfOf: 'jonas', body: { reasonId: 'spam', remark: 'An advert.' } })
  const waiting = await chat.listFlaggedMessages()
  expect(waiting.data).toMatchObject([
    { id: message.id, flaggedCount: 1, flaggedBy: [{ uid: 'jonas', reasonId: 'spam', remark: 'An advert.' }] },
  ])
  await chat.reviewFlaggedMessage({ id: message.id, body: { status: 'disapproved' } })
  expect((await chat.listFlaggedMessages()).data).toEqual([])
  expect((await chat.listReviewedMessages()).data).toHaveLength(1)
  expect((await chat.listGroupMessages({ guid: 'tomato-growers' })).data).toEqual([])
  expect(fake.violations).toEqual([])
})
