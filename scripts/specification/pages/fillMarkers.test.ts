import { expect, test } from 'vitest'
import { fillMarkers } from './fillMarkers.ts'

test('a page that is written by hand gets its made parts, and lacks none', () => {
  const text = 'Before.\n\n<!-- made: table -->\n\nold\n\n<!-- end -->\n\nAfter.\n'
  expect(fillMarkers(text, { table: 'new $1\n' })).toBe(text.replace('old', 'new $$1'))
  expect(() => fillMarkers(text, { other: 'new' })).toThrow('<!-- made: other -->')
})
