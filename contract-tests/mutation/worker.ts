// A worker of the mutation run: runs the checks of its operations against their sampled mutants.
import { parentPort, workerData } from 'node:worker_threads'
import { readContracts } from '../document/contract.ts'
import { prunedFor } from '../document/pruned.ts'
import { createService } from '../mock/createMock.ts'
import { fakeCredentials, projectClient } from '../run/environment.ts'
import { ask, nowhere } from '../targets/inProcess.ts'
import type { MutationTask } from './mutationRun.ts'
import { runMutants, sampleOf } from './runMutants.ts'

const { operations, seed, provider, client } = workerData as MutationTask
for (const contract of await readContracts()) {
  for (const operation of contract.operations) {
    if (!operations.includes(operation.id)) continue
    const service = await createService([prunedFor(contract.document, operation)], { judgeAnswers: false })
    const target = { name: 'mock', mock: true, base: () => nowhere, send: ask.bind(undefined, service) }
    const environment = { target, timeout: 10_000, credentials: fakeCredentials, strict: true, client: projectClient }
    const mutants = sampleOf(contract, operation, seed, provider, client)
    for await (const result of runMutants(environment, contract, operation, mutants)) parentPort?.postMessage(result)
    parentPort?.postMessage('operation done')
  }
}
