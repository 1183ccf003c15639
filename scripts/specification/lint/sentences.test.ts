import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { keySentences, keysWithSentences } from './sentences.ts'

const schemaOf = (key: string) => parse(readFileSync(new URL(`../../../openapi/extensions/${key}.yaml`, import.meta.url), 'utf8'))

const allowedValues = keysWithSentences.flatMap((key) => {
  const { enum: values = [], properties = {} } = schemaOf(key)
  const ofProperties = Object.entries<{ enum?: unknown[] }>(properties).flatMap(([name, schema]) =>
    (schema.enum ?? []).map((value) => [key, { [name]: value }] as const),
  )
  return [...values.map((value: unknown) => [key, value] as const), ...ofProperties]
})

test.each(allowedValues)('%s has a sentence for %j, or states that it needs none', (key, value) => {
  expect(() => keySentences(key, value)).not.toThrow()
})

test.each([
  ['x-filter', { of: 'users', properties: ['uid'], operator: 'sounds like' }, 'x-filter: operator has no sentence for `sounds like`'],
  ['x-authority', { scopes: ['participant', 'admin'] }, 'x-authority: scopes has no sentence for `participant, admin`'],
  ['x-colour', 'green', 'no entry `x-colour`'],
])('an error names the missing sentence of %s', (key, value, message) => {
  expect(() => keySentences(key, value)).toThrow(message)
})

const users = (operator: string, properties: readonly string[]) => ({ of: 'users', operator, properties })
test.each([
  ['lists values with backticks for each', 'x-companions', { requires: ['page', 'tags', 'uid'] }, 'Requires `page`, `tags` and `uid`.'],
  ['lists alternatives', 'x-filter', users('prefix', ['uid', 'name']), 'Returns only users whose `uid` or `name` begins with this string.'],
  [
    'takes the first sentence whose slots all have a value',
    'x-filter',
    { ...users('gte', ['joinedAt']), unit: 'seconds' },
    'Returns only users whose `joinedAt` is at or after this time (Unix seconds).',
  ],
  ['takes the next one', 'x-filter', users('gte', ['age']), 'Returns only users whose `age` is at least this number.'],
  ['takes `true` for no value', 'x-authority', { permission: true }, "With `onBehalfOf`, that user's role must permit this."],
  ['says a value', 'x-adds', ['tags'], 'Adds `tags` to the response.'],
  ['says nothing where the table has ~', 'x-update', 'replaces', ''],
])('%s', (_, key, value, sentence) => expect(keySentences(key, value)).toBe(sentence))

test('leaves out a sentence with an empty slot', () => {
  expect(keySentences('x-rate-limit', { per: 'user', requests: 1500 })).toBe('')
  expect(keySentences('x-rate-limit', { per: 'user', requests: 1500, period: 'a minute' })).toContain('1,500 calls a minute')
})
