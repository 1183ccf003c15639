import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import { fakeCredentials } from '../../../../contract-tests/exchange/credentials.ts'
import { families } from '../../../../contract-tests/fake/families.ts'
import type { SuiteResult } from '../../../../contract-tests/suites/result.ts'
import { runServerSuite } from '../../../../contract-tests/suites/serverSuite.ts'
import type { ServerSuiteOptions } from '../../../../contract-tests/suites/serverSuiteOptions.ts'
import { startVirtualTime } from '../../../../contract-tests/support/virtualTime.ts'
import { sentence } from '../../../../contract-tests/validate/finding.ts'
import { type FaultResult, resultOf } from '../fault.ts'
import type { StatefulFault } from './fault.ts'
import { faultyBase, faultyFake, fetchOf } from './faultyFake.ts'
import { createVisibility } from './visibility.ts'

/**
 * Runs the checks of operations, by default of all that the fake models, against the server in this
 * process behind a `fetch`, in virtual time.
 */
export function checkFake(
  fetch: typeof globalThis.fetch,
  only: readonly string[] = Object.keys(families),
  more: Partial<ServerSuiteOptions> = {},
): Promise<SuiteResult> {
  const run = { bases: { chat: faultyBase }, credentials: fakeCredentials, timeout: 60_000, allowWrites: true, strict: false }
  return inVirtualTime(fetch, () => runServerSuite({ ...run, only: [...only], ...more }))
}

/** Runs something with another `fetch`, in virtual time. */
export function inVirtualTime<Result>(fetch: typeof globalThis.fetch, run: () => Promise<Result>): Promise<Result> {
  const former = globalThis.fetch
  globalThis.fetch = fetch
  const endVirtualTime = startVirtualTime()
  return run().finally(() => {
    endVirtualTime()
    globalThis.fetch = former
  })
}

/** Ends a run as soon as an operation has a finding. */
function untilFinding(): Pick<ServerSuiteOptions, 'progress' | 'signal'> {
  const found = new AbortController()
  return { signal: found.signal, progress: (_done, _total, failed) => void (failed > 0 && found.abort()) }
}

/** The first finding of a run, as a sentence. */
export const firstFinding = ({ operations }: SuiteResult): string | undefined => {
  const [found] = operations.flatMap(({ failed }) => failed)
  return found?.findings[0] && `${found.name}: ${sentence(found.findings[0])}`
}

/**
 * Runs the unchanged checks of its operation against each fault that is visible; if they report
 * nothing, those of the whole family, then all.
 */
export async function* runFaults(contract: Contract, faults: readonly StatefulFault[]): AsyncGenerator<FaultResult, void, undefined> {
  const visibility = createVisibility(contract)
  const requireHealthy = createHealthCheck(contract)
  for (const fault of faults) {
    const start = performance.now()
    const shown = visibility.shownBy(fault)
    if (!shown) {
      yield resultOf(fault, start, 'equivalent', 'no call shows it')
      continue
    }
    const why = await noticedBy(contract, fault, requireHealthy)
    yield why === undefined
      ? resultOf(fault, start, 'missed', JSON.stringify(shown.args).slice(0, 200))
      : resultOf(fault, start, 'noticed', why)
  }
}

async function noticedBy(
  contract: Contract,
  fault: StatefulFault,
  requireHealthy: (operations: readonly string[]) => Promise<void>,
): Promise<string | undefined> {
  const modelled = contract.operations.filter(({ id }) => id in families)
  const own = modelled.filter(({ id }) => id === fault.operation)
  const family = modelled.filter(({ tag }) => tag === own[0]?.tag)
  for (const operations of [own, family, modelled].map((some) => some.map(({ id }) => id))) {
    const result = await checkFake(fetchOf(faultyFake(contract, fault)), operations, untilFinding())
    const why = firstFinding(result)
    if (why === undefined) continue
    await requireHealthy(result.operations.filter(({ failed }) => failed.length > 0).map(({ operation }) => operation))
    return why
  }
  return undefined
}

/**
 * Creates a check of operations that reported a fault. Each set of operations is checked once.
 *
 * @returns throws if they report the fake without a fault, because the results would be meaningless
 */
function createHealthCheck(contract: Contract): (operations: readonly string[]) => Promise<void> {
  const known = new Set<string>()
  return async (operations) => {
    const key = operations.join()
    if (known.has(key)) return
    known.add(key)
    const why = firstFinding(await checkFake(fetchOf(faultyFake(contract)), operations))
    if (why !== undefined) throw new Error(`The fake is reported without a fault: ${why}`)
  }
}
