import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { changedAt } from '../documents/pointer.ts'
import { LeftOut } from '../exchange/outcome.ts'
import { type Identifier, identifiersIn } from './identifiers.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'

type Prepare = (fixtures: Fixtures, args: Arguments, example: Arguments) => Promise<unknown>

const permissions = (fixtures: Fixtures, operationId: string, { permission, ...args }: Arguments) =>
  fixtures.call(operationId, { ...args, body: { permissions: { [String(permission)]: permissionValue(String(permission)) } } })

/** A value that any server accepts. A key with a dot is an option of a permission, a mode or a list, which cannot be allowed or denied. */
const permissionValue = (key: string) => (key.endsWith('.mode') ? 'friends' : key.includes('.') ? [] : 'deny')

/** Preconditions that only the documents' descriptions state. */
const declared: Readonly<Record<string, Prepare>> = {
  'reactivate-users': (fixtures, { body }) =>
    fixtures.call('deactivate-users', { body: { uidsToDeactivate: (body as { uidsToActivate?: unknown })?.uidsToActivate } }),
  'unset-role-permission': (fixtures, args) => permissions(fixtures, 'set-role-permissions', args),
  'unset-scope-permission': (fixtures, args) => permissions(fixtures, 'set-scope-permissions', args),
  // The message was blocked when it was created.
  'review-blocked-message': async () => {},
  'send-bot-message': () => Promise.reject(new LeftOut('no operation creates a bot')),
}

/** Whether the records that an operation removes are added again before each case. */
export const isPreparedAnew = ({ id }: Operation): boolean => /^unset-(role|scope)-permission$/.test(id)

/**
 * Creates what an operation needs: it adds what the operation removes, writes what it reads about a message, and makes the write whose link leads to the
 * operation.
 *
 * @throws SetupFailed if the server rejects it, LeftOut if no run can create it
 */
export async function prepareFor(
  server: ServerContext,
  fixtures: Fixtures,
  operation: Operation,
  args: Arguments,
  example: Arguments,
): Promise<void> {
  const { contract, resources } = server
  const at = (method: string) => contract.operations.find((candidate) => candidate.method === method && candidate.path === operation.path)
  const own = declared[operation.id]
  if (own) return void (await own(fixtures, args, example))
  if (/\/conversation(\/|$)/.test(operation.path)) await fixtures.record('/messages', 'conversation', args)
  const linked = writesLinkedTo(server, operation)
  for (const link of linked) await fixtures.callOnce(link.id, await actedFor(fixtures, link, args))
  const adds = at('POST') ?? (operation.path.endsWith('/mute') ? at('PUT') : undefined)
  const removes = operation.method === 'DELETE' || (operation.method === 'GET' && operation.path.endsWith('}'))
  if (
    !removes ||
    !adds ||
    (resources.get(operation.path)?.create?.id === adds.id && resources.get(operation.path)?.remove && !listsRecords(adds))
  )
    return
  const added = argumentsToAdd(server, adds, operation, args)
  if (!added) return
  const actor = needsActor(adds) && added.onBehalfOf === undefined && { onBehalfOf: await fixtures.record('/users', 'jonas') }
  await fixtures.callOnce(adds.id, { ...actor, ...added })
}

const needsActor = ({ parameters }: Operation) => parameters.some(({ name, required }) => name === 'onBehalfOf' && required)

/** Whether an operation's body lists records. */
const listsRecords = ({ id }: Operation) => id === 'add-group-members'

/** The writes with a link to an operation that uses a record of their path: flagging links to reviewing. */
function writesLinkedTo({ contract }: ServerContext, operation: Operation): Operation[] {
  if (operation.method === 'GET' || operation.method === 'DELETE') return []
  return contract.operations.filter(
    (candidate) =>
      candidate.method === 'POST' &&
      Object.values(candidate.responses).some(({ links = {} }) =>
        Object.values(links).some(
          ({ operationId, parameters = {} }) =>
            operationId === operation.id && Object.values(parameters).some((text) => text.startsWith('$request.path.')),
        ),
      ),
  )
}

async function actedFor(fixtures: Fixtures, operation: Operation, args: Arguments): Promise<Arguments> {
  const names = new Set(operation.parameters.map(({ name }) => name))
  const kept = Object.fromEntries(Object.entries(args).filter(([name]) => names.has(name)))
  const actor = names.has('onBehalfOf') && { onBehalfOf: await fixtures.record('/users', 'jonas') }
  return { ...actor, ...kept, ...(operation.body?.required && { body: {} }) }
}

/** The arguments of the adding operation, for the records to be removed; `undefined` if there are none. */
function argumentsToAdd(
  { contract, resources, exampleOf }: ServerContext,
  adds: Operation,
  removes: Operation,
  args: Arguments,
): Arguments | undefined {
  const names = new Set(adds.parameters.map(({ name }) => name))
  const kept = Object.fromEntries(Object.entries(args).filter(([name]) => names.has(name)))
  if (!adds.body) return kept
  const example = exampleOf(adds)
  const wanted = identifiersIn(contract, resources, removes, args).filter(({ pointer }) => pointer.startsWith('/body/'))
  const places = identifiersIn(contract, resources, adds, example).filter(({ pointer }) => pointer.startsWith('/body/'))
  const list = places.find(({ pointer }) => /\/\d+$/.test(pointer))?.pointer.replace(/\/\d+$/, '')
  if (list && wanted.length === 0) return undefined
  if (list) return { ...kept, body: valueIn(example, list, wanted) }
  const same = Object.entries((example.body ?? {}) as object).filter(([name]) => isObject(args.body) && name in args.body)
  if (same.length > 0) return { ...kept, body: args.body }
  if (!adds.body.required && Object.keys(args.body ?? {}).length === 0) return kept
  const [from] = Object.values((args.body ?? {}) as object).filter(Array.isArray)
  const [name] = Object.entries((example.body ?? {}) as object).find(([, value]) => Array.isArray(value)) ?? []
  return { ...kept, body: name && from ? { ...(example.body as object), [name]: from } : example.body }
}

const valueIn = (example: Arguments, pointer: string, records: readonly Identifier[]): unknown =>
  (changedAt(example, pointer, () => records.map(({ value }) => value)) as Arguments).body
