import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../spec/document.ts'
import { changedAt } from '../spec/pointer.ts'
import { type Scene, Unprepared } from './fixtures.ts'
import { identifiersIn } from './identifiers.ts'
import type { World } from './serverContext.ts'

type Prepare = (scene: Scene, given: Arguments, example: Arguments) => Promise<unknown>

const permissions = (scene: Scene, operationId: string, { permission, ...given }: Arguments) =>
  scene.call(operationId, { ...given, body: { permissions: { [String(permission)]: 'deny' } } })

/** Preconditions that only the documents' descriptions state. */
const declared: Readonly<Record<string, Prepare>> = {
  'reactivate-users': (scene, { body }) =>
    scene.call('deactivate-users', { body: { uidsToDeactivate: (body as { uidsToActivate?: unknown })?.uidsToActivate } }),
  'unset-role-permission': (scene, given) => permissions(scene, 'set-role-permissions', given),
  'unset-scope-permission': (scene, given) => permissions(scene, 'set-scope-permissions', given),
  'review-blocked-message': () => Promise.reject(new Unprepared('no message of the run was blocked by a rule')),
  'send-bot-message': () => Promise.reject(new Unprepared('no operation makes a bot')),
}

/**
 * Makes what an operation must find: what it takes away has been added, what it reads of a message has been written, and what follows a write by a
 * link has been written.
 *
 * @throws Unprepared where the run cannot make it
 */
export async function prepareFor(world: World, scene: Scene, operation: Operation, given: Arguments, example: Arguments): Promise<void> {
  const { contract, resources } = world
  const at = (method: string) => contract.operations.find((one) => one.method === method && one.path === operation.path)
  const own = declared[operation.id]
  if (own) return void (await own(scene, given, example))
  if (/\/conversation(\/|$)/.test(operation.path)) await scene.record('/messages', 'conversation', given)
  const linked = writesLinkedTo(world, operation)
  for (const one of linked) await scene.call(one.id, await actedFor(scene, one, given))
  const adds = at('POST') ?? (operation.path.endsWith('/mute') ? at('PUT') : undefined)
  const takes = operation.method === 'DELETE' || (operation.method === 'GET' && operation.path.endsWith('}'))
  if (
    !takes ||
    !adds ||
    (resources.get(operation.path)?.create?.id === adds.id && resources.get(operation.path)?.remove && !hasNames(adds))
  )
    return
  await scene.call(adds.id, matched(world, adds, operation, given))
}

/** Whether an operation's body lists records, as that which adds members does. */
const hasNames = ({ id }: Operation) => id === 'add-group-members'

/** The writes whose links lead to an operation with the record in their own path: flagging leads to reviewing. */
function writesLinkedTo({ contract }: World, operation: Operation): Operation[] {
  if (operation.method === 'GET' || operation.method === 'DELETE') return []
  return contract.operations.filter(
    (one) =>
      one.method === 'POST' &&
      Object.values(one.responses).some(({ links = {} }) =>
        Object.values(links).some(
          ({ operationId, parameters = {} }) =>
            operationId === operation.id && Object.values(parameters).some((text) => text.startsWith('$request.path.')),
        ),
      ),
  )
}

async function actedFor(scene: Scene, operation: Operation, given: Arguments): Promise<Arguments> {
  const names = new Set(operation.parameters.map(({ name }) => name))
  const kept = Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)))
  const actor = names.has('onBehalfOf') && { onBehalfOf: await scene.record('/users', 'jonas') }
  return { ...actor, ...kept, ...(operation.body?.required && { body: {} }) }
}

/** The arguments of what adds, for the records that are to be taken away. */
function matched({ contract, resources, exampleOf }: World, adds: Operation, takes: Operation, given: Arguments): Arguments {
  const names = new Set(adds.parameters.map(({ name }) => name))
  const kept = Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)))
  if (!adds.body) return kept
  const example = exampleOf(adds)
  const wanted = identifiersIn(contract, resources, takes, given).filter(({ pointer }) => pointer.startsWith('/body/'))
  const places = identifiersIn(contract, resources, adds, example).filter(({ pointer }) => pointer.startsWith('/body/'))
  const list = places.find(({ pointer }) => /\/\d+$/.test(pointer))?.pointer.replace(/\/\d+$/, '')
  if (list)
    return {
      ...kept,
      body:
        changedAt(example, list, () => wanted.map(({ value }) => value)) &&
        valueIn(
          example,
          list,
          wanted.map(({ value }) => value),
        ),
    }
  const same = Object.entries((example.body ?? {}) as object).filter(([name]) => isObject(given.body) && name in given.body)
  if (same.length > 0) return { ...kept, body: given.body }
  const [from] = Object.values((given.body ?? {}) as object).filter(Array.isArray)
  const [name] = Object.entries((example.body ?? {}) as object).find(([, value]) => Array.isArray(value)) ?? []
  return { ...kept, body: name && from ? { ...(example.body as object), [name]: from } : example.body }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const valueIn = (example: Arguments, pointer: string, values: unknown[]): unknown =>
  (changedAt(example, pointer, () => (values.length > 0 ? values : undefined)) as Arguments).body
