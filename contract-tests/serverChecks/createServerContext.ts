import { isChatApiError } from '../../src/index.ts'
import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import type { Environment } from '../exchange/environment.ts'
import { Restricted } from '../exchange/outcome.ts'
import { sendingFor } from '../exchange/purpose.ts'
import { type CreatedRecords, isSafe } from './createdRecords.ts'
import { exchangeSettled } from './exchangeSettled.ts'
import { isForGood, isMocked, QuotaUsedUp, requireAnswer, ServerFailed, SetupFailed, SetupRefused } from './notRun.ts'
import { scarceRecords } from './quotas.ts'
import { removeOne } from './removal.ts'
import { resourcesOf } from './resources.ts'
import type { ServerContext } from './serverContext.ts'
import { serverFailure } from './serverFailures.ts'

/** Kinds of records of which an app can have many; they are removed at the end of the run. */
const plentiful = new Set(['/users', '/groups', '/messages'])

/** Whether a listed record was created and removed by the run. */
function wasRemoved({ prefix, remaining }: CreatedRecords, record: Record<string, unknown>): boolean {
  const texts = Object.values(record).filter((value) => typeof value === 'string')
  return texts.some((text) => text.startsWith(prefix)) && !remaining().some(({ id }) => texts.includes(id))
}

/** Creates the context for a document's checks on a server. */
export function createServerContext(
  environment: Environment,
  contract: Contract,
  createdRecords: CreatedRecords | undefined,
): ServerContext {
  const resources = resourcesOf(contract)
  /** Why operations cannot prepare anything, as the server does not have them. */
  const missing = new Map<string, SetupFailed>()
  let fixtureSets = 0
  let weak: Promise<string> | undefined
  let weakKey: string | undefined
  const server: ServerContext = {
    contract,
    stuck: new Set(),
    manyRecords: new Map(),
    removedRecords: new Map(),
    scarceRecords: scarceRecords(resources, async (list) => {
      const sized = list.parameters.some(({ name }) => name === 'perPage') ? { perPage: 100 } : {}
      const { data } = await server.setUp(list.id, sized)
      const records = Array.isArray(data) ? (data as Record<string, unknown>[]) : []
      // Records that are still listed after their removal do not count: a server that removes
      // nothing must not be excused by its quota.
      return records.filter((record) => !(createdRecords && wasRemoved(createdRecords, record)))
    }),
    resources,
    createdRecords,
    operation(id) {
      const found = contract.operations.find((operation) => operation.id === id)
      if (!found) throw new SetupFailed(`the documents have no operation ${id}`)
      return found
    },
    nextPrefix: () => `${createdRecords?.prefix ?? 'contract-'}${fixtureSets++}`,
    async setUp(operationId, args) {
      const operation = server.operation(operationId)
      const known = missing.get(operationId)
      if (known) throw known
      try {
        return await sendingFor('preparation', () => call(environment, server, operation, args))
      } catch (error) {
        const isRejected = isChatApiError(error) || error instanceof Restricted
        const exhausted = isRejected && (await server.scarceRecords.exhausted(operation))
        if (exhausted) throw new QuotaUsedUp(exhausted, { cause: error })
        const message = `${operationId} failed: ${(error as Error).message}`
        if (createdRecords && isChatApiError(error) && error.status !== 429)
          throw new SetupRefused(operationId, `${error.status} ${error.code ?? ''}`.trim(), message, { cause: error })
        const failed = new SetupFailed(message, { cause: error })
        if (isForGood(error)) missing.set(operationId, failed)
        throw failed
      }
    },
    weakKey() {
      weak ??= server.setUp('create-apikey', { body: { name: `${createdRecords?.prefix}key`, scope: 'authOnly' } }).then(({ data }) => {
        const { apiKey } = (data ?? {}) as { apiKey?: unknown }
        if (apiKey === undefined) throw new SetupFailed('the response of create-apikey has no key')
        weakKey = String(apiKey)
        return weakKey
      })
      return weak
    },
    async release(kind, id) {
      const made = plentiful.has(kind) ? undefined : createdRecords?.remaining().find((record) => record.kind === kind && record.id === id)
      if (made) await removeOne(environment.target, environment.credentials, made).catch(() => undefined)
    },
    async releaseScarce(owner) {
      for (const { kind, id } of createdRecords?.remaining() ?? [])
        if (server.scarceRecords.isOf(owner, kind) && id !== weakKey) await server.release(kind, id)
      server.scarceRecords.free(owner)
    },
  }
  return server
}

/** @throws OperationMissing, the target's error or the client's */
async function call(environment: Environment, server: ServerContext, operation: Operation, args: Arguments): Promise<Json> {
  const preparation = { kind: 'scenario', name: 'preparation', args, expect: 'success' } as const
  const observation = await exchangeSettled(environment, server, operation, preparation)
  const { outcome, response, failure } = observation
  // A list of examples has some to read.
  if (response && !(isMocked(response) && isSafe(operation))) requireAnswer(observation)
  const failed = serverFailure(operation, response)
  if (failed) throw new ServerFailed(failed)
  if ('error' in outcome) throw failure ?? outcome.error
  return (outcome.value ?? {}) as Json
}
