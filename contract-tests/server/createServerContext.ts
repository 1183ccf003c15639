import { isChatApiError } from '../../src/index.ts'
import { type Arguments, bodyOf, exampleParameters, smallestBody } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { Restricted } from '../exchange/outcome.ts'
import type { CreatedRecord, CreatedRecords } from './createdRecords.ts'
import { namesOf } from './exampleNames.ts'
import { createFixtures } from './fixtures.ts'
import { createMessageAccess, messageIn, saysTooEarly } from './messageAccess.ts'
import { prepareFor } from './preconditions.ts'
import { scarceRecords } from './quotas.ts'
import type { Resource } from './resources.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'
import { QuotaUsedUp, SetupFailed } from './setupErrors.ts'
import { createChoice, type SuppliedRecord } from './suppliedRecords.ts'

/** Kinds of records of which an app can have many; they are removed at the end of the run. */
const plentiful = new Set(['/users', '/groups', '/messages'])

/** How many operations or scenarios that send messages share common fixtures. */
const mostSenders = 4

/** Whether a listed record was created and removed by the run. */
function wasRemoved({ prefix, remaining }: CreatedRecords, record: Record<string, unknown>): boolean {
  const texts = Object.values(record).filter((value) => typeof value === 'string')
  return texts.some((text) => text.startsWith(prefix)) && !remaining().some(({ id }) => texts.includes(id))
}

/** The arguments of the document's first example. */
export function exampleOf(contract: Contract, operation: Operation): Arguments {
  const body = bodyOf(operation)
  const [first] = body?.examples ?? []
  const own = operation.path.startsWith('/moderation/rules') ? { enabled: false } : {}
  return {
    ...exampleParameters(contract, operation, false),
    ...(body && { body: { ...((first?.[1] ?? smallestBody(contract, body.schema, body.examples)) as object), ...own } }),
  }
}

/** Creates the context of a run. */
export function createServerContext(
  contract: Contract,
  resources: ReadonlyMap<string, Resource>,
  createdRecords: CreatedRecords | undefined,
  call: (operation: Operation, args: Arguments) => Promise<Record<string, unknown>>,
  remove: (made: CreatedRecord) => Promise<unknown>,
  records: readonly SuppliedRecord[] = [],
): ServerContext {
  let fixtureSets = 0
  let weak: Promise<string> | undefined
  let weakKey: string | undefined
  let common: Fixtures | undefined
  let senders = 0
  let crowd: Fixtures | undefined
  const server: ServerContext = {
    contract,
    messageAccess: createMessageAccess(),
    scarce: scarceRecords(resources, async (list) => {
      const sized = list.parameters.some(({ name }) => name === 'perPage') ? { perPage: 100 } : {}
      const { data } = await server.setUp(list.id, sized)
      const records = Array.isArray(data) ? (data as Record<string, unknown>[]) : []
      // Records that are still listed after their removal do not count: a server that removes
      // nothing must not be excused by its quota.
      return records.filter((record) => !(createdRecords && wasRemoved(createdRecords, record)))
    }),
    resources,
    createdRecords,
    suppliedId: createChoice(records),
    names: namesOf(contract),
    operation(id) {
      const found = contract.operations.find((operation) => operation.id === id)
      if (!found) throw new SetupFailed(`the documents have no operation ${id}`)
      return found
    },
    common(sends) {
      if (!common || (sends && senders++ % mostSenders === 0)) common = createFixtures(server)
      return common
    },
    crowd: () => (crowd ??= createFixtures(server)),
    nextPrefix: () => `${createdRecords?.prefix ?? 'contract-'}${fixtureSets++}`,
    exampleOf: (operation) => exampleOf(contract, operation),
    async setUp(operationId, args) {
      const attempt = () =>
        call(server.operation(operationId), args).then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        )
      const result = await server.messageAccess.wait(
        { id: messageIn(args), waits: server.operation(operationId).settles !== undefined },
        attempt,
        (outcome) => ('value' in outcome ? 'accessible' : saysTooEarly(outcome.error) ? 'too early' : undefined),
      )
      if ('value' in result) return result.value
      const isRejected = isChatApiError(result.error) || result.error instanceof Restricted
      const exhausted = isRejected && (await server.scarce.exhausted(server.operation(operationId)))
      if (exhausted) throw new QuotaUsedUp(exhausted, { cause: result.error })
      throw new SetupFailed(`${operationId} failed: ${(result.error as Error).message}`, { cause: result.error })
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
      if (made) await remove(made).catch(() => undefined)
    },
    async releaseScarce(owner) {
      for (const { kind, id } of createdRecords?.remaining() ?? [])
        if (server.scarce.isOf(owner, kind) && id !== weakKey) await server.release(kind, id)
      server.scarce.free(owner)
    },
    prepare: (fixtures, operation, args) => prepareFor(server, fixtures, operation, args),
  }
  return server
}
