// A worker of the mutation run's third part: serves its share of the stateful faults, and of the harmless variants, to their checks.
import { parentPort, workerData } from 'node:worker_threads'
import { allFaults } from './allFaults.ts'
import { runFaults } from './runFaults.ts'
import { runVariants } from './runVariants.ts'
import type { StatefulTask } from './statefulRun.ts'
import { variants } from './variants.ts'

const { faults, harmless } = workerData as StatefulTask
const chosen = <Item extends { id: string }>(all: readonly Item[], ids: readonly string[]) => all.filter(({ id }) => ids.includes(id))
for await (const result of runFaults(chosen(allFaults(), faults))) parentPort?.postMessage(result)
for await (const result of runVariants(chosen(variants, harmless))) parentPort?.postMessage(result)
