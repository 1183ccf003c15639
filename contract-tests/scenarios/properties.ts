import { type Addition, additionsTo } from '../cases/additions.ts'
import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { oncePer } from '../documents/oncePer.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { typesOf } from '../documents/subschemas.ts'
import { isSafe } from '../server/createdRecords.ts'
import { isNamed } from '../server/exampleNames.ts'
import { identifiersIn } from '../server/identifiers.ts'
import { neverSent } from '../server/neverSent.ts'
import { responseSchema } from '../server/resources.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { untested } from './propertyValues.ts'
import { compare } from './records.ts'

// Every property that a body can have, at any depth, reaches the record: the response shows it, and
// so does the operation that reads the record.

/** A scenario for every operation whose body can have more than its examples have. */
export const propertyScenarios = (server: ServerContext): Scenario[] =>
  server.contract.operations
    .filter((operation) => isSent(server, operation) && fullBodies(server, operation).length > 0)
    .map((operation) => ({
      name: 'keeps every property that it accepts',
      operation: operation.id,
      needs: [readerOf(server, operation)?.id ?? []].flat(),
      run: (session) => keepsAll(session, operation),
    }))

const isSent = (server: ServerContext, operation: Operation): boolean =>
  !isSafe(operation) &&
  operation.method !== 'DELETE' &&
  !operation.path.startsWith('/data_import') &&
  bodyOf(operation)?.type === 'application/json' &&
  neverSent(server, operation, server.exampleOf(operation)) === undefined

/** A body of an example, and what it can have besides. */
interface FullBody {
  readonly base: Json
  readonly added: readonly Addition[]
}

/** The full bodies of an operation; they depend only on the documents. */
function fullBodies(server: ServerContext, operation: Operation): readonly FullBody[] {
  const known = fullBodiesIn(server.contract)
  const bodies = known.get(operation) ?? makeFullBodies(server, operation)
  known.set(operation, bodies)
  return bodies
}

const fullBodiesIn = oncePer((_: Contract) => new Map<Operation, readonly FullBody[]>())

/**
 * The bodies of the examples with every further property that keeps them valid; each property is
 * added to the first example that can have it.
 */
function makeFullBodies(server: ServerContext, operation: Operation): FullBody[] {
  const { contract } = server
  const { schema, examples } = bodyOf(operation) as NonNullable<ReturnType<typeof bodyOf>>
  const known = new Set<string>()
  const bases = examples.length > 0 ? examples.map(([, value]) => value) : [server.exampleOf(operation).body]
  // A rule of the run must not apply to other users' messages.
  const off = operation.path.startsWith('/moderation/rules') ? { enabled: false } : {}
  return bases.filter(isObject).flatMap((example): FullBody[] => {
    const base = { ...example, ...off }
    let full: unknown = base
    const added: Addition[] = []
    for (const { pointer, value: any } of additionsTo(contract, [schema], base)) {
      if (valueAt(full, pointer) !== undefined || known.has(pointer) || untested.includes(pointer.split('/')[1] as string)) continue
      const value = ofExamples(server, operation, base, { pointer, value: any })
      const next = changedAt(full, pointer, () => value)
      if (value === undefined || !contract.accepts(schema, next)) continue
      known.add(pointer)
      added.push({ pointer, value })
      full = next
    }
    return added.length > 0 ? [{ base, added }] : []
  })
}

/** A value that names records of the examples only; `undefined` if they have none of the kind. */
function ofExamples(
  { contract, resources, names }: ServerContext,
  operation: Operation,
  base: Json,
  { pointer, value }: Addition,
): unknown {
  let body = changedAt(base, pointer, () => value)
  for (const named of identifiersIn(contract, resources, operation, { body })) {
    if (isNamed(names, named.kind, named.value)) continue
    const [name] = names.get(named.kind) ?? []
    if (name === undefined) return undefined
    body = changedAt(body, named.pointer.slice('/body'.length), () => name)
  }
  return valueAt(body, pointer)
}

async function keepsAll(session: Session, operation: Operation): Promise<void> {
  for (const { base, added } of fullBodies(session.server, operation)) {
    if (await isKept(session, operation, base, added)) continue
    if (added.length === 1) leftOut(session, added[0] as Addition)
    // A server may reject a generated value, or some of them together, as meaningless.
    else for (const one of added) if (!(await isKept(session, operation, base, [one]))) leftOut(session, one)
  }
}

const leftOut = (session: Session, { pointer }: Addition): void =>
  session.leaveOut(`property ${pointer.slice(1).replaceAll('/', '.')}`, 'the server rejects the generated value')

/** Sends a body with more properties. @returns whether the server accepts it */
async function isKept(session: Session, operation: Operation, base: Json, added: readonly Addition[]): Promise<boolean> {
  const body = added.reduce<unknown>((value, addition) => changedAt(value, addition.pointer, () => addition.value), base)
  const args = await session.fixtures.prepare(operation, { ...session.server.exampleOf(operation), body })
  const { status, data } = await session.attempt(operation.id, args)
  if (status >= 300) return false
  const reader = readerOf(session.server, operation)
  if (!reader || !isObject(data)) return true
  const [got = {}] = [await session.data(reader.id, argumentsFor(reader, operation, args, data))].flat()
  const names = new Set(added.map(({ pointer }) => pointer.split('/')[1] as string))
  const sent = Object.fromEntries(Object.entries(args.body as Json).filter(([name]) => names.has(name)))
  compare(session, reader, sent, got, 'read-back')
  return true
}

/**
 * The operation that reads what another writes: at the same path or one below it. For one that
 * writes to the records of another path, the operation that reads the same kind of record by its
 * `id`.
 */
function readerOf({ contract, resources }: ServerContext, operation: Operation): Operation | undefined {
  const kindOf = (candidate: Operation) => responseSchema(contract, candidate, 'data')?.$ref
  const reads = readsIn(contract)
  const kind = kindOf(operation)
  const own = resources.get(operation.path)?.get ?? reads.find(({ path }) => path === operation.path)
  const hasOwnRecords = [...resources.values()].some(({ create, update }) => [create?.id, update?.id].includes(operation.id))
  if (own || hasOwnRecords) return own
  return reads.find((candidate) => kind !== undefined && /^\/\w+\/\{id\}$/.test(candidate.path) && kindOf(candidate) === kind)
}

/** The operations that read a single record. */
const readsIn = oncePer((contract: Contract) =>
  contract.operations.filter(
    (operation) => operation.method === 'GET' && !typesOf(responseSchema(contract, operation, 'data') ?? {}).includes('array'),
  ),
)

/**
 * The arguments of the operation that reads what a call has written: those of the call, and the
 * identifier in the response if the record is new.
 */
function argumentsFor({ path, parameters }: Operation, operation: Operation, { body, ...args }: Arguments, data: Json): Arguments {
  const isNew = operation.path !== path
  return Object.fromEntries(
    parameters.flatMap(({ name, in: place, required }) => {
      const known = isNew && path.endsWith(`/{${name}}`) ? (data[name] ?? data.id ?? (body as Json)[name]) : args[name]
      return place === 'path' || (place === 'header' && required) ? [[name, String(known)]] : []
    }),
  )
}
