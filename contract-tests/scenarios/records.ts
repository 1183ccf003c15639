import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Operation } from '../spec/document.ts'
import { valueAt } from '../spec/pointer.ts'
import { lost } from './compare.ts'
import { unlike } from './invariants.ts'
import { recordsOf } from './lists.ts'
import { withName } from './newRecords.ts'
import { answerProperties, type Resource } from './resources.ts'
import type { Body, Session } from './session.ts'

// What the scenarios about records of every kind have in common.

/** Texts that a faulty service often changes. */
export const hardText = '🌱 <b>"Kräuter" & Co.</b> 100% \\o/ مرحبا'

/** What a careless service loses or escapes, short enough for any name. */
const hardMark = '🌱 <i>&</i>'

/** A new record: what was sent, its identifier, and the arguments that name it. */
export interface Subject {
  sent: Body
  id: string
  at: Arguments
}

/** How a record differs from the example that it is made from. */
interface Wish {
  /** Properties with other values; `undefined` leaves one out. */
  change?: Body
  /** The identifier, where the caller chooses it. */
  id?: string
  /** As little as the documents require, in place of the example that says most. */
  bare?: boolean
}

/** Creates a record from an example of the document: the one that says most, unless the least is asked for. */
export async function create(session: Session, resource: Resource, { change = {}, id, bare = false }: Wish = {}): Promise<Subject> {
  const { fixtures, server } = session
  const operation = resource.create as Operation
  const examples = (bodyOf(operation)?.examples ?? [])
    .map(([, value]) => value as Body)
    .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  const chosen = bare ? examples.at(-1) : examples[0]
  const example = server.exampleOf(operation)
  const rule = resource.collection === '/moderation/rules' ? { enabled: false } : {}
  // A record whose identifier the service chooses is recognized by its name when a run is cleaned up later.
  const begin = resource.idProperty ? String(chosen?.name).slice(0, 20) : server.createdRecords?.prefix
  const base = { ...(chosen ?? (example.body as Body)), ...rule }
  const named = withName(server, operation, base, [`${begin} ${hardMark} ${fixtures.newId('n').slice(-12)}`])
  const full = chosen === undefined && !operation.body ? undefined : { ...named, ...change }
  const { body: _, ...parameters } = example
  const actor = operation.path === '/messages' ? { onBehalfOf: await fixtures.record('/users', 'mira') } : {}
  const translated = await fixtures.translate(operation, { ...parameters, ...(full && { body: full }) })
  const args =
    id !== undefined && resource.idProperty
      ? { ...translated, body: { ...(translated.body as Body), [resource.idProperty]: id } }
      : translated
  const response = await session.call(operation.id, { ...actor, ...args })
  const found = resource.idPointer ? valueAt(response, resource.idPointer) : valueAt(args.body, `/${resource.idProperty}`)
  const path = new Set(
    (resource.remove as Operation).parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
  )
  const at = Object.fromEntries(Object.entries(args).filter(([parameter]) => path.has(parameter)))
  return { sent: (args.body ?? {}) as Body, id: String(found), at: { ...at, [resource.parameter]: String(found) } }
}

/** A second record whose identifier begins with that of the first, where the caller chooses identifiers. */
export const createTwin = (session: Session, resource: Resource, { id }: Subject): Promise<Subject> =>
  create(session, resource, resource.idProperty && id.length < 90 ? { id: `${id}0` } : {})

/** Reads a record by its own path, or else from the list. */
export async function read(session: Session, resource: Resource, { at, id }: Subject): Promise<Body | undefined> {
  if (resource.get) {
    const body = await session.call(resource.get.id, at)
    return (typeof body.data === 'object' && body.data !== null ? body.data : body) as Body
  }
  const list = await recordsOf(session, resource.list as Operation, at)
  return list.find((record) => String(record[resource.parameter] ?? record.id) === id)
}

/** Compares what was sent with what is read, in depth; tags need not be shown unless they are asked for. */
export function compare(session: Session, operation: Operation, sent: Body, got: Body, rule: string): void {
  const named = answerProperties(session.server.contract, operation)
  const base = operation.method === 'GET' && named.size === 0 ? '' : '/data'
  for (const [name, value] of Object.entries(sent)) {
    if ((named.size > 0 && !named.has(name)) || (named.size === 0 && !(name in got))) continue
    if (got[name] === undefined && (name === 'tags' || name === 'category' || name === 'members' || name === 'filters')) continue
    const difference =
      unlike(value, got[name], `${base}/${name}`) ?? (isOwnContent(value) ? lost(value, got[name], `${base}/${name}`)[0] : undefined)
    if (difference) session.report(rule, difference.pointer, difference.expected, difference.got)
  }
}

/** Whether a value is stored as it is: what the service makes of lists of objects, such as conditions, differs. */
const isOwnContent = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The list that a record is in; `undefined` where there is none. */
export async function listed(session: Session, resource: Resource, subject: Subject): Promise<Body[] | undefined> {
  if (!resource.list) return undefined
  const conversation = resource.collection === '/messages' ? await ofConversation(session, subject) : {}
  return recordsOf(session, resource.list, { ...subject.at, ...conversation })
}

/** Messages are listed by conversation. */
export const ofConversation = async (session: Session, { at }: Subject): Promise<Arguments> => {
  const { status, data } = await session.attempt('get-message-details', at)
  return status === 200 ? { conversationId: (data as Body).conversationId } : {}
}

/** The property that identifies the records of a list. */
export const keyOf = (resource: Resource, list: readonly Body[]) =>
  list.some((record) => resource.parameter in record) ? resource.parameter : (resource.idPointer?.split('/').pop() ?? 'id')
