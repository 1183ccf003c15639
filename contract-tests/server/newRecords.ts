import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { valueAt } from '../documents/pointer.ts'
import { LeftOut } from '../exchange/outcome.ts'
import { blockedMessage, blockMessage, isUndecided, textMessage } from './blockedMessages.ts'
import { exampleOf } from './exampleNames.ts'
import { SetupFailed } from './notRun.ts'
import type { Resource } from './resources.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'
import { translate } from './translation.ts'
import { eventuallyOnce } from './waiting.ts'

/** The members of every group of the fixtures, the owner first. */
const membersOfGroups = ['mira', 'jonas', 'priya', 'dealbot'] as const

/**
 * Creates a record of the run.
 *
 * @param id - its identifier if the caller chooses it
 * @param context - the arguments of the operation that needs it
 * @returns its identifier
 * @throws SetupFailed if it cannot be created, LeftOut if no operation creates such records
 */
export async function createRecord(
  server: ServerContext,
  fixtures: Fixtures,
  kind: string,
  id: string,
  context: Arguments,
): Promise<string> {
  switch (kind) {
    case '/users':
      await fixtures.call('create-user', { body: { uid: id, name: `Contract test ${id.slice(-40)}` } })
      return id
    case '/groups': {
      const [owner, moderator, ...participants] = await Promise.all(membersOfGroups.map((name) => fixtures.record('/users', name)))
      const members = { moderators: [moderator], participants }
      // Only a user who creates a group with onBehalfOf is documented to be a member.
      const body = { guid: id, name: `Contract test ${id.slice(-40)}`, type: 'public', members }
      await fixtures.call('create-group', { onBehalfOf: owner, body })
      return id
    }
    case '/messages':
      return String((await createMessage(server, fixtures, context)).id)
    case '/conversations':
      return String((await createMessage(server, fixtures, { ...context, uid: undefined })).conversationId)
    case blockedMessage:
      return blockMessage(server, fixtures)
    default:
      return createFromExample(server, fixtures, kind, id)
  }
}

/**
 * Creates a message that an operation can act on: in the conversation of its arguments, and by the
 * acting user if only the author may do it.
 */
async function createMessage(server: ServerContext, fixtures: Fixtures, context: Arguments): Promise<Record<string, unknown>> {
  const { receiver, receiverType } = (context.body ?? {}) as { receiver?: string; receiverType?: string }
  const actor = typeof context.onBehalfOf === 'string' ? context.onBehalfOf : undefined
  const other = () => fixtures.record('/users', 'dealbot')
  const send = async (onBehalfOf: string, to: Record<string, unknown>) => {
    const { data } = await fixtures.call('send-message', { onBehalfOf, body: textMessage(to, 'Contract test') })
    const message = (data ?? {}) as Record<string, unknown>
    // Others may not see it before moderation has decided.
    const isDecided = async () => {
      const read = await fixtures.call('get-message-details', { id: String(message.id) }).catch(() => undefined)
      return read !== undefined && !isUndecided(read)
    }
    if (isUndecided({ data: message })) await eventuallyOnce(server, 'a decision', isDecided)
    return message
  }
  if (typeof context.uid === 'string') return send(context.uid, { receiver: actor ?? (await other()), receiverType: 'user' })
  if (typeof context.guid === 'string') return send(await other(), { receiver: context.guid, receiverType: 'group' })
  const author = (context.author === 'actor' ? actor : undefined) ?? (await other())
  const writer = actor ?? (receiver === author ? await fixtures.record('/users', 'mira') : author)
  if (typeof receiver === 'string' && receiver !== writer && typeof receiverType === 'string')
    return send(writer, { receiver, receiverType })
  return send(author, { receiver: await fixtures.record('/groups', 'tomato-growers'), receiverType: 'group' })
}

/** Creates a record from the example of the operation that creates its kind. */
async function createFromExample(server: ServerContext, fixtures: Fixtures, kind: string, wanted: string): Promise<string> {
  const resource = server.resources.get(kind)
  if (!resource?.create || !(resource.idPointer ?? resource.idProperty)) throw new LeftOut(`no operation creates a record of ${kind}`)
  const args = await argumentsFor(server, fixtures, resource, wanted)
  const response = await fixtures.call(resource.create.id, args)
  const id = resource.idPointer ? valueAt(response, resource.idPointer) : valueAt(args.body, `/${resource.idProperty}`)
  if (typeof id !== 'string' && typeof id !== 'number')
    throw new SetupFailed(`the response to ${resource.create.id} has no ${resource.parameter}`)
  return String(id)
}

async function argumentsFor(server: ServerContext, fixtures: Fixtures, { create, idProperty }: Resource, id: string): Promise<Arguments> {
  if (!create) return {}
  const args = await translate(server, fixtures, create, exampleOf(server.contract, create))
  const example = args.body as Record<string, unknown> | undefined
  const body = { ...example, ...(idProperty && { [idProperty]: id }) }
  // A name equal to the identifier would hide that a server confuses them; a record whose
  // identifier the service chooses is recognized by its name.
  return idProperty === 'name'
    ? { ...args, body }
    : { ...args, body: withName(server, create, body, idProperty ? `${id.slice(0, 45)} name` : id.slice(0, 50)) }
}

/**
 * The body with a name, without special characters if its schema does not accept them; unchanged if
 * it has none.
 */
function withName({ contract }: ServerContext, operation: Operation, body: Record<string, unknown>, name: string): Record<string, unknown> {
  const schema = bodyOf(operation)?.schema
  if (typeof body.name !== 'string' || !schema) return body
  const plain = name.replace(/[^a-z0-9]/gi, '').slice(0, 40)
  return [name, plain].map((own) => ({ ...body, name: own })).find((named) => contract.accepts(schema, named)) ?? body
}
