import { expect, test } from 'vitest'
import { mutationRun } from './mutationRun.ts'
import { mutationFaults, mutationTable } from './mutationTable.ts'

// A small sample of `npm run faults`.
test('detects a sample of faults in provider and client', async () => {
  const run = await mutationRun({ provider: 60, client: 40, seed: 11, workers: 2 })
  expect(run.results.length).toBeGreaterThanOrEqual(100)
  expect(mutationFaults(run), mutationTable(run)).toEqual([])
})

test('too many undetected faults fail the run', () => {
  const mutant = { operator: 'dropped-query', operation: 'list-users', what: 'perPage', why: '' }
  const of = (side: 'provider' | 'client', survived: number) =>
    mutationFaults({
      seed: 1,
      operations: 1,
      milliseconds: 1,
      results: Array.from({ length: 100 }, (_, index) => ({ ...mutant, side, outcome: index < survived ? 'survived' : 'killed' })),
    })
  expect(of('provider', 3)).toEqual([])
  expect(of('provider', 4)).toHaveLength(1)
  expect(of('client', 1)).toHaveLength(1)
})
