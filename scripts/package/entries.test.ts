import { expect, test } from 'vitest'
import { conditionsOf, entryFindings } from './entries.ts'
import type { Manifest } from './pack.ts'

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
const jsr = { version: '1.2.3', exports: { '.': './src/index.ts', './chat': './src/chat.ts' } }

test('an entry is offered to import, require, every resolution of TypeScript, and JSR', () => {
  expect(entryFindings(manifest, jsr)).toEqual([])
})

test.each<[string, Manifest, typeof jsr, RegExp]>([
  [
    'without require',
    { ...manifest, exports: { ...manifest.exports, './chat': { types: 'x', default: 'y' } } },
    jsr,
    /entry \.\/chat must be/,
  ],
  [
    'with require before import',
    { ...manifest, exports: { ...manifest.exports, '.': Object.fromEntries(Object.entries(conditionsOf('index')).reverse()) } },
    jsr,
    /entry \. must be/,
  ],
  ['unknown to node10', { ...manifest, typesVersions: { '*': { chat: ['./dist/src/chat.d.ts'] } } }, jsr, /no openapi\/chat\.json/],
  ['not on JSR', manifest, { ...jsr, exports: { '.': './src/index.ts' } } as unknown as typeof jsr, /jsr\.json: "exports" must be/],
  ['of another version on JSR', manifest, { ...jsr, version: '1.2.2' }, /jsr\.json has version 1\.2\.2/],
])('an entry %s is found', (_, given, onJsr, message) => {
  expect(entryFindings(given, onJsr)).toEqual([expect.stringMatching(message)])
})
