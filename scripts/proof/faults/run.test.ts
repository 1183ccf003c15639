import { expect, test } from 'vitest'
import type { FaultResult, Group } from './fault.ts'
import { type Run, run } from './run.ts'
import { faultsOf, table } from './table.ts'

// Small samples of `npm run faults`, which requires shares that a sample cannot show.
test('detects a sample of faults of the provider', async () => {
  const sample = await run({ provider: 60, stateful: 0, seed: 11, workers: 1 })
  expect(sample.results).toHaveLength(60)
  expect(sample.results.filter(({ outcome }) => outcome === 'missed')).toEqual([])
})

test('a sample of stateful faults is noticed, missed or equivalent', async () => {
  const { results } = await run({ provider: 0, stateful: 3, only: ['update-group', 'list-reasons'], seed: 7, workers: 1 })
  expect(results).toHaveLength(3)
  expect(results.filter(({ group }) => group === 'variant')).toEqual([])
  expect(results.map(({ outcome }) => outcome)).toContain('noticed')
})

test('too many undetected faults, or a finding about a harmless variant, fail the run', () => {
  const result = (group: Group, outcome: FaultResult['outcome']): FaultResult => ({
    ...{ id: group, group, kind: 'stale-read', operation: 'get-user', what: 'it', outcome, why: 'so', milliseconds: 1 },
  })
  const list = (group: Group, of: number, noticed: number) =>
    Array.from({ length: of }, (_, index) => result(group, index < noticed ? 'noticed' : 'missed'))
  const noticed = { provider: 97, stateful: 80, variant: 0 }
  const of = (changes: Partial<typeof noticed>): Run => ({
    seed: 1,
    milliseconds: 1,
    results: [
      result('stateful', 'equivalent'),
      ...Object.entries({ ...noticed, ...changes }).flatMap(([group, count]) => list(group as Group, 100, count)),
    ],
  })
  expect(faultsOf(of({}))).toEqual([])
  for (const [group, count] of Object.entries(noticed))
    expect(faultsOf(of({ [group]: group === 'variant' ? 1 : count - 1 })), group).toHaveLength(1)
  const headings = ['Not noticed:', 'Equivalent: no request shows them:', 'False alarms:']
  const lines = table(of({ variant: 1 })).split('\n')
  expect(lines.filter((line) => headings.includes(line))).toEqual(headings)
})
