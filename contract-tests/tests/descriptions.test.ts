import { expect, test } from 'vitest'
import { documents, readBundle } from '../documents/bundles.ts'
import { type Contract, createContract } from '../documents/contract.ts'
import type { OpenApiDocument } from '../documents/document.ts'
import type { Environment } from '../exchange/environment.ts'
import { trackCreatedRecords } from '../serverChecks/createdRecords.ts'
import { createServerContext } from '../serverChecks/createServerContext.ts'
import { neverSent } from '../serverChecks/neverSent.ts'
import { quotasOf } from '../serverChecks/quotas.ts'
import { resourcesOf } from '../serverChecks/resources.ts'
import { wordless } from './wordless.ts'

// Rules stand in the extensions and schemas of the documents: whoever rewords a description changes
// no check.

const chatContract = async (change: (document: OpenApiDocument) => OpenApiDocument): Promise<Contract> =>
  createContract(documents[0], change(await readBundle(documents[0])))

/** What a run would do: with which records, what it never sends, and the quotas that it minds. */
function planned(contract: Contract): unknown {
  const resources = resourcesOf(contract)
  const created = trackCreatedRecords(contract, 'https://app.api-eu.cometchat.io/v3', 'contract-')
  const server = createServerContext({} as Environment, contract, created)
  return {
    records: [...resources.values()].map(({ idPointer, idProperty, unique, remove }) => [
      idPointer,
      idProperty,
      unique,
      remove?.undeletable,
    ]),
    neverSent: contract.operations.map((operation) => [operation.id, neverSent(server.contract, operation)]),
    quotas: [...quotasOf(resources)].map(([collection, { most, own }]) => [collection, most, own]),
  }
}

test('records, quotas and what is never sent are the same without descriptions', async () => {
  expect(planned(await chatContract(wordless))).toEqual(planned(await chatContract((same) => same)))
})
