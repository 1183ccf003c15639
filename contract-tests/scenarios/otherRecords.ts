import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { unlike } from '../server/invariants.ts'
import { recordsOf } from '../server/lists.ts'
import { withName } from '../server/newRecords.ts'
import { type Resource, responseProperties } from '../server/resources.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'

/** A record that a scenario made, and the arguments that name it. */
interface Subject {
  readonly sent: Json
  readonly id: string
  readonly at: Arguments
}

/** What holds for records of any kind. The plan leaves those out that the model knows. */
export const otherRecordScenarios = ({ resources }: ServerContext): Scenario[] =>
  [...resources.values()].flatMap((resource): Scenario[] => {
    const { create, get, list, update, remove, idPointer, idProperty } = resource
    if (!create || !get || !remove || !(idPointer ?? idProperty)) return []
    return [
      {
        name: 'a record reads back as sent, changes, and is gone once it is removed; another stays as it was',
        operation: create.id,
        needs: [get, list, update, remove].flatMap((operation) => operation?.id ?? []),
        requests: 12,
        run: (session) => lives(session, resource, { create, get, remove }),
      },
    ]
  })

async function lives(
  session: Session,
  resource: Resource,
  { create, get, remove }: Record<'create' | 'get' | 'remove', Operation>,
): Promise<void> {
  const { list, update, idProperty = '' } = resource
  const read = async ({ at }: Subject): Promise<Json> => {
    const body = await session.call(get.id, at)
    return isObject(body.data) ? body.data : body
  }
  const [subject, other] = [await make(session, resource, create), await make(session, resource, create)]
  const before = await read(other)
  shows(session, get, subject.sent, await read(subject))
  await session.step('an update', async () => {
    const [example] = update ? (bodyOf(update)?.examples ?? []) : []
    if (!update || !example) return
    const { [idProperty]: own, ...body } = example[1] as Json
    const renamed = { ...body, ...(own !== undefined && { [idProperty]: subject.id }) }
    const args = await session.fixtures.translate(update, { ...subject.at, body: renamed })
    await session.call(update.id, args)
    shows(session, get, args.body as Json, await read(subject))
  })
  await session.call(remove.id, subject.at)
  await session.rejects(get.id, subject.at, 'it was removed', gone)
  const records = list && (await recordsOf(session, list, subject.at))
  if (records?.some((record) => keyOf(resource) in record))
    session.contains('use_after_free', records, keyOf(resource), [other.id], [subject.id])
  await session.rejects(remove.id, subject.at, 'it was already removed', [...gone, 400])
  session.unchanged(before, await read(other))
}

const gone = [403, 404, 410]

/** Makes a record from the longest example. */
async function make(session: Session, { idPointer, idProperty, parameter }: Resource, create: Operation): Promise<Subject> {
  const { fixtures, server } = session
  const lengthOf = (value: unknown) => JSON.stringify(value).length
  const [longest] = (bodyOf(create)?.examples ?? []).map(([, value]) => value as Json).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const { body: first, ...others } = server.exampleOf(create)
  const body = longest ?? (first as Json | undefined)
  const named = body && withName(server, create, body, [`Contract test ${fixtures.newId('n').slice(-12)}`])
  const args = await fixtures.translate(create, { ...others, ...(named && { body: named }) })
  const response = await session.call(create.id, args)
  const sent = (args.body ?? {}) as Json
  const id = String(idPointer === undefined ? sent[idProperty as string] : valueAt(response, idPointer))
  const { body: _, ...above } = args
  return { sent, id, at: { ...above, [parameter]: id } }
}

/** Compares a record with what was sent, as far as it is to show that. */
function shows(session: Session, get: Operation, sent: Json, got: Json): void {
  const named = responseProperties(session.server.contract, get)
  for (const [name, value] of Object.entries(sent)) {
    const difference = named.has(name) || name in got ? unlike(value, got[name], `/data/${name}`) : undefined
    if (difference) session.report('read-back', difference.pointer, difference.expected, difference.got)
  }
}

/** The property that identifies the records of a list. */
const keyOf = ({ idPointer, idProperty, parameter }: Resource): string => idProperty ?? idPointer?.split('/').pop() ?? parameter
