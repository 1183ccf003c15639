import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import { type OpenApiDocument, type Operation, resolve, type Schema } from '../../../../contract-tests/documents/document.ts'
import { isObject } from '../../../../contract-tests/documents/isObject.ts'
import type { Json } from '../../../../contract-tests/documents/json.ts'
import { isSchema, listOf, typesOf } from '../../../../contract-tests/documents/subschemas.ts'
import { type Call, type Handler, ServiceError, statusOf } from '../../../../contract-tests/fake/call.ts'
import { families } from '../../../../contract-tests/fake/families.ts'
import type { UserRecord } from '../../../../contract-tests/fake/records.ts'
import { itemsOf, onCall, type Wrap } from '../../../../contract-tests/fake/wraps.ts'
import { remember } from '../../../../contract-tests/model/snapshot.ts'
import { branchesOf, responseSchema } from '../../../../contract-tests/server/resources.ts'
import type { StatefulFault } from './fault.ts'
import { onResponse, withItems } from './wraps.ts'

// Operators: each makes a fault of every operation, parameter or property that it applies to. None
// is left out by hand.

/** A fault that an operator makes of an operation; `detail` names the parameter or property. */
interface Made {
  readonly detail?: string
  readonly concerns?: string
  readonly what: string
  readonly wrap: Wrap
}

type Operator = (operation: Operation, contract: Contract) => Made[]

const writes = ({ method }: Operation): boolean => method !== 'GET'
const actorIn = ({ parameters }: Operation) => parameters.find(({ name }) => name === 'onBehalfOf')
const queryOf = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === 'query')

const isList = (operation: Operation, contract: Contract): boolean => {
  const data = responseSchema(contract, operation, 'data')
  return (
    operation.method === 'GET' && data !== undefined && branchesOf(contract.document, data).some((part) => typesOf(part).includes('array'))
  )
}

/** An operator for some operations, with one fault each. */
const on =
  (applies: (operation: Operation, contract: Contract) => boolean, what: string, wrap: (contract: Contract) => Wrap): Operator =>
  (operation, contract) =>
    applies(operation, contract) ? [{ what, wrap: wrap(contract) }] : []

