import { expect, test } from 'vitest'
import { type Lockfile, licenceFindings, licencesPage, shipped } from './licences.ts'

const lockfile: Lockfile = {
  packages: {
    '': { version: '0.1.0', license: 'MIT' },
    'node_modules/openapi-fetch': { version: '0.17.0', license: 'MIT' },
    'node_modules/openapi-fetch/node_modules/inner': { version: '1.0.0', license: 'ISC' },
    'node_modules/vitest': { version: '5.0.0', license: 'MIT', dev: true },
  },
}

test('what users install is listed, what is for development is not', () => {
  expect(shipped(lockfile).map(({ name }) => name)).toEqual(['inner', 'openapi-fetch'])
})

test('a licence that is not permissive is found, and so is an old page', () => {
  const list = shipped({
    packages: { ...lockfile.packages, 'node_modules/viral': { version: '1.0.0', license: 'AGPL-3.0' }, 'node_modules/bare': {} },
  })
  expect(licenceFindings(list, licencesPage(list)).map((finding) => finding.split(',')[0])).toEqual([
    'bare would be shipped',
    'viral would be shipped',
  ])
  expect(licenceFindings(shipped(lockfile), licencesPage(list))).toEqual(['docs/licences.md is out of date; run npm run licences'])
})
