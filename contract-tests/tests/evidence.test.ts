import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContracts } from '../documents/contract.ts'
import { collectEvidence } from '../evidence/collect.ts'
import { type Evidence, printedEvidence } from '../evidence/evidence.ts'
import { knownWords } from '../evidence/knownWords.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { createFakeChat } from '../fake.ts'
import { runFirstContact } from '../firstContact/runFirstContact.ts'
import { startVirtualTime } from '../support/virtualTime.ts'

const base = 'https://app-linden-yard.api-eu.cometchat.io/v3'
const contracts = await readContracts()
let endVirtualTime: () => void
beforeEach(() => {
  endVirtualTime = startVirtualTime()
})
afterEach(() => endVirtualTime())

const secrets = [
  'Zelda Quimby',
  'zelda.quimby@corp.example',
  'zq-4711-secret',
  'b7c1d2e3f4a5b6c7d8e9f0a1b2c3d4e5',
  'quimby-gateway.corp.example',
  'Quimby',
]

/** Replaces every text of a body that is not one of the run's own, and adds names of people as properties, whatever the schema says. */
function planted(value: unknown, own: RegExp, depth = 0): unknown {
  const secret = secrets[depth % secrets.length] as string
  if (Array.isArray(value)) return value.map((item) => planted(item, own, depth + 1))
  if (typeof value === 'string') return own.test(value) || /^\d+$/.test(value) ? value : `${secret} ${value.slice(0, 3)}`
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, child], index) => [name, planted(child, own, depth + index + 1)])
  return { ...Object.fromEntries(entries), 'Zelda Quimby': secret, zeldaQuimby: { [secret]: secret }, 'zq-4711-secret': 1 }
}

test('secrets and names in every property of every response are not in the evidence', async () => {
  const fake = await createFakeChat({
    strict: false,
    users: [{ uid: 'ann', name: 'Ann Winter', metadata: { home: 'Corp Street' } as never }],
  })
  let replaced = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await fake.fetch(input, init)
    const text = JSON.stringify(planted(JSON.parse(await response.text()), /contract-|^group_/))
    replaced += text.split('Quimby').length
    const headers = { 'content-type': 'application/json', 'x-quimby-gateway': 'zelda', server: 'quimby-gateway.corp.example' }
    return new Response(text, { status: response.status, headers })
  }
  const { evidence } = await runFirstContact({
    bases: { chat: base },
    credentials: { ...fakeCredentials, apiKey: 'a-key-of-zelda-quimby' },
    timeout: 86_400_000,
    fetch,
  })
  expect(replaced).toBeGreaterThan(1000)
  expect(evidence.responses).toBeGreaterThan(100)
  const text = printedEvidence(evidence)
  for (const word of [
    ...secrets,
    'zelda',
    'quimby',
    '4711',
    'corp',
    'contract-',
    'linden',
    'cometchat.io',
    'feedface',
    'Winter',
    'Contract test',
  ])
    expect([word, text.toLowerCase().includes(word.toLowerCase())]).toEqual([word, false])
  // It was looked at all the same: the names were kept back.
  expect(text).toContain('(other)')
})

const note = (body: unknown, headers: Record<string, string> = {}): Evidence => {
  const collector = collectEvidence(contracts, { chat: base })
  const request = { method: 'GET', url: `${base}/users/mira`, headers: [], body: undefined } as never
  const response = { status: 200, headers: Object.entries({ 'content-type': 'application/json', ...headers }), body: JSON.stringify(body) }
  collector.note(request, 'chat')
  collector.note(request, 'chat', response as never)
  return collector.evidence({ run: 'check' })
}

test('says types, formats, lengths, listed values and how often each was seen', () => {
  const user = { uid: 'mira', name: 'Mira', status: 'offline', createdAt: 1_772_355_600, avatar: 'https://example.com/mira.png' }
  const { operations, shapes } = note({ data: user })
  expect(operations.chat?.['get-user']?.['200']).toMatchObject({
    seen: 1,
    media: { 'application/json': 1 },
  })
  expect(operations.chat?.['get-user']?.['200']?.properties['/data']).toEqual({ types: { object: 1 }, shape: 'User' })
  expect(shapes.chat?.User?.properties).toMatchObject({
    '/uid': { types: { string: 1 }, length: [4, 4] },
    '/status': { values: { offline: 1 } },
    '/createdAt': { types: { integer: 1 }, formats: { seconds: 1 } },
    '/avatar': { formats: { url: 1 } },
  })
})

test('a path ends where the documents leave the properties open', () => {
  // Words of the documents, which may say something about somebody all the same.
  const { shapes } = note({ data: { uid: 'mira', metadata: { secret: { title: 'a secret' }, profile: 1 } } })
  const inside = Object.values(shapes.chat ?? {}).flatMap(({ properties }) => Object.keys(properties))
  expect(inside).toContain('/metadata')
  expect(inside.filter((pointer) => /secret|title|profile|other/.test(pointer))).toEqual([])
})

test('keeps the name of an undocumented property only if it is made of words of the documents, and looks at nothing inside', () => {
  const { shapes } = note({ data: { uid: 'mira', displayName: { zelda: 1 }, zeldaQuimby: 'x' } })
  expect(shapes.chat?.User?.properties['/displayName']).toEqual({ types: { object: 1 }, undocumentedIn: ['get-user'] })
  expect(shapes.chat?.User?.properties['/(other)']).toMatchObject({ types: { string: 1 } })
  const isKnown = knownWords(contracts.map(({ document }) => document))
  expect(['userId', 'X-RateLimit-Limit', 'ERR_GROUP_IS_FULL'].map(isKnown)).toEqual([true, true, true])
  // Names of the people and things in the examples are no words of the documents.
  expect(['mira', 'Jonas', 'tomato_growers', 'user1', 'quimbyId', 'user@host'].map(isKnown)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('what the run itself sent beyond the documents says nothing', () => {
  const collector = collectEvidence(contracts, { chat: base })
  const headers: [string, string][] = [['content-type', 'application/json']]
  const body = JSON.stringify({ uid: 'mira', name: 'Mira', zusatz: 'x', status: 'quimby' })
  const request = { method: 'POST', url: `${base}/users`, headers, body }
  collector.note(request, 'chat')
  collector.note(request, 'chat', { status: 200, headers, body: `{"data":${body.replace('"x"', '"x","quimbo":1')}}` })
  const { properties = {} } = collector.evidence({ run: 'check' }).shapes.chat?.CreatedUser ?? {}
  expect(properties['/(other)']).toMatchObject({ types: { integer: 1 } })
  expect(properties['/status']?.values).toBeUndefined()
})

test('keeps names of headers that are documented or standard', () => {
  const { headers } = note({ data: { uid: 'mira' } }, { 'X-RateLimit-Limit': '500', 'X-Quimby-Gateway': 'a', via: '1.1 gateway' })
  expect(headers).toEqual(['(other)', 'content-type', 'via', 'x-ratelimit-limit'])
})

test('an address that is not the service has no region', () => {
  const at = (chat: string) => collectEvidence(contracts, { chat }).evidence({ run: 'check' }).region
  expect(at('https://my-app.api-us.cometchat.io/v3')).toBe('us')
  expect(at('https://my-app.api-zelda.cometchat.io/v3')).toBe('not the service')
  expect(at('http://127.0.0.1:4010')).toBe('not the service')
})
