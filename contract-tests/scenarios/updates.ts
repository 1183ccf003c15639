import { isDeepStrictEqual } from 'node:util'
import { bodyOf } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation, Schema } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { isSchema } from '../documents/subschemas.ts'
import { different, hasContent, volatile } from '../server/compare.ts'
import { bodyProperties, branchesOf, isPartialUpdate, type Resource, responseProperties } from '../server/resources.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import { nextSecond } from '../server/times.ts'
import { settableValues } from './propertyValues.ts'
import { compare, create, hardText, read, type Subject } from './records.ts'

/** Scenarios of which properties an update changes. */
export function updateScenariosOf(contract: Contract, resource: Resource): Scenario[] {
  const { update, get } = resource
  if (!update || !get) return []
  return [
    {
      name: 'an update changes only the properties that were sent',
      operation: update.id,
      run: (session) => updated(session, resource, update, get),
    },
    ...(isPartialUpdate(contract, update)
      ? [
          {
            name: 'each property can be updated alone, and repeating an update has no effect',
            operation: update.id,
            run: (session: Session) => changedAlone(session, resource, update, get),
          },
        ]
      : []),
  ]
}

async function updated(session: Session, resource: Resource, update: Operation, get: Operation): Promise<void> {
  const subject = await create(session, resource)
  const before = await read(session, resource, subject)
  let last = before
  await nextSecond()
  // Otherwise a server may treat the body as the whole record.
  const { contract } = session.server
  const replaceable = isPartialUpdate(contract, update) ? new Set<string>() : bodyProperties(contract, update)
  for (const body of changesOf(session, resource, subject)) {
    const own = resource.idProperty && resource.idProperty in body ? { ...body, [resource.idProperty]: subject.id } : body
    const { body: sent } = await session.fixtures.translate(update, { ...subject.at, body: own })
    const shown = await session.data(update.id, { ...subject.at, body: sent })
    if (last) showsUpdatedAt(session, update, last, shown)
    const after = await read(session, resource, subject)
    if (!after || !last) return
    const { unset, ...changed } = (sent ?? {}) as Json
    compare(session, get, changed, after, 'updated')
    for (const [name, value] of Object.entries(last)) {
      const isUnset = Array.isArray(unset) && unset.includes(name)
      const meant = name in changed || replaceable.has(name) || volatile.has(name) || isUnset || name === 'data'
      if (!meant && JSON.stringify(value) !== JSON.stringify(after[name]))
        session.report('data_unchanged', `/data/${name}`, JSON.stringify(value), after[name])
    }
    // A server may show a default instead.
    for (const name of Array.isArray(unset) ? unset : [])
      if (hasContent(after[name]) && isDeepStrictEqual(after[name], last[name]))
        session.report('property_unset', `/data/${name}`, 'a different value, or none', after[name])
    if (last === before && different(before, after).length > 0) updatedAtIncreases(session, get, before, after)
    last = after
    if (typeof before?.updatedAt === 'number' && typeof after.updatedAt === 'number' && after.updatedAt < before.updatedAt)
      session.report('updated_at', '/data/updatedAt', `at least ${before.updatedAt}`, after.updatedAt)
  }
}

/** Changes every property that can be sent and read, one at a time. */
async function changedAlone(session: Session, resource: Resource, update: Operation, get: Operation): Promise<void> {
  const subject = await create(session, resource)
  let last = await read(session, resource, subject)
  const first = last
  await nextSecond()
  let sent: Json | undefined
  // A record whose identifier the service chooses is recognized by its name, which must keep the
  // run's prefix.
  const owned = async (body: Json) => (resource.idProperty ? body : ((await session.fixtures.translate(update, { body })).body as Json))
  for (const [name, value] of Object.entries(settableValues(session, resource, update, get))) {
    const body = await owned({ [name]: value })
    await session.call(update.id, { ...subject.at, body })
    const after = await read(session, resource, subject)
    if (!after || !last) return
    compare(session, get, body, after, 'updated')
    session.unchanged(last, after, Object.keys(body))
    last = after
    sent = body
  }
  if (!sent) return
  updatedAtIncreases(session, get, first, last)
  await nextSecond()
  await session.call(update.id, { ...subject.at, body: sent })
  session.unchanged(last, await read(session, resource, subject))
  // `updatedAt` is the time of the last update, not of the first.
  const [again] = Object.entries(settableValues(session, resource, update, get, sent))
  const next = again && (await owned(Object.fromEntries([again])))
  const isChange = next && !isDeepStrictEqual(next, sent)
  if (isChange) await session.call(update.id, { ...subject.at, body: next })
  const changed = await read(session, resource, subject)
  if (isChange) updatedAtIncreases(session, get, last, changed)
  await clearedAlone(session, resource, update, subject, changed)
}

