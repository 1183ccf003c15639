import { type Contract, readContracts } from '../../../../contract-tests/documents/contract.ts'
import { fakeCredentials } from '../../../../contract-tests/exchange/credentials.ts'
import { families } from '../../../../contract-tests/fake/families.ts'
import type { SuiteResult } from '../../../../contract-tests/suites/result.ts'
import { runServerSuite } from '../../../../contract-tests/suites/serverSuite.ts'
import { startVirtualTime } from '../../../../contract-tests/support/virtualTime.ts'
import { sentence } from '../../../../contract-tests/validate/finding.ts'
import type { StatefulFault } from './fault.ts'
import { faultyBase, faultyFake, fetchOf } from './faultyFake.ts'

/** The result of a fault. */
export interface FaultResult {
  id: string
  kind: string
  operation: string
  what: string
  noticed: boolean
  /** The first finding. */
  why: string
  milliseconds: number
}

/** Runs the checks of operations against the server in this process behind a `fetch`; by default of all operations that the fake models. */
export async function checkFake(
  fetch: typeof globalThis.fetch,
  only: readonly string[] = Object.keys(families),
  base = faultyBase,
): Promise<SuiteResult> {
  const former = globalThis.fetch
  globalThis.fetch = fetch
  const endVirtualTime = startVirtualTime()
  return runServerSuite({
    bases: { chat: base },
    credentials: fakeCredentials,
    timeout: 60_000,
    allowWrites: true,
    strict: false,
    only: [...only],
  }).finally(() => {
    endVirtualTime()
    globalThis.fetch = former
  })
}

/** The first finding of a run, as a sentence. */
export const firstFinding = ({ operations }: SuiteResult): string | undefined => {
  const [found] = operations.flatMap(({ failed }) => failed)
  return found?.findings[0] && `${found.name}: ${sentence(found.findings[0])}`
}

/** Runs the unchanged checks of the affected operations against each fault; if they report nothing, those of the whole families. */
export async function* runFaults(faults: readonly StatefulFault[]): AsyncGenerator<FaultResult, void, undefined> {
  const [contract] = (await readContracts()) as [Contract]
  for (const fault of faults) {
    const start = performance.now()
    const { id, kind, operation, what, near = [] } = fault
    const close = [...new Set([operation, ...near])]
    const tags = new Set(contract.operations.filter((candidate) => close.includes(candidate.id)).map(({ tag }) => tag))
    const family = contract.operations
      .filter((candidate) => candidate.id in families && tags.has(candidate.tag))
      .map((candidate) => candidate.id)
    const check = async (only: readonly string[]) => firstFinding(await checkFake(fetchOf(faultyFake(contract, fault)), only))
    const why = (await check(close)) ?? (await check(family))
    yield {
      id,
      kind,
      operation,
      what,
      noticed: why !== undefined,
      why: why ?? fault.unnoticeable ?? 'no check failed',
      milliseconds: performance.now() - start,
    }
  }
}
