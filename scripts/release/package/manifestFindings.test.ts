import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Manifest, readManifest } from './manifest.ts'
import { contentFindings, manifestFindings, rangeFindings, sizeFindings } from './manifestFindings.ts'
import { exampleManifests } from './versions.ts'

const manifest: Manifest = await readManifest()

test('accepts both manifests', async () => {
  expect(manifestFindings(manifest)).toEqual([])
  expect(manifestFindings(await readManifest('cometchat-rest-testing'))).toEqual([])
})

test.each<[string, Partial<Manifest>, RegExp]>([
  ['an install script', { scripts: { postinstall: 'node hello.js' } }, /postinstall would run/],
  ['a second dependency', { dependencies: { 'openapi-fetch': '0.17.0', ky: '1.0.0' } }, /would install ky/],
  ['a version range', { devDependencies: { typescript: '^5.9.3' } }, /typescript is \^5\.9\.3/],
  ['side effects', { sideEffects: true }, /sideEffects/],
])('reports %s', (_, change, message) => {
  expect(manifestFindings({ ...manifest, ...change }).join('\n')).toMatch(message)
})

const read = async (file: string): Promise<Manifest> => JSON.parse(await readFile(file, 'utf8'))

test('the examples pin their dependencies exactly, to the versions that their tests install', async () => {
  const { dependencies: tested = {} } = await read('scripts/proof/examples/package.json')
  const wrong: string[] = []
  for (const file of [...exampleManifests(), 'scripts/proof/examples/package.json', 'scripts/proof/bench/package.json']) {
    const own = await read(file)
    wrong.push(...rangeFindings(file, own))
    for (const [name, version] of Object.entries(own.dependencies ?? {}))
      if (version !== (tested[name] ?? version)) wrong.push(`${file}: ${name} ${version}, tested with ${tested[name]}`)
  }
  expect(wrong).toEqual([])
})

const files = ['package.json', 'README.md', 'LICENSE', 'dist/src/index.js']

test.each([
  ['nothing', contentFindings('it', files), []],
  ['stray files', contentFindings('it', [...files, 'src/tests/a.test.ts', '.env']), [/a\.test\.ts, which users/, /\.env, which users/]],
  ['missing files', contentFindings('cometchat-rest', files.slice(1)), [/package\.json/, /llms\.txt/, /docs\/README\.md/, /CHANGELOG/]],
  ['a client of more than 3 MB', sizeFindings('cometchat-rest', 3_000_001), [/3000001/]],
  ['no client of 3 MB', sizeFindings('cometchat-rest', 3_000_000), []],
])('finds %s', (_, found, expected) => expect(found).toEqual(expected.map((finding) => expect.stringMatching(finding))))
