// A worker of `npm run faults`: tries its share of the faults.
import { parentPort, workerData } from 'node:worker_threads'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { readContracts } from '../../../contract-tests/documents/documents.ts'
import type { Recording } from './replay.ts'
import { allFaults } from './runFaults.ts'
import { tryFaults } from './tryFaults.ts'

const { ids, recording } = workerData as { ids: string[]; recording: Recording }
const [chat] = (await readContracts()) as [Contract]
const faults = allFaults(chat).filter(({ id }) => ids.includes(id))
for await (const result of tryFaults(chat, faults, recording)) parentPort?.postMessage(result)
