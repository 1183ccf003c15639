import { fakeCredentials, projectClient } from '../../contract-tests/exchange/environment.ts'
import { runCase } from '../../contract-tests/exchange/runCase.ts'
import { inProcessTarget } from '../../contract-tests/mock/inProcessTarget.ts'
import { readSources } from '../../contract-tests/report/sources.ts'
import { type Contract, readContracts } from '../../contract-tests/spec/contract.ts'
import { sentence } from '../../contract-tests/validate/finding.ts'
import { canariesOf } from './canaries.ts'
import { schemaFaults } from './schemaFaults.ts'

/** Options of the preflight. */
export interface PreflightOptions {
  /** The folder of the sources. */
  folder?: string
  contracts?: Contract[]
  /** Whether each operation's canaries are sent to the mock as well. */
  canaries?: boolean
}

/**
 * Finds mistakes that lint rules cannot see: sources that cannot be read, schemas and patterns that do not compile, empty or duplicate
 * enumerations, and places of an operation's requests where the mock rejects nothing.
 *
 * @returns a line per finding, with file and line; empty if all is well
 */
export async function preflight({ folder = 'openapi', contracts, canaries = true }: PreflightOptions = {}): Promise<string[]> {
  const sources = await readSources(folder)
  const errors = sources.errors()
  if (errors.length > 0) return errors
  const read = contracts ?? (await readContracts())
  const found = read.flatMap((contract) =>
    schemaFaults(contract).map(
      ({ pointer, message }) => `${sources.locate(contract.name, pointer)}: ${message} (${contract.name} ${pointer})`,
    ),
  )
  if (found.length > 0 || !canaries) return found
  const environment = {
    target: await inProcessTarget(read.map(({ document }) => document)),
    timeout: 10_000,
    credentials: fakeCredentials,
    strict: true,
    client: projectClient,
  }
  for (const contract of read) {
    for (const operation of contract.operations) {
      for (const canary of canariesOf(contract, operation)) {
        const { findings } = await runCase(environment, contract, operation, canary)
        const pointer = `#/paths/${operation.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${operation.method.toLowerCase()}`
        for (const one of findings.slice(0, 1))
          found.push(`${sources.locate(contract.name, pointer)}: the canary survives: ${sentence(one)}`)
      }
    }
  }
  return found
}
