// A worker of the third part of `npm run faults`: serves its share of the stateful faults, and of the harmless variants, to their checks.
import { parentPort, workerData } from 'node:worker_threads'
import { type Contract, readContracts } from '../../../../contract-tests/documents/contract.ts'
import { allFaults } from './allFaults.ts'
import { requireHealthy, runFaults } from './runFaults.ts'
import { runVariants } from './runVariants.ts'
import type { StatefulTask } from './statefulRun.ts'
import { variants } from './variants.ts'

const { faults, harmless } = workerData as StatefulTask
const [contract] = (await readContracts()) as [Contract]
await requireHealthy(contract)
const chosen = <Item extends { id: string }>(all: readonly Item[], ids: readonly string[]) => all.filter(({ id }) => ids.includes(id))
for await (const result of runFaults(contract, chosen(allFaults(contract), faults))) parentPort?.postMessage(result)
for await (const result of runVariants(chosen(variants, harmless))) parentPort?.postMessage(result)
