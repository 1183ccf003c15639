// The guide "A nightly sync" over many nights: whatever happened on the nights before, the people
// of the last one can log in, and nobody else.
import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFakeChat, type FakeChat } from '../../contract-tests/fake.ts'
import { startVirtualTime } from '../../contract-tests/support/virtualTime.ts'
import { snippetsOf } from './snippets.ts'
import { programLoader } from './tests/programLoader.ts'

const [program] = snippetsOf('docs/nightly-sync.md', await readFile('docs/nightly-sync.md', 'utf8'))
const [definitions = ''] = program?.code.split('// Three nights') ?? []

const load = programLoader()
let fake: FakeChat
let sync: (people: ReadonlyMap<string, string>) => Promise<string[]>
/** After how many requests the network fails. */
let requestsLeft: number
let restoreTime: () => void

beforeAll(async () => {
  vi.stubEnv('CHAT_APP_ID', 'app-linden-yard')
  vi.stubEnv('CHAT_API_KEY', 'any')
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    if (requestsLeft-- <= 0) throw new TypeError('fetch failed')
    return fake.fetch(...request)
  })
  sync = (await load<{ sync: typeof sync }>(`${definitions}\nexport { sync }\n`)).sync
})

beforeEach(async () => {
  fake = await createFakeChat({ strict: false })
  requestsLeft = Number.POSITIVE_INFINITY
  restoreTime = startVirtualTime()
})

afterEach(() => restoreTime())

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

async function activeUsers(): Promise<Record<string, string>> {
  const response = await fake.fetch('https://app-linden-yard.api-eu.cometchat.io/v3/users?perPage=1000', { headers: { apikey: 'any' } })
  const { data } = (await response.json()) as { data: { uid: string; name: string }[] }
  return Object.fromEntries(data.map(({ uid, name }) => [uid, name]))
}

/** At least 20 people stay, so that those who leave are never too many for one night. */
const staff = Array.from({ length: 20 }, (_, number) => [`staff-${number}`, 'Staff'] as const)
const uid = fc.constantFrom('mira', 'jonas', 'Teo')
const inAnyCase = fc.tuple(uid, fc.boolean()).map(([name, isUpper]) => (isUpper ? name.toUpperCase() : name))
const visitors = fc.uniqueArray(fc.tuple(inAnyCase, fc.constantFrom('A', 'B')), { selector: ([name]) => name.toLowerCase() })
const night = fc.record({ visitors, requests: fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.nat(8)) })

test('leaves exactly the people of the last night active, whatever case, name, order or interruption came before', async () => {
  const check = fc.asyncProperty(fc.array(night, { maxLength: 4 }), visitors, async (nights, last) => {
    fake = await createFakeChat()
    for (const { visitors, requests } of nights) {
      requestsLeft = requests
      await sync(new Map([...staff, ...visitors])).catch(() => {})
    }
    requestsLeft = Number.POSITIVE_INFINITY
    expect(await sync(new Map([...last, ...staff]))).toEqual([])
    const expected = [...last, ...staff].map(([name, value]) => [name.toLowerCase(), value])
    expect(await activeUsers()).toEqual(Object.fromEntries(expected))
  })
  await fc.assert(check, { numRuns: 40 })
})

test('changes nothing if two people share a uid, or if most users are missing from the data', async () => {
  await sync(new Map([...staff, ['mira', 'Mira']]))
  const before = await activeUsers()
  await expect(sync(new Map([...staff, ['mira', 'Mira'], ['MIRA', 'Mirabel']]))).rejects.toThrow('Two people have the uid mira')
  await expect(sync(new Map())).rejects.toThrow('21 users would be deactivated')
  expect(await activeUsers()).toEqual(before)
})

test('returns the people whom the import did not add, and adds the others', async () => {
  expect(await sync(new Map([...staff, ['two words', 'Teo'], ['mira', 'Mira']]))).toEqual([expect.stringMatching(/^two words refused: ./)])
  expect(await activeUsers()).toMatchObject({ mira: 'Mira' })
})
