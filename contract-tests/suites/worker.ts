// A worker of the suite, which checks its share of the operations.
import { parentPort, workerData } from 'node:worker_threads'
import { readContracts } from '../documents/contract.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { projectClient } from '../exchange/environment.ts'
import { inProcessTarget } from '../mock/inProcessTarget.ts'
import { checkOperation } from './checkOperation.ts'
import type { WorkerTask } from './mockSuite.ts'

const { operations, seed, sample } = workerData as WorkerTask
const contracts = await readContracts()
const wanted = new Set(operations)
const environment = {
  target: inProcessTarget(contracts),
  timeout: 10_000,
  credentials: fakeCredentials,
  strict: true,
  client: projectClient,
}
for (const contract of contracts) {
  for (const operation of contract.operations) {
    if (wanted.has(operation.id)) parentPort?.postMessage(await checkOperation(environment, contract, operation, seed, sample))
  }
}
