import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { valueAt } from '../documents/pointer.ts'
import { createFixtures, isAboutMessages } from '../server/fixtures.ts'
import { createRecord, membersOfGroups } from '../server/newRecords.ts'
import type { Fixtures, ServerContext } from '../server/serverContext.ts'
import { SetupFailed } from '../server/setupErrors.ts'
import { translate, withoutSelf } from '../server/translation.ts'
import { ownKinds } from './steps.ts'

/** The records of a first contact: one set for all steps, so that they are few. */
export interface OwnRecords extends Fixtures {
  /** Takes over what a step has made, and remembers what need not be prepared any more. */
  accepted(operation: Operation, args: Arguments, body: unknown): void
}

export function ownRecords(server: ServerContext): OwnRecords {
  const fixtures = createFixtures(server)
  const known = new Map<string, Promise<string>>()
  const done = new Set<string>()
  const recordsFor = (operation: Operation | undefined): OwnRecords => {
    const own: OwnRecords = {
      ...fixtures,
      async record(kind, example, context = {}) {
        if (kind === '/roles') return 'default'
        if (!ownKinds.has(kind)) throw new SetupFailed(`a first contact creates no record of ${kind}`)
        if (kind === '/conversations') return `group_${await own.record('/groups', example)}`
        const name = nameOf(operation, kind, String(example), context)
        const key = `${kind} ${name}`
        const made =
          known.get(key) ??
          createRecord(server, recordsFor(undefined), { kind, id: fixtures.newId(name), context: { ...context, author: 'actor' } })
        // What cannot be made is not tried again.
        known.set(key, made)
        return made
      },
      callOnce: (operationId, args) => (done.has(keyOf(operationId, args)) ? Promise.resolve() : fixtures.callOnce(operationId, args)),
      translate: (translated, args) => translate(server, own, translated, withoutSelf(translated, args)),
      async prepare(prepared, args) {
        const example = withoutSelf(prepared, args)
        const records = recordsFor(prepared)
        const translated = await records.translate(prepared, example)
        await server.prepare(records, prepared, translated)
        return translated
      },
      accepted(accepted, args, body) {
        done.add(keyOf(accepted.id, args))
        const resource = server.resources.get(accepted.path)
        if (resource?.create !== accepted || !ownKinds.has(resource.collection)) return
        const id = valueAt(body, resource.idPointer ?? '')
        const example = String(valueAt(server.exampleOf(accepted).body, `/${resource.idProperty}`))
        if (id !== undefined)
          known.set(`${resource.collection} ${nameOf(accepted, resource.collection, example, {})}`, Promise.resolve(String(id)))
      },
    }
    return own
  }
  return recordsFor(undefined)
}

/**
 * The record in place of that of an example: a member of every group, one token, and one message
 * for each kind of conversation. What changes members has a group of its own, and so has a message
 * about which moderation decides, as it disappears.
 */
function nameOf(operation: Operation | undefined, kind: string, example: string, { uid }: Arguments): string {
  if (kind === '/users') return membersOfGroups.find((name) => name === example) ?? 'priya'
  if (kind === '/groups') return operation && !isAboutMessages(operation) ? 'changing' : 'talking'
  if (kind !== '/messages') return 'only'
  return uid !== undefined ? 'to a user' : operation?.path.includes('flagged') ? 'flagged' : 'to the group'
}

/** What a call is about: its operation and the records in its path. */
const keyOf = (operationId: string, { uid, guid, id, reaction }: Arguments): string =>
  JSON.stringify([operationId, uid, guid, id, reaction])
