import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { createObserver } from '../evidence/observer.ts'
import { other, printedEvidence, type Seen } from '../evidence/seen.ts'
import { sentenceOf } from '../firstContact/lines.ts'
import type { RawRequest } from '../validate/rawExchange.ts'

const base = 'https://app-linden-yard.api-eu.cometchat.io/v3'
const contracts = await readContracts()
const documented = JSON.stringify(contracts.map(({ document }) => document)).toLowerCase()
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1).toLowerCase()

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
  .filter((text) => /\S{4}/.test(text) && !documented.includes(inJson(text)))

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
const indexOf = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 })

test('whatever a server names and says, none of it is in the evidence or printed unless the documents have it', () => {
  const texts = fc.array(identifying, { minLength: 12, maxLength: 12 })
  let kept = 0
  fc.assert(
    fc.property(texts, indexOf(exchanges), (all, exchange) => {
      const { name, operation, status, type, value } = exchanges[exchange] as (typeof exchanges)[number]
      let used = 0
      const next = () => all[used++ % all.length] as string
      const observer = createObserver(contracts, { chat: base, [name]: base })
      const url = base + operation.path.replace(/\{[^}]+\}/g, () => encodeURIComponent(next()))
      const request: RawRequest = { method: operation.method, url, headers: [['apikey', next()]], body: undefined }
      const respond = (contentType: string, body: unknown) => {
        observer.note(request, name)
        const headers: [string, string][] = [
          ['content-type', contentType],
          [next(), next()],
          ['server', next()],
        ]
        observer.note(request, name, { status, headers, body: JSON.stringify(body) })
      }
      respond(type, planted(value, next))
      respond('constructor', {})
      respond(next(), { error: { code: next(), message: next() } })
      const seen = observer.seen('check')
      const said = `${printedEvidence(seen)}${seen.differs.map(sentenceOf).join('\n')}`.toLowerCase()
      expect(all.filter((text) => said.includes(inJson(text)))).toEqual([])
      kept += said.split(other).length - 1
    }),
    { numRuns: 300 },
  )
  // It was looked at all the same.
  expect(kept).toBeGreaterThan(1000)
})

const note = (body: unknown, status = 200, sent?: string): Seen => {
  const observer = createObserver(contracts, { chat: base })
  const request: RawRequest = { method: 'GET', url: `${base}/users/mira`, headers: [], body: sent }
  observer.note(request, 'chat')
  observer.note(request, 'chat', { status, headers: [['content-type', 'application/json']], body: JSON.stringify(body) })
  return observer.seen('check')
}
const user = { uid: 'mira', name: 'Mira', createdAt: 1_772_355_600 }
const said = (...args: Parameters<typeof note>) => note(...args).differs.map(sentenceOf)

test.each<[what: string, says: string[], ...sent: Parameters<typeof note>]>([
  ['what is as documented', [], { data: user }],
  ['another type', ['/data/uid: integer, expected string'], { data: { ...user, uid: 4_915_155_501_234 } }],
  ['a property that is not there', ['/data/uid: nothing, expected a value'], { data: { ...user, uid: undefined } }],
  [
    'a time in milliseconds',
    ['/data/createdAt: a time in milliseconds, expected a time in seconds'],
    { data: { ...user, createdAt: 1_772_355_600_000 } },
  ],
  ['a property of another record', ['/data/guid: string, expected no property with that name'], { data: { ...user, guid: 'zelda' } }],
  [
    'a property that the documents do not have',
    ['/data/(other): object, expected no property with that name'],
    { data: { ...user, zelda: { quimby: 1 } } },
  ],
  ['a property that the run itself sent', [], { data: { ...user, zelda: 1 } }, 200, '{"zelda":1}'],
  ['an open object', [], { data: { ...user, metadata: { zelda: { title: 'a secret' } } } }],
  ['a status', ['status: 299, expected 200, 400, 401, 403, 404, 429, default'], {}, 299],
  ['no object at all', ['/: string, expected object'], 'zelda'],
])('says of %s', (_, says, ...args) => expect(said(...args)).toEqual(says))

test('names the schema that describes the place', () => {
  const pointers = (data: object) => note({ data }).differs.map(({ pointer }) => pointer)
  expect(pointers({ ...user, guid: 'zelda' })).toEqual([expect.stringMatching(/responses\/200\/.*\/schema\/properties\/data$/)])
  expect(pointers({ ...user, createdAt: 1_772_355_600_000 })).toEqual(['#/components/schemas/User/properties/createdAt'])
})

test('keeps a code only if the documents have it', () => {
  const code = (text: string) => note({ error: { code: text, message: 'zelda' } }, 404).operations.chat?.['get-user']?.['404']?.codes
  expect([code('ERR_UID_NOT_FOUND'), code('ERR_ZELDA'), code('constructor')]).toEqual([
    { ERR_UID_NOT_FOUND: 1 },
    { [other]: 1 },
    { [other]: 1 },
  ])
})

test('an address that is not the service has no region', () => {
  const at = (chat: string) => createObserver(contracts, { chat }).seen('check').region
  expect(at('https://my-app.api-us.cometchat.io/v3')).toBe('us')
  expect(at('https://my-app.api-zelda.cometchat.io/v3')).toBe('not the service')
  expect(at('http://127.0.0.1:4010')).toBe('not the service')
})
