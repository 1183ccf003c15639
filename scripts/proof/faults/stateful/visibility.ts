import { createHash } from 'node:crypto'
import { additionsTo } from '../../../../contract-tests/cases/additions.ts'
import { basesOf, bodyOf } from '../../../../contract-tests/cases/arguments.ts'
import { positivesOf } from '../../../../contract-tests/cases/positives.ts'
import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../../contract-tests/documents/document.ts'
import { isObject } from '../../../../contract-tests/documents/isObject.ts'
import type { Json } from '../../../../contract-tests/documents/json.ts'
import { oncePer } from '../../../../contract-tests/documents/oncePer.ts'
import { changedAt } from '../../../../contract-tests/documents/pointer.ts'
import type { Handler, Handlers } from '../../../../contract-tests/fake/call.ts'
import { families } from '../../../../contract-tests/fake/families.ts'
import { bodiesOf, distinct, readsOf, spread, startsOf, valuesOf } from '../../../../contract-tests/model/calls.ts'
import { named } from '../../../../contract-tests/model/names.ts'
import { withBody } from '../../../../contract-tests/model/part.ts'
import { withRecords } from '../../../../contract-tests/model/records.ts'
import { textOf } from '../../../../contract-tests/model/snapshot.ts'
import { isSafe } from '../../../../contract-tests/server/createdRecords.ts'
import type { Answer, Call } from '../../../../contract-tests/statements/call.ts'
import type { StatefulFault } from './fault.ts'
import { createWorld, type World } from './world.ts'

/** Finds calls that show faults, without the checks: the fake answers them with and without one. */
export interface Visibility {
  /**
   * The first call to whose answer, or to the records after it, a fault makes a difference;
   * `undefined` if it is equivalent.
   */
  shownBy(fault: StatefulFault): Call | undefined
}

/** Makes calls and returns what can be seen, as text. */
type Try = (call: Call, handlers?: Handlers) => string

/**
 * Creates the search. What the fake shows without faults is kept, as many faults are compared with
 * it.
 */
export function createVisibility(contract: Contract): Visibility {
  const world = createWorld(contract)
  const modelled = contract.operations.filter(({ id }) => id in families)
  const healthy = new Map<string, string>()
  let writes: Call[] | undefined

  const seen: Try = (call, handlers) => shown(call, () => world.answer(call, handlers))
  const isAccepted = (call: Call): boolean => {
    const text = seen(call)
    world.reset()
    return text.startsWith('{')
  }
  // Writes are made twice, as some faults show only in repeated calls.
  const alone: Try = (call, handlers) =>
    isSafe(call.operation) ? seen(call, handlers) : [seen(call, handlers), seen(call, handlers), textOf(world.store)].join('\n')
  const afterWrites: Try = (read, handlers) => {
    writes ??= modelled.filter((operation) => !isSafe(operation)).flatMap((operation) => plainOf(operation).accepted.slice(0, 1))
    const after = (write: Call) => {
      world.reset()
      seen(write)
      return seen(read, handlers)
    }
    return [seen(read, handlers), ...writes.map(after)].join('\n')
  }

  const plainOf = oncePer((operation: Operation): Plain => {
    const all = plainCalls(world, operation)
    return { all, accepted: all.filter(isAccepted) }
  })
  const allBodies = oncePer((operation: Operation) => bodiesFor(world, operation))

  function differs(tried: Try, fault: Handlers, call: Call): boolean {
    const key = JSON.stringify([tried === alone, call.operation.id, call.args])
    const fresh = (handlers?: Handlers) => {
      const text = tried(call, handlers)
      world.reset()
      // Of many calls, all records are too much to keep.
      return createHash('sha1').update(text).digest('base64')
    }
    const usual = healthy.get(key) ?? fresh()
    healthy.set(key, usual)
    return usual !== fresh(fault)
  }

  return {
    shownBy({ operation: id, wrap, concerns }) {
      const operation = modelled.find((candidate) => candidate.id === id) as Operation
      const plain = plainOf(operation)
      const shows = (tried: Try) => (call: Call) =>
        (concerns === undefined || JSON.stringify(call.args).includes(JSON.stringify(concerns))) &&
        differs(tried, { [id]: wrap(families[id] as Handler) }, call)
      const found = plain.all.find(shows(alone)) ?? (isSafe(operation) ? plain.accepted.slice(0, 20).find(shows(afterWrites)) : undefined)
      if (found) return found
      for (const call of variedCalls(world, operation, plain, allBodies(operation), concerns)) if (shows(alone)(call)) return call
      return undefined
    },
  }
}

