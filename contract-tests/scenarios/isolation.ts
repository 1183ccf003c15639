import type { Arguments } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { oncePer } from '../documents/oncePer.ts'
import { LeftOut, OperationMissing, Restricted } from '../exchange/outcome.ts'
import { different, type FieldDifference } from '../server/compare.ts'
import { isSafe } from '../server/createdRecords.ts'
import { isNamed } from '../server/exampleNames.ts'
import { createFixtures } from '../server/fixtures.ts'
import { identifiersIn, isWord, pathKind } from '../server/identifiers.ts'
import { identityOf } from '../server/invariants.ts'
import { neverSent } from '../server/neverSent.ts'
import { MockedByFake } from '../server/notRun.ts'
import { resourcesOf } from '../server/resources.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import type { Fixtures, ServerContext } from '../server/serverContext.ts'
import { SetupFailed } from '../server/setupErrors.ts'
import { nextSecond, sleep } from '../server/times.ts'
import { settableValues } from './propertyValues.ts'

// A write changes the records that it names. Every other record stays as it was: one of another
// user in another group, and one beside it whose identifier begins alike.

/** The longest time, in milliseconds, in which what was prepared may still take effect. */
const settling = 5000

/**
 * A scenario for every operation that writes and names a record: what can be read of records that
 * it does not name stays the same.
 */
export const isolationScenarios = (server: ServerContext): Scenario[] =>
  server.contract.operations
    .filter((operation) => !isSafe(operation) && neverSent(server, operation, server.exampleOf(operation)) === undefined)
    .flatMap((operation): Scenario[] => {
      const kinds = kindsOf(server, operation)
      if (kinds.length === 0 || viewsOf(server, new Set(kinds)).length === 0) return []
      return [
        {
          name: 'changes no record that it does not name',
          operation: operation.id,
          requests: 25,
          run: (session) => leavesOthersAlone(session, operation),
        },
      ]
    })

/**
 * The kinds of records that an operation writes: those of its path, the kind that it creates, or
 * else those in its body.
 */
function kindsOf({ contract, resources, exampleOf }: ServerContext, operation: Operation): string[] {
  const inPath = operation.parameters.flatMap(({ name, in: place }) =>
    place === 'path' ? (pathKind(contract, resources, operation, name) ?? []) : [],
  )
  const own = resources.get(operation.path)?.create === operation ? [operation.path] : []
  const named = identifiersIn(contract, resources, operation, exampleOf(operation)).filter(({ pointer }) => pointer.startsWith('/body'))
  const kinds = [...inPath, ...own]
  return [...new Set(kinds.length > 0 ? kinds : named.map(({ kind }) => kind))]
}

/** Something that can be read of a record. */
interface View {
  readonly operation: Operation
  /** The kind of record that each path parameter names. */
  readonly kinds: ReadonlyMap<string, string>
}

/** The operations that read records of some kinds and need no others. */
const viewsOf = ({ contract }: ServerContext, available: ReadonlySet<string>): View[] =>
  allViews(contract).filter(({ kinds }) => [...kinds.values()].every((kind) => available.has(kind)))

/** The operations that read records. */
const allViews = oncePer((contract: Contract): readonly View[] => {
  const resources = resourcesOf(contract)
  return contract.operations.filter(isSafe).flatMap((operation): View[] => {
    const kinds = new Map<string, string>()
    for (const { name, in: place } of operation.parameters) {
      if (place !== 'path' || isWord(name)) continue
      const kind = pathKind(contract, resources, operation, name)
      if (kind === undefined) return []
      kinds.set(name, kind)
    }
    return kinds.size > 0 ? [{ operation, kinds }] : []
  })
})

async function leavesOthersAlone(session: Session, operation: Operation): Promise<void> {
  let isChanged = false
  await compareOthers(session, operation, false, () => {
    isChanged = true
  })
  // What was prepared may have taken effect in the meantime, and some views change by themselves.
  if (isChanged)
    await compareOthers(session, operation, true, ({ pointer, expected, got }) => session.report('data_unchanged', pointer, expected, got))
}

/** A view of one record, with its arguments. */
interface Look {
  readonly operation: Operation
  readonly args: Arguments
  /** The record that the call names, in a list of what it does not name. */
  readonly except?: string
}

