import { expect, test } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { families } from '../fake/families.ts'
import { readings } from '../fake/readings/readings.ts'
import { createFakeChat } from '../fake.ts'

/**
 * The alternative readings of contradictions about behaviour, except for operations that the fake
 * lacks.
 */
function othersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { operationId, 'x-discrepancy': stated = [] } = value as { operationId?: string; 'x-discrepancy'?: unknown }
  if (operationId !== undefined && !(operationId in families)) return []
  const own = ([stated].flat() as (string | { id: string; readings: { name: string }[] })[]).flatMap((entry) =>
    typeof entry === 'object' ? entry.readings.slice(1).map(({ name }) => `${entry.id}/${name}`) : [],
  )
  return [...own, ...Object.values(value).flatMap(othersIn)]
}

/** Readings of the documents that need no wrap, with the reason. */
const withoutWrap: Readonly<Record<string, string>> = {
  'reply-without-receiver/optional': 'The fake validates bodies with the documents.',
  'has-reactions-of-whom/sender': 'The parameter `sender` does the same by itself.',
  'webhook-signature/signed': 'The option `webhook: { secret }` signs deliveries.',
}

test('the fake offers each reading of the documents about its operations or says why not, and no other', async () => {
  const [{ document }] = (await readContracts()) as [Contract]
  const offered = [...readings.map(({ name }) => name), ...Object.keys(withoutWrap)]
  expect(offered.sort()).toEqual([...new Set(othersIn(document))].sort())
})

test('each reading has a name of its own and changes operations that the fake has', () => {
  expect(new Set(readings.map(({ name }) => name)).size).toBe(readings.length)
  expect(readings.filter(({ operations }) => operations.length === 0 || operations.some((id) => !(id in families)))).toEqual([])
})

test('an unknown reading is an error that names the known ones', async () => {
  const creating = createFakeChat({ readings: ['banned-members-listed/gon'] })
  await expect(creating).rejects.toThrow(
    /^Unknown reading: banned-members-listed\/gon\. Did you mean banned-members-listed\/gone\? There are .*pattern-separator\/commas/,
  )
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
  expect(fake.violations).toEqual([])
})
