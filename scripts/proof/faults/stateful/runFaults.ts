import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import { fakeCredentials } from '../../../../contract-tests/exchange/credentials.ts'
import { families } from '../../../../contract-tests/fake/families.ts'
import type { SuiteResult } from '../../../../contract-tests/suites/result.ts'
import { runServerSuite } from '../../../../contract-tests/suites/serverSuite.ts'
import { startVirtualTime } from '../../../../contract-tests/support/virtualTime.ts'
import { sentence } from '../../../../contract-tests/validate/finding.ts'
import type { StatefulFault } from './fault.ts'
import { faultyBase, faultyFake, fetchOf } from './faultyFake.ts'
import { createVisibility } from './visibility.ts'
import type { Probe } from './world.ts'

/** The result of a fault. */
export interface FaultResult {
  readonly id: string
  readonly kind: string
  readonly operation: string
  readonly what: string
  /** Whether an operator made it; otherwise it is curated. */
  readonly generic: boolean
  /** `equivalent` if no fixed request shows it; it was not tried then. */
  readonly outcome: 'noticed' | 'missed' | 'equivalent'
  /** The first finding; for a missed fault the request that shows it. */
  readonly why: string
  readonly milliseconds: number
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

/** @throws if the checks report the fake without a fault, because the results would be meaningless */
export async function requireHealthy(contract: Contract): Promise<void> {
  const why = firstFinding(await checkFake(fetchOf(faultyFake(contract))))
  if (why !== undefined) throw new Error(`The fake is reported without a fault: ${why}`)
}

/** Runs the unchanged checks of the affected operations against each fault; if they report nothing, those of the whole families, then all. */
export async function* runFaults(contract: Contract, faults: readonly StatefulFault[]): AsyncGenerator<FaultResult, void, undefined> {
  const visibility = createVisibility(contract)
  for (const fault of faults) {
    const start = performance.now()
    const { id, kind, operation, what, near = [], generic = false } = fault
    const result = (outcome: FaultResult['outcome'], why: string): FaultResult => ({
      ...{ id, kind, operation, what, generic, outcome, why },
      milliseconds: performance.now() - start,
    })
    const shown = generic ? visibility.shownBy(fault) : undefined
    if (generic && !shown) {
      yield result('equivalent', 'no fixed request shows it')
      continue
    }
    const why = await noticedBy(contract, fault, [operation, ...near])
    yield why === undefined ? result('missed', shown ? shownAs(shown) : 'no check failed') : result('noticed', why)
  }
}

/** A request in short. */
const shownAs = ({ path, query, actor, body }: Probe): string =>
  JSON.stringify({ ...path, ...query, onBehalfOf: actor, body }).slice(0, 200)

async function noticedBy(contract: Contract, fault: StatefulFault, close: readonly string[]): Promise<string | undefined> {
  const modelled = contract.operations.filter(({ id }) => id in families)
  const tags = new Set(modelled.filter(({ id }) => close.includes(id)).map(({ tag }) => tag))
  const family = modelled.filter(({ tag }) => tags.has(tag))
  for (const operations of [close, family.map(({ id }) => id), modelled.map(({ id }) => id)]) {
    const why = firstFinding(await checkFake(fetchOf(faultyFake(contract, fault)), operations))
    if (why !== undefined) return why
  }
  return undefined
}
