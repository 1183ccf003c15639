import { expect, test } from 'vitest'
import { UsageError } from '../../../contract-tests/cli/command.ts'
import { announcesBreaking } from '../../specification/compat/compat.ts'
import { releasedChangelog, sectionOf } from './changelog.ts'

const changelog = `# Changelog

## [Unreleased]

### Client

- **Breaking:** groups have a guid.

## [0.1.0] - 2026-01-01

- First.
`
const text = releasedChangelog(changelog, '0.2.0', '2026-02-02')

test('moves unreleased changes to a new section and keeps older sections', () => {
  expect(text).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-02-02\n\n### Client')
  expect(sectionOf(text, '0.2.0')).toBe('### Client\n\n- **Breaking:** groups have a guid.')
  expect(sectionOf(text, '0.1.0')).toBe('- First.')
  expect([changelog, text].map(announcesBreaking)).toEqual([true, false])
})

test('leaves a version that has its section as it is', () => {
  expect(releasedChangelog(text, '0.2.0', '2026-02-03')).toBe(text)
})

test.each([
  ['something unreleased beside the version', () => releasedChangelog(changelog, '0.1.0', '2026-02-02'), 'move what is under [Unreleased]'],
  ['no unreleased section', () => releasedChangelog('# Changelog\n', '0.1.0', '2026-02-02'), 'Unreleased'],
  ['nothing unreleased', () => releasedChangelog('\n## [Unreleased]\n\n## [0.1.0]\n\n- First.\n', '0.2.0', '2026-02-02'), 'nothing under'],
  ['no such version', () => sectionOf(changelog, '9.9.9'), '9.9.9'],
])('rejects in a line a changelog with %s', (_, read, message) => {
  expect(read).toThrow(UsageError)
  expect(read).toThrow(message)
})
