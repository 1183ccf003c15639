import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { collectEvidence } from '../evidence/collect.ts'
import { type Evidence, other, printedEvidence } from '../evidence/evidence.ts'
import { knownWords } from '../evidence/knownWords.ts'
import type { RawRequest } from '../validate/rawExchange.ts'

const base = 'https://app-linden-yard.api-eu.cometchat.io/v3'
const contracts = await readContracts()
const documented = JSON.stringify(contracts.map(({ document }) => document)).toLowerCase()
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1).toLowerCase()

/** Whether a text is a name like `valueOf`, of words that the documents have. */
const isOfTheirWords = (text: string): boolean =>
  /^[a-z@$_-]+$/i.test(text) && (text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).every((word) => documented.includes(word.toLowerCase()))

/** What may identify somebody or something: a text that the documents do not have. */
const identifying = fc
  .oneof(
    fc.stringMatching(/^[A-Z][a-z]{4,9}([ _-]?[A-Z][a-z]{4,9})?$/),
    fc.stringMatching(/^[A-Z]{3}_[A-Z\d]{6,20}$/),
    fc.stringMatching(/^\d{9,20}$/),
    fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 }),
    fc.uuid(),
    fc.emailAddress(),
    fc.webUrl(),
    fc.domain(),
  )
  .filter((text) => /\S{4}/.test(text) && !documented.includes(inJson(text)) && !isOfTheirWords(text))

/** A body with other texts, some other names, and a further property in each object. */
function planted(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return next()
  if (Array.isArray(value)) return value.map((item) => planted(item, next))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, child], index) => [index % 4 === 3 ? next() : name, planted(child, next)])
  return { ...Object.fromEntries(entries), [next()]: { [next()]: next() } }
}

const examplesIn = (content: Operation['responses'][string]['content'] = {}) =>
  Object.entries(content).flatMap(([type, { examples = {} }]) => Object.values(examples).map(({ value }) => ({ type, value })))
const exchanges = contracts.flatMap(({ name, operations }) =>
  operations.flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) =>
      examplesIn(content).map((example) => ({ name, operation, status: Number(status) || 500, ...example })),
    ),
  ),
)
const events = contracts.flatMap(({ webhooks }) =>
  webhooks.flatMap(({ path, body }) => examplesIn(body?.content).map(({ value }) => ({ path, value }))),
)

const indexOf = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 })

test('whatever a server names and says, none of it is in the evidence unless the documents have it', () => {
  const texts = fc.array(identifying, { minLength: 12, maxLength: 12 })
  let kept = 0
  fc.assert(
    fc.property(texts, indexOf(exchanges), indexOf(events), (all, exchange, event) => {
      const { name, operation, status, type, value } = exchanges[exchange] as (typeof exchanges)[number]
      const { path: trigger, value: sent } = events[event] as (typeof events)[number]
      let used = 0
      const next = () => all[used++ % all.length] as string
      const collector = collectEvidence(contracts, { chat: base, [name]: base })
      const url = base + operation.path.replace(/\{[^}]+\}/g, () => encodeURIComponent(next()))
      const request: RawRequest = { method: operation.method, url, headers: [['apikey', next()]], body: undefined }
      const respond = (contentType: string, body: unknown) => {
        collector.note(request, name)
        const headers: [string, string][] = [
          ['content-type', contentType],
          [next(), next()],
          ['server', next()],
        ]
        collector.note(request, name, { status, headers, body: JSON.stringify(body) })
      }
      respond(type, planted(value, next))
      respond('constructor', {})
      respond(next(), { error: { code: next(), message: next() } })
      collector.event({ ...(planted(sent, next) as object), trigger })
      for (const unknown of [next(), 'valueOf']) collector.event({ trigger: unknown })
      const refused = [{ operation: operation.id, outcome: 'rejected', status, code: next() }] as const
      const evidence = printedEvidence(collector.evidence({ run: 'check', refused: [...refused] })).toLowerCase()
      expect(all.filter((text) => evidence.includes(inJson(text)))).toEqual([])
      kept += evidence.split(other).length - 1
    }),
    { numRuns: 300 },
  )
  // It was looked at all the same.
  expect(kept).toBeGreaterThan(1000)
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
