import { expect, test } from 'vitest'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { readContracts } from '../../../contract-tests/documents/documents.ts'
import type { FakeCall, Handler } from '../../../contract-tests/fake/fakeCall.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import { inTurn } from '../../../contract-tests/tests/inTurn.ts'
import type { Fault, FaultResult, Outcome } from './fault.ts'
import { faultTable } from './faultTable.ts'
import { outdatedRows, type Reviewed, reviewedFaults, rowOf, unexplainedFaults } from './notNoticed.ts'
import { allFaults, runFaults } from './runFaults.ts'
import { tryFaults } from './tryFaults.ts'

const [contract] = (await readContracts()) as [Contract]
const faults = allFaults(contract)

test('faults have unique ids, and each operation of the fake has some in its handler and its exchanges', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
  for (const isOfKind of [({ wrap }: Fault) => wrap, ({ exchange }: Fault) => exchange])
    expect(new Set(faults.filter(isOfKind).map(({ operation }) => operation))).toEqual(new Set(Object.keys(families)))
})

/** The faults with some ids, tried. */
async function tried(...ids: string[]): Promise<FaultResult[]> {
  const chosen = ids.map((id) => faults.find((fault) => fault.id === id) as Fault)
  const results: FaultResult[] = []
  for await (const result of tryFaults(contract, chosen)) results.push(result)
  return results
}

// Some, in turn by day; `npm run faults` tries all. Trying a fault also runs the checks without it,
// which may show nothing.
test.each(
  inTurn<[statement: string, id: string, outcome?: Outcome]>(
    [
      ['written', 'property-ignored: update-group: description'],
      ['sentence', 'without-effect: delete-user'],
      ['written', 'stale-read: get-user'],
      ['x-authority', 'permission-ignored: update-group'],
      ['sentence', 'actor-ignored: list-conversations'],
      ['positive_data_acceptance', 'required-optional-parameter: list-groups: perPage'],
      ['response_schema_conformance', 'violated: get-user: required'],
      ['content_type_conformance', 'wrong-content-type: list-roles: rejections'],
      ['ignored_auth', 'ignored-credential: list-roles'],
      ['negative_data_rejection', 'ignored-keyword: create-role: CreateRoleRequest/required'],
      ['', 'later-effects-lost: update-role', 'no effect'],
    ],
    6,
  ),
)('%s is the statement against %s', async (statement, id, outcome = 'finding') => {
  expect(await tried(id)).toMatchObject([{ id, outcome, statement }])
})

test('a fault that keeps some tables has acted once a handler changes one of them', () => {
  const { wrap, hasActed } = faults.find(({ id }) => id === 'later-effects-lost: update-role') as Fault
  const [users, groups, messages] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  const changing = (...tables: Map<string, number>[]) => {
    const handler: Handler = () => {
      for (const table of tables) table.set('mira', table.size + 1)
      return {}
    }
    wrap?.({ store: { users, groups, messages } } as unknown as FakeCall, handler)
    return hasActed?.()
  }
  expect(changing(users, groups)).toBe(false)
  groups.clear()
  expect(changing(groups, messages)).toBe(false)
  messages.clear()
  groups.clear()
  users.clear()
  expect(changing(users, groups, messages)).toBe(true)
  expect([users.size, groups.size, messages.size]).toEqual([1, 1, 0])
})

test('a run tries a sample of the chosen operations in workers', async () => {
  const results = await runFaults({ sample: 2, only: ['list-reasons'], kinds: ['server-error', 'redirect'], seed: 7, workers: 1 })
  expect(results.map(({ kind }) => kind).sort()).toEqual(['redirect', 'server-error'])
})

test('each reviewed row is the first that fits some fault', () => {
  const rows = new Set(faults.map(({ id }) => rowOf(id)))
  expect(reviewedFaults.filter((row) => !rows.has(row))).toEqual([])
})

test('a fault that is not noticed needs a row, and a row a fault that is not noticed', () => {
  const result = (operation: string, outcome: Outcome): FaultResult => ({
    ...{ id: `stale-read: ${operation}`, kind: 'stale-read', operation, what: 'it is stale', outcome },
    ...{ statement: outcome === 'finding' ? 'written' : '', why: outcome === 'not noticed' ? '' : 'so', requests: 1, milliseconds: 1 },
  })
  const rows: Reviewed[] = [
    { faults: 'stale-read: get-*', because: 'missed', reason: 'nobody reads twice' },
    { faults: 'stale-read: list-users', because: 'allowed', reason: 'it may lag' },
  ]
  const results = [
    result('get-user', 'not noticed'),
    result('get-group', 'finding'),
    result('list-users', 'difference'),
    result('list-roles', 'not noticed'),
  ]
  expect(unexplainedFaults(results, rows).map(({ operation }) => operation)).toEqual(['list-roles'])
  expect(outdatedRows(results, rows)).toEqual([rows[1]])
  const printed = faultTable(results, rows)
  expect(printed).toMatch(/^not noticed {2}stale-read: get-user +missed: nobody reads twice$/m)
  expect(printed).toMatch(/^finding {6}stale-read: get-group +written {2}so$/m)
  expect(printed).toMatch(/^together +1 +1 +2 +0$/m)
  expect(printed).toContain('Not noticed, and not in notNoticed.ts: stale-read: list-roles')
  expect(printed).toContain('Noticed, but still in notNoticed.ts: stale-read: list-users')
})
