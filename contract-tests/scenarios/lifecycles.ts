import { bodyOf } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { knownStatusOf } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { recordsOf } from '../server/lists.ts'
import { notReusable } from '../server/notRun.ts'
import type { Resource } from '../server/resources.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { near, nextSecond } from '../server/times.ts'
import { settableValues } from './propertyValues.ts'
import { compare, create, hardText, keyOf, listed, ofConversation, read, type Subject } from './records.ts'
import { hasCode } from './statedCode.ts'
import { updateScenariosOf } from './updates.ts'

/** Scenarios of every kind of record that can be created, read, changed and removed. */
export function lifecyclesOf({ contract, resources }: ServerContext): Scenario[] {
  return [...resources.values()].flatMap((resource): Scenario[] => {
    const { create, get, list, remove } = resource
    if (
      !create ||
      !remove ||
      !(get ?? list) ||
      !(resource.idPointer ?? resource.idProperty) ||
      resource.collection === '/groups/{guid}/members'
    )
      return []
    const steps: Scenario[] = [
      { name: 'a created record reads back as sent', operation: create.id, run: (session) => created(session, resource) },
      { name: 'a removed record is gone, and cannot be removed again', operation: remove.id, run: (session) => removed(session, resource) },
    ]
    steps.push(...updateScenariosOf(contract, resource))
    if (resource.idProperty)
      steps.push(
        {
          name: resource.unique
            ? 'rejects an identifier that is in use'
            : 'creating a record twice with the same identifier creates only one',
          operation: create.id,
          run: (session) => createdTwice(session, resource, create),
        },
        {
          name: 'a new record with the identifier of a removed record starts clean',
          operation: remove.id,
          run: (session) => recreated(session, resource),
        },
        {
          name: 'two simultaneous calls create one record',
          operation: create.id,
          atOnce: true,
          run: (session) => raced(session, resource, create),
        },
      )
    const all = [create, get, list, resource.update, remove].flatMap((operation) => operation?.id ?? [])
    return steps.map((step) => ({ ...step, needs: all }))
  })
}

async function created(session: Session, resource: Resource): Promise<void> {
  const subject = await create(session, resource)
  await allPropertiesKept(session, resource, subject)
  const got = await read(session, resource, subject)
  if (!got) return session.report('ensure_resource_availability', '/data', `the record ${subject.id}`, 'none')
  compare(session, resource.get ?? (resource.list as Operation), subject.sent, got, 'read-back')
  for (const name of ['createdAt', 'sentAt'])
    if (got[name] !== undefined && got[name] !== 0 && !(name in subject.sent)) near(session, `/data/${name}`, got[name])
  const list = await listed(session, resource, subject)
  if (!list) return
  session.contains('ensure_resource_availability', list, keyOf(resource, list), [subject.id])
  const copies = list.filter((record) => String(record[keyOf(resource, list)]) === subject.id)
  if (copies.length > 1) session.report('ensure_resource_availability', '/data', `the record ${subject.id} once`, `${copies.length} times`)
  for (const copy of copies.slice(0, 1)) {
    compare(session, resource.list as Operation, subject.sent, copy, 'read-back')
    // A list may show less of a record, but nothing else.
    session.unchanged(
      Object.fromEntries(Object.entries(got).filter(([name]) => name in copy)),
      copy,
      Object.keys(copy).filter((name) => !(name in got)),
    )
  }
}

/** A record with every property, and with text that is easily corrupted, reads back unchanged. */
async function allPropertiesKept(session: Session, resource: Resource, { sent }: Subject): Promise<void> {
  const operation = resource.create as Operation
  const shows = resource.get ?? (resource.list as Operation)
  const body = bodyOf(operation)
  const name = `${hardText} ${session.fixtures.newId('n').slice(-12)}`
  const takes = (value: Json) => body?.type === 'application/json' && session.server.contract.accepts(body.schema, { ...sent, ...value })
  if (typeof sent.name !== 'string' || !takes({ name })) return
  const all = { ...settableValues(session, resource, operation, shows, sent), name }
  const change = takes(all) ? all : { name }
  const subject = await create(session, resource, { change })
  const got = await read(session, resource, subject)
  const asSent = Object.fromEntries(Object.entries(subject.sent).filter(([property]) => property in change))
  if (got) compare(session, shows, asSent, got, 'read-back')
}

