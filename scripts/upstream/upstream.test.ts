import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createContract } from '../../contract-tests/spec/contract.ts'
import type { Document } from '../../contract-tests/spec/document.ts'
import { compare } from './compare.ts'
import { editionOf } from './edition.ts'
import { goneSources } from './sources.ts'

// biome-ignore lint/suspicious/noExplicitAny: small documents, changed by name
type Node = any

const seed = (): Node => ({
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string' }, size: { type: 'integer' }, colour: { type: 'string', enum: ['red', 'green'] } },
})

/** Our document: one operation. */
const ours = (): Node => ({
  openapi: '3.1.0',
  info: { title: 'Seeds', version: '1', description: 'Seeds' },
  servers: [],
  tags: [],
  paths: {
    '/seeds/{id}': {
      put: {
        operationId: 'update-seed',
        'x-error-codes': ['ERR_SEED_NOT_FOUND'],
        'x-sources': [{ kind: 'published', edition: 'seeds-1', pointer: '/paths/~1seeds~1{id}/put' }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'page', in: 'query', schema: { type: 'integer' } },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Seed' } } } },
        responses: { '200': { description: 'Done.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Seed' } } } } },
      },
    },
  },
  components: { schemas: { Seed: seed() }, securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'apikey' } } },
})

/** The edition as published: the same in OpenAPI 3.0, under /v3, with another name of the path's parameter. */
function published(change: (operation: Node, schema: Node, document: Node) => void = () => {}): Node {
  const document = ours()
  const operation = document.paths['/seeds/{id}'].put
  delete operation['x-error-codes']
  delete operation['x-sources']
  document.openapi = '3.0.0'
  document.components.schemas.Seed.additionalProperties = true
  document.paths = { '/v3/seeds/{seedId}': { put: operation } }
  operation.parameters.push({ name: 'apikey', in: 'header', required: true, schema: { type: 'string' } })
  change(operation, document.components.schemas.Seed, document)
  return document
}

const news = (change?: Parameters<typeof published>[0], document: Node = ours()) =>
  compare(editionOf(published(change)), [createContract('chat', document as Document)])

test('an edition that says the same is no news', () => {
  expect(news()).toEqual([])
})

describe.each<[string, Parameters<typeof published>[0], { kind: string; place: string }]>([
  [
    'an operation',
    (operation, _, document) => (document.paths['/v3/beds'] = { get: { ...operation, operationId: 'list-beds' } }),
    { kind: 'new operation', place: '' },
  ],
  [
    'a query parameter',
    ({ parameters }) => parameters.push({ name: 'senders', in: 'query', schema: { type: 'string' } }),
    { kind: 'new parameter', place: 'query senders' },
  ],
  ['a field of the body', (_, { properties }) => (properties.height = { type: 'integer' }), { kind: 'new field', place: 'body.height' }],
  ['a permitted value', (_, { properties }) => properties.colour.enum.push('blue'), { kind: 'new value', place: 'body.colour' }],
  ['a status', ({ responses }) => (responses['403'] = { description: 'No.' }), { kind: 'new status', place: 'response 403' }],
  [
    'an error code',
    (operation) => (operation.description = 'Fails with ERR_SEED_LOCKED.'),
    { kind: 'new error code', place: 'ERR_SEED_LOCKED' },
  ],
  ['another type', (_, { properties }) => (properties.size.type = 'string'), { kind: 'contradiction', place: 'body.size' }],
  ['less that is required', (_, schema) => (schema.required = []), { kind: 'contradiction', place: 'body.name' }],
  [
    'an example that ours refuses',
    ({ requestBody }) => (requestBody.content['application/json'].example = { name: 7 }),
    { kind: 'refused example', place: 'body example example' },
  ],
])('%s', (_, change, expected) => {
  test('is news', () => {
    expect(news(change)).toContainEqual(expect.objectContaining(expected))
  })
})

test('what x-discrepancy names is known, and no news', () => {
  const document = ours()
  document.components.schemas.Seed['x-discrepancy'] = 'Another edition also takes `height`.'
  const change: Parameters<typeof published>[0] = (_, { properties }) => (properties.height = { type: 'integer' })
  expect(news(change, document)).toEqual([])
})

test('a source that no longer stands where it is pointed to is news; one of another file is not looked at', () => {
  const editions = [{ id: 'seeds-1', kind: 'published', file: 'seeds.json' }]
  const gone = (document: Node, file: string) =>
    goneSources(editionOf(document), file, editions, [ours() as Document]).map(({ operation }) => operation)
  expect(gone({ ...ours(), paths: {} }, 'seeds.json')).toEqual(['update-seed'])
  expect(gone(ours(), 'seeds.json')).toEqual([])
  expect(gone({ ...ours(), paths: {} }, 'beds.json')).toEqual([])
})

test('broken references and cycles of a published document do not stop the comparison', () => {
  const change: Parameters<typeof published>[0] = (operation, schema) => {
    schema.properties.parent = { $ref: '#/components/schemas/Seed' }
    operation.responses['200'].content['application/json'].schema = { $ref: '#/components/schemas/Gone' }
  }
  expect(news(change).map(({ place }) => place)).toEqual(['body.parent'])
})

test('the command prints the news, writes it as JSON, and ends with 1, or with 2 if a file cannot be read', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upstream-'))
  const run = (...args: string[]) => spawnSync(process.execPath, ['scripts/upstream/upstream.ts', ...args], { encoding: 'utf8' })
  await writeFile(join(folder, 'beds.json'), JSON.stringify(published()))
  const told = run(join(folder, 'beds.json'), '--json', join(folder, 'news.json'))
  expect(told.status).toBe(1)
  expect(told.stdout).toMatch(/PUT \/v3\/seeds\/\{seedId\}\n {2}new operation/)
  expect(JSON.parse(await readFile(join(folder, 'news.json'), 'utf8'))[0].news).toHaveLength(1)
  await writeFile(join(folder, 'no.json'), '{}')
  expect(run(join(folder, 'no.json')).status).toBe(2)
  expect(run('generated/openapi-3.0/calls.json').status).toBe(0)
  await rm(folder, { recursive: true })
})
