import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Link, Operation } from '../documents/document.ts'
import { groupBy } from '../documents/groupBy.ts'
import { isObject } from '../documents/isObject.ts'
import { oncePer } from '../documents/oncePer.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { exampleOf } from './exampleNames.ts'
import { type Identifier, identifiersIn } from './identifiers.ts'
import { argumentsToWrite, entryWriterFor } from './mapEntries.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'

/**
 * Creates what an operation needs: it adds what the operation removes, writes what it reads about a
 * message, and makes the write whose link leads to the operation.
 *
 * @throws SetupFailed if the server rejects it, LeftOut if no run can create it
 */
export async function prepareFor(server: ServerContext, fixtures: Fixtures, operation: Operation, args: Arguments): Promise<void> {
  const { contract, resources } = server
  const at = (method: string) => contract.operations.find((candidate) => candidate.method === method && candidate.path === operation.path)
  const entry = entryWriterFor(contract, operation)
  if (entry) return void (await fixtures.call(entry.write.id, argumentsToWrite(contract, entry, args)))
  if (/\/conversation(\/|$)/.test(operation.path)) await fixtures.record('/messages', 'conversation', args)
  const linked = writesLinkedTo(server, operation)
  for (const { write, link } of linked) await fixtures.callOnce(write.id, await actedFor(fixtures, write, link, args))
  const adds = at('POST') ?? (namedInBody(server, operation, args).length > 0 ? at('PUT') : undefined)
  const removes = operation.method === 'DELETE' || (operation.method === 'GET' && operation.path.endsWith('}'))
  if (!removes || !adds || (resources.get(operation.path)?.create?.id === adds.id && resources.get(operation.path)?.remove)) return
  const added = argumentsToAdd(server, adds, operation, args)
  if (!added) return
  const actor = needsActor(adds) && added.onBehalfOf === undefined && { onBehalfOf: await fixtures.record('/users', 'jonas') }
  await fixtures.callOnce(adds.id, { ...actor, ...added })
}

const needsActor = ({ parameters }: Operation) => parameters.some(({ name, required }) => name === 'onBehalfOf' && required)

/** The records that an operation's body names. */
const namedInBody = ({ contract }: ServerContext, operation: Operation, args: Arguments): Identifier[] =>
  identifiersIn(contract, operation, args).filter(({ pointer }) => pointer.startsWith('/body/'))

const inRequest = /^\$request\.(?:path\.|body#\/)(\w+)$/

/** A write, and a link of its response. */
interface LinkedWrite {
  readonly write: Operation
  readonly link: Link
}

/**
 * The writes with a link to an operation that uses what their request names: flagging links to
 * reviewing, deactivating to reactivating.
 */
const writesLinkedTo = ({ contract }: ServerContext, { id, method }: Operation): readonly LinkedWrite[] =>
  method === 'GET' || method === 'DELETE' ? [] : (linkedWritesIn(contract).get(id) ?? [])

/** The writes whose request has what a link passes on, by the operation that the link names. */
const linkedWritesIn = oncePer(({ operations }: Contract) => {
  const linked = operations
    .filter(({ method }) => method !== 'GET')
    .flatMap((write) => Object.values(write.responses).flatMap(({ links = {} }) => Object.values(links).map((link) => ({ write, link }))))
    .filter(({ link: { parameters, requestBody } }) =>
      Object.values({ ...parameters, ...requestBody }).some((text) => inRequest.test(text)),
    )
  return groupBy(linked, ({ link }) => link.operationId)
})

/** The arguments with which a write leads to those of the operation that its link names. */
async function actedFor(fixtures: Fixtures, write: Operation, { requestBody = {} }: Link, args: Arguments): Promise<Arguments> {
  const names = new Set(write.parameters.map(({ name }) => name))
  const kept = Object.fromEntries(Object.entries(args).filter(([name]) => names.has(name)))
  const actor = names.has('onBehalfOf') && { onBehalfOf: await fixtures.record('/users', 'jonas') }
  const passed = Object.entries(requestBody).map(([name, text]) => [inRequest.exec(text)?.[1], valueAt(args.body, `/${name}`)])
  return { ...actor, ...kept, ...(write.body?.required && { body: Object.fromEntries(passed) }) }
}

/**
 * The arguments of the adding operation, for the records to be removed; `undefined` if there are
 * none.
 */
function argumentsToAdd(server: ServerContext, adds: Operation, removes: Operation, args: Arguments): Arguments | undefined {
  const names = new Set(adds.parameters.map(({ name }) => name))
  const kept = Object.fromEntries(Object.entries(args).filter(([name]) => names.has(name)))
  if (!adds.body) return kept
  const example = exampleOf(server.contract, adds)
  const wanted = namedInBody(server, removes, args)
  const places = namedInBody(server, adds, example)
  const list = places.find(({ pointer }) => /\/\d+$/.test(pointer))?.pointer.replace(/\/\d+$/, '')
  if (list && wanted.length === 0) return undefined
  if (list) return { ...kept, body: (changedAt(example, list, () => wanted.map(({ value }) => value)) as Arguments).body }
  const same = Object.entries((example.body ?? {}) as object).filter(([name]) => isObject(args.body) && name in args.body)
  if (same.length > 0) return { ...kept, body: args.body }
  if (!adds.body.required && Object.keys(args.body ?? {}).length === 0) return kept
  const [from] = Object.values((args.body ?? {}) as object).filter(Array.isArray)
  const [name] = Object.entries((example.body ?? {}) as object).find(([, value]) => Array.isArray(value)) ?? []
  return { ...kept, body: name && from ? { ...(example.body as object), [name]: from } : example.body }
}
