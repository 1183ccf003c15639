import { expect, test } from 'vitest'
import { type Lockfile, missingPlatforms } from './platforms.ts'

test('reports a lockfile without the binary for another platform', () => {
  const lockfile: Lockfile = {
    packages: {
      '': {},
      'node_modules/tool': { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' } },
      'node_modules/@tool/linux': {},
    },
  }
  expect(missingPlatforms(lockfile)).toEqual(['package-lock.json lacks @tool/mac, which tool needs on some machines'])
  expect(missingPlatforms({ packages: { ...lockfile.packages, 'node_modules/tool/node_modules/@tool/mac': {} } })).toEqual([])
})
