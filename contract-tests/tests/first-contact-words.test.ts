import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { isObject } from '../documents/isObject.ts'
import type { Observation } from '../exchange/exchange.ts'
import { otherText } from '../firstContact/knownText.ts'
import { differenceFromFake, differencesFromDocuments, sentenceOf } from '../firstContact/responseDifferences.ts'
import type { Difference } from '../statements/statement.ts'

const contracts = await readContracts()
const documented = JSON.stringify(contracts.map(({ document }) => document)).toLowerCase()
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1).toLowerCase()

/** What may identify somebody or something: a text that the documents do not have. */
const identifying = fc
  .oneof(
    fc.stringMatching(/^[A-Z][a-z]{4,9}([ _-]?[A-Z][a-z]{4,9})?$/),
    fc.stringMatching(/^[A-Z]{3}_[A-Z\d]{6,20}$/),
    fc.stringMatching(/^\d{9,20}$/),
    fc.stringMatching(/^[A-Z][a-z]{4,9}[\r\n\u2028\u2029"'/~ ][A-Z][a-z]{4,9}$/),
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
const exchanges = contracts.flatMap((contract) =>
  contract.operations.flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) =>
      examplesIn(content).map((example) => ({ contract, operation, status: Number(status) || 500, ...example })),
    ),
  ),
)
const indexOf = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 })

/** The lines that are printed about a response. */
function said(
  contract: Contract,
  operation: Operation,
  type: string,
  body: unknown,
  status = 200,
  more: [string, string][] = [],
): string[] {
  const response = { status, headers: [['content-type', type], ...more], body: typeof body === 'string' ? body : JSON.stringify(body) }
  const observation = { contract, operation, response, testCase: { kind: 'example', name: 'planted', args: {}, expect: 'success' } }
  return differencesFromDocuments(observation as unknown as Observation).map(sentenceOf)
}

test('whatever a server names and says, none of it is printed unless the documents have it', () => {
  const texts = fc.array(identifying, { minLength: 12, maxLength: 12 })
  let kept = 0
  fc.assert(
    fc.property(texts, indexOf(exchanges), (all, exchange) => {
      const { contract, operation, status, type, value } = exchanges[exchange] as (typeof exchanges)[number]
      let used = 0
      const next = () => all[used++ % all.length] as string
      const own: [string, string][] = [
        [next(), next()],
        ['X-RateLimit-Limit', next()],
      ]
      const printed = [
        ...said(contract, operation, type, planted(value, next), status, own),
        ...said(contract, operation, 'constructor', {}, status),
        ...said(contract, operation, type, next(), status),
        ...said(contract, operation, next(), { error: { code: next(), message: next() } }, 299),
      ]
        .join('\n')
        .toLowerCase()
      expect(all.filter((text) => printed.includes(inJson(text)))).toEqual([])
      kept += printed.split(otherText).length - 1
    }),
    { numRuns: 300 },
  )
  // It was looked at all the same.
  expect(kept).toBeGreaterThan(500)
})

const [chat] = contracts as [Contract]
const getUser = chat.operations.find(({ id }) => id === 'get-user') as Operation
const user = { uid: 'mira', name: 'Mira', createdAt: 1_772_355_600 }

test.each<[what: string, says: string[], body: unknown, status?: number, type?: string]>([
  ['what is as documented', [], { data: user }],
  ['another type', ['/data/uid: integer, expected string'], { data: { ...user, uid: 4_915_155_501_234 } }],
  ['a property that is not there', ['/data/uid: nothing, expected a value'], { data: { ...user, uid: undefined } }],
  ['a time in milliseconds', ['/data/createdAt: integer, expected a time in seconds'], { data: { ...user, createdAt: 1_772_355_600_000 } }],
  ['a property of another record', ['/data/guid: string, expected no property with that name'], { data: { ...user, guid: 'zelda' } }],
  [
    'a property that the documents do not have',
    ['/data/(other): object, expected no property with that name'],
    { data: { ...user, zelda: { quimby: 1 } } },
  ],
  ['an open object', [], { data: { ...user, metadata: { zelda: { title: 'a secret' } } } }],
  ['a status', ['status: 299, expected 200, 400, 401, 403, 404, 429, default'], {}, 299],
  [
    'a status with a code',
    ['status: 299 ERR_UID_NOT_FOUND, expected 200, 400, 401, 403, 404, 429, default'],
    { error: { code: 'ERR_UID_NOT_FOUND' } },
    299,
  ],
  [
    'a code that the documents do not have',
    ['status: 299 (other), expected 200, 400, 401, 403, 404, 429, default'],
    { error: { code: 'constructor' } },
    299,
  ],
  ['another content type', ['content-type: something else, expected application/json'], 'zelda', 200, 'text/zelda'],
  ['no object at all', ['/: string, expected object'], '"zelda"'],
  ['no JSON', ['body: something else, expected JSON'], 'zelda'],
])('says of %s', (_, says, body, status, type = 'application/json') => expect(said(chat, getUser, type, body, status)).toEqual(says))

test.each<[kind: Difference['kind'], expected: unknown, got: unknown, says: string]>([
  ['order', 'zelda, mira', 'mira, zelda', '/data: records, expected another order'],
  ['size', 'at most 2 records', '3 records', '/data: records, expected another number of records'],
  ['missing', { uid: 'zelda' }, undefined, '/data: nothing, expected object'],
  ['other', 'zelda', 'mira', '/data: string, expected another value'],
])('says without values where a list is not as the fake has it: %s', (kind, expected, got, says) => {
  const difference = { place: '/data', kind, expected, got } as Difference
  expect(sentenceOf(differenceFromFake(chat, getUser, difference))).toBe(says)
})
