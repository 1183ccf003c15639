import { expect, test } from 'vitest'
import { released, sectionOf } from './changelog.ts'

const changelog = `# Changelog

Notable changes.

## [Unreleased]

### Specification

#### Added

- Groups.

### Client

- Paging.

## [0.1.0] - 2026-01-01

- First.
`
const changesets = [
  { file: 'a.md', bump: 'minor', summary: 'Client: A mock.\nFor tests.' },
  { file: 'b.md', bump: 'patch', summary: 'Specification: Users have a nickname.' },
] as const

test('what is unreleased becomes a section, the sides apart, and older sections stay', () => {
  expect(released(changelog, '0.2.0', '2026-02-02', changesets)).toBe(`# Changelog

Notable changes.

## [Unreleased]

## [0.2.0] - 2026-02-02

### Specification

#### Added

- Groups.

- Users have a nickname.

### Client

- Paging.

- A mock.
  For tests.

## [0.1.0] - 2026-01-01

- First.
`)
})

test('a side without changes has no heading, and a first release has no older sections', () => {
  const text = released('# Changelog\n\n## [Unreleased]\n', '0.1.0', '2026-02-02', changesets.slice(0, 1))
  expect(text).toBe('# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-02-02\n\n### Client\n\n- A mock.\n  For tests.\n')
  expect(sectionOf(text, '0.1.0')).toBe('### Client\n\n- A mock.\n  For tests.')
})

test('a changelog without the section, or without the version, is refused', () => {
  expect(() => released('# Changelog\n', '0.1.0', '2026-02-02', [])).toThrow('Unreleased')
  expect(() => sectionOf(changelog, '9.9.9')).toThrow('9.9.9')
})