/**
 * Calls the operation, and looks for what it changed in records that it does not name.
 *
 * @param isSettled - whether to wait until what was prepared has taken effect, and to leave out
 * views that change without the call
 * @param changed - called with each change, after the response that shows it
 */
async function compareOthers(
  session: Session,
  operation: Operation,
  isSettled: boolean,
  changed: (difference: FieldDifference) => void,
): Promise<void> {
  const { server } = session
  const { fixtures: beside } = session
  // Both have the same users, unless these are looked at. No other check may change them, unless no
  // list of members is looked at.
  const areSeen = kindsOf(server, operation).includes('/users')
  const fixtures = createFixtures(server, { beside })
  const users = areSeen ? {} : { common: { fixtures, kinds: ['/users'] } }
  const [own, apart] = [createFixtures(server, { beside, ...users }), createFixtures(server, { beside, ...users })]
  try {
    // The others are created just before and just after the record that the call names.
    const before = await looksApart(session, operation, apart)
    const plain = server.exampleOf(operation)
    const full = withEveryProperty(session, operation, plain)
    const args = await own.prepare(operation, full)
    const all = [...before, ...(await looksBeside(session, operation, own, args))]
    const looks = isSettled ? await stable(session, all) : all
    const former: unknown[] = []
    for (const look of looks) former.push(await seen(session, look))
    const { status } = await session.attempt(operation.id, args)
    // A server may reject a generated value.
    if (status >= 400 && full !== plain) await session.attempt(operation.id, await own.prepare(operation, plain))
    for (const [index, view] of looks.entries()) {
      const after = await seen(session, view)
      const known = former[index]
      // The call may add to the list that it is about.
      const left = view.except !== undefined && isObject(known) && isObject(after) ? keysOf(after, Object.keys(known)) : after
      if (left !== undefined && known !== undefined) for (const change of different(known, left)) changed(change)
    }
  } finally {
    await session.fixtures.end()
  }
}

/**
 * The example, with a value for every further property that the record shows: a fault may depend on
 * any of them.
 */
function withEveryProperty(session: Session, operation: Operation, example: Arguments): Arguments {
  const resource = [...session.server.resources.values()].find(({ create, update }) => create === operation || update === operation)
  const shows = resource?.get ?? resource?.list
  if (!resource || !shows || !isObject(example.body)) return example
  return { ...example, body: { ...settableValues(session, resource, operation, shows, example.body), ...example.body } }
}

/** The views that stay the same without any call. */
async function stable(session: Session, looks: readonly Look[]): Promise<Look[]> {
  await sleep(settling)
  const kept: [Look, unknown][] = []
  for (const look of looks) kept.push([look, await seen(session, look)])
  await nextSecond()
  const found: Look[] = []
  for (const [look, former] of kept) if (different(former, await seen(session, look)).length === 0) found.push(look)
  return found
}

/** The same call, prepared for other records throughout, shows what to look at. */
async function looksApart(session: Session, operation: Operation, fixtures: Fixtures): Promise<Look[]> {
  const { server } = session
  const args = await fixtures.prepare(operation, server.exampleOf(operation))
  const kinds = kindsOf(server, operation)
  const ids = idsIn(server, operation, args)
  // What a call creates does not exist yet.
  const isImport = operation.path.startsWith('/data_import/')
  for (const kind of isImport ? kinds : server.resources.get(operation.path)?.create ? [operation.path] : []) {
    const [name] = server.names.get(kind) ?? []
    if (name !== undefined) ids.set(kind, await fixtures.record(kind, name, isImport ? {} : args))
  }
  // The call may be about two records of a kind, such as a user and her friend.
  const second = isImport
    ? undefined
    : identifiersIn(server.contract, server.resources, operation, args).findLast(
        ({ kind, value }) => kinds.includes(kind) && ids.get(kind) !== String(value),
      )
  const pairs = [ids, ...(second ? [new Map([...ids, [second.kind, String(second.value)]])] : [])]
  return pairs.flatMap((known) => lookAt(session, new Set(kinds), known, args))
}

/**
 * The call on another record of the same parent, whose identifier begins with that of the first if
 * the caller chooses it.
 */
