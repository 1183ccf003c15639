import { expect, test } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { type Contract, readContracts } from '../documents/contract.ts'
import { valueAt } from '../documents/pointer.ts'
import { families } from '../fake/families.ts'
import { readings } from '../fake/readings/readings.ts'
import { createFakeChat } from '../fake.ts'

test('each reading names what the documents leave open', async () => {
  const [{ document }] = (await readContracts()) as [Contract]
  const isSource = (source: string) =>
    source === 'not documented' || 'x-discrepancy' in ((valueAt(document, source) as object | undefined) ?? {})
  expect(readings.filter(({ source }) => !isSource(source)).map(({ name, source }) => `${name}: ${source}`)).toEqual([])
})

test('each reading has a name of its own and changes operations that the fake has', () => {
  expect(new Set(readings.map(({ name }) => name)).size).toBe(readings.length)
  expect(readings.filter(({ operations }) => operations.length === 0 || operations.some((id) => !(id in families)))).toEqual([])
})

test('an unknown reading is an error that names the known ones', async () => {
  const creating = createFakeChat({ readings: ['get-group/counts-baned'] })
  await expect(creating).rejects.toThrow(
    /^Unknown reading: get-group\/counts-baned\. Did you mean get-group\/counts-banned\? There are .*lists\/last-page/,
  )
})

test('a reading that spans operations remembers until the fake is reset', async () => {
  const fake = await createFakeChat({ readings: ['create-group/guid-once'] })
  const chat = createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch: fake.fetch })
  const create = () => chat.createGroup({ body: { guid: 'tomato-growers', name: 'Tomato growers', type: 'public' } })
  await create()
  await chat.deleteGroup({ guid: 'tomato-growers' })
  await expect(create()).rejects.toMatchObject({ code: 'ERR_GUID_ALREADY_EXISTS' })
  fake.reset()
  await create()
})

test('all readings together answer with what the documents describe', async () => {
  const fake = await createFakeChat({
    readings: readings.map(({ name }) => name),
    users: [
      { uid: 'mira', name: 'Mira Okafor' },
      { uid: 'jonas', name: 'Jonas Weber' },
    ],
    groups: [{ guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira', tags: ['seeds'] }],
  })
  const chat = createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch: fake.fetch })
  await chat.addGroupMembers({ guid: 'tomato-growers', body: { participants: ['jonas'], usersToBan: ['mira'] } })
  await chat.as('jonas').sendMessage({ body: { receiver: 'mira', receiverType: 'user', type: 'text', data: { text: 'Seeds?' } } })
  expect((await chat.as('mira').listConversations({})).data).toHaveLength(1)
  expect((await chat.getGroup({ guid: 'tomato-growers' })).data).toMatchObject({ membersCount: 2 })
  expect((await chat.listUsers({ page: 7 })).data).toHaveLength(2)
  expect(fake.violations).toEqual([])
})
