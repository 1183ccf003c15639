import { type Arguments, bodyOf } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { isNamed } from './exampleNames.ts'
import { asNumber, type Identifier, identifiersIn, lengthened } from './identifiers.ts'
import { asImported, isImport } from './imports.ts'
import { underPrefix } from './neverSent.ts'
import { SetupFailed } from './notRun.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'

/** Users come first, as other records need them; messages last. */
const order = ['/users', '/roles', '/groups']
const rankOf = ({ kind }: Identifier): number =>
  kind === '/messages' || kind === '/conversations' ? 9 : order.includes(kind) ? order.indexOf(kind) : 5

/**
 * Replaces the records in the examples with those of the fixtures, and identifiers that the caller
 * chooses with new identifiers.
 */
export async function translate(server: ServerContext, fixtures: Fixtures, operation: Operation, args: Arguments): Promise<Arguments> {
  const { contract, resources } = server
  const resource = resources.get(operation.path)
  const own = operation === resource?.create && resource.idProperty ? `/body/${resource.idProperty}` : undefined
  const identifiers = identifiersIn(contract, operation, args)
  if (isImport(operation)) return { ...args, body: asImported(contract, imported(fixtures, args.body, identifiers)) }
  let current = withUnique(server, fixtures, operation, args)
  for (const pointer of [own, '/body/muid'])
    if (pointer && isText(valueAt(current, pointer)))
      current = changedAt(current, pointer, (old) => fixtures.newId(String(old))) as Arguments
  for (const { pointer, value, kind } of identifiers.sort((a, b) => rankOf(a) - rankOf(b))) {
    if (pointer === own || !isNamed(contract, kind, value)) continue
    const id = await recordOrOther(server, fixtures, { pointer, kind, value })
    current = changedAt(current, pointer, () => (typeof value === 'number' && id !== undefined ? asNumber(id) : id)) as Arguments
  }
  return withOwnName(server, operation, current)
}

/**
 * A body with a new value for a property that no two records share, in the place of an example's,
 * where the service chooses the identifier.
 */
function withUnique({ contract, resources }: ServerContext, fixtures: Fixtures, operation: Operation, args: Arguments): Arguments {
  const { property = '' } = operation.unique ?? {}
  const { schema, examples = [] } = bodyOf(operation) ?? {}
  const given = valueAt(args.body, `/${property}`)
  const isOfExample = examples.some(([, value]) => valueAt(value, `/${property}`) === given)
  if (!schema || !isText(given) || !isOfExample || property === resources.get(operation.path)?.idProperty) return args
  const own = fixtures.newId(String(given))
  const plain = own.replace(/[^a-z0-9]/gi, '').slice(0, 40)
  const named = [own, plain].map((value) => changedAt(args, `/body/${property}`, () => value) as Arguments)
  return named.find(({ body }) => contract.accepts(schema, body)) ?? args
}

/**
 * Puts the run's prefix before the name of a record whose identifier the service chooses, so that a
 * later clean-up recognizes the record. Very short names are kept, as their length is under test.
 */
function withOwnName({ contract, resources, createdRecords }: ServerContext, operation: Operation, args: Arguments): Arguments {
  const isNamer = [...resources.values()].some(
    ({ create, update, remove, idProperty }) => idProperty === undefined && remove && (create === operation || update === operation),
  )
  const name = valueAt(args, '/body/name')
  const schema = bodyOf(operation)?.schema
  if (!isNamer || !createdRecords || !schema || typeof name !== 'string' || name.length < 3 || name.startsWith(createdRecords.prefix))
    return args
  const named = changedAt(args, '/body/name', () => underPrefix(createdRecords.prefix, name)) as Arguments
  return contract.accepts(schema, named.body) ? named : args
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

/**
 * The body of an import with new identifiers under the run's prefix, also as keys of its maps: the
 * records of an import do not exist yet.
 */
function imported(fixtures: Fixtures, body: unknown, identifiers: readonly Identifier[]): unknown {
  const ids = new Map<string, string>()
  const prefix = fixtures.newId('')
  for (const { value } of identifiers) ids.set(String(value), lengthened(`${prefix}${value}`.toLowerCase(), String(value)))
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string') return ids.get(value) ?? value
    if (Array.isArray(value)) return value.map(swap)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        ids.get(key) ?? (typeof child === 'object' && child !== null && 'muid' in child && child.muid === key ? `${prefix}${key}` : key),
        key === 'muid' && isText(child) ? `${prefix}${child}` : swap(child),
      ]),
    )
  }
  return swap(body)
}

/** If an example acts for a user on that same user, acts on another user instead. */
export function withoutSelf({ path }: Operation, args: Arguments): Arguments {
  if (!path.startsWith('/groups/') && !/^\/users\/\{uid\}\/(conversation|messages)/.test(path)) return args
  return args.uid !== undefined && args.uid === (args.onBehalfOf ?? 'mira') ? { ...args, uid: 'priya' } : args
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
