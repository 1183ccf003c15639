import { type Arguments, bodyOf } from '../cases/arguments.ts'
import { LeftOut } from '../exchange/outcome.ts'
import type { Operation } from '../spec/document.ts'
import { valueAt } from '../spec/pointer.ts'
import { type Fixtures, SetupFailed } from './fixtures.ts'
import { blockMessage } from './moderation/blockedMessages.ts'
import type { Resource } from './resources.ts'
import type { ServerContext } from './serverContext.ts'
import { translate } from './translation.ts'

/** A record to make: its collection, the identifier that it gets if the caller chooses it, and the arguments of the operation that needs it. */
export interface NewRecord {
  kind: string
  id: string
  context: Arguments
}

/** Who is in every group of the fixtures: its owner first. The examples' people stand in for any. */
const people = ['mira', 'jonas', 'priya', 'dealbot'] as const

/**
 * Makes a record of the run.
 *
 * @returns its identifier
 * @throws SetupFailed if it cannot be made, LeftOut if no operation makes one
 */
export async function makeRecord(server: ServerContext, fixtures: Fixtures, { kind, id, context }: NewRecord): Promise<string> {
  switch (kind) {
    case '/users':
      await fixtures.call('create-user', { body: { uid: id, name: `Contract test ${id.slice(-40)}` } })
      return id
    case '/groups': {
      const [owner, moderator, ...participants] = await Promise.all(people.map((name) => fixtures.record('/users', name)))
      const members = { moderators: [moderator], participants }
      // Only who creates a group on their own behalf is a member for certain.
      const body = { guid: id, name: `Contract test ${id.slice(-40)}`, type: 'public', members }
      await fixtures.call('create-group', { onBehalfOf: owner, body })
      return id
    }
    case '/messages':
      return String((await makeMessage(fixtures, context)).id)
    case '/conversations':
      return String((await makeMessage(fixtures, { ...context, uid: undefined })).conversationId)
    case '/moderation/blocked-messages/{id}':
      return (await blockMessage(fixtures)).id
    default:
      return makeFromExample(server, fixtures, kind, id)
  }
}

/** A message that the operation may act on: in the conversation that its arguments name, written by whom they act for where only the author may do it. */
async function makeMessage(fixtures: Fixtures, context: Arguments): Promise<Record<string, unknown>> {
  const { receiver, receiverType } = (context.body ?? {}) as { receiver?: string; receiverType?: string }
  const actor = typeof context.onBehalfOf === 'string' ? context.onBehalfOf : undefined
  const other = () => fixtures.record('/users', 'dealbot')
  const text = { category: 'message', type: 'text', data: { text: 'Contract test' } }
  const send = async (onBehalfOf: string, to: object) =>
    ((await fixtures.call('send-message', { onBehalfOf, body: { ...to, ...text } })).data ?? {}) as Record<string, unknown>
  if (typeof context.uid === 'string') return send(context.uid, { receiver: actor ?? (await other()), receiverType: 'user' })
  if (typeof context.guid === 'string') return send(await other(), { receiver: context.guid, receiverType: 'group' })
  const author = (context.author === 'actor' ? actor : undefined) ?? (await other())
  const writer = actor ?? (receiver === author ? await fixtures.record('/users', 'mira') : author)
  if (typeof receiver === 'string' && receiver !== writer && typeof receiverType === 'string')
    return send(writer, { receiver, receiverType })
  return send(author, { receiver: await fixtures.record('/groups', 'tomato-growers'), receiverType: 'group' })
}

/** A record of any kind that has a path, made from the example of the operation that makes it. */
async function makeFromExample(server: ServerContext, fixtures: Fixtures, kind: string, wanted: string): Promise<string> {
  const resource = server.resources.get(kind)
  if (!resource?.create || !(resource.idPointer ?? resource.idProperty)) throw new LeftOut(`no operation makes a record of ${kind}`)
  const args = await argumentsFor(server, fixtures, resource, wanted)
  const response = await fixtures.call(resource.create.id, args)
  const id = resource.idPointer ? valueAt(response, resource.idPointer) : valueAt(args.body, `/${resource.idProperty}`)
  if (typeof id !== 'string' && typeof id !== 'number')
    throw new SetupFailed(`the response to ${resource.create.id} has no ${resource.parameter}`)
  return String(id)
}

async function argumentsFor(server: ServerContext, fixtures: Fixtures, { create, idProperty }: Resource, id: string): Promise<Arguments> {
  if (!create) return {}
  const args = await translate(server, fixtures, create, server.exampleOf(create))
  const example = args.body as Record<string, unknown> | undefined
  const body = { ...example, ...(idProperty && { [idProperty]: id }) }
  return { ...args, body: withName(server, create, body, [id.slice(0, 50)]) }
}

/** A body with the first of the names that its schema allows, or made of letters and digits; unchanged if it has no name. */
export function withName(
  { contract }: ServerContext,
  operation: Operation,
  body: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  const schema = bodyOf(operation)?.schema
  if (typeof body.name !== 'string' || !schema) return body
  const plain = names.map((name) => name.replace(/[^a-z0-9]/gi, '').slice(0, 40))
  const named = [...names, ...plain].map((name) => ({ ...body, name }))
  return named.find((candidate) => contract.accepts(schema, candidate)) ?? body
}
