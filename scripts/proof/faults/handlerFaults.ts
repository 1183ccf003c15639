import { rememberStore, snapshotText } from '../../../contract-tests/comparison/rememberStore.ts'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { type OpenApiDocument, type Operation, resolve, type Schema } from '../../../contract-tests/documents/document.ts'
import { isObject } from '../../../contract-tests/documents/isObject.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { branchesOf, isSchema, listOf, typesOf } from '../../../contract-tests/documents/subschemas.ts'
import { type FakeCall, type Handler, ServiceError, statusOf } from '../../../contract-tests/fake/fakeCall.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import { withoutEffect } from '../../../contract-tests/fake/leftOut.ts'
import type { UserRecord } from '../../../contract-tests/fake/records.ts'
import { listedRecords, onCall, type Wrap } from '../../../contract-tests/fake/wraps.ts'
import { type Fault, faultsBy, type MadeFault } from './fault.ts'

// Operators: each makes a fault of every operation, parameter or property that it applies to. None
// is left out by hand. Arguments that the fake ignores get no fault, as none would show.

type Operator = (operation: Operation, contract: Contract) => MadeFault[]

const writes = ({ method }: Operation): boolean => method !== 'GET'
const actorIn = ({ parameters }: Operation) => parameters.find(({ name }) => name === 'onBehalfOf')
const queryOf = ({ parameters }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'query' && !withoutEffect.includes(parameter.name))

const isList = ({ paging }: Operation): boolean => paging !== undefined

/** Whether a source says in which order a list comes; a cursor continues one. */
const isOrdered = ({ paging }: Operation): boolean => paging?.order !== undefined || paging?.style === 'cursor'

/** An operator for some operations, with one fault each. */
const faultWhere =
  (applies: (operation: Operation) => boolean, what: string, wrap: (contract: Contract) => Wrap): Operator =>
  (operation, contract) =>
    applies(operation) ? [{ what, wrap: wrap(contract) }] : []

