import { expect, test } from 'vitest'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import type { Recording } from '../../../contract-tests/exchange/recording.ts'
import { replay } from '../../../contract-tests/suites/replay.ts'
import { inTurn } from '../../../contract-tests/tests/inTurn.ts'
import type { StatefulFault } from './stateful/fault.ts'
import { faultyFake, fetchOf } from './stateful/faultyFake.ts'
import { statefulFaults } from './stateful/operators.ts'
import { checkFake, inVirtualTime } from './stateful/runFaults.ts'

const [contract] = (await readContracts()) as [Contract]
const faults = statefulFaults(contract)
/** A fault of every kind but stale reads, which depend on calls before those of the check. */
const tried = [
  ...['parameter-ignored: list-threads: limit', 'number-off-by-one: list-groups: membersCount[gt]'],
  ...['property-ignored: allow-features: featuresToAllow', 'first-item-only: import-users: users.*.tags'],
  ...['actor-ignored: get-user', 'another-acts: unsave-message', 'for-others-too: reset-group-conversation'],
  ...['last-dropped: list-restricted-features', 'first-repeated: list-all-reactions', 'order-reversed: list-scope-permissions'],
  ...['without-effect: pin-user-conversation', 'neighbour-too: pin-user-conversation'],
  ...['second-effect-lost: create-authtoken', 'later-effects-lost: unset-role-permission'],
  'permission-ignored: list-reactions-of-one-kind',
].map((id) => faults.find((fault) => fault.id === id) as StatefulFault)
let recordings = 0

const replayOn = (recording: Recording, fault?: StatefulFault) =>
  inVirtualTime(fetchOf(faultyFake(contract, fault)), () =>
    replay(recording, { credentials: fakeCredentials, timeout: 60_000, print: () => {} }),
  )

// Half of them, in turn by day.
test.each(
  inTurn(
    tried.map((fault) => [fault.id, fault] as const),
    2,
  ),
)('the recordings of %s show the fault on the server that has it, and not on another', async (_, fault) => {
  const { operations } = await checkFake(fetchOf(faultyFake(contract, fault)), [fault.operation])
  for (const { name, recording } of operations.flatMap(({ failed }) => failed.filter((check) => check.recording)).slice(0, 3)) {
    const calls = recording?.() as Recording
    recordings++
    const shown = { faulty: await replayOn(calls, fault), honest: await replayOn(calls) }
    expect(shown, `${name}\n${JSON.stringify(calls, undefined, 1)}`).toEqual({ faulty: 'there', honest: 'gone' })
  }
})

test('more than three recordings were replayed, of every kind of fault in two days', () => {
  expect(new Set(['stale-read', ...tried.map(({ kind }) => kind)])).toEqual(new Set(faults.map(({ kind }) => kind)))
  expect(recordings).toBeGreaterThan(3)
})
