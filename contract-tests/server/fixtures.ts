import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { causesOf, Interrupted } from '../exchange/outcome.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import { blockedMessage } from './blockedMessages.ts'
import { isSafe } from './createdRecords.ts'
import { lengthened } from './identifiers.ts'
import { createRecord } from './newRecords.ts'
import { prepareFor } from './preconditions.ts'
import type { Common, Fixtures, ServerContext } from './serverContext.ts'
import { translate, withoutSelf } from './translation.ts'

/**
 * Users and groups for a check that changes neither. Operations that change users or what they see,
 * or are rate limited per user, have their own users.
 */
export function commonFor(server: ServerContext, operation: Operation): Common {
  const { path, rateLimit } = operation
  const family = isSafe(operation) ? '' : `/${path.split('/')[1]}`
  const isOwn = ['/users', '/conversations', '/data_import'].includes(family) || rateLimit?.per === 'user'
  return {
    fixtures: server.common(/message|conversation/.test(path)),
    kinds: isOwn ? [] : family === '/groups' ? ['/users'] : ['/users', '/groups'],
    // Deactivated users are useless to other checks.
    crowd: path === '/users' ? undefined : server.crowd(),
  }
}

/**
 * Creates fixtures that share only common records with others.
 *
 * @param parent - fixtures that give up their scarce records for these; it creates them again when
 * it needs them
 */
export function createFixtures(server: ServerContext, { parent, common }: { parent?: Fixtures; common?: Common } = {}): Fixtures {
  const prefix = server.nextPrefix()
  const known = new Map<string, Promise<string>>()
  const failures = new Map<string, number>()
  const prepared = new Map<string, Promise<unknown>>()
  let count = 0
  const fixtures: Fixtures = {
    newId: (example) => lengthened(`${prefix}-${count++}-${example}`.toLowerCase(), example),
    async call(operationId, args) {
      await fixtures.reserve(server.operation(operationId))
      return server.setUp(operationId, args)
    },
    callOnce(operationId, args) {
      const { onBehalfOf, ...own } = args
      const isTheirs = server.operation(operationId).parameters.some(({ name, required }) => name === 'onBehalfOf' && required)
      const key = `${operationId} ${JSON.stringify([own, isTheirs && onBehalfOf])}`
      const former = prepared.get(key)
      if (former) return former
      const made = fixtures.call(operationId, args)
      prepared.set(key, made)
      made.catch(() => prepared.delete(key))
      return made
    },
    record(kind, example, context = {}) {
      const [position] = kind === '/users' ? (/\d+$/.exec(String(example)) ?? []) : []
      if (position && common?.crowd) return common.crowd.record(kind, `crowd${position}`)
      if (common?.kinds.includes(kind)) return common.fixtures.record(kind, example, context)
      const key = `${kind} ${example}`
      let made = known.get(key)
      if (!made) {
        const failed = failures.get(key) ?? 0
        // A record whose creation failed may exist nevertheless, if its response was lost.
        const id = `${prefix}-${example}${failed > 0 ? `-${failed}` : ''}`.toLowerCase()
        made = createRecord(server, fixtures, kind, id, context).catch((error: unknown) => suppliedInstead(server, error, kind, example))
        known.set(key, made)
        made.catch(() => {
          known.delete(key)
          failures.set(key, failed + 1)
        })
      }
      return made
    },
    async reserve(operation) {
      if (!server.scarce.isCreatedBy(operation)) return
      await parent?.end()
      await server.scarce.reserve(fixtures, operation)
    },
    async end() {
      for (const key of known.keys()) if (server.scarce.isOf(fixtures, key.split(' ')[0] as string)) known.delete(key)
      await server.releaseScarce(fixtures)
    },
    translate: (operation, args) => translate(server, fixtures, operation, withoutSelf(operation, args)),
    async prepare(operation, args) {
      const apart = withoutSelf(operation, args)
      const translated = await translate(server, fixtures, operation, apart)
      await prepareFor(server, fixtures, operation, translated)
      return withSuitableRecord(fixtures, operation, translated, apart)
    },
  }
  return fixtures
}

/**
 * A record that the caller supplied, in place of one that cannot be created.
 *
 * @throws the error, if there is none, or if the run cannot continue
 */
function suppliedInstead(server: ServerContext, error: unknown, kind: string, example: string | number): string {
  const suppliedId = server.suppliedId(kind, example)
  if (suppliedId === undefined || causesOf(error).some((cause) => cause instanceof ServerGone || cause instanceof Interrupted)) throw error
  return suppliedId
}

/** Chooses a blocked message to review, and a member who does not have the new scope yet. */
async function withSuitableRecord(fixtures: Fixtures, operation: Operation, args: Arguments, example: Arguments): Promise<Arguments> {
  if (operation.path === blockedMessage) return { ...args, id: await fixtures.record(blockedMessage, 'blocked') }
  if (operation.idempotency !== 'refused-when-repeated' || !operation.body || !('uid' in args)) return args
  const { scope } = (example.body ?? {}) as { scope?: unknown }
  return { ...args, uid: await fixtures.record('/users', scope === 'moderator' ? 'priya' : 'jonas') }
}
