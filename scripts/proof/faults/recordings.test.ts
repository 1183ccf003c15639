import { expect, test } from 'vitest'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { createRandom, shuffled } from '../../../contract-tests/documents/random.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import type { Recording } from '../../../contract-tests/exchange/recording.ts'
import { replay } from '../../../contract-tests/suites/replay.ts'
import { allFaults } from './stateful/allFaults.ts'
import type { StatefulFault } from './stateful/fault.ts'
import { faultyFake, fetchOf } from './stateful/faultyFake.ts'
import { checkFake, inVirtualTime } from './stateful/runFaults.ts'

const [contract] = (await readContracts()) as [Contract]
// What a stale read returns depends on calls before those of the check.
const faults = shuffled(allFaults(contract), createRandom(3)).filter(({ kind }) => kind !== 'stale-read')
/** A fault of every kind. */
const tried = [...groupBy(faults, ({ kind, group }) => (group === 'generic' ? kind : group)).values()].map(
  ([fault]) => fault as StatefulFault,
)
let recordings = 0

const replayOn = (recording: Recording, fault?: StatefulFault) =>
  inVirtualTime(fetchOf(faultyFake(contract, fault)), () =>
    replay(recording, { credentials: fakeCredentials, timeout: 60_000, print: () => {} }),
  )

test.each(tried.map((fault) => [fault.id, fault] as const))(
  'the recordings of %s show the fault on the server that has it, and not on another',
  async (_, fault) => {
    const { operations } = await checkFake(fetchOf(faultyFake(contract, fault)), [fault.operation, ...(fault.near ?? [])])
    for (const { name, recording } of operations.flatMap(({ failed }) => failed.filter((check) => check.recording)).slice(0, 3)) {
      const calls = recording?.() as Recording
      recordings++
      const shown = { faulty: await replayOn(calls, fault), honest: await replayOn(calls) }
      expect(shown, `${name}\n${JSON.stringify(calls, undefined, 1)}`).toEqual({ faulty: 'there', honest: 'gone' })
    }
  },
)

test('more than ten recordings were replayed', () => {
  expect(recordings).toBeGreaterThan(10)
})
