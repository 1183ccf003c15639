import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { type OpenApiDocument, operationsOf, type Schema } from '../../../contract-tests/documents/document.ts'
import { temporaryFolder } from '../../../contract-tests/tests/temporaryFolder.ts'
import { programPath } from '../../command.ts'
import { openapi30 } from './openapi30.ts'

/** A schema converted to 3.0. */
function converted(schema: Schema): unknown {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1', description: 'Test' },
    servers: [],
    tags: [],
    paths: { '/a': { get: { parameters: [{ name: 'a', in: 'query', schema }] } } },
    components: { schemas: { User: { type: 'object' }, Unused: { type: 'string' } }, securitySchemes: {} },
  } as unknown as OpenApiDocument
  const { get } = openapi30(document).paths['/a'] as { get: { parameters: { schema: unknown }[] } }
  return get.parameters[0]?.schema
}

const user = '#/components/schemas/User'

test.each<[string, Schema, unknown]>([
  ['null as a type', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
  ['null as an alternative', { anyOf: [{ type: 'string' }, { type: 'null' }] }, { anyOf: [{ type: 'string', nullable: true }] }],
  ['a constant', { const: 'text' }, { enum: ['text'] }],
  ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
  ['keywords beside a reference', { $ref: user, description: 'x' }, { description: 'x', allOf: [{ $ref: user }] }],
  ['pattern properties', { patternProperties: { '^a': { const: 1 } } }, { additionalProperties: { enum: [1] } }],
  [
    'keywords without an equivalent',
    { type: 'object', propertyNames: { pattern: '^a' }, unevaluatedProperties: false },
    { type: 'object' },
  ],
  ['a property named like a keyword', { properties: { const: { const: 1 } } }, { properties: { const: { enum: [1] } } }],
])('converts %s', (_, schema, expected) => {
  expect(converted(schema)).toEqual(expected)
})

test('the documents in OpenAPI 3.0 are valid', async () => {
  const folder = await temporaryFolder()
  const files = await Promise.all(
    documents.map(async (name) => {
      const file = join(folder, `${name}.json`)
      await writeFile(file, JSON.stringify(openapi30(await readBundle(name))))
      return file
    }),
  )
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programPath('redocly'), 'lint', ...files, '--config', 'scripts/specification/generate/openapi30.redocly.yaml', '--format', 'stylish'],
    { encoding: 'utf8', env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' } },
  )
  expect(status === 0 ? '' : stdout + stderr).toBe('')
})

test.each(documents)('%s in OpenAPI 3.0 has the same operations, and accepts every example of a request body', async (name) => {
  const source = await readBundle(name)
  const document = openapi30(source)
  const ajv = new Ajv({ strict: false, validateFormats: true, unicodeRegExp: true })
  formats.default(ajv)
  ajv.addSchema(document, 'document')
  const operations = operationsOf(document)
  expect(operations.map(({ id }) => id)).toEqual(operationsOf(source).map(({ id }) => id))
  const rejected = operations.flatMap(({ id, body, path, method }) => {
    const media = body?.content['application/json']
    if (!media) return []
    const pointer = `document#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}/requestBody/content/application~1json/schema`
    const validate = ajv.getSchema(pointer)
    return Object.entries(media.examples ?? {})
      .filter(([, { value }]) => !validate?.(value))
      .map(([example]) => `${id} ${example}`)
  })
  expect(rejected).toEqual([])
})