/** The plain calls of an operation, and those that are accepted. */
interface Plain {
  readonly all: readonly Call[]
  readonly accepted: readonly Call[]
}

/** A call about each record as each user, with the first body. */
function plainCalls({ maker }: World, operation: Operation): Call[] {
  const [first] = bodiesOf(maker, operation)
  return startsOf(maker, operation, (values) => values).map((start) => ({
    operation,
    args: withBody(maker, operation, start, first?.body),
  }))
}

/** How many calls are varied: with each body, a parameter, or two; and of how many values. */
const most = { bodies: 6, values: 6, pairs: 3, perPair: 5, perList: 6 }

/**
 * Calls with each other body, and with each value of each query parameter that a fault concerns,
 * alone and beside each other parameter.
 */
function* variedCalls(
  world: World,
  operation: Operation,
  { all, accepted }: Plain,
  bodies: readonly unknown[],
  concerns: string | undefined,
): Generator<Call> {
  const { maker, answer } = world
  for (const { args } of spread(accepted.length > 0 ? accepted : all, most.bodies))
    for (const body of bodies) yield { operation, args: withBody(maker, operation, args, body) }
  if (!isSafe(operation)) return
  yield* readsOf(maker, operation)
  const longest = accepted.map((call) => ({ call, text: JSON.stringify(answer(call).body) })).sort((a, b) => b.text.length - a.text.length)
  const names = operation.parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []))
  const own = names.filter((name) => concerns === undefined || name === concerns)
  for (const { call, text } of longest.slice(0, most.values))
    for (const name of own) {
      const varied = valuesOf(maker, operation, name, text).map((value) => ({ operation, args: { ...call.args, [name]: value } }))
      yield* varied
      yield* ofTwo(world, name, varied)
    }
  if (concerns === undefined) return
  for (const { call, text } of longest.slice(0, most.pairs))
    for (const [name, other] of own.flatMap((one) => names.filter((second) => second !== one).map((second) => [one, second] as const)))
      for (const value of valuesOf(maker, operation, name, text).slice(0, most.perPair))
        for (const second of valuesOf(maker, operation, other, text).slice(0, most.perPair))
          yield { operation, args: { ...call.args, [name]: value, [other]: second } }
}

/** Calls with two items in a list, each of which has another answer alone. */
function ofTwo({ answer }: World, name: string, calls: readonly Call[]): Call[] {
  const single = calls.filter(({ args }) => Array.isArray(args[name]) && args[name].length === 1)
  const apart = [...new Map(single.map((call) => [shown(call, () => answer(call)), call])).values()].slice(0, most.perList)
  return apart.flatMap(({ operation, args }) =>
    apart.map((other) => ({ operation, args: { ...args, [name]: [args[name], other.args[name]].flat() } })),
  )
}

/** The bodies of the comparison, and more: of every example, limit and part of the schema. */
function bodiesFor({ maker }: World, operation: Operation): unknown[] {
  const { contract, names, trace } = maker
  const described = bodyOf(operation)
  if (!described) return [undefined]
  const bases = basesOf(contract, operation)
  const limits = positivesOf(contract, operation, bases).flatMap(({ args }) => (args.body === undefined ? [] : [args.body]))
  const added = bases.examples.flatMap(([, example]) =>
    additionsTo(contract, [described.schema], example).map(({ pointer, value }) => changedAt(example, pointer, () => value)),
  )
  const more = [...limits, ...added, ...bases.instances].filter((body) => contract.accepts(described.schema, body))
  const own = more.map((body) => named(contract, names, operation, { body }).body)
  const aboutRecords = own.map((body) => withRecords(contract, trace, operation, body))
  return distinct([...bodiesOf(maker, operation).map(({ body }) => body), ...aboutRecords, ...own])
}

/**
 * What a caller sees of an answer: its body, or the error's code. The order of a list counts only
 * where the documents let callers rely on it.
 */
function shown(call: Call, answer: () => Answer): string {
  try {
    const { status, body } = answer()
    if (status >= 300) return String((body.error as Json).code)
    const ordered = !Array.isArray(body.data) || isOrdered(call)
    return text(ordered ? body : { ...body, data: (body.data as Json[]).map(text).sort() })
  } catch (error) {
    return String(error)
  }
}

/** JSON in which the order of properties does not count. */
const text = (json: unknown): string =>
  JSON.stringify(json, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/** Whether the order of a list is stated: the call chooses it, or a cursor walks along it. */
const isOrdered = ({ operation, args }: Call): boolean =>
  operation.paging?.style === 'cursor' || Object.keys(args).some((name) => /^(sort|affix)/.test(name))
