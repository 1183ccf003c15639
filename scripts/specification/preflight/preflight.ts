import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import { readSources } from '../../../contract-tests/report/sources.ts'
import { schemaFaults } from './schemaFaults.ts'

/** Options of the preflight. */
export interface PreflightOptions {
  /** The folder of the sources. */
  readonly folder?: string
  readonly contracts?: Contract[]
}

/**
 * Finds mistakes that lint rules cannot see and that make Prism accept every value: sources that
 * cannot be read, schemas and patterns that do not compile, empty or duplicate enumerations. The
 * mock suite checks that the mock rejects invalid requests.
 *
 * @returns a line per finding, with file and line number
 */
export async function preflight({ folder = 'openapi', contracts }: PreflightOptions = {}): Promise<string[]> {
  const sources = await readSources(folder)
  const errors = sources.errors()
  if (errors.length > 0) return errors
  return (contracts ?? (await readContracts())).flatMap((contract) =>
    schemaFaults(contract).map(
      ({ pointer, message }) => `${sources.locate(contract.name, pointer)}: ${message} (${contract.name} ${pointer})`,
    ),
  )
}

if (process.argv[1] === import.meta.filename) {
  const findings = await preflight()
  for (const finding of findings) console.error(finding)
  process.exitCode = findings.length > 0 ? 1 : 0
}
