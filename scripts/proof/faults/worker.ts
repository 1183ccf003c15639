// A worker of a mutation run: runs the checks of its operations against a sample of mutants.
import { parentPort, workerData } from 'node:worker_threads'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import { prunedFor } from '../../../contract-tests/documents/pruned.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import { projectClient } from '../../../contract-tests/exchange/environment.ts'
import { createPrismMock } from '../../../contract-tests/judge/prismMock.ts'
import { inProcessBase } from '../../../contract-tests/mock/inProcessTarget.ts'
import type { MutationTask } from './mutationRun.ts'
import { runMutants, sampleOf } from './runMutants.ts'

const { operations, seed, provider, client } = workerData as MutationTask
for (const contract of await readContracts()) {
  for (const operation of contract.operations) {
    if (!operations.includes(operation.id)) continue
    const send = await createPrismMock([prunedFor(contract.document, operation)])
    const target = { name: 'mock', mock: true, base: () => inProcessBase, send }
    const environment = { target, timeout: 10_000, credentials: fakeCredentials, strict: true, client: projectClient }
    const mutants = sampleOf(contract, operation, seed, provider, client)
    for await (const result of runMutants(environment, contract, operation, mutants)) parentPort?.postMessage(result)
    parentPort?.postMessage('operation done')
  }
}
