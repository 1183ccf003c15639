import { isChatApiError } from '../../src/index.ts'
import { type Arguments, basesOf } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import type { Observation } from '../exchange/exchange.ts'
import { LeftOut } from '../exchange/outcome.ts'
import { exampleOf, isNamed, isNumbered } from './exampleNames.ts'
import { type Identifier, identifiersIn, isAboutOther, lengthened } from './identifiers.ts'
import { isImport } from './imports.ts'
import { lettersAndDigits, withNames, withText } from './newNames.ts'
import { SetupFailed } from './notRun.ts'
import { ownIdPointer, type Resource } from './resources.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'

/** Records that are there already, such as those of a world that a run has made. */
export interface KnownRecords {
  /** Why there is no suited record, as the reason of a check that is left out. */
  readonly whyNone: string
  /** The identifier of the record for one in an example; `undefined` if there is none. */
  record(kind: string, example: string | number): string | undefined
  /** The arguments of an example, about records that allow the call; `undefined` if none do. */
  suited(operation: Operation, args: Arguments): Arguments | undefined
  /**
   * Whether the server may have some of them otherwise, as a call differed that no document
   * decides.
   */
  isTouched(): boolean
  /**
   * Whether the server refused a similar call before, which the run has reported: one with the same
   * status, and with the same properties but for the changed one.
   */
  hasRefused(observation: Observation): boolean
  /** Notes what a call did to them. */
  note(observation: Observation): void
}

/**
 * Creates fixtures, which make from the documents' examples what is not there.
 *
 * @param parent - fixtures that give up their scarce records for these; they create them again when
 * they need them
 * @param isKept - whether the cases keep their records, so that all runs of cases share long lists
 */
export function createFixtures(
  server: ServerContext,
  { parent, known, isKept = false }: { parent?: Fixtures; known?: KnownRecords | undefined; isKept?: boolean } = {},
): Fixtures {
  const prefix = server.nextPrefix()
  const own = new Map<string, Promise<string>>()
  const failures = new Map<string, number>()
  let count = 0
  const fixtures: Fixtures = {
    newId: (example) => lengthened(`${prefix}-${count++}-${example}`.toLowerCase(), example),
    async call(operationId, args) {
      await fixtures.reserve(server.operation(operationId))
      return server.setUp(operationId, args)
    },
    async record(kind, example) {
      const there = known?.record(kind, example)
      if (there !== undefined) return there
      // In a long list only the number tells records apart, whatever example it is made of.
      const isMany = isKept && isNumbered(server.contract, kind, example)
      const records = isMany ? server.manyRecords : own
      const key = `${kind} ${isMany ? /\d+$/.exec(String(example)) : example}`
      let record = records.get(key)
      if (!record) {
        const failed = failures.get(key) ?? 0
        // A record whose creation failed may exist nevertheless, if its response was lost.
        const id = `${prefix}-${example}${failed > 0 ? `-${failed}` : ''}`.toLowerCase()
        record = createRecord(server, fixtures, kind, id)
        records.set(key, record)
        record.catch(() => {
          records.delete(key)
          failures.set(key, failed + 1)
        })
      }
      return record
    },
    async reserve(operation) {
      if (!server.scarceRecords.isCreatedBy(operation)) return
      await parent?.end()
      await server.scarceRecords.reserve(fixtures, operation)
    },
    async end() {
      for (const key of own.keys()) if (server.scarceRecords.isOf(fixtures, key.split(' ')[0] as string)) own.delete(key)
      await server.releaseScarce(fixtures)
    },
    translate: (operation, args) => translate(server, fixtures, operation, withoutSelf(operation, args)),
    async prepare(operation, args, isAllowed = false) {
      // An identifier that is invalid, or has a length under test, stays.
      const named = identifiersIn(server.contract, operation, args)
      const isOther = named.some(({ kind, value }) => !isNamed(server.contract, kind, value))
      const suited = isOther ? args : known?.suited(operation, args)
      if (known && !suited && isAllowed) throw new LeftOut(known.whyNone)
      const translated = await fixtures.translate(operation, suited ?? args)
      // A record that a body names has to be there before it can be removed.
      const adds = server.contract.operations.find(({ method, path }) => method === 'PUT' && path === operation.path)
      if (!known && operation.method === 'DELETE' && adds && args.body !== undefined) await fixtures.call(adds.id, translated)
      return translated
    },
  }
  return fixtures
}

/** Users come first, as other records need them; messages last. */
const order = ['/users', '/roles', '/groups']
const rankOf = ({ kind }: Identifier): number =>
  kind === '/messages' || kind === '/conversations' ? 9 : order.includes(kind) ? order.indexOf(kind) : 5

