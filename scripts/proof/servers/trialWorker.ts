// A worker of `npm run faults:server`: tries its share of the faults, one after the other.
import { parentPort, workerData } from 'node:worker_threads'
import type { OfferedFault } from './program.ts'
import { createTrial, type Trials } from './trial.ts'

const { trials, faults } = workerData as { trials: Trials; faults: readonly OfferedFault[] }
const attempt = createTrial(trials)
for (const fault of faults) parentPort?.postMessage(await attempt(fault))
