import { expect, test } from 'vitest'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import { allFaults } from './stateful/allFaults.ts'
import { faultyFake, fetchOf } from './stateful/faultyFake.ts'
import { checkFake, firstFinding, runFaults } from './stateful/runFaults.ts'
import { type StatefulResult, statefulFaults, statefulRun, statefulTable } from './stateful/statefulRun.ts'
import { variants } from './stateful/variants.ts'

const contract = ((await readContracts()) as [Contract])[0]

test('faults and variants have unique ids, and faults exist in operations of the fake', () => {
  const faults = allFaults()
  expect(faults.length).toBeGreaterThanOrEqual(150)
  expect(variants.length).toBeGreaterThanOrEqual(20)
  for (const list of [faults, variants]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  const named = faults.flatMap(({ operation, near = [], handlers = {} }) => [operation, ...near, ...Object.keys(handlers)])
  expect(named.filter((id) => !(id in families))).toEqual([])
  for (const { id, handlers, request, response } of faults) expect(handlers ?? request ?? response, id).toBeDefined()
})

test('reports no findings for the fake without faults', async () => {
  expect(firstFinding(await checkFake(fetchOf(faultyFake(contract)), ['get-user', 'list-reasons', 'update-role']))).toBeUndefined()
})

test('too many undetected faults, or a finding about a harmless variant, fail the run', () => {
  const faultResult = (kind: string, noticed: boolean) => ({
    id: kind,
    kind,
    operation: 'get-user',
    what: 'it',
    noticed,
    why: 'so',
    milliseconds: 1,
  })
  const run = (missed: number, alarms: number): StatefulResult => ({
    faults: Array.from({ length: 100 }, (_, index) => faultResult('record-lost', index >= missed)),
    variants: Array.from({ length: 20 }, (_, index) => faultResult('variant', index < alarms)),
    milliseconds: 1,
  })
  expect(statefulFaults(run(5, 0))).toEqual([])
  expect(statefulFaults(run(6, 0))).toHaveLength(1)
  expect(statefulFaults(run(0, 1))).toHaveLength(1)
  expect(statefulTable(run(6, 1))).toContain('Not noticed:')
})

// `npm run faults` tries all faults, and the harmless variants.
test('detects a sample of stateful faults', async () => {
  const run = await statefulRun({ faults: 4, harmless: 0, seed: 7, workers: 1 })
  expect(run.faults).toHaveLength(4)
  expect(statefulFaults(run), statefulTable(run)).toEqual([])
})

test.each([
  ['negated filters, deactivated users and passwords', ['notIn-ignored', 'deactivated-added', 'deactivated-acts', 'password-not-required']],
  [
    'the content of reports and the effect of decisions',
    ['flag-edits-message', 'report-reasonName-is-id', 'decision-undone', 'entries-joined'],
  ],
  [
    'behaviour that only a second request shows',
    ['prepend-from-the-start', 'joining-time-missing', 'update-time-kept', 'blocking-nobody-succeeds'],
  ],
  ['permissions and simultaneous calls', ['too-few-at-once', 'outsider-changes-scopes']],
  ['data that deactivations and updates keep', ['deactivation-loses-data', 'rule-created-again']],
  ['effects of one feature on another', ['former-scope-kept', 'read-for-all', 'unblocked-on-both-sides', 'edit-loses-reactions']],
  ['several filters and properties at once', ['first-filter-only', 'unset-first-only']],
])('detects faults in %s', async (_, chosen) => {
  const faults = chosen.flatMap((kind) => allFaults().find((fault) => fault.kind === kind) ?? [])
  const missed: string[] = []
  for await (const { id, noticed } of runFaults(faults)) if (!noticed) missed.push(id)
  expect(faults).toHaveLength(chosen.length)
  expect(missed).toEqual([])
})
