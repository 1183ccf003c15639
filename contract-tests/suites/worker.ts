// A worker of the suite, which checks its share of the operations.
import { parentPort, workerData } from 'node:worker_threads'
import { readContracts } from '../documents/contract.ts'
import type { OpenApiDocument } from '../documents/document.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { projectClient } from '../exchange/environment.ts'
import { checkOperation } from './checkOperation.ts'
import type { TargetModule, WorkerMessage, WorkerTask } from './mockSuite.ts'

const { operations, seed, sample, target: module } = workerData as WorkerTask
const contracts = await readContracts()
const wanted = new Set(operations)
const served = contracts.map(({ document, operations: all }): OpenApiDocument => {
  const paths = new Set(all.filter(({ id }) => wanted.has(id)).map(({ path }) => path))
  return { ...document, paths: Object.fromEntries(Object.entries(document.paths).filter(([path]) => paths.has(path))) }
})
const { createTarget } = (await import(module)) as TargetModule<unknown>
const { target, report } = await createTarget(served)
const environment = {
  target,
  timeout: 10_000,
  credentials: fakeCredentials,
  strict: true,
  client: projectClient,
}
for (const contract of contracts) {
  for (const operation of contract.operations) {
    if (wanted.has(operation.id)) post({ result: await checkOperation(environment, contract, operation, seed, sample) })
  }
}
post({ report: report() })

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}
