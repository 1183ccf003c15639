// A worker of the suite, which checks its share of the operations.
import { parentPort, workerData } from 'node:worker_threads'
import { readContracts } from '../documents/contract.ts'
import type { Document } from '../documents/document.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { projectClient } from '../exchange/environment.ts'
import { compileQuickly } from '../mock/compileQuickly.ts'
import { inProcessTarget } from '../mock/inProcessTarget.ts'
import { checkOperation } from './checkOperation.ts'
import type { WorkerTask } from './mockSuite.ts'

compileQuickly()
const { operations, seed, sample } = workerData as WorkerTask
const contracts = await readContracts()
const wanted = new Set(operations)
const served = contracts.map(({ document, operations: all }): Document => {
  const paths = new Set(all.filter(({ id }) => wanted.has(id)).map(({ path }) => path))
  return { ...document, paths: Object.fromEntries(Object.entries(document.paths).filter(([path]) => paths.has(path))) }
})
const environment = {
  // The run validates each response itself.
  target: await inProcessTarget(served, { checkResponses: false }),
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
