import { expect, test } from 'vitest'
import { changesetFindings, plannedBump, readChangeset } from './plannedBump.ts'

const minor = readChangeset('a.md', '---\n"cometchat-rest": minor\n---\n\nSpecification: Users have a nickname.\n', 'cometchat-rest')

test('a changeset is read', () => {
  expect(minor).toEqual({ file: 'a.md', bump: 'minor', summary: 'Specification: Users have a nickname.' })
  expect(changesetFindings([minor])).toEqual([])
})

test('a changeset without bump or side is found', () => {
  const poor = readChangeset('b.md', '---\n---\nFixed a thing.\n', 'cometchat-rest')
  expect(changesetFindings([poor])).toEqual([
    'b.md names no bump of the package',
    'b.md: begin its text with "Specification: " or "Client: "',
  ])
})

test('the planned bump is that of the version or of a waiting changeset, whichever is larger', () => {
  expect(plannedBump('0.1.0', '0.1.0', [])).toBe('none')
  expect(plannedBump('0.1.0', '0.1.1', [minor])).toBe('minor')
  expect(plannedBump('0.1.0', '1.0.0', [minor])).toBe('major')
})
