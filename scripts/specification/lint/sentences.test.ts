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

test('leaves out a sentence with an empty slot', () => {
  expect(keySentences('x-rate-limit', { per: 'user', requests: 1500 })).toBe('')
  expect(keySentences('x-rate-limit', { per: 'user', requests: 1500, period: 'a minute' })).toContain('1,500 calls a minute')
})
