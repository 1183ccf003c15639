import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { type Environment, projectClient, type Target } from '../exchange/environment.ts'
import { exchange } from '../exchange/exchange.ts'
import { createPresence, errorCodeOf, OperationMissing, Restricted, restrictionOf } from '../exchange/outcome.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { type CreatedRecords, isSafe } from './createdRecords.ts'
import { createServerContext } from './createServerContext.ts'
import { isMocked, MockedByFake } from './notRun.ts'
import { removeOne } from './removal.ts'
import { resourcesOf } from './resources.ts'
import type { ServerContext } from './serverContext.ts'
import { serverFailure } from './serverFailures.ts'
import { ServerFailed } from './setupErrors.ts'
import type { SuppliedRecord } from './suppliedRecords.ts'

/** What the checks of a server need. */
export function environmentOf(
  target: Target,
  { timeout, credentials, strict }: { timeout: number; credentials: Record<string, string>; strict: boolean },
): Environment {
  // The target applies the timeout.
  const client: Environment['client'] = (document, settings) => projectClient(document, { ...settings, timeout: Number.POSITIVE_INFINITY })
  return { target, timeout, credentials, strict, client, presence: createPresence(), setUps: [], notes: new Set() }
}

/** The context for a document's checks on a server. */
export function serverContextOf(
  environment: Environment,
  contract: Contract,
  createdRecords: CreatedRecords | undefined,
  records: readonly SuppliedRecord[] = [],
): ServerContext {
  const { target, credentials, presence } = environment
  /** @throws OperationMissing, the target's error or the client's */
  async function call(operation: Operation, args: Arguments): Promise<Record<string, unknown>> {
    const preparation = { kind: 'scenario', name: 'preparation', args, expect: 'success' } as const
    const { outcome, call: made, response, failure } = await exchange(environment, contract, operation, preparation)
    if (made && response && response.status < 300 && !isSafe(operation)) environment.setUps?.push(made)
    if (response && presence?.isMissing(operation.id, response.status, errorCodeOf(response))) throw new OperationMissing(operation.id)
    if (response && isMocked(response) && !isSafe(operation)) throw new MockedByFake()
    const restriction = response && restrictionOf(response)
    if (restriction) throw new Restricted(operation.id, restriction)
    const failed = serverFailure(operation, response)
    if (failed) throw new ServerFailed(failed)
    if ('error' in outcome) throw failure ?? outcome.error
    return (outcome.value ?? {}) as Record<string, unknown>
  }
  const prepare = (operation: Operation, args: Arguments) => sendingFor('preparation', () => call(operation, args))
  return createServerContext(
    contract,
    resourcesOf(contract),
    createdRecords,
    prepare,
    (made) => removeOne(target, credentials, made),
    records,
  )
}