/** Replaces identifiers in an example with identifiers of fixture records. */
async function translate(server: ServerContext, fixtures: Fixtures, operation: Operation, args: Arguments): Promise<Arguments> {
  const { contract, createdRecords } = server
  if (isImport(operation)) {
    // The records of an import do not exist yet.
    const prefix = fixtures.newId('')
    const newRecord = (example: unknown) => lengthened(`${prefix}${example}`, String(example))
    return withNames(contract, operation, args, { prefix, record: ({ value }) => newRecord(value), newRecord })
  }
  const named = identifiersIn(contract, operation, args).filter(({ kind, value }) => isNamed(contract, kind, value))
  const records = new Map<string, string | undefined>()
  const ownId = ownIdPointer(contract, operation)
  for (const identifier of named.sort((a, b) => rankOf(a) - rankOf(b)))
    if (identifier.pointer !== ownId) records.set(identifier.pointer, await recordOrOther(server, fixtures, identifier))
  return withNames(contract, operation, args, {
    prefix: createdRecords?.prefix ?? '',
    record: ({ pointer, value }) => (records.has(pointer) ? records.get(pointer) : value),
    newRecord: fixtures.newId,
  })
}

/**
 * A record of the fixtures. If a body refers to a reason and none can be created, an existing
 * reason is used, or none.
 *
 * @throws SetupFailed if there is no record, and nothing can replace it
 */
async function recordOrOther(server: ServerContext, fixtures: Fixtures, { pointer, kind, value }: Identifier): Promise<string | undefined> {
  try {
    return await fixtures.record(kind, value)
  } catch (error) {
    if (!(error instanceof SetupFailed) || pointer !== '/body/reasonId') throw error
    const { data } = await server.setUp('list-reasons', {}).catch(() => ({ data: [] }))
    const [first] = Array.isArray(data) ? (data as { id?: unknown }[]) : []
    return typeof first?.id === 'string' ? first.id : undefined
  }
}

/** If an example acts for a user on that same user, acts on another user instead. */
export function withoutSelf({ path }: Operation, args: Arguments): Arguments {
  if (!path.startsWith('/groups/') && !/^\/users\/\{uid\}\/(conversation|messages)/.test(path)) return args
  return args.uid !== undefined && args.uid === (args.onBehalfOf ?? 'mira') ? { ...args, uid: 'priya' } : args
}

/**
 * Creates a record from the example of the operation that creates its kind.
 *
 * @param wanted - its identifier if the caller chooses it
 * @throws SetupFailed if it cannot be created, LeftOut if no operation creates such records
 */
async function createRecord(server: ServerContext, fixtures: Fixtures, kind: string, wanted: string): Promise<string> {
  const resource = server.resources.get(kind)
  if (!resource?.create || !(resource.idPointer ?? resource.idProperty)) throw new LeftOut(`no operation creates a record of ${kind}`)
  const { create } = resource
  const example = exampleOf(server.contract, create)
  let args = await argumentsFor(server, fixtures, resource, wanted, example)
  const response = await fixtures.call(create.id, args).catch(async (error: Error) => {
    // An example may name what no run makes.
    if (!isChatApiError(error.cause) || !isAboutOther(server.contract, create, args, error.cause.code)) throw error
    args = await argumentsFor(server, fixtures, resource, wanted, { ...example, body: basesOf(server.contract, create).smallest })
    return fixtures.call(create.id, args)
  })
  const id = resource.idPointer ? valueAt(response, resource.idPointer) : valueAt(args.body, `/${resource.idProperty}`)
  if (typeof id !== 'string' && typeof id !== 'number') throw new SetupFailed(`the response to ${create.id} has no ${resource.parameter}`)
  return String(id)
}

async function argumentsFor(
  server: ServerContext,
  fixtures: Fixtures,
  { create, idProperty }: Resource,
  id: string,
  example: Arguments,
): Promise<Arguments> {
  if (!create) return {}
  // A record of another record belongs to the one that a case names.
  const args = await (create.path.includes('{') ? fixtures.translate(create, example) : fixtures.prepare(create, example))
  const own = idProperty ? (changedAt(args, `/body/${idProperty}`, () => id) as Arguments) : args
  // A name equal to the identifier would hide that a server confuses them; a record whose
  // identifier the service chooses is recognized by its name.
  const name = idProperty ? `${id.slice(0, 45)} name` : id.slice(0, 50)
  const isNamer = idProperty !== 'name' && typeof valueAt(own.body, '/name') === 'string'
  return isNamer ? withText(server.contract, create, own, '/body/name', [name, lettersAndDigits(name)]) : own
}
