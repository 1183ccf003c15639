import type { Arguments } from '../cases/arguments.ts'
import { causesOf, Interrupted } from '../exchange/outcome.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import type { Operation } from '../spec/document.ts'
import { isSafe } from './createdRecords.ts'
import { makeRecord } from './newRecords.ts'
import type { ServerContext } from './serverContext.ts'
import { translate, withoutSelf } from './translation.ts'

/** What a case needs could not be made. */
export class SetupFailed extends Error {}

/** A record could not be made although nothing is wrong: the app has as many as it can have. */
export class QuotaUsedUp extends SetupFailed {}

/** Records of its own for one or several cases, made when they are first named. Each person and group of the documents' examples gets its own copy here. */
export interface Fixtures {
  /** The run's own copy of a record that an example names. */
  record(kind: string, example: string | number, context?: Arguments): Promise<string>
  /** An identifier of the run that names nothing yet. */
  newId(example: string): string
  /** Puts the run's own records in the place of those that the examples name, and makes what the operation needs to find. */
  prepare(operation: Operation, args: Arguments): Promise<Arguments>
  /** Puts the run's own records in the place of those that the examples name. */
  translate(operation: Operation, args: Arguments): Promise<Arguments>
  /** Calls an operation to prepare something. @throws SetupFailed if it fails */
  call(operationId: string, args: Arguments): Promise<Record<string, unknown>>
  /** Like {@link call}, but once for the same arguments: what was added need not be added again, and some operations reject that. */
  callOnce(operationId: string, args: Arguments): Promise<unknown>
  /** Waits for its turn, if the operation creates records of which an app can have few. */
  reserve(operation: Operation): Promise<void>
  /** Removes the records of which an app can have few. */
  end(): Promise<void>
}

/** Kinds of records that are taken from other fixtures. */
export interface Common {
  fixtures: Fixtures
  kinds: readonly string[]
  /** Fixtures with the users of long lists, such as `jonas17`, where they are only named. */
  crowd?: Fixtures | undefined
}

/** Users and groups for a check that changes neither. What acts on users or what they see, or is limited for each user, has users of its own. */
export function commonFor(server: ServerContext, operations: readonly Operation[]): Common {
  const families = new Set(operations.filter((operation) => !isSafe(operation)).map(({ path }) => `/${path.split('/')[1]}`))
  const isOwn =
    ['/users', '/conversations', '/data_import'].some((family) => families.has(family)) ||
    operations.some(({ rateLimit }) => rateLimit === 'user')
  // Deactivated users are no use to others.
  const crowd = operations.some(({ path }) => path === '/users') ? undefined : server.crowd()
  return {
    fixtures: server.common(operations.some(isAboutMessages)),
    kinds: isOwn ? [] : families.has('/groups') ? ['/users'] : ['/users', '/groups'],
    crowd,
  }
}

/** Whether an operation sends messages, or is about some that are sent before. */
export const isAboutMessages = ({ path }: Operation): boolean => /message|conversation/.test(path)

/**
 * Makes fixtures whose records are not shared with any other, except for common ones.
 *
 * @param parent - fixtures whose scarce records give way to those of these; it makes them again when it needs them
 */
export function createFixtures(server: ServerContext, { parent, common }: { parent?: Fixtures; common?: Common } = {}): Fixtures {
  const name = server.nextName()
  const known = new Map<string, Promise<string>>()
  const prepared = new Map<string, Promise<unknown>>()
  let count = 0
  const fixtures: Fixtures = {
    newId: (example) => fitted(`${name}-${(count++).toString(36)}-${example}`.toLowerCase(), example),
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
        made = makeRecord(server, fixtures, { kind, id: `${name}-${example}`.toLowerCase(), context }).catch((error: unknown) =>
          suppliedInstead(server, error, kind, example),
        )
        known.set(key, made)
        made.catch(() => known.delete(key))
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
      await server.prepare(fixtures, operation, translated, apart)
      return fitting(fixtures, operation, translated, apart)
    },
  }
  return fixtures
}

/**
 * A record that the caller gave takes the place of one that cannot be made.
 *
 * @throws the error, if there is none, or if the run cannot go on
 */
function suppliedInstead(server: ServerContext, error: unknown, kind: string, example: string | number): string {
  const suppliedId = server.suppliedId(kind, example)
  if (suppliedId === undefined || causesOf(error).some((cause) => cause instanceof ServerGone || cause instanceof Interrupted)) throw error
  return suppliedId
}

/** A blocked message takes the place of any other to review; a member gets another scope than the one that it has. */
async function fitting(fixtures: Fixtures, operation: Operation, args: Arguments, example: Arguments): Promise<Arguments> {
  if (operation.id === 'review-blocked-message') return { ...args, id: await fixtures.record(operation.path, 'blocked') }
  if (operation.id !== 'change-group-member-scope') return args
  const { scope } = (example.body ?? {}) as { scope?: unknown }
  return { ...args, uid: await fixtures.record('/users', scope === 'moderator' ? 'priya' : 'jonas') }
}

/** An identifier of the run as long as the example, where that is longer. */
export const fitted = (id: string, example: string): string =>
  example.length > 40 ? `${id.slice(0, 30).replace(/[^a-z0-9-]/g, '-')}`.padEnd(example.length, 'a').slice(0, example.length) : id
