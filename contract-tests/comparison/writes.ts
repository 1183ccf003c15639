import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { distinctItems, type Json } from '../documents/json.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { effectOfProperty } from '../exchange/effectNames.ts'
import { identifiersIn } from '../serverChecks/identifiers.ts'
import { resourcesOf } from '../serverChecks/resources.ts'
import type { Call, ServerAnswer } from '../statements/call.ts'
import { bodiesOf, labelOf, spreadItems, startsOf, type World } from './calls.ts'
import { decisiveProperties } from './looks.ts'
import { makeCall, tryCall } from './makeCall.ts'
import { leaveByRule, type PartRun } from './partRun.ts'
import type { Sent } from './send.ts'

/**
 * Tries the calls of a write: those that the model rejects, and each body where the model accepts
 * it.
 */
export async function callWrite(run: PartRun, world: World, operation: Operation): Promise<void> {
  const { contract, trace } = world
  const { create, idProperty, unique } = resourcesOf(contract).get(operation.path) ?? {}
  const namesRecord = (args: Call['args']) => identifiersIn(contract, operation, args).length > 0
  // The guard always stops a write that names no record.
  const isSent = (body: unknown) => create === operation || operation.path.includes('{') || namesRecord({ body })
  const bodies = bodiesOf(world, operation).filter(({ body }) => isSent(body))
  const [first] = bodies
  const peek = (args: Call['args']) => trace.peek({ operation, args })
  const severalPaths = operation.parameters.filter((parameter) => parameter.in === 'path').length > 1
  const allStarts = () => startsOf(world, operation, severalPaths ? (values) => values.slice(0, mostValues) : undefined, true)
  const isOpen = create === operation && idProperty !== undefined && unique !== true
  if (isOpen) leaveByRule(run, operation, 'an identifier that is taken', 'the documents do not say what happens')
  // With a new identifier, and with one that is taken.
  const rejected = (world.isDrawn(operation, 'rejections') ? allStarts() : []).flatMap((start) =>
    distinctItems([withBody(world, operation, start, first?.body), ...(isOpen ? [] : [asGiven(start, first?.body)])]).flatMap((args) => {
      const code = rejectionOf(peek(args))
      return code === undefined ? [] : [{ args, code, actor: start.onBehalfOf }]
    }),
  )
  const accepts = (args: Call['args']) => peek(args).status < 300
  const firstOf = (key: (one: (typeof rejected)[number]) => string, among = rejected) =>
    [...new Map(among.toReversed().map((one) => [key(one), one])).values()].reverse()
  // The app itself may do what a member lacks the right for.
  const lacksRight = rejected.filter(({ args }) => {
    const { onBehalfOf, ...asApp } = args
    return operation.authority && peek(args).status === 403 && !Object.values(asApp).includes(onBehalfOf) && accepts(asApp)
  })
  const kinds = distinctItems([
    ...firstOf(({ code }) => code),
    ...firstOf(({ actor }) => String(actor), lacksRight),
    ...firstOf(({ code, actor }) => `${code} ${actor}`),
  ])
  const tried = kinds.slice(0, mostRejections)
  if (kinds.length > tried.length)
    leaveByRule(run, operation, `${kinds.length - tried.length} more rejections`, 'a run tries only some of many like them')
  for (const { args } of tried) await tryCall(run, world, { operation, args, label: labelOf(args, world) })
  const codes = new Set(rejected.map(({ code }) => code))
  const used = new Map<string, number>()
  const usual = spreadItems(
    allStarts().filter((start) => accepts(withBody(world, operation, start, first?.body))),
    mostUsual,
  )
  const withStart = (label: string, { body: _, ...start }: Call['args']) => `${label} ${labelOf(start, world)}`.trim()
  for (const { body, label, example } of bodies) {
    const isAccepted = (starts: typeof usual) => starts.some((start) => accepts(withBody(world, operation, start, body)))
    const few = body === first?.body ? [] : usual
    const all = few.length > 0 && isAccepted(few) ? [] : allStarts()
    // A body that is accepted nowhere is sent where another is: one reason for a rejection.
    const starts = (few.length === 0 || isAccepted(all) ? all : few)
      .map((start) => ({ start, args: withBody(world, operation, start, body) }))
      .sort((a, b) => (used.get(keyOf(a.start)) ?? 0) - (used.get(keyOf(b.start)) ?? 0))
    for (const { args } of starts) {
      const code = rejectionOf(peek(args))
      if (code === undefined || codes.has(code)) continue
      codes.add(code)
      await tryCall(run, world, { operation, args, label: withStart(label, args) })
    }
    const perActor = body === first?.body ? new Set(starts.map(({ start }) => start.onBehalfOf)) : new Set([undefined])
    for (const actor of perActor) {
      const accepted: typeof starts = []
      for (const one of starts) {
        if (accepted.length === mostStarts) break
        if ((perActor.size === 1 || one.start.onBehalfOf === actor) && accepts(one.args)) accepted.push(one)
      }
      const found = mostObeyed(run, world, operation, accepted)
      if (!found) continue
      used.set(keyOf(found.start), (used.get(keyOf(found.start)) ?? 0) + 1)
      const made = await tryCall(run, world, {
        operation,
        args: found.args,
        label: withStart(label, found.args),
        ...(example && { example }),
      })
      // An app can have few of some records.
      if (made && operation.quota?.per === 'app') await removeAgain(run, world, operation, made)
    }
  }
}

