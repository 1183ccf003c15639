import { expect, test } from 'vitest'
import { countLines, lowered, overLimit, wingOf } from './lines.ts'

test.each([
  ['src/client/options.ts', 'src'],
  ['src/tests/support/faults.ts', 'src tests'],
  ['contract-tests/tests/redact.test.ts', 'contract-tests tests'],
  ['scripts/site/assets/page.css', 'scripts/site'],
  ['scripts/site/search.test.ts', 'scripts/site tests'],
  ['scripts/run.cjs', 'scripts'],
  ['examples/webhook.ts', 'examples'],
])('%s is counted as %s', (file, wing) => expect(wingOf(file)).toBe(wing))

test('a wing may shrink and stay, but not grow, and a new one needs a limit', () => {
  expect(overLimit({ src: 10 }, { src: 9 })).toEqual([])
  expect(overLimit({ src: 10 }, { src: 10 })).toEqual([])
  expect(overLimit({ src: 10 }, { src: 11, docs: 1 })).toEqual([
    'src: 11 lines; at most 10 are allowed',
    'docs: 1 lines; at most 0 are allowed',
    expect.stringContaining('a sentence in the commit'),
  ])
})

test('accepting lowers limits, and never raises one', () => {
  expect(lowered({ src: 10, 'src tests': 5, gone: 3 }, { src: 8, 'src tests': 7, docs: 1 })).toEqual({ src: 8, 'src tests': 5 })
})

test('every wing is counted', () => {
  const now = countLines()
  expect(Object.keys(now)).toEqual(expect.arrayContaining(['src', 'src tests', 'contract-tests', 'scripts/site', 'examples']))
  for (const count of Object.values(now)) expect(count).toBeGreaterThan(0)
})
