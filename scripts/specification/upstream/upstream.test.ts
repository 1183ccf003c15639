import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import { createContract } from '../../../contract-tests/documents/contract.ts'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import { withoutAccepted } from './accepted.ts'
import type { Difference } from './difference.ts'
import { differencesOf } from './differences.ts'
import { newErrorCodes, rejectedExamples } from './examples.ts'
import { plant } from './plant.ts'
import { publishedDocumentOf } from './publishedDocument.ts'
import { report } from './report.ts'
import { goneSources } from './sources.ts'

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
  const found = await differences((operation, schema, document) => {
    schema.properties[''] = { type: 'string' }
    const [path = ''] = Object.keys(document.paths)
    document.paths[path] = { parameters: operation.parameters.splice(0, 1), put: operation }
    document.security = []
  })
  expect(found.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([])
})

test('reports each of 200 planted changes exactly once, and nothing else', async () => {
  const bundle = await readBundle('chat')
  const { document, planted } = plant(bundle)
  expect(planted.length).toBeGreaterThanOrEqual(200)
  const found = await differencesOf(bundle, document)
  const reported = (change: (typeof planted)[number]) =>
    found.filter(({ kind, pointer }) => kind === change.kind && pointer.endsWith(change.at))
  expect(planted.filter((change) => reported(change).length !== 1)).toEqual([])
  expect(found.filter(({ kind, pointer }) => !planted.some((change) => kind === change.kind && pointer.endsWith(change.at)))).toEqual([])
  expect(found.filter(({ group, effect }) => !group || !effect)).toEqual([])
})

test('accepts recursive schemas, and reports alternatives', async () => {
  const found = await differences((_, schema) => {
    schema.properties.parent = { $ref: '#/components/schemas/Seed' }
  })
  expect(found.map(({ pointer }) => pointer)).toEqual(['#/components/schemas/Seed/properties/parent'])
  expect(await differences((_, { properties }) => (properties.size = { anyOf: [{ type: 'integer' }, { type: 'string' }] }))).not.toEqual([])
})

test('ignores a difference only if its kind, pointer and value were accepted', async () => {
  const [difference] = await differences((_, { properties }) => properties.colour.enum.push('blue'))
  if (!difference) throw new Error('no difference found')
  const { kind, pointer, published: value } = difference
  const entry = { edition: 'seeds.json', kind, pointer, published: value, reason: 'Blue seeds are not sold.' }
  expect(withoutAccepted('seeds.json', [difference], [entry])).toEqual({ differences: [], accepted: 1, obsolete: [] })
  const other = await differences((_, { properties }) => properties.colour.enum.push('blue', 'white'))
  expect(withoutAccepted('seeds.json', other, [entry])).toEqual({ differences: other, accepted: 0, obsolete: [entry] })
  expect(withoutAccepted('beds.json', [difference], [entry]).differences).toEqual([difference])
  const text = report({ file: 'seeds.json', against: 'ours', differences: [], accepted: 1, obsolete: [entry] })
  expect(text).toContain('1 more accepted')
  expect(text).toContain('no longer found')
})

test('reports a further change to an accepted difference, even at the end of a long value', async () => {
  const long =
    (last: string) =>
    (_: AnyNode, { properties }: AnyNode) => {
      properties.colour.pattern = `^(${'seed|'.repeat(60)}${last})$`
      properties.packet = { type: 'object', properties: { label: { type: 'string', pattern: `^(${'seed|'.repeat(60)}${last})$` } } }
    }
  const entriesOf = (list: readonly Difference[]) =>
    list.map(({ kind, pointer, published: value }) => ({ edition: 'seeds.json', kind, pointer, published: value, reason: 'Not followed.' }))
  const first = await differences(long('a'))
  expect(first.map(({ kind }) => kind).sort()).toEqual(['changed pattern', 'new property'])
  expect(withoutAccepted('seeds.json', await differences(long('a')), entriesOf(first)).differences).toEqual([])
  expect(withoutAccepted('seeds.json', await differences(long('b')), entriesOf(first)).differences).toHaveLength(2)
})

test('reports a removed value next to an accepted value, and a change in a new component', async () => {
  const accepted = async (change: Parameters<typeof published>[0], then: Parameters<typeof published>[0]) => {
    const entries = (await differences(change)).map(({ kind, pointer, published: value }) => ({
      ...{ edition: 'seeds.json', kind, pointer, published: value, reason: 'Not followed.' },
    }))
    expect(entries).toHaveLength(1)
    return withoutAccepted('seeds.json', await differences(then), entries).differences
  }
  const enumOf =
    (values: string[]) =>
    (_: AnyNode, { properties }: AnyNode) =>
      (properties.colour.enum = values)
  expect(await accepted(enumOf(['red', 'green', 'blue']), enumOf(['green', 'blue']))).toHaveLength(1)
  const packet =
    (type: string) =>
    (_: AnyNode, { properties }: AnyNode, document: AnyNode) => {
      properties.packet = { $ref: '#/components/schemas/Packet' }
      document.components.schemas.Packet = { type: 'object', properties: { label: { type } } }
    }
  expect(await accepted(packet('string'), packet('integer'))).toHaveLength(1)
})

