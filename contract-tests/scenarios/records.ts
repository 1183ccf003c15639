import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { lost } from '../server/compare.ts'
import { unlike } from '../server/invariants.ts'
import { recordsOf } from '../server/lists.ts'
import { withName } from '../server/newRecords.ts'
import { type Resource, responseProperties } from '../server/resources.ts'
import type { Session } from '../server/scenario.ts'

/** Texts that a faulty service often changes; one of its letters is decomposed. */
export const hardText = '🌱 <b>"Kra\u0308uter" & Co.</b> 100% \\o/ مرحبا'

/** Characters that a faulty service often loses or escapes, short enough for any name. */
const hardMark = '🌱 <i>&</i>'

/** A created record: the sent body, its identifier, and the arguments that name it. */
export interface Subject {
  readonly sent: Json
  readonly id: string
  readonly at: Arguments
}

/** How a record differs from the example that it is created from. */
interface Variation {
  /** Properties with other values; `undefined` omits a property. */
  readonly change?: Json
  /** The identifier, if the caller chooses it. */
  readonly id?: string
  /** Whether to use the shortest example instead of the longest. */
  readonly bare?: boolean
}

/** Creates a record from the longest example of the document, or from the shortest. */
export async function create(session: Session, resource: Resource, { change = {}, id, bare = false }: Variation = {}): Promise<Subject> {
  const { fixtures, server } = session
  const operation = resource.create as Operation
  const examples = (bodyOf(operation)?.examples ?? [])
    .map(([, value]) => value as Json)
    .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  const chosen = bare ? examples.at(-1) : examples[0]
  const example = server.exampleOf(operation)
  const rule = resource.collection === '/moderation/rules' ? { enabled: false } : {}
  // A record whose identifier the service chooses is recognized by its name when a run is cleaned
  // up later.
  const beginning = resource.idProperty ? String(chosen?.name).slice(0, 20) : server.createdRecords?.prefix
  const base = { ...(chosen ?? (example.body as Json)), ...rule }
  const named = withName(server, operation, base, [`${beginning} ${hardMark} ${fixtures.newId('n').slice(-12)}`])
  const full = chosen === undefined && !operation.body ? undefined : { ...named, ...change }
  const { body: _, ...parameters } = example
  const actor = operation.path === '/messages' ? { onBehalfOf: await fixtures.record('/users', 'mira') } : {}
  const translated = await fixtures.translate(operation, { ...parameters, ...(full && { body: full }) })
  const args =
    id !== undefined && resource.idProperty
      ? { ...translated, body: { ...(translated.body as Json), [resource.idProperty]: id } }
      : translated
  const response = await session.call(operation.id, { ...actor, ...args })
  const found = resource.idPointer ? valueAt(response, resource.idPointer) : valueAt(args.body, `/${resource.idProperty}`)
  const path = new Set(
    (resource.remove as Operation).parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
  )
  const at = Object.fromEntries(Object.entries(args).filter(([parameter]) => path.has(parameter)))
  return { sent: (args.body ?? {}) as Json, id: String(found), at: { ...at, [resource.parameter]: String(found) } }
}

/** Reads a record by its own path, or else from the list. */
export async function read(session: Session, resource: Resource, { at, id }: Subject): Promise<Json | undefined> {
  if (resource.get) {
    const body = await session.call(resource.get.id, at)
    return (typeof body.data === 'object' && body.data !== null ? body.data : body) as Json
  }
  const list = await recordsOf(session, resource.list as Operation, at, resource.idProperty && id)
  return list.find((record) => String(record[resource.parameter] ?? record.id) === id)
}

/**
 * What a record need not show. Users and groups show their tags: alone always, in lists on request.
 */
const mayOmit = ({ path }: Operation, name: string): boolean =>
  ['category', 'members', 'filters'].includes(name) || (name === 'tags' && !/^\/(users|groups)(\/\{\w+\})?$/.test(path))

/** Reports where a read record differs from what was sent. */
export function compare(session: Session, operation: Operation, sent: Json, got: Json, rule: string): void {
  const named = responseProperties(session.server.contract, operation)
  const base = operation.method === 'GET' && named.size === 0 ? '' : '/data'
  for (const [name, value] of Object.entries(sent)) {
    if ((named.size > 0 && !named.has(name)) || (named.size === 0 && !(name in got))) continue
    if (got[name] === undefined && mayOmit(operation, name)) continue
    // A service may transform lists of objects, such as conditions.
    const difference =
      unlike(value, got[name], `${base}/${name}`) ?? (isObject(value) ? lost(value, got[name], `${base}/${name}`)[0] : undefined)
    if (difference) session.report(rule, difference.pointer, difference.expected, difference.got)
  }
}

/** Reads the list that a record is in; `undefined` if there is none. */
export async function listed(session: Session, resource: Resource, subject: Subject): Promise<Json[] | undefined> {
  if (!resource.list) return undefined
  const conversation = resource.collection === '/messages' ? await ofConversation(session, subject) : {}
  const onRequest = subject.sent.tags !== undefined && { withTags: true }
  return recordsOf(session, resource.list, { ...subject.at, ...conversation, ...onRequest }, resource.idProperty && subject.id)
}

/** Messages are listed by conversation. */
export const ofConversation = async (session: Session, { at }: Subject): Promise<Arguments> => {
  const { status, data } = await session.attempt('get-message-details', at)
  return status === 200 ? { conversationId: (data as Json).conversationId } : {}
}

/** The property that identifies the records of a list. */
export const keyOf = (resource: Resource, list: readonly Json[]) =>
  list.some((record) => resource.parameter in record) ? resource.parameter : (resource.idPointer?.split('/').pop() ?? 'id')