/** How many starts that the first body has are tried with others. */
const mostUsual = 8

/** The most rejections of the first body. */
const mostRejections = 8

/** A rejection as a text, to tell it from others; `undefined` if the call is accepted. */
const rejectionOf = (answer: ServerAnswer): string | undefined =>
  answer.status >= 300 && answer.status < 500 ? JSON.stringify(answer) : undefined

/** The maximum number of records for each of several path parameters. The world's come first. */
const mostValues = 9

/** How many starts are compared. */
const mostStarts = 4

/**
 * Of a few starts, the first where most properties of the body matter: `unset` needs something to
 * remove.
 */
function mostObeyed<Start extends { args: Call['args'] }>(
  { looking }: PartRun,
  world: World,
  operation: Operation,
  starts: readonly Start[],
): Start | undefined {
  const [first] = starts
  const names = Object.keys((first?.args.body ?? {}) as object)
  if (names.every((name) => looking.obeyedProperties.has(effectOfProperty(operation, name)))) return first
  const few = starts.map((start) => ({
    start,
    count: decisiveProperties(world, { operation, args: start.args }, [], looking.obeyedProperties).length,
  }))
  return few.sort((a, b) => b.count - a.count)[0]?.start
}

const keyOf = (start: object): string => JSON.stringify(start)

/** Arguments with a body as it is. */
const asGiven = (start: Call['args'], body: unknown): Call['args'] => (body === undefined ? start : { ...start, body })

/** Arguments with a body; the records that it creates have new identifiers. */
function withBody({ contract, trace, names }: World, operation: Operation, start: Call['args'], body: unknown): Call['args'] {
  const newId = (id: unknown) =>
    typeof id === 'string' && id.length < 60 ? `${names.prefix}${id.replace(names.prefix, '')}-${trace.steps.length}` : id
  const args = asGiven(start, withNewKeys(body, names.prefix, newId))
  const { create, idProperty } = resourcesOf(contract).get(operation.path) ?? {}
  if (body === undefined || create !== operation || idProperty === undefined) return args
  return changedAt(args, `/body/${idProperty}`, newId) as Call['args']
}

/** A body in which the records of a map that are keyed by their identifiers have new ones. */
function withNewKeys(body: unknown, prefix: string, newId: (id: unknown) => unknown): unknown {
  if (!isObject(body)) return body
  const plain = (id: unknown) => String(id).replace(prefix, '')
  const renamed = ([key, record]: [string, unknown]): [string, unknown] => {
    const name = isObject(record) ? Object.keys(record).find((property) => plain(record[property]) === plain(key)) : undefined
    return name === undefined ? [key, record] : [String(newId(key)), { ...(record as Json), [name]: newId(key) }]
  }
  const isMap = (value: unknown) => isObject(value) && Object.values(value).every(isObject)
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      isMap(value) ? Object.fromEntries(Object.entries(value as Json).map(renamed)) : value,
    ]),
  )
}

/** Removes a record that a call made. */
async function removeAgain(run: PartRun, world: World, operation: Operation, { step }: Sent): Promise<void> {
  const { remove, idPointer = '/data/id' } = resourcesOf(world.contract).get(operation.path) ?? {}
  const [parameter] = remove?.parameters.filter((one) => one.in === 'path') ?? []
  const id = valueAt(step.answer.body, idPointer)
  if (!remove || !parameter || id === undefined || step.answer.status >= 300) return
  const args = { [parameter.name]: id }
  await makeCall(run, world, { operation: remove, args, label: labelOf(args, world) }, false)
}
