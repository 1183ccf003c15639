import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import type { SuiteResult } from '../../../contract-tests/suites/result.ts'
import type { ServerSuiteOptions } from '../../../contract-tests/suites/serverSuiteOptions.ts'
import { checkServer } from '../../../contract-tests/suites/suites.ts'
import { startVirtualTime } from '../../../contract-tests/support/virtualTime.ts'
import type { Fault, FaultResult } from './fault.ts'
import { faultyBase, faultyServer, fetchOf } from './faultyServer.ts'
import { type Noticed, noticedBy, notNoticed, untilFinding } from './noticed.ts'
import { rowOf } from './notNoticed.ts'

/**
 * Runs the checks of operations, by default of all that the fake models, against a server in this
 * process, in virtual time.
 */
export async function checkInProcess(
  fetch: typeof globalThis.fetch,
  only: readonly string[] = Object.keys(families),
  more: Partial<ServerSuiteOptions> = {},
): Promise<SuiteResult> {
  const former = globalThis.fetch
  globalThis.fetch = fetch
  const endVirtualTime = startVirtualTime()
  const run = { bases: { chat: faultyBase }, credentials: fakeCredentials, timeout: 60_000, allowWrites: true, strict: false }
  return checkServer({ ...run, only: [...only], ...more }).finally(() => {
    endVirtualTime()
    globalThis.fetch = former
  })
}

/**
 * Runs the unchanged checks of its operation against each fault; if they have no finding, those of
 * the whole family, then of all that the fake models if they show nothing and the fault may have an
 * effect.
 *
 * @throws if the server has a finding or a difference without a fault, as the results would mean
 * nothing
 */
export async function* tryFaults(contract: Contract, faults: readonly Fault[]): AsyncGenerator<FaultResult, void, undefined> {
  const modelled = contract.operations.filter(({ id }) => id in families)
  const triedWithoutFault = new Set<string>()
  const requireHealthy = async (operations: readonly string[]) => {
    const key = operations.join()
    if (triedWithoutFault.has(key)) return
    triedWithoutFault.add(key)
    const { outcome, why } = noticedBy(await checkInProcess(fetchOf(faultyServer(contract)), operations))
    if (outcome !== 'not noticed') throw new Error(`The server without a fault has a ${outcome}: ${why}`)
  }
  for (const fault of faults) {
    const start = performance.now()
    const tag = modelled.find(({ id }) => id === fault.operation)?.tag
    const small = [[fault.operation], modelled.filter((operation) => operation.tag === tag).map(({ id }) => id)]
    let best: Noticed = notNoticed
    let requests = 0
    const rounds = [...small, modelled.map(({ id }) => id)]
    // A fault with a reviewed row needs no more than the checks of its operation.
    for (const operations of rowOf(fault.id) ? rounds.slice(0, 1) : rounds) {
      const isLast = operations.length === modelled.length
      if (best.outcome === 'finding' || (isLast && (best.outcome === 'difference' || fault.hasActed?.() === false))) break
      const result = await checkInProcess(fetchOf(faultyServer(contract, fault)), operations, untilFinding())
      requests += result.requests ?? 0
      const noticed = noticedBy(result)
      if (noticed.outcome !== 'not noticed') await requireHealthy(operations)
      if (noticed.outcome === 'finding' || best.outcome === 'not noticed') best = noticed
    }
    const { id, kind, operation, what } = fault
    const noEffect = best.outcome === 'not noticed' && fault.hasActed?.() === false && { outcome: 'no effect' as const }
    yield { id, kind, operation, what, ...best, ...noEffect, requests, milliseconds: performance.now() - start }
  }
}
