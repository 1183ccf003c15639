import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dependenciesOf, installFindings, type Lockfile } from './installed.ts'

const lockfile: Lockfile = {
  packages: {
    testing: { dependencies: { a: '1', b: '1' } },
    'node_modules/a': { dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/b': {},
    'node_modules/c': {},
  },
}

test('follows dependencies to the copy that each package gets', () => {
  expect(dependenciesOf(lockfile, 'testing')).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/b'])
})

test('finds too many packages and too many bytes', () => {
  const folders = Array.from({ length: 20 }, (_, index) => `node_modules/${index}`)
  expect(installFindings('testing', 1, folders.slice(1), () => 1)).toEqual([])
  expect(installFindings('testing', 1, folders, () => 1)).toEqual(['testing installs 21 packages; the limit is 20'])
  expect(installFindings('testing', 15_000_000, ['node_modules/a'], () => 1)).toEqual([
    'testing installs 15000001 bytes; the limit is 15000000',
  ])
})

test('the testing package brings no Prism along', () => {
  const folders = dependenciesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile, 'contract-tests')
  expect(folders).toContain('node_modules/ajv')
  expect(folders.filter((folder) => /stoplight|prism/.test(folder))).toEqual([])
})
