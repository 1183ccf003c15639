import { expect, test } from 'vitest'
import { placeholderFindings } from './placeholder.ts'

test('a manifest without the owner of its repository is not published', () => {
  const named = (owner: string) => ({ name: 'it', repository: { url: `git+https://github.com/${owner}/it.git` } })
  expect(placeholderFindings(named('linden-yard'))).toEqual([])
  expect(placeholderFindings(named('OWNER'))).toHaveLength(1)
  expect(placeholderFindings({ name: 'it' })).toHaveLength(1)
})
