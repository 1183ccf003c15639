import { expect, test } from 'vitest'
import { foreignTypes } from './foreignTypes.ts'

const importing = "import type { Client as Hidden } from 'openapi-fetch'\n"

function findingsOf(files: Record<string, string>): string[] {
  return foreignTypes(['dist/index.d.ts'], (file) => files[file])
}

test('the property raw may have a type of openapi-fetch', () => {
  expect(findingsOf({ 'dist/index.d.ts': `${importing}export interface Parts { readonly raw: Hidden<object> }` })).toEqual([])
})

test.each([
  ['another property', 'export interface Parts { readonly client: Hidden<object> }'],
  ['a function', 'export declare function make(): Hidden<object>'],
  ['a method called raw', 'export interface Parts { raw(): Hidden<object> }'],
  ['a base', 'export interface Parts extends Hidden<object> {}'],
  ['an alias', 'export type Raw = Hidden<object>'],
])('%s may not', (_, declaration) => {
  expect(findingsOf({ 'dist/index.d.ts': importing + declaration })).toEqual([
    "dist/index.d.ts:2 mentions openapi-fetch's Hidden; only `raw` may",
  ])
})

test('imports in place and passed-on exports are found, also in files that an entry only leads to', () => {
  const files = {
    'dist/index.d.ts': "export * from './deep/client.js'",
    'dist/deep/client.d.ts':
      "import type { Row } from '../row.js'\nexport type First = Row\nexport type * from 'openapi-typescript-helpers'",
    'dist/row.d.ts': "export type Row = import('openapi-fetch').Middleware",
  }
  expect(findingsOf(files).sort()).toEqual([
    'dist/deep/client.d.ts:3 mentions openapi-typescript-helpers; only `raw` may',
    'dist/row.d.ts:1 mentions openapi-fetch; only `raw` may',
  ])
})

test('a file that is not there is a finding, not a silence', () => {
  expect(findingsOf({ 'dist/index.d.ts': "export * from './gone.js'" })).toEqual(['dist/gone.d.ts is missing'])
})