/** Every operator by name. */
const operators: Readonly<Record<string, Operator>> = {
  'parameter-ignored': (operation, { document }) =>
    queryOf(operation).map(({ name, schema }) => {
      const { default: usual } = resolve<Schema>(document, schema)
      const rest = usual === undefined ? {} : { [name]: usual }
      return {
        detail: name,
        concerns: name,
        what: `${name} is ignored`,
        wrap: onCall(({ query: { [name]: _, ...query }, ...call }) => ({ ...call, query: { ...query, ...rest } })),
      }
    }),

  'number-off-by-one': (operation, { document }) =>
    queryOf(operation)
      .filter(({ schema }) => typesOf(resolve<Schema>(document, schema)).includes('integer'))
      .map(({ name }) => ({
        detail: name,
        concerns: name,
        what: `${name} counts one more`,
        wrap: onCall(({ query, ...call }) => ({
          ...call,
          query: query[name] === undefined ? query : { ...query, [name]: Number(query[name]) + 1 },
        })),
      })),

  'property-ignored': (operation, contract) =>
    optionalProperties(contract, operation).map((path) => ({
      detail: path.join('.'),
      concerns: path.at(-1) as string,
      what: `${path.join('.')} is ignored`,
      wrap: onCall((call) => ({ ...call, body: without(call.body, path) as Json })),
    })),

  'actor-ignored': on(
    (operation) => actorIn(operation) !== undefined && actorIn(operation)?.required !== true,
    'the app acts instead of the user',
    () => onCall((call) => ({ ...call, actor: undefined })),
  ),

  'another-acts': on(
    (operation) => actorIn(operation) !== undefined,
    'another user acts than the named one',
    () => onCall((call) => ({ ...call, actor: call.actor && (othersThan(call)[0] ?? call.actor) })),
  ),

  'last-dropped': on(isList, 'a list of several records lacks the last', () =>
    onResponse((body) => (itemsOf(body).length > 1 ? withItems(body, itemsOf(body).slice(0, -1)) : body)),
  ),

  'first-repeated': on(isList, 'a list has its first record twice', () =>
    onResponse((body) => withItems(body, [...itemsOf(body).slice(0, 1), ...itemsOf(body)])),
  ),

  'order-reversed': on(isList, 'a list begins with its last record', () =>
    onResponse((body) => withItems(body, itemsOf(body).toReversed())),
  ),

  'without-effect': on(writes, 'responds as usual, but changes nothing', () => (next) => (call) => {
    const restore = remember(call.store)
    const body = structuredClone(next(call))
    restore()
    return body
  }),

  'neighbour-too': on(
    (operation) => writes(operation) && operation.path.includes('{'),
    'does the same to a neighbour of the record',
    () => (next) => (call) => {
      const neighbours = neighboursOf(call)
      const body = structuredClone(next(call))
      first(neighbours, next)
      return body
    },
  ),

  'for-others-too': on(
    (operation) => writes(operation) && actorIn(operation) !== undefined,
    'does the same for all other users',
    () => (next) => (call) => {
      const body = structuredClone(next(call))
      if (call.actor) for (const actor of othersThan(call, Number.POSITIVE_INFINITY)) first([{ ...call, actor }], next)
      return body
    },
  ),

  'stale-read': on(
    (operation) => !writes(operation),
    'always responds to a request as the first time',
    () => (next) => {
      const known = new Map<string, Json>()
      return (call) => {
        const key = JSON.stringify([call.path, call.query, call.actor?.uid])
        const body = known.get(key) ?? structuredClone(next(call))
        known.set(key, body)
        return structuredClone(body)
      }
    },
  ),

  'permission-ignored': on(
    (operation) => actorIn(operation) !== undefined,
    'does for a user what only others may do',
    ({ document }) =>
      (next) =>
      (call) => {
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

/** The body of the first of several calls that the handler accepts. */
function first(calls: readonly Call[], handler: Handler): Json | undefined {
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
const othersThan = ({ store, actor }: Call, most = 5): UserRecord[] =>
  [...store.users.values()].filter(({ uid, deactivatedAt }) => uid !== actor?.uid && deactivatedAt === undefined).slice(0, most)

/**
 * The same call for the nearest records of the kind that the last identifier in the path names:
 * those before it, then those after it.
 */
function neighboursOf(call: Call): Call[] {
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

/** The paths of the properties that a body may omit; `*` stands for any key or index. */
function optionalProperties({ document }: Contract, { body }: Operation): string[][] {
  const [media] = Object.values(body?.content ?? {})
  const found = new Map<string, string[]>()
  const walk = (schema: Schema, path: string[]): void => {
    if (path.filter((name) => name !== '*').length >= deepest) return
    for (const part of branchesOf(document, schema)) {
      for (const [name, property] of Object.entries(part.properties ?? {})) {
        const own = [...path, name]
        if (!isRequired(document, schema, name)) found.set(JSON.stringify(own), own)
        walk(property, own)
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

/** A value without what is at a path. */
function without(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  if (name === '*' && Array.isArray(value)) return value.map((item) => without(item, rest))
  if (!isObject(value)) return value
  if (rest.length === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, name === '*' || key === name ? without(item, rest) : item]))
}

/** The faults that the operators make of the operations that the fake models. */
export const genericFaults = (contract: Contract): StatefulFault[] =>
  Object.entries(operators).flatMap(([kind, make]) =>
    contract.operations
      .filter(({ id }) => id in families)
      .flatMap((operation) =>
        make(operation, contract).map(({ detail, wrap, ...made }) => ({
          id: [kind, operation.id, ...(detail === undefined ? [] : [detail])].join(': '),
          kind,
          group: 'generic' as const,
          operation: operation.id,
          ...made,
          handlers: { [operation.id]: wrap },
        })),
      ),
  )