/** Every operator by name. */
const operators: Readonly<Record<string, Operator>> = {
  'parameter-ignored': (operation, { document }) =>
    queryOf(operation).map(({ name, schema }) => {
      const { default: usual } = resolve<Schema>(document, schema)
      const rest = usual === undefined ? {} : { [name]: usual }
      return {
        detail: name,
        what: `${name} is ignored`,
        wrap: onCall(({ query: { [name]: _, ...query }, ...call }) => ({ ...call, query: { ...query, ...rest } })),
      }
    }),

  'number-off-by-one': (operation, { document }) =>
    queryOf(operation)
      .filter(({ schema }) => typesOf(resolve<Schema>(document, schema)).includes('integer'))
      .map(({ name }) => ({
        detail: name,
        what: `${name} counts one more`,
        wrap: onCall(({ query, ...call }) => ({
          ...call,
          query: query[name] === undefined ? query : { ...query, [name]: Number(query[name]) + 1 },
        })),
      })),

  'property-ignored': (operation, contract) =>
    propertiesOf(contract, operation)
      .filter(({ isOptional }) => isOptional)
      .map(({ path }) => ({
        ...describedBy(path, 'is ignored'),
        wrap: onCall((call) => ({ ...call, body: changed(call.body, path) as Json })),
      })),

  'first-item-only': (operation, contract) => [
    ...queryOf(operation)
      .filter(({ schema }) => typesOf(resolve<Schema>(contract.document, schema)).includes('array'))
      .map(({ name }) => ({
        ...describedBy([name], 'counts only with its first item'),
        wrap: onCall(({ query, ...call }) => ({ ...call, query: changed(query, [name], firstItem) as Json })),
      })),
    ...propertiesOf(contract, operation)
      .filter(({ isList }) => isList)
      .map(({ path }) => ({
        ...describedBy(path, 'counts only with its first item'),
        wrap: onCall((call) => ({ ...call, body: changed(call.body, path, firstItem) as Json })),
      })),
  ],

  'actor-ignored': faultWhere(
    (operation) => actorIn(operation) !== undefined && actorIn(operation)?.required !== true,
    'the app acts instead of the user',
    () => onCall((call) => ({ ...call, actor: undefined })),
  ),

  'another-acts': faultWhere(
    (operation) => actorIn(operation) !== undefined,
    'another user acts than the named one',
    () => onCall((call) => ({ ...call, actor: call.actor && (othersThan(call)[0] ?? call.actor) })),
  ),

  'last-dropped': faultWhere(isList, 'a list of several records lacks the last', () =>
    onResponse((body) => (listedRecords(body).length > 1 ? withItems(body, listedRecords(body).slice(0, -1)) : body)),
  ),

  'first-repeated': faultWhere(isList, 'a list has its first record twice', () =>
    onResponse((body) => withItems(body, [...listedRecords(body).slice(0, 1), ...listedRecords(body)])),
  ),

  'order-reversed': faultWhere(isOrdered, 'a list begins with its last record', () =>
    onResponse((body) => withItems(body, listedRecords(body).toReversed())),
  ),

  'without-effect': faultWhere(writes, 'responds as usual, but changes nothing', () => (call, next) => {
    const restore = rememberStore(call.store)
    const body = structuredClone(next(call))
    restore()
    return body
  }),

  'second-effect-lost': keeping('the second kind of records that it changes stays as it was', (index) => index === 1),

  'later-effects-lost': keeping('all kinds of records that it changes stay as they were, after the second', (index) => index > 1),

  'neighbour-too': faultWhere(
    (operation) => writes(operation) && operation.path.includes('{'),
    'does the same to the neighbours of the record',
    () => (call, next) => {
      const neighbours = neighboursOf(call)
      const body = structuredClone(next(call))
      for (const neighbour of neighbours) first([neighbour], next)
      return body
    },
  ),

  // Who may change a record, or makes one that is unique, does it for all.
  'for-others-too': faultWhere(
    (operation) => writes(operation) && actorIn(operation) !== undefined && !operation.authority && !operation.unique,
    'does the same for all other users',
    () => (call, next) => {
      const body = structuredClone(next(call))
      if (call.actor) for (const actor of othersThan(call, Number.POSITIVE_INFINITY)) first([{ ...call, actor }], next)
      return body
    },
  ),

  'stale-read': faultWhere(
    (operation) => !writes(operation),
    'always responds to a request as the first time',
    () => {
      const firstBodies = new Map<string, Json>()
      return (call, next) => {
        const key = JSON.stringify([call.path, call.query, call.actor?.uid])
        const body = firstBodies.get(key) ?? structuredClone(next(call))
        firstBodies.set(key, body)
        return structuredClone(body)
      }
    },
  ),

  'permission-ignored': faultWhere(
    (operation) => actorIn(operation) !== undefined,
    'does for a user what only others may do',
    ({ document }) =>
      (call, next) => {
        try {
          return next(call)
        } catch (error) {
          if (!call.actor || !(error instanceof ServiceError) || statusOf(document, error.code) !== 403) throw error
          const allowed = [...(actorIn(call.operation)?.required ? [] : [undefined]), ...othersThan(call, 50)]
          const done = first(
            allowed.map((actor) => ({ ...call, actor })),
            next,
          )
          if (!done) throw error
          return done
        }
      },
  ),
}

/** Names what a fault concerns. */
const describedBy = (path: readonly string[], what: string): Pick<MadeFault, 'detail' | 'what'> => ({
  detail: path.join('.'),
  what: `${path.join('.')} ${what}`,
})

const firstItem = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 1) : value)

/** Changes the response. */
const onResponse =
  (change: (body: Json) => Json): Wrap =>
  (call, next) =>
    change(structuredClone(next(call)))

/** A response with other records, and counts to match. */
function withItems(body: Json, items: Json[]): Json {
  const { pagination, current, ...meta } = (body.meta ?? {}) as { pagination?: Record<string, number>; current?: Record<string, number> }
  const more = items.length - listedRecords(body).length
  return {
    ...body,
    data: items,
    ...(body.meta !== undefined && {
      meta: {
        ...meta,
        ...(current && { current: { ...current, count: items.length } }),
        ...(pagination && {
          pagination: { ...pagination, count: items.length, ...(pagination.total !== undefined && { total: pagination.total + more }) },
        }),
      },
    }),
  }
}

