import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Manifest, readManifest } from './manifest.ts'
import { contentFindings, dependencyFindings, sizeFindings } from './manifestFindings.ts'
import { exampleManifests } from './versions.ts'

test('the examples depend on the versions that their tests install', async () => {
  const read = async (file: string): Promise<Manifest> => JSON.parse(await readFile(file, 'utf8'))
  const { dependencies: tested = {} } = await read('scripts/proof/examples/package.json')
  for (const file of exampleManifests())
    for (const [name, version] of Object.entries((await read(file)).dependencies ?? {}))
      expect([name, tested[name] ?? version], file).toEqual([name, version])
})

const manifest: Manifest = await readManifest()
const files = ['package.json', 'README.md', 'LICENSE', 'dist/src/index.js']

test.each([
  ['no dependency but one', dependencyFindings(manifest), []],
  ['a second dependency', dependencyFindings({ ...manifest, peerDependencies: { ky: '1.0.0' } }), [/would install ky/]],
  ['nothing', contentFindings('it', files), []],
  ['stray files', contentFindings('it', [...files, 'src/tests/a.test.ts', '.env']), [/a\.test\.ts, which users/, /\.env, which users/]],
  ['missing files', contentFindings('cometchat-rest', files.slice(1)), [/package\.json/, /llms\.txt/, /docs\/README\.md/, /CHANGELOG/]],
  ['a client of more than 3.1 MB', sizeFindings('cometchat-rest', 3_100_001), [/3100001/]],
  ['no client of 3.1 MB', sizeFindings('cometchat-rest', 3_100_000), []],
])('finds %s', (_, found, expected) => expect(found).toEqual(expected.map((finding) => expect.stringMatching(finding))))