test('reports a change once if an edition repeats the schema, but different changes separately', async () => {
  const repeated = (change: (schema: AnyNode, index: number) => void) => (operation: AnyNode) => {
    const bodies = [operation.requestBody, operation.responses['200']]
    for (const [index, { content }] of bodies.entries()) {
      content['application/json'].schema = seed()
      change(content['application/json'].schema, index)
    }
  }
  const pointers = async (change: (schema: AnyNode, index: number) => void) =>
    (await differences(repeated(change))).map(({ pointer }) => pointer)
  const place = '#/components/schemas/Seed'
  expect(await pointers(() => {})).toEqual([])
  expect(await pointers(({ properties }) => (properties.height = { type: 'integer' }))).toEqual([`${place}/properties/height`])
  expect(await pointers(({ required }) => required.push('size'))).toEqual([`${place}/required/size`])
  expect(await pointers(({ properties }) => delete properties.size)).toEqual([`${place}/properties/size`])
  expect(await pointers(({ properties }, index) => (properties.size.type = ['string', 'boolean'][index]))).toHaveLength(2)
})

test('prints a difference once if an edition has it in several locations', () => {
  const difference = (group: string): Difference => ({
    ...{
      group,
      kind: 'new property',
      pointer: `#/components/schemas/${group}/properties/size`,
      published: '{}',
      ours: 'absent',
      effect: 'none',
    },
  })
  const text = report({ file: 'seeds.json', against: 'ours', differences: ['Seed', 'Bed'].map(difference), accepted: 0, obsolete: [] })
  expect(text).toContain('1 difference from ours, in 2 places')
  expect(text).toContain('also: #/components/schemas/Bed/properties/size')
})

test('reports examples that our schemas reject, and error codes that ours do not list', () => {
  const contract = createContract('chat', ours() as OpenApiDocument)
  const edition = publishedDocumentOf(
    published((operation) => {
      operation.requestBody.content['application/json'].example = { name: 7 }
      operation.description = 'Fails with ERR_SEED_LOCKED.'
    }),
  )
  expect(rejectedExamples(edition, [contract])).toMatchObject([
    { kind: 'rejected example', pointer: expect.stringContaining('requestBody/examples/example') },
  ])
  expect(newErrorCodes(edition, [contract])).toMatchObject([{ kind: 'new error code', published: 'ERR_SEED_LOCKED' }])
})

test('reports a missing source in the file that it refers to', () => {
  const editions = [{ id: 'seeds-1', kind: 'published', file: 'seeds.json' }]
  const gone = (document: AnyNode, file: string) =>
    goneSources(publishedDocumentOf(document), file, editions, [ours() as OpenApiDocument]).map(({ group }) => group)
  expect(gone({ ...ours(), paths: {} }, 'seeds.json')).toEqual(['update-seed'])
  expect(gone(ours(), 'seeds.json')).toEqual([])
  expect(gone({ ...ours(), paths: {} }, 'beds.json')).toEqual([])
})

test('the report escapes what an edition could make a terminal, a CI system or Markdown do', () => {
  const hostile = 'x\u001b[2J\r::stop-commands::y\n  ::error::z'
  const difference: Difference = {
    kind: 'type',
    group: `Seed${hostile}`,
    pointer: `/a${hostile}`,
    published: hostile,
    ours: 'x',
    effect: 'x',
  }
  const comparison = { file: 'seeds.json', against: 'ours', differences: [difference], accepted: 0, obsolete: [] }
  const text = report(comparison)
  expect(text).not.toMatch(/[^\P{Cc}\n]|^\s*::/mu)
  expect(text.match(/\\x1b\[2J/g)).toHaveLength(3)
})

test('the command prints differences, writes them as JSON and exits with 1, or with 2 for an invalid file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upstream-'))
  const run = (...args: string[]) =>
    spawnSync('npm', ['run', '--silent', 'upstream', '--', ...args], { encoding: 'utf8', shell: process.platform === 'win32' })
  const [old, now] = [join(folder, 'old.json'), join(folder, 'beds.json')]
  await writeFile(old, JSON.stringify(published()))
  await writeFile(now, JSON.stringify(published((_, { properties }) => (properties.height = { type: 'integer' }))))
  const result = run(now, '--since', old, '--json', join(folder, 'news.json'))
  expect(result.status).toBe(1)
  expect(result.stdout).toContain('1 difference from the earlier old.json, in 1 place')
  expect(JSON.parse(await readFile(join(folder, 'news.json'), 'utf8'))[0].differences).toHaveLength(1)
  const seen = join(folder, 'seen')
  await mkdir(seen)
  await writeFile(join(seen, 'beds.json'), JSON.stringify(published()))
  const since = run(now, old, '--since', seen)
  expect(since.status).toBe(1)
  expect(since.stdout).toContain('1 difference from the earlier beds.json')
  expect(since.stdout).toContain('old.json: not compared')
  await writeFile(join(folder, 'no.json'), '{}')
  expect(run(join(folder, 'no.json')).status).toBe(2)
  const own = run('generated/calls.openapi.json', 'generated/management.openapi.json')
  expect(own.status).toBe(0)
  for (const name of ['calls', 'management']) expect(own.stdout).toContain(`no difference from our ${name} document`)
  await rm(folder, { recursive: true })
})
