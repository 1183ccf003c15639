import { expect, test } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { createFakeChat } from '../fake.ts'
import { startMock } from '../mock/startMock.ts'

const users = [{ uid: 'mira', name: 'Mira Okafor' }]

test('fails the same share of calls in every run', async () => {
  const fake = await createFakeChat({ users, failRate: 0.3 })
  const chat = createChatClient({ appId: 'app', region: 'eu', apiKey: 'any', fetch: fake.fetch, retries: 0 })
  const outcomes = async () => {
    for (let call = 0; call < 100; call++) await chat.getUser({ uid: 'mira' }).catch(() => {})
    return fake.requests.map(({ status }) => status)
  }
  const first = await outcomes()
  expect(first.filter((status) => status === 500).length).toBeGreaterThan(15)
  expect(first.filter((status) => status === 500).length).toBeLessThan(45)
  fake.reset()
  expect(await outcomes()).toEqual(first)
  fake.failRate(1, { status: 503 })
  await expect(chat.getUser({ uid: 'mira' })).rejects.toMatchObject({ status: 503 })
  fake.failRate(0)
  await chat.getUser({ uid: 'mira' })
  fake.failRate(1, { status: 503 }, 'listUsers')
  await expect(chat.listUsers()).rejects.toMatchObject({ status: 503 })
  await chat.getUser({ uid: 'mira' })
  expect(() => fake.failRate(1, {}, 'listUser')).toThrow(/listUser/)
  expect(() => fake.failRate(2)).toThrow('2 is not a share of calls between 0 and 1.')
})

const fake = await createFakeChat({ users })

test.each<[what: string, call: () => unknown, message: string]>([
  ['createFakeChat', () => createFakeChat({ settlng: 1 } as object), 'createFakeChat: there is no option settlng. Did you mean settling?'],
  [
    'its webhook',
    () => createFakeChat({ webhook: { ulr: '' } as object }),
    'createFakeChat webhook: there is no option ulr. Did you mean url?',
  ],
  ['its events', () => createFakeChat({ events: { delay: true } as object }), 'there is no option delay. Did you mean delays?'],
  ['its quota', () => createFakeChat({ planQuota: { user: 1 } as object }), 'there is no option user. Did you mean users?'],
  ['failNext', () => fake.failNext('getUser', { stauts: 500 } as object), 'failNext: there is no option stauts. Did you mean status?'],
  ['failRate', () => fake.failRate(1, { retryafter: 1 } as object), 'failRate: there is no option retryafter. Did you mean retryAfter?'],
  ['answerNext', () => fake.answerNext('getUser', { boddy: {} } as object), 'answerNext: there is no option boddy. Did you mean body?'],
  ['answerNext', () => fake.answerNext('getUser', { uncheckd: true } as object), 'Did you mean unchecked?'],
  ['answerNext', () => fake.answerNext('getUser', null as never), 'answerNext takes an object of options, not null.'],
  ['arguments', () => fake.answerNext('getUser', { with: { udi: 'mira' } }), 'with: there is no option udi. Did you mean uid?'],
  ['arguments', () => fake.failNext('getUser', { status: 500, with: { body: {} } }), 'with: there is no option body.'],
  ['listen', () => fake.listen({ prot: 4012 } as object), 'listen: there is no option prot. Did you mean port?'],
  ['handlers', () => fake.handlers({ baseURL: '' } as object), 'handlers: there is no option baseURL. Did you mean baseUrl?'],
  ['startMock', () => startMock({ corse: true } as object), 'startMock: there is no option corse. Did you mean cors?'],
])('%s refuses a misspelt option', async (_, call, message) => {
  await expect((async () => call())()).rejects.toThrow(message)
})
