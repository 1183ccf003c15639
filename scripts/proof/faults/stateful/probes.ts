import { additionsTo } from '../../../../contract-tests/cases/additions.ts'
import { basesOf, bodyOf } from '../../../../contract-tests/cases/arguments.ts'
import { boundariesOf } from '../../../../contract-tests/documents/boundaries.ts'
import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import { type Operation, resolve, type Schema } from '../../../../contract-tests/documents/document.ts'
import { isObject } from '../../../../contract-tests/documents/isObject.ts'
import type { Json } from '../../../../contract-tests/documents/json.ts'
import { changedAt } from '../../../../contract-tests/documents/pointer.ts'
import { typesOf } from '../../../../contract-tests/documents/subschemas.ts'
import type { Store } from '../../../../contract-tests/fake/store.ts'
import { resourcesOf } from '../../../../contract-tests/server/resources.ts'
import type { Probe } from './world.ts'

// The fixed requests that show whether a fault has an effect. They are made from the documents:
// each parameter and each property with each kind of value, several records, several acting users.

type Start = Pick<Probe, 'path' | 'actor'>

/**
 * Requests without query parameters, with each example as a body: for every record, as the app and
 * as users of different rank.
 */
export function plainProbes(contract: Contract, operation: Operation, store: Store): Probe[] {
  const [body = {}, ...others] = examplesOf(contract, operation)
  return starts(operation, store).flatMap((start, index) =>
    (index < 12 ? [body, ...others] : [body]).map((sent) => ({ ...start, operation, query: defaultsOf(contract, operation), body: sent })),
  )
}

/**
 * Requests with each value of each query parameter, alone and beside each other parameter, and with
 * each variation of the body.
 *
 * @param times - those of the operation's records, on which bounds are put
 */
export function* variedProbes(contract: Contract, operation: Operation, store: Store, times: readonly number[]): Generator<Probe> {
  const few = starts(operation, store, 2)
  const query = defaultsOf(contract, operation)
  const settings = Object.entries(valuesOf(contract, operation, times))
  const [body = {}] = examplesOf(contract, operation)
  for (const start of few)
    for (const [name, values] of settings)
      for (const value of values) yield { ...start, operation, query: { ...query, [name]: value }, body }
  for (const sent of variationsOf(contract, operation)) for (const start of few) yield { ...start, operation, query, body: sent }
  for (const start of few)
    for (const [index, [name, values]] of settings.entries())
      for (const [other, seconds] of settings.slice(index + 1))
        for (const value of values.slice(0, 4))
          for (const second of seconds.slice(0, 4)) yield { ...start, operation, query: { ...query, [name]: value, [other]: second }, body }
}

/** Acting users: one with rank, one with less, one with least, a stranger. */
const actors = ['mira', 'jonas', 'priya', 'miller']

/** Records and acting users to begin with. */
function starts(operation: Operation, store: Store, most = Number.POSITIVE_INFINITY): Start[] {
  const actor = operation.parameters.find(({ name }) => name === 'onBehalfOf')
  const who = actor ? [...actors.slice(0, most), ...(actor.required ? [] : [undefined])] : [undefined]
  const names = operation.parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter] : []))
  const paths = names.reduce<Record<string, string>[]>(
    (known, { name, example }) =>
      known.flatMap((path) =>
        recordsFor(operation, name, store, String(example))
          .slice(0, names.length > 1 ? Math.min(most, 5) : most)
          .map((id) => ({ ...path, [name]: id })),
      ),
    [{}],
  )
  return paths.flatMap((path) => who.map((uid) => ({ path, actor: uid })))
}

/** The tables of path parameters. */
const tables: Readonly<Record<string, keyof Store>> = {
  uid: 'users',
  guid: 'groups',
  role: 'roles',
  authToken: 'authTokens',
  apiKey: 'apiKeys',
  keywordId: 'keywordLists',
  ruleId: 'rules',
  '/moderation/reasons/{id}': 'reasons',
  '/moderation/messages/{id}': 'submitted',
  id: 'messages',
}

