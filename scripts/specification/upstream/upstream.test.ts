import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createContract } from '../../../contract-tests/documents/contract.ts'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { type Difference, differencesOf } from '../diff/differences.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import { withoutAccepted } from './accepted.ts'
import { newErrorCodes, rejectedExamples } from './examples.ts'
import { report } from './report.ts'
import { goneSources } from './sources.ts'
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

/**
 * The same document as an edition may write it: OpenAPI 3.0, under /v3, with another parameter name
 * in the path and the key as a parameter.
 */
function published(change: (operation: AnyNode, schema: AnyNode, document: AnyNode) => void = () => {}): AnyNode {
  const document = ours()
  const operation = document.paths['/seeds/{id}'].put
  delete operation['x-error-codes']
  delete operation['x-sources']
  document.openapi = '3.0.0'
  operation.parameters[0].name = 'seedId'
  document.paths = { '/v3/seeds/{seedId}': { put: operation } }
  operation.parameters.push({ name: 'apikey', in: 'header', required: true, schema: { type: 'string' } })
  change(operation, document.components.schemas.Seed, document)
  return document
}

const differences = (change?: Parameters<typeof published>[0]) => differencesOf(ours(), published(change))

test('accepts an equivalent edition in a different form', async () => {
  const found = differences((operation, schema, document) => {
    schema.properties[''] = { type: 'string' }
    const [path = ''] = Object.keys(document.paths)
    document.paths[path] = { parameters: operation.parameters.splice(0, 1), put: operation }
    document.security = []
  })
  expect(found.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([])
})

test('accepts recursive schemas, and reports alternatives', async () => {
  const found = differences((_, schema) => {
    schema.properties.parent = { $ref: '#/components/schemas/Seed' }
  })
  expect(found.map(({ pointer }) => pointer)).toEqual(['#/components/schemas/Seed/properties/parent'])
  expect(differences((_, { properties }) => (properties.size = { anyOf: [{ type: 'integer' }, { type: 'string' }] }))).not.toEqual([])
})

test('ignores a difference only if its kind, pointer and value were accepted', async () => {
  const [difference] = differences((_, { properties }) => properties.colour.enum.push('blue'))
  if (!difference) throw new Error('no difference found')
  const { kind, pointer, published: value } = difference
  const entry = { edition: 'seeds.json', kind, pointer, published: value, reason: 'Blue seeds are not sold.' }
  expect(withoutAccepted('seeds.json', [difference], [entry])).toEqual({ differences: [], accepted: 1, obsolete: [] })
  const other = differences((_, { properties }) => properties.colour.enum.push('blue', 'white'))
  expect(withoutAccepted('seeds.json', other, [entry])).toEqual({ differences: other, accepted: 0, obsolete: [entry] })
  expect(withoutAccepted('beds.json', [difference], [entry]).differences).toEqual([difference])
  const text = report({ file: 'seeds.json', against: 'ours', differences: [], accepted: 1, obsolete: [entry] })
  expect(text).toContain('1 more accepted')
  expect(text).toContain('no longer found')
})

const colourPattern =
  (last: string) =>
  (_: AnyNode, { properties }: AnyNode) =>
    (properties.colour.pattern = `^(${'seed|'.repeat(60)}${last})$`)
const packetLabel =
  (label: AnyNode) =>
  (_: AnyNode, { properties }: AnyNode, document: AnyNode) => {
    properties.packet = { $ref: '#/components/schemas/Packet' }
    document.components.schemas.Packet = { type: 'object', properties: { label } }
  }
const colours =
  (values: string[]) =>
  (_: AnyNode, { properties }: AnyNode) =>
    (properties.colour.enum = values)

test.each<[what: string, accepted: Parameters<typeof published>[0], then: Parameters<typeof published>[0]]>([
  ['at the end of a long value', colourPattern('a'), colourPattern('b')],
  ['in a new component', packetLabel({ type: 'string' }), packetLabel({ type: 'integer' })],
  ['at the end of a long new component', packetLabel({ pattern: 'a'.repeat(300) }), packetLabel({ pattern: `${'a'.repeat(299)}b` })],
  ['of a value that is gone', colours(['red', 'green', 'blue']), colours(['green', 'blue'])],
])('reports a further change to an accepted difference, %s', (_, change, then) => {
  const entries = differences(change).map(({ kind, pointer, published: value }) => ({
    ...{ edition: 'seeds.json', kind, pointer, published: value, reason: 'Not followed.' },
  }))
  expect(entries).toHaveLength(1)
  expect(withoutAccepted('seeds.json', differences(change), entries).differences).toEqual([])
  expect(withoutAccepted('seeds.json', differences(then), entries).differences).toHaveLength(1)
})

test('reports a change once if an edition repeats the schema, but different changes separately', async () => {
  const repeated = (change: (schema: AnyNode, index: number) => void) => (operation: AnyNode) => {
    const bodies = [operation.requestBody, operation.responses['200']]
    for (const [index, { content }] of bodies.entries()) {
      content['application/json'].schema = seed()
      change(content['application/json'].schema, index)
    }
  }
  const pointers = async (change: (schema: AnyNode, index: number) => void) => differences(repeated(change)).map(({ pointer }) => pointer)
  const place = '#/components/schemas/Seed'
  expect(await pointers(() => {})).toEqual([])
  expect(await pointers(({ properties }) => (properties.height = { type: 'integer' }))).toEqual([`${place}/properties/height`])
  expect(await pointers(({ required }) => required.push('size'))).toEqual([`${place}/required/size`])
  expect(await pointers(({ properties }) => delete properties.size)).toEqual([`${place}/properties/size`])
  expect(await pointers(({ properties }, index) => (properties.size.type = ['string', 'boolean'][index]))).toHaveLength(2)
})

const described = (group: string, text: string): Difference => ({
  ...{ group, kind: 'new property', pointer: `#/components/schemas/${group}/properties/size`, published: text },
  ...{ ours: 'absent', effect: 'none', breaking: false },
})
const reported = (...differences: Difference[]) => report({ file: 'seeds.json', against: 'ours', differences, accepted: 0, obsolete: [] })

test('prints a difference once if an edition has it in several locations', () => {
  const text = reported(described('Seed', '{}'), described('Bed', '{}'))
  expect(text).toContain('1 difference from ours, in 2 places')
  expect(text).toContain('also: #/components/schemas/Bed/properties/size')
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
  expect(newErrorCodes(edition, [contract])).toMatchObject([{ kind: 'new error code', published: 'ERR_SEED_LOCKED' }])
})

test('reports a missing source in the file that it refers to', () => {
  const editions = [{ id: 'seeds-1', kind: 'published', file: 'seeds.json' }]
  const gone = (document: AnyNode, file: string) =>
    goneSources(document, file, editions, [ours() as OpenApiDocument]).map(({ group }) => group)
  expect(gone({ ...ours(), paths: {} }, 'seeds.json')).toEqual(['update-seed'])
  expect(gone(ours(), 'seeds.json')).toEqual([])
  expect(gone({ ...ours(), paths: {} }, 'beds.json')).toEqual([])
})

test('the report escapes what an edition could make a terminal, a CI system or Markdown do', () => {
  const hostile = 'x\u001b[2J\r::stop-commands::y\n  ::error::z'
  const text = reported(described(`Seed${hostile}`, hostile))
  expect(text).not.toMatch(/[^\P{Cc}\n]|^\s*::/mu)
  expect(text.match(/\\x1b\[2J/g)).toHaveLength(3)
})

test('the command prints differences, writes them as JSON and exits with 1, or with 2 for an invalid file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upstream-'))
  const run = async (...args: string[]) => {
    const printed: string[] = []
    return { status: await upstream(args, (text) => printed.push(text)), stdout: printed.join('\n') }
  }
  const [old, now, seen] = [join(folder, 'old.json'), join(folder, 'beds.json'), join(folder, 'seen')]
  await writeFile(old, JSON.stringify(published()))
  await writeFile(now, JSON.stringify(published((_, { properties }) => (properties.height = { type: 'integer' }))))
  const result = await run(now, '--since', old, '--json', join(folder, 'news.json'))
  expect(result.status).toBe(1)
  expect(result.stdout).toContain('1 difference from the earlier old.json, in 1 place')
  expect(JSON.parse(await readFile(join(folder, 'news.json'), 'utf8'))[0].differences).toHaveLength(1)
  await mkdir(seen)
  await writeFile(join(seen, 'beds.json'), JSON.stringify(published()))
  const since = await run(now, old, '--since', seen)
  expect(since.status).toBe(1)
  expect(since.stdout).toContain('1 difference from the earlier beds.json')
  expect(since.stdout).toContain('old.json: not compared')
  const own = await run('generated/calls.openapi.json', 'generated/management.openapi.json')
  expect(own.status).toBe(0)
  for (const name of ['calls', 'management']) expect(own.stdout).toContain(`no difference from our ${name} document`)
  await writeFile(join(folder, 'no.json'), '{}')
  const args = ['scripts/run.cjs', 'scripts/specification/upstream/upstream.ts', join(folder, 'no.json')]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, expect.stringContaining('is not an OpenAPI document')])
  await rm(folder, { recursive: true })
})
