import { expect, test } from 'vitest'
import { conditionsOf, entryFindings } from './entries.ts'
import type { Manifest } from './manifest.ts'

const manifest: Manifest = {
  name: 'cometchat-rest',
  version: '1.2.3',
  exports: {
    '.': conditionsOf('index'),
    './chat': conditionsOf('chat'),
    './openapi/chat.json': './c.json',
    './package.json': './package.json',
  },
  typesVersions: { '*': { chat: ['./dist/src/chat.d.ts'], 'openapi/chat.json': ['./c.json'] } },
}

test('accepts entries for import, require and all module resolutions of TypeScript', () => {
  expect(entryFindings(manifest)).toEqual([])
})

test.each<[string, Manifest, RegExp]>([
  ['without require', { ...manifest, exports: { ...manifest.exports, './chat': { types: 'x', default: 'y' } } }, /entry \.\/chat must be/],
  [
    'with require before import',
    { ...manifest, exports: { ...manifest.exports, '.': Object.fromEntries(Object.entries(conditionsOf('index')).reverse()) } },
    /entry \. must be/,
  ],
  ['unknown to node10', { ...manifest, typesVersions: { '*': { chat: ['./dist/src/chat.d.ts'] } } }, /no openapi\/chat\.json/],
])('reports an entry %s', (_, changed, message) => {
  expect(entryFindings(changed)).toEqual([expect.stringMatching(message)])
})