/** Words that path parameters take, beside the example. */
const words: Readonly<Record<string, readonly string[]>> = {
  scope: ['participant', 'admin'],
  permission: ['sendMessage', 'listUsers.mode', 'createGroup', 'listReactions'],
  reaction: ['😀', '👍', '❤️'],
}

/** The values of a path parameter: the example first, then every other record of the kind. */
function recordsFor({ path }: Operation, name: string, store: Store, example: string): string[] {
  const table = store[tables[path] ?? tables[name] ?? 'users'] as Map<string, unknown>
  const known = name === 'conversationId' ? [...store.messages.conversationIds()] : (words[name] ?? [...table.keys()])
  return [...new Set([...(known.includes(example) ? [example] : []), ...known])]
}

const defaultsOf = ({ document }: Contract, { parameters }: Operation): Json =>
  Object.fromEntries(
    parameters.flatMap(({ name, in: place, schema }) => {
      const usual = resolve<Schema>(document, schema).default
      return place === 'query' && usual !== undefined ? [[name, usual]] : []
    }),
  )

/**
 * Values of each query parameter: its example, its limits, each value of a list, small numbers and
 * times.
 */
function valuesOf(contract: Contract, operation: Operation, times: readonly number[]): Record<string, unknown[]> {
  const { document, accepts } = contract
  const { all } = basesOf(contract, operation)
  const found = operation.parameters.flatMap(({ name, in: place, schema }) => {
    if (place !== 'query') return []
    const numbers = typesOf(resolve<Schema>(document, schema)).includes('integer')
      ? [...times.flatMap((time) => [time, time - 1]), 1, 2, 3]
      : []
    const edges = boundariesOf(document, accepts, [schema], all[name]).map(({ pointer, value }) =>
      changedAt(all[name], pointer, () => value),
    )
    const single = Array.isArray(all[name]) ? (all[name] as unknown[]).map((item) => [item]) : []
    return [[name, distinct([all[name], ...single, ...numbers, ...edges]).filter((value) => accepts(schema, value))]]
  })
  return Object.fromEntries(found)
}

/**
 * The bodies of the documents' examples: as they are, with new identifiers, about a stranger, about
 * nobody.
 */
function examplesOf(contract: Contract, operation: Operation): Json[] {
  if (!bodyOf(operation)) return []
  const { examples, smallest } = basesOf(contract, operation)
  const sent = distinct([...examples.map(([, value]) => value), smallest])
  const { idProperty } = resourcesOf(contract).get(operation.path) ?? {}
  const elsewhere = ['ada', 'nobody'].map((uid) => sent.map((body) => replaced(body, actors, () => uid)))
  return distinct([...sent.map((body) => renamed(body, idProperty)), ...sent, ...elsewhere.flat()]) as Json[]
}

/** A body with new identifiers: its own, or those of the records in it. */
function renamed(body: unknown, idProperty: string | undefined): unknown {
  if (!isObject(body)) return body
  const own = idProperty === undefined ? [] : [body[idProperty]]
  const held = Object.values(body).flatMap((part) => (isObject(part) && Object.values(part).every(isObject) ? Object.keys(part) : []))
  return replaced(body, [...own, ...held], (id) => `${id}-new`)
}

/** A value in which some texts are replaced. */
const replaced = (value: unknown, texts: readonly unknown[], by: (text: unknown) => string): unknown =>
  JSON.parse(texts.reduce<string>((json, text) => json.replaceAll(JSON.stringify(text), JSON.stringify(by(text))), JSON.stringify(value)))

/**
 * Variations of the examples: at every limit, without each property, and with each further
 * property.
 */
function variationsOf(contract: Contract, operation: Operation): Json[] {
  const body = bodyOf(operation)
  if (!body) return []
  const { document, accepts } = contract
  const { instances } = basesOf(contract, operation)
  const varied = examplesOf(contract, operation).flatMap((example) =>
    [...additionsTo(contract, [body.schema], example), ...boundariesOf(document, accepts, [body.schema], example)].map(
      ({ pointer, value }) => changedAt(example, pointer, () => value),
    ),
  )
  return distinct([...varied, ...instances].filter((value) => isObject(value) && accepts(body.schema, value))) as Json[]
}

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