async function looksBeside(session: Session, operation: Operation, fixtures: Fixtures, own: Arguments): Promise<Look[]> {
  const { server } = session
  const { contract, resources, names } = server
  const example = server.exampleOf(operation)
  const last = operation.parameters.findLast(
    ({ name, in: place }) => place === 'path' && pathKind(contract, resources, operation, name) !== undefined,
  )
  const kind = last && pathKind(contract, resources, operation, last.name)
  if (!last || kind === undefined) return []
  const used = Object.values(example).map(String)
  const longer = `${example[last.name]}0`
  const name = isNamed(names, kind, longer) ? longer : [...(names.get(kind) ?? [])].find((known) => !used.includes(known))
  if (name === undefined) return []
  try {
    const args = await fixtures.prepare(operation, { ...example, [last.name]: name })
    const id = String(args[last.name])
    if (id === String(own[last.name])) return []
    const [collection] = operation.path.split(`/{${last.name}}`)
    const list = contract.operations.find(({ method, path }) => method === 'GET' && path === collection)
    const inList =
      list && collection?.includes('{') ? [{ operation: list, args: argumentsOf(list, args), except: String(own[last.name]) }] : []
    return [...lookAt(session, new Set([kind]), new Map([[kind, id]]), args), ...inList]
  } catch (error) {
    return nothingToSee(error)
  }
}

/**
 * No views, if there is nothing to look at because it could not be prepared. @throws every other
 * error
 */
function nothingToSee(error: unknown): Look[] {
  if (error instanceof SetupFailed || error instanceof LeftOut) return []
  throw error
}

/** The identifiers in arguments by kind; those in the path come first. */
function idsIn({ contract, resources }: ServerContext, operation: Operation, args: Arguments): Map<string, string> {
  const inPath = new Set(operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `/${name}`))
  const all = identifiersIn(contract, resources, operation, args)
  const sorted = [...all.filter(({ pointer }) => inPath.has(pointer)), ...all.filter(({ pointer }) => !inPath.has(pointer))]
  const ids = new Map<string, string>()
  for (const { kind, value } of sorted) if (!ids.has(kind)) ids.set(kind, String(value))
  return ids
}

/** What can be read of records. */
function lookAt(session: Session, kinds: ReadonlySet<string>, ids: ReadonlyMap<string, string>, args: Arguments): Look[] {
  const { server } = session
  const available = new Set([...kinds].filter((kind) => ids.has(kind)))
  const views = viewsOf(server, available).filter(({ operation: { parameters } }) => {
    const actor = parameters.find(({ name }) => name === 'onBehalfOf')
    return !actor?.required || args.onBehalfOf !== undefined
  })
  return views.map(({ operation, kinds: named }) => ({
    operation,
    args: {
      ...argumentsOf(operation, args),
      ...Object.fromEntries([...named].map(([name, kind]) => [name, ids.get(kind)])),
    },
  }))
}

/**
 * What an operation takes of another's arguments. Words of the path, such as a scope, are those of
 * the example if the other has none.
 */
function argumentsOf({ parameters }: Operation, args: Arguments): Arguments {
  return Object.fromEntries(
    parameters
      .filter(({ in: place, required }) => place === 'path' || (place === 'header' && required))
      .map(({ name, example }) => [name, args[name] ?? example]),
  )
}

const keysOf = (record: Json, names: readonly string[]): Json => Object.fromEntries(names.map((name) => [name, record[name]]))

/**
 * What a view shows: the record or list, or the code of the rejection; `undefined` if the server
 * does not have the view.
 */
async function seen(session: Session, { operation, args, except }: Look): Promise<unknown> {
  try {
    const { status, data, body } = await session.attempt(operation.id, args)
    if (status >= 400) return { rejected: isObject(body) && isObject(body.error) ? body.error.code : status }
    if (except === undefined || !Array.isArray(data)) return { data }
    return Object.fromEntries((data as Json[]).map((record) => [identityOf(record), record]).filter(([id]) => id !== except))
  } catch (error) {
    if (error instanceof OperationMissing || error instanceof MockedByFake || error instanceof Restricted) return undefined
    throw error
  }
}
