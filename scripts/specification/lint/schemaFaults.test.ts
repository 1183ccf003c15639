import { expect, test } from 'vitest'
import { createContract } from '../../../contract-tests/documents/contract.ts'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { readContracts } from '../../../contract-tests/documents/documents.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { schemaFaults } from './schemaFaults.ts'

/** The faults of a small valid document whose schemas are changed. */
function faultsOf(schemas: Record<string, Json>, more: object = {}): string {
  const valid = {
    Name: { type: 'string', pattern: '^[a-z]+$', minLength: 1 },
    Colour: { type: 'string', enum: ['red', 'green'] },
    Person: { type: 'object', required: ['name'], properties: { name: { $ref: '#/components/schemas/Name' } }, 'x-discrepancy': 'Two.' },
  }
  const parameters = [{ name: 'colours', in: 'query', style: 'form', explode: true, schema: { type: 'array', items: { type: 'string' } } }]
  const get = { operationId: 'list-people', parameters, responses: { 200: { description: 'People' } } }
  const components = { schemas: { ...valid, ...schemas }, securitySchemes: {} }
  const document = { openapi: '3.1.0', paths: { '/people': { get } }, components, ...more } as unknown as OpenApiDocument
  return schemaFaults(createContract('chat', document))
    .map(({ pointer, message }) => `${pointer} ${message}`)
    .join('\n')
}

test('accepts a valid document with or without `jsonSchemaDialect`', () => {
  expect(faultsOf({})).toBe('')
  expect(faultsOf({}, { jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema' })).toBe('')
})

test.each<[what: string, schemas: Record<string, Json>, fault: RegExp]>([
  ['an unknown keyword', { Person: { type: 'object', requires: ['name'] } }, /Person does not compile.*requires/],
  ['required: true on a property', { Person: { type: 'object', required: true } }, /Person does not compile/],
  ['an unknown type', { Name: { type: 'file' } }, /Name does not compile/],
  ['an unknown format', { Name: { type: 'string', format: 'phone' } }, /Name does not compile.*phone/],
  ['a broken reference', { Person: { properties: { name: { $ref: '#/components/schemas/Nobody' } } } }, /Person does not compile/],
  ['a pattern that the u flag forbids', { Name: { type: 'string', pattern: '^a\\_b$' } }, /Name\/pattern pattern does not compile/],
  ['a pattern with an unclosed group', { Name: { type: 'string', pattern: '(' } }, /pattern does not compile/],
  ['an open object that says so', { Person: { type: 'object', unevaluatedProperties: true } }, /unevaluatedProperties says nothing/],
  ['an empty enumeration', { Colour: { type: 'string', enum: [] } }, /Colour\/enum enum is empty/],
  ['a duplicate in an enumeration', { Colour: { type: 'string', enum: ['red', 'red'] } }, /Colour\/enum enum holds "red" twice/],
])('reports %s', (_, schemas, fault) => expect(faultsOf(schemas)).toMatch(fault))

test.each((await readContracts()).map((contract) => [contract.name, contract] as const))(
  'validators understand every schema: %s',
  (_, contract) => expect(schemaFaults(contract)).toEqual([]),
)
