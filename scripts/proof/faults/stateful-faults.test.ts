import { expect, test } from 'vitest'
import type { Arguments } from '../../../contract-tests/cases/arguments.ts'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../contract-tests/documents/document.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import { textOf } from '../../../contract-tests/model/snapshot.ts'
import { inTurn } from '../../../contract-tests/tests/inTurn.ts'
import type { StatefulFault } from './stateful/fault.ts'
import { faultyFake, fetchOf } from './stateful/faultyFake.ts'
import { statefulFaults } from './stateful/operators.ts'
import { checkFake, firstFinding, runFaults } from './stateful/runFaults.ts'
import { runVariants } from './stateful/runVariants.ts'
import { variants } from './stateful/variants.ts'
import { createVisibility } from './stateful/visibility.ts'
import { createWorld } from './stateful/world.ts'

const contract = ((await readContracts()) as [Contract])[0]
const faults = statefulFaults(contract)

test('faults and variants have unique ids', () => {
  for (const list of [faults, variants]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
})

test('faults are made of every operation of the fake', () => {
  expect(new Set(faults.map(({ operation }) => operation))).toEqual(new Set(Object.keys(families)))
})

test('the calls of the comparison decide whether a fault is visible', () => {
  const { shownBy } = createVisibility(contract)
  const shown = (id: string) => shownBy(faults.find((fault) => fault.id === id) as StatefulFault)
  expect(shown('parameter-ignored: list-users: tags')?.args.tags).toBeDefined()
  expect(shown('property-ignored: update-user: unset')?.args.body).toHaveProperty('unset')
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
  const { store, maker, answer, reset } = createWorld(contract)
  const id = (name: string) => `${maker.names.prefix}${name}`
  const call = (name: string, args: Arguments) =>
    answer({ operation: contract.operations.find((operation) => operation.id === name) as Operation, args })
  const [before, mira] = [textOf(store), store.users.get(id('mira'))]
  call('delete-group', { guid: id('tomato-growers') })
  expect(textOf(store)).not.toBe(before)
  reset()
  expect(textOf(store)).toBe(before)
  expect(store.users.get(id('mira'))).toBe(mira)
  expect(store.messages.inConversation(`group_${id('tomato-growers')}`).length).toBeGreaterThan(5)
  expect(store.memberships.get(id('priya'))).toContain(id('tomato-growers'))
  call('create-group', { body: { guid: 'beekeepers', name: 'Beekeepers', type: 'public', owner: id('mira') } })
  expect(textOf(store)).not.toBe(before)
  reset()
  expect(textOf(store)).toBe(before)
})

test('reports no findings for the fake without faults', async () => {
  expect(firstFinding(await checkFake(fetchOf(faultyFake(contract)), ['get-user', 'list-reasons', 'update-role']))).toBeUndefined()
})

test.each([
  ['what a write leaves behind', ['second-effect-lost: delete-user', 'second-effect-lost: delete-group']],
  ['the effect of decisions and rules', ['second-effect-lost: review-flagged-message', 'first-item-only: create-rule: conditions']],
  ['effects of one feature on another', ['for-others-too: mark-group-conversation-as-read', 'second-effect-lost: send-thread-message']],
  ['several values at once', ['first-item-only: add-friends: accepted', 'first-item-only: update-user: unset']],
])('detects faults in %s', async (_, chosen) => {
  const tried = chosen.flatMap((id) => faults.find((fault) => fault.id === id) ?? [])
  const missed: string[] = []
  for await (const { id, outcome } of runFaults(contract, tried)) if (outcome !== 'noticed') missed.push(id)
  expect(tried).toHaveLength(chosen.length)
  expect(missed).toEqual([])
})

// A quarter of them, in turn by day.
test.each(
  inTurn(
    variants.map((variant) => [variant.what, variant] as const),
    4,
  ),
)('reports nothing about a server that only differs in %s', async (_, variant) => {
  for await (const { outcome, why } of runVariants(contract, [variant], 0.1))
    expect({ outcome, why }).toEqual({ outcome: 'missed', why: '' })
})
