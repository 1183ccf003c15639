import { expect, test } from 'vitest'
import { UsageError } from '../../../contract-tests/cli/command.ts'
import { announcesBreaking } from '../../specification/compat/compat.ts'
import { released, sectionOf } from './changelog.ts'

const changelog = `# Changelog

## [Unreleased]

### Client

#### Changed

- **Breaking:** groups have a guid.

## [0.1.0] - 2026-01-01

- First.
`

test('moves unreleased changes to a new section and keeps older sections', () => {
  const text = released(changelog, '0.2.0', '2026-02-02')
  expect(text).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-02-02\n\n### Client')
  expect(sectionOf(text, '0.2.0')).toBe('### Client\n\n#### Changed\n\n- **Breaking:** groups have a guid.')
  expect(sectionOf(text, '0.1.0')).toBe('- First.')
})

test('leaves a version that has its section as it is, unless something is unreleased besides', () => {
  const text = released(changelog, '0.2.0', '2026-02-02')
  expect(released(text, '0.2.0', '2026-02-03')).toBe(text)
  expect(() => released(changelog, '0.1.0', '2026-02-02')).toThrow('move what is under [Unreleased] into it')
})

test('rejects a changelog without unreleased changes or without the version, in a line', () => {
  expect(() => released('# Changelog\n', '0.1.0', '2026-02-02')).toThrow(UsageError)
  expect(() => sectionOf(changelog, '9.9.9')).toThrow(UsageError)
  expect(() => released('# Changelog\n\n## [Unreleased]\n\n## [0.1.0]\n\n- First.\n', '0.2.0', '2026-02-02')).toThrow('nothing under')
  expect(() => released('# Changelog\n', '0.1.0', '2026-02-02')).toThrow('Unreleased')
  expect(() => sectionOf(changelog, '9.9.9')).toThrow('9.9.9')
})

test('a breaking change is announced only by the unreleased section', () => {
  expect(announcesBreaking(changelog)).toBe(true)
  expect(announcesBreaking(released(changelog, '0.2.0', '2026-02-02'))).toBe(false)
})
