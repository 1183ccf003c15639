import { isDeepStrictEqual } from 'node:util'
import { bodyOf } from '../cases/arguments.ts'
import type { Operation } from '../spec/document.ts'
import { different, volatile } from './compare.ts'
import { compare, create, createTwin, hardText, read, type Subject } from './records.ts'
import { answerProperties, bodyProperties, type Resource } from './resources.ts'
import type { Body, Scenario, Session } from './session.ts'
import { settableValues } from './settable.ts'
import { nextSecond } from './times.ts'

/** What an update of a record changes, and what it leaves alone. */
export function updateScenariosOf(resource: Resource): Scenario[] {
  const { update, get } = resource
  if (!update || !get) return []
  return [
    {
      name: 'an update changes what was sent and nothing else',
      operation: update.id,
      run: (session) => updated(session, resource, update, get),
    },
    ...(keepsTheRest(update)
      ? [
          {
            name: 'each property changes alone, and a repeated update changes nothing more',
            operation: update.id,
            run: (session: Session) => changedAlone(session, resource, update, get),
          },
        ]
      : []),
  ]
}

/** Whether the documents say that an update leaves alone what it does not name: it clears properties by name, or its description says so. */
const keepsTheRest = (update: Operation): boolean =>
  /\bunset\b|leave out/.test(update.description) || /^Changes the (name|content|tags)\b/.test(update.description)

async function updated(session: Session, resource: Resource, update: Operation, get: Operation): Promise<void> {
  const subject = await create(session, resource)
  const other = await createTwin(session, resource, subject)
  const [before, apart] = [await read(session, resource, subject), await read(session, resource, other)]
  let last = before
  for (const body of changesOf(session, resource, subject)) {
    const own = resource.idProperty && resource.idProperty in body ? { ...body, [resource.idProperty]: subject.id } : body
    const { body: sent } = await session.fixtures.translate(update, { ...subject.at, body: own })
    await session.call(update.id, { ...subject.at, body: sent })
    const after = await read(session, resource, subject)
    if (!after || !last) return
    const { unset, ...changed } = (sent ?? {}) as Body
    compare(session, get, changed, after, 'updated')
    for (const [name, value] of Object.entries(last)) {
      const meant = name in changed || volatile.has(name) || (Array.isArray(unset) && unset.includes(name)) || name === 'data'
      if (!meant && JSON.stringify(value) !== JSON.stringify(after[name]))
        session.report('data_unchanged', `/data/${name}`, JSON.stringify(value), after[name])
    }
    // A server may show a default in its place.
    for (const name of Array.isArray(unset) ? unset : [])
      if (hasValue(after[name]) && isDeepStrictEqual(after[name], last[name]))
        session.report('property_unset', `/data/${name}`, 'another value than before, or none', after[name])
    last = after
    if (typeof before?.updatedAt === 'number' && typeof after.updatedAt === 'number' && after.updatedAt < before.updatedAt)
      session.report('updated_at', '/data/updatedAt', `at least ${before.updatedAt}`, after.updatedAt)
  }
  for (const difference of different(apart, await read(session, resource, other)))
    session.report('data_unchanged', `/data${difference.pointer}`, difference.expected, difference.got)
}

/** Changes every property that can be sent and read, one at a time. */
async function changedAlone(session: Session, resource: Resource, update: Operation, get: Operation): Promise<void> {
  const subject = await create(session, resource)
  let last = await read(session, resource, subject)
  const first = last
  await nextSecond()
  let sent: Body | undefined
  for (const [name, value] of Object.entries(settableValues(session, resource, update, get))) {
    const alone = { [name]: value }
    const body = resource.idProperty ? alone : ((await session.fixtures.translate(update, { body: alone })).body as Body)
    await session.call(update.id, { ...subject.at, body })
    const after = await read(session, resource, subject)
    if (!after || !last) return
    compare(session, get, body, after, 'updated')
    for (const difference of different(last, after, Object.keys(body)))
      session.report('data_unchanged', `/data${difference.pointer}`, difference.expected, difference.got)
    last = after
    sent = body
  }
  if (!sent) return
  moved(session, get, first, last)
  await nextSecond()
  await session.call(update.id, { ...subject.at, body: sent })
  for (const difference of different(last, await read(session, resource, subject)))
    session.report('data_unchanged', `/data${difference.pointer}`, difference.expected, difference.got)
}

/** An update moves `updatedAt`, where the documents describe it, and leaves `createdAt`. */
function moved(session: Session, get: Operation, before: Body | undefined, after: Body | undefined): void {
  if (!before || !after || !answerProperties(session.server.contract, get).has('updatedAt')) return
  const [earlier, later] = [Number(before.updatedAt ?? before.createdAt ?? 0), Number(after.updatedAt ?? 0)]
  if (after.updatedAt === undefined && before.updatedAt === undefined && before.createdAt === undefined) return
  if (later <= earlier) session.report('updated_at', '/data/updatedAt', `later than ${earlier}`, after.updatedAt)
}

const hasValue = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && JSON.stringify(value) !== '{}' && JSON.stringify(value) !== '[]'

/** What a record is changed to: as the examples do, and to texts that a careless service spoils. */
function changesOf({ server }: Session, resource: Resource, { sent }: Subject): Body[] {
  const body = bodyOf(resource.update as Operation)
  if (!body) return []
  const accepted = (value: Body) => server.contract.accepts(body.schema, value)
  const examples = body.examples.map(([, value]) => value as Body)
  // A server may reject what the documents do not name.
  const declared = bodyProperties(server.contract, resource.update as Operation)
  const alone = ([{ name: hardText }, { data: { text: hardText } }] as Body[]).filter(
    (value) => accepted(value) && Object.keys(value).every((name) => name in sent && declared.has(name)),
  )
  const beside: Body[] =
    body.type === 'application/json' && declared.has('name')
      ? examples
          .map((example) => ({ ...example, name: hardText }))
          .filter(accepted)
          .slice(0, 1)
      : []
  // Nobody else's messages are validated by a rule of the run, and a password goes with its kind of group.
  const off = resource.collection === '/moderation/rules' ? { enabled: false } : {}
  return [...examples, ...(alone.length > 0 ? alone : beside)]
    .filter(({ type }) => type !== 'password')
    .map((record) => ({ ...record, ...off }))
}
