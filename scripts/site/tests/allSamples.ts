import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { type Samples, samplesOf } from '../samples.ts'

/** The samples of every operation, with its id. */
export const allSamples = (contracts: readonly Contract[]): (readonly [id: string, samples: Samples])[] =>
  contracts.flatMap((contract) =>
    contract.operations.map((operation) => [operation.id, samplesOf(contract.name, contract, operation)] as const),
  )
