import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createContract } from '../../../contract-tests/documents/contract.ts'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { temporaryFolder } from '../../../contract-tests/tests/temporaryFolder.ts'
import { differencesOf } from '../differences/differences.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import { newErrorCodes, rejectedExamples } from './publishedExamples.ts'
import { differenceReport } from './report.ts'
import { upstream } from './upstream.ts'

const seed = (): AnyNode => ({
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string' }, size: { type: 'integer' }, colour: { type: 'string', enum: ['red', 'green'] } },
})

/** Our document: one operation. */
const ours = (): AnyNode => ({
  openapi: '3.1.0',
  info: { title: 'Seeds', version: '1', description: 'Seeds' },
  servers: [],
  tags: [],
  paths: {
    '/seeds/{id}': {
      put: {
        operationId: 'update-seed',
        'x-error-codes': ['ERR_SEED_NOT_FOUND'],
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

/** Changes an edition: its operation, the schema Seed, or the whole. */
type Change = (operation: AnyNode, schema: AnyNode, document: AnyNode) => void

/**
 * The same document as an edition may write it: OpenAPI 3.0, under /v3, with another parameter name
 * in the path and the key as a parameter.
 */
function published(change: Change = () => {}): AnyNode {
  const document = ours()
  const operation = document.paths['/seeds/{id}'].put
  delete operation['x-error-codes']
  document.openapi = '3.0.0'
  operation.parameters[0].name = 'seedId'
  document.paths = { '/v3/seeds/{seedId}': { put: operation } }
  operation.parameters.push({ name: 'apikey', in: 'header', required: true, schema: { type: 'string' } })
  change(operation, document.components.schemas.Seed, document)
  return document
}

/** An edition that repeats the schema in the body and the response, each with a change. */
const repeated =
  (change: (schema: AnyNode, index: number) => void): Change =>
  (operation) => {
    for (const [index, { content }] of [operation.requestBody, operation.responses['200']].entries()) {
      content['application/json'].schema = seed()
      change(content['application/json'].schema, index)
    }
  }

const place = '#/components/schemas/Seed'

test.each<[what: string, change: Change, pointers: unknown]>([
  [
    'nothing about another form',
    (operation, schema, document) => {
      schema.properties[''] = { type: 'string' }
      const [path = ''] = Object.keys(document.paths)
      document.paths[path] = { parameters: operation.parameters.splice(0, 1), put: operation }
      document.security = []
    },
    [],
  ],
  ['nothing about a repeated schema', repeated(() => {}), []],
  ['a recursive schema', (_, { properties }) => (properties.parent = { $ref: place }), [`${place}/properties/parent`]],
  [
    'alternatives',
    (_, { properties }) => (properties.size = { anyOf: [{ type: 'integer' }] }),
    expect.arrayContaining([expect.anything()]),
  ],
  ['a property once', repeated(({ properties }) => (properties.height = { type: 'integer' })), [`${place}/properties/height`]],
  ['what is required once', repeated(({ required }) => required.push('size')), [`${place}/required/size`]],
  ['what is gone once', repeated(({ properties }) => delete properties.size), [`${place}/properties/size`]],
  [
    'two changes of a repeated schema',
    repeated(({ properties }, index) => (properties.size.type = ['string', 'boolean'][index])),
    Array(2).fill(`${place}/properties/size/type`),
  ],
])('reports %s', (_, change, pointers) => {
  expect(differencesOf(ours(), published(change)).map(({ pointer }) => pointer)).toEqual(pointers)
})

test('reports examples that our schemas reject, and error codes that ours do not list', () => {
  const contract = createContract('chat', ours() as OpenApiDocument)
  const edition = published((operation) => {
    operation.requestBody.content['application/json'].example = { name: 7 }
    operation.description = 'Fails with ERR_SEED_LOCKED.'
  })
  expect(rejectedExamples(edition, [contract])).toMatchObject([
    { kind: 'rejected example', pointer: expect.stringContaining('requestBody/examples/example') },
  ])
  expect(newErrorCodes(edition, [contract])).toMatchObject([{ kind: 'new error code', later: 'ERR_SEED_LOCKED' }])
})

test('prints once what an edition has in several places, and escapes what a terminal, a CI system or Markdown could obey', () => {
  const hostile = 'x\u001b[2J\r::stop-commands::y\n  ::error::z'
  const differences = [`Seed${hostile}`, 'Bed'].map((group) => ({
    ...{ group, kind: 'new property', pointer: `#/components/schemas/${group}/properties/size` },
    ...{ breaking: false, later: hostile, earlier: 'absent' },
  }))
  const text = differenceReport('seeds.json', 'ours', differences)
  expect(text).toContain('1 difference from ours, in 2 places')
  expect(text).toContain('also: #/components/schemas/Bed/properties/size')
  expect(text).not.toMatch(/[^\P{Cc}\n]|^\s*::/mu)
  expect(text.match(/\\x1b\[2J/g)).toHaveLength(3)
})

test('the command prints differences and exits with 1, or with 2 for an invalid file', async () => {
  const folder = await temporaryFolder()
  const run = async (...args: string[]) => {
    const printed: string[] = []
    return [await upstream(args, (text) => printed.push(text)), printed.join('\n')]
  }
  const [old, now, seen] = [join(folder, 'old.json'), join(folder, 'beds.json'), join(folder, 'seen')]
  await mkdir(seen)
  for (const file of [old, join(seen, 'beds.json')]) await writeFile(file, JSON.stringify(published()))
  await writeFile(now, JSON.stringify(published((_, { properties }) => (properties.height = { type: 'integer' }))))
  expect(await run(now, '--since', old)).toEqual([1, expect.stringContaining('1 difference from the earlier old.json, in 1 place')])
  const both = expect.stringMatching(/1 difference from the earlier beds\.json[\s\S]*old\.json: not compared/)
  expect(await run(now, old, '--since', seen)).toEqual([1, both])
  const own = expect.stringMatching(/no difference from our calls document[\s\S]*no difference from our management document/)
  expect(await run('generated/calls.openapi.json', 'generated/management.openapi.json')).toEqual([0, own])
  await writeFile(join(folder, 'no.json'), '{}')
  const args = ['scripts/run.cjs', 'scripts/specification/upstream/upstream.ts', join(folder, 'no.json')]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, expect.stringContaining('is not an OpenAPI document')])
})
