import { expect, test } from 'vitest'
import { contentFindings, manifestFindings, mapFindings } from './manifestFindings.ts'
import { type Manifest, readManifest } from './pack.ts'

const manifest: Manifest = await readManifest()

test('both manifests keep their promises', async () => {
  expect(manifestFindings(manifest)).toEqual([])
  expect(manifestFindings(await readManifest('cometchat-rest-testing'))).toEqual([])
})

test.each<[string, Partial<Manifest>, RegExp]>([
  ['an install script', { scripts: { postinstall: 'node hello.js' } }, /postinstall would run/],
  ['a second dependency', { dependencies: { 'openapi-fetch': '0.17.0', ky: '1.0.0' } }, /would install ky/],
  ['a version range', { devDependencies: { typescript: '^5.9.3' } }, /typescript is \^5\.9\.3/],
  ['side effects', { sideEffects: true }, /sideEffects/],
])('%s is found', (_, change, message) => {
  expect(manifestFindings({ ...manifest, ...change }).join('\n')).toMatch(message)
})

test('a package of what users need has no findings; stray and missing files are found', () => {
  const files = ['package.json', 'README.md', 'LICENSE', 'dist/src/index.js']
  expect(contentFindings('it', files)).toEqual([])
  expect(contentFindings('it', [...files.slice(1), 'src/tests/client.test.ts', '.env'])).toEqual([
    'it holds src/tests/client.test.ts, which users do not need',
    'it holds .env, which users do not need',
    'it holds no package.json',
  ])
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