/**
 * Clears every property with a value that `unset` accepts: the first alone, the others together.
 */
async function clearedAlone(
  session: Session,
  resource: Resource,
  update: Operation,
  subject: Subject,
  before: Json | undefined,
): Promise<void> {
  let last = before
  const [first, ...others] = unsettable(session.server.contract, update).filter((name) => hasContent(before?.[name]))
  for (const unset of [first === undefined ? [] : [first], others]) {
    if (unset.length === 0) continue
    await session.call(update.id, { ...subject.at, body: { unset } })
    const after = await read(session, resource, subject)
    if (!after) return
    // A server may show a default instead.
    for (const name of unset)
      if (isDeepStrictEqual(after[name], last?.[name]))
        session.report('property_unset', `/data/${name}`, 'a different value, or none', after[name])
    session.unchanged(last, after, unset)
    last = after
  }
}

/** The names of the properties that `unset` can clear. */
function unsettable({ document }: Contract, update: Operation): string[] {
  const parts = (schema: unknown): readonly Schema[] => (isSchema(schema) ? branchesOf(document, schema) : [])
  const lists = parts(bodyOf(update)?.schema).flatMap(({ properties }) => parts(properties?.unset))
  return lists.flatMap(({ items }) => parts(items).flatMap((item) => (item.enum ?? []).map(String)))
}

/**
 * After an update that changes a value, `updatedAt` is there, and later than before if a second has
 * passed.
 */
function updatedAtIncreases(session: Session, get: Operation, before: Json | undefined, after: Json | undefined): void {
  if (!before || !after || !responseProperties(session.server.contract, get).has('updatedAt')) return
  const [earlier, later] = [Number(before.updatedAt ?? before.createdAt ?? 0), Number(after.updatedAt ?? 0)]
  if (later <= earlier) session.report('updated_at', '/data/updatedAt', `later than ${earlier}`, after.updatedAt)
}

/** A response that shows a record with a changed value has its `updatedAt`. */
function showsUpdatedAt({ server, report }: Session, update: Operation, before: Json, shown: Json): void {
  const isRecord = shown.createdAt !== undefined && shown.createdAt === before.createdAt
  const isChanged = Object.keys(before).some((name) => name in shown && !isDeepStrictEqual(before[name], shown[name]))
  if (isRecord && isChanged && shown.updatedAt === undefined && responseProperties(server.contract, update).has('updatedAt'))
    report('updated_at', '/data/updatedAt', 'the time of the update', undefined)
}

/**
 * The bodies of updates to try: those of the examples, and some with text that is easily corrupted.
 */
function changesOf({ server }: Session, resource: Resource, { sent }: Subject): Json[] {
  const body = bodyOf(resource.update as Operation)
  if (!body) return []
  const accepted = (value: Json) => server.contract.accepts(body.schema, value)
  const examples = body.examples.map(([, value]) => value as Json)
  // A server may reject undocumented properties.
  const declared = bodyProperties(server.contract, resource.update as Operation)
  const alone = ([{ name: hardText }, { data: { text: hardText } }] as Json[]).filter(
    (value) => accepted(value) && Object.keys(value).every((name) => name in sent && declared.has(name)),
  )
  // A form need not carry every character.
  const text = body.type === 'application/json' ? hardText : 'Changed'
  const beside = ['name', 'description']
    .filter((name) => declared.has(name))
    .flatMap((name) =>
      examples
        .map((example): Json => ({ ...example, [name]: text }))
        .filter(accepted)
        .slice(0, 1),
    )
  // A rule of the run must not apply to other users' messages, and a password requires a change of
  // the group's type.
  const off = resource.collection === '/moderation/rules' ? { enabled: false } : {}
  return [...examples, ...(alone.length > 0 ? alone : beside)]
    .filter(({ type }) => type !== 'password')
    .map((record) => ({ ...record, ...off }))
}