async function removed(session: Session, resource: Resource): Promise<void> {
  const gone = await create(session, resource)
  const remove = resource.remove as Operation
  const conversation = resource.collection === '/messages' ? await ofConversation(session, gone) : {}
  const { data } = await session.call(remove.id, { ...gone.at, ...(remove.body && { body: { permanent: true } }) })
  if (valueAt(data, '/success') === false) session.report('write_has_effect', '/data/success', 'true, as the record existed', false)
  if (resource.get) await session.rejects(resource.get.id, gone.at, 'it was removed', [404, 403, 410])
  if (resource.list) {
    const list = await recordsOf(session, resource.list, { ...gone.at, ...conversation }, resource.idProperty && gone.id)
    session.contains('use_after_free', list, keyOf(resource, list), [], [gone.id])
  }
  await session.rejects(
    remove.id,
    { ...gone.at, ...(remove.body && { body: { permanent: true } }) },
    'it was already removed',
    [404, 403, 410, 400],
  )
}

async function createdTwice(session: Session, resource: Resource, operation: Operation): Promise<void> {
  const subject = await create(session, resource)
  const before = await read(session, resource, subject)
  await nextSecond()
  const { [resource.parameter]: _, ...at } = subject.at
  const another = resource.unique && typeof subject.sent.name === 'string' ? { name: 'Another' } : {}
  const { status, body } = await session.attempt(operation.id, { ...at, body: { ...subject.sent, ...another } })
  if (status < 300) {
    if (resource.unique) session.report('negative_data_rejection', '', `a rejection, as ${subject.id} already exists`, String(status))
    // What else happens is not documented, but an identifier names a single record.
    else await isListedOnce(session, resource, subject)
    return
  }
  const wanted = knownStatusOf(session.server.contract.document, operation.unique?.code)
  if (wanted !== undefined && status !== wanted) session.report('status_code_conformance', '', String(wanted), String(status))
  hasCode(session, body, operation.unique?.code)
  const after = await read(session, resource, subject)
  session.unchanged(before, after)
}

async function isListedOnce(session: Session, resource: Resource, subject: Subject): Promise<void> {
  const list = await listed(session, resource, subject)
  const times = list?.filter((record) => String(record[keyOf(resource, list)]) === subject.id).length ?? 1
  if (times !== 1) session.report('ensure_resource_availability', '/data', `the record ${subject.id} once`, `${times} times`)
}

/** A record with the identifier of a removed record inherits nothing from it. */
async function recreated(session: Session, resource: Resource): Promise<void> {
  const former = await create(session, resource)
  const remove = resource.remove as Operation
  await session.call(remove.id, { ...former.at, ...(remove.body && { body: { permanent: true } }) })
  const fresh = await session.optional(() => create(session, resource, { id: former.id, bare: true }))
  if (!fresh) return session.leaveOut('a new record with the same identifier', notReusable)
  const got = (await read(session, resource, fresh)) ?? {}
  for (const [name, value] of Object.entries(former.sent)) {
    if (name in fresh.sent || got[name] === undefined || isPlain(got[name])) continue
    if (JSON.stringify(got[name]) === JSON.stringify(value))
      session.report('use_after_free', `/data/${name}`, 'nothing of the removed record with this identifier', got[name])
  }
}

/** Whether a value is a default that any record may have. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  value === '' ||
  value === 'default' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/**
 * Two simultaneous calls with the same identifier create a single record; the other call is
 * rejected, if the documents say so.
 */
async function raced(session: Session, resource: Resource, operation: Operation): Promise<void> {
  const model = await create(session, resource, { bare: true })
  const { [resource.parameter]: _, ...at } = model.at
  const chosen = resource.idProperty as string
  const id = `${model.id}-race`
  if (id.length > 95) return
  const sent = [1, 2].map((number) => ({
    ...at,
    body: {
      ...model.sent,
      [chosen]: id,
      ...(typeof model.sent.name === 'string' && { name: `Race ${resource.unique ? number : ''} ${id.slice(-20)}` }),
    },
  }))
  const responses = await Promise.all(sent.map((args) => session.attempt(operation.id, args)))
  const succeeded = responses.filter(({ status }) => status < 300).length
  if (resource.unique ? succeeded !== 1 : succeeded === 0)
    session.report(
      'negative_data_rejection',
      '',
      resource.unique ? 'one success and one rejection of two simultaneous calls' : 'a success of two simultaneous calls',
      responses.map(({ status }) => status).join(', '),
    )
  if (succeeded > 0) await isListedOnce(session, resource, { sent: {}, id, at: { ...model.at, [resource.parameter]: id } })
}
