import { expect, test } from 'vitest'
import { contentFindings, manifestFindings, mapFindings } from './manifestFindings.ts'
import { type Manifest, readManifest } from './pack.ts'

const manifest: Manifest = await readManifest()

test('the manifest keeps its promises', () => {
  expect(manifestFindings(manifest)).toEqual([])
})

test.each<[string, Partial<Manifest>, RegExp]>([
  ['an install script', { scripts: { postinstall: 'node hello.js' } }, /postinstall would run/],
  ['a second dependency', { dependencies: { 'openapi-fetch': '0.17.0', ky: '1.0.0' } }, /openapi-fetch, ky/],
  ['a version range', { devDependencies: { typescript: '^5.9.3' } }, /typescript is \^5\.9\.3/],
  ['side effects', { sideEffects: true }, /sideEffects/],
  ['CommonJS', { type: 'commonjs' }, /"type"/],
  ['types after code', { exports: { '.': { default: './a.js', types: './a.d.ts' } } }, /export \. must name its "types" first/],
])('%s is found', (_, change, message) => {
  expect(manifestFindings({ ...manifest, ...change }).join('\n')).toMatch(message)
})

const files = [
  ...['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'src/index.ts', 'generated/chat.ts', 'generated/chat.openapi.json'],
  ...['dist/src/index.js', 'dist/src/index.js.map', 'dist/src/index.d.ts', 'dist/src/index.d.ts.map', 'dist/generated/chat.js'],
]
const small: Manifest = { ...manifest, exports: { '.': { types: './dist/src/index.d.ts', default: './dist/src/index.js' } } }

test('a package of what users need has no findings; stray and missing files are found', () => {
  expect(contentFindings(files, small)).toEqual([])
  expect(contentFindings([...files, 'src/client.test.ts', '.env'], small)).toEqual([
    'the package holds src/client.test.ts, which users do not need',
    'the package holds .env, which users do not need',
  ])
  expect(
    contentFindings(
      files.filter((file) => file !== 'LICENSE' && file !== 'dist/src/index.js'),
      small,
    ).join('\n'),
  ).toMatch(/nothing like .*LICENSE[\s\S]*the export \. leads to \.\/dist\/src\/index\.js/)
})

test('maps lead to TypeScript files of the package', () => {
  const read = (sources: string[]) => () => JSON.stringify({ sources })
  const built = ['dist/src/a.js', 'dist/src/a.js.map', 'src/a.ts']
  expect(mapFindings(built, read(['../../src/a.ts']))).toEqual([])
  expect(mapFindings(built, read(['../../elsewhere/a.ts']))).toEqual([
    'dist/src/a.js is mapped to elsewhere/a.ts, which is not in the package',
  ])
  expect(mapFindings(['dist/src/a.js'], read([]))).toEqual(['dist/src/a.js has no source map'])
})
