import { expect, test } from 'vitest'
import { ownerAndName } from './derived.ts'

// What is derived shows in the manifests and pages, which `npm run check` compares.

test.each([
  ['git+https://github.com/linden-yard/cometchat-rest.git', 'linden-yard/cometchat-rest'],
  ['https://github.com/linden-yard/cometchat-rest', 'linden-yard/cometchat-rest'],
])('reads the owner from %s', (url, expected) => expect(ownerAndName(url)).toBe(expected))

test('rejects an address that is not on GitHub', () =>
  expect(() => ownerAndName('https://example.com/linden-yard/cometchat-rest')).toThrow('must be https://github.com/OWNER/NAME'))
