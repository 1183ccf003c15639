import { expect, test } from 'vitest'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../contract-tests/documents/document.ts'
import type { Handler } from '../../../contract-tests/fake/call.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import { remember, textOf } from '../../../contract-tests/model/snapshot.ts'
import { allFaults } from './stateful/allFaults.ts'
import type { StatefulFault } from './stateful/fault.ts'
import { faultyFake, fetchOf } from './stateful/faultyFake.ts'
import { checkFake, firstFinding, runFaults } from './stateful/runFaults.ts'
import { runVariants } from './stateful/runVariants.ts'
import { variants } from './stateful/variants.ts'
import { createVisibility } from './stateful/visibility.ts'
import { createWorld } from './stateful/world.ts'

const contract = ((await readContracts()) as [Contract])[0]
const faults = allFaults(contract)

test('faults and variants have unique ids, and faults exist in operations of the fake', () => {
  for (const list of [faults, variants]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  const named = faults.flatMap(({ operation, near = [], handlers = {} }: StatefulFault) => [operation, ...near, ...Object.keys(handlers)])
  expect(named.filter((id) => !(id in families))).toEqual([])
  for (const { id, handlers, request, response } of faults) expect(handlers ?? request ?? response, id).toBeDefined()
})

test('faults are made by operators, of every operation of the fake; at most sixty are curated', () => {
  const generic = faults.filter(({ group }) => group === 'generic')
  expect(new Set(generic.map(({ operation }) => operation)).size).toBe(Object.keys(families).length)
  expect(faults.length - generic.length).toBeLessThanOrEqual(60)
})

test('requests made from the documents decide whether a fault is visible', () => {
  const { shownBy } = createVisibility(contract)
  const shown = (id: string) => shownBy(faults.find((fault) => fault.id === id) as StatefulFault)
  expect(shown('parameter-ignored: list-users: tags')?.query).toMatchObject({ tags: ['compost-team'] })
  expect(shown('property-ignored: update-user: unset')?.body).toHaveProperty('unset')
  for (const id of [
    'stale-read: get-group',
    'permission-ignored: delete-group',
    'neighbour-too: delete-reason',
    'without-effect: pin-message',
  ])
    expect(shown(id), id).toBeDefined()
  // The order of users is not documented, and the fake does not know agents.
  for (const id of ['order-reversed: list-users', 'parameter-ignored: list-conversations: hideAgentic'])
    expect(shown(id), id).toBeUndefined()
})

test('restores the records of a store in place, with their indexes', () => {
  const { store, call, reset } = createWorld(contract)
  const operation = contract.operations.find(({ id }) => id === 'delete-group') as Operation
  const before = textOf(store)
  const [mira, restore] = [store.users.get('mira'), remember(store)]
  call(families['delete-group'] as Handler, { operation, path: { guid: 'tomato-growers' }, query: {}, body: {}, actor: undefined })
  expect(textOf(store)).not.toBe(before)
  restore()
  expect(textOf(store)).toBe(before)
  expect(store.users.get('mira')).toBe(mira)
  expect(store.messages.inConversation('group_tomato-growers').length).toBeGreaterThan(5)
  expect(store.memberships.get('priya')).toContain('tomato-growers')
  reset()
  expect(textOf(store)).toBe(before)
  const create = contract.operations.find(({ id }) => id === 'create-group') as Operation
  const body = { guid: 'beekeepers', name: 'Beekeepers', type: 'public', owner: 'mira' }
  call(families['create-group'] as Handler, { operation: create, path: {}, query: {}, body, actor: 'mira' })
  reset()
  expect(textOf(store)).toBe(before)
})

test('reports no findings for the fake without faults', async () => {
  expect(firstFinding(await checkFake(fetchOf(faultyFake(contract)), ['get-user', 'list-reasons', 'update-role']))).toBeUndefined()
})

test.each([
  ['deactivated users', ['deactivated-added', 'deactivated-receives']],
  ['the effect of decisions and rules', ['decision-undone', 'rejection-delivers', 'old-words-apply']],
  ['effects of one feature on another', ['former-scope-kept', 'read-for-all', 'unblocked-on-both-sides', 'edit-loses-reactions']],
  ['several filters and properties at once', ['first-filter-only', 'unset-first-only']],
])('detects faults in %s', async (_, chosen) => {
  const tried = chosen.flatMap((kind) => faults.find((fault) => fault.kind === kind) ?? [])
  const missed: string[] = []
  for await (const { id, outcome } of runFaults(contract, tried)) if (outcome !== 'noticed') missed.push(id)
  expect(tried).toHaveLength(chosen.length)
  expect(missed).toEqual([])
})

test.each(variants.map((variant) => [variant.what, variant] as const))(
  'reports nothing about a server that only differs in %s',
  async (_, variant) => {
    for await (const { outcome, why } of runVariants(contract, [variant], 0.1))
      expect({ outcome, why }).toEqual({ outcome: 'missed', why: '' })
  },
)
