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

test.each([...exampleManifests(), 'scripts/proof/examples/package.json', 'scripts/proof/bench/package.json'])(
  '%s pins its dependencies exactly',
  async (file) => {
    expect(rangeFindings(file, await read(file))).toEqual([])
  },
)

test('the examples have the versions that their tests install', async () => {
  const { dependencies: tested = {} } = await read('scripts/proof/examples/package.json')
  const others: string[] = []
  for (const file of exampleManifests())
    for (const [name, version] of Object.entries((await read(file)).dependencies ?? {}))
      if (version !== (tested[name] ?? version)) others.push(`${file}: ${name} ${version}, tested with ${tested[name]}`)
  expect(others).toEqual([])
})

test('reports stray and missing files', () => {
  const files = ['package.json', 'README.md', 'LICENSE', 'dist/src/index.js']
  expect(contentFindings('it', files)).toEqual([])
  expect(contentFindings('it', [...files.slice(1), 'src/tests/client.test.ts', '.env'])).toEqual([
    'it contains src/tests/client.test.ts, which users do not need',
    'it contains .env, which users do not need',
    'it lacks package.json',
  ])
})

test('reports a client package without llms.txt and guides, or of more than 3 MB unpacked', () => {
  expect(contentFindings('cometchat-rest', ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])).toEqual([
    'cometchat-rest lacks llms.txt',
    'cometchat-rest lacks docs/README.md',
  ])
  expect(sizeFindings('cometchat-rest', 3_000_001)).toHaveLength(1)
  expect(sizeFindings('cometchat-rest', 3_000_000)).toEqual([])
  expect(sizeFindings('cometchat-rest-testing', 9_000_000)).toEqual([])
})
