import { expect, test } from 'vitest'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { types } from './types.ts'

test('an extensible enum accepts other strings, and null if the schema is nullable', async () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Garden', version: '1' },
    paths: {},
    components: {
      schemas: {
        Plant: {
          type: 'object',
          properties: {
            kind: { type: 'string', 'x-extensible-enum': ['herb', 'tree'] },
            bed: { type: ['string', 'null'], 'x-extensible-enum': ['north', 'south'] },
          },
        },
      },
    },
  }
  const text = await types(document as unknown as OpenApiDocument)
  expect(text).toContain("kind?: 'herb' | 'tree' | (string & {});")
  expect(text).toContain("bed?: 'north' | 'south' | (string & {}) | null;")
})

test('optional properties accept undefined only in request schemas', async () => {
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const plant = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, bed: { type: 'string' } } }
  const content = (name: string) => ({ content: { 'application/json': { schema: reference(name) } } })
  const document = {
    openapi: '3.1.0',
    info: { title: 'Garden', version: '1' },
    paths: {
      '/plants': { post: { requestBody: content('PlantRequest'), responses: { 200: { description: 'Planted.', ...content('Plant') } } } },
    },
    components: {
      schemas: {
        Plant: plant,
        PlantRequest: { allOf: [reference('Rooted'), plant] },
        Rooted: { type: 'object', properties: { roots: { type: 'object', properties: { deep: { type: 'boolean' } } } } },
      },
    },
  }
  const text = await types(document as unknown as OpenApiDocument)
  const declared = (name: string) => new RegExp(`interface ${name} .*?\n}`, 's').exec(text)?.[0]
  expect(declared('Plant')).toContain('bed?: string;')
  expect(declared('PlantRequest')).toContain('kind: string;')
  expect(declared('PlantRequest')).toContain('bed?: string | undefined;')
  expect(declared('Rooted')).toMatch(/deep\?: boolean \| undefined;\s+} \| undefined;/)
})
