import type { Arguments } from '../cases/arguments.ts'
import { bodyOf } from '../cases/arguments.ts'
import type { Operation } from '../spec/document.ts'
import { valueAt } from '../spec/pointer.ts'
import { unlike } from './invariants.ts'
import { recordsOf } from './lists.ts'
import { answerProperties, type Resource } from './resources.ts'
import type { ServerContext } from './serverContext.ts'
import type { Body, Scenario, Session } from './session.ts'

// What is true of every kind of record that can be made, read, changed and removed, whatever it is.

/** Properties that change by themselves. */
const volatile = new Set([
  'updatedAt',
  'updatedBy',
  'lastActiveAt',
  'status',
  'revisionId',
  'onlineMembersCount',
  'editedAt',
  'editedBy',
  '__v',
])

/** Texts that a faulty service often changes. */
const hardText = '🌱 <b>"Kräuter" & Co.</b> 100% \\o/ مرحبا'

/** What a careless service loses or escapes, short enough for any name. */
const hardMark = '🌱 <i>&</i>'

/** The life of a record of every kind that has one. */
export function lifecyclesOf({ resources }: ServerContext): Scenario[] {
  return [...resources.values()].flatMap((resource): Scenario[] => {
    const { create, get, list, remove } = resource
    if (!create || !remove || !(get ?? list) || !(resource.answered ?? resource.chosen) || resource.collection === '/groups/{guid}/members')
      return []
    const steps: Scenario[] = [
      { name: 'what is created can be read, as it was sent', operation: create.id, run: (session) => created(session, resource) },
      { name: 'what is removed is gone, and nothing else is', operation: remove.id, run: (session) => removed(session, resource) },
    ]
    if (resource.update && get) {
      steps.push({
        name: 'what is updated is changed, and nothing else is',
        operation: resource.update.id,
        run: (session) => updated(session, resource),
      })
    }
    if (resource.chosen)
      steps.push({ name: 'an identifier is given once', operation: create.id, run: (session) => once(session, resource) })
    if (/\{/.test(resource.collection) && get)
      steps.push({ name: 'a record is not found below another parent', operation: get.id, run: (session) => elsewhere(session, resource) })
    const all = [create, get, list, resource.update, remove].flatMap((one) => one?.id ?? [])
    return steps.map((one) => ({ ...one, needs: all }))
  })
}

/** A new record: what was sent, its identifier, and the arguments that name it. */
interface Subject {
  sent: Body
  id: string
  at: Arguments
}

/** Creates a record from the example of the document that says most. */
async function create(session: Session, resource: Resource, change: Body = {}): Promise<Subject> {
  const { fixtures, server } = session
  const operation = resource.create as Operation
  const [richest] = (bodyOf(operation)?.examples ?? [])
    .map(([, value]) => value as Body)
    .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
  const example = server.exampleOf(operation)
  const rule = resource.collection === '/moderation/rules' ? { enabled: false } : {}
  const body =
    richest === undefined && !operation.body ? undefined : { ...(richest ?? (example.body as Body)), ...rule, ...named(richest), ...change }
  const { body: _, ...parameters } = example
  const actor = operation.path === '/messages' ? { onBehalfOf: await fixtures.record('/users', 'mira') } : {}
  const given = await fixtures.translated(operation, { ...parameters, ...(body && { body }) })
  const answer = await session.call(operation.id, { ...actor, ...given })
  const id = resource.answered ? valueAt(answer, resource.answered) : valueAt(given.body, `/${resource.chosen}`)
  const path = new Set((resource.remove as Operation).parameters.filter((one) => one.in === 'path').map(({ name }) => name))
  const at = Object.fromEntries(Object.entries(given).filter(([name]) => path.has(name)))
  return { sent: (given.body ?? {}) as Body, id: String(id), at: { ...at, [resource.parameter]: String(id) } }

  /** Names are told apart, as some must not be given twice. */
  function named(from: Body | undefined): Body {
    return typeof from?.name === 'string' ? { name: `${from.name.slice(0, 20)} ${hardMark} ${fixtures.fresh('n').slice(-12)}` } : {}
  }
}

/** Reads a record by its own path, or else from the list. */
async function read(session: Session, resource: Resource, { at, id }: Subject): Promise<Body | undefined> {
  if (resource.get) {
    const body = await session.call(resource.get.id, at)
    return (typeof body.data === 'object' && body.data !== null ? body.data : body) as Body
  }
  const list = await recordsOf(session, resource.list as Operation, at)
  return list.find((one) => String(one[resource.parameter] ?? one.id) === id)
}

/** Holds what was sent against what is read; tags need not be told unless they are asked for. */
function compare(session: Session, operation: Operation, sent: Body, got: Body, rule: string): void {
  const named = answerProperties(session.server.contract, operation)
  const base = operation.method === 'GET' && named.size === 0 ? '' : '/data'
  for (const [name, value] of Object.entries(sent)) {
    if ((named.size > 0 && !named.has(name)) || (named.size === 0 && !(name in got))) continue
    if (got[name] === undefined && (name === 'tags' || name === 'category' || name === 'members' || name === 'filters')) continue
    const difference = unlike(value, got[name], `${base}/${name}`)
    if (difference) session.found(rule, difference.pointer, difference.expected, difference.got)
  }
}

async function listed(session: Session, resource: Resource, subject: Subject): Promise<Body[] | undefined> {
  if (!resource.list) return undefined
  const conversation = resource.collection === '/messages' ? await ofConversation(session, subject) : {}
  return recordsOf(session, resource.list, { ...subject.at, ...conversation })
}

const ofConversation = async (session: Session, { at }: Subject): Promise<Arguments> => {
  const { status, data } = await session.attempt('get-message-details', at)
  return status === 200 ? { conversationId: (data as Body).conversationId } : {}
}

const key = (resource: Resource, list: readonly Body[]) =>
  list.some((one) => resource.parameter in one) ? resource.parameter : (resource.answered?.split('/').pop() ?? 'id')

async function created(session: Session, resource: Resource): Promise<void> {
  const subject = await create(session, resource)
  await spelled(session, resource, subject)
  const got = await read(session, resource, subject)
  if (!got) return session.found('ensure_resource_availability', '/data', `the record ${subject.id}`, 'none')
  compare(session, resource.get ?? (resource.list as Operation), subject.sent, got, 'read-back')
  const list = await listed(session, resource, subject)
  if (!list) return
  session.holds('ensure_resource_availability', list, key(resource, list), [subject.id])
  const twins = list.filter((one) => String(one[key(resource, list)]) === subject.id)
  if (twins.length > 1) session.found('ensure_resource_availability', '/data', `the record ${subject.id} once`, `${twins.length} times`)
  for (const twin of twins.slice(0, 1)) compare(session, resource.list as Operation, subject.sent, twin, 'read-back')
}

/** Texts come back as they were sent, in the answer and when they are read. */
async function spelled(session: Session, resource: Resource, { sent }: Subject): Promise<void> {
  const body = bodyOf(resource.create as Operation)
  const name = `${hardText} ${session.fixtures.fresh('n').slice(-12)}`
  if (
    typeof sent.name !== 'string' ||
    body?.type !== 'application/json' ||
    !session.server.contract.accepts(body.schema, { ...sent, name })
  )
    return
  const subject = await create(session, resource, {
    name,
    ...(resource.chosen && { [resource.chosen]: session.fixtures.fresh('spelled') }),
  })
  const got = await read(session, resource, subject)
  if (got) compare(session, resource.get ?? (resource.list as Operation), { name }, got, 'read-back')
}

async function removed(session: Session, resource: Resource): Promise<void> {
  const [gone, kept] = [await create(session, resource), await create(session, resource)]
  const remove = resource.remove as Operation
  const conversation = resource.collection === '/messages' ? await ofConversation(session, kept) : {}
  await session.call(remove.id, { ...gone.at, ...(remove.body && { body: { permanent: true } }) })
  if (resource.get) await session.refused(resource.get.id, gone.at, 'it was removed', [404, 403, 410])
  if (resource.list) {
    const list = await recordsOf(session, resource.list, { ...kept.at, ...conversation })
    session.holds('use_after_free', list, key(resource, list), [kept.id], [gone.id])
  }
  await session.refused(
    remove.id,
    { ...gone.at, ...(remove.body && { body: { permanent: true } }) },
    'it was removed before',
    [404, 403, 410, 400],
  )
  if (resource.get) await session.call(resource.get.id, kept.at)
}

async function updated(session: Session, resource: Resource): Promise<void> {
  const update = resource.update as Operation
  const get = resource.get as Operation
  const [subject, other] = [await create(session, resource), await create(session, resource)]
  const [before, apart] = [await read(session, resource, subject), await read(session, resource, other)]
  for (const body of changesOf(session, resource, subject)) {
    const last = await read(session, resource, subject)
    const own = resource.chosen && resource.chosen in body ? { ...body, [resource.chosen]: subject.id } : body
    const { body: sent } = await session.fixtures.translated(update, { ...subject.at, body: own })
    await session.call(update.id, { ...subject.at, body: sent })
    const after = await read(session, resource, subject)
    if (!after || !last) return
    const { unset, ...changed } = (sent ?? {}) as Body
    compare(session, get, changed, after, 'updated')
    for (const [name, value] of Object.entries(last)) {
      const meant = name in changed || volatile.has(name) || (Array.isArray(unset) && unset.includes(name)) || name === 'data'
      if (!meant && JSON.stringify(value) !== JSON.stringify(after[name]))
        session.found('data_unchanged', `/data/${name}`, JSON.stringify(value), after[name])
    }
    for (const name of Array.isArray(unset) ? unset : [])
      if (hasValue(after[name])) session.found('property_unset', `/data/${name}`, 'nothing', after[name])
    if (typeof before?.updatedAt === 'number' && typeof after.updatedAt === 'number' && after.updatedAt < before.updatedAt)
      session.found('updated_at', '/data/updatedAt', `at least ${before.updatedAt}`, after.updatedAt)
  }
  const unmoved = await read(session, resource, other)
  for (const [name, value] of Object.entries(apart ?? {}))
    if (!volatile.has(name) && JSON.stringify(value) !== JSON.stringify(unmoved?.[name]))
      session.found('data_unchanged', `/data/${name}`, JSON.stringify(value), unmoved?.[name])
}

const hasValue = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && JSON.stringify(value) !== '{}' && JSON.stringify(value) !== '[]'

/** What a record is changed to: as the examples do, and to texts that a careless service spoils. */
function changesOf({ server }: Session, resource: Resource, { sent }: Subject): Body[] {
  const body = bodyOf(resource.update as Operation)
  if (!body) return []
  const accepted = (value: Body) => server.contract.accepts(body.schema, value)
  const examples = body.examples.map(([, value]) => value as Body)
  const alone = ([{ name: hardText }, { data: { text: hardText } }] as Body[]).filter(
    (value) => accepted(value) && Object.keys(value).some((name) => name in sent),
  )
  const beside: Body[] =
    body.type === 'application/json'
      ? examples
          .map((one) => ({ ...one, name: hardText }))
          .filter(accepted)
          .slice(0, 1)
      : []
  // Nobody else's messages are validated by a rule of the run, and a password goes with its kind of group.
  const off = resource.collection === '/moderation/rules' ? { enabled: false } : {}
  return [...examples, ...(alone.length > 0 ? alone : beside)].filter(({ type }) => type !== 'password').map((one) => ({ ...one, ...off }))
}

async function once(session: Session, resource: Resource): Promise<void> {
  const operation = resource.create as Operation
  const subject = await create(session, resource)
  const before = await read(session, resource, subject)
  const { [resource.parameter]: _, ...at } = subject.at
  const another = typeof subject.sent.name === 'string' ? { name: 'Another' } : {}
  const { status } = await session.attempt(operation.id, { ...at, body: { ...subject.sent, ...another } })
  if (status < 300) session.found('negative_data_rejection', '', `a refusal, as ${subject.id} is there already`, String(status))
  const after = await read(session, resource, subject)
  session.same('data_unchanged', '/data/name', before?.name, after?.name)
}

async function elsewhere(session: Session, resource: Resource): Promise<void> {
  const [subject, other] = [await create(session, resource), await createElsewhere(session, resource)]
  const get = resource.get as Operation
  await session.refused(get.id, { ...other.at, [resource.parameter]: subject.id }, 'it belongs to another', [404, 403, 400])
  if (resource.update)
    await session.refused(
      resource.update.id,
      { ...other.at, [resource.parameter]: subject.id, body: session.server.exampleOf(resource.update).body },
      'it belongs to another',
      [404, 403, 400],
    )
  if (resource.remove)
    await session.refused(resource.remove.id, { ...other.at, [resource.parameter]: subject.id }, 'it belongs to another', [404, 403, 400])
  await session.call(get.id, subject.at)
  if (resource.list) {
    const list = await recordsOf(session, resource.list, other.at)
    session.holds('ensure_resource_availability', list, key(resource, list), [other.id], [subject.id])
  }
}

/** A record below another parent: the second person of the examples has it. */
async function createElsewhere(session: Session, resource: Resource): Promise<Subject> {
  const operation = resource.create as Operation
  const example = session.server.exampleOf(operation)
  const given = await session.fixtures.translated(operation, {
    ...example,
    ...(example.uid !== undefined && { uid: 'jonas' }),
    ...(example.guid !== undefined && { guid: 'seed-swap' }),
  })
  const answer = await session.call(operation.id, given)
  const { body: _, ...at } = given
  const id = String(valueAt(answer, resource.answered ?? ''))
  return { sent: (given.body ?? {}) as Body, id, at: { ...at, [resource.parameter]: id } }
}
