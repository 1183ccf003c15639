import { expect, test } from 'vitest'
import { UsageError } from '../../../contract-tests/cli/command.ts'
import { bumpBetween, largestBump, neededBump } from './semver.ts'

test.each([
  ['0.1.0', '0.1.0', 'none'],
  ['0.1.0', '0.1.3', 'patch'],
  ['0.1.9', '0.2.0', 'minor'],
  ['0.9.9', '1.0.0', 'major'],
  ['1.2.3', '1.10.0', 'minor'],
])('the bump from %s to %s is %s', (from, to, bump) => {
  expect(bumpBetween(from, to)).toBe(bump)
})

test('rejects a lower version', () => {
  expect(() => bumpBetween('1.10.0', '1.9.0')).toThrow('older')
  // Printed as a line.
  expect(() => bumpBetween('1.10.0', '1.9.0')).toThrow(UsageError)
})

test('breaking changes need a major version, additions a minor version; before 1.0.0, a minor version and a patch', () => {
  expect([neededBump('major', '1.0.0'), neededBump('major', '0.4.2')]).toEqual(['major', 'minor'])
  expect([neededBump('minor', '1.0.0'), neededBump('minor', '0.4.2')]).toEqual(['minor', 'patch'])
  expect([neededBump('patch', '1.0.0'), neededBump('none', '0.4.2')]).toEqual(['none', 'none'])
})

test('returns the largest of several bumps, or none without changes', () => {
  expect(largestBump('patch', 'major', 'minor')).toBe('major')
  expect(largestBump()).toBe('none')
})