/** Keeps some of the tables that a handler changes as they were. Most handlers change one. */
function keeping(what: string, isKept: (index: number) => boolean): Operator {
  return (operation) => {
    if (!writes(operation)) return []
    const wrap: Wrap = (call, next) => {
      const { series: _numbers, ...records } = call.store
      const tables = Object.values<unknown>(records).filter((table): table is object => table instanceof Map || Array.isArray(table))
      const tablesBefore = tables.map((table) => ({ table, text: snapshotText(table), restore: rememberStore(table) }))
      const body = structuredClone(next(call))
      const undone = tablesBefore.filter(({ table, text }) => snapshotText(table) !== text).filter((_, index) => isKept(index))
      for (const { restore } of undone) restore()
      return body
    }
    return [{ what, wrap }]
  }
}

/** The body of the first of several calls that the handler accepts. */
function first(calls: readonly FakeCall[], handler: Handler): Json | undefined {
  for (const call of calls) {
    try {
      return structuredClone(handler(call))
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
    }
  }
  return undefined
}

/** Other users than the acting one, oldest first. */
const othersThan = ({ store, actor }: FakeCall, most = 5): UserRecord[] =>
  [...store.users.values()].filter(({ uid, deactivatedAt }) => uid !== actor?.uid && deactivatedAt === undefined).slice(0, most)

/**
 * The same call for the nearest records of the kind that the last identifier in the path names:
 * those before it, then those after it.
 */
function neighboursOf(call: FakeCall): FakeCall[] {
  const tables = (holder: object) => Object.values(holder).filter((value): value is Map<string, unknown> => value instanceof Map)
  const parents = Object.values(call.path).flatMap((id) => tables(call.store).flatMap((table) => table.get(id.toLowerCase()) ?? []))
  for (const [name, id] of Object.entries(call.path).reverse()) {
    for (const table of [...parents.filter(isObject).flatMap(tables), ...tables(call.store)]) {
      const key = [id, id.toLowerCase()].find((candidate) => table.has(candidate))
      if (key === undefined) continue
      const keys = [...table.keys()]
      const at = keys.indexOf(key)
      const nearest = [...keys.slice(Math.max(0, at - 3), at).reverse(), ...keys.slice(at + 1, at + 3)]
      return nearest.map((other) => ({ ...call, path: { ...call.path, [name]: other } }))
    }
  }
  return []
}

/** How many named properties deep a body is looked into. */
const deepest = 2

/** The properties of a body by their paths; `*` stands for any key or index. */
function propertiesOf({ document }: Contract, { body }: Operation) {
  const [media] = Object.values(body?.content ?? {})
  const found = new Map<string, { path: string[]; isOptional: boolean; isList: boolean }>()
  const walk = (schema: Schema, path: string[]): void => {
    if (path.filter((name) => name !== '*').length >= deepest) return
    for (const part of branchesOf(document, schema)) {
      for (const [name, property] of Object.entries(part.properties ?? {})) {
        if (withoutEffect.includes(name)) continue
        const propertyPath = [...path, name]
        const isList = typesOf(resolve<Schema>(document, property)).includes('array')
        const { isOptional = false } = found.get(JSON.stringify(propertyPath)) ?? {}
        found.set(JSON.stringify(propertyPath), {
          path: propertyPath,
          isOptional: isOptional || !isRequired(document, schema, name),
          isList,
        })
        walk(property, propertyPath)
      }
      for (const more of [part.items, part.additionalProperties]) if (isSchema(more)) walk(more, [...path, '*'])
    }
  }
  if (media) walk(media.schema, [])
  return [...found.values()]
}

/** Whether a schema requires a property: itself, one of its parts, or every alternative. */
function isRequired(document: OpenApiDocument, schema: Schema, name: string): boolean {
  const { required = [], allOf, oneOf, anyOf } = resolve<Schema>(document, schema)
  const requires = (part: Schema) => isRequired(document, part, name)
  const alternatives = [oneOf, anyOf].map(listOf).filter((list) => list.length > 0)
  return required.includes(name) || listOf(allOf).some(requires) || alternatives.some((list) => list.every(requires))
}

/** A value with another one at a path, or without any. */
function changed(value: unknown, [name, ...rest]: readonly string[], change: (value: unknown) => unknown = () => undefined): unknown {
  if (name === undefined) return change(value)
  if (name === '*' && Array.isArray(value)) return value.map((item) => changed(item, rest, change))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [key, name === '*' || key === name ? changed(item, rest, change) : item])
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
}

/** The faults that the operators make of the operations that the fake models. */
export const handlerFaults = (contract: Contract): Fault[] =>
  faultsBy(
    operators,
    contract.operations.filter(({ id }) => id in families),
    contract,
  )
