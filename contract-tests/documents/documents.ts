import { documents, readBundle } from './bundles.ts'
import { type Contract, createContract } from './contract.ts'

// The front door of this folder. In go the bundled documents; out come contracts, which have the
// operations of a document, find the operation of a request, and validate values by schemas.

let read: Promise<Contract[]> | undefined

/**
 * The project's own documents, from `generated/`. Do not change them: they are read and compiled
 * once per process.
 */
export const readContracts = (): Promise<Contract[]> => (read ??= readAll())

async function readAll(): Promise<Contract[]> {
  const contracts = await Promise.all(documents.map(async (name) => createContract(name, await readBundle(name))))
  const headers = [...new Set(contracts.flatMap((contract) => contract.headers))]
  return contracts.map((contract) => ({ ...contract, headers }))
}
