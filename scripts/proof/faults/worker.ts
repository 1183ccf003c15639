// A worker of `npm run faults`: tries its share of the faults and of the harmless variants.
import { parentPort, workerData } from 'node:worker_threads'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import { exchangeFaults, runExchangeFaults } from './exchange/runExchangeFaults.ts'
import type { Fault } from './fault.ts'
import type { Task } from './run.ts'
import { statefulFaults } from './stateful/operators.ts'
import { runFaults } from './stateful/runFaults.ts'
import { runVariants } from './stateful/runVariants.ts'
import { variants } from './stateful/variants.ts'

const { ids, operations } = workerData as Task
const chosen = <Item extends Fault>(all: readonly Item[]): Item[] => all.filter(({ id }) => ids.has(id))

const contracts = await readContracts()
const [chat] = contracts as [Contract]
for (const contract of contracts) {
  for (const operation of contract.operations.filter(({ id }) => operations.has(id))) {
    const faults = chosen(exchangeFaults(contract, operation))
    if (faults.length === 0) continue
    for await (const result of runExchangeFaults(contract, operation, faults)) parentPort?.postMessage(result)
  }
}
for await (const result of runFaults(chat, chosen(statefulFaults(chat)))) parentPort?.postMessage(result)
for await (const result of runVariants(chat, chosen(variants))) parentPort?.postMessage(result)
