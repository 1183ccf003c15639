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
import { createReplay, type Recording, recordingServer, withoutEffect } from './replay.ts'

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
 * Records the checks of operations, by default of all that the fake models.
 *
 * @throws if the server has a finding or a difference without a fault, as the results would mean
 * nothing
 */
export async function record(contract: Contract, operations?: readonly string[]): Promise<Recording> {
  const { recording, respond } = recordingServer(contract)
  requireHealthy(await checkInProcess(fetchOf({ respond }), operations))
  return recording
}

function requireHealthy(result: SuiteResult): void {
  const { outcome, why } = noticedBy(result)
  if (outcome !== 'not noticed') throw new Error(`The server without a fault has a ${outcome}: ${why}`)
}

/**
 * Tries faults. No check can notice a fault that changes no response of the recorded run. For any
 * other, the unchanged checks of its operation run. Without a finding, those of the operations of
 * its family follow whose responses change, and the whole run if nothing shows.
 *
 * @param recording - the run without a fault
 * @throws as {@link record}
 */
export async function* tryFaults(
  contract: Contract,
  faults: readonly Fault[],
  recording: Recording,
): AsyncGenerator<FaultResult, void, undefined> {
  const replay = createReplay(contract, recording)
  const idle = withoutEffect(contract, recording, faults)
  const healthy = new Set<string>()
  const familyOf = (operation: string) => contract.operations.find(({ id }) => id === operation)?.tag
  for (const fault of faults) {
    const start = performance.now()
    const { id, kind, operation, what } = fault
    const isIdle = idle.has(fault)
    const isSeen = !isIdle && replay(fault, true).size > 0
    let best: Noticed = { ...notNoticed, why: isIdle ? '' : 'no request of a run reads what it changes' }
    let requests = 0
    const check = async (operations?: readonly string[]) => {
      const result = await checkInProcess(fetchOf(faultyServer(contract, fault)), operations, untilFinding())
      requests += result.requests ?? 0
      const noticed = noticedBy(result)
      if (noticed.outcome !== 'finding' && best.outcome !== 'not noticed') return
      best = noticed
      // The whole run is recorded.
      if (!operations || noticed.outcome === 'not noticed' || healthy.has(operations.join())) return
      healthy.add(operations.join())
      requireHealthy(await checkInProcess(fetchOf(faultyServer(contract)), operations))
    }
    if (isSeen) await check([operation])
    // A fault with a reviewed row needs no more than the checks of its operation.
    if (isSeen && best.outcome !== 'finding' && !rowOf(id)) {
      const others = [...replay(fault, false)]
      const family = others.filter((other) => other !== operation && familyOf(other) === familyOf(operation))
      if (family.length > 0) await check([operation, ...family])
      if (best.outcome === 'not noticed') await check()
      if (best.outcome === 'not noticed') best = { ...best, why: `responses of ${others.join(', ')} are others` }
    }
    const noEffect = isIdle && { outcome: 'no effect' as const }
    yield { id, kind, operation, what, ...best, ...noEffect, requests, milliseconds: performance.now() - start }
  }
}
