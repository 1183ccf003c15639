import { expect, test } from 'vitest'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { createRandom, shuffled } from '../../../contract-tests/documents/random.ts'
import { runScript } from '../../../contract-tests/support/runScript.ts'
import { allFaults } from './stateful/allFaults.ts'
import type { StatefulFault } from './stateful/fault.ts'
import { faultyBase, faultyFake, fetchOf } from './stateful/faultyFake.ts'
import { checkFake } from './stateful/runFaults.ts'

const [contract] = (await readContracts()) as [Contract]
// What a stale read returns depends on calls before those of the check.
const faults = shuffled(allFaults(contract), createRandom(3)).filter(({ kind }) => kind !== 'stale-read')
/** A fault of every kind. */
const tried = [...groupBy(faults, ({ kind, group }) => (group === 'generic' ? kind : group)).values()].map(
  ([fault]) => fault as StatefulFault,
)
let scripts = 0

const runOn = (script: string, fault?: StatefulFault) =>
  runScript(script, { base: faultyBase, fetch: fetchOf(faultyFake(contract, fault)) })

test.each(tried.map((fault) => [fault.id, fault] as const))(
  'the scripts of %s exit with 1 on the server that has the fault, and with 0 on another',
  async (_, fault) => {
    const { operations } = await checkFake(fetchOf(faultyFake(contract, fault)), [fault.operation, ...(fault.near ?? [])])
    for (const { name, script } of operations.flatMap(({ failed }) => failed.filter((check) => check.script !== undefined)).slice(0, 3)) {
      scripts++
      const [faulty, honest] = [await runOn(`${script}`, fault), await runOn(`${script}`)]
      const printed = `${name}\n${faulty.output}\n${honest.output}\n${script}`
      expect({ faulty: faulty.code, honest: honest.code }, printed).toEqual({ faulty: 1, honest: 0 })
    }
  },
)

test('more than five scripts were tried', () => {
  expect(scripts).toBeGreaterThan(5)
})
