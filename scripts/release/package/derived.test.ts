import { expect, test } from 'vitest'
import { derivedFiles, ownerAndName } from './derived.ts'

test('the files in src/ are the entry points, and every loader and module resolution finds each', async () => {
  const { exports, typesVersions } = JSON.parse((await derivedFiles()).get('package.json') as string)
  expect(exports['./webhooks'].require).toEqual({ types: './dist/cjs/webhooks.d.cts', default: './dist/cjs/webhooks.cjs' })
  expect(exports['.'].import.types).toBe('./dist/src/index.d.ts')
  expect(typesVersions['*'].webhooks).toEqual(['./dist/src/webhooks.d.ts'])
  expect(typesVersions['*']['openapi/chat.json']).toEqual(['./dist/openapi/chat.json'])
})

test('every link to the repository has the address in package.json', async () => {
  const files = await derivedFiles()
  const repository = ownerAndName(JSON.parse(files.get('package.json') as string).repository.url)
  const links = [...files.values()].flatMap((text) => [...text.matchAll(/github\.com\/([\w-]+\/cometchat-rest)/g)].map(([, link]) => link))
  expect(links.length).toBeGreaterThan(10)
  expect([...new Set(links)]).toEqual([repository])
})

test('README and both manifests name the documentation of that repository', async () => {
  const files = await derivedFiles()
  const { homepage, repository } = JSON.parse(files.get('package.json') as string)
  const [owner, name] = ownerAndName(repository.url).split('/')
  expect(homepage).toBe(`https://${owner}.github.io/${name}/`)
  expect(JSON.parse(files.get('contract-tests/package.json') as string).homepage).toBe(homepage)
  for (const file of ['README.md', 'contract-tests/README.md']) expect(files.get(file)).toContain(homepage)
})

test.each([
  ['git+https://github.com/linden-yard/cometchat-rest.git', 'linden-yard/cometchat-rest'],
  ['https://github.com/linden-yard/cometchat-rest', 'linden-yard/cometchat-rest'],
])('reads the owner from %s', (url, expected) => expect(ownerAndName(url)).toBe(expected))

test('rejects an address that is not on GitHub', () =>
  expect(() => ownerAndName('https://example.com/linden-yard/cometchat-rest')).toThrow('must be https://github.com/OWNER/NAME'))
