import { expect, test } from 'vitest'
import type { Document } from '../../contract-tests/spec/document.ts'
import { types } from './types.ts'

test('an open list of values stays open, and may be null where its schema says so', async () => {
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
  const text = await types(document as unknown as Document)
  expect(text).toContain("kind?: 'herb' | 'tree' | (string & {});")
  expect(text).toContain("bed?: 'north' | 'south' | (string & {}) | null;")
})
